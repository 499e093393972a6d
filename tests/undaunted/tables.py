"""Tables for tests of Undaunted's verbs: a scenario laid out, and somebody who listens."""

from bocage.games.undaunted.board import Board
from bocage.games.undaunted.events import EVENTS
from bocage.games.undaunted.layout import set_up
from bocage.games.undaunted.library import scenario_files
from bocage.games.undaunted.model import CARD, COUNTER, SEATS
from bocage.games.undaunted.position import Table
from bocage.games.undaunted.settings import Settings, defaults
from bocage.kernel.events import Story


class Heard:
    """A table with an ear, asked and told in words."""

    def __init__(self, scenario: str = "la-raye", **switches: object) -> None:
        self.board = Board(scenario_files()[scenario].read())
        self.table = Table(self.board, Settings({**defaults(), **switches}))
        set_up(self.table)
        self.story = Story(EVENTS)
        self.table.listener = self.story

    def place(self, tile: str) -> int:
        return self.board.place_of(tile)

    def counter(self, name: str) -> int:
        return COUNTER.number(name)

    def take(self, side: str, *cards: str) -> None:
        """These cards are drawn."""
        for card in cards:
            self.table.draw(SEATS.number(side), CARD.number(card))

    def lines(self) -> list[str]:
        """What was heard, as in a record, less the draws."""
        return [told.line() for told in self.story.told if told.name != "card-drawn"]
