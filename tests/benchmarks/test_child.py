"""A process of its own a measurement: what it is told, and what it answers."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.ask import ItemFailed, asker, spoken
from benchmarks.command import last_core, main
from benchmarks.items import Item, Pythons, all_items

PYTHON = Path(sys.executable)
SECONDS = 0.01


def own(kind: str) -> Item:
    return Item(kind, PYTHON, (kind, "decks", "duel"))


@pytest.fixture(autouse=True)
def found_by_the_child(monkeypatch: pytest.MonkeyPatch) -> None:
    """The child is given no PYTHONPATH; where bocage is not installed, there is nothing to ask it."""
    monkeypatch.delenv("BOCAGE_GAMES", raising=False)
    told = spoken("probe", PYTHON, [str(last_core()), "0", "golden", "decks", "duel", "1"])
    if "missing" in told:
        pytest.skip("bocage is not installed in this environment")


@pytest.mark.parametrize("kind", ["drive", "playout", "listened"])
def test_a_game_is_measured_in_steps_decisions_and_games(kind: str) -> None:
    answer = asker(last_core(), SECONDS)(own(kind))

    assert list(answer.rates) == ["steps", "decisions", "games"]
    assert answer.rates["steps"] > answer.rates["decisions"] > answer.rates["games"] > 0
    assert set(answer.versions) == {"python", "bocage", "librt"}


def test_copies_are_measured_by_number() -> None:
    assert list(asker(last_core(), SECONDS)(own("clones")).rates) == ["clones"]


def test_both_loops_play_the_same_games() -> None:
    told = spoken("golden", PYTHON, [str(last_core()), "0", "golden", "decks", "duel", "20"])

    assert told["digests"]["playout"] == told["digests"]["drive"]


def test_a_process_that_ends_badly_is_told_with_its_last_words() -> None:
    with pytest.raises(ItemFailed, match=r"siege ended with 1:[\s\S]*siege"):
        asker(last_core(), SECONDS)(Item("siege", PYTHON, ("playout", "decks", "siege")))


def test_a_peer_that_is_not_installed_is_named(tmp_path: Path) -> None:
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    bare.chmod(0o755)

    answer = asker(last_core(), SECONDS)(Item("gin", bare, ("spiel", "gin_rummy")))

    assert answer.missing == "open_spiel"
    assert answer.rates == {}


def test_an_environment_without_bocage_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    bare.chmod(0o755)

    assert main(["--plain", str(bare), "--fast", "nowhere"]) == 2
    assert "bocage" in capsys.readouterr().out


def test_an_engine_that_is_not_there_has_no_items() -> None:
    items = all_items(Pythons(PYTHON, Path("nowhere"), PYTHON), "decks", "duel")

    assert not [item for item in items if item.name.startswith("compiled")]
    assert items[-1].name == "uncompiled clones"
