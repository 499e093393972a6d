"""Exact chances, counted out by the same asking that rolls."""

from collections.abc import Callable

from bocage.kernel.chance import Odds
from bocage.kernel.position import Position


def outcomes(position: Position) -> Odds:
    """Everything the pending chance can give, with weights."""
    odds = Odds()
    position.ask_chance(odds)
    return odds


def share(position: Position, wanted: Callable[[int], bool]) -> list[int]:
    """In how many of all cases the pending chance gives what is wanted: `[part, whole]`."""
    listed = outcomes(position).listed()
    part = sum([weight for outcome, weight in listed if wanted(outcome)])
    return [part, sum([weight for _, weight in listed])]
