"""Slots are filled: what can be is found, and nothing that cannot be, held against trying all cards for all slots."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from bocage.kernel.cells import cells, cells_of
from bocage.kernel.luck import FastLuck
from bocage.kernel.slots import BURIED, IN_HAND, PLACES, THROWN, Slots
from bocage.kernel.worlds import Search, deal, drawn_from, fill_slots, old_cards

SIDE, OTHER, TYPES = 1, 0, 3


class Case:
    """Random slots of two sides, with few cards that fit them."""

    def __init__(self, seed: int) -> None:
        rnd = Random(seed)
        self.slots = Slots(2, TYPES)
        for _ in range(rnd.randrange(1, 6)):
            self.bind(rnd.choice([SIDE, SIDE, SIDE, OTHER]), rnd.choice([IN_HAND, THROWN, BURIED]), rnd)
        self.hidden = [rnd.randrange(3) for _ in range(TYPES)]
        for card in range(2 * TYPES):
            self.slots.old[card] = rnd.randrange(3)

    def bind(self, side: int, place: int, rnd: Random) -> None:
        self.slots.bind_free(side, place, self.slots.bound(side, place) + 1)
        last = len(self.slots.place) - 1
        self.slots.bans[last] = rnd.randrange(1 << TYPES) & rnd.randrange(1 << TYPES)
        self.slots.aged[last] = 1 if place == BURIED else rnd.randrange(2)

    def mine(self) -> list[int]:
        return [slot for slot, place in enumerate(self.slots.place) if place // PLACES == SIDE]

    def fits(self, cards: list[int]) -> bool:
        """Cards for this side's slots: none banned, none more often than there are of it, hidden or old."""
        slots, mine = self.slots, self.mine()
        now, old = [0] * TYPES, [0] * TYPES
        for slot, card in zip(mine, cards, strict=True):
            if slots.bans[slot] >> card & 1:
                return False
            now[card] += slots.place[slot] % PLACES != BURIED
            old[card] += slots.aged[slot]
        limits = [min(self.hidden[card], slots.old[SIDE * TYPES + card]) for card in range(TYPES)]
        return all(now[card] <= self.hidden[card] and old[card] <= limits[card] for card in range(TYPES))

    def answers(self) -> list[tuple[int, ...]]:
        return [cards for cards in product(range(TYPES), repeat=len(self.mine())) if self.fits(list(cards))]

    def of_mine(self, held: object) -> list[int]:
        cards = [int(card) for card in held]  # type: ignore[attr-defined]
        assert all(cards[slot] == -1 for slot in range(len(cards)) if slot not in self.mine())
        return [cards[slot] for slot in self.mine()]


def possible(seeds: int) -> list[Case]:
    return [case for case in map(Case, range(seeds)) if case.mine() and case.answers()]


def impossible(seeds: int) -> list[Case]:
    return [case for case in map(Case, range(seeds)) if case.mine() and not case.answers()]


def test_two_cards_are_moved_aside_together_where_one_is_not_enough() -> None:
    """Hand and discards: one free slot, an aged one that is not card 2, a buried one that is not card 1."""
    slots = Slots(2, TYPES)
    for place, bans, aged in [(THROWN, 0, 0), (THROWN, 0b100, 1), (BURIED, 0b010, 1)]:
        slots.bind_free(SIDE, place, slots.bound(SIDE, place) + 1)
        slots.bans[len(slots.place) - 1], slots.aged[len(slots.place) - 1] = bans, aged
    for card, number in enumerate([2, 1, 0]):
        slots.old[SIDE * TYPES + card] = number
    held = cells(3)

    Search(slots, SIDE, cells_of([1, 1, 0]), held).fill(0)

    assert list(held) == [0, 1, 0]


@pytest.mark.parametrize("start", range(TYPES))
def test_a_search_finds_cards_that_fit_wherever_it_begins(start: int) -> None:
    for case in possible(600):
        held = cells(len(case.slots.place), 7)

        Search(case.slots, SIDE, cells_of(case.hidden), held).fill(start)

        assert case.fits(case.of_mine(held))


@pytest.mark.parametrize("start", range(TYPES))
@pytest.mark.parametrize(("place", "aged"), [(IN_HAND, 0), (IN_HAND, 1), (BURIED, 1)])
def test_a_lone_slot_gets_the_first_card_from_where_the_search_begins(place: int, aged: int, start: int) -> None:
    slots, held = Slots(2, TYPES), cells(1)
    slots.bind_free(SIDE, place, 1)
    slots.aged[0] = aged
    for card in range(TYPES):
        slots.old[SIDE * TYPES + card] = 1

    Search(slots, SIDE, cells_of([1, 1, 1]), held).fill(start)

    assert list(held) == [start]


def test_a_search_that_cannot_end_well_says_so() -> None:
    for case in impossible(100):
        with pytest.raises(AssertionError, match="no possible world"):
            Search(case.slots, SIDE, cells_of(case.hidden), cells(len(case.slots.place))).fill(0)


def test_slots_are_filled_and_what_lies_there_now_is_taken_out() -> None:
    for case in possible(300):
        hidden = cells_of(case.hidden)

        held = fill_slots(case.slots, SIDE, hidden, FastLuck(5))

        cards = case.of_mine(held)
        now = Counter(card for slot, card in zip(case.mine(), cards, strict=True) if case.slots.lies_now(slot, SIDE))
        assert case.fits(cards)
        assert list(hidden) == [case.hidden[card] - now[card] for card in range(TYPES)]


def test_by_chance_every_filling_comes_about() -> None:
    for case in [case for case in possible(200) if len(case.answers()) <= 4]:
        luck = FastLuck(3)

        found = {tuple(case.of_mine(fill_slots(case.slots, SIDE, cells_of(case.hidden), luck))) for _ in range(80)}

        assert found <= set(case.answers())
        assert len(found) == len(case.answers()) or len(case.mine()) > 3


def test_without_slots_nothing_is_taken_out() -> None:
    hidden = cells_of([2, 0, 1])

    assert list(fill_slots(Slots(2, TYPES), SIDE, hidden, FastLuck(1))) == []
    assert list(hidden) == [2, 0, 1]


def test_old_cards_are_no_more_than_are_hidden() -> None:
    slots = Slots(2, TYPES)
    for card, number in enumerate([9, 9, 9, 1, 2, 3]):
        slots.old[card] = number

    assert list(old_cards(slots, SIDE, cells_of([2, 2, 2]))) == [1, 2, 2]


def test_a_card_is_drawn_as_often_as_it_is_there() -> None:
    luck = FastLuck(2)

    drawn = Counter(int(drawn_from(cells_of([3, 0, 1]), luck)) for _ in range(4000))

    assert set(drawn) == {0, 2} and 2900 < drawn[0] < 3100


def test_dealt_cards_go_from_the_hidden_ones_to_the_pile() -> None:
    hidden, counts = cells_of([0, 3, 0]), cells_of([5, 5, 5, 5, 5, 5])

    deal(hidden, counts, 3, 2, FastLuck(1))

    assert (list(hidden), list(counts)) == ([0, 1, 0], [5, 5, 5, 5, 7, 5])
