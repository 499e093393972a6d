"""Chance is a step like any other: a position says what it waits for, once, and everybody asks the same words.

`Chance` is the asker. A game calls one of its methods (`draw`, `roll`, `pick`); the `Sampler` answers with one
outcome, the `Odds` with all outcomes and their weights, the plain `Chance` only notes what is asked and for whom.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, total
from bocage.kernel.dice import dice_count, die, with_die
from bocage.kernel.luck import Luck

NOBODY: Final[i64] = -1


class Chance:
    """What is asked, and for which seat (`NOBODY` for what belongs to no seat)."""

    def __init__(self) -> None:
        self.purpose: i64 = NONE
        self.seat: i64 = NOBODY

    def about(self, purpose: i64, seat: i64) -> None:
        self.purpose = purpose
        self.seat = seat

    def draw(self, purpose: i64, seat: i64, counts: Cells, start: i64, length: i64) -> None:
        """One of `length` kinds, as likely as there are pieces of it in the bag that lies at `counts[start:]`."""
        self.about(purpose, seat)

    def roll(self, purpose: i64, seat: i64, dice: i64, low: i64, high: i64) -> None:
        """Several dice at once, each with the faces from `low` to `high`."""
        self.about(purpose, seat)

    def pick(self, purpose: i64, seat: i64, n: i64) -> None:
        """One of `n` things, all equally likely."""
        self.about(purpose, seat)


class Sampler(Chance):
    """Answers with one outcome, by the luck it was given."""

    def __init__(self, luck: Luck) -> None:
        super().__init__()
        self.luck: Luck = luck
        self.outcome: i64 = NONE

    def draw(self, purpose: i64, seat: i64, counts: Cells, start: i64, length: i64) -> None:
        self.about(purpose, seat)
        left: i64 = self.luck.below(total(counts, start, length))
        kind: i64 = start
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        self.outcome = kind - start

    def roll(self, purpose: i64, seat: i64, dice: i64, low: i64, high: i64) -> None:
        self.about(purpose, seat)
        rolled: i64 = 0
        for _ in range(dice):
            rolled = with_die(rolled, low + self.luck.below(high - low + 1))
        self.outcome = rolled

    def pick(self, purpose: i64, seat: i64, n: i64) -> None:
        self.about(purpose, seat)
        self.outcome = self.luck.below(n)


class Check(Chance):
    """Answers whether one outcome can be, without listing the others."""

    def __init__(self, outcome: i64) -> None:
        super().__init__()
        self.outcome: i64 = outcome
        self.possible: bool = False

    def draw(self, purpose: i64, seat: i64, counts: Cells, start: i64, length: i64) -> None:
        self.about(purpose, seat)
        self.possible = 0 <= self.outcome < length and counts[start + self.outcome] > 0

    def roll(self, purpose: i64, seat: i64, dice: i64, low: i64, high: i64) -> None:
        self.about(purpose, seat)
        self.possible = dice_count(self.outcome) == dice
        for place in range(dice_count(self.outcome)):
            self.possible = self.possible and low <= die(self.outcome, place) <= high

    def pick(self, purpose: i64, seat: i64, n: i64) -> None:
        self.about(purpose, seat)
        self.possible = 0 <= self.outcome < n


class Odds(Chance):
    """Answers with every outcome and its weight; chance of an outcome = its weight / the sum of the weights."""

    def __init__(self) -> None:
        super().__init__()
        self.outcomes: Cells = vec[i64]()
        self.weights: Cells = vec[i64]()

    def add(self, outcome: i64, weight: i64) -> None:
        self.outcomes = append(self.outcomes, outcome)
        self.weights = append(self.weights, weight)

    def draw(self, purpose: i64, seat: i64, counts: Cells, start: i64, length: i64) -> None:
        self.about(purpose, seat)
        for kind in range(length):
            if counts[start + kind] > 0:
                self.add(kind, counts[start + kind])

    def roll(self, purpose: i64, seat: i64, dice: i64, low: i64, high: i64) -> None:
        self.about(purpose, seat)
        self.throw(0, dice, low, high)

    def throw(self, rolled: i64, left: i64, lowest: i64, high: i64) -> None:
        """Each set of dice once: the dice still to come show no less than those that lie."""
        if left == 0:
            self.add(rolled, ways(rolled))
            return
        for face in range(lowest, high + 1):
            self.throw(with_die(rolled, face), left - 1, face, high)

    def pick(self, purpose: i64, seat: i64, n: i64) -> None:
        self.about(purpose, seat)
        for index in range(n):
            self.add(index, 1)

    def listed(self) -> list[tuple[int, int]]:
        """Outcomes with their weights in a plain list, for the edge."""
        return [(int(self.outcomes[i]), int(self.weights[i])) for i in range(len(self.outcomes))]


def ways(dice: i64) -> i64:
    """In how many orders these dice could have fallen."""
    orders: i64 = 1
    alike: i64 = 0
    place: i64 = 0
    while die(dice, place) >= 0:
        alike = alike + 1 if place > 0 and die(dice, place) == die(dice, place - 1) else 1
        place += 1
        orders = orders * place // alike
    return orders
