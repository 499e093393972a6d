"""Before anything is timed: both engines, by either loop, must play the very same games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from benchmarks.ask import spoken


class Refused(Exception):
    """Figures would mean nothing, and why."""


@dataclass(frozen=True)
class Golden:
    """What an engine played: what it says of itself, and a fingerprint for each loop."""

    engine: str
    digests: dict[str, str]


Play: TypeAlias = Callable[[str, Path], Golden]


def player(core: int, game: str, scenario: str, games: int) -> Play:
    def play(engine: str, python: Path) -> Golden:
        told = spoken(f"{engine} golden", python, [str(core), "0", "golden", game, scenario, str(games)])
        if "missing" in told:
            raise Refused(f"{python} has no {told['missing']}: that is no environment of this project.")
        return Golden(str(told["engine"]), told["digests"])

    return play


def same_games(engines: dict[str, Path], play: Play) -> str:
    """The fingerprint that all agree on."""
    digests: dict[str, str] = {}
    for engine, python in engines.items():
        found = play(engine, python)
        if found.engine != engine:
            raise Refused(f"{python} should run the {engine} engine, but what it runs is {found.engine}.")
        digests |= {f"{engine} {loop}": digest for loop, digest in found.digests.items()}
    if len(set(digests.values())) > 1:
        listed = ", ".join([f"{name} {digest}" for name, digest in digests.items()])
        raise Refused(f"Nothing was timed, for these do not play the same games: {listed}.")
    return next(iter(digests.values()), "")
