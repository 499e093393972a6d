"""Records at the edge: written, read back, taken home by a seat, forked, and held against the present rules."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final, TypeVar

from bocage.kernel import registry
from bocage.kernel.digest import canonical
from bocage.kernel.errors import BocageError, NothingToUndo, RecordError, SecretKept
from bocage.kernel.luck import SEEDS, FastLuck
from bocage.kernel.position import Position
from bocage.kernel.record import (
    APP,
    CHOICE,
    DIGEST,
    EVENT,
    KEY,
    OUTCOME,
    SEAT,
    Entry,
    Header,
    Line,
    Record,
    act_entry,
    read_record,
)
from bocage.kernel.rulebook import Rulebook
from bocage.match.fold import Happening
from bocage.match.headers import COMMIT, LUCK, NUMBERS, SEED, TABLE, check_data, first_position, key_of
from bocage.match.play import Play

M = TypeVar("M", bound=Play)

SEAT_FIELD: Final = "seat"


# Writing.


def record_rows(match: Play) -> list[str]:
    """The record: header and entries. With secrets in play it is for the keeper of the match alone."""
    return [*match.header.lines(), *[entry.line() for entry in match.entries]]


def golden_rows(match: Play) -> list[str]:
    """The record with all that came of it, and a digest wherever a person was asked: for reading and for comparing."""
    again = fresh(Play, match.book, match.header)
    rows = [*match.header.lines(), *event_rows(again.fold.happenings[0])]
    for place, entry in enumerate(match.entries):
        happening = again.add(entry)
        rows += [entry.line(), *(event_rows(happening) if happening else [])]
        following = match.entries[place + 1 : place + 2]
        if not following or following[0].mark != OUTCOME:
            rows.append(f"{DIGEST} {again.digest()}")
    return rows


def event_rows(happening: Happening) -> list[str]:
    return [f"{EVENT} {told.line()}" for told in happening.told]


def lines_text(rows: list[str]) -> str:
    return "".join([row + "\n" for row in rows])


def fresh(kind: type[M], book: Rulebook, header: Header, key: bytes | None = None) -> M:
    """The match as it stood before the first entry; the app has answered nothing yet."""
    return kind(book, header, lambda: first_position(book, header), key_of(header, key))


# Reading.


def match_from_text(kind: type[M], text: str, key: bytes | None = None) -> M:
    """Play a record again, checking every line, and go on from there."""
    record = read_record(text)
    book = registry.rulebook(record.header.game)
    check_data(book, record.header)
    match = fresh(kind, book, record.header, key or shown_key(record))
    for line in record.lines:
        play_line(match, line)
    return match.run()


def shown_key(record: Record) -> bytes | None:
    """The key of a match that is over, as its record shows it."""
    shown = [line.entry.text for line in record.lines if line.entry.who[0] == KEY]
    try:
        return bytes.fromhex(shown[0]) if shown else None
    except ValueError:
        raise RecordError("record-other-key", commit=record.header.fields.get(COMMIT, "")) from None


def play_line(match: Play, line: Line) -> None:
    try:
        match.add(line.entry)
    except BocageError as error:
        raise RecordError("record-refused", line=line.number, text=line.entry.line(), because=error) from error


@dataclass(frozen=True)
class Difference:
    """Where a record and the present rules part for the first time; `because` is the error of what is refused now."""

    line: int
    kind: str
    stored: str
    present: str
    because: BocageError | None = None


def against_present(text: str) -> Difference | None:
    """The first difference between a record and the present rules; None if they agree in every line."""
    record = read_record(text)
    match = fresh(Play, registry.rulebook(record.header.game), record.header)
    found = differs(match, record.setup, match.fold.happenings[0])
    for line in record.lines:
        if found is not None:
            return found
        try:
            happening = match.add(line.entry)
        except BocageError as error:
            return Difference(line.number, "refused", line.entry.line(), str(error), error)
        found = differs(match, line, happening)
    return found


def differs(match: Play, line: Line, happening: Happening | None) -> Difference | None:
    """Do the events and the digest below a line still come of it? A record that keeps none is not asked."""
    told = [told.line() for told in happening.told] if happening else []
    if line.events and line.events != told:
        return Difference(line.number, "events", " | ".join(line.events), " | ".join(told))
    if line.digest and line.digest != match.digest():
        return Difference(line.number, "digest", line.digest, match.digest())
    return None


def false_roll(match: Play) -> int | None:
    """The number of the first roll or draw that the app did not bring as its key gives it; None if all are honest."""
    again = fresh(Play, match.book, match.header, match.luck.key if match.luck else None)
    for number, entry in enumerate(match.entries, 1):
        if entry.mark == OUTCOME and entry.who[0] == APP:
            if again.luck is None:
                raise RecordError("record-without-key")
            if again.app_entry(again.luck).line() != entry.line():
                return number
        again.add(entry)
    return None


# What a seat may have.


def export_rows(match: Play, seat: int) -> list[str]:
    """Everything after the end or where nobody's secret is in play; else the seat's own log."""
    if not match.secrets_kept():
        return record_rows(match)
    header = with_fields(match.header, {SEAT_FIELD: match.book.seat_name(seat) or "-"})
    rows = header.lines()
    for happening in match.fold.happenings:
        rows += seen_rows(match, happening, seat)
    return rows


def with_fields(header: Header, fields: dict[str, str], without: tuple[str, ...] = ()) -> Header:
    """The same header with other fields."""
    kept = {name: text for name, text in header.fields.items() if name not in without}
    return Header(header.game, header.ruleset, header.scenario, {**kept, **fields})


def seen_rows(match: Play, happening: Happening, seat: int) -> list[str]:
    own = [happening.entry.line()] if happening.entry is not None and is_own(match, happening.entry, seat) else []
    return own + [f"{EVENT} {told.seen_line(seat)}" for told in happening.told if told.noticed(seat)]


def is_own(match: Play, entry: Entry, seat: int) -> bool:
    """A seat's own choices, and the chances whose outcome it saw."""
    name = match.book.seat_name(seat)
    if entry.mark == CHOICE:
        return entry.who == [name]
    if entry.mark == OUTCOME:
        purposes = {purpose.name: purpose for purpose in match.book.purposes.values()}
        return purposes[entry.who[1]].public or entry.who[2:] == [name]
    return True


# Forks.


def fork(match: M, seat: int, to: int | None, new_luck: bool, seed: int | None) -> M:
    """Another future: of the record where nothing is secret, else of a possible world of the seat, with new luck."""
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    if not match.secrets_kept():
        return fork_record(match, len(match.entries) if to is None else to - 1, seed if new_luck else None)
    if to is not None:
        raise SecretKept("fork-only-from-now", seat=match.book.seat_name(seat))
    return fork_world(match, seat, seed)


def fork_record(match: M, end: int, luck: int | None) -> M:
    if not 0 <= end <= len(match.entries):
        raise NothingToUndo("no-such-entry", to=end + 1, last=len(match.entries))
    header = with_fields(match.header, {} if luck is None else {LUCK: str(luck)})
    other = fresh(type(match), match.book, header, match.luck.key if match.luck else None)
    for entry in match.entries[:end]:
        other.add(entry)
    return other.run()


def fork_world(match: M, seat: int, seed: int) -> M:
    fields = {NUMBERS: canonical(imagined(match, seat, seed).numbers()), SEED: str(seed)}
    header = with_fields(match.header, fields, without=(COMMIT, TABLE))
    other = fresh(type(match), match.book, header)
    for name, controller in match.fold.controllers.items():
        other.add(act_entry(SEAT, name, controller))
    return other.run()


def imagined(match: Play, seat: int, seed: int) -> Position:
    """A possible world of the seat."""
    return match.position.world(seat, FastLuck(seed))
