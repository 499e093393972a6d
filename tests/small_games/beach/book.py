"""Beach as the house knows it: its names, its scenarios, its views."""

from pathlib import Path
from typing import Final

from bocage.kernel.grammar import Grammar
from bocage.kernel.marker_words import lay_marker
from bocage.kernel.packing import first, kind_of
from bocage.kernel.plain import counted, only_keys, plain_lines
from bocage.kernel.position import Position
from bocage.kernel.refusals import refusals
from bocage.kernel.rulebook import CARDS as DRAWN
from bocage.kernel.rulebook import Ending, Message, Purpose, Rulebook
from small_games.beach.rules import (
    ACTING,
    ATTACK,
    BEACH_TAKEN,
    CARD,
    CARDS,
    EVENTS,
    LAY,
    LOSE,
    MARKER,
    MARKERS,
    MOVE,
    NEW_TURN,
    NOBODY_NEAR,
    NOT_NEXT,
    NOT_TIED,
    POSITION,
    SQUARE,
    TIME_UP,
    TURN_UP,
    UNIT,
    WAIT,
    Beach,
    defence,
    defence_tally,
)

SCENARIOS: Final = {"landing": ["dike ?", "villa ?", "mill ?"], "shingle": ["baker b2", "dog c2", "villa ?"]}


class BeachBook(Rulebook):
    def __init__(self) -> None:
        super().__init__("beach", 1, ["us"])
        self.folder = Path(__file__).parent
        self.events = EVENTS
        verbs = {MOVE: "move {unit} {square}", ATTACK: "attack {position}", WAIT: "wait", LOSE: "lose {unit}"}
        self.grammar = Grammar(verbs, unit=UNIT, square=SQUARE, position=POSITION)
        self.purposes = {LAY: Purpose("marker", MARKER, DRAWN, public=False), TURN_UP: Purpose("card", CARD, DRAWN)}
        not_next, nobody_near, not_tied = ("BE-3", "not-next"), ("BE-4", "nobody-near"), ("BE-8", "not-tied")
        self.refusals = refusals({NOT_NEXT: not_next, NOBODY_NEAR: nobody_near, NOT_TIED: not_tied})
        self.endings = {BEACH_TAKEN: Ending("beach-taken", "BE-9"), TIME_UP: Ending("time-up", "BE-10")}

    def scenarios(self) -> list[str]:
        return list(SCENARIOS)

    def new(self, scenario: str, switches: dict[str, object], printed: dict[str, str]) -> Position:
        return laid_out(SCENARIOS[scenario])

    def describe(self, plain: dict[str, object], switches: dict[str, object]) -> Position:
        only_keys(plain, ["scenario", "table"])
        return laid_out(plain_lines(plain))

    def prompt(self, position: Position, seat: int) -> Message:
        return Message("act" if kind_of(position.top()) == ACTING else "lose")

    def table(self, position: Position, seat: int) -> dict[str, object]:
        """What all see: that a marker lies there, not which; and which have not been turned up. [BE-11]"""
        assert isinstance(position, Beach)
        units = {name: SQUARE.word(position.square[unit]) for unit, name in enumerate(UNIT.words)}
        marked = [name for place, name in enumerate(POSITION.words) if position.markers.lies(place)]
        unseen, deck = counted(MARKER, position.markers.unseen()), counted(CARD, position.deck)
        return {"units": units, "marked": marked, "unseen": unseen, "deck": deck}

    def data(self) -> object:
        return {"scenarios": SCENARIOS, "cards": counted(CARD, CARDS), "markers": counted(MARKER, MARKERS)}

    def odds(self, position: Position, choice: int) -> dict[str, object] | None:
        """Over every marker that may lie there. [BE-5] [BE-11]"""
        if kind_of(choice) != ATTACK or not isinstance(position, Beach):
            return None
        units, cases = position.in_front(first(choice)), position.markers.cases(first(choice))
        taken = sum([weight for marker, weight in cases if units >= defence(marker)])
        tallies = [[weight, defence_tally(marker).plain()] for marker, weight in cases]
        return {"taken": [taken, sum([weight for _, weight in cases])], "cases": tallies}


def laid_out(lines: list[str]) -> Beach:
    """Lines like `able b2` and `villa gun`, or `villa ?` for any marker; other units are in the water. [BE-2]"""
    beach = Beach()
    beach.push(NEW_TURN)
    for line in lines:
        name, _, what = line.partition(" ")
        if name in UNIT.words:
            beach.square[UNIT.number(name)] = SQUARE.number(what)
        elif what == "?":
            beach.push(LAY, POSITION.number(name))
        else:
            lay_marker(beach.markers, line, POSITION, MARKER)
    return beach
