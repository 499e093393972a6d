"""Dice lying on the table: several dice are one number, whatever order they fell in.

Each die takes four bits and is stored as its face + 1, highest face first; so faces run from 0 to 14.
"""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.packing import only

DIE: Final[i64] = 4
FACE: Final[i64] = 15
MOST_DICE: Final[i64] = 14


def with_die(dice: i64, face: i64) -> i64:
    """The same dice and one more, put in its place by size."""
    assert 0 <= face < FACE and dice_count(dice) < MOST_DICE
    smaller: i64 = 0
    held: i64 = face + 1
    while (dice >> smaller * DIE & FACE) != 0 and (dice >> smaller * DIE & FACE) < held:
        smaller += 1
    low: i64 = dice & (only(smaller * DIE) - 1)
    high: i64 = dice >> smaller * DIE
    return (high << DIE | held) << smaller * DIE | low


def dice_count(dice: i64) -> i64:
    count: i64 = 0
    while dice != 0:
        count += 1
        dice >>= DIE
    return count


def die(dice: i64, place: i64) -> i64:
    """The face of one die, counted from the lowest."""
    return (dice >> place * DIE & FACE) - 1


def highest_die(dice: i64) -> i64:
    """The best face, or -1 when no die was rolled."""
    best: i64 = 0
    while dice != 0:
        best = dice & FACE
        dice >>= DIE
    return best - 1


def any_die(dice: i64, face: i64) -> bool:
    """Does one die show this face?"""
    while dice != 0:
        if (dice & FACE) == face + 1:
            return True
        dice >>= DIE
    return False


def dice_from(dice: i64, needed: i64) -> i64:
    """How many dice show `needed` or more."""
    count: i64 = 0
    while dice != 0:
        if (dice & FACE) > needed:
            count += 1
        dice >>= DIE
    return count


def faces(dice: i64) -> list[int]:
    """The faces in a list, lowest first, for the edge."""
    return [int(die(dice, place)) for place in range(dice_count(dice))]
