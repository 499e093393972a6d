"""Piles and what is known of them, held against all worlds that fit what was seen, counted out one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import TypeAlias

import pytest

from bocage.kernel import worlds
from bocage.kernel.fields import Reader, Writer
from bocage.kernel.luck import FastLuck
from bocage.kernel.piles import DECK, DISCARD, HAND, PILES, Piles

Counts: TypeAlias = tuple[int, ...]
World: TypeAlias = tuple[Counts, Counts, Counts, Counts]  # hand, deck, unseen discards, seen discards
Table: TypeAlias = tuple[Counts, Counts, Counts]  # hand, deck, discard pile


def more(counts: Counts, card: int, by: int = 1) -> Counts:
    return tuple(number + by * (place == card) for place, number in enumerate(counts))


def together(one: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(one, other, strict=True))


class Witness:
    """Sees what everybody sees of one side's piles and keeps every world that fits."""

    def __init__(self, cards: Counts, side: int = 1, piles: Piles | None = None) -> None:
        self.none = (0,) * len(cards)
        self.side = side
        self.piles = piles or Piles(2, len(cards))
        for card, number in enumerate(cards):
            self.piles.put(side, DECK, card, number)
        self.worlds: set[World] = {(self.none, cards, self.none, self.none)}

    def table(self, piles: Piles | None = None) -> Table:
        found = piles or self.piles
        hand, deck, discard = (
            tuple(int(found.cards(self.side, pile, card)) for card in range(len(self.none)))
            for pile in (HAND, DECK, DISCARD)
        )
        return hand, deck, discard

    def tables(self) -> set[Table]:
        return {(hand, deck, together(unseen, seen)) for hand, deck, unseen, seen in self.worlds}

    def one_of(self, rnd: Random, pile: int) -> int:
        return rnd.choice(
            [card for card in range(len(self.none)) for _ in range(self.piles.cards(self.side, pile, card))]
        )

    def draw(self, rnd: Random) -> None:
        self.piles.draw(self.side, self.one_of(rnd, DECK))
        self.worlds = {
            (more(hand, card), more(deck, card, -1), unseen, seen)
            for (hand, deck, unseen, seen), card in product(self.worlds, range(len(self.none)))
            if deck[card]
        }

    def shuffle(self, rnd: Random) -> None:
        self.piles.shuffle(self.side)
        self.worlds = {(hand, together(unseen, seen), self.none, self.none) for hand, _, unseen, seen in self.worlds}

    def play(self, rnd: Random) -> None:
        card = self.one_of(rnd, HAND)
        self.piles.play(self.side, card)
        self.worlds = {
            (more(hand, card, -1), deck, unseen, more(seen, card))
            for hand, deck, unseen, seen in self.worlds
            if hand[card]
        }

    def throw_in(self, rnd: Random) -> None:
        self.piles.throw_in(self.side)
        self.worlds = {(self.none, deck, together(unseen, hand), seen) for hand, deck, unseen, seen in self.worlds}

    def bolster(self, rnd: Random) -> None:
        card = rnd.randrange(len(self.none))
        self.piles.lay_open(self.side, card)
        self.worlds = {(hand, deck, unseen, more(seen, card)) for hand, deck, unseen, seen in self.worlds}

    def take_up(self, rnd: Random) -> None:
        card = rnd.randrange(len(self.none))
        self.piles.take_up(self.side, card)
        self.worlds = {(more(hand, card), deck, unseen, seen) for hand, deck, unseen, seen in self.worlds}

    def show_hand(self, rnd: Random) -> None:
        shown, _, _ = self.table()
        self.piles.show_hand(self.side)
        self.worlds = {world for world in self.worlds if world[HAND] == shown}

    def lose(self, rnd: Random) -> None:
        card = rnd.randrange(len(self.none))
        pile = self.piles.take_openly(self.side, card)
        self.worlds = {after for where, after in (lost(world, card) for world in self.worlds) if where == pile}

    def may(self) -> list[str]:
        hand, deck, discard = (self.piles.size(self.side, pile) for pile in (HAND, DECK, DISCARD))
        acts = ["lose"] * 2 + ["bolster", "take_up"] * (hand + deck + discard < 5)
        acts += ["draw"] * 4 if deck else ["shuffle"] * 4 if discard else []
        return acts + (["play"] * 2 + ["throw_in", "show_hand"] if hand else [])


def lost(world: World, card: int) -> tuple[int, World]:
    """From which pile a casualty comes in this world, and what is left."""
    hand, deck, unseen, seen = world
    if hand[card]:
        return HAND, (more(hand, card, -1), deck, unseen, seen)
    if seen[card]:
        return DISCARD, (hand, deck, unseen, more(seen, card, -1))
    if unseen[card]:
        return DISCARD, (hand, deck, more(unseen, card, -1), seen)
    if deck[card]:
        return DECK, (hand, more(deck, card, -1), unseen, seen)
    return PILES, world


def imagined(witness: Witness, luck: FastLuck) -> Table:
    other = witness.piles.clone()
    other.redraw(witness.side, luck)
    return witness.table(other)


@pytest.mark.parametrize("cards", [(3, 2, 2), (2, 2, 1, 1)])
def test_imagined_worlds_fit_what_was_seen_and_leave_none_out(cards: Counts) -> None:
    counted: Counter[str] = Counter()
    for seed in range(60):
        rnd, luck, other = Random(seed), FastLuck(seed), Witness(cards, 0)
        both = [other, Witness(cards, 1, other.piles)]
        for _ in range(50):
            witness = rnd.choice(both)
            getattr(witness, rnd.choice(witness.may()))(rnd)
            possible = witness.tables()
            drawn = {imagined(witness, luck) for _ in range(60 if len(possible) <= 4 else 6)}
            counted["imagined"] += len(drawn)
            counted["against what was seen"] += len(drawn - possible)
            if len(possible) <= 4:
                counted["left out"] += len(possible - drawn)
            assert witness.table() in possible

    assert counted["left out"] == 0
    # What is against it are the inferences that are not kept, see the docs.
    assert counted["against what was seen"] < counted["imagined"] * 0.01


def test_a_casualty_taken_elsewhere_bans_its_type_from_the_hand() -> None:
    witness = Witness((2, 2))
    for card in (0, 1, 1):
        witness.piles.draw(witness.side, card)

    witness.piles.play(witness.side, 0)
    witness.piles.take_openly(witness.side, 0)

    assert {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)} == {(0, 2)}


def test_cards_drawn_after_a_proof_are_free_again() -> None:
    witness = Witness((3, 1))
    for card in (1, 0):
        witness.piles.draw(witness.side, card)
    witness.piles.play(witness.side, 0)
    witness.piles.take_openly(witness.side, 0)

    witness.piles.draw(witness.side, 0)

    assert {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)} == {(1, 1)}


def test_a_hand_held_at_a_shuffle_is_none_of_the_cards_shuffled() -> None:
    witness = Witness((1, 1))
    witness.piles.draw(witness.side, 0)
    witness.piles.play(witness.side, 0)
    witness.piles.draw(witness.side, 1)

    witness.piles.shuffle(witness.side)

    assert {imagined(witness, FastLuck(seed)) for seed in range(40)} == {((0, 1), (1, 0), (0, 0))}


def told(*acts: str, cards: Counts) -> Witness:
    """A witness of what happened: `draw 2`, `lose 0`, `throw in`; what is drawn is the truth, and not told to all."""
    witness = Witness(cards)
    for act in acts:
        verb, _, card = act.rpartition(" ")
        getattr(witness, verb or act)(Scripted(int(card or 0)))
    return witness


class Scripted(Random):
    """Chooses the card that the script says."""

    def __init__(self, card: int) -> None:
        super().__init__(0)
        self.card = card

    def choice(self, seq: object) -> int:  # type: ignore[override]
        return self.card

    def randrange(self, *limits: int) -> int:  # type: ignore[override]
        return self.card


@pytest.mark.parametrize(
    ("cards", "acts"),
    [
        # The lost card may have been either of two thrown in: what was proved of them is loosened.
        (
            (1, 1, 3, 2),
            "draw 2, play 2, draw 3, lose 0, lose 1, throw_in 0, draw 3, lose 2, throw_in 0, lose 3",
        ),
        # A card that leaves the discard pile says nothing new of the hand.
        ((2, 2, 3), "draw 2, lose 0, throw_in 0, draw 1, lose 2"),
        # Buried cards were old; one drawn again may be any of them.
        ((2, 1, 1), "draw 1, lose 0, throw_in 0, draw 0, draw 2, shuffle 0, draw 1, lose 0"),
        ((2, 2), "draw 0, draw 1, throw_in 0, draw 0, draw 1, shuffle 0, draw 0, play 1"),
    ],
)
def test_what_is_known_after_a_tale_is_what_fits_it(cards: Counts, acts: str) -> None:
    witness = told(*acts.split(", "), cards=cards)

    assert {imagined(witness, FastLuck(seed)) for seed in range(300)} == witness.tables()


def test_a_redraw_leaves_the_other_side_alone() -> None:
    witness = told("draw 0", "draw 1", "throw_in 0", "draw 0", cards=(3, 2))
    other = Witness((1, 2), 0, witness.piles)
    other.draw(Scripted(1))
    before = other.table()

    worlds = witness.piles.clone()
    for seed in range(20):
        worlds.redraw(witness.side, FastLuck(seed))
        assert other.table(worlds) == before


def test_a_clone_goes_its_own_way() -> None:
    witness = told("draw 0", "throw_in 0", "draw 1", cards=(3, 2))
    before = witness.table()

    other = witness.piles.clone()
    other.play(witness.side, 1)
    other.take_openly(witness.side, 0)

    assert witness.table() == before
    assert (witness.piles.seen_cards(witness.side, 1), len(witness.piles.place)) == (0, 0)


def test_piles_are_saved_and_resumed_with_what_is_known() -> None:
    witness = told("draw 0", "throw_in 0", "draw 1", "lose 0", "play 1", cards=(3, 2))
    writer, other = Writer(), Piles(2, 2)

    witness.piles.fields(writer)
    other.fields(Reader(writer.numbers))

    again = Writer()
    other.fields(again)
    assert list(again.numbers) == list(writer.numbers)
    assert witness.table(other) == witness.table()
    assert other.seen_cards(witness.side, 1) == 1


def test_a_deck_that_is_not_empty_is_not_made_anew() -> None:
    witness = told("draw 0", "throw_in 0", cards=(3, 2))

    with pytest.raises(AssertionError):
        witness.piles.shuffle(witness.side)


def test_a_hand_that_everybody_saw_is_known_card_by_card() -> None:
    witness = Witness((2, 2, 2))
    for card in (0, 0, 1):
        witness.piles.draw(witness.side, card)

    witness.piles.show_hand(witness.side)
    seen = {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)}
    witness.piles.play(witness.side, 0)
    after = {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)}
    witness.piles.draw(witness.side, 2)

    assert seen == {(2, 1, 0)} and after == {(1, 1, 0)}
    assert {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)} == {(1, 2, 0), (1, 1, 1)}


def test_a_hand_that_is_shown_again_is_known_once() -> None:
    witness = Witness((2, 2))
    witness.piles.draw(witness.side, 0)
    witness.piles.show_hand(witness.side)
    witness.piles.draw(witness.side, 1)

    witness.piles.show_hand(witness.side)

    assert len(witness.piles.place) == 2
    assert {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)} == {(1, 1)}


def test_a_card_taken_up_openly_is_in_the_hand_and_then_in_the_discard_pile() -> None:
    witness = Witness((1, 3))
    witness.piles.draw(witness.side, 1)

    witness.piles.take_up(witness.side, 0)
    hands = {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)}
    witness.piles.throw_in(witness.side)

    assert hands == {(1, 1), (2, 0)}
    assert {imagined(witness, FastLuck(seed))[DISCARD] for seed in range(40)} == hands


def test_which_of_two_cards_was_played_does_not_matter_where_one_was_known() -> None:
    """A free card and a known one: when that type is played the other may be anything."""
    witness = Witness((2, 2))
    witness.piles.draw(witness.side, 0)
    witness.piles.take_up(witness.side, 0)

    witness.piles.play(witness.side, 0)

    assert {imagined(witness, FastLuck(seed))[HAND] for seed in range(40)} == {(1, 0), (0, 1)}


def test_a_known_card_is_known_in_the_discard_pile_and_as_one_that_was_shuffled() -> None:
    witness = Witness((1, 1))
    witness.piles.draw(witness.side, 0)
    witness.piles.show_hand(witness.side)
    witness.piles.throw_in(witness.side)
    witness.piles.draw(witness.side, 1)
    thrown = {imagined(witness, FastLuck(seed)) for seed in range(40)}

    witness.piles.shuffle(witness.side)

    assert thrown == {((0, 1), (0, 0), (1, 0))}
    assert {imagined(witness, FastLuck(seed)) for seed in range(40)} == {((0, 1), (1, 0), (0, 0))}


def test_what_is_known_of_one_pile_is_left_out_of_another() -> None:
    """The card in hand was shown, so the older one that was thrown in must be the other."""
    witness = Witness((1, 1))
    witness.piles.draw(witness.side, 1)
    witness.piles.throw_in(witness.side)
    witness.piles.draw(witness.side, 0)
    witness.piles.shuffle(witness.side)
    witness.piles.throw_in(witness.side)
    witness.piles.draw(witness.side, 1)

    witness.piles.show_hand(witness.side)

    assert {imagined(witness, FastLuck(seed)) for seed in range(40)} == {((0, 1), (0, 0), (1, 0))}


def test_what_chance_does_not_find_search_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "TRIES", 0)
    counted: Counter[str] = Counter()
    for seed in range(40):
        rnd, witness = Random(seed), Witness((3, 2, 2))
        for _ in range(40):
            getattr(witness, rnd.choice(witness.may()))(rnd)
            world = imagined(witness, FastLuck(seed))
            counted["imagined"] += 1
            counted["against what was seen"] += world not in witness.tables()
            assert all(number >= 0 for pile in world for number in pile)

    assert counted["against what was seen"] < counted["imagined"] * 0.01


def test_worlds_come_as_often_as_hands_are_drawn() -> None:
    """Two of four cards, one of them special: it is in hand in half of all worlds."""
    witness = Witness((3, 1))
    witness.piles.draw(witness.side, 0)
    witness.piles.draw(witness.side, 0)
    luck = FastLuck(5)

    special = sum(imagined(witness, luck)[HAND][1] for _ in range(4000))

    assert 1900 < special < 2100
