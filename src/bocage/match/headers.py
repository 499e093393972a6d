"""What a match began with, as the fields of its record's header."""

from __future__ import annotations

import json
from typing import Final

from bocage.kernel.digest import canonical
from bocage.kernel.errors import BadPosition, BadSwitch, OtherData, RecordError
from bocage.kernel.luck import FastLuck, commitment, key_from_seed
from bocage.kernel.odds import outcomes
from bocage.kernel.offer import Offer
from bocage.kernel.playout import playout
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
SCENARIO: Final = "scenario"

MOST_DIGITS: Final = 20
LONG_ENOUGH: Final = 20_000


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
    except (json.JSONDecodeError, RecursionError):
        raise RecordError("record-bad-field", name=name, text=text[:80]) from None


def described(text: str) -> dict[str, object]:
    """A described table, as a record carries it."""
    try:
        plain = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        plain = None
    if not isinstance(plain, dict):
        raise BadPosition("correction-not-read", text=text[:80])
    return plain


def switches_of(book: Rulebook, header: Header) -> dict[str, object]:
    return book.settled(read_values(header, SWITCHES))


def printed_of(header: Header) -> dict[str, str]:
    """The seats that a printed opponent plays from the start."""
    return {seat: str(name) for seat, name in read_values(header, PRINTED).items()}


def check_printed(book: Rulebook, printed: dict[str, str]) -> dict[str, str]:
    for seat, name in printed.items():
        book.seat(seat)
        if name not in book.printed:
            raise BadSwitch("no-printed-opponent", game=book.name, name=name)
    return printed


def read_values(header: Header, name: str) -> dict[str, object]:
    value = read_json(header, name)
    if not isinstance(value, dict):
        raise RecordError("record-bad-field", name=name, text=str(value)[:80])
    return value


def read_chance(text: str) -> str | dict[str, str]:
    """Who rolls, as JSON: one word for everything, or a word for dice and for each seat."""
    return chance_of(Header("", 0, "", {CHANCE: text}))


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
    if not text.isdecimal() or len(text) > MOST_DIGITS:
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
    switches, printed = switches_of(book, header), check_printed(book, printed_of(header))
    if TABLE in header.fields:
        return sat_down(book, book.describe(read_values(header, TABLE), switches), printed)
    position = book.new(book.scenario(header.scenario), switches, printed)
    if NUMBERS in header.fields:
        resume(book, position, read_json(header, NUMBERS))
    return position


def sat_down(book: Rulebook, position: Position, printed: dict[str, str]) -> Position:
    """Printed opponents take their seats at a described table."""
    for seat, name in printed.items():
        book.sit(position, book.seat(seat), name)
    return position


def resume(book: Rulebook, position: Position, numbers: object) -> None:
    """Numbers that somebody wrote: they must make a position that can be looked at and gone on with."""
    if isinstance(numbers, list) and all([type(number) is int for number in numbers]):
        try:
            position.resume(numbers)
            look_at(book, position.clone())
        except Exception as error:  # whatever the rules say of numbers that no game ever had
            raise RecordError("record-bad-field", name=NUMBERS, text=str(numbers)[:80]) from error
        return
    raise RecordError("record-bad-field", name=NUMBERS, text=str(numbers)[:80])


def look_at(book: Rulebook, position: Position) -> None:
    """Ask a position everything that is asked of every position."""
    position.settle()
    offer = Offer()
    for seat in book.seated(position):
        book.table(position, seat)
        position.legal(seat, offer)
    if position.waits_for_chance():
        outcomes(position)
    if not position.over():
        playout(position, FastLuck(1), LONG_ENOUGH)
