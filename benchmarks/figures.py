"""A figure is what several rounds gave: their median, and how far they lie apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

STEADY: Final = 0.15


@dataclass(frozen=True)
class Figure:
    """Median, lowest and highest of the rounds."""

    median: float
    low: float
    high: float

    @property
    def spread(self) -> float:
        """How far the rounds lie apart, as a part of the median."""
        return (self.high - self.low) / self.median

    @property
    def steady(self) -> bool:
        return self.spread <= STEADY


def figure(values: Sequence[float]) -> Figure:
    return Figure(median(values), min(values), max(values))


def ratio(over: Sequence[float], under: Sequence[float]) -> Figure:
    """Divided round by round: what slowed both of one round down falls out."""
    return figure([one / other for one, other in zip(over, under, strict=True)])
