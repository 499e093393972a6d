"""Why a number is what it is, and why an act was done: reasons are values, sentences come later.

Reasons are built only when somebody listens (`Position.heard`), so random play does not pay for them.
"""

from typing import TypeAlias

Plain: TypeAlias = "int | str | list[str] | list[dict[str, int | str]]"


class Because:
    """A reason of either kind, ready to be told with the next event."""

    def plain(self) -> dict[str, Plain]:
        """As JSON values."""
        raise NotImplementedError

    def line(self) -> str:
        """As it stands in a record."""
        raise NotImplementedError


class Term:
    """One line of a sum: `3` for `cover`."""

    __slots__ = ("name", "rule", "value")

    def __init__(self, value: int, name: str, rule: str = "") -> None:
        self.value = value
        self.name = name
        self.rule = rule


class Tally(Because):
    """A number that knows its terms: base 4 + cover 3 + range 1."""

    def __init__(self, *terms: Term) -> None:
        self.terms = list(terms)

    def total(self) -> int:
        return sum([term.value for term in self.terms])

    def plain(self) -> dict[str, Plain]:
        terms: list[dict[str, int | str]] = [
            {"value": term.value, "name": term.name, "rule": term.rule} for term in self.terms
        ]
        return {"total": self.total(), "terms": terms}

    def line(self) -> str:
        return ", ".join([f"{term.name} {term.value}" for term in self.terms])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.line())


class Reason(Because):
    """A rule that decided, with what it decided on: the line that fired, the candidates, the runner-up."""

    def __init__(self, rule: str, name: str, **values: int | str | list[str]) -> None:
        self.rule = rule
        self.name = name
        self.values = dict(values)

    def plain(self) -> dict[str, Plain]:
        told: dict[str, Plain] = {"rule": self.rule, "name": self.name}
        for key, value in self.values.items():
            told[key] = value
        return told

    def line(self) -> str:
        told = [f"{key} {' '.join(value) if isinstance(value, list) else value}" for key, value in self.values.items()]
        return " ".join([f"{self.rule} {self.name}", *[f"({', '.join(told)})" for _ in told[:1]]])
