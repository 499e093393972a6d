"""Ranked priorities of an enemy that plays by itself: worths made of digits, and the reason that a digit gives.

The first digit weighs most. In a matching each digit is counted over all services together, so none may be so great
that a sum of it runs over into the digit before it.
"""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import NONE
from bocage.kernel.matching import MOST_TAKERS, Matching
from bocage.kernel.packing import ROOM, argument, packed
from bocage.kernel.reasons import Reason
from bocage.kernel.words import Words

DIGITS: Final = 4
NONE_LEFT: Final = "none-left"
MORE_IN_ALL: Final = "more-in-all"
AS_GOOD: Final = "as-good"


def ranked(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """The worth of one that has these marks, the most important first."""
    assert max(a, b, c, d) * MOST_TAKERS < ROOM
    return packed(0, a, b, c, d)


def decided(worth: i64, other: i64, priorities: list[str]) -> str:
    """What put the one before the other: the first mark that is better; a worse one was taken for more in all."""
    for place in range(DIGITS):
        mark: i64 = argument(worth, place)
        if mark != argument(other, place):
            return priorities[place] if mark > argument(other, place) else MORE_IN_ALL
    return AS_GOOD


def why_served(plan: Matching, giver: i64, taker: i64, rule: str, priorities: list[str], takers: Words) -> Reason:
    """Why this taker: the candidates of its giver, the runner-up, and the priority that decided between them."""
    name = takers.name
    other: i64 = plan.runner_up(giver)
    values: dict[str, int | str | list[str]] = {name: takers.word(taker)}
    if other == NONE:
        return Reason(rule, NONE_LEFT, **values)
    values[f"{name}2"] = takers.word(other)
    values["candidates"] = [takers.word(one) for one in range(plan.takers) if plan.worth(giver, one) != NONE]
    return Reason(rule, decided(plan.worth(giver, taker), plan.worth(giver, other), priorities), **values)
