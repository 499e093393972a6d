"""What can be typed besides a choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.terminal.opening import Wishes
from terminal.typed import Terminal

TOGETHER = Wishes(seed=3, together=True)


def told(folder: Path, *lines: str, wishes: Wishes | None = None) -> Terminal:
    terminal = Terminal(folder, "1", *lines)
    terminal.begin("skirmish", wishes)
    return terminal


def test_help_lists_all_commands(tmp_path: Path) -> None:
    shown = told(tmp_path, "?").shown

    assert all(f"\n{name} " in shown for name in ("Enter", "?", "why", "odds", "log", "rule", "undo", "save", "quit"))


def test_why_names_the_rule_that_forbids(tmp_path: Path) -> None:
    terminal = told(tmp_path, "why attack able baker")

    assert terminal.lines_with("“Attack Baker with Able” is not possible. Able is not in your hand. [DK-3]")
    assert terminal.lines_with("DK-3  Both bid a hand card at once")


@pytest.mark.parametrize("text", ["why attack baker able", "why 1", "why att b a"])
def test_why_says_what_is_possible(tmp_path: Path, text: str) -> None:
    assert told(tmp_path, text).lines_with("“Attack Able with Baker” is possible now.")


def test_odds_are_exact_and_show_their_sum(tmp_path: Path) -> None:
    terminal = told(tmp_path, "odds 1", "odds end")

    assert terminal.lines_with("Hit: 75 of 100 cases, 75%")
    assert terminal.lines_with("6 = 5 base + 1 cover [DK-5]")
    assert terminal.lines_with("Nothing is rolled for it.")


def test_the_log_tells_everything_once_more(tmp_path: Path) -> None:
    assert len(told(tmp_path, "log").lines_with("• The Americans bid Able.")) == 2


def test_a_rule_is_found_by_id_and_by_words(tmp_path: Path) -> None:
    terminal = told(tmp_path, "rule dk-8", "rule initiative", "rule UN-1")

    assert terminal.lines_with("DK-8  A side without cards has lost at once.")
    assert terminal.lines_with("DK-3  Both bid a hand card at once")
    assert terminal.lines_with("There is no rule “UN-1”. There are: DK-1, DK-2")


def test_a_choice_is_taken_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "1", "undo", "2")

    session = terminal.begin("skirmish", TOGETHER)

    assert terminal.lines_with("Taken back: “Bid Able”.")
    match = session.match
    assert [match.entries[at].text for at in match.live if match.entries[at].who == ["us"]] == ["bid baker"]


def test_what_was_taken_back_is_told_again_when_it_happens_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "1", "1", "end", "undo", "end")

    terminal.begin("skirmish", TOGETHER)

    assert len(terminal.lines_with("throw in")) == 2


def test_behind_the_barrier_nothing_is_taken_back(tmp_path: Path) -> None:
    assert told(tmp_path, "undo").lines_with("This cannot be taken back freely")


def test_the_record_is_saved_where_it_is_wished_and_nothing_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"

    terminal = Terminal(tmp_path / "records", "1", f"save {path}", f"save {path}", "save", f"save {path / 'below'}")
    session = terminal.begin("skirmish")

    assert path.read_text(encoding="utf-8") == session.match.to_text()
    assert "is there already and stays as it is" in terminal.flat
    assert terminal.lines_with("Say where to save it: save FILE.")
    assert "The record cannot be written to" in terminal.flat


def test_quit_says_how_it_goes_on(tmp_path: Path) -> None:
    terminal = told(tmp_path, "quit", "1")

    assert terminal.lines == ["1"]
    assert terminal.lines_with("Until next time. The match goes on with: bocage play")
