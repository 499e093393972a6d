"""Who sits where: people, bots, printed opponents; and who may look at the screen together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bocage.bots import Bot, bot
from bocage.kernel.errors import BotError, NoSuchSeat
from bocage.kernel.rulebook import Rulebook

ME: Final = "me"
USUAL: Final = "random"


class Person:
    """Somebody at the screen: the seats in his hands, and how much of the story he has read."""

    def __init__(self, seats: list[str]) -> None:
        self.seats = seats
        self.read = 0


class Seating:
    """Every seat of a match with the name of its player: `me`, a bot's, or a printed opponent's."""

    def __init__(self, book: Rulebook, players: Mapping[str, str], together: bool = False) -> None:
        self.players = dict(players)
        self.together = together
        self.bots: dict[str, Bot] = {
            seat: bot(name) for seat, name in players.items() if name != ME and name not in book.printed
        }
        mine = [seat for seat, name in players.items() if name == ME]
        apart = keeps_secrets(book) and not together
        self.people = [Person([seat]) for seat in mine] if apart else [Person(mine)] if mine else []

    @property
    def curtain(self) -> bool:
        """Must one person look away while another plays?"""
        return len(self.people) > 1

    def person(self, seat: str) -> Person | None:
        """Whose seat this is, if it is in anybody's hands."""
        return next((person for person in self.people if seat in person.seats), None)


def keeps_secrets(book: Rulebook) -> bool:
    """Does a seat of this game know anything that another does not?"""
    hidden = any(event.hides or event.secret for event in book.events.declared)
    return hidden or not all(purpose.public for purpose in book.purposes.values())


def players_of(book: Rulebook, seats: Iterable[str], chosen: Mapping[str, str], alone: str = USUAL) -> dict[str, str]:
    """A player for every seat: those that were named; else the first free seat is a person's if none was named."""
    here = list(seats)
    check_names(book, here, chosen)
    free = [seat for seat in here if seat not in chosen]
    mine = [] if ME in chosen.values() else free[:1]
    return {seat: chosen.get(seat, ME if seat in mine else alone) for seat in here}


def check_names(book: Rulebook, seats: list[str], chosen: Mapping[str, str]) -> None:
    """Every seat that was named is there, and its player is known."""
    for seat, name in chosen.items():
        if seat not in seats:
            raise NoSuchSeat("no-such-seat", game=book.name, name=seat, known=", ".join(seats))
        if name != ME and name not in book.printed:
            known_bot(book, name)


def known_bot(book: Rulebook, name: str) -> None:
    """A name that nobody bears is answered with all that could sit there."""
    try:
        bot(name)
    except BotError as error:
        if "known" in error.values:
            error.values["known"] = ", ".join([ME, *book.printed, str(error.values["known"])])
        raise
