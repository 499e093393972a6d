"""The command line: check that all play the same games, measure, report."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from benchmarks.ask import ItemFailed, asker
from benchmarks.golden import Refused, player, same_games
from benchmarks.items import Pythons, all_items
from benchmarks.report import doubts, failures, item_table, json_line, left_out, ratio_table
from benchmarks.rounds import Run, run, until_steady

FAILED = 1
REFUSED = 2


def main(words: list[str]) -> int:
    """0, or 1 when a ratio is below the bar, or 2 when nothing could be measured."""
    options = parser().parse_args(words)
    console = Console()
    try:
        return bench(options, console)
    except (Refused, ItemFailed) as error:
        console.print(str(error), markup=False, soft_wrap=True)
        return REFUSED


def bench(options: Namespace, console: Console) -> int:
    pythons = Pythons(options.plain, options.fast, options.peers)
    engines = pythons.engines()
    digest = same_games(engines, player(options.core, options.game, options.scenario, options.golden))
    items = all_items(pythons, options.game, options.scenario)
    ask = asker(options.core, options.seconds)
    one = until_steady(options.runs, lambda: run(items, options.rounds, ask), console.print)
    about = {name: getattr(options, name) for name in ("game", "scenario", "rounds", "seconds", "golden")}
    keep(options.json, json_line(one, {**about, "digest": digest, "engines": list(engines)}))
    return told(one, pythons, options.bar, console)


def told(one: Run, pythons: Pythons, bar: float | None, console: Console) -> int:
    found = one.found()
    console.print(item_table(one.rates), ratio_table(found))
    below = [] if bar is None else failures(found, bar)
    for sentence in [*left_out(one, pythons.missing()), *doubts(found), *below]:
        console.print(sentence, soft_wrap=True)
    return FAILED if below else 0


def keep(file: Path | None, line: str) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as kept:
            kept.write(line + "\n")


def parser() -> ArgumentParser:
    options = ArgumentParser("python -m benchmarks", description="How fast bocage is, as ratios in one run.")
    add = options.add_argument
    add("--game", default="decks", help="a game of the registry; others by BOCAGE_GAMES")
    add("--scenario", default="skirmish")
    add("--rounds", type=at_least_one, default=5, help="how often each item is measured in a run")
    add("--runs", type=at_least_one, default=2, help="how many runs at most, while ratios are spread above 15 %%")
    add("--seconds", type=float, default=1.0, help="processor time for each item and round")
    add("--golden", type=at_least_one, default=200, help="games that all must play alike before anything is timed")
    add("--plain", type=Path, default=Path(".venv/bin/python"), help="the Python of the uncompiled engine")
    add("--fast", type=Path, default=Path(".venv-fast/bin/python"), help="the Python of the compiled engine")
    add("--peers", type=Path, default=Path(sys.executable), help="the Python that has the peers")
    add("--core", type=int, default=last_core(), help="the core that everything is pinned to")
    add("--json", type=Path, help="a file to which the run is added as one line")
    add("--bar", type=float, help="fail when a ratio is below this part of its goal, or was not measured")
    return options


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def last_core() -> int:
    """The first core is where most systems do their housekeeping."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
