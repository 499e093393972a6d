"""Tables described in a line each, for tests: the same plain values that `game.position({...})` takes."""

from __future__ import annotations

import pytest

import bocage
from bocage.kernel.events import Told
from bocage.kernel.reasons import Tally
from bocage.kernel.words import TallyOf


def given(game: str, scenario: str, *lines: str, **keys: object) -> Given:
    """A described table, dice and cards by hand: `given("decks", "duel", "us hand able", to_play="us")`."""
    return Given(bocage.game(game).position({"scenario": scenario, "table": list(lines), **keys}))


def tally(**terms: int) -> dict[str, int]:
    """What a number is made of: `tally(base=4, cover=3)`."""
    return terms


class Given:
    """A match that a test plays; `told` asks what was heard last."""

    def __init__(self, match: bocage.Match) -> None:
        self.match = match

    def choose(self, choice: str, seat: str | None = None) -> Given:
        self.match.choose(choice, seat)
        return self

    def roll(self, *outcomes: str) -> Given:
        for outcome in outcomes:
            self.match.roll(outcome)
        return self

    def told(self, name: str) -> Heard:
        """The last event of this name."""
        heard = [told for happening in self.match.fold.happenings for told in happening.told if told.name == name]
        assert heard, f"{name} was never told; heard were {self.names()}"
        return Heard(heard[-1])

    def names(self) -> list[str]:
        """All events so far, by name."""
        return [told.name for happening in self.match.fold.happenings for told in happening.told]

    def options(self, seat: str | None = None) -> list[str]:
        return [option.id for option in self.match.options(seat)]

    def refused(self, choice: str, seat: str | None = None) -> str:
        """The rule that forbids a choice, the same for who asks why and for who tries it all the same."""
        name = seat or self.match.to_act[0]
        with pytest.raises(bocage.IllegalChoice) as caught:
            self.match.choose(choice, name)
        assert self.match.why(name, choice).rule == caught.value.rule
        return caught.value.rule


class Heard:
    """An event, its fields as words; a sum with reasons as its terms."""

    def __init__(self, told: Told) -> None:
        self.event = told

    def __getattr__(self, name: str) -> str | dict[str, int]:
        kind = self.event.event.fields[name]
        sums = [reason for reason in self.event.reasons if isinstance(reason, Tally)]
        if isinstance(kind, TallyOf) and sums:
            assert sums[0].total() == self.event.number(name), "a number is not the sum of its terms"
            return {term.name: term.value for term in sums[0].terms}
        return kind.word(self.event.number(name))
