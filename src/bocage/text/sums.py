"""Sums with their terms, and the rules behind a sentence: the same signs in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

MINUS: Final = "−"  # noqa: RUF001 (the sign, not the hyphen)


def sum_of(total: object, terms: list[Mapping[str, object]], name: Callable[[str], str]) -> str:
    """`8 = 4 base + 3 cover + 1 range [UN-63]`."""
    told = f"{signed(total)}"
    for place, term in enumerate(terms):
        told += f" {sign(term, place)}{size(term)} {name(str(term.get('name')))}"
    return told + tag([str(term.get("rule") or "") for term in terms])


def sign(term: Mapping[str, object], place: int) -> str:
    minus = is_negative(term.get("value"))
    if place == 0:
        return "= " + (MINUS if minus else "")
    return f"{MINUS} " if minus else "+ "


def size(term: Mapping[str, object]) -> str:
    return signed(term.get("value")).removeprefix(MINUS)


def signed(number: object) -> str:
    return str(number).replace("-", MINUS)


def is_negative(number: object) -> bool:
    return isinstance(number, (int, float)) and number < 0


def tag(rules: Iterable[str]) -> str:
    """The rules that decided, each once, behind what they decided: ` [UN-63, UN-70]`."""
    told = ", ".join(dict.fromkeys([rule for rule in rules if rule]))
    return f" [{told}]" if told else ""
