"""The table of Undaunted: what its sides hold, and counters and markers on the board.

Nobody else writes a field. Each verb is a thing that can happen on a real table, and tells it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.games.undaunted.board import Board
from bocage.games.undaunted.events import (
    CARD_REMOVED,
    CONTROL_LOST,
    COUNTER_MOVED,
    COUNTER_PLACED,
    COUNTER_READIED,
    COUNTER_REMOVED,
    COUNTER_SUPPRESSED,
    TARGET_MOVED,
    TARGET_PLACED,
    TARGET_REMOVED,
    TILE_CONTROLLED,
    TILE_SCOUTED,
)
from bocage.games.undaunted.holdings import Holdings
from bocage.games.undaunted.model import CARDS, COUNTERS, MO, S_A, SIDES, UNITS, counter_of, side_of, unit_of
from bocage.games.undaunted.settings import Settings
from bocage.kernel.cells import NONE, Cells, cells
from bocage.kernel.fields import Fields
from bocage.kernel.piles import PILES

UNMARKED: Final[i64] = 0
SCOUTED: Final[i64] = 1
CONTROLLED: Final[i64] = 2


class Table(Holdings):
    """Counters by side and unit, markers by side and place. [UN-2]"""

    def __init__(self, board: Board, settings: Settings, source: Table | None = None) -> None:
        super().__init__(settings, source)
        self.board = board
        if source is not None:
            self.where: Cells = source.where[:]
            self.suppressed: Cells = source.suppressed[:]
            self.marks: Cells = source.marks[:]
            self.aim: Cells = source.aim[:]
            return
        self.where = cells(COUNTERS, NONE)
        self.suppressed = cells(COUNTERS)
        self.marks = cells(SIDES * board.places)
        self.aim = cells(SIDES, NONE)

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.where = f.row(self.where)
        self.suppressed = f.row(self.suppressed)
        self.marks = f.row(self.marks)
        self.aim = f.row(self.aim)

    # Questions.

    def place_of(self, counter: i64) -> i64:
        """Where a counter stands, as a place of the board; `NONE` off the board."""
        return self.where[counter]

    def on_board(self, counter: i64) -> bool:
        return self.where[counter] != NONE

    def is_suppressed(self, counter: i64) -> bool:
        return self.suppressed[counter] == 1

    def mark(self, side: i64, place: i64) -> i64:
        """A side's control marker on a place: none, scouted or controlled. [UN-31]"""
        return self.marks[side * self.board.places + place]

    def known(self, side: i64, place: i64) -> bool:
        """Scouted or controlled: either lets the side's counters in. [UN-32]"""
        return self.mark(side, place) != UNMARKED

    def controls(self, side: i64, place: i64) -> bool:
        return self.mark(side, place) == CONTROLLED

    def counters_at(self, side: i64, place: i64) -> i64:
        """How many counters of a side stand there, ready or suppressed. [UN-23]"""
        found: i64 = 0
        for unit in range(UNITS):
            if self.where[counter_of(side, unit)] == place:
                found += 1
        return found

    def points(self, side: i64) -> i64:
        """The values of the objectives that a side controls, or their number where tiles count. [UN-86]"""
        found: i64 = 0
        for place in range(self.board.places):
            if self.controls(side, place) and self.board.objective[place] > 0:
                found += 1 if self.settings.counts_tiles else self.board.objective[place]
        return found

    def is_pinned(self, side: i64) -> bool:
        """No Riflemen counter of the side is on the board; a suppressed one is there. [UN-88]"""
        for unit in range(S_A):
            if self.on_board(counter_of(side, unit)):
                return False
        return True

    # Counters.

    def suffer_casualty(self, counter: i64) -> None:
        """A card of the unit is lost from hand, discard pile or deck; with none there, its counter. [UN-75] [UN-76]"""
        side, unit = side_of(counter), unit_of(counter)
        pile: i64 = self.piles.take_openly(side, unit)
        if pile == PILES:
            self.remove_counter(counter)
            return
        self.removed[side * CARDS + unit] += 1
        self.tell(CARD_REMOVED, side, unit, pile)

    def place_counter(self, counter: i64, place: i64) -> None:
        """A counter comes in, on its ready side whatever it was before. [UN-25] [UN-26]"""
        self.where[counter] = place
        self.suppressed[counter] = 0
        self.tell(COUNTER_PLACED, counter, self.board.tile[place])

    def move_counter(self, counter: i64, place: i64) -> None:
        """One step. A Mortar that moves gives up its target marker. [UN-34] [UN-38]"""
        origin: i64 = self.where[counter]
        self.where[counter] = place
        self.tell(COUNTER_MOVED, counter, self.board.tile[origin], self.board.tile[place])
        if unit_of(counter) == MO:
            self.remove_target(side_of(counter))

    def remove_counter(self, counter: i64) -> None:
        """A counter leaves the board; the Mortar's target marker goes with it. [UN-75] [UN-38]"""
        place: i64 = self.where[counter]
        self.where[counter] = NONE
        self.suppressed[counter] = 0
        self.tell(COUNTER_REMOVED, counter, self.board.tile[place])
        if unit_of(counter) == MO and not self.settings.target_outlives_mortar:
            self.remove_target(side_of(counter))

    def suppress(self, counter: i64) -> None:
        """A counter is turned to its suppressed side; one that lies so already stays. [UN-67]"""
        if self.suppressed[counter] == 0:
            self.suppressed[counter] = 1
            self.tell(COUNTER_SUPPRESSED, counter)

    def ready(self, counter: i64) -> None:
        """A counter is turned to its ready side. [UN-21]"""
        self.suppressed[counter] = 0
        self.tell(COUNTER_READIED, counter)

    # Markers.

    def scout(self, side: i64, place: i64) -> None:
        """A control marker is laid, scouted side up, and a Fog of War joins the discard pile. [UN-36]"""
        self.marks[side * self.board.places + place] = SCOUTED
        self.tell(TILE_SCOUTED, side, self.board.tile[place])
        self.add_fog(side)

    def control(self, side: i64, place: i64) -> None:
        """The side's marker is turned to controlled, an enemy's there back to scouted. [UN-50] [UN-31]"""
        if self.controls(1 - side, place):
            self.marks[(1 - side) * self.board.places + place] = SCOUTED
            self.tell(CONTROL_LOST, 1 - side, self.board.tile[place], self.board.objective[place])
        self.marks[side * self.board.places + place] = CONTROLLED
        self.tell(TILE_CONTROLLED, side, self.board.tile[place], self.board.objective[place])

    def set_target(self, side: i64, place: i64) -> None:
        """The target marker comes to a tile, or is moved there. [UN-47]"""
        origin: i64 = self.aim[side]
        self.aim[side] = place
        if origin == NONE:
            self.tell(TARGET_PLACED, side, self.board.tile[place])
        else:
            self.tell(TARGET_MOVED, side, self.board.tile[origin], self.board.tile[place])

    def remove_target(self, side: i64) -> None:
        """The target marker leaves the board, if it was there. [UN-38]"""
        place: i64 = self.aim[side]
        if place != NONE:
            self.aim[side] = NONE
            self.tell(TARGET_REMOVED, side, self.board.tile[place])
