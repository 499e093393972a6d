"""Tables for tests of Undaunted's verbs: a scenario laid out, and somebody who listens."""

import json

from bocage.games.undaunted.board import Board
from bocage.games.undaunted.events import EVENTS
from bocage.games.undaunted.layout import set_up
from bocage.games.undaunted.library import scenario_files
from bocage.games.undaunted.model import CARD, COUNTER, SEATS
from bocage.games.undaunted.position import Table
from bocage.games.undaunted.reading import from_plain
from bocage.games.undaunted.scenario import Scenario
from bocage.games.undaunted.settings import Settings, defaults
from bocage.kernel.events import Story


def with_other_tiles(scenario: Scenario, tiles: dict[str, str]) -> Scenario:
    """The same scenario with some tiles exchanged for others."""
    text = json.dumps(scenario.to_plain())
    for tile, other in tiles.items():
        text = text.replace(f'"{tile}"', f'"{other}"')
    return from_plain(json.loads(text), scenario.name)


class Heard:
    """A table with an ear, asked and told in words."""

    def __init__(self, scenario: str = "la-raye", tiles: dict[str, str] | None = None, **switches: object) -> None:
        self.board = Board(with_other_tiles(scenario_files()[scenario].read(), tiles or {}))
        self.table = Table(self.board, Settings({**defaults(), **switches}))
        set_up(self.table)
        self.story = Story(EVENTS)
        self.table.listener = self.story

    def place(self, tile: str) -> int:
        return self.board.place_of(tile)

    def counter(self, name: str) -> int:
        return COUNTER.number(name)

    def stand(self, **places: str) -> None:
        """These counters stand there: `us_R_A="17B"`."""
        for name, tile in places.items():
            side, unit = name.split("_", 1)
            self.table.where[self.counter(f"{side}:{unit.replace('_', '-')}")] = self.place(tile)

    def take(self, side: str, *cards: str) -> None:
        """These cards are drawn."""
        for card in cards:
            self.table.draw(SEATS.number(side), CARD.number(card))

    def lines(self) -> list[str]:
        """What was heard, as in a record, less the draws."""
        return [told.line() for told in self.story.told if told.name != "card-drawn"]
