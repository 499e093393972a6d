"""The shuffle law bites: a leak planted in each thing that a seat can reach is found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bocage import Match
from bocage.kernel.digest import position_digest
from bocage.kernel.errors import NothingToUndo
from bocage.kernel.offer import Offer
from bocage.kernel.piles import HAND
from bocage.kernel.position import ONLOOKER, Position
from bocage.kernel.record import Entry
from bocage.match import fold, options, play, records, view
from bocage.match.game import Game
from every_game.laws import Broken, Law, who_chose_first_is_in_nobodys_view
from every_game.twins import the_shuffle_law
from every_game.walk import sealed, walk
from small_games.decks.book import DecksBook
from small_games.decks.rules import CARD_DRAWN, NOT_IN_HAND, TARGET_OUT, Decks

SEEDS = 5

pytestmark = pytest.mark.uncompiled


def caught(book: DecksBook, law: Law = the_shuffle_law, seeds: int = SEEDS) -> str:
    """What the law says of the first leak it finds in a few random games; nothing, if it finds none."""
    for seed in range(seeds):
        match = sealed(Game(book), "skirmish", seed)
        for stop, stopped in enumerate(walk(match, Random(seed))):
            try:
                law(stopped, Random(seed * 1000 + stop))
            except Broken as broken:
                return str(broken)
    return ""


def enemy_holds_able(position: Position, seat: int) -> bool:
    assert isinstance(position, Decks)
    return bool(position.piles.cards(1 if seat == 0 else 0, HAND, 0) > 0)


class Talkative(DecksBook):
    """A book whose view tells something that it should not."""

    def __init__(self, tell: Callable[[Position, int], object]) -> None:
        super().__init__()
        self.tell = tell

    def table(self, position: Position, seat: int) -> dict[str, object]:
        return {**super().table(position, seat), "told": self.tell(position, seat)}


class Turned(Decks):
    """A game that lists the same options in another order when the enemy holds a certain card."""

    def clone(self) -> Turned:
        return Turned(self)

    def offer(self, frame: int, seat: int, offer: Offer) -> None:
        super().offer(frame, seat, offer)
        if enemy_holds_able(self, seat):
            last = int(offer.count) - 1
            offer.choices[0], offer.choices[last] = offer.choices[last], offer.choices[0]


class Oracle(Decks):
    """A game that refuses an attack for one reason or another, as the enemy's hand is."""

    def clone(self) -> Oracle:
        return Oracle(self)

    def forbids_attack(self, side: int, card: int, target: int) -> int:
        refusal = super().forbids_attack(side, card, target)
        return TARGET_OUT if refusal == NOT_IN_HAND and enemy_holds_able(self, side) else refusal


class BookOf(DecksBook):
    """Decks, played on a table of another kind."""

    def __init__(self, kind: type[Decks]) -> None:
        super().__init__()
        self.kind = kind

    def new(self, scenario: str, switches: dict[str, object], printed: dict[str, str]) -> Position:
        table = self.kind()
        table.resume(super().new(scenario, switches, printed).numbers())
        return table


def test_nothing_is_found_where_nothing_leaks() -> None:
    assert caught(DecksBook(), seeds=1) == ""


def test_a_leak_in_the_view_is_found() -> None:
    assert "view of" in caught(Talkative(enemy_holds_able))


def test_the_position_digest_in_a_view_is_found() -> None:
    assert "view of" in caught(Talkative(lambda position, seat: position_digest(position.numbers())))


def test_a_leak_in_the_view_digest_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.view_of

    def with_telling_digest(match: play.Play, seat: int, log_from: int = 0) -> dict[str, object]:
        return {**honest(match, seat, log_from), "digest": match.digest()}

    monkeypatch.setattr(play, "view_of", with_telling_digest)

    assert "digest of" in caught(DecksBook())


def test_a_leak_in_the_options_is_found() -> None:
    assert "options of" in caught(BookOf(Turned))


def test_a_leak_in_the_log_is_found() -> None:
    book = DecksBook()
    drawn = book.events.declared[int(CARD_DRAWN)]
    hidden, drawn.hides = drawn.hides, []

    try:
        found = caught(book)
    finally:
        drawn.hides = hidden

    assert "log of" in found


def test_a_leak_in_the_pending_chance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.pending_of

    def telling(match: play.Play, seat: int) -> dict[str, object] | None:
        told = honest(match, seat)
        return told if told is None else {**told, "outcomes": options.pending_chance(match.book, match.position).cases}

    monkeypatch.setattr(view, "pending_of", telling)

    assert "pending of" in caught(DecksBook())


def test_a_leak_in_the_export_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "is_own", lambda match, entry, seat: True)

    assert "export of" in caught(DecksBook())


def test_a_fork_from_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "imagined", lambda match, seat, seed: match.position)

    assert "fork of" in caught(DecksBook())


def test_a_version_that_counts_secret_acts_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.Play, "version", lambda self, seat: len(self.entries))

    assert "before all have chosen" in caught(DecksBook(), who_chose_first_is_in_nobodys_view)


def test_waiting_for_the_last_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def awaited(match: Match) -> tuple[str, ...]:
        return tuple(match.book.seats_in(int(match.position.awaited())))

    monkeypatch.setattr(play.Play, "to_act", property(awaited))

    assert "before all have chosen" in caught(DecksBook(), who_chose_first_is_in_nobodys_view)


def test_telling_that_a_face_down_choice_was_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = play.Play.refold

    def noticed_by_all(match: Match, act: Entry) -> None:
        honest(match, act)
        for seat in [ONLOOKER, *match.fold.seats()]:
            match.notices[seat] = match.notices.get(seat, 0) + (match.book.seat_name(seat) != act.who[-1])

    monkeypatch.setattr(play.Play, "refold", noticed_by_all)

    assert "took back a face-down choice" in caught(DecksBook(), who_chose_first_is_in_nobodys_view)


def test_a_refusal_that_knows_the_truth_tells_nothing_through_why() -> None:
    assert caught(BookOf(Oracle), seeds=1) == ""


def test_a_refusal_that_asks_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def truthful(book: DecksBook, position: Position, seat: int, text: str) -> options.Reason:
        refusal = book.refusal(position, seat, book.grammar.read(text))
        return options.Reason(refusal.rule, refusal.name, {})

    monkeypatch.setattr(fold, "reason_why", truthful)

    assert "refusal of" in caught(BookOf(Oracle))


def test_odds_that_know_the_truth_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "imagined", lambda position, seat, text: position)
    monkeypatch.setattr(DecksBook, "odds", lambda self, position, choice: {"able": enemy_holds_able(position, 0)})

    assert "odds of" in caught(DecksBook())


def test_a_why_that_asks_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "imagined", lambda position, seat, text: position)

    assert "why of" in caught(BookOf(Oracle))


def test_a_refused_takeback_that_counts_secret_acts_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(match: Match, act: Entry) -> list[int]:
        raise NothingToUndo("no-such-entry", to=f"0 of {len(match.entries)}")

    monkeypatch.setattr(play, "kept", counting)

    assert "a refused takeback" in caught(DecksBook(), who_chose_first_is_in_nobodys_view)
