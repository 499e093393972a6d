"""A scenario as a value: the map, what lies on it, and for each side what it needs, has and may bring in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.games.undaunted.model import CARD, COVERS, COVERS_ALL, MO, SEATS, SN, TILE, UNIT, squad_of
from bocage.grids.offset import Row
from bocage.kernel.cells import NONE

GAP: Final = "."
ENGLISH: Final = "en"
TRANSMIT: Final = "control"


class SpawnMarker:
    """A marker on a tile, and which units come in there: all, those of some squads, Sniper, Mortar. [UN-30]"""

    def __init__(self, tile: int, covers: list[int]) -> None:
        self.tile = tile
        self.covers = covers

    def covers_unit(self, unit: i64) -> bool:
        return any([is_covered(unit, cover) for cover in self.covers])

    def label(self) -> str:
        return ",".join([COVERS.word(cover) for cover in self.covers])


class Radio:
    """A radio that lies on a tile and never moves: what one side's transmissions are worth. [RAD-1]"""

    def __init__(self, tile: int, side: int, points: int, each_turn: int, most: int) -> None:
        self.tile = tile
        self.side = side
        self.points = points
        self.each_turn = each_turn
        self.most = most

    def worth(self) -> int:
        """What all transmissions are worth together."""
        return self.points * self.most

    def plain(self) -> dict[str, object]:
        return {
            "tile": TILE.word(self.tile),
            "side": SEATS.word(self.side),
            "action": TRANSMIT,
            "points_per_transmission": self.points,
            "max_per_turn": self.each_turn,
            "max_total": self.most,
        }


class Side:
    """One side's part: its victory, spawn markers, control markers, counters, and cards by type."""

    def __init__(self) -> None:
        self.points = 0
        """How many points it must control; 0 where it must pin the enemy."""
        self.spawns: list[SpawnMarker] = []
        self.scouted: list[int] = []
        self.controlled: list[int] = []
        self.counters: dict[int, int] = {}
        self.deck: list[int] = []
        """How many cards of each type begin in the deck, marked D. [UN-4]"""
        self.supply: list[int] = []
        """How many begin in the supply, marked S. [UN-5]"""

    def pins(self) -> bool:
        """Does it win by pinning the enemy?"""
        return self.points == 0

    def cards(self, card: i64) -> int:
        """How many of a card there are in this game: what is in neither pile stays in the box. [UN-4]"""
        return self.deck[card] + self.supply[card]

    def marked(self) -> list[int]:
        """The tiles with a marker of its own."""
        return self.scouted + self.controlled

    def spawn_tiles(self, unit: i64) -> list[int]:
        """Where a unit may come in; with two markers its owner chooses. [UN-30]"""
        return list(dict.fromkeys([marker.tile for marker in self.spawns if marker.covers_unit(unit)]))

    def plain(self) -> dict[str, object]:
        return {
            "victory": {"pin": True} if self.pins() else {"points": self.points},
            "spawn": self.plain_spawns(),
            "scouted": tile_words(self.scouted),
            "controlled": tile_words(self.controlled),
            "counters": {UNIT.word(unit): TILE.word(tile) for unit, tile in self.counters.items()},
            "deck": card_words(self.deck),
            "supply": card_words(self.supply),
        }

    def plain_spawns(self) -> dict[str, object]:
        """What each kind of marker covers, and its tile; or its tiles, where there are several of a kind."""
        tiles: dict[str, list[str]] = {}
        for marker in self.spawns:
            tiles.setdefault(marker.label(), []).append(TILE.word(marker.tile))
        return {label: found[0] if len(found) == 1 else found for label, found in tiles.items()}


class Scenario:
    """Everything that a game begins with. `sides` stand in the order of the seats. [UN-1]"""

    def __init__(self, name: str) -> None:
        self.name = name
        self.titles: dict[str, str] = {}
        self.date = ""
        self.grid: list[Row] = []
        self.objectives: dict[int, int] = {}
        self.radio: Radio | None = None
        self.initiative = 0
        self.sides: list[Side] = []

    def title(self, lang: str) -> str:
        """Its title in a language; if it has none in it, in English or whatever comes first."""
        return self.titles.get(lang) or self.titles.get(ENGLISH) or next(iter(self.titles.values()))

    def tiles(self) -> list[int]:
        """The tiles on the map, row by row."""
        return [tile for row in self.grid for tile in row.tiles if tile != NONE]

    def points(self) -> int:
        """All objectives together."""
        return sum(self.objectives.values())

    def held(self, side: int) -> int:
        """The points that a side controls from the start."""
        return sum([self.objectives.get(tile, 0) for tile in self.sides[side].controlled])

    def reachable(self, side: int) -> int:
        """The points that a side can ever have. [RAD-3]"""
        return self.points() + (self.radio.worth() if self.radio is not None and self.radio.side == side else 0)

    def to_plain(self) -> dict[str, object]:
        """As it stands in a file, in plain JSON values: enough to make the same scenario again."""
        plain: dict[str, object] = {
            "title": dict(self.titles),
            "date": self.date,
            "initiative": SEATS.word(self.initiative),
            "grid": [[row.edge, [GAP if tile == NONE else TILE.word(tile) for tile in row.tiles]] for row in self.grid],
            "objectives": {TILE.word(tile): value for tile, value in self.objectives.items()},
        }
        if not self.date:
            del plain["date"]
        if self.radio is not None:
            plain["radio"] = self.radio.plain()
        return plain | {SEATS.word(seat): side.plain() for seat, side in enumerate(self.sides)}


def is_covered(unit: i64, cover: i64) -> bool:
    """Is it a unit of what a spawn marker names: all, a squad, Sniper or Mortar?"""
    if cover == COVERS_ALL:
        return True
    return UNIT.word(unit) == COVERS.word(cover) if unit in (SN, MO) else squad_of(unit) + 1 == cover


def tile_words(tiles: list[int]) -> list[str]:
    return [TILE.word(tile) for tile in tiles]


def card_words(counts: list[int]) -> dict[str, int]:
    return {CARD.word(card): count for card, count in enumerate(counts) if count > 0}
