"""What the cards print: initiative, copies in the box, actions with their values, and the counters' base defence."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bocage.games.undaunted.model import (
    ACTION,
    ACTIONS,
    CARDS,
    CONCEAL,
    CONTROL,
    RECON,
    SQUAD_LEADER,
    TARGET,
    TITLE,
    TITLES,
    kind_of_card,
)
from bocage.kernel.cells import Cells, cells, cells_of
from bocage.kernel.datafile import Entry, read_toml, text_of_file

NAME: Final = "cards.toml"
WITHOUT_VALUE: Final = [CONCEAL, CONTROL, RECON, TARGET]
BEST: Final = 20
MOST_CARDS: Final = 54
MOST_VALUE: Final = 9


class Cards:
    """The numbers of a file of cards, as rows."""

    def __init__(self, whole: Entry) -> None:
        whole.keys(TITLE.words, [])
        titles = [whole.at(word) for word in TITLE.words]
        for kind, title in enumerate(titles):
            title.keys(["initiative", "copies", *(["defence"] if kind < SQUAD_LEADER else []), "actions"], [])
        kinds = [int(kind_of_card(card)) for card in range(CARDS)]
        self.plain = whole.table()
        self.initiative: Cells = cells_of([titles[kind].at("initiative").whole(1, BEST) for kind in kinds])
        self.copies: Cells = cells_of([titles[kind].at("copies").whole(0, MOST_CARDS) for kind in kinds])
        self.defence: Cells = cells_of([title.at("defence").whole(1, BEST) for title in titles[:SQUAD_LEADER]])
        self.actions: Cells = cells(TITLES * ACTIONS)
        for kind, title in enumerate(titles):
            self.read_actions(kind, title.at("actions"))

    def read_actions(self, kind: i64, actions: Entry) -> None:
        actions.keys([], ACTION.words)
        for word, entry in actions.entries():
            action = ACTION.number(word)
            value = int(entry.true()) if action in WITHOUT_VALUE else entry.whole(1, MOST_VALUE)
            self.actions[kind * ACTIONS + action] = value


def read_cards(text: str, file: str) -> Cards:
    return Cards(read_toml(text, file))


BOX: Final = read_cards(text_of_file(Path(__file__).parent / "data" / NAME, NAME), NAME)
INITIATIVE: Final[Cells] = BOX.initiative
COPIES: Final[Cells] = BOX.copies
BASE_DEFENCE: Final[Cells] = BOX.defence
ACTION_VALUE: Final[Cells] = BOX.actions


def action_value(card: i64, action: i64) -> i64:
    """The value of an action of this card, 1 where it prints none; 0 if the card does not have it."""
    return ACTION_VALUE[kind_of_card(card) * ACTIONS + action]
