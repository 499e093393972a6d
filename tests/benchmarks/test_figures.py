"""Medians, ratios round by round, and when rounds lie too far apart."""

from __future__ import annotations

import pytest

from benchmarks.figures import Figure, figure, ratio


@pytest.mark.parametrize(
    ("values", "found"),
    [([3.0], Figure(3, 3, 3)), ([5.0, 1.0, 3.0], Figure(3, 1, 5)), ([1.0, 2.0, 4.0, 9.0], Figure(3, 1, 9))],
)
def test_a_figure_is_the_median_with_lowest_and_highest(values: list[float], found: Figure) -> None:
    assert figure(values) == found


def test_the_spread_is_a_part_of_the_median() -> None:
    assert Figure(10, 9, 11).spread == pytest.approx(0.2)


@pytest.mark.parametrize(("high", "steady"), [(1.0, True), (1.14, True), (1.16, False)])
def test_rounds_are_steady_up_to_fifteen_in_a_hundred(high: float, steady: bool) -> None:
    assert Figure(1, 1, high).steady is steady


def test_a_round_that_was_slow_for_both_leaves_the_ratio_alone() -> None:
    assert ratio([100, 50, 100], [10, 5, 10]) == Figure(10, 10, 10)


def test_a_round_that_is_missing_on_one_side_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="zip"):
        ratio([1, 2], [1])
