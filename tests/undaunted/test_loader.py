"""What a scenario is refused for: each slip with its file, its key, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.undaunted.checking import check_tiles_enough
from bocage.games.undaunted.model import UNIT
from bocage.games.undaunted.reading import from_plain, read_scenario
from bocage.kernel.errors import BadScenario
from bocage.text import LANGUAGES, sentence

HEDGES = """
title      = "Two hedges"
initiative = "us"
grid       = [[1, ["7A", "13B"]], [0, ["17B", "2B", "5B"]]]
objectives = { 13B = 2, 2B = 1, 5B = 3 }

[radio]
tile                    = "7A"
side                    = "us"
action                  = "control"
points_per_transmission = 1
max_per_turn            = 1
max_total               = 2

[us]
victory    = { points = 8 }
spawn      = { ALL = "17B" }
scouted    = ["17B", "13B"]
controlled = ["7A"]
counters   = { R-A = "17B", S-A = "7A" }
deck       = { PS = 1, R-A = 2, S-A = 1 }
supply     = { R-A = 3, FOW = 5 }

[de]
victory    = { pin = true }
spawn      = { "A,B" = "5B", "SN,MO" = "2B" }
scouted    = ["5B", "2B"]
controlled = ["13B"]
counters   = { R-B = "5B", MO = "2B" }
deck       = { PS = 1, R-B = 2, MO = 1 }
supply     = { FOW = 6 }
"""
GRID = '[[1, ["7A", "13B"]], [0, ["17B", "2B", "5B"]]]'
EVERY_FACE = ", ".join(f'"{number}{face}"' for number in range(1, 19) for face in "AB")
ALL_TILES = '[[0, ["7A", "13B", "17B", "2B", "5B", "1A", "3A", "4A", "6A", "8A", "9A", "10A", "11A", "12A", "14A"]]]'
FIFTEEN = ", ".join(
    f"{tile} = 1"
    for tile in ["7A", "13B", "17B", "2B", "5B", "1A", "3A", "4A", "6A", "8A", "9A", "10A", "11A", "12A", "14A"]
)

# What is written instead of what, the code, and what the sentence says.
SLIPS = [
    # The file.
    ("initiative =", "initiative", "data-not-toml", "line 3"),
    ('title      = "Two hedges"', 'title = "Two"\ntitle = "Hedges"', "data-not-toml", "is not written as TOML is"),
    # Keys.
    ("objectives =", "objectvies =", "data-unknown-key", "“objectvies” means nothing here. Possible: objectives"),
    ("[radio]", "[radios]", "data-unknown-key", "“radios” means nothing here. Possible: radio"),
    (
        "victory    = { pin",
        "victroy    = { pin",
        "data-unknown-key",
        "“de.victroy” means nothing here. Possible: victory",
    ),
    ('initiative = "us"', "", "data-missing-key", "“initiative” is missing. What belongs there: title, grid"),
    ("supply     = { FOW = 6 }", "", "data-missing-key", "“de.supply” is missing. What belongs there: victory, spawn"),
    ("max_total               = 2", "", "data-missing-key", "“radio.max_total” is missing"),
    # Types.
    ('"Two hedges"', "3", "data-not-text", "“title” should be text in quotation marks, and is 3"),
    ('"Two hedges"', '""', "data-not-text", '“title” should be text in quotation marks, and is ""'),
    ('"Two hedges"', "{ de = 3 }", "data-not-text", "“title.de” should be text in quotation marks, and is 3"),
    ('"Two hedges"', "{}", "data-empty", "“title” is empty"),
    ('"us"\ngrid', '"us"\ndate = 1944-06-15\ngrid', "data-not-text", "“date” should be text in quotation marks"),
    (
        '"us"\ngrid',
        '"americans"\ngrid',
        "data-no-such-word",
        "“americans” is not known at “initiative”. Possible: us, de",
    ),
    ('["17B", "13B"]', '"17B"', "data-not-a-list", '“us.scouted” should be a list in square brackets, and is "17B"'),
    ('{ R-A = "17B", S-A = "7A" }', '["R-A"]', "data-not-a-table", "“us.counters” should be a table"),
    ("R-A = 2,", 'R-A = "2",', "data-not-a-number", '“us.deck.R-A” should be a whole number from 0 to 5, and is "2"'),
    ("R-A = 2,", "R-A = true,", "data-not-a-number", "“us.deck.R-A” should be a whole number from 0 to 5, and is true"),
    # Words.
    ("R-A = 2,", "R-D = 2,", "data-no-such-word", "“R-D” is not known at “us.deck.R-D”. Possible: "),
    ('R-A = "17B"', 'SL-A = "17B"', "data-no-such-word", "“SL-A” is not known at “us.counters.SL-A”. Possible: "),
    ('["17B", "13B"]', '["17b", "13B"]', "data-no-such-word", "“17b” is not known at “us.scouted[0]”. Possible: "),
    ('"7A", "13B"]],', '"19A", "13B"]],', "data-no-such-word", "“19A” is not known at “grid[0][1][0]”. Possible: "),
    ('"A,B" =', '"A,D" =', "data-no-such-word", "“D” is not known at “de.spawn.A,D”. Possible: ALL, A, B, C, SN, MO"),
    ('"control"', '"move"', "data-no-such-word", "“move” is not known at “radio.action”. Possible: control"),
    # The map.
    (GRID, "[]", "data-empty", "“grid” is empty"),
    (
        GRID,
        '[[1, ["7A"], 3]]',
        "undaunted-bad-row",
        '“grid[0]” is no row of tiles: [1, ["7A"], 3]. A row is its left edge',
    ),
    (GRID, '[[1, ["7A"]], [0, ["."]]]', "data-empty", "“grid[1]” is empty"),
    (GRID, "[[1, []]]", "data-empty", "“grid[0][1]” is empty"),
    (GRID, '[["x", ["7A"]]]', "data-not-a-number", "“grid[0][0]” should be a whole number from -99 to 99"),
    (GRID, f"[[0, [{EVERY_FACE}]]]", "undaunted-too-many-tiles", "“grid” has 36 tiles; the box has 18"),
    (
        '"7A", "13B"]],',
        '"7A", "7B"]],',
        "undaunted-both-faces",
        "“grid” has 7A and 7B, which are the two faces of one tile",
    ),
    ('"7A", "13B"]],', '"7A", "17B"]],', "undaunted-tile-twice", "“grid” has 17B twice"),
    ('[0, ["17B"', '[3, ["17B"', "undaunted-not-shifted", "“grid[1]” begins at 3, the row above it at 1."),
    ('[0, ["17B"', '[6, ["17B"', "undaunted-in-pieces", "no path over tiles of “grid” leads from 7A to 17B, 2B, 5B"),
    # What lies on it.
    (
        "13B = 2,",
        "12B = 2,",
        "undaunted-off-board",
        "“objectives.12B” names 12B, which is not on this map. On it are: 7A, 13B",
    ),
    ("13B = 2,", "13B = 4,", "data-not-a-number", "“objectives.13B” should be a whole number from 1 to 3, and is 4"),
    ("13B = 2,", "13B = 0,", "data-not-a-number", "“objectives.13B” should be a whole number from 1 to 3, and is 0"),
    ('= "7A"\nside', '= "7B"\nside', "undaunted-off-board", "“radio.tile” names 7B, which is not on this map"),
    ('["17B", "13B"]', '["17B", "9A"]', "undaunted-off-board", "“us.scouted” names 9A"),
    ('["7A"]', '["9A"]', "undaunted-off-board", "“us.controlled” names 9A"),
    ('ALL = "17B"', 'ALL = "9A"', "undaunted-off-board", "“us.spawn.ALL” names 9A"),
    ('MO = "2B" }', 'MO = "9A" }', "undaunted-off-board", "“de.counters.MO” names 9A"),
    # The sides.
    ("{ points = 8 }", "{ points = 8, pin = true }", "undaunted-one-victory", "“us.victory” needs one of two"),
    ("{ points = 8 }", "{}", "undaunted-one-victory", "“us.victory” needs one of two"),
    ("{ pin = true }", "{ pin = false }", "data-not-true", "“de.victory.pin” can only be true, and is false"),
    (
        "{ points = 8 }",
        "{ points = 9 }",
        "undaunted-out-of-reach",
        "“us.victory.points” is 9, but that side can have 8 at most",
    ),
    (
        "{ pin = true }",
        "{ points = 7 }",
        "undaunted-out-of-reach",
        "“de.victory.points” is 7, but that side can have 6 at most",
    ),
    ("{ pin = true }", "{ points = 2 }", "undaunted-won-already", "“de.victory.points” is 2, and that side controls 2"),
    ('["7A"]', '["7A", "13B"]', "undaunted-marked-twice", "“us.scouted” names 13B, which this side has marked before"),
    ('["5B", "2B"]', '["5B", "5B", "2B"]', "undaunted-marked-twice", "“de.scouted” names 5B"),
    (
        '"13B"]\ncontrolled = ["7A"]',
        ']\ncontrolled = ["7A", "13B"]',
        "undaunted-both-control",
        "“de.controlled” names 13B, which the other side controls",
    ),
    (
        'R-B = "5B"',
        'R-B = "7A"',
        "undaunted-unmarked",
        "“de.counters.R-B” names 7A, which this side has neither scouted nor controlled. Marked are: 5B, 2B, 13B",
    ),
    ('S-A = "7A"', 'S-B = "7A"', "undaunted-no-card", "“us.counters.S-B” lays a counter, but us has no card S-B"),
    ('R-A = "17B", ', "", "undaunted-no-riflemen", "“us.counters” has no Riflemen counter"),
    (
        "{ R-A = 3, FOW",
        "{ R-A = 4, FOW",
        "undaunted-too-many-cards",
        "“us” has R-A 6 times in deck and supply; the box has 5",
    ),
    (
        "PS = 1, R-B = 2, MO",
        "PS = 1, FOW = 5, R-B = 2, MO",
        "undaunted-too-many-cards",
        "“de” has FOW 11 times in deck and supply; the box has 10",
    ),
    ("PS = 1, R-B", "PS = 2, R-B", "data-not-a-number", "“de.deck.PS” should be a whole number from 0 to 1, and is 2"),
    ("{ PS = 1, R-B = 2, MO = 1 }", "{}", "data-empty", "“de.deck” is empty"),
    (
        'ALL = "17B"',
        'A = "17B", B = "17B", C = "17B", SN = "17B", MO = "17B"',
        "undaunted-too-many-spawns",
        "“us.spawn” lays 5 spawn markers; the box has 4",
    ),
    ('ALL = "17B"', 'B = "17B"', "undaunted-no-spawn", "“us.spawn” has no spawn marker for R-A"),
    ('"SN,MO" =', '"SN" =', "undaunted-no-spawn", "“de.spawn” has no spawn marker for MO"),
]


@pytest.mark.rule("UN-2", "UN-3", "UN-4", "UN-30", "UN-31")
@pytest.mark.parametrize(("old", "new", "code", "said"), SLIPS)
def test_a_slip_is_told_with_its_place(old: str, new: str, code: str, said: str) -> None:
    assert old in HEDGES

    with pytest.raises(BadScenario) as caught:
        read_scenario(HEDGES.replace(old, new, 1), "hedges.toml")

    assert caught.value.code == code
    assert said in str(caught.value) and str(caught.value).startswith("hedges.toml")


def test_more_objectives_than_the_box_has_markers() -> None:
    text = HEDGES.replace(GRID, ALL_TILES).replace("13B = 2, 2B = 1, 5B = 3", FIFTEEN)

    with pytest.raises(BadScenario) as caught:
        read_scenario(text, "hedges.toml")

    assert str(caught.value) == "hedges.toml: “objectives” lays 15 objective markers; the box has 14."


def test_every_slip_is_told_in_every_language() -> None:
    for old, new, code, _ in SLIPS:
        with pytest.raises(BadScenario) as caught:
            read_scenario(HEDGES.replace(old, new, 1), "hedges.toml")
        for lang in LANGUAGES:
            told = sentence(caught.value, lang)
            assert "hedges.toml" in told and code not in told


def test_a_scenario_without_slips_is_read() -> None:
    scenario = read_scenario(HEDGES, "hedges.toml", "hedges")

    assert [scenario.name, scenario.title("de"), scenario.date] == ["hedges", "Two hedges", ""]
    assert from_plain(scenario.to_plain(), "hedges").to_plain() == scenario.to_plain()


@pytest.mark.rule("UN-30")
def test_a_unit_may_have_two_ways_in() -> None:
    text = HEDGES.replace('ALL = "17B"', 'ALL = ["17B", "7A"]').replace('"A,B" = "5B"', 'A = "5B", "A, B" = "2B"')

    us, de = read_scenario(text, "hedges.toml").sides

    assert len(us.spawn_tiles(UNIT.number("R-A"))) == 2
    assert [len(de.spawn_tiles(UNIT.number(unit))) for unit in ("R-A", "R-B", "MO")] == [2, 1, 1]
    assert us.plain()["spawn"] == {"ALL": ["17B", "7A"]}
    assert de.plain()["spawn"] == {"A": "5B", "A,B": "2B", "SN,MO": "2B"}


@pytest.mark.rule("UN-30")
@pytest.mark.parametrize(
    ("new", "said"),
    [
        ('ALL = ["17B", "7A"]', "“us.spawn” covers R-A more than once: 17B, 7A"),
        ('ALL = "2B"', "“us.spawn.ALL” names 2B, which this side has neither scouted nor controlled"),
    ],
)
def test_what_hardly_anybody_means_is_refused_where_that_is_asked_for(new: str, said: str) -> None:
    text = HEDGES.replace('ALL = "17B"', new)
    assert read_scenario(text, "hedges.toml").name == ""

    with pytest.raises(BadScenario) as caught:
        read_scenario(text, "hedges.toml", strict=True)

    assert said in str(caught.value)


@pytest.mark.rule("UN-86", "UN-93")
def test_numbers_made_for_points_do_not_do_for_tiles() -> None:
    scenario = read_scenario(HEDGES, "hedges.toml", "hedges")

    with pytest.raises(BadScenario) as caught:
        check_tiles_enough(scenario)

    assert str(caught.value).startswith("The scenario “hedges” asks us for 8, but has 3 objectives only.")
    check_tiles_enough(read_scenario(HEDGES.replace("points = 8", "points = 3"), "hedges.toml"))


def test_plain_values_of_the_wrong_kind_are_told() -> None:
    plain: dict[str, Any] = read_scenario(HEDGES, "hedges.toml").to_plain()
    plain["us"] = None

    with pytest.raises(BadScenario) as caught:
        from_plain(plain, "hedges")

    assert str(caught.value) == "hedges: “us” should be a table of keys and values, and is null."
