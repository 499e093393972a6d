"""The twelve scenarios: what they hold, and that they come back whole from plain values."""

from __future__ import annotations

import json

import pytest

from bocage.games.undaunted.board import Board
from bocage.games.undaunted.library import OURS, scenario_files
from bocage.games.undaunted.model import CARD, FOW, SEATS, TILE, UNIT
from bocage.games.undaunted.reading import from_plain
from bocage.games.undaunted.scenario import Scenario
from bocage.text import LANGUAGES
from bocage.text.wording import Wording

# Name, tiles and edges and most neighbours, points on the map, initiative; then for each side the points it needs,
# counters, cards in the deck, cards in the supply, Fog of War in both.
TWELVE = [
    ("la-raye", "12 23 6", 10, "us", "5 4 10 17 8", "7 4 10 17 8"),
    ("oh-01", "10 19 6", 8, "us", "5 4 10 13 8", "5 4 10 13 8"),
    ("oh-02", "13 25 6", 8, "us", "4 4 12 16 9", "6 4 11 11 8"),
    ("oh-03", "14 28 6", 8, "us", "5 5 12 18 9", "7 4 10 16 8"),
    ("oh-04", "13 26 6", 8, "us", "5 5 12 16 9", "pin 5 12 14 8"),
    ("oh-05", "14 28 6", 10, "de", "5 5 12 18 9", "8 5 12 14 8"),
    ("oh-06", "14 28 6", 8, "de", "pin 5 13 15 8", "5 5 13 22 9"),
    ("oh-07", "18 38 6", 9, "us", "6 5 13 17 9", "8 5 12 19 8"),
    ("oh-08", "18 38 6", 11, "de", "6 6 15 24 9", "9 6 14 20 8"),
    ("oh-09", "13 26 6", 7, "de", "pin 5 11 15 8", "pin 5 11 17 8"),
    ("oh-10", "17 36 6", 8, "de", "8 4 12 12 8", "5 5 12 23 9"),
    ("oh-11", "18 39 6", 12, "us", "7 6 14 40 10", "7 6 14 40 10"),
]
NAMES = [one[0] for one in TWELVE]


def scenario_of(name: str) -> Scenario:
    return scenario_files()[name].read()


@pytest.fixture(autouse=True)
def no_folder_of_my_own(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.delenv("BOCAGE_SCENARIOS", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.getbasetemp()))


def part(scenario: Scenario, seat: str) -> str:
    """One side in five words."""
    side = scenario.sides[SEATS.number(seat)]
    needs = "pin" if side.pins() else str(side.points)
    return f"{needs} {len(side.counters)} {sum(side.deck)} {sum(side.supply)} {side.cards(FOW)}"


def test_there_are_twelve_scenarios_la_raye_first() -> None:
    assert list(scenario_files()) == NAMES


@pytest.mark.rule("UN-1", "UN-2", "UN-4", "UN-5")
@pytest.mark.parametrize(("name", "tiles", "points", "initiative", "us", "de"), TWELVE, ids=NAMES)
def test_a_scenario_holds(name: str, tiles: str, points: int, initiative: str, us: str, de: str) -> None:
    scenario = scenario_of(name)
    degrees = [int(degree) for degree in Board(scenario).degrees]

    assert f"{len(degrees)} {sum(degrees) // 2} {max(degrees)}" == tiles
    assert scenario.points() == points
    assert SEATS.word(scenario.initiative) == initiative
    assert [part(scenario, "us"), part(scenario, "de")] == [us, de]


@pytest.mark.parametrize("name", NAMES)
def test_no_side_can_reach_its_number_where_its_riflemen_stand(name: str) -> None:
    scenario = scenario_of(name)

    for seat, side in enumerate(scenario.sides):
        ground = {tile for unit, tile in side.counters.items() if UNIT.word(unit).startswith("R-")}
        near = sum(scenario.objectives.get(tile, 0) for tile in ground - set(side.controlled))
        assert side.pins() or scenario.held(seat) + near < side.points


@pytest.mark.parametrize("name", NAMES)
def test_each_counter_has_a_card_in_the_deck(name: str) -> None:
    for side in scenario_of(name).sides:
        assert [UNIT.word(unit) for unit in side.counters if side.deck[unit] == 0] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_comes_back_whole_from_plain_values(name: str) -> None:
    plain = scenario_of(name).to_plain()

    again = from_plain(json.loads(json.dumps(plain)), name)

    assert again.to_plain() == plain and again.name == name


@pytest.mark.rule("UN-3", "UN-30")
def test_la_raye_is_laid_out() -> None:
    scenario = scenario_of("la-raye")
    de = scenario.sides[SEATS.number("de")]

    assert scenario.to_plain()["grid"] == [
        [2, ["2B", "16B", "6A"]],
        [1, ["17B", "13B", "3B"]],
        [0, ["7A", "12B", "8A"]],
        [1, ["4B", "5B", "11B"]],
    ]
    assert {TILE.word(tile): value for tile, value in scenario.objectives.items()} == {
        "2B": 1, "16B": 1, "6A": 2, "13B": 2, "7A": 1, "5B": 3,
    }  # fmt: skip
    assert de.plain() == {
        "victory": {"points": 7},
        "spawn": {"ALL": "5B"},
        "scouted": ["8A"],
        "controlled": ["5B"],
        "counters": {"R-A": "5B", "S-A": "5B", "R-B": "8A", "S-B": "8A"},
        "deck": {"R-A": 2, "R-B": 2, "S-A": 1, "S-B": 1, "SL-A": 1, "SL-B": 1, "PS": 1, "FOW": 1},
        "supply": {"R-A": 3, "R-B": 3, "S-A": 2, "S-B": 2, "FOW": 7},
    }
    assert scenario.held(SEATS.number("de")) == 3 and scenario.reachable(SEATS.number("de")) == 10


def test_titles_are_told_in_the_language_of_the_reader() -> None:
    scenario = scenario_of("oh-07")

    assert [scenario.title(lang) for lang in ("en", "de", "es", "fr")] == [
        "Bomb Line",
        "Bombenlinie",
        "La línea de bombardeo",
        "Bomb Line",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_title_in_the_file_is_the_one_in_the_wording(name: str) -> None:
    scenario = scenario_of(name)

    for lang in LANGUAGES:
        wording = Wording(lang, [OURS.parents[1] / "text"])
        assert wording.format(f"scenario-{name}", {}) == scenario.title(lang)


@pytest.mark.rule("RAD-1", "RAD-3")
def test_a_radio_adds_to_what_its_side_can_reach() -> None:
    scenario = scenario_of("oh-10")

    assert scenario.radio is not None and TILE.word(scenario.radio.tile) == "2A"
    assert [scenario.radio.points, scenario.radio.each_turn, scenario.radio.most] == [1, 1, 3]
    assert [scenario.reachable(seat) for seat in range(2)] == [11, 8]


def test_old_hickory_holds_is_alike_on_both_sides() -> None:
    us, de = scenario_of("oh-11").sides

    assert us.deck == de.deck and us.supply == de.supply and us.points == de.points
    assert sorted(us.counters) == sorted(de.counters)
    assert us.cards(CARD.number("R-C")) == 5
