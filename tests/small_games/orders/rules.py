"""The rules of Orders: secret orders at once, moves step by step, reactions to steps and to reactions."""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells, cells_of
from bocage.kernel.chance import NOBODY, Chance
from bocage.kernel.dice import highest_die
from bocage.kernel.offer import Offer
from bocage.kernel.packing import first, kind_of, lowest, packed, second, third
from bocage.kernel.position import ASK, CHANCE, FIRST_ENDING
from bocage.kernel.refusals import ALLOWED, FIRST_REFUSAL, NOT_NOW
from small_games.orders.abilities import needed, needed_tally
from small_games.orders.table import (
    EACH,
    FIRED,
    MODEL,
    ORDER_LAID,
    ORDER_SHOWN,
    PLAYERS,
    SHOT,
    SQUARE,
    STEPPED,
    Table,
    apart,
)

ROUNDS: Final[i64] = 4
STEPS: Final[i64] = 3
REACH: Final[i64] = 3

NEXT: Final[i64] = 0
PLACING: Final[i64] = ASK
MOVING: Final[i64] = ASK + 1
WINDOW: Final[i64] = ASK + 2
SHOOT: Final[i64] = CHANCE

ORDER: Final[i64] = 0
STEP: Final[i64] = 1
STOP: Final[i64] = 2
FIRE: Final[i64] = 3
PASS: Final[i64] = 4
ASKED_IN: Final[Cells] = cells_of([PLACING, MOVING, MOVING, WINDOW, WINDOW])
THINGS: Final[Cells] = cells_of([MODEL.size(), SQUARE.size(), 1, MODEL.size(), 1])

NO_WAY: Final[i64] = FIRST_REFUSAL
SPENT: Final[i64] = FIRST_REFUSAL + 1
TOO_FAR: Final[i64] = FIRST_REFUSAL + 2
FOUGHT_OUT: Final[i64] = FIRST_ENDING


class Orders(Table):
    def clone(self) -> "Orders":
        return Orders(self)

    # Rounds.

    def step(self, frame: i64) -> None:
        """Seat after seat carries out its order; after the last one a new round begins. [OR-1]"""
        if first(frame) == PLAYERS:
            self.next_round()
        else:
            self.push(NEXT, first(frame) + 1)
            self.carry_out(first(frame))

    def next_round(self) -> None:
        """Unless it was the last, or a seat has lost all its pieces: who has more than anybody else wins. [OR-13]"""
        left = [len([1 for model in range(EACH) if self.alive(seat * EACH + model)]) for seat in range(PLAYERS)]
        if self.round == ROUNDS or min(left) == 0:
            self.finish(left.index(max(left)) if left.count(max(left)) == 1 else NOBODY, FOUGHT_OUT)
            return
        self.round += 1
        self.acted = cells(PLAYERS * EACH)
        self.push(NEXT, 0)
        self.ask_all(PLACING)

    def together(self, frame: i64) -> None:
        """The order is laid at one piece, the bluff at the other, face down. [OR-2]"""
        for seat in range(PLAYERS):
            self.order[seat] = seat * EACH + first(self.chosen[seat])
            self.tell(ORDER_LAID, seat, self.order[seat])

    def carry_out(self, seat: i64) -> None:
        """The order is shown; its piece moves, unless it is lost or has reacted. [OR-3] [OR-4]"""
        piece: i64 = self.order[seat]
        steps: i64 = STEPS if self.alive(piece) and self.acted[piece] == 0 else 0
        self.order[seat] = NONE
        self.acted[piece] = 1
        self.tell(ORDER_SHOWN, piece, 1 if steps > 0 else 0)
        self.ask(MOVING, seat, piece, steps)

    # Choices.

    def still_holds(self, frame: i64) -> bool:
        """A lost piece moves no further and hits nothing any more, and nobody reacts to it. [OR-8] [OR-10]"""
        if kind_of(frame) == WINDOW:
            own: i64 = lowest(first(frame)) * EACH
            return any([self.forbids_fire(own + model, second(frame)) == ALLOWED for model in range(EACH)])
        if kind_of(frame) == MOVING:
            return self.alive(second(frame)) and third(frame) > 0
        return kind_of(frame) != SHOOT or self.alive(first(frame))

    def offer(self, frame: i64, seat: i64, offer: Offer) -> None:
        """A choice has one blank at most here, so the few that can be spelt are all looked at."""
        for verb in range(len(THINGS)):
            for thing in range(THINGS[verb]):
                offer.add_if(self.forbids(frame, seat, packed(verb, thing)), verb, thing)

    def forbids(self, frame: i64, seat: i64, choice: i64) -> i64:
        if ASKED_IN[kind_of(choice)] != kind_of(frame):
            return NOT_NOW
        if kind_of(choice) == STEP:
            return self.forbids_step(second(frame), first(choice))
        return self.forbids_fire(seat * EACH + first(choice), second(frame)) if kind_of(choice) == FIRE else ALLOWED

    def forbids_step(self, piece: i64, square: i64) -> i64:
        """The front goes to a free square beside the piece. [OR-5]"""
        beside: bool = apart(square, self.front[piece]) == 1 or apart(square, self.back[piece]) == 1
        return ALLOWED if self.free(square) and beside else NO_WAY

    def forbids_fire(self, piece: i64, actor: i64) -> i64:
        """A piece that has not acted reacts to one within three squares. [OR-7]"""
        if not self.alive(piece) or self.acted[piece] == 1:
            return SPENT
        return ALLOWED if self.alive(actor) and self.gap(piece, actor) <= REACH else TOO_FAR

    def choose(self, frame: i64, seat: i64, choice: i64) -> None:
        if kind_of(choice) == STEP:
            self.move(seat, second(frame), first(choice), third(frame) - 1)
        elif kind_of(choice) == FIRE:
            self.fire(seat, seat * EACH + first(choice), second(frame))

    # What pieces do. Whatever reacts to it lies above it on the agenda and comes first. [OR-6] [OR-8]

    def move(self, seat: i64, piece: i64, square: i64, left: i64) -> None:
        """The back follows a front that advances, and stays where the front turns about it. [OR-5]"""
        self.back[piece] = self.front[piece] if apart(square, self.front[piece]) == 1 else self.back[piece]
        self.front[piece] = square
        self.tell(STEPPED, piece, square, self.back[piece])
        self.ask(MOVING, seat, piece, left)
        self.ask_others(WINDOW, seat, piece)

    def fire(self, seat: i64, piece: i64, target: i64) -> None:
        """It has acted then, and no order will move it in this round. [OR-7]"""
        self.acted[piece] = 1
        self.tell(FIRED, piece, target)
        self.push(SHOOT, piece, target, seat)
        self.ask_others(WINDOW, seat, piece)

    def chance(self, frame: i64, ask: Chance) -> None:
        ask.roll(SHOOT, third(frame), 2, 1, 6)

    def happen(self, frame: i64, outcome: i64) -> None:
        """The better die decides; a piece that is hit is lost. [OR-9] [OR-10]"""
        shooter, target = first(frame), second(frame)
        needs: i64 = needed(self, shooter, target)
        if self.heard():
            self.because(needed_tally(self, shooter, target))
        self.tell(SHOT, shooter, target, outcome, needs, 1 if highest_die(outcome) >= needs else 0)
        if highest_die(outcome) >= needs:
            self.front[target] = self.back[target] = NONE
