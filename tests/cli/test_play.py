"""`bocage play`: whom it seats, what it says, and where the match goes."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from cli.shell import Shell


def test_a_match_is_begun_and_left(shell: Shell) -> None:
    answer = shell("play", "decks", "--seed", "3", typed="1\nquit\n")

    assert answer.status == 0
    assert "Decks is a small game for trying the table out" in answer.flat
    assert "The engine runs uncompiled: the same rules, slower." in answer.out
    assert "The Americans: you · The Germans: any choice that is possible (random)" in answer.out
    assert len(shell.records()) == 1
    assert f"bocage play {shell.records()[0]}" in answer.out


def test_the_first_scenario_is_played_where_none_is_named(shell: Shell) -> None:
    shell("play", "decks")
    shell("play", "decks", "duel")

    assert [path.name.split("-")[1] for path in shell.records()] == ["duel", "skirmish"]


@pytest.mark.parametrize(
    "words",
    [
        ("decks", "duel", "--us", "random", "--de", "me"),
        ("decks", "--us=random", "duel", "--de=me"),
        ("--us", "random", "decks", "duel"),
    ],
)
def test_seats_are_options_of_the_game(shell: Shell, words: tuple[str, ...]) -> None:
    assert "The Americans: any choice that is possible (random) · The Germans: you" in shell("play", *words).out


def test_a_whole_game_is_played_between_bots(shell: Shell) -> None:
    answer = shell("play", "decks", "duel", "--us", "random", "--de", "random", "--seed", "3")

    assert "The game is over." in answer.out
    assert bocage.Match.from_text(shell.records()[0].read_text(encoding="utf-8")).over


def test_a_bot_of_ones_own_plays_from_its_file(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text("class Last:\n    def choose(self, view, options, budget, seed): return options[-1]['id']\n")

    answer = shell("play", "decks", "duel", "--us", str(path), "--de", "random")

    assert answer.status == 0
    assert f"* seat us  {path}\n" in shell.records()[0].read_text(encoding="utf-8")


def test_a_match_goes_on_from_its_record(shell: Shell) -> None:
    shell("play", "decks", "--seed", "3", typed="1\n")
    [path] = shell.records()
    before = path.read_text(encoding="utf-8")

    answer = shell("play", str(path), typed="1\n")

    assert "entries of" in answer.out
    assert shell.records() == [path]
    assert path.read_text(encoding="utf-8").startswith(before)
    assert path.read_text(encoding="utf-8") != before


def test_chance_may_be_brought_by_hand(shell: Shell) -> None:
    answer = shell("play", "decks", "--chance", "hand", typed="able\nable\nbaker\n")

    assert "Which card was drawn?" in answer.out
    assert "2 Able · 1 Baker" in answer.out


def test_all_seats_may_be_in_one_hand(shell: Shell) -> None:
    assert "The Americans: you · The Germans: you" in shell("play", "decks", "--together").out


@pytest.mark.parametrize(("lang", "said"), [("de", "Deine Wahl (Nummer oder Text)"), ("es", "Tu jugada")])
def test_the_language_is_the_environments_or_the_wished_one(shell: Shell, lang: str, said: str) -> None:
    assert said in shell("play", "decks", LANG=f"{lang}.UTF-8").out
    assert said in shell("play", "decks", "--lang", lang).out
