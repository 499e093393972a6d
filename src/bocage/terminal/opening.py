"""How a session begins: a new match, or one that goes on from its record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

from rich.console import Console

from bocage.kernel.errors import CutRecord
from bocage.kernel.luck import SEEDS
from bocage.kernel.record import APP, HAND, read_record
from bocage.kernel.rulebook import DICE
from bocage.match.chance import ALL
from bocage.match.game import Game
from bocage.match.headers import PRINTED, SEED, read_values
from bocage.match.match import Match
from bocage.terminal.keeping import Keeper, read_text
from bocage.terminal.screen import Read
from bocage.terminal.seating import ME, Seating, players_of
from bocage.terminal.session import Session
from bocage.text import sentence
from bocage.text.languages import ENGLISH
from bocage.text.speech import Speech, speech

HAND_ALL: Final = "hand-all"
CHANCES: Final = (APP, HAND, HAND_ALL)


@dataclass(frozen=True)
class Wishes:
    """What whoever begins has asked for. A seat that is not named gets somebody."""

    players: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    lang: str = ENGLISH
    chance: str = ""
    together: bool = False


@dataclass(frozen=True)
class Place:
    """Where it is played: screen, keyboard, and the folder of the records."""

    console: Console
    read: Read
    folder: Path
    today: date


def begin(game: Game, scenario: str, wishes: Wishes, place: Place) -> Session:
    """A new match."""
    book = game.book
    players = players_of(book, seats_of(game, scenario), named(wishes, game.seats))
    printed = {seat: name for seat, name in players.items() if name in book.printed}
    chance = chance_of(wishes.chance or APP, players)
    match = game.start(scenario, wishes.seed, printed=printed, chance=chance, lang=wishes.lang)
    for seat, name in players.items():
        if name != ME and name not in printed:
            match.sit(seat, name)
    keeper = Keeper.new(place.folder, match, place.today)
    return session_of(match, players, keeper, wishes, place)


def seats_of(game: Game, scenario: str) -> tuple[str, ...]:
    """The seats that a scenario has."""
    return game.start(scenario, seed=0).seats


def named(wishes: Wishes, seats: tuple[str, ...]) -> dict[str, str]:
    """The players asked for. Who plays together and names nobody plays everything."""
    if wishes.together and not wishes.players:
        return dict.fromkeys(seats, ME)
    return dict(wishes.players)


def chance_of(wish: str, players: Mapping[str, str]) -> str | dict[str, str]:
    """`hand` are the dice and the cards of people; the app draws for everybody else."""
    if wish == HAND_ALL:
        return HAND
    if wish == HAND:
        return {DICE: HAND, **{seat: HAND for seat, name in players.items() if name == ME}, ALL: APP}
    return APP


def session_of(match: Match, players: Mapping[str, str], keeper: Keeper, wishes: Wishes, place: Place) -> Session:
    seating = Seating(match.book, players, wishes.together)
    told = match.header.fields.get(SEED)
    seed = secrets.randbelow(SEEDS) if told is None else int(told)
    return Session(match, seating, keeper, place.console, place.read, seed)


# From a record.


def go_on(path: Path, wishes: Wishes, place: Place) -> Session | None:
    """The match of a record; nobody's, where the record is cut off and that is not to be mended.

    A record in the folder of the records grows on. Any other is left as it is, and so is a broken one: the match
    goes on in a new file.
    """
    text, whole = read_text(path), True
    try:
        read_record(text)
    except CutRecord as error:
        if not wants_the_rest(error, wishes, place):
            return None
        text, whole = error.whole, False
    match = Match.from_text(text)
    match.lang = wishes.lang
    count = len(read_record(text).lines)
    players = seat_again(match, wishes)
    own = whole and path.resolve().parent == place.folder.resolve()
    keeper = Keeper(path, count) if own else Keeper.new(place.folder, match, place.today)
    session = session_of(match, players, keeper, wishes, place)
    session.notes.append(match.speech.say("terminal-resumed", {"file": path.name, "count": count}))
    session.recall()
    return session


def wants_the_rest(error: CutRecord, wishes: Wishes, place: Place) -> bool:
    """A record that is cut off says so, and offers what is whole."""
    if not has_header(error.whole):
        raise error
    talk = speech(wishes.lang)
    place.console.print(sentence(error, wishes.lang), style="yellow", markup=False)
    try:
        return is_yes(place.read(talk.say("terminal-cut") + " "), talk)
    except (EOFError, KeyboardInterrupt):
        place.console.print()
        return False


def has_header(text: str) -> bool:
    return "\n" in text


def is_yes(text: str, talk: Speech) -> bool:
    """Enter alone agrees, and so does the beginning of the reader's own yes, or an English one."""
    given = text.strip().casefold()
    return any(yes.startswith(given) for yes in (talk.word("yes", "yes"), "yes"))


def seat_again(match: Match, wishes: Wishes) -> dict[str, str]:
    """Everybody sits where the record says, unless somebody else is wished for."""
    sitting = {**dict.fromkeys(match.seats, ME), **printed_in(match), **match.fold.controllers}
    players = players_of(match.book, match.seats, {**sitting, **wishes.players})
    for seat, name in players.items():
        if name != sitting[seat]:
            match.sit(seat, name)
    if wishes.chance:
        match.set_chance(chance_of(wishes.chance, players))
    return players


def printed_in(match: Match) -> dict[str, str]:
    return {seat: str(name) for seat, name in read_values(match.header, PRINTED).items()}
