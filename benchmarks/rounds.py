"""Round after round over all items, so that what else the machine does falls on all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from benchmarks.ask import Ask
from benchmarks.goals import Found, Rates, measured, unsteady
from benchmarks.items import Item

Say = Callable[[str], None]


@dataclass
class Run:
    """What one run gave. Figures of two runs are never held against each other."""

    rates: Rates = field(default_factory=dict)
    versions: dict[str, dict[str, str]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def found(self) -> list[Found]:
        return measured(self.rates)


def run(items: list[Item], rounds: int, ask: Ask) -> Run:
    """Each item once a round; one whose package is not installed is asked once and left out."""
    one = Run()
    for _ in range(rounds):
        for item in items:
            if item.name not in one.missing:
                take_note(one, item, ask)
    return one


def take_note(one: Run, item: Item, ask: Ask) -> None:
    answer = ask(item)
    if answer.missing:
        one.missing[item.name] = answer.missing
        return
    one.rates.setdefault(item.name, []).append(answer.rates)
    one.versions[item.name] = answer.versions


def until_steady(runs: int, play: Callable[[], Run], say: Say) -> Run:
    """A run whose ratios are spread too far is done anew as a whole, a few times at most; the last one counts."""
    one = play()
    for _ in range(runs - 1):
        names = unsteady(one.found())
        if not names:
            break
        say(f"Spread above 15 %: {', '.join(names)}. The run is done anew.")
        one = play()
    return one
