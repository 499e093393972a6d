"""Which scenarios there are: ours, and beside them those of a person's own folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.games.undaunted.library import OURS, scenario_files
from bocage.kernel.errors import BadScenario

LA_RAYE = (OURS / "la-raye.toml").read_text(encoding="utf-8")


@pytest.fixture
def mine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for scenarios of my own."""
    monkeypatch.setenv("BOCAGE_SCENARIOS", str(tmp_path))
    (tmp_path / "undaunted").mkdir()
    return tmp_path / "undaunted"


def test_my_scenarios_stand_behind_ours(mine: Path) -> None:
    (mine / "two-hedges.toml").write_text(LA_RAYE.replace("(reconstruction)", "(my book)"), encoding="utf-8")

    files = scenario_files()

    assert list(files)[-1] == "two-hedges" and len(files) == 13
    assert files["two-hedges"].read().title("en") == "La Raye (my book)"
    assert [files["two-hedges"].is_ours, files["la-raye"].is_ours] == [False, True]


def test_where_nothing_is_named_they_lie_with_my_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("BOCAGE_SCENARIOS", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "bocage" / "scenarios" / "undaunted"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(LA_RAYE, encoding="utf-8")

    assert "mine" in scenario_files()


def test_where_nothing_is_named_at_all_they_lie_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("BOCAGE_SCENARIOS", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / ".local" / "share" / "bocage" / "scenarios" / "undaunted"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(LA_RAYE, encoding="utf-8")

    assert "mine" in scenario_files()


def test_a_file_may_have_any_name(mine: Path) -> None:
    (mine / "My Bridge (2).toml").write_text(LA_RAYE, encoding="utf-8")

    assert scenario_files()["my-bridge-2"].read().name == "my-bridge-2"


@pytest.mark.parametrize("name", ["la-raye.toml", "La Raye.toml"])
def test_a_name_is_taken_once(mine: Path, name: str) -> None:
    (mine / name).write_text(LA_RAYE, encoding="utf-8")

    with pytest.raises(BadScenario) as caught:
        scenario_files()

    assert f"{mine / name}: there is a scenario “la-raye” already" in str(caught.value)


def test_a_folder_that_is_named_and_not_there_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOCAGE_SCENARIOS", str(tmp_path / "nowhere"))

    with pytest.raises(BadScenario) as caught:
        scenario_files()

    assert str(caught.value).startswith(f"BOCAGE_SCENARIOS names the folder {tmp_path / 'nowhere'}")


def test_a_broken_file_of_mine_leaves_the_others_playable(mine: Path) -> None:
    (mine / "broken.toml").write_bytes(b"title = \xff")

    files = scenario_files()

    assert files["la-raye"].read().name == "la-raye"
    with pytest.raises(BadScenario) as caught:
        files["broken"].read()
    assert str(caught.value) == f"{mine / 'broken.toml'} is not UTF-8 text. Save it as UTF-8."


def test_a_file_that_is_gone_is_told(mine: Path) -> None:
    (mine / "gone.toml").write_text(LA_RAYE, encoding="utf-8")
    files = scenario_files()
    (mine / "gone.toml").unlink()

    with pytest.raises(BadScenario) as caught:
        files["gone"].read()

    assert str(caught.value).startswith(f"{mine / 'gone.toml'} cannot be read: ")


def test_a_file_saved_on_windows_can_be_read(mine: Path) -> None:
    (mine / "windows.toml").write_bytes(b"\xef\xbb\xbf" + LA_RAYE.replace("\n", "\r\n").encode())

    assert scenario_files()["windows"].read().points() == 10
