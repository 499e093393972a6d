"""What is named where, what is missing, and what is named that does not exist."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bocage.check.files import shown
from bocage.check.ids import natural, prefix
from bocage.check.markers import named_in_tests
from bocage.check.roots import Roots
from bocage.check.rulepages import Entry, pages_in, read_pages
from bocage.check.sources import named_in_code
from bocage.kernel.errors import CheckError


@dataclass(frozen=True, slots=True)
class Named:
    """One rule with the places that name it."""

    entry: Entry
    code: list[str]
    tests: list[str]

    @property
    def lacks_code(self) -> bool:
        return not self.code and self.entry.why_not is None

    @property
    def lacks_test(self) -> bool:
        """Where there is no code there is nothing to test: a reason answers for both."""
        return not self.tests and self.entry.why_not is None

    @property
    def is_missing(self) -> bool:
        return self.lacks_code or self.lacks_test

    @property
    def is_outdated(self) -> bool:
        """Its page says why it has no code, and it has."""
        return bool(self.code) and self.entry.why_not is not None

    def plain(self) -> dict[str, object]:
        return {"code": self.code, "tests": self.tests, "why_not": self.entry.why_not}


@dataclass(frozen=True, slots=True)
class Report:
    """Every rule asked for, and the ids that code and tests name and no page has."""

    rules: dict[str, Named]
    unknown: dict[str, list[str]]
    chapters: set[str]

    @property
    def missing(self) -> list[str]:
        return [rule for rule, named in self.rules.items() if named.is_missing]

    @property
    def outdated(self) -> list[str]:
        return [rule for rule, named in self.rules.items() if named.is_outdated]

    @property
    def is_clean(self) -> bool:
        return not (self.missing or self.unknown or self.outdated)

    def games(self) -> dict[str, list[Named]]:
        """The rules by game, in the order of the pages."""
        games: dict[str, list[Named]] = {}
        for named in self.rules.values():
            games.setdefault(named.entry.game, []).append(named)
        return games

    def plain(self) -> dict[str, object]:
        return {
            "rules": {rule: named.plain() for rule, named in self.rules.items()},
            "missing": self.missing,
            "unknown": self.unknown,
            "outdated": self.outdated,
        }


def look(roots: Roots) -> Report:
    """Read pages, code and tests, and hold them against each other."""
    asked = read_pages(asked_pages(roots), roots.base)
    known = {**house_rules(roots), **asked}
    code = named_in_code(roots.code, {prefix(rule) for rule in known}, roots.base)
    tests = named_in_tests(roots.tests, roots.base)
    return Report(
        rules={
            entry.rule: Named(entry, code.get(entry.rule, []), tests.get(entry.rule, []))
            for entry in in_order(asked)
            if not entry.is_chapter
        },
        unknown=unknown(known, code, tests),
        chapters={rule for rule, entry in known.items() if entry.is_chapter},
    )


def asked_pages(roots: Roots) -> list[Path]:
    pages = pages_in(roots.rules)
    if not pages:
        raise CheckError("check-no-pages", path=", ".join([shown(path, roots.base) for path in roots.rules]))
    return pages


def house_rules(roots: Roots) -> dict[str, Entry]:
    """The checkout's pages that nobody asked for: a test beside ours may name their rules, and is no typo for that."""
    asked = set(pages_in(roots.rules))
    return read_pages([page for page in pages_in(roots.house) if page not in asked], roots.base)


def in_order(entries: Mapping[str, Entry]) -> list[Entry]:
    """Page after page, each by the numbers of its rules."""
    pages = {page: place for place, page in enumerate(dict.fromkeys(entry.page for entry in entries.values()))}
    return sorted(entries.values(), key=lambda entry: (pages[entry.page], natural(entry.rule)))


def unknown(
    known: Mapping[str, Entry], code: Mapping[str, list[str]], tests: Mapping[str, list[str]]
) -> dict[str, list[str]]:
    """Ids that no page has as a rule, with their places. A chapter is no rule: its letters are."""
    rules = {rule for rule, entry in known.items() if not entry.is_chapter}
    strange = sorted({*code, *tests} - rules, key=natural)
    return {rule: [*code.get(rule, []), *tests.get(rule, [])] for rule in strange}
