"""Kinds of values: how a small number is written as a word, and a word read back.

A game declares its kinds once (its cards, its tiles, its counters); choices, outcomes, events and reasons are all
spelt with them, so one thing has one name everywhere.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from bocage.kernel.dice import faces, with_die
from bocage.kernel.errors import BadChoice

MANY: Final = 12


def near_words(word: str, words: list[str]) -> str:
    """The words that could have been meant, or as many as there is room for."""
    near = get_close_matches(word, words, n=5, cutoff=0.5)
    known = near or words[:MANY]
    return ", ".join(known) + ("" if near or len(words) <= MANY else ", …")


class Kind:
    """One kind of value."""

    def __init__(self, name: str) -> None:
        self.name = name

    def word(self, number: i64) -> str:
        raise NotImplementedError

    def number(self, word: str) -> int:
        """Reads what `word` wrote; raises `BadChoice` with what would be right."""
        raise NotImplementedError

    def size(self) -> int:
        """How many different values there are, where that can be told (0 where not)."""
        return 0


class Words(Kind):
    """A kind whose values are a list of words without spaces."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words = words
        self.numbers = {word: number for number, word in enumerate(words)}
        assert len(self.numbers) == len(words), f"two words of {name} are the same"
        assert all([" " not in word for word in words]), f"a word of {name} has a space"

    def word(self, number: i64) -> str:
        assert number >= 0, f"{self.name} has no word for {number}"
        return self.words[number]

    def number(self, word: str) -> int:
        found = self.numbers.get(word)
        if found is None:
            raise BadChoice("no-such-word", kind=self.name, word=word, known=self.hint(word))
        return found

    def hint(self, word: str) -> str:
        """The words that could have been meant."""
        return near_words(word, self.words)

    def size(self) -> int:
        return len(self.words)


class Amount(Kind):
    """A plain number below a limit."""

    def __init__(self, name: str, limit: int) -> None:
        super().__init__(name)
        self.limit = limit

    def word(self, number: i64) -> str:
        return str(number)

    def number(self, word: str) -> int:
        if not word.isdecimal() or int(word) >= self.limit:
            raise BadChoice("no-such-amount", kind=self.name, word=word, most=self.limit - 1)
        return int(word)

    def size(self) -> int:
        return self.limit


class Dice(Kind):
    """Several dice with the faces `low` to `high`, written lowest first."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def word(self, number: i64) -> str:
        return " ".join([str(face) for face in faces(number)])

    def number(self, word: str) -> int:
        dice: i64 = 0
        for told in word.split():
            if not told.isdecimal() or not self.low <= int(told) <= self.high:
                raise BadChoice("no-such-face", word=told, low=self.low, high=self.high)
            dice = with_die(dice, int(told))
        return dice


class SeatSet(Kind):
    """A set of seats, in the order of the seats."""

    def __init__(self, seats: Words) -> None:
        super().__init__("seats")
        self.seats = seats

    def word(self, number: i64) -> str:
        return " ".join([word for seat, word in enumerate(self.seats.words) if int(number) >> seat & 1])

    def number(self, word: str) -> int:
        return sum([1 << self.seats.number(one) for one in word.split()])


class TallyOf(Kind):
    """A number whose terms are told with it."""

    def word(self, number: i64) -> str:
        return str(number)

    def number(self, word: str) -> int:
        return int(word)


NUMBER: Final = Amount("number", 1 << 30)
YES: Final = Words("yes", ["no", "yes"])
TALLY: Final = TallyOf("tally")
