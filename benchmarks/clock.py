"""The measuring itself: warm up, then about a second of processor time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

WARM_UP: Final = 0.3
LOOKS: Final = 100


@dataclass(frozen=True)
class Work:
    """Something to measure: each call does a piece of it and says how much that was, in each of the units."""

    units: tuple[str, ...]
    piece: Callable[[], tuple[int, ...]]


def measure(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> dict[str, float]:
    """How much of each unit a second of processor time gives."""
    _, pieces, warm = run(work, WARM_UP, 1, clock)
    # The clock costs as much as some pieces do, so it is looked at about a hundred times only.
    between = max(1, int(pieces / warm * seconds / LOOKS))
    done, _, spent = run(work, seconds, between, clock)
    return {unit: count / spent for unit, count in zip(work.units, done, strict=True)}


def run(work: Work, seconds: float, between: int, clock: Callable[[], float]) -> tuple[list[int], int, float]:
    """Work until the time is over; what was done, in how many pieces, and the time it took."""
    done = [0] * len(work.units)
    pieces, spent, start = 0, 0.0, clock()
    while spent < seconds:
        for _ in range(between):
            for place, count in enumerate(work.piece()):
                done[place] += count
        pieces += between
        spent = clock() - start
    return done, pieces, spent
