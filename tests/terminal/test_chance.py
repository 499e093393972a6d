"""Dice and cards from a real table."""

from __future__ import annotations

from pathlib import Path

import bocage
from bocage.terminal.opening import Wishes
from terminal.typed import Terminal

HAND = Wishes(seed=3, chance="hand")
HAND_ALL = Wishes(seed=3, chance="hand-all")
DEALT = ("able", "able", "baker")


def test_ones_own_cards_are_asked_for_and_the_others_drawn_by_the_app(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *DEALT)

    terminal.begin("skirmish", HAND)

    assert terminal.asked[:3] == ["Which card was drawn? For example baker: "] * 3
    assert terminal.lines_with("The Americans draw a card.")
    assert terminal.lines_with("• The Germans draw a card. (×3)")  # noqa: RUF001
    assert terminal.lines_with("In your hand") == ["In your hand          2 Able · 1 Baker  –"]  # noqa: RUF001


def test_every_card_is_asked_for_where_all_are_drawn_by_hand(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *DEALT, "a", "a", "b")

    session = terminal.begin("skirmish", HAND_ALL)

    assert len([prompt for prompt in terminal.asked if prompt.startswith("Which card")]) == 6
    assert [entry.who[0] for entry in session.match.entries if entry.mark == "="] == ["hand"] * 6


def test_a_roll_out_of_range_is_refused_and_asked_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *DEALT, "bid able", "attack able able", "12", "3 3", "nine", "9")

    session = terminal.begin("skirmish", Wishes({"us": "me", "de": "random"}, seed=3, chance="hand"))

    shots = [entry.text for entry in session.match.entries if entry.who[:2] == ["hand", "shot"]]
    assert shots[:1] == ["9"]
    assert terminal.lines_with("No die shows “12”: its faces run from 0 to 9.")
    assert terminal.lines_with("“3 3” cannot come of “shot” now.")
    assert terminal.lines_with("No die shows “nine”")
    assert terminal.lines_with("• 9: Able is hit; 6 was needed.")


def test_dice_are_read_in_any_order_and_with_commas(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *DEALT, "bid able", "attack baker able", "9, 3")

    session = terminal.begin("skirmish", HAND)

    assert "= hand shot us  3 9" in session.match.to_text()


def test_commands_work_while_dice_are_awaited(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *DEALT, "bid able", "attack able able", "?", "odds 1", "undo")

    session = terminal.begin("skirmish", HAND)

    assert terminal.lines_with("Taken back: “Attack Able with Able”.")
    assert session.match.pending is None


def test_a_card_of_ones_own_is_asked_for_behind_the_curtain(tmp_path: Path) -> None:
    wishes = Wishes({"us": "me", "de": "me"}, seed=3, chance="hand")
    terminal = Terminal(tmp_path, "", *DEALT, "", "", "a")

    terminal.begin("skirmish", wishes)

    assert terminal.asked[0].startswith("Pass it on. To choose now: the Americans")
    assert terminal.asked[5].startswith("Pass it on. To choose now: the Germans")
    assert terminal.asked[6].startswith("Which card was drawn?")


def test_what_was_typed_makes_the_same_match_as_the_app_would(tmp_path: Path) -> None:
    automatic = bocage.play("decks", "duel", us="random", de="random", seed=5)
    outcomes = [entry.text for entry in automatic.entries if entry.mark == "="]
    terminal = Terminal(tmp_path, *outcomes)

    session = terminal.begin("duel", Wishes({"us": "random", "de": "random"}, seed=5, chance="hand-all"))

    assert session.match.digest() == automatic.digest()
