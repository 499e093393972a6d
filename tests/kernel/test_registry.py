"""The registry: games are made when somebody asks for them, and guests come by name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

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

    assert (book.seat("black"), book.seats_in(0b10)) == (1, ["black"])
    assert [book.seat_name(seat) for seat in (0, 1, -1)] == ["white", "black", ""]
    with pytest.raises(NoSuchSeat, match="white, black"):
        book.seat("red")


def test_a_module_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.MODULES, "no_games_here")

    with pytest.raises(NoSuchGame, match="no_games_here"):
        registry.names()


def test_a_game_registered_again_is_made_again(made: list[str]) -> None:
    before = registry.rulebook("chess")

    registry.register("chess", Chess)

    assert registry.rulebook("chess") is not before


def test_the_games_of_the_house_come_first_and_once(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    registry.register("zebra", Chess)
    registry.register("abacus", Chess)
    monkeypatch.setitem(registry.HOUSE, "zebra", "no.module")

    try:
        names = [name for name in registry.names() if name in {"abacus", "chess", "zebra"}]
    finally:
        registry.MAKERS.pop("zebra")
        registry.MAKERS.pop("abacus")

    assert names == ["zebra", "abacus", "chess"]


GUEST = """
from bocage.kernel.registry import register
from bocage.kernel.rulebook import Rulebook

def make():
    return Rulebook("guest", 1, ["one"])
"""


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path for modules that hold a game; what they registered leaves when the test is over."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("guest", "other"):
        registry.MAKERS.pop(name, None)
        registry.MADE.pop(name, None)
    for module in ("guest_module", "guest_package"):
        sys.modules.pop(module, None)


def test_a_guest_comes_by_the_name_of_its_module(guest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (guest / "guest_module.py").write_text(GUEST + "register('guest', make)\n")
    monkeypatch.setenv(registry.MODULES, ",guest_module,")

    assert registry.rulebook("guest").name == "guest"


def test_a_guest_comes_with_a_package_that_is_installed(guest: Path) -> None:
    (guest / "guest_package.py").write_text(GUEST)
    told = guest / "guest-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1\n")
    (told / "entry_points.txt").write_text("[bocage.games]\nguest = guest_package:make\nother = guest_package:make\n")
    registry.register("other", Chess)

    assert {"guest", "other"} <= set(registry.names())
    assert registry.rulebook("guest").name == "guest"
    assert registry.rulebook("other").name == "chess", "who is here already is not replaced"


def test_a_game_of_the_house_is_imported_when_it_is_asked_for(guest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (guest / "guest_module.py").write_text(GUEST + "register('guest', make)\n")
    monkeypatch.setitem(registry.HOUSE, "guest", "guest_module")

    before = "guest_module" in sys.modules
    book = registry.rulebook("guest")

    assert not before and book.name == "guest"
