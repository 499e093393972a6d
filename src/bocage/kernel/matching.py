"""Who serves whom: the best of all assignments, exactly, and what is equally good.

*Givers* serve *takers*, each giver as many as its limit says, each taker once at most. The best assignment serves as
many takers as can be served, and of those it is one whose worths add up to most. Where a worth is written in digits
(class, then nearness, then size), that is priorities in their order, each counted over the whole assignment. No giver
then serves a taker while one that it ranks higher goes without: an exchange would add up to more.
"""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells
from bocage.kernel.packing import holds, only

MOST_TAKERS: Final[i64] = 62
UNREACHED: Final[i64] = -(1 << 62)


class Matching:
    """A best assignment: `giver_of[taker]`, or `NONE`.

    Where takers are left open, a game asks somebody which of them is served, and plans again without that one, until
    none is open any more. Another room reads that set by a method: compiled, a field that is a number can be read
    across rooms only while both are built together.
    """

    def __init__(self, takers: i64, limits: Cells, worths: Cells) -> None:
        """`worths[giver * takers + taker]` says what a service is worth, `NONE` where there can be none."""
        assert takers <= MOST_TAKERS
        self.takers: i64 = takers
        self.limits: Cells = limits[:]
        self.worths: Cells = worths
        self.giver_of: Cells = cells(takers, NONE)
        self.gain: Cells = cells(takers)
        self.by: Cells = cells(takers)
        self.via: Cells = cells(takers)
        self.undecided: i64 = 0
        while self.grow():
            pass
        self.find_undecided()

    # Questions.

    def worth(self, giver: i64, taker: i64) -> i64:
        return self.worths[giver * self.takers + taker]

    def open(self) -> i64:
        """The takers that some of the best assignments serve and others do not."""
        return self.undecided

    def runner_up(self, giver: i64) -> i64:
        """Whom this giver ranks highest of those that it could serve and does not; `NONE` if there are none."""
        best: i64 = NONE
        most: i64 = NONE
        for other in range(self.takers):
            if self.giver_of[other] != giver and self.worth(giver, other) > most:
                best = other
                most = self.worth(giver, other)
        return best

    def insist(self, taker: i64) -> None:
        """Go over to a best assignment that serves this taker; there must be one."""
        assert self.giver_of[taker] != NONE or holds(self.undecided, taker)
        for other in range(self.takers):
            if self.giver_of[taker] == NONE and self.giver_of[other] != NONE:
                self.drop(other)
                if self.gain[taker] == 0:
                    self.pass_on(taker)

    # Chains of exchanges. `gain[taker]` is what the best chain that ends at a taker adds; `by` is the giver that would
    # serve it then, `via` the taker that this giver would leave to the one before it in the chain.

    def grow(self) -> bool:
        """Serve one more, by the chain that adds most; the assignment is then the best of its size again."""
        self.forget()
        for giver in range(len(self.limits)):
            for taker in range(self.takers):
                if self.limits[giver] > 0 and self.worth(giver, taker) != NONE:
                    self.reach(taker, giver, NONE, self.worth(giver, taker))
        self.spread()
        best: i64 = NONE
        most: i64 = UNREACHED
        for taker in range(self.takers):
            if self.giver_of[taker] == NONE and self.gain[taker] > most:
                best = taker
                most = self.gain[taker]
        if best == NONE:
            return False
        self.limits[self.pass_on(best)] -= 1
        return True

    def drop(self, taker: i64) -> None:
        """The chains that begin by serving this taker no more; one that adds nothing leads to an equal assignment."""
        self.forget()
        self.reach(taker, NONE, NONE, 0)
        self.spread()

    def find_undecided(self) -> None:
        for taker in range(self.takers):
            if self.giver_of[taker] != NONE:
                self.drop(taker)
                for other in range(self.takers):
                    if self.giver_of[other] == NONE and self.gain[other] == 0:
                        self.undecided |= only(taker) | only(other)

    def forget(self) -> None:
        for taker in range(self.takers):
            self.gain[taker] = UNREACHED

    def reach(self, taker: i64, giver: i64, via: i64, gain: i64) -> bool:
        """Note a chain if it adds more than what has been found; a best assignment has no circle that adds anything."""
        if gain <= self.gain[taker]:
            return False
        self.gain[taker] = gain
        self.by[taker] = giver
        self.via[taker] = via
        return True

    def spread(self) -> None:
        """Lengthen chains as long as any gets better."""
        better: bool = True
        while better:
            better = False
            for taker in range(self.takers):
                if self.giver_of[taker] != NONE and self.gain[taker] != UNREACHED:
                    better = self.hand_over(taker) or better

    def hand_over(self, taker: i64) -> bool:
        """The giver of a taker that is served otherwise could serve another."""
        giver: i64 = self.giver_of[taker]
        left: i64 = self.gain[taker] - self.worth(giver, taker)
        better: bool = False
        for other in range(self.takers):
            if self.giver_of[other] != giver and self.worth(giver, other) != NONE:
                better = self.reach(other, giver, taker, left + self.worth(giver, other)) or better
        return better

    def pass_on(self, taker: i64) -> i64:
        """Carry out the chain that ends here; says which giver begins it."""
        giver: i64 = NONE
        while taker != NONE:
            giver = self.by[taker]
            self.giver_of[taker] = giver
            taker = self.via[taker]
        return giver
