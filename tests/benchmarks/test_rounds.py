"""Round-robin over items, and when a run is done anew."""

from __future__ import annotations

from pathlib import Path

from benchmarks.ask import Answer
from benchmarks.items import Item
from benchmarks.rounds import Run, run, until_steady

ITEMS = [Item(name, Path("python"), ()) for name in ("ours", "theirs")]
RATIO = ("compiled playout", "uncompiled playout")


class Asked:
    """Answers with how often it was asked, and remembers for what."""

    def __init__(self, missing: str = "") -> None:
        self.missing = missing
        self.names: list[str] = []

    def __call__(self, item: Item) -> Answer:
        self.names.append(item.name)
        if item.name == self.missing:
            return Answer(missing="their-package")
        return Answer({"steps": float(len(self.names))}, {"python": "3"})


def run_with(rates: list[float]) -> Run:
    over, under = RATIO
    return Run({over: [{"steps": rate} for rate in rates], under: [{"steps": 1.0} for _ in rates]})


class Runs:
    """Hands out runs that are there already."""

    def __init__(self, *runs: Run) -> None:
        self.left = list(runs)
        self.said: list[str] = []

    def play(self) -> Run:
        return self.left.pop(0)


def test_items_take_turns() -> None:
    asked = Asked()

    run(ITEMS, 3, asked)

    assert asked.names == ["ours", "theirs"] * 3


def test_each_round_of_an_item_is_kept() -> None:
    one = run(ITEMS, 2, Asked())

    assert one.rates == {"ours": [{"steps": 1}, {"steps": 3}], "theirs": [{"steps": 2}, {"steps": 4}]}
    assert one.versions["ours"] == {"python": "3"}


def test_what_is_not_installed_is_asked_once_and_left_out() -> None:
    asked = Asked(missing="theirs")

    one = run(ITEMS, 3, asked)

    assert asked.names == ["ours", "theirs", "ours", "ours"]
    assert list(one.rates) == ["ours"]
    assert one.missing == {"theirs": "their-package"}


def test_a_steady_run_is_enough() -> None:
    runs = Runs(run_with([20, 21]), run_with([30, 30]))

    assert until_steady(3, runs.play, runs.said.append) == run_with([20, 21])
    assert runs.said == []


def test_a_run_that_is_spread_too_far_is_said_to_be_and_done_anew() -> None:
    runs = Runs(run_with([20, 30]), run_with([30, 31]))

    assert until_steady(3, runs.play, runs.said.append) == run_with([30, 31])
    assert runs.said == ["Spread above 15 %: compiled / uncompiled playout. The run is done anew."]


def test_after_so_many_runs_the_last_one_counts_as_it_is() -> None:
    runs = Runs(run_with([20, 30]), run_with([20, 40]), run_with([20, 20]))

    assert until_steady(2, runs.play, runs.said.append) == run_with([20, 40])
    assert len(runs.said) == 1
