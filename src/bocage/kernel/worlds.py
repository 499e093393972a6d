"""Possible worlds: hidden cards dealt anew into slots, as what is proved of them allows.

Aged slots, buried ones among them, are filled first, from the cards that were old when the deck was made. Then the
buried ones give theirs back: those cards went into the deck, and may have been drawn since.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells, total
from bocage.kernel.luck import Luck
from bocage.kernel.packing import holds
from bocage.kernel.slots import Slots

TRIES: Final[i64] = 40


def drawn_from(counts: Cells, luck: Luck) -> i64:
    """One card of a bag, by chance."""
    left: i64 = luck.below(total(counts, 0, len(counts)))
    card: i64 = 0
    while left >= counts[card]:
        left -= counts[card]
        card += 1
    return card


def deal(hidden: Cells, counts: Cells, pile: i64, size: i64, luck: Luck) -> None:
    """Move `size` hidden cards to a pile by chance."""
    for _ in range(size):
        card: i64 = drawn_from(hidden, luck)
        hidden[card] -= 1
        counts[pile + card] += 1


def fill_slots(slots: Slots, side: i64, hidden: Cells, luck: Luck) -> Cells:
    """A card for every slot, taken out of `hidden`: by chance until it fits, which is fair, or else by search."""
    held: Cells = cells(len(slots.place), NONE)
    if len(slots.place) == 0:
        return held
    for _ in range(TRIES):
        if fill_by_chance(slots, side, hidden[:], held, luck):
            return taken_out(slots, side, hidden, held)
    Search(slots, side, hidden, held).fill(luck.below(slots.types))
    return taken_out(slots, side, hidden, held)


def taken_out(slots: Slots, side: i64, hidden: Cells, held: Cells) -> Cells:
    for slot in range(len(slots.place)):
        if slots.lies_now(slot, side):
            hidden[held[slot]] -= 1
    return held


def fill_by_chance(slots: Slots, side: i64, hidden: Cells, held: Cells, luck: Luck) -> bool:
    """Any card that is left for a slot; a banned one spoils the try."""
    old: Cells = old_cards(slots, side, hidden)
    for slot in range(len(slots.place)):
        if slots.belongs(slot, side) and slots.aged[slot] == 1:
            if not fill_slot(slots, slot, old, held, luck):
                return False
            if slots.lies_now(slot, side):
                hidden[held[slot]] -= 1
    for slot in range(len(slots.place)):
        if slots.lies_now(slot, side) and slots.aged[slot] == 0:
            if not fill_slot(slots, slot, hidden, held, luck):
                return False
    return True


def fill_slot(slots: Slots, slot: i64, left: Cells, held: Cells, luck: Luck) -> bool:
    if total(left, 0, slots.types) == 0:
        return False
    card: i64 = drawn_from(left, luck)
    left[card] -= 1
    held[slot] = card
    return not holds(slots.bans[slot], card)


def old_cards(slots: Slots, side: i64, hidden: Cells) -> Cells:
    """The hidden cards that were in play when the deck was made, by type."""
    left: Cells = cells(slots.types)
    for card in range(slots.types):
        left[card] = min(slots.old[side * slots.types + card], hidden[card])
    return left


class Search:
    """Slot by slot, moving earlier ones aside where needed; where that leads nowhere, one after another by trial.

    An aged card in hand is bound by two limits at once, and may want two others moved aside together: so paths alone
    do not always find what is there. The truth is one solution, so one is found.
    """

    def __init__(self, slots: Slots, side: i64, hidden: Cells, held: Cells) -> None:
        self.slots = slots
        self.side: i64 = side
        self.hidden: Cells = hidden
        self.held: Cells = held
        self.start: i64 = 0

    def fill(self, start: i64) -> None:
        self.start = start
        if not self.fill_by_paths():
            self.clear()
            found: bool = self.fill_by_trial(0)
            assert found, "no possible world: something was recorded that cannot be"

    def clear(self) -> None:
        for slot in range(len(self.held)):
            self.held[slot] = NONE

    def fill_by_paths(self) -> bool:
        self.clear()
        for slot in range(len(self.held)):
            if self.slots.belongs(slot, self.side):
                if not self.find(slot, cells(4 * self.slots.types)):
                    return False
        return True

    def fill_by_trial(self, slot: i64) -> bool:
        """This slot and those after it, every card for each: slow where many are tried, and sure."""
        if slot == len(self.held):
            return True
        if not self.slots.belongs(slot, self.side):
            return self.fill_by_trial(slot + 1)
        for turn in range(self.slots.types):
            card: i64 = (self.start + turn) % self.slots.types
            if self.slots.could_hold(slot, self.side, card) and self.has_room(slot, card):
                self.held[slot] = card
                if self.fill_by_trial(slot + 1):
                    return True
                self.held[slot] = NONE
        return False

    def find(self, slot: i64, tried: Cells) -> bool:
        """An augmenting path: take another card, one that is left or that another slot can do without."""
        for turn in range(self.slots.types):
            card: i64 = (self.start + turn) % self.slots.types
            visit: i64 = self.kind(slot) * self.slots.types + card
            if card != self.held[slot] and tried[visit] == 0 and self.slots.could_hold(slot, self.side, card):
                tried[visit] = 1
                if self.has_room(slot, card) or self.move_aside(slot, card, tried):
                    self.held[slot] = card
                    return True
        return False

    def kind(self, slot: i64) -> i64:
        """Which of the two limits bind a slot: that of old cards, that of hidden ones, or both."""
        return self.slots.aged[slot] + (2 if self.slots.lies_now(slot, self.side) else 0)

    def has_room(self, slot: i64, card: i64) -> bool:
        return not self.lacks_old(slot, card) and not self.lacks_hidden(slot, card)

    def lacks_old(self, slot: i64, card: i64) -> bool:
        if self.slots.aged[slot] == 0:
            return False
        used: i64 = 0
        for other in range(len(self.held)):
            used += self.slots.aged[other] if self.held[other] == card else 0
        return used >= min(self.hidden[card], self.slots.old[self.side * self.slots.types + card])

    def lacks_hidden(self, slot: i64, card: i64) -> bool:
        if not self.slots.lies_now(slot, self.side):
            return False
        used: i64 = 0
        for other in range(len(self.held)):
            if self.held[other] == card and self.slots.lies_now(other, self.side):
                used += 1
        return used >= self.hidden[card]

    def move_aside(self, slot: i64, card: i64, tried: Cells) -> bool:
        """Let another slot that has this card look for a different one."""
        for other in range(len(self.held)):
            if self.held[other] == card and self.find(other, tried):
                if self.has_room(slot, card):
                    return True
        return False
