"""A game as the house knows it: names, scenarios, spelling, views. Each game hands in one object of this kind."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bocage.kernel.chance import NOBODY
from bocage.kernel.digest import plain_digest
from bocage.kernel.errors import BadPosition, BadSwitch, NoSuchScenario, NoSuchSeat
from bocage.kernel.events import Events
from bocage.kernel.grammar import Grammar
from bocage.kernel.packing import holds, only
from bocage.kernel.position import RESIGNED, Position
from bocage.kernel.refusals import HOUSE, Refusal
from bocage.kernel.words import Kind, Words

DICE: Final = "dice"
CARDS: Final = "cards"


class Purpose:
    """What a chance is for: its name in records, how its outcomes are spelt, and whose hands would do it.

    `by` is `DICE`, or `CARDS` for what is drawn: at a table with real cards each seat draws its own. `public`
    says whether everybody sees the outcome; what is drawn in secret is seen by its seat alone.
    """

    def __init__(self, name: str, outcome: Kind, by: str = DICE, public: bool = True) -> None:
        self.name = name
        self.outcome = outcome
        self.by = by
        self.public = public


class Ending:
    """How a game can end, and by which rule."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


class Message:
    """A sentence to be: its name and its values."""

    def __init__(self, name: str, **values: object) -> None:
        self.name = name
        self.values = dict(values)

    def plain(self) -> dict[str, object]:
        return {"text": self.name, "with": self.values}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """What a game tells the house. A game sets the fields and answers the questions."""

    def __init__(self, name: str, ruleset: int, seats: list[str]) -> None:
        self.name = name
        self.ruleset = ruleset
        self.seats = Words("seat", seats)
        self.events = Events()
        self.grammar = Grammar({})
        self.purposes: dict[int, Purpose] = {}
        self.refusals: dict[int, Refusal] = HOUSE
        self.endings: dict[int, Ending] = {}
        self.printed: list[str] = []
        self.switches: dict[str, list[object]] = {}
        self.tables: dict[str, dict[str, object]] = {}
        self.folder = Path()
        self.fingerprint = ""

    # What each game answers.

    def scenarios(self) -> list[str]:
        """A scenario is a described table that has a name, unless the game says otherwise."""
        return list(self.tables)

    def new(self, scenario: str, switches: dict[str, object], printed: dict[str, str]) -> Position:
        """A position at the start of a scenario, not settled yet: the house listens first."""
        return self.describe(self.tables[scenario], switches)

    def describe(self, plain: dict[str, object], switches: dict[str, object]) -> Position:
        """A described table as a position; one that cannot be is refused with a `BadPosition`."""
        raise BadPosition("no-described-positions", game=self.name)

    def table(self, position: Position, seat: int) -> dict[str, object]:
        """What a seat may know of the table, built up from nothing; `ONLOOKER` knows what is open to all."""
        raise NotImplementedError

    def seated(self, position: Position) -> list[int]:
        """The seats of this match; a scenario may need fewer than the game has."""
        return [seat for seat in range(len(self.seats.words)) if holds(position.playing, seat)]

    def prompt(self, position: Position, seat: int) -> Message:
        """What an asked seat is to do, in one sentence."""
        raise NotImplementedError

    def odds(self, position: Position, choice: int) -> dict[str, object] | None:
        """Exact odds and their terms for a choice that rolls, from what its chooser may know."""
        return None

    def data(self) -> object:
        """All data the game plays with, as plain values: their fingerprint stands in every record."""
        return self.tables

    def resign(self, position: Position, seat: int) -> None:
        """A seat gives up: with two seats the other wins, with more nobody does unless the game says so."""
        others = [other for other in self.seated(position) if other != seat]
        position.finish(others[0] if len(others) == 1 else NOBODY, RESIGNED)

    def sit(self, position: Position, seat: int, mode: str) -> None:
        """A printed opponent (one of `printed`, or `""` for none) takes the seat from the next round."""
        raise BadSwitch("no-printed-opponent", game=self.name, name=mode)

    # What follows from it.

    def scenario(self, name: str) -> str:
        if name not in self.scenarios():
            raise NoSuchScenario("no-such-scenario", game=self.name, name=name, known=", ".join(self.scenarios()))
        return name

    def seat(self, name: str) -> int:
        if name not in self.seats.words:
            raise NoSuchSeat("no-such-seat", game=self.name, name=name, known=", ".join(self.seats.words))
        return self.seats.number(name)

    def seat_name(self, seat: int) -> str:
        return self.seats.words[seat] if seat >= 0 else ""

    def seats_in(self, seats: int) -> list[str]:
        return [name for seat, name in enumerate(self.seats.words) if seats & int(only(seat))]

    def settled(self, chosen: dict[str, object]) -> dict[str, object]:
        """All switches with their values, the first value of each where none was chosen."""
        for name, value in chosen.items():
            if name not in self.switches:
                known = ", ".join(self.switches) or "-"
                raise BadSwitch("no-such-switch", game=self.name, name=name, known=known)
            if value not in self.switches[name]:
                known = ", ".join([str(one) for one in self.switches[name]])
                raise BadSwitch("no-such-value", name=name, value=value, known=known)
        return {name: chosen.get(name, values[0]) for name, values in self.switches.items()}

    def ending(self, position: Position) -> Ending:
        return self.endings.get(int(position.ending), Ending("resigned", ""))

    def refusal(self, position: Position, seat: i64, choice: i64) -> Refusal:
        return self.refusals[int(position.refusal(seat, choice))]

    def data_hash(self) -> str:
        """The fingerprint of all data, made once: data does not change while the program runs."""
        if not self.fingerprint:
            self.fingerprint = plain_digest(self.data())
        return self.fingerprint
