"""Exact chances, counted out by the same asking that rolls."""

from collections.abc import Callable

from bocage.kernel.chance import Chance, Check, Odds
from bocage.kernel.position import Position


def outcomes(position: Position) -> Odds:
    """Everything the pending chance can give, with weights."""
    odds = Odds()
    position.ask_chance(odds)
    return odds


def about(position: Position) -> Chance:
    """What the pending chance is for, and whose it is, without a look at what it can give."""
    asked = Chance()
    position.ask_chance(asked)
    return asked


def can_happen(position: Position, outcome: int) -> bool:
    """Can the pending chance give this outcome?"""
    check = Check(outcome)
    position.ask_chance(check)
    return bool(check.possible)


def share(position: Position, wanted: Callable[[int], bool]) -> list[int]:
    """In how many of all cases the pending chance gives what is wanted: `[part, whole]`."""
    listed = outcomes(position).listed()
    part = sum([weight for outcome, weight in listed if wanted(outcome)])
    return [part, sum([weight for _, weight in listed])]
