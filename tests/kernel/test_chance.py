"""Chance: asked once, answered with one outcome or with all of them."""

from __future__ import annotations

import pytest

from bocage.kernel.cells import cells_of
from bocage.kernel.chance import NOBODY, Chance, Check, Odds, Sampler, ways
from bocage.kernel.dice import faces, with_die
from bocage.kernel.luck import FastLuck, KeyedLuck, Luck, commitment, key_from_seed

BAG = cells_of([9, 2, 0, 3, 7])


class Told(Luck):
    """Says the numbers it was given, and keeps what it was asked."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(int(n))
        return self.numbers.pop(0)


@pytest.mark.parametrize("ask", [Chance(), Sampler(FastLuck(1)), Odds()])
def test_whoever_asks_notes_for_what_and_for_whom(ask: Chance) -> None:
    before = (ask.purpose, ask.seat)

    ask.draw(130, 2, BAG, 1, 3)
    drawn = (ask.purpose, ask.seat)
    ask.roll(131, 1, 2, 1, 6)
    rolled = (ask.purpose, ask.seat)
    ask.pick(132, NOBODY, 3)

    assert before == (-1, -1)
    assert (drawn, rolled, (ask.purpose, ask.seat)) == ((130, 2), (131, 1), (132, -1))


@pytest.mark.parametrize(("number", "kind"), [(0, 0), (1, 0), (2, 2), (4, 2)])
@pytest.mark.uncompiled
def test_a_draw_takes_the_piece_that_luck_points_at(number: int, kind: int) -> None:
    luck = Told(number)
    sampler = Sampler(luck)

    sampler.draw(130, 0, BAG, 1, 3)

    assert (sampler.outcome, luck.asked) == (kind, [5])


@pytest.mark.uncompiled
def test_dice_are_rolled_one_by_one_from_the_lowest_face_on() -> None:
    luck = Told(5, 0, 3)
    sampler = Sampler(luck)

    sampler.roll(131, 0, 3, 1, 6)

    assert (faces(sampler.outcome), luck.asked) == ([1, 4, 6], [6, 6, 6])


@pytest.mark.uncompiled
def test_one_of_several_things_is_picked() -> None:
    luck = Told(4)
    sampler = Sampler(luck)

    sampler.pick(132, 0, 7)

    assert (sampler.outcome, luck.asked) == (4, [7])


def test_all_draws_are_listed_with_their_pieces() -> None:
    odds = Odds()

    odds.draw(130, 0, BAG, 1, 4)

    assert odds.listed() == [(0, 2), (2, 3), (3, 7)]


def test_all_things_to_pick_are_listed_once() -> None:
    odds = Odds()

    odds.pick(132, 0, 3)

    assert odds.listed() == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.parametrize(("outcome", "possible"), [(-1, False), (0, True), (2, True), (3, False)])
def test_one_thing_to_pick_is_checked_without_the_others(outcome: int, possible: bool) -> None:
    check = Check(outcome)

    check.pick(132, 0, 3)

    assert check.possible == possible and (check.purpose, check.seat) == (132, 0)


@pytest.mark.parametrize(("outcome", "possible"), [(-1, False), (0, True), (1, False), (2, True), (3, False)])
def test_one_card_is_checked_by_whether_a_piece_of_it_is_left(outcome: int, possible: bool) -> None:
    check = Check(outcome)

    check.draw(130, 1, BAG, 1, 3)

    assert check.possible == possible and (check.purpose, check.seat) == (130, 1)


@pytest.mark.parametrize(
    ("thrown", "possible"),
    [([1, 6], True), ([3, 3], True), ([3], False), ([1, 2, 3], False), ([0, 3], False), ([3, 7], False), ([], False)],
)
def test_a_throw_is_checked_by_the_number_of_dice_and_their_faces(thrown: list[int], possible: bool) -> None:
    dice = 0
    for face in thrown:
        dice = int(with_die(dice, face))
    check = Check(dice)

    check.roll(131, 0, 2, 1, 6)

    assert check.possible == possible and (check.purpose, check.seat) == (131, 0)


@pytest.mark.parametrize(
    ("thrown", "orders"),
    [([], 1), ([4], 1), ([4, 4], 1), ([3, 4], 2), ([1, 1, 2], 3), ([1, 2, 2], 3), ([1, 2, 3], 6), ([1, 1, 2, 2], 6)],
)
def test_dice_fall_in_as_many_orders_as_they_can_be_told_apart(thrown: list[int], orders: int) -> None:
    dice = 0
    for face in thrown:
        dice = int(with_die(dice, face))

    assert ways(dice) == orders


def test_a_face_that_no_die_has_is_refused() -> None:
    for face in (-1, 15):
        with pytest.raises(AssertionError):
            with_die(0, face)


def test_fast_luck_is_the_same_wherever_it_is_drawn() -> None:
    """Records of simulations name a seed: these numbers stay."""
    drawn = [[int(luck.below(1000)) for _ in range(4)] for luck in (FastLuck(0), FastLuck(1), FastLuck(2**40))]

    assert drawn == [[696, 110, 305, 257], [55, 883, 273, 514], [53, 173, 768, 28]]


def test_keyed_luck_is_the_same_for_ever() -> None:
    """Stored matches are checked against their key: these numbers stay."""
    key = key_from_seed(7)
    luck = KeyedLuck(key, "shot", "us", 3)

    assert [int(luck.below(1000)) for _ in range(4)] == [427, 28, 364, 124]
    assert (key.hex()[:16], len(key), commitment(key)[:16]) == ("6e05f2d7a4a140ab", 32, "2842d55646e5b39e")


@pytest.mark.uncompiled
def test_a_word_beyond_the_last_fair_one_is_drawn_again() -> None:
    class Rigged(KeyedLuck):
        def word(self) -> int:
            return words.pop(0)

    words = [(1 << 62) - 1, (1 << 62) - 4, (1 << 62) - 5, 11]
    luck = Rigged(key_from_seed(1), "shot", "us", 0)

    assert luck.below(5) == ((1 << 62) - 5) % 5
    assert words == [11]
