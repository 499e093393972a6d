"""The table of Orders: pieces of two squares, orders that lie face down, and what can be asked of them."""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells
from bocage.kernel.events import Events
from bocage.kernel.fields import Fields
from bocage.kernel.luck import Luck
from bocage.kernel.position import Position
from bocage.kernel.words import TALLY, YES, Dice, Words

SEATS: Final = Words("seat", ["red", "blue", "green"])
MODEL: Final = Words("model", ["tank", "gun"])
PIECE: Final = Words("piece", [f"{seat}-{model}" for seat in SEATS.words for model in MODEL.words])
SQUARE: Final = Words("square", [f"{column}{row}" for row in range(1, 7) for column in "abcdef"])
DICE: Final = Dice("dice", 1, 6)
PLAYERS: Final[i64] = 3
EACH: Final[i64] = 2
SIDE: Final[i64] = 6

EVENTS: Final = Events()
ORDER_LAID: Final[i64] = EVENTS.event("order-laid", hides="piece", owner="seat", seat=SEATS, piece=PIECE)
ORDER_SHOWN: Final[i64] = EVENTS.event("order-shown", reveals=True, piece=PIECE, acts=YES)
STEPPED: Final[i64] = EVENTS.event("stepped", piece=PIECE, front=SQUARE, back=SQUARE)
FIRED: Final[i64] = EVENTS.event("fired", piece=PIECE, target=PIECE)
SHOT: Final[i64] = EVENTS.event("shot", piece=PIECE, target=PIECE, dice=DICE, needed=TALLY, hit=YES)


class Table(Position):
    def __init__(self, source: "Table | None" = None) -> None:
        super().__init__(PLAYERS, source)
        self.front: Cells = cells(PLAYERS * EACH, NONE) if source is None else source.front[:]
        self.back: Cells = cells(PLAYERS * EACH, NONE) if source is None else source.back[:]
        self.acted: Cells = cells(PLAYERS * EACH) if source is None else source.acted[:]
        self.order: Cells = cells(PLAYERS, NONE) if source is None else source.order[:]

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.front, self.back = f.row(self.front), f.row(self.back)
        self.acted, self.order = f.row(self.acted), f.row(self.order)

    def redraw(self, seat: i64, luck: Luck) -> None:
        """An order of another seat that has not been shown may lie at either of its pieces. [OR-2] [OR-14]"""
        for other in range(PLAYERS):
            if other != seat and self.order[other] != NONE:
                self.order[other] = other * EACH + luck.below(EACH)

    def alive(self, piece: i64) -> bool:
        return self.front[piece] != NONE

    def free(self, square: i64) -> bool:
        return square not in self.front and square not in self.back

    def gap(self, shooter: i64, target: i64) -> i64:
        """From the front, where the gun is, to the nearer square of the target. [OR-7] [OR-9]"""
        return min(apart(self.front[shooter], self.front[target]), apart(self.front[shooter], self.back[target]))


def apart(square: i64, other: i64) -> i64:
    """Counted by the sides of the squares."""
    return abs(int(square % SIDE - other % SIDE)) + abs(int(square // SIDE - other // SIDE))
