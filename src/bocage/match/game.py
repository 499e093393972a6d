"""A game as a user of the library meets it: its scenarios, and matches that start here."""

from __future__ import annotations

import secrets

# The package `bocage.games` and the function `bocage.games()` share a name. A package is put into its parent when it
# is first loaded: loaded here, before `bocage` takes the function from this module, it leaves the function in place.
import bocage.games  # noqa: F401
from bocage.kernel import registry
from bocage.kernel.errors import BadPosition, BadSwitch
from bocage.kernel.luck import KEY_BYTES, SEEDS, commitment
from bocage.kernel.record import Header
from bocage.kernel.rulebook import Rulebook
from bocage.match.headers import (
    CHANCE,
    COMMIT,
    NUMBERS,
    PRINTED,
    SCENARIO,
    SEED,
    SWITCHES,
    TABLE,
    check_printed,
    first_position,
    header_of,
    key_of,
)
from bocage.match.match import Match
from bocage.match.play import ENGLISH


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
        key: bytes | None = None,
        lang: str = ENGLISH,
    ) -> Match:
        """Begin a match. `secret` is for people: the key stands in no record before the end, its commitment does.

        A seed can be guessed and is no secret; who keeps the match may hand in a `key` of 32 bytes instead.
        """
        if secret and seed is not None:
            raise BadSwitch("seed-is-no-secret", seed=str(seed))
        values = self.values(switches, printed, chance)
        new_key = (key or secrets.token_bytes(KEY_BYTES)) if secret or key else None
        match = self.begin(self.book.scenario(scenario), values, seed, new_key)
        match.lang = lang
        return match

    def position(
        self,
        table: dict[str, object],
        seed: int | None = None,
        *,
        switches: dict[str, object] | None = None,
        printed: dict[str, str] | None = None,
        chance: str | dict[str, str] = "hand",
    ) -> Match:
        """A match from a described table. Its dice and cards are handed in, unless `chance` says otherwise."""
        scenario = str(table.get(SCENARIO, ""))
        if not scenario:
            raise BadPosition("no-scenario", key=SCENARIO, known=", ".join(self.scenarios()))
        values = {TABLE: table, **self.values(switches, printed, chance)}
        return self.begin(self.book.scenario(scenario), values, seed, None)

    def values(
        self, switches: dict[str, object] | None, printed: dict[str, str] | None, chance: str | dict[str, str]
    ) -> dict[str, object]:
        """What the header says of how a match is played, checked."""
        return {
            SWITCHES: self.book.settled(switches or {}),
            PRINTED: check_printed(self.book, printed or {}),
            CHANCE: chance,
        }

    def begin(self, scenario: str, values: dict[str, object], seed: int | None, key: bytes | None) -> Match:
        if key is not None:
            return self.open_match(header_of(self.book, scenario, {**values, COMMIT: commitment(key)}), key)
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        return self.open_match(header_of(self.book, scenario, {SEED: str(seed), **values}), None)

    def resume(self, scenario: str, numbers: list[int], seed: int | None = None) -> Match:
        """A match from a saved position."""
        return self.begin(scenario, {NUMBERS: numbers}, seed, None)

    def open_match(self, header: Header, key: bytes | None) -> Match:
        return Match(self.book, header, lambda: first_position(self.book, header), key_of(header, key)).run()


def game(name: str) -> Game:
    """The game of this name."""
    return Game(registry.rulebook(name))


def games() -> list[str]:
    """The names of all games."""
    return registry.names()
