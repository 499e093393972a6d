"""Events: what happened, declared once with what it carries and who may read what.

A game declares its events beside one another; its verbs tell them by number; everybody else gets `Told` values,
and sees of them what their seat may know: hidden fields are read by the owner alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.listener import Listener
from bocage.kernel.reasons import Because, Plain, Tally
from bocage.kernel.words import Kind, TallyOf

ALL_FIELDS: Final = 6
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
    """One event that happened, with its numbers and its reasons; numbers beyond its fields say nothing."""

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
        if self.event.owner:
            seats |= 1 << self.number(self.event.owner)
        if self.event.shown:
            seats |= self.number(self.event.shown)
        return seats

    def open_to(self, seat: int) -> bool:
        """Does this seat read the hidden fields? An onlooker (-1) never does."""
        readers = self.readers()
        return readers == EVERYBODY or (seat >= 0 and bool(readers >> seat & 1))

    def words(self, seat: int) -> dict[str, str]:
        """The fields this seat may read, as words."""
        opened = self.open_to(seat)
        told: dict[str, str] = {}
        for place, (name, kind) in enumerate(self.event.fields.items()):
            if opened or name not in self.event.hides:
                told[name] = kind.word(self.numbers[place])
        return told

    def noticed(self, seat: int) -> bool:
        """Does this seat learn that something happened?"""
        return not self.event.secret or self.open_to(seat)

    def seen(self, seat: int) -> dict[str, object]:
        """The event as a seat that notices it may know it, in JSON values; hidden reasons are their owner's."""
        opened = self.open_to(seat)
        name = self.event.name if opened else self.event.name + "-unseen"
        reasons: list[dict[str, Plain]] = [reason.plain() for reason in self.reasons] if opened else []
        return {"event": name, "with": self.words(seat), "because": reasons}

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
        number = len(self.declared)
        self.declared.append(Event(number, name, fields, hides.split(), owner, shown, reveals, secret))
        return number


class Story(Listener):
    """Keeps what it hears, as values."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.told: list[Told] = []
        self.reasons: list[Because] = []

    def because(self, reason: Because) -> None:
        self.reasons = [*self.reasons, reason]

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        event = self.events.declared[kind]
        self.told.append(Told(event, [int(a), int(b), int(c), int(d), int(e), int(f)], self.reasons))
        if self.reasons:
            self.reasons = []
