"""Two speeds, one game: compiled and uncompiled, the same luck plays the same game to the same end."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bocage.kernel.engine import COMPILED
from every_game.digests import digests, tables

GAMES = int(os.environ.get("BOCAGE_ENGINE_GAMES", "200"))
HOUSE = Path(__file__).parents[2]
FAST = HOUSE / ".venv-fast" / "bin" / "python"
SCRIPT = Path(__file__).with_name("digests.py")

pytestmark = [pytest.mark.soak, pytest.mark.uncompiled]


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    """What the compiled engine makes of the same luck, in its own Python."""
    assert FAST.exists(), "there is no compiled engine to compare with: `make fast` builds it"
    command = [str(FAST), str(SCRIPT), str(GAMES)]
    told = subprocess.run(command, env={"BOCAGE_GAMES": "small_games"}, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def test_the_other_engine_is_the_compiled_one_and_has_the_same_games(compiled: dict[str, Any]) -> None:
    assert compiled["engine"] == COMPILED
    assert list(compiled["digests"]) == [" ".join(table) for table in tables()]


@pytest.mark.parametrize(("game", "scenario"), tables())
def test_every_game_ends_alike_in_both_engines(compiled: dict[str, Any], game: str, scenario: str) -> None:
    here, there = digests(game, scenario, GAMES), compiled["digests"][f"{game} {scenario}"]

    assert [number for number in range(GAMES) if here[number] != there[number]] == []
