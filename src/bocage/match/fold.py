"""The fold: a record's entries in force, applied one after another, and the story that comes of them."""

from __future__ import annotations

import json
from collections.abc import Callable

from bocage.kernel.errors import BadOutcome, BadSwitch, IllegalChoice, NotYourTurn, RecordError
from bocage.kernel.events import Story, Told
from bocage.kernel.odds import outcomes
from bocage.kernel.offer import Offer
from bocage.kernel.packing import holds
from bocage.kernel.position import ONLOOKER, Position
from bocage.kernel.record import CHOICE, CORRECTION, OUTCOME, RESIGN, SEAT, Entry
from bocage.kernel.rulebook import Rulebook
from bocage.match.options import reason_why


class Happening:
    """What came of one entry: the events, who noticed anything, and whether something else is asked now."""

    def __init__(self, entry: Entry | None, told: list[Told], noticed: set[int], moved_on: bool) -> None:
        self.entry = entry
        self.told = told
        self.noticed = noticed
        self.moved_on = moved_on


class Fold:
    """A position, what led to it, and how far back a seat may go."""

    def __init__(self, book: Rulebook, position: Position) -> None:
        self.book = book
        self.position = position
        self.happenings: list[Happening] = []
        self.barrier = 0
        self.asked_since = 0
        self.drawn: dict[tuple[str, str], int] = {}
        self.controllers: dict[str, str] = {}
        self.corrected = 0
        self.happenings.append(self.happen(None, position.settle))

    def seats(self) -> list[int]:
        return self.book.seated(self.position)

    def apply(self, entry: Entry) -> Happening:
        """Apply one entry that changes the table; what the rules do not allow is refused and changes nothing."""
        happening = self.happen(entry, lambda: self.carry_out(entry))
        if happening.moved_on:
            self.asked_since = len(self.happenings)
        self.happenings.append(happening)
        if entry.mark != CHOICE or any([told.event.reveals for told in happening.told]):
            self.barrier = len(self.happenings)
        return happening

    def carry_out(self, entry: Entry) -> None:
        if entry.mark == CHOICE:
            self.choose(entry)
        elif entry.mark == OUTCOME:
            self.let(entry)
        else:
            self.act(entry)

    def happen(self, entry: Entry | None, change: Callable[[], None]) -> Happening:
        """Run a change and listen to it; a seat notices what it is told of, its own acts, and being asked."""
        story = Story(self.book.events)
        before = self.agenda()
        self.position.listener = story
        try:
            change()
        finally:
            self.position.listener = None
        face_down = entry is not None and entry.mark == CHOICE and before == self.agenda() and not story.told
        seats = [ONLOOKER, *self.seats()]
        noticed = {seat for seat in seats if not face_down or any([told.noticed(seat) for told in story.told])}
        if entry is not None and entry.mark == CHOICE:
            noticed.add(self.book.seat(entry.who[0]))
        return Happening(entry, story.told, noticed, not face_down)

    def agenda(self) -> list[int]:
        """Everything that is pending. A choice that leaves it as it is lies face down."""
        return [int(frame) for frame in self.position.frames[: self.position.depth]]

    # Choices.

    def choose(self, entry: Entry) -> None:
        seat = self.book.seat(entry.who[0])
        self.position.take(seat, self.offered(seat, entry.text))

    def offered(self, seat: int, text: str) -> int:
        """The choice of this text, checked against a fresh list."""
        choice = self.book.grammar.read(text)
        self.check_asked(seat, text)
        offer = Offer()
        self.position.legal(seat, offer)
        if not offer.has(choice):
            raise self.illegal(seat, text)
        return choice

    def check_asked(self, seat: int, text: str) -> None:
        asked = self.book.seats_in(int(self.position.asked()))
        if not holds(self.position.asked(), seat):
            code = "game-over" if self.position.over() else "not-your-turn" if asked else "chance-first"
            raise NotYourTurn(code, seat=self.book.seat_name(seat), choice=text, asked=", ".join(asked))

    def illegal(self, seat: int, text: str) -> IllegalChoice:
        """The rule is that of `why`, asked of a possible world: a refused choice is no oracle either."""
        reason = reason_why(self.book, self.position, seat, text)
        return IllegalChoice(
            "illegal-choice",
            reason.rule,
            game=self.book.name,
            seat=self.book.seat_name(seat),
            choice=text,
            refusal=reason.name,
            fields=reason.values,
        )

    # Chance.

    def let(self, entry: Entry) -> None:
        """An outcome that was rolled, typed or recorded; it must be one that can be."""
        if not self.position.waits_for_chance():
            raise BadOutcome("nothing-to-roll", text=entry.text)
        odds = outcomes(self.position)
        purpose, seat = self.book.purposes[int(odds.purpose)], self.book.seat_name(int(odds.seat))
        if entry.who[1:] != [purpose.name, *[seat for _ in seat[:1]]]:
            raise BadOutcome("other-chance", text=" ".join(entry.who[1:]), awaited=f"{purpose.name} {seat}".strip())
        outcome = purpose.outcome.number(entry.text)
        if not odds.allows(outcome):
            possible = [purpose.outcome.word(one) for one, _ in odds.listed()]
            raise BadOutcome("impossible-outcome", text=entry.text, purpose=purpose.name, known=shortened(possible))
        self.drawn[purpose.name, seat] = self.drawn.get((purpose.name, seat), 0) + 1
        self.position.let(outcome)

    # Acts.

    def act(self, entry: Entry) -> None:
        """Acts that change the table itself."""
        kind, seat = entry.who[0], entry.who[-1]
        if kind == RESIGN:
            self.resign(seat)
        elif kind == SEAT:
            self.sit(seat, entry.text)
        elif kind == CORRECTION:
            self.correct(entry.text)

    def resign(self, seat: str) -> None:
        if self.position.over():
            raise NotYourTurn("game-over", seat=seat, choice=RESIGN, asked="")
        self.book.resign(self.position, self.book.seat(seat))

    def sit(self, seat: str, controller: str) -> None:
        """Somebody else plays a seat from now on; a printed opponent is a mode of the rules."""
        number = self.book.seat(seat)
        before = self.controllers.get(seat, "")
        if controller in self.book.printed or before in self.book.printed:
            self.book.sit(self.position, number, controller if controller in self.book.printed else "")
        self.controllers[seat] = controller

    def correct(self, text: str) -> None:
        """A table that has drifted is described anew."""
        try:
            plain = json.loads(text)
        except json.JSONDecodeError:
            raise RecordError("record-bad-json", line=0, text=text[:80]) from None
        if not isinstance(plain, dict):
            raise BadSwitch("no-such-value", name=CORRECTION, value=text[:80], known="{…}")
        self.position = self.book.describe(plain, {})
        self.position.settle()
        self.corrected += 1


def shortened(words: list[str], most: int = 12) -> str:
    """A list of words that a sentence can hold."""
    return ", ".join(words[:most]) + (", …" if len(words) > most else "")
