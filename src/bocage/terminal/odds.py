"""What a choice would roll, in words: shares of all cases, and the sums behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from bocage.text.names import capital
from bocage.text.speech import Speech

Odds: TypeAlias = Mapping[str, Any] | None


def short_odds(odds: Odds, speech: Speech) -> str:
    """Beside an option: `hit 40%`."""
    return "  ".join(
        [f"{speech.word('odds', name)} {percent(part, whole, speech)}" for name, part, whole in shares(odds)]
    )


def long_odds(odds: Odds, speech: Speech) -> Iterator[str]:
    """A line for each share with its cases, and one for each sum that decides."""
    for name, part, whole in shares(odds):
        values = {"name": capital(speech.word("odds", name)), "part": part, "whole": whole}
        yield speech.say("terminal-share", {**values, "percent": percent(part, whole, speech)})
    for value in (odds or {}).values():
        if isinstance(value, dict) and "terms" in value:
            yield speech.reason(value)
        yield from weighed_sums(value, speech)


def weighed_sums(value: Any, speech: Speech) -> Iterator[str]:
    """Where it is not known which sum decides: each with its share of the cases."""
    if not isinstance(value, list) or not all(isinstance(case, list) and len(case) == 2 for case in value):
        return
    whole = sum([weight for weight, _ in value])
    for weight, tally in value:
        yield speech.say("terminal-case", {"part": weight, "whole": whole, "sum": speech.reason(tally)})


def shares(odds: Odds) -> Iterator[tuple[str, int, int]]:
    """What is told as so many of so many cases."""
    for name, value in (odds or {}).items():
        if isinstance(value, list) and len(value) == 2 and all(isinstance(number, int) for number in value):
            yield name, value[0], value[1]


def percent(part: int, whole: int, speech: Speech) -> str:
    """Rounded, but what may happen is never told as impossible, and what may fail never as certain."""
    rounded = round(100 * part / max(whole, 1))
    if 0 < part < whole:
        rounded = min(max(rounded, 1), 99)
    return speech.say("terminal-percent", {"percent": rounded})
