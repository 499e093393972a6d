"""Which rules there are, read from a game's rule page; `docs/checking-rules.md` describes the form of an entry."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bocage.check.files import files_in, shown, text_of
from bocage.check.ids import ID, chapter, is_id, prefix
from bocage.kernel.errors import CheckError

HEADING: Final = re.compile(r"(#{1,6})\s")
FENCE: Final = re.compile(r"\s*(```|~~~)")
ROW: Final = re.compile(r"\s*\|")
ITEM: Final = re.compile(r"\s*[-*+]\s")
ENTRY: Final = re.compile(r"(?:#{1,6}\s+(?:\*\*)?|\s*(?:[-*+]\s+|\|\s*)?\*\*)([A-Z]+-\d\S*)")
BOLD: Final = re.compile(rf"\*\*({ID.pattern})\b")
REASON: Final = re.compile(r"\s*(?:[-*+]\s+)?[*_]{0,2}no code:[*_]{0,2}(.*)", re.IGNORECASE)
MARKUP: Final = " *_"
OVERVIEWS: Final = ("index.md", "README.md")


@dataclass(slots=True)
class Entry:
    """A rule as its page has it. A chapter is a number whose letters are the rules."""

    rule: str
    game: str
    page: str
    line: int
    why_not: str | None = None
    is_chapter: bool = False

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


class Page:
    """Reads one page line by line: the entry it is in, and the headings that this entry stands under."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game
        self.entries: list[Entry] = []
        self.above: list[tuple[int, Entry]] = []
        self.entry: Entry | None = None
        self.bold_inside: list[tuple[str, int]] = []
        self.in_fence = False
        self.in_reason = False

    def read(self, text: str) -> list[Entry]:
        for number, line in enumerate(text.split("\n"), start=1):
            if FENCE.match(line):
                self.in_fence = not self.in_fence
                self.in_reason = False
            elif not self.in_fence:
                self.read_line(line, number)
        self.refuse_what_would_be_lost()
        return self.entries

    def read_line(self, line: str, number: int) -> None:
        heading = HEADING.match(line)
        if heading:
            self.close(len(heading[1]))
        entry = ENTRY.match(line)
        self.bold_inside += [(found[1], number) for found in BOLD.finditer(line, entry.end() if entry else 0)]
        if entry:
            self.open(entry[1], number, len(heading[1]) if heading else 0)
            if ROW.match(line):
                self.entry = None  # What follows a table belongs to no row of it.
        elif reason := REASON.match(line):
            self.begin_reason(reason[1], number)
        elif self.in_reason:
            self.go_on_with_reason(line)

    def close(self, level: int) -> None:
        """A heading ends the entry before it, and every section of its own level or below."""
        self.entry = None
        self.in_reason = False
        self.above = [(depth, entry) for depth, entry in self.above if depth < level]

    def open(self, word: str, number: int, level: int) -> None:
        """A rule begins; if it is a letter of the number it stands under, that number is a chapter."""
        rule = word.rstrip("*.:")
        if not is_id(rule):
            raise CheckError("check-not-an-id", id=rule, place=f"{self.name}:{number}")
        for _, heading in self.above:
            heading.is_chapter = heading.is_chapter or heading.rule == chapter(rule) != rule
        self.entry = Entry(rule, self.game, self.name, number)
        self.in_reason = False
        self.entries.append(self.entry)
        if level:
            self.above.append((level, self.entry))

    def refuse_what_would_be_lost(self) -> None:
        """A reason that answers for no rule, and a bold id that may be meant as a second entry in its line."""
        prefixes = {prefix(entry.rule) for entry in self.entries}
        for rule, number in self.bold_inside:
            if prefix(rule) in prefixes:
                raise CheckError("check-bold-inside", id=rule, place=f"{self.name}:{number}")
        for entry in self.entries:
            if entry.is_chapter and entry.why_not is not None:
                raise CheckError("check-reason-at-chapter", id=entry.rule, place=entry.place)

    def begin_reason(self, words: str, number: int) -> None:
        if self.entry is None:
            raise CheckError("check-reason-without-rule", place=f"{self.name}:{number}")
        if not words.strip(MARKUP):
            raise CheckError("check-reason-empty", id=self.entry.rule, place=f"{self.name}:{number}")
        self.entry.why_not = words.strip(MARKUP)
        self.in_reason = True

    def go_on_with_reason(self, line: str) -> None:
        """A sentence may be wrapped: it reaches to the end of its paragraph."""
        self.in_reason = bool(line.strip()) and not ITEM.match(line)
        if self.in_reason and self.entry is not None:
            self.entry.why_not = f"{self.entry.why_not} {line.strip(MARKUP)}"


def pages_in(places: Iterable[Path]) -> list[Path]:
    """A page a game, named after it; an overview is no game."""
    return [path for path in files_in(places, ".md") if path.name not in OVERVIEWS]


def read_pages(pages: Iterable[Path], base: Path) -> dict[str, Entry]:
    """All entries of some pages, chapters among them. An id belongs to one place alone."""
    known: dict[str, Entry] = {}
    for path in pages:
        for entry in read_page(path, base):
            if entry.rule in known:
                raise CheckError("check-rule-twice", id=entry.rule, place=entry.place, first=known[entry.rule].place)
            known[entry.rule] = entry
    return known


def read_page(path: Path, base: Path) -> list[Entry]:
    name = shown(path, base)
    entries = Page(name, path.stem).read(text_of(path, name))
    if not entries:
        raise CheckError("check-page-without-rules", page=name)
    return entries
