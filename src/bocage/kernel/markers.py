"""Markers that lie face down: laid from a pool, known to nobody until one is turned up.

What lies where is decided when it is laid, and is part of the position; that a marker lies there is seen by all, and
so is every marker that was turned up. Nobody knows more than which markers have not been seen.
"""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells
from bocage.kernel.fields import Fields
from bocage.kernel.luck import Luck
from bocage.kernel.worlds import drawn_from


class Markers:
    """The pool, counted by kind, and the places of the table where one marker can lie."""

    def __init__(self, places: i64, pool: Cells, source: Markers | None = None) -> None:
        self.pool: Cells = pool[:]
        self.under: Cells = cells(places, NONE) if source is None else source.under[:]

    def clone(self) -> Markers:
        return Markers(0, self.pool, self)

    def fields(self, f: Fields) -> None:
        self.pool = f.row(self.pool)
        self.under = f.row(self.under)

    # Questions.

    def lies(self, place: i64) -> bool:
        """Does a marker lie here? All see that."""
        return self.under[place] != NONE

    def unseen(self) -> Cells:
        """The markers that nobody has seen yet, by kind: those in the pool and those that lie face down."""
        unseen: Cells = self.pool[:]
        for place in range(len(self.under)):
            if self.lies(place):
                unseen[self.under[place]] += 1
        return unseen

    def cases(self, place: i64) -> list[tuple[int, int]]:
        """What may lie here, with its weight; `NONE` where nothing does. For whoever counts chances out."""
        if not self.lies(place):
            return [(int(NONE), 1)]
        return [(kind, int(weight)) for kind, weight in enumerate(self.unseen()) if weight > 0]

    # Verbs.

    def lay(self, place: i64, kind: i64) -> None:
        """A marker of the pool is laid face down."""
        assert not self.lies(place) and self.pool[kind] > 0
        self.pool[kind] -= 1
        self.under[place] = kind

    def turn_up(self, place: i64) -> i64:
        """The marker is shown to all and taken from its place; whoever calls this says what becomes of it."""
        kind: i64 = self.under[place]
        self.under[place] = NONE
        return kind

    # Possible worlds.

    def redraw(self, luck: Luck) -> None:
        """Lay other markers wherever one lies face down, of those that nobody has seen."""
        left: Cells = self.unseen()
        for place in range(len(self.under)):
            if self.lies(place):
                self.under[place] = drawn_from(left, luck)
                left[self.under[place]] -= 1
        self.pool = left
