"""What a match hands out: options, the chance that is awaited, reasons, results. Values at the edge, frozen."""

from __future__ import annotations

from dataclasses import dataclass, field
from zlib import crc32

from bocage.kernel.luck import FastLuck
from bocage.kernel.odds import outcomes
from bocage.kernel.offer import Offer
from bocage.kernel.position import Position
from bocage.kernel.refusals import Refusal
from bocage.kernel.rulebook import Rulebook


@dataclass(frozen=True)
class Option:
    """One thing a seat may choose; `id` is its text everywhere."""

    id: str
    verb: str
    fields: dict[str, str] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        return {"id": self.id, "verb": self.verb, "with": self.fields}


@dataclass(frozen=True)
class Pending:
    """A chance that waits for its outcome: what for, whose, and what can come, with weights."""

    kind: str
    seat: str
    cases: tuple[tuple[str, int], ...]

    def outcomes(self) -> list[tuple[str, int]]:
        return list(self.cases)


@dataclass(frozen=True)
class Reason:
    """The answer to 'why not?': a rule, the name of a sentence, and its values. `allowed` when nothing forbids it."""

    rule: str
    name: str
    values: dict[str, str]
    text: str = ""

    @property
    def allowed(self) -> bool:
        return self.name == ALLOWED_NAME

    def plain(self) -> dict[str, object]:
        return {"rule": self.rule, "name": self.name, "with": self.values}


@dataclass(frozen=True)
class Result:
    """Who won (None: nobody), how it ended, and by which rule."""

    winner: str | None
    ending: str
    rule: str

    def plain(self) -> dict[str, object]:
        return {"winner": self.winner, "ending": self.ending, "rule": self.rule}


ALLOWED_NAME = "allowed"
NO_REFUSAL = Refusal("", ALLOWED_NAME)


def options(book: Rulebook, position: Position, seat: int) -> list[Option]:
    offer = Offer()
    position.legal(seat, offer)
    return [option(book, choice) for choice in offer.listed()]


def option(book: Rulebook, choice: int) -> Option:
    pattern = book.grammar.pattern(choice)
    return Option(pattern.write(choice), pattern.literals[0], pattern.values(choice))


def pending_chance(book: Rulebook, position: Position) -> Pending:
    odds = outcomes(position)
    purpose = book.purposes[int(odds.purpose)]
    cases = tuple((purpose.outcome.word(outcome), weight) for outcome, weight in odds.listed())
    return Pending(purpose.name, book.seat_name(int(odds.seat)), cases)


def reason_why(book: Rulebook, position: Position, seat: int, text: str) -> Reason:
    """Which rule forbids a choice, asked of a possible world: the truth plays no part in the answer."""
    choice = book.grammar.read(text)
    code = int(imagined(position, seat, text).refusal(seat, choice))
    refusal = book.refusals[code] if code else NO_REFUSAL
    return Reason(refusal.rule, refusal.name, dict(book.grammar.values(choice)))


def imagined(position: Position, seat: int, text: str) -> Position:
    """A possible world of the seat, by luck that the question brings."""
    return position.world(seat, FastLuck(crc32(text.encode())))
