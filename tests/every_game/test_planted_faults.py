"""The laws of ends and of luck bite: a fault planted in the match or in a game is found."""

from __future__ import annotations

import pytest

from bocage import Match
from bocage.kernel.chance import NOBODY
from bocage.kernel.position import RUNNING, Position
from bocage.kernel.record import Entry
from bocage.match import play
from every_game.laws import a_key_gives_the_same_game, an_end_has_a_name, an_end_is_saved
from every_game.test_planted_leaks import BookOf, caught
from small_games.decks.book import DecksBook
from small_games.decks.rules import Decks

pytestmark = pytest.mark.uncompiled


class Nameless(Decks):
    """A game that ends in a way that nobody has heard of."""

    def clone(self) -> Nameless:
        return Nameless(self)

    def finish(self, winner: int, ending: int) -> None:
        super().finish(winner, ending + 70)


class Petering(Decks):
    """A game that stops because nothing is pending any more."""

    def clone(self) -> Petering:
        return Petering(self)

    def finish(self, winner: int, ending: int) -> None:
        super().finish(winner, RUNNING)


class Forgetful(Decks):
    """A clone of this game forgets who won it."""

    def clone(self) -> Forgetful:
        other = Forgetful(self)
        other.winner = NOBODY
        return other


class Stubborn(DecksBook):
    """A game that cannot be given up."""

    def resign(self, position: Position, seat: int) -> None:
        pass


def test_an_end_without_a_name_is_found() -> None:
    assert "has no name" in caught(BookOf(Nameless), an_end_has_a_name)


def test_a_game_that_stops_without_an_end_is_found() -> None:
    assert "nothing ended it" in caught(BookOf(Petering), an_end_has_a_name)


def test_a_clone_that_forgets_the_winner_is_found() -> None:
    assert "another winner" in caught(BookOf(Forgetful), an_end_is_saved)


def test_a_resignation_that_ends_nothing_is_found() -> None:
    assert "goes on" in caught(Stubborn(), an_end_is_saved)


def test_luck_that_counts_on_after_a_takeback_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = play.Play.refold

    def counting_on(match: Match, act: Entry) -> None:
        drawn = dict(match.fold.drawn)
        honest(match, act)
        match.fold.drawn = drawn

    monkeypatch.setattr(play.Play, "refold", counting_on)

    assert "other luck" in caught(DecksBook(), a_key_gives_the_same_game)


def test_luck_that_depends_on_more_than_the_key_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Match] = []
    honest = play.Play.__init__

    def begun(match: Match, *given: object) -> None:
        honest(match, *given)  # type: ignore[arg-type]
        tables.append(match)
        if match.luck is not None:
            match.luck.generation = str(len(tables))

    monkeypatch.setattr(play.Play, "__init__", begun)

    assert "another game" in caught(DecksBook(), a_key_gives_the_same_game)
