"""bocage itself: the same games played by the compiled loop, by a loop in Python, and with somebody who listens."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from typing import Final

from benchmarks.clock import Work
from bocage.kernel import registry
from bocage.kernel.chance import Sampler
from bocage.kernel.engine import COMPILED, UNCOMPILED
from bocage.kernel.engine import engine as kernel_engine
from bocage.kernel.events import Story
from bocage.kernel.luck import FastLuck, Luck
from bocage.kernel.offer import Offer
from bocage.kernel.packing import lowest
from bocage.kernel.playout import Played, playout
from bocage.kernel.position import Position
from bocage.lab.playouts import Player, opening_of, playouts

SEED: Final = 7
CLONES: Final = 1000
ENDLESS: Final = 1_000_000
PLAYED: Final = ("steps", "decisions", "games")

MIXED: Final = "half compiled"


def drive(position: Position, luck: Luck, steps: int = ENDLESS) -> Played:
    """What `playout` does, step by step from Python: how bots, pages and tests drive a game."""
    played, offer, sampler = Played(), Offer(), Sampler(luck)
    for _ in range(steps):
        if position.over():
            break
        if position.waits_for_chance():
            position.ask_chance(sampler)
            position.let(sampler.outcome)
            played.chances += 1
        else:
            seat = lowest(position.awaited())
            position.legal(seat, offer)
            position.take(seat, offer.choices[luck.below(offer.count)])
            played.decisions += 1
    return played


PLAYERS: Final[dict[str, Player]] = {"playout": playout, "drive": drive}


def played(game: str, scenario: str, play: Player) -> Work:
    """One random game after another."""
    return games_of(opening(game, scenario).clone, play)


def listened(game: str, scenario: str) -> Work:
    """The same with a listener that keeps every event with its reasons, as a match does."""
    first, events = opening(game, scenario), registry.rulebook(game).events

    def begin() -> Position:
        position = first.clone()
        position.listener = Story(events)
        return position

    return games_of(begin, playout)


def games_of(begin: Callable[[], Position], play: Player) -> Work:
    numbers = count()

    def piece() -> tuple[int, int, int]:
        one = play(begin(), FastLuck(next(numbers)))
        return one.decisions + one.chances, one.decisions, 1

    return Work(PLAYED, piece)


def clones(game: str, scenario: str) -> Work:
    """Copies of a position as it stands in mid-game."""
    position = halfway(opening(game, scenario))

    def piece() -> tuple[int]:
        for _ in range(CLONES):
            position.clone()
        return (CLONES,)

    return Work(("clones",), piece)


def halfway(position: Position) -> Position:
    """The position after half the steps of a random game."""
    whole = playout(position.clone(), FastLuck(SEED))
    drive(position, FastLuck(SEED), (whole.decisions + whole.chances) // 2)
    return position


def opening(game: str, scenario: str) -> Position:
    return opening_of(registry.rulebook(game), scenario)


def golden(game: str, scenario: str, games: int) -> dict[str, str]:
    """The fingerprint of the same games, played by each loop."""
    return {name: playouts(game, scenario, games, SEED, play=play).digest for name, play in PLAYERS.items()}


def engine(game: str) -> str:
    """Whether kernel and game are compiled. A compiled kernel runs other games too, but not at its speed."""
    book = sys.modules[type(registry.rulebook(game)).__module__]
    of_game = UNCOMPILED if str(book.__file__).endswith(".py") else COMPILED
    return of_game if of_game == kernel_engine() else MIXED
