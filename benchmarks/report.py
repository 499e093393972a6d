"""What a run tells: a table of items, a table of ratios, and one line of JSON to keep."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.box import SIMPLE
from rich.table import Table

from benchmarks.figures import figure
from benchmarks.goals import Found, Rates, below_bar, column, unsteady
from benchmarks.rounds import Run

UNITS: Final = ("steps", "decisions", "games", "clones")
CPU_FILE: Final = Path("/proc/cpuinfo")


def item_table(rates: Rates) -> Table:
    table = wide("medians of the rounds, per second of processor time", "item", *UNITS, "spread")
    for item, answers in rates.items():
        medians = [f"{figure(column(rates, (item, unit))).median:,.0f}" if unit in answers[0] else "" for unit in UNITS]
        first = figure(column(rates, (item, next(iter(answers[0])))))
        table.add_row(item, *medians, f"{first.spread:.0%}")
    return table


def wide(title: str, first: str, *headings: str) -> Table:
    """A name and its numbers; rows stay lines, so that they can be read in a log as well."""
    table = Table(title=title, title_justify="left", box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(first, no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def ratio_table(found: list[Found]) -> Table:
    table = wide("ratios, round by round", "ratio", "goal", "median", "from", "to", "spread", "")
    for one in found:
        table.add_row(one.goal.name, one.goal.told(), *ratio_cells(one))
    return table


def ratio_cells(one: Found) -> list[str]:
    if one.figure is None:
        return ["", "", "", "", "not measured"]
    result = "met" if one.goal.met(one.figure.median) else "[red]missed[/]"
    numbers = [f"{number:.3g}" for number in (one.figure.median, one.figure.low, one.figure.high)]
    return [*numbers, f"{one.figure.spread:.0%}", result]


def left_out(run: Run, missing: dict[str, Path]) -> list[str]:
    """A sentence for everything that was not measured, with what would help."""
    packages = sorted(set(run.missing.values()))
    told = [f"{name} is not installed (extra `peers`); its items are left out." for name in packages]
    return told + [f"There is no {python}; the {engine} engine is left out." for engine, python in missing.items()]


def doubts(found: list[Found]) -> list[str]:
    return [f"Not to be believed, for the rounds lie more than 15 % apart: {name}." for name in unsteady(found)]


def failures(found: list[Found], bar: float) -> list[str]:
    return [f"Not measured, or below {bar:.0%} of the goal: {name}." for name in below_bar(found, bar)]


def cpu_model() -> str:
    if CPU_FILE.exists():
        for line in CPU_FILE.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def json_line(run: Run, about: dict[str, object]) -> str:
    """Everything about a run that may be wanted later."""
    found = run.found()
    told = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "cpu": cpu_model(),
        "system": platform.platform(),
        **about,
        "versions": run.versions,
        "medians": {item: medians(run.rates, item) for item in run.rates},
        "ratios": {one.goal.name: plain(one) for one in found},
        "steady": not unsteady(found),
    }
    return json.dumps(told, ensure_ascii=False)


def medians(rates: Rates, item: str) -> dict[str, float]:
    return {unit: round(figure(column(rates, (item, unit))).median, 1) for unit in rates[item][0]}


def plain(one: Found) -> dict[str, object] | None:
    if one.figure is None:
        return None
    return {**asdict(one.figure), "goal": one.goal.told(), "met": one.goal.met(one.figure.median)}
