"""The registry: games are made when somebody asks for them, and guests come by name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bocage.kernel import registry
from bocage.kernel.errors import BadSwitch, NoSuchGame, NoSuchSeat
from bocage.kernel.rulebook import Rulebook


class Chess(Rulebook):
    def __init__(self) -> None:
        super().__init__("chess", 1, ["white", "black"])
        self.switches = {"castling": [True, False]}


@pytest.fixture
def made() -> Iterator[list[str]]:
    """A registry with a game of our own, which leaves when the test is over."""
    found: list[str] = []

    def make() -> Rulebook:
        found.append("chess")
        return Chess()

    registry.register("chess", make)
    yield found
    registry.MAKERS.pop("chess")
    registry.MADE.pop("chess", None)


def test_a_game_is_made_once_and_when_it_is_asked_for(made: list[str]) -> None:
    assert "chess" in registry.names() and made == []

    assert registry.rulebook("chess") is registry.rulebook("chess")

    assert made == ["chess"]


def test_an_unknown_game_is_named_with_those_that_are_there(made: list[str]) -> None:
    with pytest.raises(NoSuchGame, match="chess"):
        registry.rulebook("chequers")


def test_switches_that_are_not_chosen_have_their_first_value(made: list[str]) -> None:
    book = registry.rulebook("chess")

    assert book.settled({}) == {"castling": True}
    assert book.settled({"castling": False}) == {"castling": False}
    with pytest.raises(BadSwitch, match="castling"):
        book.settled({"castle": True})
    with pytest.raises(BadSwitch, match="False"):
        book.settled({"castling": "maybe"})


def test_seats_have_names_and_numbers(made: list[str]) -> None:
    book = registry.rulebook("chess")

    assert (book.seat("black"), book.seat_name(1), book.seat_name(-1), book.seats_in(0b10)) == (
        1,
        "black",
        "",
        ["black"],
    )
    with pytest.raises(NoSuchSeat, match="white, black"):
        book.seat("red")


def test_a_module_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.MODULES, "no_games_here")

    with pytest.raises(NoSuchGame, match="no_games_here"):
        registry.names()
