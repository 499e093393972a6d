"""Every law, over random games of every scenario of every game that is registered."""

from __future__ import annotations

import os
from random import Random

import pytest

import bocage
from every_game.laws import LAWS, Law
from every_game.shrink import saved
from every_game.twins import the_shuffle_law
from every_game.walk import start, walk

GAMES = int(os.environ.get("BOCAGE_LAW_GAMES", "4"))
TABLES = [(name, scenario) for name in bocage.games() for scenario in bocage.game(name).scenarios()]


@pytest.mark.parametrize(("name", "scenario"), TABLES)
@pytest.mark.parametrize("law", [*LAWS, the_shuffle_law], ids=lambda law: law.__name__)
def test_law(name: str, scenario: str, law: Law) -> None:
    for seed in range(GAMES):
        for stop, match in enumerate(walk(start(name, scenario, seed), Random(seed))):
            check(match, law, seed * 10_000 + stop)


def check(match: bocage.Match, law: Law, seed: int) -> None:
    """A broken law is reported with the shortest game that breaks it."""
    try:
        law(match, Random(seed))
    except Exception as error:
        path = saved(match, law, seed)
        raise AssertionError(f"{error}; the shortest game that shows it: {path}") from error
