"""What a run tells: tables, sentences, and one line to keep."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

from rich.console import Console

from benchmarks.command import keep, told
from benchmarks.items import Pythons
from benchmarks.report import json_line, left_out
from benchmarks.rounds import Run

DRIVE = "compiled drive"
GIN = "open_spiel gin_rummy"


def a_run(*gin: float) -> Run:
    rates = {DRIVE: [{"steps": 3000.0} for _ in gin], GIN: [{"steps": one} for one in gin]}
    return Run(rates, {GIN: {"open_spiel": "2"}}, {"chess": "chess"})


def shown(run: Run, pythons: Pythons, bar: float | None = None) -> tuple[int, str]:
    page = StringIO()
    return told(run, pythons, bar, Console(width=100, file=page)), page.getvalue()


def row(text: str, begin: str) -> list[str]:
    return next(line.split() for line in text.splitlines() if line.strip().startswith(begin))


def test_the_tables_hold_items_and_ratios(pythons: Pythons) -> None:
    code, text = shown(a_run(99, 100, 101), pythons)

    assert code == 0
    assert row(text, DRIVE)[:3] == ["compiled", "drive", "3,000"]
    assert row(text, "compiled, driven / gin_rummy")[-7:] == ["≥", "20", "30", "29.7", "30.3", "2%", "met"]


def test_a_missing_peer_and_a_missing_engine_get_a_sentence_each() -> None:
    pythons = Pythons(Path("nowhere/plain"), Path(__file__), Path(__file__))

    assert left_out(a_run(100), pythons.missing()) == [
        "chess is not installed (extra `peers`); its items are left out.",
        "There is no nowhere/plain; the uncompiled engine is left out.",
    ]


def test_rounds_that_lie_apart_are_marked(pythons: Pythons) -> None:
    assert "Not to be believed" in shown(a_run(100, 150), pythons)[1]
    assert "Not to be believed" not in shown(a_run(100, 101), pythons)[1]


def test_a_bar_fails_what_is_below_it_or_was_not_measured(pythons: Pythons) -> None:
    code, text = shown(a_run(1000), pythons, bar=0.6)

    assert code == 1
    assert "Not measured, or below 60% of the goal: compiled, driven / gin_rummy." in text
    assert "Not measured, or below 60% of the goal: compiled, driven / hearts." in text


def test_a_run_is_kept_as_one_line_behind_those_before_it(tmp_path: Path) -> None:
    file = tmp_path / "runs.jsonl"

    keep(file, json_line(a_run(100), {"game": "decks"}))
    keep(file, json_line(a_run(50), {"game": "decks"}))

    runs = [json.loads(line) for line in file.read_text().splitlines()]
    assert [run["ratios"]["compiled, driven / gin_rummy"]["median"] for run in runs] == [30, 60]
    assert runs[0]["game"] == "decks"
    assert runs[0]["versions"] == {GIN: {"open_spiel": "2"}}
    assert runs[0]["ratios"]["compiled, driven / hearts"] is None
    assert runs[0]["steady"] is True
