"""Bots at the table: they are asked when their seat is, and what they answer is checked like anybody's choice."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from bocage.bots.bot import Bot
from bocage.bots.names import bot, name_of, told
from bocage.kernel.errors import BotError, NoSuchSeat
from bocage.kernel.luck import SEEDS
from bocage.kernel.record import CHOICE
from bocage.kernel.rulebook import Rulebook
from bocage.match.game import Game, game
from bocage.match.match import Match
from bocage.match.play import Play

BUDGET: Final = 1000
DIGEST_BYTES: Final = 8
LONGEST: Final = 80

Player = str | Bot


def play(table: Game | str, scenario: str, *, seed: int | None = None, budget: int = BUDGET, **seats: Player) -> Match:
    """A whole game: `play("undaunted", "la-raye", us="solitaire", de="random", seed=3)`.

    A seat is held by a bot or by a name: a bot's, or that of a printed opponent of the game. In a seat with a dash
    the dash is written as an underscore (`us_1`).
    """
    chosen = table if isinstance(table, Game) else game(table)
    players = {seat_called(chosen.book, seat): player for seat, player in seats.items()}
    printed = {seat: name for seat, name in players.items() if isinstance(name, str) and name in chosen.book.printed}
    match = chosen.start(scenario, seed, printed=printed)
    seated = {seat: bot(who) if isinstance(who, str) else who for seat, who in players.items() if seat not in printed}
    check_seats(match, players)
    return play_on(match, seated, int(match.header.fields["seed"]), budget)


def seat_called(book: Rulebook, name: str) -> str:
    """The seat that a keyword means."""
    return book.seat_name(book.seat(name if name in book.seats.words else name.replace("_", "-")))


def check_seats(match: Match, players: Mapping[str, Player]) -> None:
    """Every seat of the scenario has somebody, and nobody sits where there is no chair."""
    for seat in players:
        if seat not in match.seats:
            raise NoSuchSeat("no-such-seat", game=match.book.name, name=seat, known=", ".join(match.seats))
    for seat in match.seats:
        if seat not in players:
            raise BotError("nobody-plays", game=match.book.name, seat=seat)


def play_on(match: Match, players: Mapping[str, Bot], seed: int | None = None, budget: int = BUDGET) -> Match:
    """Play a match to its end."""
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    while not match.over:
        seat = match.awaited[0]
        if seat not in players:
            raise BotError("nobody-plays", game=match.book.name, seat=seat)
        match.choose(answer(players[seat], match, seat, seed, budget), seat)
    return match


def answer(player: Bot, match: Play, seat: str, seed: int, budget: int = BUDGET) -> str:
    """What a bot chooses for a seat. All it is given is made anew from the view, so it can spoil nothing."""
    options = match.options(seat)
    plain = [option.plain() for option in options]
    luck = seed_of_decision(match, seat, seed)
    try:
        chosen = player.choose(match.view(seat), plain, budget, luck)
    except Exception as error:
        raise BotError("bot-broke", game=match.book.name, bot=name_of(player), seat=seat, error=told(error)) from error
    if chosen not in [option.id for option in options]:
        shown = str(chosen)[:LONGEST]
        raise BotError("bot-chose-wrongly", game=match.book.name, bot=name_of(player), seat=seat, choice=shown)
    return chosen


def seed_of_decision(match: Play, seat: str, seed: int) -> int:
    """From the bots' seed, the seat, and how many choices of it are in force: nothing that the seat does not know.

    After an undo the same question meets the same luck, so nothing is gained by asking again.
    """
    number = len([at for at in match.live if match.entries[at].mark == CHOICE and match.entries[at].who == [seat]])
    digest = blake2b(f"bocage bot {seed}/{seat}/{number}".encode(), digest_size=DIGEST_BYTES).digest()
    return int.from_bytes(digest, "big") >> 2
