"""Nothing is ever lost: the record on disk, and the match that goes on from it."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.kernel.errors import BotError, CutRecord, OtherData, RecordError
from bocage.terminal.keeping import records_folder
from bocage.terminal.opening import Wishes
from terminal.typed import Terminal


def begun(folder: Path, *lines: str) -> Path:
    """A match that somebody has left."""
    return Terminal(folder, *lines).begin("skirmish").keeper.path


def test_records_lie_in_the_users_data_folder() -> None:
    home = Path("/home/anna")

    assert records_folder({}, home) == home / ".local/share/bocage/records"
    assert records_folder({"XDG_DATA_HOME": "/data"}, home) == Path("/data/bocage/records")
    assert records_folder({"XDG_DATA_HOME": "data"}, home) == home / ".local/share/bocage/records"


def test_every_step_is_on_disk_before_anybody_is_asked_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    seen: list[str] = []

    def think(prompt: str) -> str:
        seen.append((tmp_path / "decks-duel-2026-05-01-1.txt").read_text(encoding="utf-8"))
        return "1"

    terminal.think = think
    session = terminal.begin("duel")

    text = session.match.to_text()
    assert all(text.startswith(one) for one in seen)
    assert [one for one in seen if one.endswith("\n")] == seen
    assert session.keeper.path.read_text(encoding="utf-8") == text


def test_the_path_is_shown_at_the_start_and_at_the_end(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)

    session = terminal.begin()

    assert len(terminal.lines_with(str(session.keeper.path))) == 2


def test_a_second_match_of_a_day_has_a_file_of_its_own(tmp_path: Path) -> None:
    assert [begun(tmp_path).name for _ in range(2)] == [f"decks-skirmish-2026-05-01-{number}.txt" for number in (1, 2)]


@pytest.mark.parametrize("how", [KeyboardInterrupt, EOFError])
def test_whoever_is_interrupted_leaves_cleanly(tmp_path: Path, how: type[BaseException]) -> None:
    terminal = Terminal(tmp_path, "1")

    def think(prompt: str) -> str:
        raise how

    terminal.think = think
    session = terminal.begin("skirmish")

    assert session.keeper.path.read_text(encoding="utf-8") == session.match.to_text()
    assert terminal.lines_with("Until next time.")


def test_a_bot_that_breaks_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text("class Odd:\n    def choose(self, *args): return 'retreat'\n", encoding="utf-8")
    terminal = Terminal(tmp_path / "records", "1")

    with pytest.raises(BotError, match="chose “retreat” for de"):
        terminal.begin("skirmish", Wishes(players={"de": str(path)}, seed=3))

    assert terminal.lines_with("Until next time.")


def test_a_match_goes_on_in_its_own_record_with_the_same_players(tmp_path: Path) -> None:
    path = begun(tmp_path, "1", "1")
    before = path.read_text(encoding="utf-8")
    terminal = Terminal(tmp_path)
    terminal.think = lambda prompt: "1"

    session = terminal.go_on(path)

    assert session is not None
    assert session.seating.players == {"us": "me", "de": "random"}
    assert session.match.over
    assert path.read_text(encoding="utf-8") == session.match.to_text()
    assert path.read_text(encoding="utf-8").startswith(before)


def test_a_match_that_was_left_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = Terminal(tmp_path)
    whole.think = lambda prompt: "1"
    left = Terminal(tmp_path)
    left.think = lambda prompt: "1"

    unbroken = whole.begin("skirmish")
    resumed = left.go_on(begun(tmp_path, "1", "1"))

    assert resumed is not None
    assert resumed.match.to_text() == unbroken.match.to_text()


def test_somebody_else_may_take_a_seat(tmp_path: Path) -> None:
    path = begun(tmp_path, "1")

    session = Terminal(tmp_path).go_on(path, Wishes(players={"us": "random", "de": "me"}))

    assert session is not None
    assert session.seating.players == {"us": "random", "de": "me"}
    assert "* seat de  me\n" in path.read_text(encoding="utf-8")


def test_whoever_comes_back_is_told_the_last_lines_only(tmp_path: Path) -> None:
    path = begun(tmp_path, *["1"] * 12)
    terminal = Terminal(tmp_path)

    terminal.go_on(path)

    assert 0 < len(terminal.lines_with("  •")) <= 8
    assert terminal.lines_with("were played again; the match goes on.")


def test_a_record_from_elsewhere_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a friend's.txt"
    path.write_text(bocage.game("decks").start("duel", 3).to_text(), encoding="utf-8")
    before = path.read_text(encoding="utf-8")

    session = Terminal(tmp_path / "records", "", "1").go_on(path)

    assert session is not None
    assert path.read_text(encoding="utf-8") == before
    assert session.keeper.path.parent == tmp_path / "records"
    assert session.keeper.path.read_text(encoding="utf-8") == session.match.to_text()


def test_a_match_that_is_over_shows_how_it_ended(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    path = tmp_path / "over.txt"
    path.write_text(bocage.play("decks", "duel", us="random", de="random", seed=3).to_text(), encoding="utf-8")

    terminal.go_on(path)

    assert terminal.asked == []
    assert "The game is over." in terminal.shown


# Broken records.


def cut(folder: Path, *lines: str) -> Path:
    """A record whose last line was not finished."""
    path = begun(folder, *lines)
    path.write_text(path.read_text(encoding="utf-8")[:-3], encoding="utf-8")
    return path


@pytest.mark.parametrize("answer", ["yes", "y", ""])
def test_of_a_record_that_is_cut_off_the_whole_lines_go_on_in_a_new_file(tmp_path: Path, answer: str) -> None:
    path = cut(tmp_path, "1", "1")
    broken = path.read_text(encoding="utf-8")
    terminal = Terminal(tmp_path, answer)

    session = terminal.go_on(path)

    assert terminal.lines_with("The record breaks off in the middle of line")
    assert session is not None
    assert path.read_text(encoding="utf-8") == broken
    assert session.keeper.path != path
    assert session.keeper.path.read_text(encoding="utf-8").startswith(broken[: broken.rfind("\n") + 1])


@pytest.mark.parametrize("answers", [("no",), ()])
def test_whoever_does_not_want_the_rest_leaves_everything_as_it_is(tmp_path: Path, answers: tuple[str, ...]) -> None:
    path = cut(tmp_path, "1")

    assert Terminal(tmp_path, *answers).go_on(path) is None
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_of_a_record_without_a_whole_line_nothing_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "cut.txt"
    path.write_text("bocage 1 · dec", encoding="utf-8")

    with pytest.raises(CutRecord, match="No whole line stands before it"):
        Terminal(tmp_path).go_on(path)


def test_a_record_of_other_data_is_refused(tmp_path: Path) -> None:
    path = begun(tmp_path, "1")
    text = path.read_text(encoding="utf-8")
    data = text.split(": data ")[1].split("\n")[0]
    path.write_text(text.replace(data, "0" * len(data)), encoding="utf-8")

    with pytest.raises(OtherData, match="made with other data of decks"):
        Terminal(tmp_path).go_on(path)


def test_what_cannot_be_read_or_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(RecordError, match="is no record"):
        Terminal(tmp_path).go_on(binary)
    with pytest.raises(RecordError, match="cannot be read"):
        Terminal(tmp_path).go_on(tmp_path / "none.txt")
    with pytest.raises(RecordError, match="cannot be written"):
        Terminal(binary / "below").begin()
