"""Whatever goes wrong: one sentence, in the reader's language, and a status."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bocage
from cli.shell import Shell


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("play", "chess"), 1, "There is no game and no file called “chess”. There are:"),
        (("rules", "chess"), 1, "There is no game “chess”. There are:"),
        (("lab", "playout", "chess", "any"), 1, "There is no game “chess”."),
        (("play", "decks", "siege"), 1, "decks has no scenario “siege”. It has: skirmish, duel."),
        (("play", "decks", "--uk", "me"), 1, "decks has no seat “uk”. Its seats are: us, de."),
        (
            ("play", "decks", "--us", "deep-blue"),
            1,
            "There is nobody called “deep-blue” to play. There are: me, random",
        ),
        (("play", "decks", "--us", "none.py"), 1, "There is no file none.py with a bot in it."),
        (("rules", "decks", "UN-1"), 1, "There is no rule “UN-1”. There are: DK-1,"),
        (("replay", "none.txt"), 1, "The record none.txt cannot be read: No such file or directory."),
        (("play",), 2, "What is to be played? Name a game or the file of a record."),
        (("play", "decks", "duel", "now"), 2, "“now” is one word too many."),
        (("play", "decks", "--us", "--de", "random"), 2, "Who plays --us? Put a name behind it"),
        (("play", "decks", "--us"), 2, "Who plays --us? Put a name behind it"),
        (("play", "decks", "--chance", "luck"), 2, "--chance cannot be “luck”. Possible: app, hand, hand-all."),
        (("games", "--lang", "fr"), 2, "--lang cannot be “fr”. Possible: en, de, es."),
        (("replay", "none.txt", "--against", "past"), 2, "--against cannot be “past”. Possible: present."),
    ],
)
def test_what_is_asked_wrongly_is_one_sentence(
    shell: Shell, words: tuple[str, ...], status: int, sentence: str
) -> None:
    answer = shell(*words)

    assert answer.status == status
    assert answer.err.startswith(sentence)
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Weder ein Spiel noch eine Datei heißt „chess“. Es gibt: "),
        ("es", "No hay ni juego ni archivo «chess». Los juegos que hay: "),
    ],
)
def test_a_sentence_is_in_the_readers_language(shell: Shell, lang: str, sentence: str) -> None:
    assert shell("play", "chess", "--lang", lang).err.startswith(sentence)
    assert shell("play", "chess", LANG=lang).err.startswith(sentence)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "one.txt"
    path.write_text(bocage.play("decks", "duel", us="random", de="random", seed=3).to_text(), encoding="utf-8")
    return path


def rewritten(path: Path, old: str, new: str) -> Path:
    """The same record with one thing changed in it."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_record_that_is_cut_off_is_said_and_its_rest_offered(shell: Shell, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8")[:-4], encoding="utf-8")

    answer = shell("play", str(record), typed="no\n")

    assert "The record breaks off in the middle of line" in answer.out
    assert "(yes/no)" in answer.out
    assert shell("replay", str(record)).err.startswith("The record breaks off in the middle of line")


def test_a_record_of_other_data_is_refused(shell: Shell, record: Path) -> None:
    rewritten(record, ": data ", ": data 0")

    answer = shell("play", str(record))

    assert answer.status == 1
    assert answer.err.startswith("The record was made with other data of decks (0")


def test_a_choice_that_is_not_possible_is_refused_with_its_line(shell: Shell, record: Path) -> None:
    rewritten(record, "> us  bid able", "> us  bid baker\n> de  bid baker\n> us  attack able able")

    answer = shell("replay", str(record))

    assert answer.status == 1
    assert answer.err.startswith("Line ")
    assert "cannot be carried out" in answer.err


def test_a_choice_for_a_seat_that_is_not_asked_is_refused(shell: Shell, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if line.startswith("> us  attack") or line == "> us  end")
    rewritten(record, first, first.replace("> us", "> de"))

    assert "de is not asked now. To choose: us." in shell("replay", str(record)).err


def test_a_roll_out_of_range_is_refused(shell: Shell, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    shot = next(line for line in text.splitlines() if line.startswith("= app shot"))
    rewritten(record, shot, shot[: shot.rindex("  ")] + "  12")

    assert "No die shows “12”: its faces run from 0 to 9." in shell("replay", str(record)).err


def test_a_bot_that_chooses_what_is_not_offered_is_a_sentence(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text("class Odd:\n    def choose(self, view, options, budget, seed): return 'flee'\n", encoding="utf-8")

    answer = shell("play", "decks", "--us", str(path), "--de", "random")

    assert answer.status == 1
    assert answer.err.startswith(f"The bot {path} chose “flee” for us")
    assert answer.out.rstrip().endswith(str(shell.records()[0]))


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -c 'from bocage.cli import main; main()' rules decks | head -n 1"

    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "BOCAGE_GAMES": "small_games"}
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False, env=env)

    assert done.stdout.startswith("DK-1")
    assert done.stderr == ""
