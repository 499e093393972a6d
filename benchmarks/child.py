"""What runs in a process of its own: one item, pinned to one core, answering with a line of JSON.

`python -m benchmarks.child CORE SECONDS KIND WORDS…`; `golden GAME SCENARIO GAMES` answers with fingerprints instead.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from benchmarks import peers
from benchmarks.clock import Work, measure

TESTS: Final = Path(__file__).parents[1] / "tests"

# What a kind of item imports, and the name under which that is installed.
NEEDS: Final = {"spiel": ("pyspiel", "open_spiel"), "chess": ("chess", "chess"), "rlcard": ("rlcard", "rlcard")}
HOUSE: Final = ("bocage", "librt")


def main(words: list[str]) -> None:
    core, seconds, kind, *rest = words
    pin(int(core))
    # The small games stand here; behind everything else, for a compiled wheel may bring its own.
    sys.path.append(str(TESTS))
    print(json.dumps(answer(kind, rest, float(seconds))))


def pin(core: int) -> None:
    """Stay on one core, where the system lets a process choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def answer(kind: str, words: list[str], seconds: float) -> dict[str, object]:
    module, package = NEEDS.get(kind, ("bocage", ""))
    if find_spec(module) is None:
        return {"missing": package or module}
    if kind == "golden":
        return golden(words)
    return {"rates": measure(work(kind, words), seconds), "versions": versions([package] if package else [*HOUSE])}


def work(kind: str, words: list[str]) -> Work:
    if kind == "spiel":
        return peers.spiel(words[0])
    if kind == "chess":
        return peers.chess()
    if kind == "rlcard":
        return peers.rlcard(words[0])
    return own_work(kind, words[0], words[1])


def own_work(kind: str, game: str, scenario: str) -> Work:
    """bocage is imported here alone, so that a peer's Python can do without it."""
    from benchmarks import ours

    if kind == "clones":
        return ours.clones(game, scenario)
    if kind == "listened":
        return ours.listened(game, scenario)
    return ours.played(game, scenario, ours.PLAYERS[kind])


def golden(words: list[str]) -> dict[str, object]:
    from benchmarks import ours

    game, scenario, games = words
    return {"engine": ours.engine(game), "digests": ours.golden(game, scenario, int(games))}


def versions(packages: list[str]) -> dict[str, str]:
    told = {"python": platform.python_version()}
    for package in packages:
        try:
            told[package] = version(package)
        except PackageNotFoundError:
            told[package] = "not installed as a package"
    return told


if __name__ == "__main__":
    main(sys.argv[1:])
