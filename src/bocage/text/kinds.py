"""Which kind of value stands in which field: what a game has declared, so that its words can be looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bocage.kernel.grammar import Pattern
from bocage.kernel.rulebook import Rulebook
from bocage.kernel.words import Kind

KindOf = Callable[[str], Kind | None]

UNSEEN: Final = "-unseen"
SEAT_FIELDS: Final = ("seat", "seats", "winner")


class FieldKinds:
    """The kinds of the fields of events and choices. In prompts and reasons the name of a value tells its kind."""

    def __init__(self, book: Rulebook | None) -> None:
        self.events: dict[str, Mapping[str, Kind]] = {}
        self.loose: dict[str, Kind] = {}
        self.optional: frozenset[str] = frozenset()
        if book is not None:
            self.read(book)

    def read(self, book: Rulebook) -> None:
        """What is read first prevails: the seats, the fields of choices, kinds by their own name, fields of events."""
        self.events = {event.name: event.fields for event in book.events.declared}
        self.loose = dict.fromkeys(SEAT_FIELDS, book.seats)
        patterns = book.grammar.patterns.values()
        self.optional = frozenset(field.name for pattern in patterns for field in pattern.fields if field.optional)
        for pattern in patterns:
            self.offer(pattern_kinds(pattern))
        self.offer({kind.name: kind for kind in kinds_of(book)})
        self.offer(self.agreed())

    def offer(self, kinds: Mapping[str, Kind]) -> None:
        for field, kind in kinds.items():
            self.loose.setdefault(field, kind)

    def agreed(self) -> dict[str, Kind]:
        """Fields that are of the same kind in all events that have them."""
        found: dict[str, set[Kind]] = {}
        for fields in self.events.values():
            for field, kind in fields.items():
                found.setdefault(field, set()).add(kind)
        return {field: kinds.pop() for field, kinds in found.items() if len(kinds) == 1}

    def of_event(self, name: str) -> KindOf:
        """The fields that a game declared; of an act of the table, which is the house's, the names of its values."""
        declared = self.events.get(name) or self.events.get(name.removesuffix(UNSEEN))
        return self.of_value if declared is None else declared.get

    def of_value(self, field: str) -> Kind | None:
        """As in the grammar, a number behind the name of a kind makes another field of it: `tile2` is a tile."""
        return self.loose.get(field) or self.loose.get(field.rstrip("0123456789"))


class Slots:
    """The values that a sentence is made with, and the kinds of them."""

    def __init__(self, values: Mapping[str, object], kind_of: KindOf, optional: frozenset[str] = frozenset()) -> None:
        self.values = values
        self.kind_of = kind_of
        self.optional = optional

    def split(self, variable: str) -> tuple[str, str]:
        """Field and form that a variable asks for: `card-acc` is the form `acc` of `card`."""
        if self.has(variable):
            return variable, ""
        field, _, form = variable.rpartition("-")
        return field, form

    def has(self, field: str) -> bool:
        """A field that may be left out of a choice is there, and empty."""
        return field in self.values or field in self.optional

    def value(self, field: str) -> object:
        return self.values.get(field, "")


def pattern_kinds(pattern: Pattern) -> dict[str, Kind]:
    return {field.name: field.kind for field in pattern.fields}


def kinds_of(book: Rulebook) -> list[Kind]:
    """Every kind that a game uses, each once."""
    return list(dict.fromkeys(used_kinds(book)))


def used_kinds(book: Rulebook) -> Iterator[Kind]:
    yield book.seats
    for pattern in book.grammar.patterns.values():
        yield from pattern_kinds(pattern).values()
    for event in book.events.declared:
        yield from event.fields.values()
    for purpose in book.purposes.values():
        yield purpose.outcome
