"""The best assignment against trying them all."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.kernel.cells import NONE, cells_of
from bocage.kernel.matching import Matching

NOT = int(NONE)


class Case:
    """A small question: limits of the givers, and what each service is worth."""

    def __init__(self, limits: list[int], worths: list[list[int]]) -> None:
        self.limits = limits
        self.worths = worths
        self.takers = len(worths[0])

    def __repr__(self) -> str:
        return f"Case({self.limits}, {self.worths})"

    def matching(self) -> Matching:
        return Matching(self.takers, cells_of(self.limits), cells_of([worth for row in self.worths for worth in row]))

    def score(self, givers: tuple[int, ...]) -> tuple[int, int] | None:
        """How many are served, and the sum of the worths; None where the assignment is not allowed."""
        served = [(giver, taker) for taker, giver in enumerate(givers) if giver != NOT]
        worths = [self.worths[giver][taker] for giver, taker in served]
        if NOT in worths or any(givers.count(giver) > limit for giver, limit in enumerate(self.limits)):
            return None
        return len(worths), sum(worths)

    def best(self) -> list[tuple[int, ...]]:
        """All best assignments."""
        scored = {givers: self.score(givers) for givers in product([NOT, *range(len(self.limits))], repeat=self.takers)}
        most = max(score for score in scored.values() if score is not None)
        return [givers for givers, score in scored.items() if score == most]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    takers = draw(st.integers(1, 5))
    limits = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    worth = st.integers(NOT, draw(st.sampled_from([0, 1, 3, 50])))
    return Case(limits, [draw(st.lists(worth, min_size=takers, max_size=takers)) for _ in limits])


def found(matching: Matching) -> tuple[int, ...]:
    return tuple(int(giver) for giver in matching.giver_of)


@given(cases())
def test_nothing_is_better_than_the_best(case: Case) -> None:
    assert found(case.matching()) in case.best()


@given(cases())
def test_open_is_who_is_served_in_some_of_the_best_and_not_in_others(case: Case) -> None:
    served = [{taker for taker, giver in enumerate(givers) if giver != NOT} for givers in case.best()]
    undecided = set().union(*served) - set(served[0]).intersection(*served)

    assert case.matching().open() == sum(1 << taker for taker in undecided)


@given(cases())
def test_who_is_insisted_on_is_served_as_well_as_can_be(case: Case) -> None:
    for taker in range(case.takers):
        matching = case.matching()
        if int(matching.open()) >> taker & 1:
            matching.insist(taker)
            assert matching.giver_of[taker] != NONE
            assert found(matching) in case.best()


@given(cases())
def test_nobody_serves_one_while_a_better_one_goes_without(case: Case) -> None:
    matching = case.matching()
    for taker, giver in enumerate(found(matching)):
        for other, otherwise in enumerate(found(matching)):
            if giver != NOT and otherwise == NOT:
                assert case.worths[giver][other] <= case.worths[giver][taker]


def test_one_steps_back_so_that_more_are_served() -> None:
    matching = Case([1, 1], [[9, 5], [8, NOT]]).matching()

    assert found(matching) == (1, 0)


@pytest.mark.parametrize(("limit", "other"), [(1, 3), (2, 0), (3, NOT)])
def test_the_runner_up_is_the_best_of_those_that_are_left_out(limit: int, other: int) -> None:
    assert Case([limit], [[7, 9, NOT, 8]]).matching().runner_up(0) == other


def test_the_runner_up_may_be_served_by_another() -> None:
    matching = Case([1, 1], [[9, 5], [8, NOT]]).matching()

    assert matching.runner_up(0) == 0
    assert matching.runner_up(1) == NONE


def test_nobody_can_be_insisted_on_whom_no_best_assignment_serves() -> None:
    with pytest.raises(AssertionError):
        Case([1], [[7, 9]]).matching().insist(0)


def test_many_givers_and_takers_take_no_time() -> None:
    takers = 40
    case = Case([3] * 15, [[(giver * 7 + taker * 11) % 64 for taker in range(takers)] for giver in range(15)])

    assert NOT not in found(case.matching())
