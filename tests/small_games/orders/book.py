"""Orders as the house knows it: its names, its scenarios, its views."""

import tomllib
from pathlib import Path
from typing import Final

from bocage.kernel.cells import NONE
from bocage.kernel.dice import highest_die
from bocage.kernel.errors import BadPosition
from bocage.kernel.grammar import Grammar
from bocage.kernel.odds import share
from bocage.kernel.packing import first, kind_of, lowest, packed, second, third
from bocage.kernel.plain import plain_lines
from bocage.kernel.position import Position
from bocage.kernel.refusals import refusals
from bocage.kernel.rulebook import Ending, Message, Purpose, Rulebook
from small_games.orders.abilities import needed_tally
from small_games.orders.rules import (
    FIRE,
    FOUGHT_OUT,
    MOVING,
    NEXT,
    NO_WAY,
    ORDER,
    PASS,
    PLACING,
    SHOOT,
    SPENT,
    STEP,
    STOP,
    TOO_FAR,
    Orders,
)
from small_games.orders.table import DICE, EACH, EVENTS, MODEL, PIECE, PLAYERS, SEATS, SQUARE, apart

LINES: Final = Grammar({0: "{piece} {front} {back}"}, piece=PIECE, front=SQUARE, back=SQUARE)
VERBS: Final = {ORDER: "order {model}", STEP: "step {square}", STOP: "stop", FIRE: "fire {model}", PASS: "pass"}


class OrdersBook(Rulebook):
    def __init__(self) -> None:
        super().__init__("orders", 1, SEATS.words)
        self.folder = Path(__file__).parent
        self.tables = tomllib.loads((self.folder / "scenarios.toml").read_text(encoding="utf-8"))
        self.events = EVENTS
        self.grammar = Grammar(VERBS, model=MODEL, square=SQUARE)
        self.purposes = {SHOOT: Purpose("shot", DICE)}
        self.refusals = refusals({NO_WAY: ("OR-5", "no-way"), SPENT: ("OR-7", "spent"), TOO_FAR: ("OR-7", "too-far")})
        self.endings = {FOUGHT_OUT: Ending("fought-out", "OR-13")}

    def describe(self, plain: dict[str, object], switches: dict[str, object]) -> Position:
        """Lines like `red-tank c1 b1`, the front first."""
        orders = Orders()
        for placed in [LINES.read(line) for line in plain_lines(plain)]:
            piece, front, back = first(placed), second(placed), third(placed)
            if orders.alive(piece) or apart(front, back) != 1 or not (orders.free(front) and orders.free(back)):
                raise BadPosition("bad-piece-line", game=self.name, line=LINES.write(placed))
            orders.front[piece], orders.back[piece] = front, back
        orders.push(NEXT, PLAYERS)
        return orders

    def prompt(self, position: Position, seat: int) -> Message:
        asked = kind_of(position.top())
        if asked == PLACING:
            return Message("order")
        return Message("move" if asked == MOVING else "react", piece=PIECE.word(second(position.top())))

    def table(self, position: Position, seat: int) -> dict[str, object]:
        """All pieces, and whose orders lie face down; at which piece, is known to the owner alone. [OR-14]"""
        assert isinstance(position, Orders)
        orders = {owner: PIECE.word(piece) for owner, piece in enumerate(position.order) if piece != NONE}
        places = [(piece, front, position.back[piece]) for piece, front in enumerate(position.front) if front != NONE]
        lines = [LINES.write(packed(0, piece, front, back)) for piece, front, back in places]
        acted = [PIECE.word(piece) for piece, _, _ in places if position.acted[piece] == 1]
        return {"table": lines, "acted": acted, "laid": [SEATS.word(one) for one in orders], "order": orders.get(seat)}

    def odds(self, position: Position, choice: int) -> dict[str, object] | None:
        if not isinstance(position, Orders) or kind_of(choice) != FIRE:
            return None
        shooter, target = lowest(position.asked()) * EACH + first(choice), second(position.top())
        shot, tally = position.clone(), needed_tally(position, shooter, target)
        shot.push(SHOOT, shooter, target)
        return {"hit": share(shot, lambda dice: highest_die(dice) >= tally.total()), "tally": tally.plain()}
