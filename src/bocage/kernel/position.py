"""The position that every game's table is built on: an agenda of what is pending, and who must answer it.

The agenda is a stack of frames, each a packed number. Frames below `ASK` run by themselves when they surface;
frames from `ASK` on wait for the seats named in their first argument; frames from `CHANCE` on wait for an
outcome. A frame that surfaces is asked first whether it still holds: its mover may be dead by now.
Nothing here calls back, generates or waits: a half-resolved step is numbers, so it can be cloned and saved.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from bocage.kernel.cells import NONE, Cells, cells, cells_of
from bocage.kernel.chance import NOBODY, Chance
from bocage.kernel.fields import Fields, Reader, Writer
from bocage.kernel.listener import Listener
from bocage.kernel.luck import Luck
from bocage.kernel.offer import Offer
from bocage.kernel.packing import everybody, first, holds, kind_of, only, packed
from bocage.kernel.reasons import Because
from bocage.kernel.refusals import ALLOWED, GAME_IS_OVER, NOT_ASKED

ASK: Final[i64] = 64
CHANCE: Final[i64] = 128

ONLOOKER: Final[i64] = NOBODY
DRAWN: Final[i64] = NOBODY

RUNNING: Final[i64] = 0
RESIGNED: Final[i64] = 1
FIRST_ENDING: Final[i64] = 2

DEEP: Final[i64] = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What bots, simulations, matches and laws know of a game."""

    def __init__(self, seats: i64, source: Position | None = None) -> None:
        self.listener: Listener | None = None
        if source is not None:
            self.seats: i64 = source.seats
            self.playing: i64 = source.playing
            self.frames: Cells = source.frames[:]
            self.depth: i64 = source.depth
            self.chosen: Cells = source.chosen[:]
            self.round: i64 = source.round
            self.winner: i64 = source.winner
            self.ending: i64 = source.ending
            return
        self.seats = seats
        self.playing = everybody(seats)
        self.frames = cells(DEEP)
        self.depth = 0
        self.chosen = cells(seats, NONE)
        self.round = 0
        self.winner = NOBODY
        self.ending = RUNNING

    # What each game says for itself.

    def clone(self) -> Position:
        raise NotImplementedError

    def fields(self, f: Fields) -> None:
        """Name every field once, the base's own first."""
        self.frames = f.row(self.frames[: self.depth])
        self.depth = len(self.frames)
        self.chosen = f.row(self.chosen)
        self.playing = f.number(self.playing)
        self.round = f.number(self.round)
        self.winner = f.number(self.winner)
        self.ending = f.number(self.ending)

    def still_holds(self, frame: i64) -> bool:
        """Does a frame that surfaces still have a point?"""
        return True

    def step(self, frame: i64) -> None:
        """Run a frame that needs nobody."""
        raise NotImplementedError

    def offer(self, frame: i64, seat: i64, offer: Offer) -> None:
        """List what a seat may choose."""
        raise NotImplementedError

    def forbids(self, frame: i64, seat: i64, choice: i64) -> i64:
        """`ALLOWED`, or the refusal of any choice that can be spelt, to a seat that is asked."""
        raise NotImplementedError

    def choose(self, frame: i64, seat: i64, choice: i64) -> None:
        """Carry out the choice of the one seat that was asked."""
        raise NotImplementedError

    def together(self, frame: i64) -> None:
        """Carry out what several seats have chosen at once; their choices are in `chosen`."""
        raise NotImplementedError

    def chance(self, frame: i64, ask: Chance) -> None:
        """Say what is drawn or rolled."""
        raise NotImplementedError

    def happen(self, frame: i64, outcome: i64) -> None:
        """Carry out an outcome."""
        raise NotImplementedError

    def redraw(self, seat: i64, luck: Luck) -> None:
        """Become a possible world of what `seat` knows; what it cannot know is dealt anew."""
        raise NotImplementedError

    # The agenda.

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a frame on the agenda; it surfaces before everything that lies there already."""
        frame: i64 = packed(kind, a, b, c, d)
        if self.depth < len(self.frames):
            self.frames[self.depth] = frame
        else:
            self.frames = append(self.frames, frame)
        self.depth += 1

    def ask(self, kind: i64, seat: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a question to one seat on the agenda."""
        self.push(kind, only(seat), b, c, d)

    def ask_all(self, kind: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a question to all seats that play at once on the agenda."""
        self.push(kind, self.playing, b, c, d)

    def ask_others(self, kind: i64, seat: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a question to each other seat on the agenda; the one next to this seat answers first."""
        for turn in range(self.seats - 1, i64(0), i64(-1)):
            if holds(self.playing, (seat + turn) % self.seats):
                self.ask(kind, (seat + turn) % self.seats, b, c, d)

    def top(self) -> i64:
        """The frame that is answered next."""
        return self.frames[self.depth - 1]

    def pop(self) -> i64:
        """Take the top frame off."""
        self.depth -= 1
        return self.frames[self.depth]

    def settle(self) -> None:
        """Run what runs by itself until a seat or chance must answer, or the game is over: then nothing is pending."""
        while self.depth > 0:
            frame: i64 = self.frames[self.depth - 1]
            if self.ending != RUNNING:
                self.depth = 0
            elif not self.still_holds(frame):
                self.pop()
            elif kind_of(frame) < ASK:
                self.pop()
                self.step(frame)
            else:
                return

    def finish(self, winner: i64, ending: i64) -> None:
        """The game ends here and now, whatever was pending."""
        self.depth = 0
        self.winner = winner
        self.ending = ending

    # Offering.

    def offer_every(self, frame: i64, seat: i64, offer: Offer, verb: i64, firsts: i64 = 1, seconds: i64 = 1) -> None:
        """Offer whatever is not forbidden of all that can be spelt with a verb: where that is not much."""
        for a in range(firsts):
            for b in range(seconds):
                choice: i64 = packed(verb, a, b)
                if self.forbids(frame, seat, choice) == ALLOWED:
                    offer.put(choice)

    # Questions.

    def over(self) -> bool:
        return self.depth == 0

    def waits_for_chance(self) -> bool:
        return self.depth > 0 and kind_of(self.frames[self.depth - 1]) >= CHANCE

    def asked(self) -> i64:
        """The seats that are asked now; several at once keep this set until the last has chosen."""
        if self.depth == 0:
            return 0
        frame: i64 = self.frames[self.depth - 1]
        return 0 if kind_of(frame) >= CHANCE else first(frame)

    def awaited(self) -> i64:
        """Those of the asked seats that have not chosen yet. Nobody but the keeper of the match may know."""
        waiting: i64 = self.asked()
        for seat in range(self.seats):
            if self.chosen[seat] != NONE:
                waiting &= ~only(seat)
        return waiting

    # What drivers call.

    def legal(self, seat: i64, offer: Offer) -> None:
        """Fill the offer with what this seat may choose now."""
        offer.clear()
        if holds(self.asked(), seat):
            self.offer(self.top(), seat, offer)

    def refusal(self, seat: i64, choice: i64) -> i64:
        """Why a choice cannot be taken now; `ALLOWED` if it can."""
        if self.depth == 0:
            return GAME_IS_OVER
        if not holds(self.asked(), seat):
            return NOT_ASKED
        return self.forbids(self.top(), seat, choice)

    def take(self, seat: i64, choice: i64) -> None:
        """Take a listed choice. Where several seats choose at once it can be replaced until the last has chosen."""
        if self.asked() == only(seat):
            self.choose(self.pop(), seat, choice)
            self.settle()
            return
        self.chosen[seat] = choice
        if self.awaited() == 0:
            self.together(self.pop())
            self.forget_choices()
            self.settle()

    def forget_choices(self) -> None:
        """Choices that lie face down are taken back."""
        for seat in range(self.seats):
            self.chosen[seat] = NONE

    def forget_others(self, seat: i64) -> None:
        """What the others have chosen face down is no part of a possible world, nor that they have."""
        for other in range(self.seats):
            if other != seat:
                self.chosen[other] = NONE

    def ask_chance(self, ask: Chance) -> None:
        """Let the pending chance be asked for, sampled or listed."""
        self.chance(self.top(), ask)

    def let(self, outcome: i64) -> None:
        """This is what was drawn or rolled."""
        self.happen(self.pop(), outcome)
        self.settle()

    def world(self, seat: i64, luck: Luck) -> Position:
        """A possible world of what `seat` knows; the same luck gives the same world, whatever the truth is."""
        world: Position = self.clone()
        world.forget_others(seat)
        world.redraw(seat, luck)
        return world

    # Telling.

    def heard(self) -> bool:
        """Does anybody listen? Reasons are built only then."""
        return self.listener is not None

    def because(self, reason: Because) -> None:
        """The next event happens for this reason."""
        if self.listener is not None:
            self.listener.because(reason)

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.listener is not None:
            self.listener.hear(kind, a, b, c, d, e, f)

    # Saving.

    def numbers(self) -> list[int]:
        """Everything there is to this position."""
        writer = Writer()
        self.fields(writer)
        return [int(value) for value in writer.numbers]

    def resume(self, numbers: list[int]) -> None:
        """Become the position that was saved."""
        reader = Reader(cells_of(numbers))
        self.fields(reader)
        assert reader.finished(), "numbers of another kind of position"
