"""Mutants that nobody can notice, each with the reason: `tools/mutants-accepted.txt`.

An entry is a place and three lines, as a survivor is shown:

    src/bocage/kernel/offer.py Offer.put
    - if self.count < len(self.choices):
    + if self.count <= len(self.choices):
    = why no test can tell the two apart
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

Change: TypeAlias = tuple[str, str, str, str]  # file, function, before, after


@dataclass(frozen=True, slots=True)
class Accepted:
    """A change that may survive, and why."""

    change: Change
    reason: str
    line: int


def read_accepted(path: Path) -> dict[Change, Accepted]:
    """All entries; one that is not whole, or stands there twice, is refused."""
    found: dict[Change, Accepted] = {}
    rows = [(number, row) for number, row in enumerate(path.read_text("utf-8").split("\n"), 1) if is_told(row)]
    for at in range(0, len(rows), 4):
        entry = read_entry(rows[at : at + 4])
        if entry.change in found:
            raise SystemExit(f"mutants-accepted.txt:{entry.line}: this change is accepted above already")
        found[entry.change] = entry
    return found


def is_told(row: str) -> bool:
    return bool(row.strip()) and not row.startswith("#")


def read_entry(rows: list[tuple[int, str]]) -> Accepted:
    number, place = rows[0]
    marks = [row[:2] for _, row in rows[1:]]
    words = place.split()
    if marks != ["- ", "+ ", "= "] or len(words) != 2:
        raise SystemExit(f"mutants-accepted.txt:{number}: an entry is FILE FUNCTION, then lines with `- `, `+ `, `= `")
    before, after, reason = [row[2:].strip() for _, row in rows[1:]]
    return Accepted((words[0], words[1], before, after), reason, number)
