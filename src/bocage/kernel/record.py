"""The record of a match: a readable text, append-only, from which everything else follows.

    bocage 1 · decks · rules 1 · skirmish       the header: format, game, ruleset, scenario
    : data 93d1…                                what else the match began with
    > us  bid A                                 a choice
    = app draw us  B                            what chance gave, and who said so: app, hand or record
    * undo us                                   an act of the table: undo, takeback, correction, seat, resign, …
    . card-drawn  side us · card B              what came of it (may be left out)
    ! 8c1f40d2e0aa3b11                          the position digest then (may be left out)

Choices, chance and acts suffice to play it again; events and digests are what must come of it.
"""

from __future__ import annotations

from typing import Final

from bocage.kernel.errors import CutRecord, RecordError

FORMAT: Final = 1
DOT: Final = " · "
BYTE_ORDER: Final = "\ufeff"
GAP: Final = "  "
MOST_DIGITS: Final = 9

CHOICE: Final = ">"
OUTCOME: Final = "="
ACT: Final = "*"
EVENT: Final = "."
DIGEST: Final = "!"
FIELD: Final = ":"
COMMENT: Final = "#"

APP: Final = "app"
HAND: Final = "hand"
RECORD: Final = "record"
SOURCES: Final = (APP, HAND, RECORD)

UNDO: Final = "undo"
TAKEBACK: Final = "takeback"
CORRECTION: Final = "correction"
SEAT: Final = "seat"
RESIGN: Final = "resign"
KEY: Final = "key"
OPENED: Final = "opened"
CHANCE: Final = "chance"
ACTS: Final = (UNDO, TAKEBACK, CORRECTION, SEAT, RESIGN, KEY, OPENED, CHANCE)


class Header:
    """What a match began with."""

    def __init__(self, game: str, ruleset: int, scenario: str, fields: dict[str, str] | None = None) -> None:
        self.game = game
        self.ruleset = ruleset
        self.scenario = scenario
        self.fields = dict(fields or {})

    def lines(self) -> list[str]:
        title = DOT.join([f"bocage {FORMAT}", self.game, f"rules {self.ruleset}", self.scenario])
        return [title, *[f"{FIELD} {name} {value}" for name, value in self.fields.items()]]


class Entry:
    """One line that counts: `who` acted or what was asked, and the `text` of it."""

    def __init__(self, mark: str, who: list[str], text: str) -> None:
        if not text.isprintable() or GAP in text or text != text.strip():
            raise RecordError("record-bad-text", text=repr(text[:80]))
        self.mark = mark
        self.who = who
        self.text = text

    def line(self) -> str:
        return f"{self.mark} {' '.join(self.who)}{GAP}{self.text}".rstrip()


class Line:
    """A line of a record with its number, and the derived lines (events, digest) that follow an entry."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number = number
        self.entry = entry
        self.events: list[str] = []
        self.digest = ""


class Record:
    """A header and its entries, as they were read; `setup` holds what came of the set-up alone."""

    def __init__(self, header: Header, setup: Line, lines: list[Line]) -> None:
        self.header = header
        self.setup = setup
        self.lines = lines


def choice_entry(seat: str, text: str) -> Entry:
    return Entry(CHOICE, [seat], text)


def chance_entry(source: str, purpose: str, seat: str, text: str) -> Entry:
    if source not in SOURCES:
        raise RecordError("no-such-source", source=source, known=", ".join(SOURCES))
    return Entry(OUTCOME, [source, purpose, *[seat for _ in seat[:1]]], text)


def act_entry(act: str, seat: str, text: str = "") -> Entry:
    return Entry(ACT, [act, *[seat for _ in seat[:1]]], text)


def read_record(text: str) -> Record:
    """Reads a record; a line that cannot be read is named with its number and with what would be right."""
    text = text.removeprefix(BYTE_ORDER).replace("\r\n", "\n")
    if not text.strip():
        raise RecordError("record-empty")
    if not text.endswith("\n"):
        raise cut(text)
    rows = text.split("\n")[:-1]
    header, start = read_header(rows)
    lines = read_lines(rows, start)
    return Record(header, lines[0], lines[1:])


def cut(text: str) -> CutRecord:
    """A record that was cut off loses at most its last line."""
    whole = text[: text.rfind("\n") + 1]
    last = text[len(whole) :]
    return CutRecord("record-cut", whole, line=whole.count("\n") + 1, text=last, whole_lines=whole.count("\n"))


def read_header(rows: list[str]) -> tuple[Header, int]:
    """The title line and the fields below it; says where the entries begin."""
    parts = rows[0].split(DOT)
    if len(parts) != 4 or not parts[0].startswith("bocage ") or not parts[2].startswith("rules "):
        raise RecordError("record-no-header", line=1, text=rows[0][:80])
    if parts[0] != f"bocage {FORMAT}":
        raise RecordError("record-other-format", line=1, found=parts[0].removeprefix("bocage "), known=FORMAT)
    header = Header(parts[1], whole_number(parts[2].removeprefix("rules "), 1, rows[0]), parts[3])
    start = 1
    while start < len(rows) and rows[start].startswith(FIELD):
        name, _, value = rows[start].removeprefix(FIELD).strip().partition(" ")
        header.fields[name] = value
        start += 1
    return header, start


def read_lines(rows: list[str], start: int) -> list[Line]:
    """The set-up, then a line an entry; derived lines belong to what stands above them."""
    lines = [Line(1, Entry(FIELD, [], ""))]
    for at in range(start, len(rows)):
        row = rows[at]
        if row.startswith(DIGEST):
            lines[-1].digest = row.removeprefix(DIGEST).strip()
        elif row.startswith(EVENT):
            lines[-1].events.append(row.removeprefix(EVENT).strip())
        elif row.strip() and not row.startswith(COMMENT):
            lines.append(Line(at + 1, read_entry(row, at + 1)))
    return lines


def read_entry(row: str, number: int) -> Entry:
    mark, _, rest = row.partition(" ")
    who, _, text = rest.partition(GAP)
    entry = Entry(mark, who.split(), text.strip())
    known = {CHOICE: is_choice, OUTCOME: is_outcome, ACT: is_act}.get(mark)
    if known is None or not known(entry):
        raise RecordError("record-bad-line", line=number, text=row[:80])
    return entry


def is_choice(entry: Entry) -> bool:
    return len(entry.who) == 1 and entry.text != ""


def is_outcome(entry: Entry) -> bool:
    return 2 <= len(entry.who) <= 3 and entry.who[0] in SOURCES and entry.text != ""


def is_act(entry: Entry) -> bool:
    return 1 <= len(entry.who) <= 2 and entry.who[0] in ACTS


def whole_number(text: str, line: int, row: str) -> int:
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise RecordError("record-bad-line", line=line, text=row[:80])
    return int(text)
