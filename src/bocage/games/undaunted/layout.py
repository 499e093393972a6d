"""Setting up: a scenario laid out on the table."""

from bocage.games.undaunted.board import Board
from bocage.games.undaunted.model import CARDS, counter_of
from bocage.games.undaunted.position import CONTROLLED, SCOUTED, Table
from bocage.games.undaunted.scenario import Side
from bocage.kernel.piles import DECK


def set_up(table: Table) -> None:
    """Decks, supplies, counters and markers of both sides, and who has the initiative. [UN-3]"""
    table.initiative = table.board.scenario.initiative
    for side, part in enumerate(table.board.scenario.sides):
        lay_cards(table, side, part)
        lay_board(table, table.board, side, part)


def lay_cards(table: Table, side: int, part: Side) -> None:
    """The cards marked D make the deck, those marked S the supply; the others stay in the box. [UN-4] [UN-5]"""
    for card in range(CARDS):
        table.piles.put(side, DECK, card, part.deck[card])
        table.supply[side * CARDS + card] = part.supply[card]


def lay_board(table: Table, board: Board, side: int, part: Side) -> None:
    """Counters on their ready side, markers scouted or controlled side up. [UN-3]"""
    for unit, tile in part.counters.items():
        table.where[counter_of(side, unit)] = board.place[tile]
    for tile in part.scouted:
        table.marks[side * board.places + board.place[tile]] = SCOUTED
    for tile in part.controlled:
        table.marks[side * board.places + board.place[tile]] = CONTROLLED
