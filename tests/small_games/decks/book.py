"""Decks as the house knows it: its names, its scenarios, its views."""

from pathlib import Path
from typing import Final

from bocage.kernel.grammar import Grammar
from bocage.kernel.odds import share
from bocage.kernel.packing import kind_of, lowest, second
from bocage.kernel.pile_words import full_deck, lay_out, piles_seen
from bocage.kernel.plain import only_keys, plain_lines, plain_number, plain_word
from bocage.kernel.position import Position
from bocage.kernel.refusals import refusals
from bocage.kernel.rulebook import CARDS, Ending, Message, Purpose, Rulebook
from small_games.decks.rules import (
    ATTACK,
    BID,
    BIDDING,
    CARD,
    DICE,
    DRAW,
    END,
    EVENTS,
    NEW_ROUND,
    NOT_IN_HAND,
    PLAYING,
    SEATS,
    SHOOT,
    TARGET_OUT,
    TIME_UP,
    WIPED_OUT,
    Decks,
    hits,
    needed_tally,
)

CARDS_OF: Final = {"skirmish": [4, 3], "duel": [2, 1]}
ROUNDS_OF: Final = {"skirmish": 12, "duel": 3}


class DecksBook(Rulebook):
    def __init__(self) -> None:
        super().__init__("decks", 1, SEATS.words)
        self.folder = Path(__file__).parent
        self.events = EVENTS
        self.grammar = Grammar(
            {BID: "bid {card}", ATTACK: "attack {card} {target}", END: "end"}, card=CARD, target=CARD
        )
        self.purposes = {DRAW: Purpose("draw", CARD, by=CARDS, public=False), SHOOT: Purpose("shot", DICE)}
        self.refusals = refusals({NOT_IN_HAND: ("DK-3", "not-in-hand"), TARGET_OUT: ("DK-4", "target-out")})
        self.endings = {WIPED_OUT: Ending("wiped-out", "DK-8"), TIME_UP: Ending("time-up", "DK-9")}

    def scenarios(self) -> list[str]:
        return list(CARDS_OF)

    def new(self, scenario: str, switches: dict[str, object], printed: dict[str, str]) -> Position:
        decks = Decks()
        decks.rounds = ROUNDS_OF[scenario]
        for side in range(len(SEATS.words)):
            full_deck(decks.piles, side, CARDS_OF[scenario])
        decks.push(NEW_ROUND)
        return decks

    def describe(self, plain: dict[str, object], switches: dict[str, object]) -> Position:
        """Lines like `us hand able baker`; `to_play` has the turn, the other side has had its own."""
        only_keys(plain, ["scenario", "table", "to_play", "round"])
        decks = Decks()
        decks.rounds = ROUNDS_OF[self.scenario(str(plain["scenario"]))]
        decks.round = plain_number(plain, "round", 1, 1, decks.rounds)
        lay_out(decks.piles, plain_lines(plain), SEATS, CARD)
        decks.push(NEW_ROUND)
        decks.ask(PLAYING, self.seat(plain_word(plain, "to_play", SEATS.words)))
        return decks

    def prompt(self, position: Position, seat: int) -> Message:
        return Message("bid" if kind_of(position.top()) == BIDDING else "play")

    def table(self, position: Position, seat: int) -> dict[str, object]:
        """Everybody's numbers and what all have seen; own cards for their owner alone. [DK-10]"""
        assert isinstance(position, Decks)
        sides = {name: piles_seen(position.piles, side, side == seat, CARD) for side, name in enumerate(SEATS.words)}
        return {"lead": SEATS.word(position.lead), "sides": sides}

    def data(self) -> object:
        return {"cards": CARDS_OF, "rounds": ROUNDS_OF}

    def odds(self, position: Position, choice: int) -> dict[str, object] | None:
        if kind_of(choice) != ATTACK:
            return None
        shot, target = position.clone(), second(choice)
        shot.take(lowest(position.asked()), choice)
        return {"hit": share(shot, lambda dice: hits(target, dice)), "tally": needed_tally(target).plain()}
