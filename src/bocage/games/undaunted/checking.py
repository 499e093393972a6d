"""Can a scenario be played? What contradicts itself, the box or the rules is refused, with the key where it stands."""

from __future__ import annotations

from typing import Final

from bocage.games.undaunted.cards import COPIES
from bocage.games.undaunted.model import CARD, MOST_PLACES, SEATS, TILE, UNIT, cardboard_of, is_riflemen
from bocage.games.undaunted.scenario import Scenario, Side, SpawnMarker, tile_words
from bocage.grids.offset import OffsetBoard, unshifted_row
from bocage.kernel.cells import NONE
from bocage.kernel.errors import BadScenario

MOST_OBJECTIVES: Final = 14
MOST_SPAWNS: Final = [4, 5]


def check(scenario: Scenario, file: str, strict: bool) -> None:
    """All checks, in the order of the file."""
    check_grid(scenario, file)
    check_objectives(scenario, file)
    if scenario.radio is not None:
        check_on_board(scenario, file, "radio.tile", scenario.radio.tile)
    for seat, side in enumerate(scenario.sides):
        check_side(scenario, SideCheck(file, SEATS.word(seat), side), strict)
    check_control(scenario, file)
    for seat in range(len(scenario.sides)):
        check_victory(scenario, file, seat)


# The map.


def check_grid(scenario: Scenario, file: str) -> None:
    """No piece of cardboard twice, rows shifted by half a tile, all in one piece."""
    tiles = scenario.tiles()
    if len(tiles) > MOST_PLACES:
        raise BadScenario("undaunted-too-many-tiles", file=file, key="grid", count=len(tiles), most=int(MOST_PLACES))
    check_cardboard(tiles, file)
    check_rows(scenario, file)
    lost = OffsetBoard(scenario.grid).cut_off()
    if lost:
        raise BadScenario("undaunted-in-pieces", file=file, key="grid", tiles=listed(lost), first=TILE.word(tiles[0]))


def check_cardboard(tiles: list[int], file: str) -> None:
    used: dict[int, int] = {}
    for tile in tiles:
        other = used.setdefault(int(cardboard_of(tile)), tile)
        if other != tile:
            raise BadScenario(
                "undaunted-both-faces", file=file, key="grid", tile=TILE.word(tile), other=TILE.word(other)
            )
        if tiles.count(tile) > 1:
            raise BadScenario("undaunted-tile-twice", file=file, key="grid", tile=TILE.word(tile))


def check_rows(scenario: Scenario, file: str) -> None:
    at = unshifted_row(scenario.grid)
    if at != NONE:
        edge, above = scenario.grid[at].edge, scenario.grid[at - 1].edge
        raise BadScenario("undaunted-not-shifted", file=file, key=f"grid[{at}]", edge=edge, above=above)
    for number, row in enumerate(scenario.grid):
        if all([tile == NONE for tile in row.tiles]):
            raise BadScenario("data-empty", file=file, key=f"grid[{number}]")


def check_on_board(scenario: Scenario, file: str, key: str, tile: int) -> None:
    tiles = scenario.tiles()
    if tile not in tiles:
        raise BadScenario("undaunted-off-board", file=file, key=key, tile=TILE.word(tile), known=listed(tiles))


def check_objectives(scenario: Scenario, file: str) -> None:
    for tile in scenario.objectives:
        check_on_board(scenario, file, f"objectives.{TILE.word(tile)}", tile)
    count = len(scenario.objectives)
    if count > MOST_OBJECTIVES:
        raise BadScenario(
            "undaunted-too-many-objectives", file=file, key="objectives", count=count, most=MOST_OBJECTIVES
        )


# A side.


class SideCheck:
    """A side with the place where it stands."""

    def __init__(self, file: str, seat: str, side: Side) -> None:
        self.file = file
        self.seat = seat
        self.side = side

    def key(self, part: str) -> str:
        return f"{self.seat}.{part}"


def check_side(scenario: Scenario, found: SideCheck, strict: bool) -> None:
    check_markers(scenario, found)
    check_spawns(scenario, found)
    check_counters(scenario, found)
    check_box(found)
    check_entry(found)
    if strict:
        check_usual(found)


def check_markers(scenario: Scenario, found: SideCheck) -> None:
    """A tile is scouted or controlled, not both, and not twice."""
    marked = found.side.marked()
    for part, tiles in (("scouted", found.side.scouted), ("controlled", found.side.controlled)):
        for tile in tiles:
            check_on_board(scenario, found.file, found.key(part), tile)
            if marked.count(tile) > 1:
                raise BadScenario("undaunted-marked-twice", file=found.file, key=found.key(part), tile=TILE.word(tile))


def check_spawns(scenario: Scenario, found: SideCheck) -> None:
    """The box has four spawn markers for the Americans and five for the Germans. [UN-2]"""
    most, count = MOST_SPAWNS[SEATS.number(found.seat)], len(found.side.spawns)
    if count > most:
        raise BadScenario("undaunted-too-many-spawns", file=found.file, key=found.key("spawn"), count=count, most=most)
    for marker in found.side.spawns:
        check_on_board(scenario, found.file, spawn_key(found, marker), marker.tile)


def check_counters(scenario: Scenario, found: SideCheck) -> None:
    """A counter stands on a marker of its own, has a card, and somebody can hold ground. [UN-3]"""
    marked = found.side.marked()
    for unit, tile in found.side.counters.items():
        word = UNIT.word(unit)
        key = found.key(f"counters.{word}")
        check_on_board(scenario, found.file, key, tile)
        if tile not in marked:
            raise BadScenario(
                "undaunted-unmarked", file=found.file, key=key, tile=TILE.word(tile), known=listed(marked)
            )
        if found.side.cards(unit) == 0:
            raise BadScenario("undaunted-no-card", file=found.file, key=key, unit=word, seat=found.seat)
    if not any([is_riflemen(unit) for unit in found.side.counters]):
        raise BadScenario("undaunted-no-riflemen", file=found.file, key=found.key("counters"))


def check_box(found: SideCheck) -> None:
    """Deck and supply together hold no more than the box does. [UN-4]"""
    for card, most in enumerate(COPIES):
        count = found.side.cards(card)
        if count > most:
            word = CARD.word(card)
            raise BadScenario(
                "undaunted-too-many-cards", file=found.file, seat=found.seat, card=word, count=count, most=int(most)
            )


def check_entry(found: SideCheck) -> None:
    """Each unit with a card has a spawn marker that covers it. [UN-30]"""
    for unit, word in enumerate(UNIT.words):
        if found.side.cards(unit) > 0 and not found.side.spawn_tiles(unit):
            raise BadScenario("undaunted-no-spawn", file=found.file, key=found.key("spawn"), unit=word)


def check_usual(found: SideCheck) -> None:
    """What the rules allow and hardly anybody means: two ways in, and a way in over unmarked ground. [UN-30]"""
    for unit, word in enumerate(UNIT.words):
        tiles = found.side.spawn_tiles(unit)
        if len(tiles) > 1:
            raise BadScenario(
                "undaunted-two-spawns", file=found.file, key=found.key("spawn"), unit=word, tiles=listed(tiles)
            )
    marked = found.side.marked()
    for marker in found.side.spawns:
        if marker.tile not in marked:
            key, word = spawn_key(found, marker), TILE.word(marker.tile)
            raise BadScenario("undaunted-unmarked", file=found.file, key=key, tile=word, known=listed(marked))


def spawn_key(found: SideCheck, marker: SpawnMarker) -> str:
    return found.key(f"spawn.{marker.label()}")


# Both sides together.


def check_control(scenario: Scenario, file: str) -> None:
    """Both may have a marker on a tile; one at most controls it. [UN-31]"""
    us, de = scenario.sides
    for tile in de.controlled:
        if tile in us.controlled:
            raise BadScenario("undaunted-both-control", file=file, key="de.controlled", tile=TILE.word(tile))


def check_victory(scenario: Scenario, file: str, seat: int) -> None:
    """The number can be reached, and has not been reached yet."""
    points, key = scenario.sides[seat].points, f"{SEATS.word(seat)}.victory.points"
    most, held = scenario.reachable(seat), scenario.held(seat)
    if points > most:
        raise BadScenario("undaunted-out-of-reach", file=file, key=key, points=points, most=most)
    if 0 < points <= held:
        raise BadScenario("undaunted-won-already", file=file, key=key, points=points, held=held)


def check_tiles_enough(scenario: Scenario) -> None:
    """Where tiles are counted and not their points, the numbers must be made for it. [UN-86] [UN-93]"""
    most = len(scenario.objectives)
    for seat, side in enumerate(scenario.sides):
        if side.points > most:
            word = SEATS.word(seat)
            raise BadScenario(
                "undaunted-too-few-objectives", name=scenario.name, seat=word, points=side.points, count=most
            )


def listed(tiles: list[int]) -> str:
    return ", ".join(tile_words(tiles))
