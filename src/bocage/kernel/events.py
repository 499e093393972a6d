"""Events: what happened, declared once with what it carries and who may read what.

A game declares its events beside one another; its verbs tell them by number; everybody else gets `Told` values,
and sees of them what their seat may know: hidden fields are read by the owner alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bocage.kernel.cells import Cells
from bocage.kernel.listener import Listener
from bocage.kernel.reasons import Because, Plain, Tally
from bocage.kernel.words import Kind, TallyOf

ALL_FIELDS: Final = 6
ROW: Final = ALL_FIELDS + 1
EVERYBODY: Final = -1


class Event:
    """What one kind of event carries, and who sees what of it.

    `hides` names the fields that only the owner reads; `owner` the field that says whose secret it is (a seat);
    `shown` a field with the set of seats that read it too. An event that `reveals` something hidden to somebody
    other than by its owner's will bars undo. Of a `secret` event nobody but its owner learns anything.
    """

    def __init__(
        self,
        number: int,
        name: str,
        fields: dict[str, Kind],
        hides: list[str],
        owner: str,
        shown: str,
        reveals: bool,
        secret: bool,
    ) -> None:
        self.number = number
        self.name = name
        self.fields = fields
        self.hides = hides
        self.owner = owner
        self.shown = shown
        self.reveals = reveals
        self.secret = secret


class Told:
    """One event that happened, with its numbers and its reasons."""

    def __init__(self, event: Event, numbers: list[int], reasons: list[Because]) -> None:
        self.event = event
        self.numbers = numbers
        self.reasons = reasons

    @property
    def name(self) -> str:
        return self.event.name

    def number(self, field: str) -> int:
        return self.numbers[list(self.event.fields).index(field)]

    def tally(self) -> Tally | None:
        """The terms of the number that was decided by a sum."""
        for reason in self.reasons:
            if isinstance(reason, Tally):
                return reason
        return None

    def readers(self) -> int:
        """The set of seats that read the hidden fields (`EVERYBODY` where nothing is hidden)."""
        if not self.event.hides and not self.event.secret:
            return EVERYBODY
        seats = 0
        if self.event.owner and self.number(self.event.owner) >= 0:
            seats |= 1 << self.number(self.event.owner)
        if self.event.shown:
            seats |= self.number(self.event.shown)
        return seats

    def open_to(self, seat: int) -> bool:
        """Does this seat read the hidden fields? An onlooker (-1) never does."""
        readers = self.readers()
        return readers == EVERYBODY or (seat >= 0 and bool(readers >> seat & 1))

    def words(self, seat: int, opened: bool = False) -> dict[str, str]:
        """The fields this seat may read, as words; all of them where everything is open."""
        readable = opened or self.open_to(seat)
        told: dict[str, str] = {}
        for place, (name, kind) in enumerate(self.event.fields.items()):
            if readable or name not in self.event.hides:
                told[name] = kind.word(self.numbers[place])
        return told

    def noticed(self, seat: int) -> bool:
        """Does this seat learn that something happened?"""
        return not self.event.secret or self.open_to(seat)

    def seen(self, seat: int, opened: bool = False) -> dict[str, object]:
        """The event as a seat that notices it may know it, in JSON values; hidden reasons are their owner's."""
        readable = opened or self.open_to(seat)
        name = self.event.name if readable else self.event.name + "-unseen"
        reasons: list[dict[str, Plain]] = [reason.plain() for reason in self.reasons] if readable else []
        return {"event": name, "with": self.words(seat, opened), "because": reasons}

    def line(self) -> str:
        """The event as it stands in a record, with everything in it."""
        parts = [
            self.part(name, kind, self.numbers[place]) for place, (name, kind) in enumerate(self.event.fields.items())
        ]
        parts += [f"because {reason.line()}" for reason in self.reasons if not self.is_shown(reason)]
        return f"{self.event.name}  {' · '.join(parts)}".rstrip()

    def seen_line(self, seat: int) -> str:
        """The event as it stands in the log that a seat takes home."""
        name = self.event.name if self.open_to(seat) else self.event.name + "-unseen"
        told = " · ".join([f"{field} {word}".rstrip() for field, word in self.words(seat).items()])
        return f"{name}  {told}".rstrip()

    def part(self, name: str, kind: Kind, number: int) -> str:
        tally = self.tally()
        if isinstance(kind, TallyOf) and tally is not None:
            return f"{name} {number} ({tally.line()})"
        return f"{name} {kind.word(number)}".rstrip()

    def is_shown(self, reason: Because) -> bool:
        """A tally stands beside its number already."""
        return reason is self.tally() and any([isinstance(kind, TallyOf) for kind in self.event.fields.values()])


class Events:
    """The events of one game."""

    def __init__(self) -> None:
        self.declared: list[Event] = []

    def event(
        self,
        name: str,
        hides: str = "",
        owner: str = "",
        shown: str = "",
        reveals: bool = False,
        secret: bool = False,
        **fields: Kind,
    ) -> int:
        """Declare an event; its number is what the verbs tell."""
        assert len(fields) <= ALL_FIELDS, f"{name} carries more than {ALL_FIELDS} fields"
        assert owner or shown or not (hides or secret), f"{name} hides something and names nobody who may read it"
        for field in [*hides.split(), *owner.split(), *shown.split()]:
            assert field in fields, f"{name} has no field {field}"
        number = len(self.declared)
        self.declared.append(Event(number, name, fields, hides.split(), owner, shown, reveals, secret))
        return number


class Story(Listener):
    """Keeps what it hears as rows of numbers, and makes values of them when somebody reads."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.rows: Cells = vec[i64]()
        self.reasons: list[Because] = []
        self.belongs: list[int] = []

    def because(self, reason: Because) -> None:
        """A reason belongs to the event that is told next."""
        self.reasons.append(reason)
        self.belongs.append(len(self.rows))

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        rows: Cells = append(append(append(append(self.rows, kind), a), b), c)
        self.rows = append(append(append(rows, d), e), f)

    @property
    def told(self) -> list[Told]:
        return [self.event_at(int(at)) for at in range(i64(0), len(self.rows), i64(ROW))]

    def event_at(self, at: int) -> Told:
        event = self.events.declared[int(self.rows[at])]
        numbers = [int(self.rows[at + 1 + place]) for place in range(len(event.fields))]
        reasons = [reason for reason, row in zip(self.reasons, self.belongs, strict=True) if row == at]
        return Told(event, numbers, reasons)
