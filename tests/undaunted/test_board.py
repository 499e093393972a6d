"""The map as places: tiles, cover, hills, objectives, ways in, distances."""

from __future__ import annotations

import pytest

from bocage.games.undaunted.board import Board
from bocage.games.undaunted.library import OURS
from bocage.games.undaunted.model import COUNTER
from bocage.games.undaunted.reading import read_scenario
from bocage.kernel.cells import NONE


def board_of(name: str) -> Board:
    return Board(read_scenario((OURS / f"{name}.toml").read_text(encoding="utf-8"), name))


def place(board: Board, word: str) -> int:
    return board.place_of(word)


@pytest.fixture(scope="module")
def la_raye() -> Board:
    return board_of("la-raye")


def test_a_tile_has_a_place_and_a_place_its_tile(la_raye: Board) -> None:
    assert la_raye.words() == ["2B", "16B", "6A", "17B", "13B", "3B", "7A", "12B", "8A", "4B", "5B", "11B"]
    assert [la_raye.place_of(word) for word in la_raye.words()] == list(range(12))
    assert la_raye.place_of("9A") == NONE


@pytest.mark.parametrize(("word", "cover", "value"), [("17B", 3, 0), ("5B", 1, 3), ("3B", 0, 0), ("6A", 1, 2)])
def test_a_place_has_the_cover_and_the_objective_of_its_tile(la_raye: Board, word: str, cover: int, value: int) -> None:
    at = place(la_raye, word)

    assert [la_raye.cover[at], la_raye.objective[at]] == [cover, value]


@pytest.mark.rule("UN-64")
@pytest.mark.parametrize(
    ("a", "b", "steps"), [("17B", "17B", 0), ("17B", "13B", 1), ("17B", "5B", 2), ("17B", "6A", 3), ("6A", "7A", 4)]
)
def test_the_own_tile_is_not_counted(la_raye: Board, a: str, b: str, steps: int) -> None:
    assert la_raye.apart(place(la_raye, a), place(la_raye, b)) == steps
    assert la_raye.adjacent(place(la_raye, a), place(la_raye, b)) == (steps == 1)


def test_neighbours_are_listed(la_raye: Board) -> None:
    at = place(la_raye, "17B")
    near = [la_raye.word(la_raye.neighbour(at, number)) for number in range(la_raye.degrees[at])]

    assert near == ["2B", "13B", "7A", "12B"]


@pytest.mark.rule("UN-70")
def test_hills_show_their_higher_value() -> None:
    board = board_of("oh-05")
    hills = [board.word(at) for at in range(board.places) if board.is_hill(at)]

    assert hills == ["2A", "9A", "16A"]
    assert [board.cover[place(board, word)] for word in hills] == [3, 3, 3]


@pytest.mark.rule("UN-30")
@pytest.mark.parametrize(
    ("counter", "tiles"),
    [("us:R-A", ["16A"]), ("us:MO", ["16A"]), ("de:S-B", ["5A"]), ("de:R-C", ["4B"]), ("de:SN", ["4B"])],
)
def test_a_counter_comes_in_where_a_marker_covers_it(counter: str, tiles: list[str]) -> None:
    board = board_of("oh-10")

    ways = [board.word(at) for at in range(board.places) if board.is_way_in(COUNTER.number(counter), at)]

    assert ways == tiles


@pytest.mark.rule("RAD-1")
def test_the_radio_lies_on_its_tile() -> None:
    assert board_of("oh-10").word(board_of("oh-10").radio) == "2A"
    assert board_of("oh-11").radio == NONE
