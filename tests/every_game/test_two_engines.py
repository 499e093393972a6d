"""Two speeds, one game: compiled and uncompiled, every seed plays the same game to the same end."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bocage.kernel.engine import COMPILED
from every_game import digests

SEEDS = int(os.environ.get("BOCAGE_ENGINE_SEEDS", "200"))
FAST = Path(__file__).parents[2] / ".venv-fast" / "bin" / "python"
TABLES = list(digests.digests(0, 0))

pytestmark = [pytest.mark.soak, pytest.mark.uncompiled]


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    """What the compiled engine makes of the seeds, in its own Python."""
    assert FAST.exists(), "there is no compiled engine to compare with: `make fast` builds it"
    command = [str(FAST), digests.__file__, "0", str(SEEDS)]
    told = subprocess.run(command, env={"BOCAGE_GAMES": "small_games"}, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def test_the_other_engine_is_the_compiled_one(compiled: dict[str, Any]) -> None:
    assert compiled["engine"] == COMPILED
    assert list(compiled["digests"]) == TABLES


@pytest.mark.parametrize("table", TABLES)
def test_every_seed_ends_alike_in_both_engines(compiled: dict[str, Any], table: str) -> None:
    game, scenario = table.split()

    here = [digests.digest(game, scenario, seed) for seed in range(SEEDS)]

    assert [seed for seed in range(SEEDS) if here[seed] != compiled["digests"][table][seed]] == []
