"""Golden records: what has been read and found right stays so, uncompiled and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.kernel.record import read_record
from bocage.match.records import against_present

RECORDS = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_still_comes_true(path: Path) -> None:
    assert against_present(path.read_text(encoding="utf-8")) is None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_is_a_whole_game_with_digests(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    match = bocage.Match.from_text(text)

    assert match.over
    assert read_record(text).lines[-1].digest == match.digest()


def test_every_scenario_has_a_golden_record() -> None:
    kept = {(path.parent.name, path.stem.rsplit("-", 1)[0]) for path in RECORDS}

    assert kept == {(name, scenario) for name in bocage.games() for scenario in bocage.game(name).scenarios()}
