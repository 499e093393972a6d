"""Worths made of digits, and the reason that a digit gives."""

from __future__ import annotations

import pytest

from bocage.kernel.cells import cells_of
from bocage.kernel.matching import MOST_TAKERS, Matching
from bocage.kernel.packing import ROOM
from bocage.kernel.priorities import decided, ranked, why_served
from bocage.kernel.reasons import Reason
from bocage.kernel.words import Words

NAMES = ["closer", "taller", "older", "luckier"]
TREE = Words("tree", ["ash", "birch", "cedar"])


def test_the_first_mark_weighs_more_than_all_that_follow() -> None:
    most = (ROOM - 1) // MOST_TAKERS

    assert ranked(2) > MOST_TAKERS * (ranked(1, most, most, most) - ranked(1))


def test_a_mark_that_could_run_over_is_a_defect() -> None:
    with pytest.raises(AssertionError):
        ranked(1, ROOM // MOST_TAKERS + 1)


@pytest.mark.parametrize(
    ("one", "other", "name"),
    [
        ((2, 0), (1, 9), "closer"),
        ((1, 5), (1, 4), "taller"),
        ((1, 5, 3, 2), (1, 5, 3, 1), "luckier"),
        ((1, 5), (1, 5), "as-good"),
        ((1, 9), (2, 0), "more-in-all"),
        ((1, 4), (1, 5), "more-in-all"),
    ],
)
def test_the_first_mark_that_differs_decides(one: tuple[int, ...], other: tuple[int, ...], name: str) -> None:
    assert decided(ranked(*one), ranked(*other), NAMES) == name


def test_a_service_is_told_with_its_candidates_and_the_runner_up() -> None:
    plan = Matching(3, cells_of([1]), cells_of([int(ranked(1, 3)), -1, int(ranked(1, 7))]))

    assert why_served(plan, 0, 2, "TR-1", NAMES, TREE).plain() == (
        Reason("TR-1", "taller", tree="cedar", tree2="ash", candidates=["ash", "cedar"]).plain()
    )


def test_who_serves_all_it_can_has_no_runner_up() -> None:
    plan = Matching(3, cells_of([1]), cells_of([-1, -1, int(ranked(1))]))

    assert why_served(plan, 0, 2, "TR-1", NAMES, TREE).plain() == Reason("TR-1", "none-left", tree="cedar").plain()
