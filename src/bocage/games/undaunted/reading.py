"""Reading a scenario: first the shape of the file, key by key, then whether it can be played."""

from __future__ import annotations

from typing import Final

from bocage.games.undaunted.cards import COPIES
from bocage.games.undaunted.checking import check
from bocage.games.undaunted.model import CARD, COVERS, SEATS, TILE, UNIT
from bocage.games.undaunted.scenario import ENGLISH, GAP, TRANSMIT, Radio, Scenario, Side, SpawnMarker
from bocage.grids.offset import Row
from bocage.kernel.cells import NONE
from bocage.kernel.datafile import Entry, read_toml
from bocage.kernel.errors import BadScenario

MUST: Final = ["title", "grid", "objectives", "initiative", *SEATS.words]
MAY: Final = ["date", "radio"]
OF_SIDE: Final = ["victory", "spawn", "scouted", "controlled", "counters", "deck", "supply"]
OF_RADIO: Final = ["tile", "side", "action", "points_per_transmission", "max_per_turn", "max_total"]

MOST_POINTS: Final = 99
BEST_OBJECTIVE: Final = 3
BEST_TRANSMISSION: Final = 9
WIDEST: Final = 99
A_ROW: Final = '[1, ["7A", ".", "8A"]]'


def read_scenario(given: str | dict[str, object], source: str, name: str = "", strict: bool = False) -> Scenario:
    """A scenario from the text of a file, or from plain values; `source` is what errors call it.

    `strict` also refuses what the rules allow and hardly anybody means: a unit with two spawn tiles, a spawn marker on
    a tile without a marker of its side.
    """
    whole = read_toml(given, source) if isinstance(given, str) else Entry(source, "", given)
    scenario = read_whole(whole, name)
    check(scenario, source, strict)
    return scenario


def from_plain(plain: dict[str, object], name: str) -> Scenario:
    """What `Scenario.to_plain` wrote, from the header of a record for instance."""
    return read_scenario(plain, name, name)


def read_whole(whole: Entry, name: str) -> Scenario:
    whole.keys(MUST, MAY)
    scenario = Scenario(name)
    scenario.titles = read_titles(whole.at("title"))
    scenario.date = whole.at("date").text() if whole.has("date") else ""
    scenario.grid = [read_row(row) for row in whole.at("grid").filled().items()]
    scenario.objectives = read_objectives(whole.at("objectives"))
    scenario.radio = read_radio(whole.at("radio")) if whole.has("radio") else None
    scenario.initiative = whole.at("initiative").word(SEATS.words)
    scenario.sides = [read_side(whole.at(seat)) for seat in SEATS.words]
    return scenario


def read_titles(title: Entry) -> dict[str, str]:
    """One text for all languages, or one for each."""
    if not isinstance(title.value, dict):
        return {ENGLISH: title.text()}
    return {lang: entry.text() for lang, entry in title.filled().entries()}


def read_row(row: Entry) -> Row:
    """The left edge of the first tile in half tiles, and the tiles from left to right."""
    parts = row.items()
    if len(parts) != 2:
        raise BadScenario("undaunted-bad-row", file=row.file, key=row.key, value=row.shown(), example=A_ROW)
    tiles = [read_place(tile) for tile in parts[1].filled().items()]
    return Row(parts[0].whole(-WIDEST, WIDEST), tiles)


def read_place(tile: Entry) -> int:
    return int(NONE) if tile.value == GAP else tile.word(TILE.words)


def read_objectives(objectives: Entry) -> dict[int, int]:
    """An objective marker is worth 1, 2 or 3 points. [UN-1]"""
    entries = objectives.entries()
    return {entry.number_of(tile, TILE.words): entry.whole(1, BEST_OBJECTIVE) for tile, entry in entries}


def read_radio(radio: Entry) -> Radio:
    radio.keys(OF_RADIO, [])
    radio.at("action").word([TRANSMIT])
    return Radio(
        radio.at("tile").word(TILE.words),
        radio.at("side").word(SEATS.words),
        radio.at("points_per_transmission").whole(1, BEST_TRANSMISSION),
        radio.at("max_per_turn").whole(1, BEST_TRANSMISSION),
        radio.at("max_total").whole(1, MOST_POINTS),
    )


def read_side(entry: Entry) -> Side:
    """Its spawn markers, control markers, counters and cards. [UN-2] [UN-3] [UN-4]"""
    entry.keys(OF_SIDE, [])
    side = Side()
    side.points = read_victory(entry.at("victory"))
    side.spawns = [marker for label, tiles in entry.at("spawn").entries() for marker in read_spawns(label, tiles)]
    side.scouted = [tile.word(TILE.words) for tile in entry.at("scouted").items()]
    side.controlled = [tile.word(TILE.words) for tile in entry.at("controlled").items()]
    counters = entry.at("counters").entries()
    side.counters = {tile.number_of(unit, UNIT.words): tile.word(TILE.words) for unit, tile in counters}
    side.deck = read_cards(entry.at("deck").filled())
    side.supply = read_cards(entry.at("supply"))
    return side


def read_victory(victory: Entry) -> int:
    """A number of points, or 0 for pinning the enemy."""
    victory.keys([], ["points", "pin"])
    if len(victory.table()) != 1:
        raise BadScenario("undaunted-one-victory", file=victory.file, key=victory.key)
    if victory.has("points"):
        return victory.at("points").whole(1, MOST_POINTS)
    victory.at("pin").true()
    return 0


def read_spawns(label: str, tiles: Entry) -> list[SpawnMarker]:
    """One marker, or several of a kind: `"A,B" = "17B"`, `ALL = ["17B", "2B"]`."""
    covers = [tiles.number_of(word.strip(), COVERS.words) for word in label.split(",")]
    each = tiles.items() if isinstance(tiles.value, list) else [tiles]
    return [SpawnMarker(tile.word(TILE.words), covers) for tile in each]


def read_cards(cards: Entry) -> list[int]:
    """How many of each card type there are."""
    counts = [0] * CARD.size()
    for word, entry in cards.entries():
        card = entry.number_of(word, CARD.words)
        counts[card] = entry.whole(0, int(COPIES[card]))
    return counts
