"""What a seat may choose now: rules add to it, nobody can forget to hand it back."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bocage.kernel.cells import Cells
from bocage.kernel.packing import packed
from bocage.kernel.refusals import ALLOWED

USUAL: Final[i64] = 64


class Offer:
    """A list of packed choices that is filled again and again without being built anew."""

    __slots__ = ("choices", "count")

    def __init__(self) -> None:
        self.choices: Cells = vec[i64]([0] * USUAL)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.put(packed(verb, a, b, c, d))

    def add_if(self, refusal: i64, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Add a choice that nothing forbids."""
        if refusal == ALLOWED:
            self.put(packed(verb, a, b, c, d))

    def put(self, choice: i64) -> None:
        """Add a choice that is packed already."""
        if self.count < len(self.choices):
            self.choices[self.count] = choice
        else:
            self.choices = append(self.choices, choice)
        self.count += 1

    def has(self, choice: i64) -> bool:
        for i in range(self.count):
            if self.choices[i] == choice:
                return True
        return False

    def listed(self) -> list[int]:
        """The choices as a plain list, for the edge."""
        return [int(self.choices[i]) for i in range(self.count)]
