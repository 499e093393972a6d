"""What lies face down stays a secret, and the shuffle law would find it told."""

from __future__ import annotations

from random import Random

import pytest

from bocage.kernel.packing import first, kind_of
from bocage.kernel.position import Position
from bocage.match import options, play, view
from bocage.match.game import Game
from every_game.laws import Broken
from every_game.twins import the_shuffle_law
from every_game.walk import sealed, walk
from small_games.beach.book import BeachBook
from small_games.beach.rules import ATTACK, Beach

SEEDS = 4

pytestmark = pytest.mark.uncompiled


def caught(book: BeachBook) -> str:
    """What the shuffle law says of the first leak it finds in a few random games; nothing, if it finds none."""
    for seed in range(SEEDS):
        match = sealed(Game(book), "landing", seed)
        for stop, stopped in enumerate(walk(match, Random(seed))):
            try:
                the_shuffle_law(stopped, Random(seed * 1000 + stop))
            except Broken as broken:
                return str(broken)
    return ""


class Peeping(BeachBook):
    """A book that looks under the marker before it tells the odds."""

    def odds(self, position: Position, choice: int) -> dict[str, object] | None:
        assert isinstance(position, Beach)
        return {"marker": int(position.markers.under[first(choice)])} if kind_of(choice) == ATTACK else None


def test_nothing_is_found_where_nothing_leaks() -> None:
    assert caught(BeachBook()) == ""


def test_a_book_whose_odds_know_more_than_they_should_is_asked_of_a_possible_world() -> None:
    assert caught(Peeping()) == ""


def test_odds_that_are_asked_of_the_truth_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "imagined", lambda position, seat, text: position)

    assert caught(Peeping()).startswith("odds of us")


def test_an_onlooker_who_owns_what_is_nobodys_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.pending_of

    def telling(match: play.Play, seat: int) -> dict[str, object] | None:
        told = honest(match, seat)
        if told is None or told["seat"] != match.book.seat_name(seat):
            return told
        return {**told, "outcomes": options.pending_chance(match.book, match.position).cases}

    monkeypatch.setattr(view, "pending_of", telling)

    assert caught(BeachBook()).startswith("pending of an onlooker")
