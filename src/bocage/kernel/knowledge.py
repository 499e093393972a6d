"""What everybody knows of decks that others hold: seen and unseen counts, and possible worlds that respect them.

A deck lies in three piles: hand, deck and discard pile. All know how many cards each pile holds, and which cards
the piles hold together; `Known` keeps what has been seen beyond that:

* `seen`: cards of the discard pile that were laid there openly;
* `bare`, `bare_thrown`: types that are proved not to be in hand, or not among the unseen cards of the discard pile;
* `old`, `owed`: when a discard pile is shuffled into an empty deck, the hand held then is none of the cards that
  were shuffled; so of the cards that have left the deck or are in hand, `owed` at least are among `old`.

Not kept: that cards thrown in at different times lack different types (only what all of them lack), and what
follows from how a person plays.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import Cells, cells, total
from bocage.kernel.fields import Fields
from bocage.kernel.luck import Luck

HAND_OWED: Final[i64] = 0
THROWN_OWED: Final[i64] = 1
HAND_FREE: Final[i64] = 2
THROWN_FREE: Final[i64] = 3
IN_DECK: Final[i64] = 4
GROUPS: Final[i64] = 5


class Known:
    """For every side what the others have seen of its piles."""

    def __init__(self, sides: i64, types: i64, source: Known | None = None) -> None:
        self.types: i64 = types
        if source is not None:
            self.seen: Cells = source.seen[:]
            self.bare: Cells = source.bare[:]
            self.bare_thrown: Cells = source.bare_thrown[:]
            self.old: Cells = source.old[:]
            self.owed: Cells = source.owed[:]
            return
        self.seen = cells(sides * types)
        self.bare = cells(sides * types)
        self.bare_thrown = cells(sides * types)
        self.old = cells(sides * types)
        self.owed = cells(sides)

    def clone(self) -> Known:
        return Known(0, self.types, self)

    def fields(self, f: Fields) -> None:
        self.seen = f.row(self.seen)
        self.bare = f.row(self.bare)
        self.bare_thrown = f.row(self.bare_thrown)
        self.old = f.row(self.old)
        self.owed = f.row(self.owed)

    # What happens to the piles, and what it shows.

    def drawn(self, side: i64) -> None:
        """A card drawn may be any: the hand is proved to lack nothing any more."""
        for at in range(side * self.types, side * self.types + self.types):
            self.bare[at] = 0

    def shuffled(self, side: i64, counts: Cells, hand: i64, discard: i64) -> None:
        """The discard pile is about to become the deck."""
        self.owed[side] = total(counts, hand, self.types)
        for card in range(self.types):
            at: i64 = side * self.types + card
            self.old[at] = counts[hand + card] + counts[discard + card] - self.seen[at]
            self.seen[at] = 0
            self.bare_thrown[at] = 0

    def shown(self, side: i64, card: i64) -> None:
        """A card that left the deck unseen turns out to be this one."""
        at: i64 = side * self.types + card
        if self.old[at] > 0:
            self.old[at] -= 1
            if self.owed[side] > 0:
                self.owed[side] -= 1

    def laid_open(self, side: i64, card: i64) -> None:
        """This card was put on the discard pile for all to see."""
        self.seen[side * self.types + card] += 1

    def throws_in(self, side: i64, counts: Cells, hand: i64, discard: i64) -> None:
        """The hand is about to go to the discard pile face down: together they lack what both lack."""
        if total(counts, hand, self.types) == 0:
            return
        first: bool = self.unseen(side, counts, discard) == 0
        for at in range(side * self.types, side * self.types + self.types):
            self.bare_thrown[at] = self.bare[at] if first else self.bare_thrown[at] * self.bare[at]

    def taken_from_discard(self, side: i64, card: i64) -> None:
        """A card of the discard pile was taken for all to see: one that all had seen there, if there was one."""
        at: i64 = side * self.types + card
        if self.seen[at] > 0:
            self.seen[at] -= 1
        else:
            self.shown(side, card)

    def taken_from_deck(self, side: i64, card: i64, left: i64) -> None:
        """A card of the deck was taken for all to see; `left` of its type lie hidden still."""
        at: i64 = side * self.types + card
        if self.old[at] > left:
            self.old[at] = left

    def none_in_hand(self, side: i64, card: i64) -> None:
        self.bare[side * self.types + card] = 1

    def none_thrown_in(self, side: i64, card: i64) -> None:
        self.bare_thrown[side * self.types + card] = 1

    def unseen(self, side: i64, counts: Cells, discard: i64) -> i64:
        """How many cards of the discard pile the others have not seen."""
        return total(counts, discard, self.types) - total(self.seen, side * self.types, self.types)

    # Possible worlds.

    def redraw(self, side: i64, counts: Cells, hand: i64, deck: i64, discard: i64, luck: Luck) -> None:
        """Deal the side's hidden cards anew, as what has been seen allows; the truth plays no part in it."""
        types: i64 = self.types
        in_hand: i64 = total(counts, hand, types)
        thrown: i64 = self.unseen(side, counts, discard)
        sizes: Cells = cells(GROUPS)
        sizes[IN_DECK] = total(counts, deck, types)
        pool: Cells = cells(2 * types)
        for card in range(types):
            at: i64 = side * types + card
            hidden: i64 = counts[hand + card] + counts[deck + card] + counts[discard + card] - self.seen[at]
            pool[types + card] = self.old[at]
            pool[card] = hidden - self.old[at]
        bans: Cells = self.bans(side)
        while True:
            self.split(side, in_hand, thrown, sizes, luck)
            if feasible(pool, sizes, bans):
                break
        dealt: Cells = deal(pool, sizes, bans, luck)
        for card in range(types):
            counts[hand + card] = self.both(dealt, HAND_OWED, card) + self.both(dealt, HAND_FREE, card)
            counts[deck + card] = self.both(dealt, IN_DECK, card)
            counts[discard + card] = self.seen[side * types + card] + self.both(dealt, THROWN_OWED, card)
            counts[discard + card] += self.both(dealt, THROWN_FREE, card)

    def split(self, side: i64, in_hand: i64, thrown: i64, sizes: Cells, luck: Luck) -> None:
        """Which of the hidden cards outside the deck are the owed ones."""
        for group in range(IN_DECK):
            sizes[group] = 0
        left: i64 = self.owed[side]
        slots: i64 = in_hand + thrown
        for slot in range(slots):
            owed: bool = left > 0 and luck.below(slots - slot) < left
            if owed:
                left -= 1
            if slot < in_hand:
                sizes[HAND_OWED if owed else HAND_FREE] += 1
            else:
                sizes[THROWN_OWED if owed else THROWN_FREE] += 1

    def bans(self, side: i64) -> Cells:
        """What may not lie where: a row a group, new cards first, then old ones."""
        types: i64 = self.types
        bans: Cells = cells(GROUPS * 2 * types)
        for card in range(types):
            for age in range(i64(2)):
                column: i64 = age * types + card
                bans[HAND_FREE * 2 * types + column] = self.bare[side * types + card]
                bans[HAND_OWED * 2 * types + column] = 1 if age == 0 else self.bare[side * types + card]
                bans[THROWN_FREE * 2 * types + column] = self.bare_thrown[side * types + card]
                bans[THROWN_OWED * 2 * types + column] = 1 if age == 0 else self.bare_thrown[side * types + card]
        return bans

    def both(self, dealt: Cells, group: i64, card: i64) -> i64:
        """New and old cards of a type in a group."""
        return dealt[group * 2 * self.types + card] + dealt[group * 2 * self.types + self.types + card]


def feasible(pool: Cells, sizes: Cells, bans: Cells) -> bool:
    """Can every group be filled? (No set of groups may need more cards than there are for any of them.)"""
    groups: i64 = len(sizes)
    for chosen in range(i64(1), i64(1) << groups):
        need: i64 = 0
        for group in range(groups):
            if chosen >> group & 1:
                need += sizes[group]
        if need > supply(pool, bans, chosen, groups):
            return False
    return True


def supply(pool: Cells, bans: Cells, chosen: i64, groups: i64) -> i64:
    """How many cards of the pool may lie in at least one of the chosen groups."""
    found: i64 = 0
    types: i64 = len(pool)
    for card in range(types):
        for group in range(groups):
            if chosen >> group & 1 and bans[group * types + card] == 0:
                found += pool[card]
                break
    return found


def deal(pool: Cells, sizes: Cells, bans: Cells, luck: Luck) -> Cells:
    """Fill the groups from the pool at random, card by card, never into a dead end."""
    types: i64 = len(pool)
    dealt: Cells = cells(len(sizes) * types)
    for group in range(i64(len(sizes))):
        while sizes[group] > 0:
            sizes[group] -= 1
            card: i64 = deal_one(pool, sizes, bans, group, luck)
            pool[card] -= 1
            dealt[group * types + card] += 1
    return dealt


def deal_one(pool: Cells, sizes: Cells, bans: Cells, group: i64, luck: Luck) -> i64:
    """A card for this group that leaves the others enough."""
    types: i64 = len(pool)
    open_cards: Cells = cells(types)
    for card in range(types):
        if pool[card] > 0 and bans[group * types + card] == 0:
            open_cards[card] = pool[card]
    while True:
        left: i64 = luck.below(total(open_cards, 0, types))
        at: i64 = 0
        while left >= open_cards[at]:
            left -= open_cards[at]
            at += 1
        pool[at] -= 1
        good: bool = feasible(pool, sizes, bans)
        pool[at] += 1
        if good:
            return at
        open_cards[at] = 0
