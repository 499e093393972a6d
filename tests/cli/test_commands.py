"""The other commands: what they print, and with which status they end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bocage
from cli.shell import Shell

RULES = Path(__file__).parent.parent / "small_games" / "rules"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game with all that came of it."""
    path = tmp_path / "games" / "one.txt"
    path.parent.mkdir()
    path.write_text(bocage.play("decks", "duel", us="random", de="random", seed=3).to_golden(), encoding="utf-8")
    return path


# replay


def test_the_story_of_a_record_is_told(shell: Shell, record: Path) -> None:
    answer = shell("replay", str(record))

    assert answer.status == 0
    assert "Decks · Duel" in answer.out
    assert "• The Germans draw Able." in answer.out
    assert "[DK-9]" in answer.out


def test_the_story_is_told_as_a_seat_saw_it(shell: Shell, record: Path) -> None:
    told = shell("replay", str(record), "--seat", "us").out

    assert "The Germans draw a card." in told
    assert "The Germans draw Able" not in told


def test_a_match_that_is_not_over_says_so(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "begun.txt"
    path.write_text(bocage.game("decks").start("duel", 3).to_text(), encoding="utf-8")

    assert "The match is in round 1 and goes on." in shell("replay", str(path)).out


def test_records_are_held_against_the_present_rules(shell: Shell, record: Path) -> None:
    answer = shell("replay", str(record.parent), "--against", "present")

    assert answer.status == 0
    assert f"{record}: as it was." in answer.out
    assert answer.out.endswith("One record, none differs.\n")


def test_the_first_difference_of_each_record_is_told(shell: Shell, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    digest = next(line for line in text.splitlines() if line.startswith("! "))
    (record.parent / "digest.txt").write_text(text.replace(digest, "! 0000", 1), encoding="utf-8")
    (record.parent / "event.txt").write_text(
        text.replace(". card-bid  side us", ". card-bid  side de", 1), encoding="utf-8"
    )
    (record.parent / "refused.txt").write_text(text.replace("> us  bid able", "> us  bid charlie", 1), encoding="utf-8")
    (record.parent / "torn.txt").write_text(text[:-3], encoding="utf-8")

    answer = shell("replay", str(record.parent), "--against", "present")

    assert answer.status == 1
    assert "The table is another one after line" in answer.out
    assert "Then: 0000" in answer.out
    assert "Something else comes of what stands above the events in line" in answer.out
    assert "“> us  bid charlie”, is refused now: There is no card “charlie” here." in answer.out
    assert "The record breaks off in the middle of line" in answer.err
    assert "5 records, 4 differ." in answer.flat


def test_a_refusal_is_told_in_the_readers_language(shell: Shell, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("> us  bid able", "> us  bid charlie", 1)
    record.write_text(text, encoding="utf-8")

    answer = shell("replay", str(record), "--against", "present", "--lang", "de")

    assert "ist jetzt nicht mehr möglich: „charlie“ gibt es hier nicht" in answer.flat
    assert answer.out.endswith("Ein Protokoll, eines weicht ab.\n")


def test_a_folder_without_records_is_told(shell: Shell, tmp_path: Path) -> None:
    answer = shell("replay", str(tmp_path))

    assert (answer.status, answer.err) == (
        1, f"There is no record in {tmp_path}. Records are files that end in .txt.\n",
    )  # fmt: skip


# rules, games


def test_all_rules_of_a_game_are_listed_in_their_order(shell: Shell) -> None:
    answer = shell("rules", "decks")

    ids = [line.split()[0] for line in answer.out.splitlines() if line.startswith("DK-")]
    assert ids == [f"DK-{number}" for number in range(1, 11)]


@pytest.mark.parametrize("words", [("DK-8",), ("dk-8",), ("lost", "cards")])
def test_a_rule_is_found_by_id_and_by_words(shell: Shell, words: tuple[str, ...]) -> None:
    assert shell("rules", "decks", *words).flat == "DK-8 A side without cards has lost at once."


def test_rules_are_told_in_the_readers_language(shell: Shell) -> None:
    assert "DK-8 Eine Seite ohne Karten hat sofort verloren." in shell("rules", "decks", "DK-8", "--lang", "de").flat


def test_games_and_scenarios_are_listed(shell: Shell) -> None:
    lines = [line.split() for line in shell("games").out.splitlines()]

    at = lines.index(["decks", "skirmish", "Skirmish", "us", "de"])
    assert lines[0] == ["Game", "Scenario", "Seats"]
    assert lines[at + 1] == ["duel", "Duel"]


def test_where_no_game_is_installed_that_is_said(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bocage.cli.games", list)

    assert shell("games").out == "No game is installed yet.\n"


# check, lab


def test_check_reports_and_its_status_tells(shell: Shell, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    places = ["--rules", str(RULES / "decks.md"), "--code", str(RULES.parent), "--tests", str(tests)]

    answer = shell("check", *places, "--json")

    report = json.loads(answer.out)
    assert answer.status == 1
    assert set(report["rules"]) >= {"DK-1", "DK-10"}
    assert "DK-1" in report["missing"]
    assert "Missing code or a test" in shell("check", *places).flat


def test_random_games_are_counted(shell: Shell) -> None:
    values = json.loads(shell("lab", "playout", "decks", "duel", "-n", "20", "--seed", "5", "--json").out)

    assert list(values) == ["games", "decisions", "chances", "rounds_mean", "wins", "ends", "digest"]
    assert values["games"] == 20
    told = shell("lab", "playout", "decks", "duel", "-n", "20", "--seed", "5", "--lang", "de").flat
    assert "Partien 20" in told
    assert f"Fingerabdruck {values['digest']}" in told


# Help.


def test_every_command_helps(shell: Shell) -> None:
    for words in ((), ("play",), ("replay",), ("rules",), ("games",), ("check",), ("lab",), ("lab", "playout")):
        assert shell(*words, "--help").status == 0
