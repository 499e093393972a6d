"""The fold: a record's entries in force, applied one after another, and the story that comes of them."""

from __future__ import annotations

from collections.abc import Callable

from bocage.kernel.errors import BadOutcome, BadPosition, IllegalChoice, NotYourTurn, SecretKept
from bocage.kernel.events import Story, Told
from bocage.kernel.odds import about, can_happen, outcomes
from bocage.kernel.offer import Offer
from bocage.kernel.packing import holds, kind_of
from bocage.kernel.position import ONLOOKER, Position
from bocage.kernel.record import CHOICE, CORRECTION, OUTCOME, RESIGN, SEAT, Entry, Header
from bocage.kernel.rulebook import Purpose, Rulebook
from bocage.match.headers import COMMIT, SCENARIO, described, printed_of, switches_of
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

    def __init__(self, book: Rulebook, header: Header, position: Position) -> None:
        self.book = book
        self.header = header
        self.position = position
        self.happenings: list[Happening] = []
        self.barrier = 0
        self.asked_since = 0
        self.drawn: dict[tuple[str, str], int] = {}
        self.controllers = printed_of(header)
        self.corrected = 0
        self.story = Story(book.events)
        self.happenings.append(self.happen(None, position.settle))

    def seats(self) -> list[int]:
        return self.book.seated(self.position)

    def apply(self, entry: Entry) -> Happening:
        """Apply one entry that changes the table; what the rules do not allow is refused and changes nothing."""
        together = self.many_asked()
        happening = self.happen(entry, lambda: self.carry_out(entry))
        if happening.moved_on:
            self.asked_since = len(self.happenings)
        self.happenings.append(happening)
        if self.is_barrier(happening, together):
            self.barrier = len(self.happenings)
        return happening

    def is_barrier(self, happening: Happening, together: bool) -> bool:
        """Nothing is undone from before chance, news, an act of the table, the last of several choices, or the end."""
        assert happening.entry is not None
        if happening.entry.mark != CHOICE or self.position.over():
            return True
        return (together and happening.moved_on) or any([told.event.reveals for told in happening.told])

    def many_asked(self) -> bool:
        return len(self.book.seats_in(int(self.position.asked()))) > 1

    def carry_out(self, entry: Entry) -> None:
        if entry.mark == CHOICE:
            self.choose(entry)
        elif entry.mark == OUTCOME:
            self.let(entry)
        else:
            self.act(entry)

    def happen(self, entry: Entry | None, change: Callable[[], None]) -> Happening:
        """Run a change and listen to it; a seat notices what it is told of, its own acts, and being asked."""
        self.story = Story(self.book.events)
        before = self.openly()
        self.position.listener = self.story
        try:
            change()
        finally:
            self.position.listener = None
        told, chooser = self.story.told, self.chooser(entry)
        face_down = chooser != ONLOOKER and int(self.position.chosen[chooser]) >= 0
        openly = before != self.openly() or not (face_down or told)
        noticed = {seat for seat in self.eyes() if openly or any([event.noticed(seat) for event in told])}
        seated = entry is not None and entry.who[0] == SEAT
        return Happening(entry, told, noticed | ({chooser} - {ONLOOKER}), not face_down and not seated)

    def eyes(self) -> list[int]:
        """Everybody who may look."""
        return [ONLOOKER, *self.seats()]

    def chooser(self, entry: Entry | None) -> int:
        """Whose choice an entry is; `ONLOOKER` if it is none."""
        return self.book.seat(entry.who[0]) if entry is not None and entry.mark == CHOICE else ONLOOKER

    def openly(self) -> tuple[int, int, bool]:
        """What everybody sees of the agenda: who is asked, whether chance is, and whether the game is over."""
        position = self.position
        awaited = int(kind_of(position.top())) if position.depth > 0 else 0
        return int(position.asked()), awaited, bool(position.over())

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

    def awaited(self) -> tuple[Purpose, str]:
        """What the pending chance is for, and whose it is."""
        asked = about(self.position)
        return self.book.purposes[int(asked.purpose)], self.book.seat_name(int(asked.seat))

    def let(self, entry: Entry) -> None:
        """An outcome that was rolled, typed or recorded; it must be one that can be."""
        if not self.position.waits_for_chance():
            raise BadOutcome("nothing-to-roll", text=entry.text)
        purpose, seat = self.awaited()
        if entry.who[1:] != [purpose.name, *[seat for _ in seat[:1]]]:
            raise BadOutcome("other-chance", text=" ".join(entry.who[1:]), awaited=f"{purpose.name} {seat}".strip())
        outcome = purpose.outcome.number(entry.text)
        if not can_happen(self.position, outcome):
            possible = [purpose.outcome.word(one) for one, _ in outcomes(self.position).listed()]
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
        """A table that has drifted is described anew; the scenario and its switches stay."""
        if COMMIT in self.header.fields:
            raise SecretKept("correction-among-people")
        plain = {SCENARIO: self.header.scenario, **described(text)}
        if plain[SCENARIO] != self.header.scenario:
            raise BadPosition("other-scenario", found=str(plain[SCENARIO]), known=self.header.scenario)
        self.position = self.book.describe(plain, switches_of(self.book, self.header))
        self.position.listener = self.story
        self.position.settle()
        self.corrected += 1


def shortened(words: list[str], most: int = 12) -> str:
    """A list of words that a sentence can hold."""
    return ", ".join(words[:most]) + (", …" if len(words) > most else "")
