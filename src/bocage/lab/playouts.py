"""Many random games of one scenario: how long they are, how they end, who wins, and a fingerprint of them all.

Each game has luck of its own, from the seed and its number: so a run may be split over processes and joined again,
and gives the same in any order, however it is cut, compiled or not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from bocage.kernel import registry
from bocage.kernel.digest import position_digest
from bocage.kernel.luck import FastLuck, Luck
from bocage.kernel.playout import Played, playout
from bocage.kernel.position import Position
from bocage.kernel.rulebook import Rulebook

Player: TypeAlias = Callable[[Position, Luck], Played]

BYTES: Final = 8
PRINTS: Final = 1 << 8 * BYTES


@dataclass(frozen=True)
class Playouts:
    """What came of some random games. `fingerprint` is the sum of theirs, so their order is nothing to it."""

    games: int
    decisions: int
    chances: int
    rounds: int
    wins: dict[str, int]
    ends: dict[str, int]
    fingerprint: int

    @property
    def rounds_mean(self) -> float:
        return self.rounds / self.games if self.games else 0.0

    @property
    def digest(self) -> str:
        """Two runs that differ in any game differ here."""
        return f"{self.fingerprint:0{2 * BYTES}x}"

    def plain(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "chances": self.chances,
            "rounds_mean": self.rounds_mean,
            "wins": self.wins,
            "ends": self.ends,
            "digest": self.digest,
        }

    def joined(self, other: Playouts) -> Playouts:
        """These games and others of the same scenario, as one run."""
        return Playouts(
            self.games + other.games,
            self.decisions + other.decisions,
            self.chances + other.chances,
            self.rounds + other.rounds,
            added(self.wins, other.wins),
            added(self.ends, other.ends),
            (self.fingerprint + other.fingerprint) % PRINTS,
        )


def added(some: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    return {name: some.get(name, 0) + more.get(name, 0) for name in {**some, **more}}


def playouts(game: str, scenario: str, n: int, seed: int, start: int = 0, play: Player = playout) -> Playouts:
    """The games numbered `start` to `start + n` of this seed. `play` is the loop that plays one to its end."""
    book = registry.rulebook(game)
    opening = opening_of(book, scenario)
    found = nothing_yet(book, opening)
    for number in range(start, start + n):
        position, luck = opening.clone(), FastLuck(game_seed(seed, number))
        found = found.joined(one_game(book, position, number, play(position, luck), luck))
    return found


def opening_of(book: Rulebook, scenario: str) -> Position:
    """The scenario, set up to its first decision or chance."""
    position = book.new(book.scenario(scenario), book.settled({}), {})
    position.settle()
    return position


def nothing_yet(book: Rulebook, opening: Position) -> Playouts:
    """No games; every seat and every ending is named, so that a zero is read as a zero."""
    wins = {book.seat_name(seat): 0 for seat in book.seated(opening)}
    ends = {ending.name: 0 for ending in book.endings.values()}
    return Playouts(0, 0, 0, 0, wins, ends, 0)


def one_game(book: Rulebook, position: Position, number: int, played: Played, luck: FastLuck) -> Playouts:
    """A game that is over. Its number and the generator's state are in its fingerprint."""
    winner = book.seat_name(int(position.winner))
    counts = [number, int(played.decisions), int(played.chances), int(luck.state)]
    return Playouts(
        1,
        int(played.decisions),
        int(played.chances),
        int(position.round),
        {winner: 1} if winner else {},
        {book.ending(position).name: 1},
        int(position_digest([*counts, *position.numbers()]), 16),
    )


def game_seed(seed: int, number: int) -> int:
    """The luck of one game of a run: far from that of its neighbours, and the same wherever it is played."""
    told = f"bocage playouts {seed}/{number}".encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=BYTES).digest(), "big") >> 2
