"""Saving and resuming with one description: a position names each of its fields once, in order.

`self.round = f.number(self.round)` writes the field down when `f` is a `Writer`, and sets it when `f` is a
`Reader`; so what is saved and what is resumed cannot drift apart.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bocage.kernel.cells import Cells


class Fields:
    """What `Writer` and `Reader` have in common."""

    def number(self, now: i64) -> i64:
        raise NotImplementedError

    def row(self, now: Cells) -> Cells:
        raise NotImplementedError


class Writer(Fields):
    """Writes every field down and leaves it as it is."""

    def __init__(self) -> None:
        self.numbers: Cells = vec[i64]()

    def number(self, now: i64) -> i64:
        self.numbers = append(self.numbers, now)
        return now

    def row(self, now: Cells) -> Cells:
        """A row is written with its length in front, so that rows may grow."""
        self.numbers = append(self.numbers, len(now))
        for value in now:
            self.numbers = append(self.numbers, value)
        return now


class Reader(Fields):
    """Hands the fields back in the order in which they were written."""

    def __init__(self, numbers: Cells) -> None:
        self.numbers = numbers
        self.at: i64 = 0

    def number(self, now: i64) -> i64:
        value: i64 = self.numbers[self.at]
        self.at += 1
        return value

    def row(self, now: Cells) -> Cells:
        length: i64 = self.number(0)
        start: i64 = self.at
        self.at += length
        return self.numbers[start : self.at]

    def finished(self) -> bool:
        return self.at == len(self.numbers)
