"""One number for a verb, or a frame, with its arguments: here and nowhere else bits are shifted.

A packed number holds a kind (below 256) and four arguments (each below 4096). Sets of seats or of card types have
one bit each.
"""

from typing import Final

from mypy_extensions import i64

ROOM: Final[i64] = 4096
KINDS: Final[i64] = 256
FIELD: Final[i64] = 12
MASK: Final[i64] = ROOM - 1
LAST: Final[i64] = 61
HIGHEST: Final[i64] = 1 << 61


def packed(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """Kind and arguments in one number; an argument that does not fit is a defect of the caller."""
    assert 0 <= kind < KINDS and 0 <= a < ROOM and 0 <= b < ROOM and 0 <= c < ROOM and 0 <= d < ROOM
    return (((kind << FIELD | a) << FIELD | b) << FIELD | c) << FIELD | d


def kind_of(number: i64) -> i64:
    return number >> 4 * FIELD


def first(number: i64) -> i64:
    return number >> 3 * FIELD & MASK


def second(number: i64) -> i64:
    return number >> 2 * FIELD & MASK


def third(number: i64) -> i64:
    return number >> FIELD & MASK


def fourth(number: i64) -> i64:
    return number & MASK


def argument(number: i64, place: i64) -> i64:
    """The argument at a place counted from 0, for those who walk over all four."""
    return number >> (3 - place) * FIELD & MASK


def only(thing: i64) -> i64:
    """The set that holds one thing, from 0 to 61."""
    # Shifted down, not up: compiled, a small literal is shifted as a number of 32 bits, and a greater one is slow.
    return HIGHEST >> LAST - thing


def everybody(seats: i64) -> i64:
    """The set of the first `seats` seats."""
    return only(seats) - 1


def holds(things: i64, thing: i64) -> bool:
    return things >> thing & 1 == 1


def without(things: i64, thing: i64) -> i64:
    return things & ~only(thing)


def lowest(things: i64) -> i64:
    """The first thing of a set that is not empty."""
    thing: i64 = 0
    while things >> thing & 1 == 0:
        thing += 1
    return thing


def bits(things: i64) -> i64:
    """How many things a set holds."""
    found: i64 = 0
    while things != 0:
        found += things & 1
        things >>= 1
    return found
