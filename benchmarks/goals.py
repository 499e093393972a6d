"""What bocage wants to be held to: ratios of two items of one run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from benchmarks.figures import Figure, ratio

Rates: TypeAlias = "dict[str, list[dict[str, float]]]"


@dataclass(frozen=True)
class Goal:
    """A ratio, `over` / `under`, each an item and one of its units: it should be `least` or more, or `most` or less."""

    name: str
    over: tuple[str, str]
    under: tuple[str, str]
    least: float = 0.0
    most: float = 0.0

    def figure(self, rates: Rates) -> Figure | None:
        """The ratio of each round; None where one of the items was left out."""
        if self.over[0] not in rates or self.under[0] not in rates:
            return None
        return ratio(column(rates, self.over), column(rates, self.under))

    def met(self, value: float, part: float = 1.0) -> bool:
        """Is the goal reached, or a part of it?"""
        return value <= self.most / part if self.most else value >= self.least * part

    def told(self) -> str:
        return f"≤ {self.most:g}" if self.most else f"≥ {self.least:g}"


@dataclass(frozen=True)
class Found:
    """A goal with what a run gave; None where it could not be measured."""

    goal: Goal
    figure: Figure | None


def column(rates: Rates, what: tuple[str, str]) -> Sequence[float]:
    item, unit = what
    return [one[unit] for one in rates[item]]


def steps(name: str, over: str, under: str, least: float) -> Goal:
    return Goal(name, (over, "steps"), (under, "steps"), least=least)


GOALS: Final = (
    steps("uncompiled, driven / gin_rummy", "uncompiled drive", "open_spiel gin_rummy", 1),
    steps("compiled, driven / gin_rummy", "compiled drive", "open_spiel gin_rummy", 20),
    steps("compiled, driven / hearts", "compiled drive", "open_spiel hearts", 3),
    steps("compiled, driven / dark_hex", "compiled drive", "open_spiel dark_hex", 1.2),
    steps("compiled playout / gin_rummy", "compiled playout", "open_spiel gin_rummy", 60),
    steps("compiled / uncompiled playout", "compiled playout", "uncompiled playout", 10),
    # A rate of decisions over a rate of clones is the time of a clone over the time of a decision.
    Goal("time of a clone / of a decision", ("compiled playout", "decisions"), ("compiled clones", "clones"), most=1.5),
    steps("playout listened to / not", "compiled listened", "compiled playout", 0.8),
)


def measured(rates: Rates) -> list[Found]:
    return [Found(goal, goal.figure(rates)) for goal in GOALS]


def unsteady(found: list[Found]) -> list[str]:
    """The ratios whose rounds lie too far apart to be believed."""
    return [one.goal.name for one in found if one.figure is not None and not one.figure.steady]


def below_bar(found: list[Found], part: float) -> list[str]:
    """What keeps a build from passing: a ratio below this part of its goal, or one that was not measured at all."""
    return [one.goal.name for one in found if one.figure is None or not one.goal.met(one.figure.median, part)]
