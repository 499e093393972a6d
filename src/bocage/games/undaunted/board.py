"""The map of a scenario: its tiles as places, what each prints and holds, what touches what, and how far it is."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.games.undaunted.model import COUNTERS, SIDES, TILE, TILES, UNITS, counter_of
from bocage.games.undaunted.scenario import Scenario
from bocage.games.undaunted.tiles import COVER, HILL
from bocage.grids.offset import SIX, OffsetBoard
from bocage.kernel.cells import NONE, Cells, cells, cells_of


class Board:
    """What lies on the table for a whole game; it never changes, and all positions share it. [UN-1]

    A *place* is a tile of this map, counted from 0, row by row. Place `a` touches `degrees[a]` others, from
    `neighbours[a * SIX]` on.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.grid = OffsetBoard(scenario.grid)
        self.tile: Cells = self.grid.tiles
        # Counted, not asked of the grid: a single `i64` of a class in another room is what the compiler cannot find
        # when it builds only what has changed.
        self.places: i64 = len(self.tile)
        self.neighbours: Cells = self.grid.neighbours
        self.degrees: Cells = self.grid.degrees
        self.distance: Cells = self.grid.distance
        self.place: Cells = places_of(self.tile)
        self.cover: Cells = printed(self.tile, COVER)
        self.hill: Cells = printed(self.tile, HILL)
        self.objective: Cells = cells(self.places)
        for tile, value in scenario.objectives.items():
            self.objective[self.place[tile]] = value
        self.radio: i64 = NONE if scenario.radio is None else self.place[scenario.radio.tile]
        self.ways_in: Cells = cells(COUNTERS * self.places)
        for side in range(SIDES):
            self.open_ways(side)

    def open_ways(self, side: i64) -> None:
        for unit in range(UNITS):
            for tile in self.scenario.sides[side].spawn_tiles(unit):
                self.ways_in[counter_of(side, unit) * self.places + self.place[tile]] = 1

    # Questions.

    def apart(self, a: i64, b: i64) -> i64:
        """Steps from a place to another over tiles that are there; the first one is not counted. [UN-64]"""
        return self.distance[a * self.places + b]

    def adjacent(self, a: i64, b: i64) -> bool:
        return self.distance[a * self.places + b] == 1

    def neighbour(self, place: i64, number: i64) -> i64:
        """One of the `degrees[place]` places that a place touches."""
        return self.neighbours[place * SIX + number]

    def is_hill(self, place: i64) -> bool:
        """A hill prints two values; `cover` holds the higher one. [UN-70]"""
        return self.hill[place] == 1

    def is_way_in(self, counter: i64, place: i64) -> bool:
        """May this counter come in there? [UN-30]"""
        return self.ways_in[counter * self.places + place] == 1

    # Words.

    def word(self, place: i64) -> str:
        """The tile of a place, `13B`."""
        return TILE.word(self.tile[place])

    def place_of(self, word: str) -> int:
        """The place of a tile; `NONE` where it is not on this map."""
        return int(self.place[TILE.number(word)])

    def words(self) -> list[str]:
        """The tiles of all places, in their order."""
        return [self.word(place) for place in range(self.places)]


def places_of(tiles: Cells) -> Cells:
    """Tile -> place."""
    places = cells(TILES, NONE)
    for place in range(len(tiles)):
        places[tiles[place]] = place
    return places


def printed(tiles: Cells, values: Cells) -> Cells:
    """What the tiles on the map print."""
    return cells_of([int(values[tile]) for tile in tiles])
