"""What the sides of Undaunted hold: hand, deck and discard pile, play area, supply, and the cards that are gone."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.games.undaunted.cards import action_value
from bocage.games.undaunted.events import (
    CARD_BID,
    CARD_DRAWN,
    CARD_INSPIRED,
    CARD_PLAYED,
    CARD_THROWN_IN,
    CARDS_BOLSTERED,
    DECK_SHUFFLED,
    DRAW_MISSED,
    FOG_ADDED,
    FOG_MISSING,
    FOG_REMOVED,
    HUNKERED_DOWN,
    INITIATIVE_KEPT,
    INITIATIVE_TAKEN,
    NOTHING_BID,
    PLAY_AREA_CLEARED,
)
from bocage.games.undaunted.model import BOLSTER, CARDS, FOW, SIDES, SQUAD_LEADER, kind_of_card
from bocage.games.undaunted.settings import Settings
from bocage.kernel.cells import Cells, cells, total
from bocage.kernel.fields import Fields
from bocage.kernel.luck import Luck
from bocage.kernel.piles import DECK, DISCARD, HAND, Piles
from bocage.kernel.position import Position


class Holdings(Position):
    """Cards as counts by type; each verb is a thing that can happen to cards on a real table, and tells it. [UN-5]"""

    def __init__(self, settings: Settings, source: Holdings | None = None) -> None:
        super().__init__(SIDES, source)
        self.settings = settings
        if source is not None:
            self.piles: Piles = source.piles.clone()
            self.played: Cells = source.played[:]
            self.supply: Cells = source.supply[:]
            self.removed: Cells = source.removed[:]
            self.initiative: i64 = source.initiative
            self.side: i64 = source.side
            return
        self.piles = Piles(SIDES, CARDS)
        self.played = cells(SIDES * CARDS)
        self.supply = cells(SIDES * CARDS)
        self.removed = cells(SIDES * CARDS)
        self.initiative = 0
        self.side = 0

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.piles.fields(f)
        self.played = f.row(self.played)
        self.supply = f.row(self.supply)
        self.removed = f.row(self.removed)
        self.initiative = f.number(self.initiative)
        self.side = f.number(self.side)

    def redraw(self, seat: i64, luck: Luck) -> None:
        """Which of the other side's hidden cards are in hand, deck and discard pile is dealt anew. [UN-97]"""
        for side in range(SIDES):
            if side != seat:
                self.piles.redraw(side, luck)

    # Questions.

    def enemy(self) -> i64:
        """The side whose turn it is not."""
        return 1 - self.side

    def in_hand(self, side: i64, card: i64) -> bool:
        return self.piles.cards(side, HAND, card) > 0

    def hand_size(self, side: i64) -> i64:
        return self.piles.size(side, HAND)

    def can_draw(self, side: i64) -> bool:
        """Is there a card left in deck or discard pile? [UN-8]"""
        return self.piles.size(side, DECK) + self.piles.size(side, DISCARD) > 0

    def in_supply(self, side: i64, card: i64) -> i64:
        return self.supply[side * CARDS + card]

    def in_play_area(self, side: i64, card: i64) -> i64:
        return self.played[side * CARDS + card]

    def value_of(self, card: i64, action: i64) -> i64:
        """What a card's action is worth in this match; 0 if the card does not print it. [UN-93]"""
        if action == BOLSTER and kind_of_card(card) == SQUAD_LEADER:
            return self.settings.leader_bolsters
        return action_value(card, action)

    # Cards: drawing, bidding, playing.

    def draw(self, side: i64, card: i64) -> None:
        self.piles.draw(side, card)
        self.tell(CARD_DRAWN, side, card)

    def miss_draw(self, side: i64) -> None:
        """A card is due, and there is none. [UN-8]"""
        self.tell(DRAW_MISSED, side)

    def shuffle(self, side: i64) -> None:
        """The discard pile becomes the deck; the play area is left alone. [UN-7]"""
        self.piles.shuffle(side)
        self.tell(DECK_SHUFFLED, side)

    def bid(self, side: i64, card: i64) -> None:
        """A bid is shown and goes to the discard pile at once. [UN-9]"""
        self.piles.play(side, card)
        self.tell(CARD_BID, side, card)

    def bid_nothing(self, side: i64) -> None:
        """An empty hand bids 0. [UN-10]"""
        self.tell(NOTHING_BID, side)

    def give_initiative(self, side: i64) -> None:
        """Whoever bid more takes the marker, or keeps it. [UN-9]"""
        self.tell(INITIATIVE_KEPT if side == self.initiative else INITIATIVE_TAKEN, side)
        self.initiative = side

    def play(self, side: i64, card: i64, action: i64) -> None:
        """A card that is used for an action lies in the play area until the end of the turn. [UN-14]"""
        self.piles.show(side, card)
        self.played[side * CARDS + card] += 1
        self.tell(CARD_PLAYED, side, card, action)

    def hunker_down(self, side: i64, card: i64) -> None:
        """A card is put back into the supply instead of acting; its counter stays as it is. [UN-17]"""
        self.piles.show(side, card)
        self.supply[side * CARDS + card] += 1
        self.tell(HUNKERED_DOWN, side, card)

    def clear_away(self, side: i64) -> None:
        """At the end of the turn the hand goes to the discard pile unseen, the play area openly. [UN-12] [UN-96]"""
        for card in range(CARDS):
            for _card in range(self.piles.cards(side, HAND, card)):
                self.tell(CARD_THROWN_IN, side, card)
        self.piles.throw_in(side)
        self.clear_play_area(side)

    def clear_play_area(self, side: i64) -> None:
        count: i64 = total(self.played, side * CARDS, CARDS)
        for card in range(CARDS):
            for _card in range(self.in_play_area(side, card)):
                self.piles.lay_open(side, card)
            self.played[side * CARDS + card] = 0
        if count > 0:
            self.tell(PLAY_AREA_CLEARED, side, count)

    # Cards: supply, Fog of War, casualties.

    def bolster(self, side: i64, card: i64, count: i64) -> None:
        """Cards go from the supply to the discard pile, for all to see. [UN-40]"""
        self.supply[side * CARDS + card] -= count
        for _card in range(count):
            self.piles.lay_open(side, card)
        self.tell(CARDS_BOLSTERED, side, card, count)

    def add_fog(self, side: i64) -> None:
        """A Fog of War goes from a side's supply to its discard pile; without one nothing happens. [UN-36] [UN-43]"""
        if self.in_supply(side, FOW) == 0:
            self.tell(FOG_MISSING, side)
            return
        self.supply[side * CARDS + FOW] -= 1
        self.piles.lay_open(side, FOW)
        self.tell(FOG_ADDED, side)

    def remove_fog(self, side: i64) -> None:
        """A Fog of War leaves the hand, and the game. [UN-46]"""
        self.piles.show(side, FOW)
        self.removed[side * CARDS + FOW] += 1
        self.tell(FOG_REMOVED, side)

    def inspire(self, side: i64, card: i64) -> None:
        """A card comes back from the play area to the hand; all have seen which. [UN-44]"""
        self.played[side * CARDS + card] -= 1
        self.piles.take_up(side, card)
        self.tell(CARD_INSPIRED, side, card)
