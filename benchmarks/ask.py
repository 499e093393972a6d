"""Asking a fresh process for one item, and reading the line it answers with."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from benchmarks.items import Item

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = "BOCAGE_GAMES"
SMALL_GAMES: Final = "small_games"
PATIENCE: Final = 1800
TAIL: Final = 5


class ItemFailed(Exception):
    """A process that ended badly, with the last it said."""


@dataclass(frozen=True)
class Answer:
    """What an item gave in one round; `missing` names what is not installed."""

    rates: dict[str, float] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    missing: str = ""


Ask: TypeAlias = Callable[[Item], Answer]


def asker(core: int, seconds: float) -> Ask:
    """Asks on this core, for so many seconds of processor time."""

    def ask(item: Item) -> Answer:
        told = spoken(item.name, item.python, [str(core), str(seconds), *item.words])
        return Answer(**told)

    return ask


def spoken(name: str, python: Path, words: list[str]) -> dict[str, Any]:
    """The JSON that a process answers with: the last line it prints, for peers greet."""
    command = [str(python), "-m", "benchmarks.child", *words]
    ended = subprocess.run(
        command, cwd=ROOT, env=surroundings(), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    if ended.returncode != 0:
        last = "\n".join(ended.stderr.splitlines()[-TAIL:])
        raise ItemFailed(f"{name} ended with {ended.returncode}:\n{last}")
    told: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return told


def surroundings() -> dict[str, str]:
    """No PYTHONPATH: it would put the source before the compiled wheel. Where no games are named, the small ones."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {GAMES: SMALL_GAMES, **inherited}
