"""The one spelling of choices, in both directions: `attack {card} {enemy}` and a packed number.

A field with a question mark may be left out (`scout {unit} {tile} {tile2?}`): the number holds its value + 1, or 0.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from bocage.kernel.errors import BadChoice
from bocage.kernel.packing import argument, kind_of, packed
from bocage.kernel.words import Kind

ARGUMENTS: Final = 4


class Field:
    """One blank of a pattern."""

    def __init__(self, name: str, kind: Kind, optional: bool) -> None:
        self.name = name
        self.kind = kind
        self.optional = optional


class Pattern:
    """How one verb is spelt: literal words first, then its fields."""

    def __init__(self, verb: int, text: str, kinds: dict[str, Kind]) -> None:
        self.verb = verb
        self.text = text
        parts = text.split()
        self.literals = [part for part in parts if not part.startswith("{")]
        self.fields = [read_field(part, kinds) for part in parts if part.startswith("{")]
        assert parts[: len(self.literals)] == self.literals, f"literal words come first: {text}"
        assert len(self.fields) <= ARGUMENTS, f"a choice has four fields at most: {text}"
        needed = len([field for field in self.fields if not field.optional])
        assert not [field for field in self.fields[:needed] if field.optional], (
            f"what may be left out comes last: {text}"
        )

    def write(self, choice: i64) -> str:
        words = list(self.literals)
        for place, field in enumerate(self.fields):
            value: i64 = argument(choice, place)
            if not field.optional:
                words.append(field.kind.word(value))
            elif value > 0:
                words.append(field.kind.word(value - 1))
        return " ".join(words)

    def fits(self, words: list[str]) -> bool:
        count = len(self.literals)
        return words[:count] == self.literals

    def read(self, words: list[str]) -> int:
        given = words[len(self.literals) :]
        needed = len([field for field in self.fields if not field.optional])
        if not needed <= len(given) <= len(self.fields):
            raise BadChoice("wrong-fields", text=" ".join(words), pattern=self.text)
        values = [0] * ARGUMENTS
        for place, word in enumerate(given):
            field = self.fields[place]
            values[place] = field.kind.number(word) + (1 if field.optional else 0)
        return packed(self.verb, values[0], values[1], values[2], values[3])

    def values(self, choice: i64) -> dict[str, str]:
        """The fields of a choice, by name."""
        told: dict[str, str] = {}
        for place, field in enumerate(self.fields):
            value: i64 = argument(choice, place)
            if not field.optional:
                told[field.name] = field.kind.word(value)
            elif value > 0:
                told[field.name] = field.kind.word(value - 1)
        return told


def literals(pattern: Pattern) -> int:
    """Of `hunker` and `hunker down` the longer one is tried first."""
    return len(pattern.literals)


def read_field(part: str, kinds: dict[str, Kind]) -> Field:
    name = part.strip("{}")
    optional = name.endswith("?")
    name = name.rstrip("?")
    return Field(name, kinds[name.rstrip("0123456789")], optional)


class Grammar:
    """All verbs of a game."""

    def __init__(self, patterns: dict[int, str], **kinds: Kind) -> None:
        made = [Pattern(verb, text, kinds) for verb, text in patterns.items()]
        made.sort(key=literals, reverse=True)
        self.patterns = {pattern.verb: pattern for pattern in made}

    def pattern(self, choice: i64) -> Pattern:
        return self.patterns[int(kind_of(choice))]

    def write(self, choice: i64) -> str:
        """The text of a choice: its id everywhere outside the engine."""
        return self.pattern(choice).write(choice)

    def read(self, text: str) -> int:
        """The choice that a text names; a text that names none is told what would be right."""
        words = text.split()
        for pattern in self.patterns.values():
            if pattern.fits(words):
                return pattern.read(words)
        raise BadChoice("no-such-verb", text=text, known=self.hint(words))

    def hint(self, words: list[str]) -> str:
        """The patterns that could have been meant; all, where none is near."""
        verbs = {pattern.literals[0]: pattern.text for pattern in self.patterns.values()}
        near = get_close_matches(words[0] if words else "", list(verbs), n=3, cutoff=0.5)
        return " | ".join([verbs[verb] for verb in near] or list(verbs.values()))

    def values(self, choice: i64) -> dict[str, str]:
        return self.pattern(choice).values(choice)
