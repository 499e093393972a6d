"""Packing, sets, dice, offers, rows: the small parts that everything stands on."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import factorial

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from bocage.kernel.cells import cells_of
from bocage.kernel.chance import Odds, Sampler
from bocage.kernel.dice import any_die, dice_count, dice_from, die, faces, highest_die, with_die
from bocage.kernel.luck import FastLuck, KeyedLuck, commitment, key_from_seed
from bocage.kernel.offer import Offer
from bocage.kernel.packing import (
    argument,
    bits,
    everybody,
    first,
    fourth,
    holds,
    kind_of,
    lowest,
    only,
    packed,
    second,
    third,
    without,
)
from bocage.kernel.reasons import Reason, Tally, Term

ARGUMENT = st.integers(0, 4095)


def dice_of(*thrown: int) -> int:
    dice = 0
    for face in thrown:
        dice = int(with_die(dice, face))
    return dice


@drawn(st.integers(0, 255), ARGUMENT, ARGUMENT, ARGUMENT, ARGUMENT)
def test_what_is_packed_can_be_unpacked(kind: int, a: int, b: int, c: int, d: int) -> None:
    number = packed(kind, a, b, c, d)

    assert [kind_of(number), first(number), second(number), third(number), fourth(number)] == [kind, a, b, c, d]
    assert [argument(number, place) for place in range(4)] == [a, b, c, d]


@pytest.mark.parametrize("wrong", [(256, 0), (-1, 0), (0, 4096), (0, -1)])
def test_what_does_not_fit_is_not_packed(wrong: tuple[int, int]) -> None:
    with pytest.raises(AssertionError):
        packed(*wrong)


@drawn(st.sets(st.integers(0, 61), min_size=1))
def test_sets_are_bits(things: set[int]) -> None:
    number = sum(int(only(thing)) for thing in things)

    assert {thing for thing in range(62) if holds(number, thing)} == things
    assert lowest(number) == min(things)
    assert bits(number) == len(things)
    assert without(number, min(things)) == number - only(min(things))


def test_everybody_is_the_first_seats() -> None:
    assert everybody(3) == only(0) + only(1) + only(2)


@drawn(st.lists(st.integers(0, 14), max_size=14))
def test_dice_have_no_order(thrown: list[int]) -> None:
    dice = dice_of(*thrown)

    assert faces(dice) == sorted(thrown)
    assert dice == dice_of(*reversed(thrown))
    assert dice_count(dice) == len(thrown)
    assert highest_die(dice) == max(thrown, default=-1)
    assert [die(dice, place) for place in range(len(thrown))] == sorted(thrown)
    for face in range(15):
        assert any_die(dice, face) == (face in thrown)
        assert dice_from(dice, face) == len([one for one in thrown if one >= face])


@pytest.mark.parametrize(("number", "low", "high"), [(1, 0, 9), (2, 1, 6), (3, 0, 3), (4, 1, 2)])
def test_every_set_of_dice_is_listed_once_with_the_ways_it_falls(number: int, low: int, high: int) -> None:
    odds = Odds()

    odds.roll(1, 0, number, low, high)

    ways: dict[int, int] = {}
    for thrown in product(range(low, high + 1), repeat=number):
        ways[dice_of(*thrown)] = ways.get(dice_of(*thrown), 0) + 1
    assert dict(odds.listed()) == ways


def test_a_draw_is_as_likely_as_there_are_pieces() -> None:
    odds = Odds()

    odds.draw(1, 0, cells_of([9, 3, 0, 1]), 1, 3)

    assert odds.listed() == [(0, 3), (2, 1)]


def test_sampling_follows_the_weights() -> None:
    sampler = Sampler(FastLuck(3))
    counted = [0, 0, 0]

    for _ in range(4000):
        sampler.draw(1, 0, cells_of([3, 0, 1]), 0, 3)
        counted[sampler.outcome] += 1

    assert counted[1] == 0
    assert 2900 < counted[0] < 3100


def test_dice_are_sampled_fairly() -> None:
    sampler = Sampler(FastLuck(3))
    doubles = 0

    for _ in range(6000):
        sampler.roll(1, 0, 2, 1, 6)
        doubles += faces(sampler.outcome)[0] == faces(sampler.outcome)[1]

    assert 900 < doubles < 1100


def test_keyed_luck_depends_on_purpose_seat_and_count_alone() -> None:
    key = key_from_seed(7)

    one = [int(KeyedLuck(key, "shot", "us", nth).below(10)) for nth in range(40)]
    again = [int(KeyedLuck(key, "shot", "us", nth).below(10)) for nth in range(40)]

    assert one == again
    assert one != [int(KeyedLuck(key, "shot", "de", nth).below(10)) for nth in range(40)]
    assert one != [int(KeyedLuck(key, "draw", "us", nth).below(10)) for nth in range(40)]
    assert one != [int(KeyedLuck(key, "shot", "us", nth, "1").below(10)) for nth in range(40)]
    assert one != [int(KeyedLuck(key_from_seed(8), "shot", "us", nth).below(10)) for nth in range(40)]


def test_keyed_luck_is_fair() -> None:
    key = key_from_seed(1)

    thrown = [int(KeyedLuck(key, "shot", "us", nth).below(3)) for nth in range(3000)]

    assert all(900 < thrown.count(face) < 1100 for face in range(3))


def test_a_commitment_binds_the_key_and_is_not_the_key() -> None:
    key = key_from_seed(7)

    assert commitment(key) == commitment(bytes(key))
    assert commitment(key) != commitment(key_from_seed(8))
    assert key.hex() not in commitment(key)


@pytest.mark.parametrize("size", [0, 1, 63, 64, 65, 300])
def test_an_offer_holds_as_many_choices_as_are_added(size: int) -> None:
    offer = Offer()

    for number in range(size):
        offer.add(1, number)

    assert offer.listed() == [packed(1, number) for number in range(size)]
    assert size == 0 or offer.has(packed(1, size - 1))
    assert not offer.has(packed(1, size))


def test_an_offer_that_was_cleared_has_forgotten() -> None:
    offer = Offer()
    offer.add(1, 5)

    offer.clear()

    assert offer.listed() == [] and not offer.has(packed(1, 5))


def test_a_forbidden_choice_is_not_added() -> None:
    offer = Offer()

    offer.add_if(9, 1, 5)
    offer.add_if(0, 1, 6)

    assert offer.listed() == [packed(1, 6)]


def test_a_tally_is_the_sum_of_its_terms() -> None:
    tally = Tally(Term(4, "base"), Term(3, "cover", "UN-70"), Term(-1, "range"))

    assert tally.total() == 6
    assert tally.line() == "base 4, cover 3, range -1"
    assert tally == Tally(Term(4, "base"), Term(3, "cover", "UN-70"), Term(-1, "range"))
    assert tally != Tally(Term(6, "base"))


def test_a_reason_reads_as_rule_name_and_values() -> None:
    reason = Reason("AI-14", "nearest", target="R-A", others=["R-B", "S-A"])

    assert reason.line() == "AI-14 nearest (target R-A, others R-B S-A)"
    assert reason.plain() == {"rule": "AI-14", "name": "nearest", "target": "R-A", "others": ["R-B", "S-A"]}


def test_the_chance_of_dice_adds_up() -> None:
    odds = Odds()
    odds.roll(1, 0, 3, 0, 9)

    assert sum(Fraction(weight, 10**3) for _, weight in odds.listed()) == 1
    assert len(odds.listed()) == factorial(12) // (factorial(3) * factorial(9))
