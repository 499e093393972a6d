"""What the parts of a view are called, by the wording of the game as far as it has words for them."""

from __future__ import annotations

from typing import Final

from bocage.kernel.rulebook import Rulebook
from bocage.kernel.words import Kind, Words
from bocage.text.kinds import kinds_of
from bocage.text.names import capital
from bocage.text.speech import Speech

BARE: Final = "bare"
"""The form of a name that stands behind a number: `decoy` of `a decoy`."""

NOTHING: Final = "–"  # noqa: RUF001 (a dash that is wide enough to be seen)


class Names:
    """Keys and words of a view as a reader may read them."""

    def __init__(self, speech: Speech, book: Rulebook) -> None:
        self.speech = speech
        self.kinds: list[Words] = [kind for kind in kinds_of(book) if isinstance(kind, Words)]

    def heading(self, key: str) -> str:
        """What a part is called: `table-KEY`, else what the word means in this game, else the key spelt out."""
        told = self.speech.word("table", key)
        return capital(told if told != key else self.word(key).replace("_", " "))

    def path(self, keys: tuple[str, ...]) -> str:
        """A part inside a part: one name for both where there is one, else one behind the other."""
        joined = "-".join(keys)
        told = self.speech.word("table", joined)
        return capital(told) if told != joined else " · ".join([self.heading(key) for key in keys])

    def word(self, word: str, key: str = "", form: str = "") -> str:
        """A word by the kind that stands under this key, else by the first kind that has it."""
        under = self.speech.tongue.fields.of_value(key)
        found = next((kind for kind in [under, *self.kinds] if has(kind, word)), None)
        return word if found is None else self.speech.word(found.name, word, form)

    def value(self, value: object, key: str = "") -> str:
        """Any value in one line."""
        if isinstance(value, bool):
            return self.speech.word("yes", "yes" if value else "no")
        if isinstance(value, dict):
            return " · ".join([self.pair(str(name), one) for name, one in value.items() if told(one)]) or NOTHING
        if isinstance(value, (list, tuple)):
            return ", ".join([self.value(one, key) for one in value]) or NOTHING
        return self.word(str(value), key) if told(value) or value == 0 else NOTHING

    def pair(self, name: str, value: object) -> str:
        """`4 Able`; what is no number stands behind its name."""
        if isinstance(value, int) and not isinstance(value, bool):
            return f"{value} {self.word(name, form=BARE)}"
        return f"{self.word(name)} {self.value(value, name)}"


def told(value: object) -> bool:
    """Is there anything to tell? Of what there is none, nothing is said."""
    return value not in (None, "", 0, [], {}) or value is False


def has(kind: Kind | None, word: str) -> bool:
    return isinstance(kind, Words) and word in kind.numbers
