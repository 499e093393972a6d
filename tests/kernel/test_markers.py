"""Markers that lie face down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.kernel.cells import NONE, cells_of
from bocage.kernel.fields import Reader, Writer
from bocage.kernel.luck import FastLuck
from bocage.kernel.markers import Markers

POOL = [2, 0, 3, 1]
PLACES = 4


def markers(*laid: tuple[int, int]) -> Markers:
    """A pool of six, with these kinds laid at these places."""
    table = Markers(PLACES, cells_of(POOL))
    for place, kind in laid:
        table.lay(place, kind)
    return table


def numbers(table: Markers) -> list[int]:
    writer = Writer()
    table.fields(writer)
    return [int(number) for number in writer.numbers]


def test_a_marker_that_is_laid_leaves_the_pool_and_stays_unseen() -> None:
    table = markers((1, 2))

    assert [table.lies(place) for place in range(PLACES)] == [False, True, False, False]
    assert list(table.pool) == [2, 0, 2, 1]
    assert list(table.unseen()) == POOL


def test_a_marker_that_is_turned_up_is_unseen_no_longer() -> None:
    table = markers((1, 2))

    assert table.turn_up(1) == 2
    assert not table.lies(1)
    assert list(table.unseen()) == [2, 0, 2, 1]


def test_where_nothing_lies_nothing_is_turned_up() -> None:
    assert markers().turn_up(0) == NONE
    assert markers().cases(0) == [(NONE, 1)]


def test_anything_unseen_may_lie_face_down() -> None:
    assert markers((0, 3)).cases(0) == [(0, 2), (2, 3), (3, 1)]


@pytest.mark.parametrize(("place", "kind"), [(0, 3), (1, 1), (1, 3)])
def test_what_is_not_there_cannot_be_laid(place: int, kind: int) -> None:
    table = markers((0, 3))

    with pytest.raises(AssertionError):
        table.lay(place, kind)


@given(st.integers(0, 10_000))
def test_another_world_has_the_same_markers_in_the_same_places(seed: int) -> None:
    table = markers((0, 2), (3, 0))

    world = table.clone()
    world.redraw(FastLuck(seed))

    assert [world.lies(place) for place in range(PLACES)] == [True, False, False, True]
    assert list(world.unseen()) == POOL
    assert min(world.pool) >= 0
    assert numbers(table) == numbers(markers((0, 2), (3, 0)))


def test_every_marker_is_as_likely_as_there_are_of_it() -> None:
    laid = [0, 0, 0, 0]
    for seed in range(6000):
        world = markers((0, 3))
        world.redraw(FastLuck(seed))
        laid[world.under[0]] += 1

    assert laid[1] == 0
    assert laid == pytest.approx([2000, 0, 3000, 1000], abs=150)


def test_the_truth_plays_no_part_in_another_world() -> None:
    one, other = markers((0, 2), (3, 0)), markers((0, 3), (3, 2))

    one.redraw(FastLuck(7))
    other.redraw(FastLuck(7))

    assert numbers(one) == numbers(other)


def test_markers_are_saved_and_resumed() -> None:
    saved = markers((2, 0))
    resumed = markers()

    resumed.fields(Reader(cells_of(numbers(saved))))

    assert numbers(resumed) == numbers(saved)
