"""Orders laid face down by one seat after another: the laws hold, and a leak planted there is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from bocage.kernel import registry
from bocage.kernel.cells import NONE, Cells, cells
from bocage.kernel.chance import NOBODY
from bocage.kernel.events import Events
from bocage.kernel.fields import Fields
from bocage.kernel.grammar import Grammar
from bocage.kernel.luck import Luck
from bocage.kernel.offer import Offer
from bocage.kernel.packing import first
from bocage.kernel.position import ASK, FIRST_ENDING, Position
from bocage.kernel.refusals import ALLOWED
from bocage.kernel.rulebook import Ending, Message, Rulebook
from bocage.kernel.words import Words
from bocage.match.game import Game
from every_game.laws import LAWS, Broken, Law
from every_game.twins import the_shuffle_law
from every_game.walk import sealed, walk

SEATS = Words("seat", ["red", "blue", "green"])
PIECE = Words("piece", ["tank", "gun", "truck"])
PLAYERS, PIECES, ROUNDS = 3, 3, 2

NEXT = 0
LAYING = ASK
LAY = 0
FOUGHT_OUT = FIRST_ENDING

EVENTS = Events()
LAID = EVENTS.event("laid", hides="piece", owner="seat", seat=SEATS, piece=PIECE)
SHOWN = EVENTS.event("shown", reveals=True, seat=SEATS, piece=PIECE)

GAMES = 3

pytestmark = pytest.mark.uncompiled


class Laid(Position):
    """Seat after seat lays an order face down; then all are shown, and a round begins anew."""

    def __init__(self, source: Laid | None = None) -> None:
        super().__init__(PLAYERS, source)
        self.laid: Cells = cells(PLAYERS, NONE) if source is None else source.laid[:]
        self.shown: Cells = cells(PLAYERS) if source is None else source.shown[:]

    def clone(self) -> Laid:
        return type(self)(self)

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.laid, self.shown = f.row(self.laid), f.row(self.shown)

    def redraw(self, seat: int, luck: Luck) -> None:
        for other in range(PLAYERS):
            if other != seat and self.laid[other] != NONE:
                self.laid[other] = luck.below(PIECES)

    def step(self, frame: int) -> None:
        if first(frame) < PLAYERS:
            self.push(NEXT, first(frame) + 1)
            self.ask(LAYING, first(frame))
            return
        for seat in range(PLAYERS):
            self.tell(SHOWN, seat, self.laid[seat])
            self.shown[seat] += self.laid[seat]
            self.laid[seat] = NONE
        self.round += 1
        if self.round == ROUNDS:
            self.finish(NOBODY, FOUGHT_OUT)
        else:
            self.push(NEXT)

    def offer(self, frame: int, seat: int, offer: Offer) -> None:
        for piece in range(PIECES):
            offer.add(LAY, piece)

    def forbids(self, frame: int, seat: int, choice: int) -> int:
        return ALLOWED

    def choose(self, frame: int, seat: int, choice: int) -> None:
        self.laid[seat] = first(choice)
        self.tell(LAID, seat, first(choice))


class Undealt(Laid):
    """A table whose possible worlds are the truth."""

    def redraw(self, seat: int, luck: Luck) -> None:
        pass


class Eager(Laid):
    """A table on which who laid a truck is not waited for: the next seat is asked twice."""

    def choose(self, frame: int, seat: int, choice: int) -> None:
        super().choose(frame, seat, choice)
        if first(choice) == PIECES - 1 and seat + 1 < PLAYERS:
            self.ask(LAYING, seat + 1)


class Hasty(Laid):
    """A table on which red's order alone is shown, and all are counted."""

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        if kind != SHOWN or a == 0:
            super().tell(kind, a, b, c, d, e, f)


class LaidBook(Rulebook):
    """The honest one, unless it is handed another table, or another view of the orders."""

    def __init__(
        self, kind: type[Laid] = Laid, told: Callable[[Laid, int, int], bool] = lambda laid, owner, seat: owner == seat
    ) -> None:
        super().__init__("laid", 1, SEATS.words)
        self.kind = kind
        self.told = told
        self.events = EVENTS
        self.grammar = Grammar({LAY: "lay {piece}"}, piece=PIECE)
        self.endings = {FOUGHT_OUT: Ending("fought-out", "LD-1")}

    def scenarios(self) -> list[str]:
        return ["field"]

    def new(self, scenario: str, switches: dict[str, object], printed: dict[str, str]) -> Position:
        laid = self.kind()
        laid.push(NEXT)
        return laid

    def prompt(self, position: Position, seat: int) -> Message:
        return Message("lay")

    def table(self, position: Position, seat: int) -> dict[str, object]:
        assert isinstance(position, Laid)
        orders = {owner: int(piece) for owner, piece in enumerate(position.laid) if piece != NONE}
        told = {
            SEATS.word(owner): PIECE.word(piece) for owner, piece in orders.items() if self.told(position, owner, seat)
        }
        return {
            "laid": [SEATS.word(owner) for owner in orders],
            "told": told,
            "shown": [int(n) for n in position.shown],
        }


def caught(book: LaidBook, law: Law = the_shuffle_law) -> str:
    """What the law says of the first leak it finds in a few random games; nothing, if it finds none."""
    for seed in range(GAMES):
        for stop, match in enumerate(walk(sealed(Game(book), "field", seed), Random(seed))):
            try:
                law(match, Random(seed * 1000 + stop))
            except Broken as broken:
                return str(broken)
    return ""


@pytest.fixture
def known() -> Iterator[None]:
    """Records are read back by the name of their game."""
    registry.register("laid", LaidBook)
    yield
    registry.MAKERS.pop("laid")
    registry.MADE.pop("laid", None)


@pytest.mark.parametrize("law", [*LAWS, the_shuffle_law], ids=lambda law: law.__name__)
def test_every_law_holds_where_nothing_leaks(law: Law, known: None) -> None:
    assert caught(LaidBook(), law) == ""


def test_a_view_that_shows_everybodys_orders_is_found() -> None:
    assert "view of" in caught(LaidBook(told=lambda laid, owner, seat: True))


def test_a_view_of_what_no_possible_world_deals_anew_is_found() -> None:
    """Standing still there is no difference to see: the other choice alone makes one."""
    assert "view of" in caught(LaidBook(Undealt, told=lambda laid, owner, seat: True))


def test_a_world_that_is_the_truth_is_found() -> None:
    assert "fork of" in caught(LaidBook(Undealt))


def test_being_asked_because_of_what_was_laid_is_found() -> None:
    assert "tells a secret after `> " in caught(LaidBook(Eager))


def test_what_is_told_beside_a_revelation_is_found() -> None:
    """Who sees the same revealed in both worlds must not see more."""
    assert "view of" in caught(LaidBook(Hasty))
