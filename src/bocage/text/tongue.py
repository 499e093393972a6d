"""One game in one language: words become names, names stand in sentences; what is not worded is asked of English.

Fluent cannot look a word up by its value, so it is done here: a message that names `$card-acc` is given the `.acc`
form of the name of the word in the field `card`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from bocage.kernel.rulebook import Message, Rulebook
from bocage.kernel.words import Kind
from bocage.text.kinds import FieldKinds, Slots
from bocage.text.languages import ENGLISH
from bocage.text.names import NONE, Name, is_number, prefix, slug
from bocage.text.wording import HOUSE, Variable, Wording

LONGEST: Final = 1000
NO_LIST: Final = "-"


class Tongue:
    """A language with the wording of the house and of one game."""

    def __init__(self, lang: str, book: Rulebook | None) -> None:
        self.lang = lang
        self.book = book
        self.wording = Wording(lang, folders(book))
        self.fields = FieldKinds(book)
        self.names: dict[tuple[str, str], Name] = {}

    def english(self) -> Tongue | None:
        """Whom to ask for what this language has no words for."""
        return None if self.lang == ENGLISH else tongue(ENGLISH, self.book)

    # Sentences.

    def say(self, name: str, slots: Slots) -> str | None:
        """The sentence of this name; None where neither this language nor English can say it with these values."""
        if self.wording.has(name):
            said = self.wording.format(name, self.variables(name, slots))
            if said is not None:
                return said
        english = self.english()
        return english.say(name, slots) if english else None

    def variables(self, name: str, slots: Slots) -> dict[str, Variable]:
        """What the message asks for, as far as there is something to tell."""
        told: dict[str, Variable] = {}
        for variable in self.wording.needs(name):
            field, form = slots.split(variable)
            if slots.has(field):
                shown = self.shown(slots.value(field), slots.kind_of(field))
                told[variable] = shown.form(form) if form else shown.plain
        return told

    # Values.

    def shown(self, value: object, kind: Kind | None = None) -> Name:
        """A value as it stands in a sentence."""
        if isinstance(value, str):
            return self.shown_text(value, kind)
        if isinstance(value, bool):
            return self.called("yes", "yes" if value else "no")
        if isinstance(value, (int, float)):
            return Name(value, str(value))
        if isinstance(value, Message):
            return self.shown_message(value.name, value.values)
        if isinstance(value, Mapping) and "text" in value:
            return self.shown_message(str(value["text"]), value.get("with"))
        if isinstance(value, (list, tuple)):
            return self.joined([self.shown(one, kind) for one in value])
        return self.raw("" if value is None else str(value))

    def shown_text(self, text: str, kind: Kind | None) -> Name:
        if kind is None:
            return self.raw(text)
        if is_number(kind) and text.removeprefix("-").isdecimal():
            return Name(int(text), text)
        return self.called(prefix(kind), text)

    def shown_message(self, name: str, values: object) -> Name:
        """A sentence inside a sentence."""
        slots = Slots(values if isinstance(values, Mapping) else {}, self.fields.of_value, self.fields.optional)
        return Name(self.say(name, slots) or name, name)

    def raw(self, text: str) -> Name:
        """A text that belongs to no kind: what a user typed, a list of what would be right."""
        if text == NO_LIST:
            return self.named("nothing", NONE) or Name("", NONE)
        return Name(text if len(text) <= LONGEST else text[:LONGEST] + "…", text)

    def called(self, kind: str, word: str) -> Name:
        """The name of a word. Names are kept; what has none is not, for anybody may ask for anything."""
        known = self.names.get((kind, word))
        if known is not None:
            return known
        found = self.named(f"{kind}-{slug(word)}", word)
        if found is None:
            return self.unnamed(kind, word)
        self.names[kind, word] = found
        return found

    def unnamed(self, kind: str, word: str) -> Name:
        """Several words in one are named one by one; a word without a name is shown as it is."""
        parts = word.split()
        return self.joined([self.called(kind, part) for part in parts]) if len(parts) > 1 else Name(word, word)

    def named(self, message: str, word: str) -> Name | None:
        """What a message calls a word, in this language or in English."""
        plain = self.wording.format(message, {})
        if plain is not None:
            return Name(plain, word, self.wording.attributes(message))
        english = self.english()
        return english.named(message, word) if english else None

    def joined(self, names: list[Name]) -> Name:
        """Several names as one, in every form that one of them has."""
        cases = dict.fromkeys([case for name in names for case in name.cases])
        return Name(
            self.listed([str(name.plain) for name in names]),
            " ".join([name.word for name in names]),
            {case: self.listed([str(name.form(case)) for name in names]) for case in cases},
            len(names),
        )

    def listed(self, parts: list[str]) -> str:
        """`A, B and C`."""
        if len(parts) < 2:
            return "".join(parts)
        rest, last = ", ".join(parts[:-1]), parts[-1]
        return self.wording.format("list", {"rest": rest, "last": last}) or f"{rest}, {last}"


def folders(book: Rulebook | None) -> list[Path]:
    """Where wording lies, the nearest first. A game without a folder has no wording of its own."""
    return [book.folder / "text", HOUSE] if book is not None and has_folder(book) else [HOUSE]


def has_folder(book: Rulebook) -> bool:
    return book.folder != Path()


@lru_cache(maxsize=64)
def tongue(lang: str, book: Rulebook | None) -> Tongue:
    return Tongue(lang, book)
