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
    """A line for each share with its cases, and one for each sum."""
    for name, part, whole in shares(odds):
        values = {"name": capital(speech.word("odds", name)), "part": part, "whole": whole}
        yield speech.say("terminal-share", {**values, "percent": percent(part, whole, speech)})
    for value in (odds or {}).values():
        if isinstance(value, dict) and "terms" in value:
            yield speech.reason(value)


def shares(odds: Odds) -> Iterator[tuple[str, int, int]]:
    """What is told as so many of so many cases."""
    for name, value in (odds or {}).items():
        if isinstance(value, list) and len(value) == 2 and value[1]:
            yield name, value[0], value[1]


def percent(part: int, whole: int, speech: Speech) -> str:
    """Rounded, but what may happen is never told as impossible, and what may fail never as certain."""
    rounded = min(max(round(100 * part / whole), 1), 99) if 0 < part < whole else 100 * part // whole
    return speech.say("terminal-percent", {"percent": rounded})
