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
    """What is sure first, then any card that is left for a slot; one that cannot be spoils the try."""
    old: Cells = old_cards(slots, side, hidden)
    for slot in range(len(slots.place)):
        held[slot] = slots.sure_card(slot) if slots.belongs(slot, side) else NONE
        if held[slot] != NONE:
            old[held[slot]] -= slots.aged[slot]
            hidden[held[slot]] -= 1 if slots.lies_now(slot, side) else 0
    for slot in range(len(slots.place)):
        if held[slot] == NONE and slots.belongs(slot, side) and slots.aged[slot] == 1:
            if not fill_slot(slots, slot, old, held, luck):
                return False
            if slots.lies_now(slot, side):
                hidden[held[slot]] -= 1
                if hidden[held[slot]] < 0:
                    return False
    for slot in range(len(slots.place)):
        if held[slot] == NONE and slots.lies_now(slot, side):
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
    """A card for every slot, found step by step: the truth is one solution, so there is one.

    Slots that both limits bind are filled first, one after another, as long as what is left of the old cards and what
    is left of the hidden ones suffices for the others. Those are bound by one limit each and share nothing then.
    """

    def __init__(self, slots: Slots, side: i64, hidden: Cells, held: Cells) -> None:
        self.slots = slots
        self.side: i64 = side
        self.old: Cells = old_cards(slots, side, hidden)
        self.hidden: Cells = hidden[:]
        self.held: Cells = held
        self.start: i64 = 0

    def fill(self, start: i64) -> None:
        self.start = start
        for slot in range(len(self.held)):
            self.held[slot] = NONE
        found: bool = self.fill_from(0)
        assert found, "no possible world: something was recorded that cannot be"

    def fill_from(self, slot: i64) -> bool:
        """Fill this slot, if both limits bind it, and all behind it; the others come last."""
        while slot < len(self.held) and not (self.is_old(slot) and self.slots.lies_now(slot, self.side)):
            slot += 1
        if slot == len(self.held):
            return self.suffices(True)
        for turn in range(self.slots.types):
            card: i64 = (self.start + turn) % self.slots.types
            if self.old[card] > 0 and self.hidden[card] > 0 and self.slots.could_hold(slot, self.side, card):
                self.hold(slot, card, 1)
                if self.suffices(False) and self.fill_from(slot + 1):
                    return True
                self.hold(slot, card, i64(-1))
        return False

    def hold(self, slot: i64, card: i64, number: i64) -> None:
        self.held[slot] = card if number > 0 else NONE
        self.old[card] -= number
        self.hidden[card] -= number

    def is_old(self, slot: i64) -> bool:
        return self.slots.belongs(slot, self.side) and self.slots.aged[slot] == 1

    def suffices(self, keep: bool) -> bool:
        """Do the old cards suffice for all old slots without a card, and the hidden ones for all that lie now?"""
        found: Cells = self.held[:]
        for slot in range(len(found)):
            if self.held[slot] == NONE and self.is_old(slot):
                if not self.find(slot, found, self.old, cells(self.slots.types)):
                    return False
        other: Cells = self.held[:]
        for slot in range(len(other)):
            if self.held[slot] == NONE and self.slots.lies_now(slot, self.side):
                if not self.find(slot, other, self.hidden, cells(self.slots.types)):
                    return False
        if keep:
            for slot in range(len(found)):
                self.held[slot] = found[slot] if found[slot] != NONE else other[slot]
        return True

    def find(self, slot: i64, found: Cells, limit: Cells, tried: Cells) -> bool:
        """An augmenting path: take a card that is left, or one that another slot can do without."""
        for turn in range(self.slots.types):
            card: i64 = (self.start + turn) % self.slots.types
            if tried[card] == 0 and self.slots.could_hold(slot, self.side, card):
                tried[card] = 1
                if self.used(found, card) < limit[card] or self.move_aside(card, found, limit, tried):
                    found[slot] = card
                    return True
        return False

    def used(self, found: Cells, card: i64) -> i64:
        """How many slots hold this card for now; those that are filled for good are not counted."""
        number: i64 = 0
        for slot in range(len(found)):
            if found[slot] == card and self.held[slot] == NONE:
                number += 1
        return number

    def move_aside(self, card: i64, found: Cells, limit: Cells, tried: Cells) -> bool:
        """Let a slot that has this card for now take another."""
        for other in range(len(found)):
            if found[other] == card and self.held[other] == NONE and self.find(other, found, limit, tried):
                return True
        return False
