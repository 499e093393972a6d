"""Random games, stopped wherever a seat or chance must answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bocage import Match, game
from bocage.kernel.luck import key_from_seed
from bocage.kernel.record import Entry, Header, chance_entry, choice_entry
from bocage.match.game import Game
from bocage.match.headers import first_position

LONGEST = 4000


def sealed(played: Game, scenario: str, seed: int, chance: str = "hand") -> Match:
    """A match between people, whose secrets are kept; the same seed makes the same match."""
    return played.start(scenario, key=key_from_seed(seed), chance=chance)


def start(name: str, scenario: str, seed: int) -> Match:
    """A match with secrets; every chance is handed in, so that the walk stops there too."""
    return sealed(game(name), scenario, seed)


def by_app(played: Game, scenario: str, seed: int) -> Match:
    """A match whose every chance is the app's, with a key that the seed stands for."""
    return played.start(scenario, seed)


def next_entry(match: Match, rnd: Random) -> Entry:
    """Something that may happen now: a choice of a seat that is asked, or an outcome by its weight."""
    pending = match.pending
    if pending is not None:
        texts, weights = zip(*pending.cases, strict=True)
        return chance_entry("hand", pending.kind, pending.seat, rnd.choices(texts, weights)[0])
    seat = rnd.choice(match.to_act)
    return choice_entry(seat, rnd.choice(match.options(seat)).id)


def walk(match: Match, rnd: Random) -> Iterator[Match]:
    """The match at every stop of a random game, the end included."""
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        match.add(next_entry(match, rnd))
    raise AssertionError(f"random play of {match.book.name} does not end within {LONGEST} steps")


def played(name: str, scenario: str, seed: int) -> Match:
    """A whole random game."""
    *_, match = walk(start(name, scenario, seed), Random(seed))
    return match


def again(match: Match, entries: list[Entry]) -> Match:
    """As many of the entries as are possible, on a fresh table."""
    header = Header(match.header.game, match.header.ruleset, match.header.scenario, dict(match.header.fields))
    other = Match(
        match.book, header, lambda: first_position(match.book, header), match.luck.key if match.luck else None
    )
    for entry in entries:
        try:
            other.add(entry)
        except Exception:  # shrinking tries anything; what does not fit is left out
            continue
    return other
