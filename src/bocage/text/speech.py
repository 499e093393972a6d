"""Codes and values in, sentences out: everything that the house says to a reader in one language.

All values are JSON-plain, as views, logs and errors carry them. What has no wording is spelt out, never refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from bocage.kernel.errors import BadChoice, BocageError, spell_out
from bocage.kernel.grammar import Pattern
from bocage.kernel.rulebook import Message, Rulebook
from bocage.kernel.words import Kind, Words
from bocage.text.kinds import KindOf, Slots, pattern_kinds
from bocage.text.languages import LANGUAGES, best
from bocage.text.rule_ids import rule_ids
from bocage.text.sums import sum_of, tag
from bocage.text.tongue import tongue

KEPT: Final = 4096
KINDS: Final = Words("kind", [])

EVENT: Final = ("event", "with", "because")
REFUSAL: Final = "refusal"
WHY: Final = "why"

Plain = Mapping[str, object]


class Line(NamedTuple):
    """A line of the log: what happened, and why."""

    text: str
    because: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.text} ({'; '.join(self.because)})" if self.because else self.text


class Speech:
    """One language, for the house alone or for one game as well."""

    def __init__(self, lang: str, book: Rulebook | None = None) -> None:
        self.lang = lang
        self.book = book
        self.tongue = tongue(lang, book)
        self.kept_line = lru_cache(KEPT)(self.line_of)
        self.kept_choice = lru_cache(KEPT)(self.label)

    # Any message.

    def say(self, name: str, values: Plain | None = None) -> str:
        """The message of this name. Words are looked up where the name of a value tells its kind."""
        return self.spoken(name, values or {}, self.tongue.fields.of_value)

    def sentence(self, plain: Plain) -> str:
        """What the kernel's `Message.plain()` says."""
        return self.say(str(plain["text"]), values_of(plain))

    def word(self, kind: str, word: str, case: str = "") -> str:
        """What a word of a kind is called: a card, a seat, a scenario."""
        name = self.tongue.called(kind, word)
        return str(name.form(case) if case else name.plain)

    def spoken(self, name: str, values: Plain, kind_of: KindOf, rule: str = "") -> str:
        slots = Slots(values, kind_of, self.tongue.fields.optional)
        return (self.tongue.say(name, slots) or spell_out(name, dict(values))) + tag([rule])

    # What goes wrong.

    def error(self, error: BocageError) -> str:
        return self.fault(error.code, error.values)

    def fault(self, code: str, values: Plain) -> str:
        """The sentence of an error. What a user typed stands in it as typed; the rule that decided stands behind it.

        An error that names a refusal of the rules says why: the sentence of the refusal is its `$why`.
        """
        told = {name: self.as_given(value) for name, value in values.items()}
        if REFUSAL in told:
            told[WHY] = Message(f"no-{told[REFUSAL]}", **fields_of(values))
        return self.spoken(code, told, kind_of_kinds, rule_of(values))

    def as_given(self, value: object) -> object:
        """What a user wrote, or the error behind an error."""
        if isinstance(value, BocageError):
            return self.error(value)
        return str(value) if isinstance(value, bool) else value

    def refusal(self, plain: Plain) -> str:
        """Why a choice is not possible: `{"rule": …, "name": …, "with": the fields of the choice}`."""
        return self.spoken(f"no-{plain['name']}", values_of(plain), self.tongue.fields.of_value, rule_of(plain))

    # What is asked.

    def prompt(self, plain: Plain) -> str:
        """What an asked seat is to do: a `Message.plain()` of the rulebook."""
        return self.say(f"ask-{plain['text']}", values_of(plain))

    def chance(self, plain: Plain) -> str:
        """What is to be rolled or drawn, and for whom: `{"kind": …, "seat": …}`."""
        return self.say(f"chance-{plain['kind']}", {"seat": plain.get("seat", "")})

    def choice(self, text: str) -> str:
        """The label of an option; its id where the game has no words for it."""
        return self.kept_choice(text)

    def label(self, text: str) -> str:
        try:
            found = pattern_of(self.book, text)
        except BadChoice:
            return text
        if found is None:
            return text
        pattern, values = found
        kinds = pattern_kinds(pattern)
        left_out = frozenset(field.name for field in pattern.fields if field.optional)
        return self.tongue.say(choice_name(pattern), Slots(values, kinds.get, left_out)) or text

    # What happened, and why.

    def line(self, plain: Plain) -> Line:
        """An event as a seat may know it (`Told.seen`), with its reasons. A line is made once and kept."""
        told = {part: plain[part] for part in EVENT if part in plain}
        return self.kept_line(json.dumps(told, sort_keys=True, ensure_ascii=False, default=str))

    def event(self, plain: Plain) -> str:
        return self.line(plain).text

    def line_of(self, canonical: str) -> Line:
        plain = json.loads(canonical)
        name = str(plain["event"])
        text = self.spoken(name, values_of(plain), self.tongue.fields.of_event(name))
        return Line(text, tuple([self.reason(reason) for reason in plain.get("because", [])]))

    def reason(self, plain: Plain) -> str:
        """A sum with its terms, or the rule that decided."""
        terms = plain.get("terms")
        if isinstance(terms, list):
            return sum_of(plain.get("total"), terms, self.term)
        values = {name: value for name, value in plain.items() if name not in ("rule", "name")}
        return self.spoken(f"because-{plain.get('name')}", values, self.tongue.fields.of_value, rule_of(plain))

    def term(self, name: str) -> str:
        return self.word("term", name)

    def ending(self, plain: Plain) -> str:
        """How the game ended: `{"winner": a seat or None, "ending": …, "rule": …}`."""
        values = {"winner": plain.get("winner")}
        return self.spoken(f"end-{plain['ending']}", values, self.tongue.fields.of_value, rule_of(plain))

    def rule(self, name: str) -> str:
        """The sentence of a rule, `UN-63`; its id where it is not worded."""
        return self.word("rule", name)

    def rules(self) -> list[str]:
        """The ids of all rules that have a sentence here or in English, in their order."""
        english = self.tongue.english() or self.tongue
        return rule_ids([*self.tongue.wording.messages, *english.wording.messages])


def values_of(plain: Plain) -> Plain:
    return inner(plain, "with")


def rule_of(plain: Plain) -> str:
    return str(plain.get("rule") or "")


def fields_of(values: Plain) -> Plain:
    """The fields of the choice that was refused."""
    return inner(values, "fields")


def inner(plain: Plain, name: str) -> Plain:
    found = plain.get(name)
    return found if isinstance(found, Mapping) else {}


def kind_of_kinds(field: str) -> Kind | None:
    """Errors name the kind of what was wrong: a card, a tile, a seat."""
    return KINDS if field == "kind" else None


def pattern_of(book: Rulebook | None, text: str) -> tuple[Pattern, dict[str, str]] | None:
    """How a choice is spelt, and its fields; a text that is no choice raises `BadChoice`."""
    if book is None or not book.grammar.patterns:
        return None
    number = book.grammar.read(text)
    return book.grammar.pattern(number), book.grammar.values(number)


def choice_name(pattern: Pattern) -> str:
    return "-".join(["choice", *pattern.literals])


def speech(lang: str, book: Rulebook | None = None) -> Speech:
    """The one `Speech` of a language and a game; a wish like `de-AT` gets what fits best."""
    return made(lang if lang in LANGUAGES else best(lang), book)


@lru_cache(maxsize=64)
def made(lang: str, book: Rulebook | None) -> Speech:
    return Speech(lang, book)
