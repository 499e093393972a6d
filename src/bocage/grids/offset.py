"""Square tiles in rows, each row shifted by half a tile against the next: an inner tile touches six others.

A row is the left edge of its first tile, in half tiles, and its tiles from left to right, with `NONE` for a gap; tile
number `j` of it has its left edge two half tiles further with each `j`. The tiles that are there are *places*,
counted from 0, row by row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells, cells_of

SIX: Final[i64] = 6
UNREACHABLE: Final[i64] = 4095


class Row:
    """One row of tiles; a tile is any number of the game's own."""

    def __init__(self, edge: int, tiles: list[int]) -> None:
        self.edge = edge
        self.tiles = tiles


class OffsetBoard:
    """Places with what they touch and how far apart they are.

    Place `a` has `degrees[a]` neighbours, from `neighbours[a * SIX]` on, in the order of the places. The distance
    from `a` to `b` is `distance[a * places + b]`. `rows` and `edges` say where a place lies, for drawing.
    """

    def __init__(self, rows: list[Row]) -> None:
        self.tiles: Cells = cells_of([tile for row in rows for tile in row.tiles if tile != NONE])
        self.places: i64 = len(self.tiles)
        self.rows: Cells = cells_of([at for at, row in enumerate(rows) for tile in row.tiles if tile != NONE])
        self.edges: Cells = cells_of([edge for row in rows for edge in edges_of(row)])
        self.degrees: Cells = cells(self.places)
        self.neighbours: Cells = cells(self.places * SIX, NONE)
        self.distance: Cells = cells(self.places * self.places, UNREACHABLE)
        self.join()
        for place in range(self.places):
            self.measure(place)

    def join(self) -> None:
        for a in range(self.places):
            for b in range(self.places):
                if self.touch(a, b):
                    self.neighbours[a * SIX + self.degrees[a]] = b
                    self.degrees[a] += 1

    def touch(self, a: i64, b: i64) -> bool:
        """In one row side by side, in neighbouring rows half a tile apart."""
        shift = between(self.edges[a], self.edges[b])
        rows = between(self.rows[a], self.rows[b])
        return (rows == 0 and shift == 2) or (rows == 1 and shift == 1)

    def measure(self, start: i64) -> None:
        """The shortest paths from one place, over tiles that are there."""
        base: i64 = start * self.places
        self.distance[base + start] = 0
        reached = [start]
        for place in reached:
            for number in range(place * SIX, place * SIX + self.degrees[place]):
                near: i64 = self.neighbours[number]
                if self.distance[base + near] == UNREACHABLE:
                    self.distance[base + near] = self.distance[base + place] + 1
                    reached.append(near)

    def apart(self, a: i64, b: i64) -> i64:
        """Steps from one place to another; `UNREACHABLE` where no path leads."""
        return self.distance[a * self.places + b]

    def cut_off(self) -> list[int]:
        """The tiles that no path joins to the first one."""
        return [int(self.tiles[place]) for place in range(self.places) if self.apart(0, place) == UNREACHABLE]


def between(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def edges_of(row: Row) -> list[int]:
    """The left edges of the tiles of a row, in half tiles."""
    return [row.edge + 2 * at for at, tile in enumerate(row.tiles) if tile != NONE]


def unshifted_row(rows: list[Row]) -> int:
    """The first row that is not shifted by half a tile against the one above it; `NONE` where all are."""
    for at in range(1, len(rows)):
        if (rows[at].edge - rows[at - 1].edge) % 2 == 0:
            return at
    return int(NONE)
