"""What a word is called: its plain name and its other forms, ready to stand in a sentence."""

from __future__ import annotations

import re
from typing import Final

from bocage.kernel.words import Amount, Kind, SeatSet, TallyOf
from bocage.text.wording import Variable

NONE: Final = "none"
ID: Final = "id"
WORD: Final = "word"
COUNT: Final = "count"
CAPITAL: Final = "cap"
FORMS: Final = (ID, WORD, COUNT, CAPITAL)

NOT_IN_A_SLUG: Final = re.compile(r"[^a-z0-9]+")


def slug(word: str) -> str:
    """A word as it stands in message ids and selectors: `de:R-A` is `de-r-a`; nothing at all is `none`."""
    return NOT_IN_A_SLUG.sub("-", word.lower()).strip("-") or NONE


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Name:
    """A value as it is shown. `cases` are the forms that a language gives it beside the plain one."""

    __slots__ = ("cases", "count", "plain", "word")

    def __init__(self, plain: Variable, word: str, cases: dict[str, str] | None = None, count: int = 1) -> None:
        self.plain = plain
        self.word = word
        self.cases = cases or {}
        self.count = count

    def form(self, form: str) -> Variable:
        """One form of the name; a form that the language does not know is the plain one."""
        if form == ID:
            return slug(self.word)
        if form == WORD:
            return self.word
        if form == COUNT:
            return self.count
        if form == CAPITAL:
            return self.cases.get(CAPITAL, capital(str(self.plain)))
        return self.cases.get(form, self.plain)


def prefix(kind: Kind) -> str:
    """What the messages of a kind's words begin with: a set of seats is called by its seats."""
    return kind.seats.name if isinstance(kind, SeatSet) else kind.name


def is_number(kind: Kind | None) -> bool:
    return isinstance(kind, (Amount, TallyOf))
