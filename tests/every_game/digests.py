"""What comes of random games, seed by seed, as the engine of this Python plays them: `digests.py FIRST SEEDS`.

It prints one JSON object: which engine it was, and for every scenario the position digest that each seed ends in. So
two engines can be held against each other, each in a process of its own.
"""

from __future__ import annotations

import json
import sys

import bocage
from bocage.kernel.digest import position_digest
from bocage.kernel.engine import engine
from bocage.kernel.luck import FastLuck
from bocage.kernel.playout import playout
from bocage.kernel.registry import rulebook


def digest(game: str, scenario: str, seed: int) -> str:
    """How one random game ends, with the number of its decisions and chances."""
    book = rulebook(game)
    position = book.new(scenario, book.settled({}), {})
    position.settle()
    taken = playout(position, FastLuck(seed))
    return f"{position_digest(position.numbers())} {int(taken.decisions)} {int(taken.chances)}"


def digests(first: int, seeds: int) -> dict[str, list[str]]:
    """All scenarios of all games that are registered."""
    return {
        f"{game} {scenario}": [digest(game, scenario, seed) for seed in range(first, first + seeds)]
        for game in bocage.games()
        for scenario in bocage.game(game).scenarios()
    }


if __name__ == "__main__":
    first, seeds = [int(argument) for argument in sys.argv[1:]]
    sys.stdout.write(json.dumps({"engine": engine(), "digests": digests(first, seeds)}))
