"""Everything that can go wrong for a user, in one tree.

BocageError
├── NoSuchGame, NoSuchScenario, NoSuchSeat, BadSwitch    asked for something that is not there
├── NoSuchRule           a rule that this game does not have, or has no words for
├── BadChoice            a text that is no choice of this game
├── IllegalChoice        a choice that the rules do not allow now; carries the rule
├── NotYourTurn          a seat that is not asked; or several are and none was named
├── BadOutcome           a roll or draw that cannot be; or none is awaited
├── NothingToUndo        undo beyond a barrier, takeback to a place that is not there
├── BadPosition          a described table that cannot be
├── BadScenario          a file with a scenario, or with cards or a map, that cannot be; carries file and key
├── RecordError          a record that cannot be read; carries the line
│   ├── CutRecord        it ends in mid-line; carries what is whole
│   └── OtherData        it was made with other data or rules
├── SecretKept           something that would show a secret of another seat
├── BotError             a bot that was late, broken or chose what is not offered
├── CheckError           rule pages, code or tests that cannot be read, or hold a rule in no clear form
└── CommandError         a command that is not written as it is meant

An error has a code and values; its sentence is made in the reader's language at the edge, `str()` is English.
"""

from typing import Final, Protocol


class Speaker(Protocol):
    """Makes a sentence of a code and its values."""

    def __call__(self, code: str, values: dict[str, object]) -> str: ...


def spell_out(code: str, values: dict[str, object]) -> str:
    """Without the room that knows languages: the code and what belongs to it."""
    told = ", ".join([f"{name}={value}" for name, value in values.items()])
    return f"{code} ({told})" if told else code


class Voice:
    """How errors speak; the text room takes the place over when it is loaded."""

    def __init__(self) -> None:
        self.speaker: Speaker = spell_out


VOICE: Final = Voice()


class BocageError(Exception):
    """One clear sentence: what is wrong, where, and what would be right."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = dict(values)

    def __str__(self) -> str:
        return VOICE.speaker(self.code, self.values)


class NoSuchGame(BocageError):
    """A game that nobody registered."""


class NoSuchScenario(BocageError):
    """A scenario that this game does not have."""


class NoSuchSeat(BocageError):
    """A seat that this game does not have."""


class BadSwitch(BocageError):
    """A switch that this game does not have, or a value that it does not take."""


class NoSuchRule(BocageError):
    """A rule that this game does not have."""


class BadChoice(BocageError):
    """A text that names no choice of this game."""


class IllegalChoice(BocageError):
    """A choice that the rules do not allow now."""

    def __init__(self, code: str, rule: str, **values: object) -> None:
        super().__init__(code, rule=rule, **values)
        self.rule = rule


class NotYourTurn(BocageError):
    """A seat that is not asked now."""


class BadOutcome(BocageError):
    """A roll or a draw that cannot be."""


class NothingToUndo(BocageError):
    """There is nothing behind the barrier to take back."""


class BadPosition(BocageError):
    """A described table that cannot be."""


class BadScenario(BocageError):
    """A file with a scenario, or with the cards or the map it is played with, that cannot be."""


class RecordError(BocageError):
    """A record that cannot be read."""


class CutRecord(RecordError):
    """A record that ends in the middle of a line; `whole` is everything before it."""

    def __init__(self, code: str, whole: str, **values: object) -> None:
        super().__init__(code, **values)
        self.whole = whole


class OtherData(RecordError):
    """A record that was made with other data or other rules."""


class SecretKept(BocageError):
    """Something that would show a secret of another seat."""


class BotError(BocageError):
    """A bot that was late, broken, or chose what is not offered."""


class CheckError(BocageError):
    """A rule page, code or a test that `bocage check` cannot read."""


class CommandError(BocageError):
    """A command that is not written as it is meant."""
