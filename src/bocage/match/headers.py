"""What a match began with, as the fields of its record's header."""

from __future__ import annotations

import json
from typing import Final

from bocage.kernel.digest import canonical
from bocage.kernel.errors import OtherData, RecordError
from bocage.kernel.luck import commitment, key_from_seed
from bocage.kernel.position import Position
from bocage.kernel.record import KEY, Entry, Header
from bocage.kernel.rulebook import Rulebook

DATA: Final = "data"
SEED: Final = "seed"
COMMIT: Final = "commit"
SWITCHES: Final = "switches"
PRINTED: Final = "printed"
CHANCE: Final = "chance"
TABLE: Final = "table"
NUMBERS: Final = "numbers"
LUCK: Final = "luck"


def header_of(book: Rulebook, scenario: str, values: dict[str, object]) -> Header:
    """A header with the fields that say something; text stands as it is, everything else as JSON."""
    fields = {DATA: book.data_hash()}
    for name, value in values.items():
        if value not in (None, {}, ""):
            fields[name] = value if isinstance(value, str) and name != CHANCE else canonical(value)
    return Header(book.name, book.ruleset, scenario, fields)


def read_json(header: Header, name: str) -> object:
    """A field that is JSON; `{}` where it is missing."""
    text = header.fields.get(name, "{}")
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise RecordError("record-bad-field", name=name, text=text[:80]) from None


def read_values(header: Header, name: str) -> dict[str, object]:
    value = read_json(header, name)
    if not isinstance(value, dict):
        raise RecordError("record-bad-field", name=name, text=str(value)[:80])
    return value


def chance_of(header: Header) -> str | dict[str, str]:
    """Who rolls at the start."""
    value = read_json(header, CHANCE)
    if isinstance(value, str):
        return value
    return {name: str(source) for name, source in read_values(header, CHANCE).items()}


def key_of(header: Header, key: bytes | None) -> bytes | None:
    """The match key: handed in, or from the seed that the header shows. A key that was committed to must fit."""
    if key is not None:
        if COMMIT in header.fields and commitment(key) != header.fields[COMMIT]:
            raise RecordError("record-other-key", commit=header.fields[COMMIT])
        return key
    return key_from_seed(whole_field(header, SEED, 0)) if SEED in header.fields else None


def check_key(header: Header, entry: Entry) -> None:
    """A key that is shown is the one that was committed to."""
    commit = header.fields.get(COMMIT, "")
    if entry.who[0] == KEY and commit and fingerprint(entry.text) != commit:
        raise RecordError("record-other-key", commit=commit)


def fingerprint(key: str) -> str:
    try:
        return commitment(bytes.fromhex(key))
    except ValueError:
        return ""


def whole_field(header: Header, name: str, usual: int) -> int:
    """A field that is a whole number."""
    text = header.fields.get(name, str(usual))
    if not text.removeprefix("-").isdecimal():
        raise RecordError("record-bad-field", name=name, text=text[:80])
    return int(text)


def check_data(book: Rulebook, header: Header) -> None:
    """A record goes on only with the rules and the data it was made with."""
    if header.ruleset != book.ruleset:
        raise OtherData("other-rules", game=book.name, found=header.ruleset, known=book.ruleset)
    found = header.fields.get(DATA, "")
    if found and found != book.data_hash():
        raise OtherData("other-data", game=book.name, found=found, known=book.data_hash())


def first_position(book: Rulebook, header: Header) -> Position:
    """The position before the first entry: a scenario's start, a described table, or one that was saved."""
    switches = book.settled(read_values(header, SWITCHES))
    if TABLE in header.fields:
        return book.describe(read_values(header, TABLE), switches)
    printed = {seat: str(name) for seat, name in read_values(header, PRINTED).items()}
    position = book.new(book.scenario(header.scenario), switches, printed)
    if NUMBERS in header.fields:
        resume(position, read_json(header, NUMBERS))
    return position


def resume(position: Position, numbers: object) -> None:
    """Numbers that somebody wrote: as many as this kind of position has, and no others."""
    if isinstance(numbers, list) and all([type(number) is int for number in numbers]):
        try:
            position.resume(numbers)
        except (AssertionError, IndexError, OverflowError, ValueError):
            pass
        else:
            return
    raise RecordError("record-bad-field", name=NUMBERS, text=str(numbers)[:80])
