"""Which ratios there are, when they are met, and what fails a build."""

from __future__ import annotations

import pytest

from benchmarks.figures import Figure
from benchmarks.goals import GOALS, Found, Goal, below_bar, measured, unsteady
from benchmarks.items import Pythons, all_items

FASTER = Goal("faster", ("ours", "steps"), ("theirs", "steps"), least=10)
SHORTER = Goal("shorter", ("ours", "games"), ("theirs", "games"), most=1.5)


def test_a_ratio_divides_the_units_it_names() -> None:
    rates = {"ours": [{"steps": 30.0, "games": 1.0}], "theirs": [{"steps": 2.0, "games": 4.0}]}

    assert FASTER.figure(rates) == Figure(15, 15, 15)
    assert SHORTER.figure(rates) == Figure(0.25, 0.25, 0.25)


def test_a_ratio_with_an_item_that_was_left_out_is_not_measured() -> None:
    assert FASTER.figure({"ours": [{"steps": 30.0}]}) is None


@pytest.mark.parametrize(
    ("goal", "value", "part", "met"),
    [
        (FASTER, 10, 1.0, True),
        (FASTER, 9.9, 1.0, False),
        (FASTER, 6.1, 0.6, True),
        (FASTER, 5.9, 0.6, False),
        (SHORTER, 1.5, 1.0, True),
        (SHORTER, 1.6, 1.0, False),
        (SHORTER, 2.4, 0.6, True),
        (SHORTER, 2.6, 0.6, False),
    ],
)
def test_a_bar_asks_for_a_part_of_the_goal(goal: Goal, value: float, part: float, met: bool) -> None:
    assert goal.met(value, part) is met


def test_what_was_not_measured_has_not_passed_the_bar() -> None:
    good, bad = Figure(12, 12, 12), Figure(5, 5, 5)

    assert below_bar([Found(FASTER, good)], 0.6) == []
    assert below_bar([Found(FASTER, bad)], 0.6) == ["faster"]
    assert below_bar([Found(FASTER, None)], 0.6) == ["faster"]


def test_a_ratio_whose_rounds_lie_apart_is_named() -> None:
    assert unsteady([Found(FASTER, Figure(10, 9, 11)), Found(SHORTER, Figure(10, 10, 11))]) == ["faster"]


def test_every_goal_is_about_items_that_there_are(pythons: Pythons) -> None:
    names = {item.name for item in all_items(pythons, "decks", "skirmish")}

    assert {name for goal in GOALS for name in (goal.over[0], goal.under[0])} <= names


def test_nothing_measured_leaves_every_goal_open() -> None:
    assert [one.figure for one in measured({})] == [None] * len(GOALS)
