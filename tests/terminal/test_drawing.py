"""Any table in letters: which shape values get, and what they are called."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import bocage
from bocage.terminal.drawing import draw
from bocage.terminal.names import Names
from bocage.terminal.odds import long_odds, percent, short_odds
from bocage.text import speech
from text.skirmish import skirmish

BOOK = bocage.game("decks").book
NAMES = Names(speech("en", BOOK), BOOK)


def drawn(table: dict[str, object], width: int = 80) -> list[list[str]]:
    """The cells of each line that is not empty."""
    console = Console(file=io.StringIO(), width=width)
    console.print(draw(table, NAMES))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return [[cell for cell in line.strip().split("  ") if cell.strip()] for line in lines if line.strip()]


def cells(rows: list[list[str]]) -> list[list[str]]:
    return [[cell.strip() for cell in row] for row in rows if not row[0].startswith("──")]


def test_single_values_stand_beside_their_names() -> None:
    table: dict[str, object] = {"lead": "us", "wet": True, "turn_mark": 3, "asked": ["us", "de"], "nobody": None}

    assert cells(drawn(table)) == [
        ["Lead", "the Americans"],
        ["Wet", "yes"],
        ["Turn mark", "3"],
        ["Asked", "the Americans, the Germans"],
        ["Nobody", "–"],  # noqa: RUF001
    ]


def test_things_with_the_same_properties_stand_below_one_another() -> None:
    table: dict[str, object] = {
        "pieces": {"able": {"at": "3B", "steps": 2}, "baker": {"at": "4C", "steps": 0, "pinned": True}}
    }

    assert cells(drawn(table)) == [
        ["At", "Steps", "Pinned"],
        ["Able", "3B", "2", "–"],  # noqa: RUF001
        ["Baker", "4C", "0", "yes"],
    ]


def test_things_with_parts_stand_side_by_side() -> None:
    table: dict[str, object] = {
        "sides": {"us": {"hand": 3, "own": {"hand": {"able": 2, "baker": 0}}}, "de": {"hand": 1}}
    }

    assert cells(drawn(table)) == [
        ["The Americans", "The Germans"],
        ["Hand", "3", "1"],
        ["In your hand", "2 Able", "–"],  # noqa: RUF001
    ]


def test_a_list_of_things_is_numbered_and_several_parts_have_titles() -> None:
    table: dict[str, object] = {"waves": [{"card": "able"}, {"card": "baker"}], "rows": ["a b", ["c", "d"]]}

    assert cells(drawn(table)) == [
        ["Waves"], ["Card"], ["1", "Able"], ["2", "Baker"], ["Rows"], ["a b"], ["c, d"],
    ]  # fmt: skip


def test_a_part_of_mixed_values_is_drawn_like_a_table_of_its_own() -> None:
    table: dict[str, object] = {"map": {"width": 3, "tiles": {"3B": {"cover": 1}}}}

    assert cells(drawn(table)) == [["Width", "3"], ["Cover"], ["3B", "1"]]


def test_nothing_is_wider_than_the_screen() -> None:
    table: dict[str, object] = {"sides": {name: {"orders": {"text": "word " * 30, "x": {"y": 1}}} for name in "abc"}}
    console = Console(file=io.StringIO(), width=60)

    console.print(draw(table, NAMES))

    assert max(len(line) for line in console.file.getvalue().splitlines()) <= 60  # type: ignore[attr-defined]


# Odds.


@pytest.mark.parametrize(
    ("part", "whole", "told"),
    [(0, 10, "0%"), (1, 1000, "1%"), (1, 3, "33%"), (999, 1000, "99%"), (10, 10, "100%")],
)
def test_what_may_happen_is_never_told_as_impossible_nor_what_may_fail_as_certain(
    part: int, whole: int, told: str
) -> None:
    assert percent(part, whole, speech("en")) == told


def test_odds_are_told_in_the_readers_language() -> None:
    odds = {"hit": [3, 4], "tally": {"total": 6, "terms": [{"value": 6, "name": "base", "rule": "DK-5"}]}}
    german = speech("de", BOOK)

    assert short_odds(odds, german) == "Treffer 75\u00a0%"
    assert list(long_odds(odds, german)) == ["Treffer: 3 von 4 Fällen, 75\u00a0%", "6 = 6 Grundwert [DK-5]"]
    assert list(long_odds(None, german)) == []


def test_where_it_is_not_known_which_sum_decides_each_is_told_with_its_share() -> None:
    tally = {"total": 6, "terms": [{"value": 6, "name": "base", "rule": ""}]}
    odds = {"hit": [1, 2], "cases": [[2, tally], [3, {**tally, "total": 5}]]}

    assert list(long_odds(odds, speech("en", BOOK))) == [
        "Hit: 1 of 2 cases, 50%",
        "2 of 5 cases: 6 = 6 base",
        "3 of 5 cases: 5 = 6 base",
    ]


def test_behind_a_number_a_name_stands_without_its_article(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en="card-r-a = the rifleman\n    .bare = riflemen\ncard-s-b = the scout\n")

    assert Names(speech("en", book), book).value({"R-A": 2, "S-B": 1}) == "2 riflemen · 1 the scout"
