"""Decks of cards that sides hold, counted by type, and what everybody knows of them.

A side's cards lie in three piles: hand, deck and discard pile. All know how many cards each pile holds, and which
cards the piles hold together. Beyond that is kept, for every side:

* `seen`: the cards of the discard pile that were laid there openly;
* *slots*: hidden cards of which something is proved. A casualty taken elsewhere proves that no card in hand is of
  its type: each of them becomes a slot with that type banned, and keeps the ban when it is thrown in face down. Of a
  card that was taken up or shown openly all other types are banned;
* `old`: when the discard pile is shuffled into an empty deck, the hand held then is none of the cards that were
  shuffled. Its cards become slots that are `aged`: they are among the `old` cards. Slots that were shuffled are
  `BURIED`: they tell what the hand cannot be.

When a card leaves a pile and several slots could have held it, the most telling one is given up, and what no longer
holds for sure is forgotten: a possible world may be too free then, never too narrow. What follows from how a person
plays is not kept.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bocage.kernel.cells import Cells, cells, total
from bocage.kernel.fields import Fields
from bocage.kernel.luck import Luck
from bocage.kernel.slots import IN_HAND, THROWN, Slots
from bocage.kernel.worlds import deal, fill_slots

HAND: Final[i64] = 0
DECK: Final[i64] = 1
DISCARD: Final[i64] = 2
PILES: Final[i64] = 3


@final
class Piles(Slots):
    """The piles of all sides. Its verbs move cards and keep what the others have seen of it."""

    def __init__(self, sides: i64, types: i64, source: Piles | None = None) -> None:
        super().__init__(sides, types, source)
        if source is not None:
            self.count: Cells = source.count[:]
            self.seen: Cells = source.seen[:]
            return
        self.count = cells(sides * PILES * types)
        self.seen = cells(sides * types)

    def clone(self) -> Piles:
        return Piles(0, self.types, self)

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.count = f.row(self.count)
        self.seen = f.row(self.seen)

    # Questions.

    def at(self, side: i64, pile: i64, card: i64 = 0) -> i64:
        """Where the cards of a type in a pile are counted: for those who draw from `count`."""
        return (side * PILES + pile) * self.types + card

    def cards(self, side: i64, pile: i64, card: i64) -> i64:
        """How many cards of a type lie in a pile."""
        return self.count[self.at(side, pile, card)]

    def size(self, side: i64, pile: i64) -> i64:
        return total(self.count, self.at(side, pile), self.types)

    def all_cards(self, side: i64, card: i64) -> i64:
        """All cards of a type that a side has in its three piles; everybody can count them."""
        return self.cards(side, HAND, card) + self.cards(side, DECK, card) + self.cards(side, DISCARD, card)

    def seen_cards(self, side: i64, card: i64) -> i64:
        """The cards of a type that everybody knows in the discard pile."""
        return self.seen[side * self.types + card]

    def unseen(self, side: i64) -> i64:
        """How many cards of the discard pile only their owner knows."""
        return self.size(side, DISCARD) - total(self.seen, side * self.types, self.types)

    def pile_of(self, side: i64, card: i64) -> i64:
        """The first pile, in the order hand, discard pile, deck, that has a card of this type; `PILES` if none has."""
        if self.cards(side, HAND, card) > 0:
            return HAND
        if self.cards(side, DISCARD, card) > 0:
            return DISCARD
        return DECK if self.cards(side, DECK, card) > 0 else PILES

    # Verbs.

    def put(self, side: i64, pile: i64, card: i64, number: i64 = 1) -> None:
        """Lay cards into a pile at the start, or openly from outside."""
        self.count[self.at(side, pile, card)] += number

    def draw(self, side: i64, card: i64) -> None:
        """A card comes from the deck to the hand; its owner sees it."""
        self.count[self.at(side, DECK, card)] -= 1
        self.count[self.at(side, HAND, card)] += 1

    def shuffle(self, side: i64) -> None:
        """The discard pile becomes the deck, which is empty."""
        assert self.size(side, DECK) == 0
        self.bind_free(side, IN_HAND, self.size(side, HAND))
        self.bury(side)
        for card in range(self.types):
            held: i64 = self.cards(side, HAND, card)
            self.old[side * self.types + card] = held + self.cards(side, DISCARD, card) - self.seen_cards(side, card)
            self.seen[side * self.types + card] = 0
            self.count[self.at(side, DECK, card)] = self.cards(side, DISCARD, card)
            self.count[self.at(side, DISCARD, card)] = 0

    def show(self, side: i64, card: i64) -> None:
        """A hand card leaves the hand for all to see; whoever calls this says where it goes."""
        self.leave(side, IN_HAND, card, self.size(side, HAND))
        self.count[self.at(side, HAND, card)] -= 1

    def lay_open(self, side: i64, card: i64) -> None:
        """A card is put on the discard pile for all to see."""
        self.count[self.at(side, DISCARD, card)] += 1
        self.seen[side * self.types + card] += 1

    def play(self, side: i64, card: i64) -> None:
        """A hand card is laid openly on the discard pile."""
        self.show(side, card)
        self.lay_open(side, card)

    def take_up(self, side: i64, card: i64) -> None:
        """A card comes into the hand from outside for all to see."""
        self.count[self.at(side, HAND, card)] += 1
        self.bind_known(side, IN_HAND, card)

    def show_hand(self, side: i64) -> None:
        """The whole hand is shown to all, and stays in hand."""
        self.forget(side, IN_HAND)
        for card in range(self.types):
            for _ in range(self.cards(side, HAND, card)):
                self.bind_known(side, IN_HAND, card)

    def throw_in(self, side: i64) -> None:
        """What is left of the hand goes to the discard pile face down, and what was proved of it goes along."""
        for card in range(self.types):
            self.count[self.at(side, DISCARD, card)] += self.cards(side, HAND, card)
            self.count[self.at(side, HAND, card)] = 0
        self.move_slots(side, IN_HAND, THROWN)

    def take_openly(self, side: i64, card: i64) -> i64:
        """A card of this type is searched and taken, as a casualty is; all see from which pile, and where none was."""
        pile: i64 = self.pile_of(side, card)
        if pile == HAND:
            self.show(side, card)
            return pile
        self.ban(side, IN_HAND, card, self.size(side, HAND))
        if pile == DISCARD:
            self.leave_discard(side, card)
        else:
            self.ban(side, THROWN, card, self.unseen(side))
            self.unearth(side, card)
        if pile != PILES:
            self.count[self.at(side, pile, card)] -= 1
        return pile

    def leave_discard(self, side: i64, card: i64) -> None:
        """One that all had seen there is taken, if there was one."""
        if self.seen_cards(side, card) > 0:
            self.seen[side * self.types + card] -= 1
        else:
            self.leave(side, THROWN, card, self.unseen(side))

    # Possible worlds.

    def redraw(self, side: i64, luck: Luck) -> None:
        """Deal the side's hidden cards anew, as what has been seen allows; the truth plays no part in it."""
        hidden: Cells = self.hidden(side)
        in_hand: i64 = self.size(side, HAND)
        thrown: i64 = self.unseen(side)
        held: Cells = fill_slots(self, side, hidden, luck)
        for card in range(self.types):
            self.count[self.at(side, HAND, card)] = 0
            self.count[self.at(side, DISCARD, card)] = self.seen_cards(side, card)
        for slot in range(len(self.place)):
            if self.lies(slot, side, IN_HAND):
                self.count[self.at(side, HAND, held[slot])] += 1
                in_hand -= 1
            elif self.lies(slot, side, THROWN):
                self.count[self.at(side, DISCARD, held[slot])] += 1
                thrown -= 1
        deal(hidden, self.count, self.at(side, HAND), in_hand, luck)
        deal(hidden, self.count, self.at(side, DISCARD), thrown, luck)
        for card in range(self.types):
            self.count[self.at(side, DECK, card)] = hidden[card]

    def hidden(self, side: i64) -> Cells:
        """The side's cards that the others cannot place, by type."""
        hidden: Cells = cells(self.types)
        for card in range(self.types):
            hidden[card] = self.all_cards(side, card) - self.seen_cards(side, card)
        return hidden
