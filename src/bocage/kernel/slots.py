"""Hidden cards of which something is proved: a slot a card, with what it cannot be."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells
from bocage.kernel.fields import Fields
from bocage.kernel.packing import bits, everybody, holds, lowest, only, without

IN_HAND: Final[i64] = 0
THROWN: Final[i64] = 1
BURIED: Final[i64] = 2
PLACES: Final[i64] = 3

AGE_FIRST: Final[i64] = 100


class Slots:
    """The slots of all sides. A hidden card of which nothing is proved has none."""

    def __init__(self, sides: i64, types: i64, source: Slots | None = None) -> None:
        self.types: i64 = types
        if source is not None:
            self.old: Cells = source.old[:]
            self.place: Cells = source.place[:]
            self.bans: Cells = source.bans[:]
            self.aged: Cells = source.aged[:]
            return
        self.old = cells(sides * types)
        self.place = vec[i64]()
        self.bans = vec[i64]()
        self.aged = vec[i64]()

    def fields(self, f: Fields) -> None:
        self.old = f.row(self.old)
        self.place = f.row(self.place)
        self.bans = f.row(self.bans)
        self.aged = f.row(self.aged)

    def lies(self, slot: i64, side: i64, place: i64) -> bool:
        return self.place[slot] == side * PLACES + place

    def belongs(self, slot: i64, side: i64) -> bool:
        return self.place[slot] // PLACES == side

    def lies_now(self, slot: i64, side: i64) -> bool:
        """Is this a card of the side in hand or discard pile, and not one of a deck long shuffled?"""
        return self.belongs(slot, side) and self.place[slot] % PLACES != BURIED

    def bound(self, side: i64, place: i64) -> i64:
        """How many hidden cards of a place something is proved of."""
        found: i64 = 0
        for slot in range(len(self.place)):
            if self.lies(slot, side, place):
                found += 1
        return found

    def bind_free(self, side: i64, place: i64, size: i64) -> None:
        """Give every hidden card of a place a slot."""
        for _ in range(size - self.bound(side, place)):
            self.bind(side, place, 0)

    def bind(self, side: i64, place: i64, bans: i64) -> None:
        self.place = append(self.place, side * PLACES + place)
        self.bans = append(self.bans, bans)
        self.aged = append(self.aged, 0)

    def bind_known(self, side: i64, place: i64, card: i64) -> None:
        """A card that everybody knows: it can be of no other type."""
        self.bind(side, place, without(everybody(self.types), card))

    def ban(self, side: i64, place: i64, card: i64, size: i64) -> None:
        self.bind_free(side, place, size)
        for slot in range(len(self.place)):
            if self.lies(slot, side, place):
                self.bans[slot] |= only(card)

    def move_slots(self, side: i64, source: i64, to: i64) -> None:
        for slot in range(len(self.place)):
            if self.lies(slot, side, source):
                self.place[slot] = side * PLACES + to

    def bury(self, side: i64) -> None:
        """The discard pile is shuffled: its slots tell from now on what the hand cannot be; older tales are over."""
        self.forget(side, BURIED)
        self.move_slots(side, THROWN, BURIED)
        for slot in range(len(self.place)):
            if self.belongs(slot, side):
                self.aged[slot] = 1

    def forget(self, side: i64, place: i64) -> None:
        """Nothing is proved of the cards of a place any more."""
        # The step is a plain literal: of any other, the compiled engine makes a range object.
        for slot in range(len(self.place) - 1, i64(-1), -1):
            if self.lies(slot, side, place):
                self.drop(slot)

    def drop(self, slot: i64) -> None:
        """Forget a slot; the last one takes its number."""
        last: i64 = len(self.place) - 1
        self.place[slot] = self.place[last]
        self.bans[slot] = self.bans[last]
        self.aged[slot] = self.aged[last]
        self.place = self.place[:last]
        self.bans = self.bans[:last]
        self.aged = self.aged[:last]

    def could_hold(self, slot: i64, side: i64, card: i64) -> bool:
        if holds(self.bans[slot], card):
            return False
        return self.aged[slot] == 0 or self.old[side * self.types + card] > 0

    def sure_card(self, slot: i64) -> i64:
        """The one type that a slot has not banned; `NONE` if there are several."""
        left: i64 = everybody(self.types) & ~self.bans[slot]
        return lowest(left) if bits(left) == 1 else NONE

    def sure_slot(self, side: i64, place: i64, card: i64) -> i64:
        """A slot of a place that holds this type for sure; `NONE` if there is none."""
        for slot in range(len(self.place)):
            if self.lies(slot, side, place) and self.sure_card(slot) == card:
                return slot
        return NONE

    def telling(self, slot: i64) -> i64:
        """How much a slot narrows down: age first, then bans."""
        return self.aged[slot] * AGE_FIRST + bits(self.bans[slot])

    def leave(self, side: i64, place: i64, card: i64, size: i64) -> None:
        """A card of this type leaves a place of `size` hidden cards; which of the slots held it, nobody can tell.

        If one held it for sure, it may as well have been that one: cards of a type are alike.
        """
        best: i64 = self.sure_slot(side, place, card)
        if best != NONE:
            aged: bool = self.aged[best] == 1
            self.drop(best)
            self.let_go(side, card, aged)
            return
        sure: bool = size > 0 and self.bound(side, place) == size
        for slot in range(len(self.place)):
            if self.lies(slot, side, place) and self.could_hold(slot, side, card):
                if best == NONE or self.telling(slot) > self.telling(best):
                    best = slot
                sure = sure and self.aged[slot] == 1
        if best != NONE:
            self.give_up(best, side, card)
        self.let_go(side, card, sure)

    def let_go(self, side: i64, card: i64, aged: bool) -> None:
        """A card has left that was an old one and not buried, or else may have been a buried one."""
        if aged:
            self.old[side * self.types + card] -= 1
        else:
            self.unearth(side, card)

    def give_up(self, gone: i64, side: i64, card: i64) -> None:
        """Another slot may have held the card, and this one's card may lie there: loosen the others, drop this one."""
        for slot in range(len(self.place)):
            if self.place[slot] == self.place[gone] and self.could_hold(slot, side, card):
                self.bans[slot] &= self.bans[gone]
                self.aged[slot] *= self.aged[gone]
        self.drop(gone)

    def unearth(self, side: i64, card: i64) -> None:
        """This card may have been a buried one: what is known of those that it could have been holds no longer."""
        for slot in range(len(self.place) - 1, i64(-1), -1):
            if self.lies(slot, side, BURIED) and not holds(self.bans[slot], card):
                self.drop(slot)
