"""What comes of random games, one by one, as the engine of this Python plays them: `digests.py GAMES`.

It prints one JSON object: which engine it was, and for every scenario the digest of each game. So two engines can be
held against each other, each in a process of its own.
"""

from __future__ import annotations

import json
import sys

import bocage
from bocage.kernel.engine import engine
from bocage.lab.playouts import playouts

SEED = 1


def tables() -> list[tuple[str, str]]:
    return [(game, scenario) for game in bocage.games() for scenario in bocage.game(game).scenarios()]


def digests(game: str, scenario: str, games: int) -> list[str]:
    """Each game has a digest of its own, so that one that differs is named."""
    return [playouts(game, scenario, 1, SEED, number).digest for number in range(games)]


if __name__ == "__main__":
    found = {" ".join(table): digests(*table, int(sys.argv[1])) for table in tables()}
    sys.stdout.write(json.dumps({"engine": engine(), "digests": found}))
