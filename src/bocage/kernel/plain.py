"""Described tables: plain values that a person wrote, read with care."""

from bocage.kernel.cells import Cells
from bocage.kernel.errors import BadPosition
from bocage.kernel.words import Words

TABLE = "table"


def plain_lines(plain: dict[str, object]) -> list[str]:
    """The lines of a described table, one thing a line."""
    lines = plain.get(TABLE, [])
    if not isinstance(lines, list):
        raise BadPosition("table-not-lines", key=TABLE)
    return [str(line) for line in lines]


def plain_word(plain: dict[str, object], key: str, known: list[str]) -> str:
    """One of a few words; refused with what would be right."""
    word = str(plain.get(key, ""))
    if word not in known:
        raise BadPosition("bad-value", key=key, value=word or "-", known=", ".join(known))
    return word


def plain_number(plain: dict[str, object], key: str, usual: int, low: int, high: int) -> int:
    """A whole number between two limits; `usual` where none is given."""
    value = plain.get(key, usual)
    if not isinstance(value, int) or not low <= value <= high:
        raise BadPosition("bad-number", key=key, value=str(value), low=low, high=high)
    return value


def only_keys(plain: dict[str, object], known: list[str]) -> None:
    """A key that nobody reads is a slip of the writer."""
    for key in plain:
        if key not in known:
            raise BadPosition("no-such-key", key=key, known=", ".join(known))


def counted(words: Words, row: Cells) -> dict[str, int]:
    """A row of counts, told with the words that it counts."""
    return {word: int(row[number]) for number, word in enumerate(words.words)}
