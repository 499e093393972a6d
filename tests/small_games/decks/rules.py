"""The rules of Decks: bids at once, decks as bags, a casualty that searches three piles."""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import Cells, cells_of
from bocage.kernel.chance import NOBODY, Chance
from bocage.kernel.dice import any_die, highest_die
from bocage.kernel.events import Events
from bocage.kernel.fields import Fields
from bocage.kernel.luck import Luck
from bocage.kernel.offer import Offer
from bocage.kernel.packing import first, kind_of, second, third
from bocage.kernel.pile_words import PILE
from bocage.kernel.piles import DECK, DISCARD, HAND, Piles
from bocage.kernel.position import ASK, CHANCE, FIRST_ENDING, Position
from bocage.kernel.reasons import Tally, Term
from bocage.kernel.refusals import ALLOWED, FIRST_REFUSAL, NOT_NOW
from bocage.kernel.words import TALLY, YES, Dice, Words

SEATS: Final = Words("seat", ["us", "de"])
CARD: Final = Words("card", ["able", "baker"])
DICE: Final = Dice("dice", 0, 9)
TYPES: Final[i64] = 2
HAND_SIZE: Final[i64] = 3
BASE: Final[i64] = 5
ALWAYS_HITS: Final[i64] = 0
INITIATIVE: Final[Cells] = cells_of([5, 3])
DICE_OF: Final[Cells] = cells_of([1, 2])
COVER: Final[Cells] = cells_of([1, 2])

NEW_ROUND: Final[i64] = 0
DRAW_UP: Final[i64] = 1
BIDDING: Final[i64] = ASK
PLAYING: Final[i64] = ASK + 1
DRAW: Final[i64] = CHANCE
SHOOT: Final[i64] = CHANCE + 1

BID: Final[i64] = 0
ATTACK: Final[i64] = 1
END: Final[i64] = 2

NOT_IN_HAND: Final[i64] = FIRST_REFUSAL
TARGET_OUT: Final[i64] = FIRST_REFUSAL + 1
WIPED_OUT: Final[i64] = FIRST_ENDING
TIME_UP: Final[i64] = FIRST_ENDING + 1

EVENTS: Final = Events()
CARD_DRAWN: Final[i64] = EVENTS.event("card-drawn", hides="card", owner="side", side=SEATS, card=CARD)
DECK_SHUFFLED: Final[i64] = EVENTS.event("deck-shuffled", side=SEATS)
CARD_BID: Final[i64] = EVENTS.event("card-bid", reveals=True, side=SEATS, card=CARD)
ATTACKED: Final[i64] = EVENTS.event("attacked", side=SEATS, card=CARD, target=CARD)
SHOT: Final[i64] = EVENTS.event("shot", target=CARD, dice=DICE, needed=TALLY, hit=YES)
CARD_LOST: Final[i64] = EVENTS.event("card-lost", reveals=True, side=SEATS, card=CARD, pile=PILE)
CARD_THROWN_IN: Final[i64] = EVENTS.event("card-thrown-in", hides="card", owner="side", side=SEATS, card=CARD)


class Decks(Position):
    def __init__(self, source: "Decks | None" = None) -> None:
        super().__init__(2, source)
        self.piles: Piles = Piles(2, TYPES) if source is None else source.piles.clone()
        self.lead: i64 = 0 if source is None else source.lead
        self.rounds: i64 = 0 if source is None else source.rounds

    def clone(self) -> "Decks":
        return Decks(self)

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.piles.fields(f)
        self.lead = f.number(self.lead)
        self.rounds = f.number(self.rounds)

    def redraw(self, seat: i64, luck: Luck) -> None:
        for side in range(i64(2)):
            if side != seat:
                self.piles.redraw(side, luck)

    def soldiers(self, side: i64) -> i64:
        return self.piles.all_cards(side, 0) + self.piles.all_cards(side, 1)

    # Rounds.

    def still_holds(self, frame: i64) -> bool:
        """A turn is over with the last hand card. [DK-7]"""
        return kind_of(frame) != PLAYING or self.piles.size(first(frame) - 1, HAND) > 0

    def step(self, frame: i64) -> None:
        if kind_of(frame) == DRAW_UP:
            self.draw_up(first(frame))
        else:
            self.next_round()

    def next_round(self) -> None:
        """Both draw, both bid, both play; more soldiers win after the last round. [DK-1] [DK-9]"""
        if self.round == self.rounds:
            ahead: i64 = self.soldiers(0) - self.soldiers(1)
            self.finish(NOBODY if ahead == 0 else 0 if ahead > 0 else 1, TIME_UP)
            return
        self.round += 1
        self.push(NEW_ROUND)
        self.ask_all(BIDDING)
        self.push(DRAW_UP, 1)
        self.push(DRAW_UP, 0)

    def draw_up(self, side: i64) -> None:
        """Draw to three; an empty deck is made of the discard pile. [DK-2]"""
        piles: Piles = self.piles
        if piles.size(side, HAND) == HAND_SIZE or piles.size(side, DECK) + piles.size(side, DISCARD) == 0:
            return
        if piles.size(side, DECK) == 0:
            piles.shuffle(side)
            self.tell(DECK_SHUFFLED, side)
        self.push(DRAW_UP, side)
        self.push(DRAW, side)

    # Choices.

    def offer(self, frame: i64, seat: i64, offer: Offer) -> None:
        for card in range(TYPES):
            if kind_of(frame) == BIDDING:
                offer.add_if(self.forbids_card(seat, card), BID, card)
            else:
                for target in range(TYPES):
                    offer.add_if(self.forbids_attack(seat, card, target), ATTACK, card, target)
        if kind_of(frame) == PLAYING:
            offer.add(END)

    def forbids(self, frame: i64, seat: i64, choice: i64) -> i64:
        if (kind_of(choice) == BID) != (kind_of(frame) == BIDDING):
            return NOT_NOW
        if kind_of(choice) == ATTACK:
            return self.forbids_attack(seat, first(choice), second(choice))
        return ALLOWED if kind_of(choice) == END else self.forbids_card(seat, first(choice))

    def forbids_card(self, side: i64, card: i64) -> i64:
        """Only a card in hand is bid or played. [DK-3]"""
        return ALLOWED if self.piles.cards(side, HAND, card) > 0 else NOT_IN_HAND

    def forbids_attack(self, side: i64, card: i64, target: i64) -> i64:
        """A unit attacks an enemy unit that has cards left. [DK-4]"""
        return TARGET_OUT if self.piles.all_cards(1 - side, target) == 0 else self.forbids_card(side, card)

    def together(self, frame: i64) -> None:
        """The higher bid leads; a tie changes nothing. [DK-3]"""
        ahead: i64 = INITIATIVE[self.bid(0)] - INITIATIVE[self.bid(1)]
        self.lead = self.lead if ahead == 0 else 0 if ahead > 0 else 1
        self.ask(PLAYING, 1 - self.lead)
        self.ask(PLAYING, self.lead)

    def bid(self, side: i64) -> i64:
        card: i64 = first(self.chosen[side])
        self.piles.play(side, card)
        self.tell(CARD_BID, side, card)
        return card

    def choose(self, frame: i64, seat: i64, choice: i64) -> None:
        if kind_of(choice) == END:
            self.throw_in(seat)
            return
        self.piles.play(seat, first(choice))
        self.tell(ATTACKED, seat, first(choice), second(choice))
        self.ask(PLAYING, seat)
        self.push(SHOOT, seat, first(choice), second(choice))

    def throw_in(self, side: i64) -> None:
        """The rest of the hand goes to the discard pile face down. [DK-7]"""
        for card in range(TYPES):
            for _ in range(self.piles.cards(side, HAND, card)):
                self.tell(CARD_THROWN_IN, side, card)
        self.piles.throw_in(side)

    # Draws and shots.

    def chance(self, frame: i64, ask: Chance) -> None:
        if kind_of(frame) == DRAW:
            ask.draw(DRAW, first(frame), self.piles.count, self.piles.at(first(frame), DECK), TYPES)
        else:
            ask.roll(SHOOT, first(frame), DICE_OF[second(frame)], 0, 9)

    def happen(self, frame: i64, outcome: i64) -> None:
        if kind_of(frame) == DRAW:
            self.piles.draw(first(frame), outcome)
            self.tell(CARD_DRAWN, first(frame), outcome)
        else:
            self.shoot(first(frame), third(frame), outcome)

    def shoot(self, side: i64, target: i64, dice: i64) -> None:
        """One die that hits is enough. [DK-5]"""
        if self.heard():
            self.because(needed_tally(target))
        self.tell(SHOT, target, dice, needed(target), 1 if hits(target, dice) else 0)
        if hits(target, dice):
            self.suffer(1 - side, target)

    def suffer(self, side: i64, card: i64) -> None:
        """A casualty comes from the hand, else the discards, else the deck; no soldiers, no war. [DK-6] [DK-8]"""
        self.tell(CARD_LOST, side, card, self.piles.take_openly(side, card))
        if self.soldiers(side) == 0:
            self.finish(1 - side, WIPED_OUT)


def needed(target: i64) -> i64:
    """What one die must reach. [DK-5]"""
    return BASE + COVER[target]


def needed_tally(target: i64) -> Tally:
    return Tally(Term(int(BASE), "base", "DK-5"), Term(int(COVER[target]), "cover", "DK-5"))


def hits(target: i64, dice: i64) -> bool:
    """A zero always hits. [DK-5]"""
    return highest_die(dice) >= needed(target) or any_die(dice, ALWAYS_HITS)
