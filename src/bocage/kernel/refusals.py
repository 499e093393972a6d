"""Why not: every 'no' of the rules is a number with a rule and the name of a sentence."""

from typing import Final

from mypy_extensions import i64

ALLOWED: Final[i64] = 0
GAME_IS_OVER: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
NOT_NOW: Final[i64] = 3
FIRST_REFUSAL: Final[i64] = 8


class Refusal:
    """The rule that forbids a choice, and the name of its sentence."""

    __slots__ = ("name", "rule")

    def __init__(self, rule: str, name: str) -> None:
        self.rule = rule
        self.name = name


HOUSE: Final[dict[int, Refusal]] = {
    1: Refusal("", "game-is-over"),
    2: Refusal("", "not-asked"),
    3: Refusal("", "not-now"),
}


def refusals(table: dict[int, tuple[str, str]]) -> dict[int, Refusal]:
    """A game's table, with the house's own refusals in front."""
    known = dict(HOUSE)
    for code, (rule, name) in table.items():
        assert code >= FIRST_REFUSAL and code not in known, f"refusal {code} is taken"
        known[code] = Refusal(rule, name)
    return known
