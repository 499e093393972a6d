"""Rows of small numbers: the one place that knows how a zone of the table is stored."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Cells: TypeAlias = "vec[i64]"

NONE: Final[i64] = -1


def cells(length: i64, value: i64 = 0) -> Cells:
    """A row of `length` numbers, all alike."""
    return vec[i64]([value] * length)


def cells_of(numbers: list[int]) -> Cells:
    """A row with these numbers."""
    return vec[i64](numbers)


def total(row: Cells, start: i64, length: i64) -> i64:
    """How many there are in a stretch of a row of counts."""
    found: i64 = 0
    for i in range(start, start + length):
        found += row[i]
    return found
