"""A game as a user of the library meets it: its scenarios, and matches that start here."""

from __future__ import annotations

import secrets

from bocage.kernel import registry
from bocage.kernel.errors import BadPosition
from bocage.kernel.luck import KEY_BYTES, commitment, key_from_seed
from bocage.kernel.record import Header
from bocage.kernel.rulebook import Rulebook
from bocage.match.headers import (
    CHANCE,
    COMMIT,
    NUMBERS,
    PRINTED,
    SEED,
    SWITCHES,
    TABLE,
    first_position,
    header_of,
    key_of,
)
from bocage.match.match import Match
from bocage.match.play import ENGLISH

SEEDS = 1 << 62
SCENARIO = "scenario"


class Game:
    """One game that can be played."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book

    @property
    def name(self) -> str:
        return self.book.name

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.book.seats.words)

    def scenarios(self) -> list[str]:
        return self.book.scenarios()

    def start(
        self,
        scenario: str,
        seed: int | None = None,
        *,
        switches: dict[str, object] | None = None,
        printed: dict[str, str] | None = None,
        chance: str | dict[str, str] = "app",
        secret: bool = False,
        lang: str = ENGLISH,
    ) -> Match:
        """Begin a match. `secret` is for people: the key stands in no record before the end, its commitment does."""
        self.book.scenario(scenario)
        values: dict[str, object] = {
            SWITCHES: self.book.settled(switches or {}),
            PRINTED: printed or {},
            CHANCE: chance,
        }
        match = self.begin(scenario, values, seed, secret)
        match.lang = lang
        return match

    def position(
        self, table: dict[str, object], seed: int | None = None, chance: str | dict[str, str] = "hand"
    ) -> Match:
        """A match from a described table. Its dice and cards are handed in, unless `chance` says otherwise."""
        scenario = str(table.get(SCENARIO, ""))
        if not scenario:
            raise BadPosition("no-scenario", key=SCENARIO, known=", ".join(self.scenarios()))
        return self.begin(self.book.scenario(scenario), {TABLE: table, CHANCE: chance}, seed, secret=False)

    def begin(self, scenario: str, values: dict[str, object], seed: int | None, secret: bool) -> Match:
        if secret:
            key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
            return self.open_match(header_of(self.book, scenario, {**values, COMMIT: commitment(key)}), key)
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        return self.open_match(header_of(self.book, scenario, {SEED: str(seed), **values}), None)

    def resume(self, scenario: str, numbers: list[int], seed: int | None = None) -> Match:
        """A match from a saved position."""
        return self.begin(scenario, {NUMBERS: numbers}, seed, secret=False)

    def open_match(self, header: Header, key: bytes | None) -> Match:
        return Match(self.book, header, lambda: first_position(self.book, header), key_of(header, key)).run()


def game(name: str) -> Game:
    """The game of this name."""
    return Game(registry.rulebook(name))


def games() -> list[str]:
    """The names of all games."""
    return registry.names()
