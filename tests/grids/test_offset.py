"""Rows shifted by half a tile: what touches what, and how far it is."""

from __future__ import annotations

import pytest

from bocage.grids.offset import SIX, UNREACHABLE, OffsetBoard, Row, unshifted_row
from bocage.kernel.cells import NONE

LA_RAYE = [
    (2, "2B 16B 6A"),
    (1, "17B 13B 3B"),
    (0, "7A 12B 8A"),
    (1, "4B 5B 11B"),
]
TURNED = [
    (1, "2B 17B 7A"),
    (0, "16B 13B 12B 4B"),
    (-1, "6A 3B 8A 5B"),
    (4, "11B"),
]
TOUCHING = {
    "2B": "16B 13B 17B",
    "3B": "6A 16B 13B 8A",
    "4B": "7A 12B 5B",
    "5B": "4B 12B 8A 11B",
    "6A": "16B 3B",
    "7A": "17B 12B 4B",
    "8A": "12B 13B 3B 11B 5B",
    "11B": "5B 8A",
    "12B": "17B 13B 8A 5B 4B 7A",
    "13B": "17B 2B 16B 3B 8A 12B",
    "16B": "2B 13B 3B 6A",
    "17B": "2B 13B 12B 7A",
}


class Drawn:
    """A board whose tiles have names."""

    def __init__(self, rows: list[tuple[int, str]]) -> None:
        self.names = [name for _, row in rows for name in row.split() if name != "."]
        numbers = {name: number for number, name in enumerate(self.names)} | {".": int(NONE)}
        self.board = OffsetBoard([Row(edge, [numbers[name] for name in row.split()]) for edge, row in rows])

    def touching(self, name: str) -> set[str]:
        place = self.names.index(name)
        near = self.board.neighbours[place * SIX : place * SIX + self.board.degrees[place]]
        return {self.names[one] for one in near}

    def apart(self, a: str, b: str) -> int:
        return int(self.board.apart(self.names.index(a), self.names.index(b)))


@pytest.mark.parametrize("rows", [LA_RAYE, TURNED], ids=["printed", "turned"])
def test_both_layouts_of_la_raye_are_one_graph(rows: list[tuple[int, str]]) -> None:
    drawn = Drawn(rows)

    assert {name: drawn.touching(name) for name in drawn.names} == {a: set(b.split()) for a, b in TOUCHING.items()}
    assert sum(drawn.board.degrees) == 2 * 23


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [("17B", "5B", 2), ("17B", "6A", 3), ("6A", "7A", 4), ("6A", "4B", 4), ("2B", "4B", 3), ("7A", "11B", 3)],
)
def test_distance_is_the_shortest_path(a: str, b: str, steps: int) -> None:
    drawn = Drawn(LA_RAYE)

    assert drawn.apart(a, b) == drawn.apart(b, a) == steps


def test_nothing_is_far_from_the_middle() -> None:
    drawn = Drawn(LA_RAYE)

    assert max(drawn.apart("8A", name) for name in drawn.names) == 2
    assert drawn.apart("8A", "8A") == 0


def test_an_inner_tile_touches_six_in_the_order_of_the_places() -> None:
    board = Drawn([(0, "a b"), (-1, "c d e"), (0, "f g")]).board

    assert list(board.neighbours[3 * SIX : 4 * SIX]) == [0, 1, 2, 4, 5, 6]


def test_a_path_leads_round_a_gap() -> None:
    drawn = Drawn([(0, "a . b"), (1, "c d")])

    assert drawn.apart("a", "b") == 3
    assert drawn.touching("a") == {"c"}
    assert list(drawn.board.edges) == [0, 4, 1, 3]
    assert list(drawn.board.rows) == [0, 0, 1, 1]


def test_what_no_path_joins_is_unreachable() -> None:
    drawn = Drawn([(0, "a . b"), (1, "c")])

    assert drawn.apart("a", "b") == UNREACHABLE
    assert drawn.board.cut_off() == [1]


@pytest.mark.parametrize(("edges", "row"), [([0, 1, 0], NONE), ([0, 1, 3], 2), ([1, -1], 1), ([-1, 4], NONE)])
def test_neighbouring_rows_are_shifted_by_half_a_tile(edges: list[int], row: int) -> None:
    assert unshifted_row([Row(edge, [0]) for edge in edges]) == row
