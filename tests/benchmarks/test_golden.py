"""Nothing is timed unless all play the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.golden import Golden, Play, Refused, same_games
from benchmarks.items import FAST, PLAIN

ENGINES = {PLAIN: Path("plain/python"), FAST: Path("fast/python")}


def playing(plain: Golden, fast: Golden) -> Play:
    return lambda engine, python: plain if engine == PLAIN else fast


def test_engines_and_loops_that_agree_have_one_fingerprint() -> None:
    golden = {"playout": "aa", "drive": "aa"}

    assert same_games(ENGINES, playing(Golden(PLAIN, golden), Golden(FAST, golden))) == "aa"


def test_engines_that_differ_are_refused_and_both_are_named() -> None:
    play = playing(Golden(PLAIN, {"playout": "aa"}), Golden(FAST, {"playout": "bb"}))

    with pytest.raises(Refused, match=r"uncompiled playout aa, compiled playout bb"):
        same_games(ENGINES, play)


def test_loops_that_differ_are_refused_and_both_are_named() -> None:
    play = playing(Golden(PLAIN, {"playout": "aa", "drive": "ab"}), Golden(FAST, {"playout": "aa", "drive": "aa"}))

    with pytest.raises(Refused, match=r"uncompiled drive ab"):
        same_games(ENGINES, play)


def test_an_engine_under_the_name_of_the_other_is_refused() -> None:
    play = playing(Golden(PLAIN, {"playout": "aa"}), Golden(PLAIN, {"playout": "aa"}))

    with pytest.raises(Refused, match=r"fast/python should run the compiled engine"):
        same_games(ENGINES, play)


def test_peers_alone_have_nothing_to_agree_on() -> None:
    assert same_games({}, playing(Golden("", {}), Golden("", {}))) == ""
