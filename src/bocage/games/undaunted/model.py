"""The words and numbers of Undaunted: sides, cards, counters, tiles, and what a card is a card of."""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import Cells, cells_of
from bocage.kernel.words import Words

SEATS: Final = Words("seat", ["us", "de"])
US: Final[i64] = 0
DE: Final[i64] = 1
SIDES: Final[i64] = 2

# Card types. The units come first: they have counters, and are counted alike as units.
UNIT_WORDS: Final = ["R-A", "R-B", "R-C", "S-A", "S-B", "S-C", "MG-A", "MG-B", "MG-C", "SN", "MO"]
CARD: Final = Words("card", [*UNIT_WORDS, "SL-A", "SL-B", "SL-C", "PS", "PG", "FOW"])
UNIT: Final = Words("unit", UNIT_WORDS)
UNITS: Final[i64] = 11
CARDS: Final[i64] = 17

R_A: Final[i64] = 0
S_A: Final[i64] = 3
MG_A: Final[i64] = 6
SN: Final[i64] = 9
MO: Final[i64] = 10
SL_A: Final[i64] = 11
PS: Final[i64] = 14
PG: Final[i64] = 15
FOW: Final[i64] = 16

# What is printed on a card: its title, and the squad where it has one.
TITLE: Final = Words(
    "title", ["riflemen", "scouts", "gunners", "sniper", "mortar", "leader", "sergeant", "guide", "fog"]
)
RIFLEMEN: Final[i64] = 0
SCOUTS: Final[i64] = 1
GUNNERS: Final[i64] = 2
SNIPER: Final[i64] = 3
MORTAR: Final[i64] = 4
SQUAD_LEADER: Final[i64] = 5
PLATOON_SERGEANT: Final[i64] = 6
PLATOON_GUIDE: Final[i64] = 7
FOG_OF_WAR: Final[i64] = 8
TITLES: Final[i64] = 9

SQUAD: Final = Words("squad", ["A", "B", "C", "none"])
NO_SQUAD: Final[i64] = 3

KIND_OF_CARD: Final[Cells] = cells_of([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 5, 5, 5, 6, 7, 8])
SQUAD_OF_CARD: Final[Cells] = cells_of([0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 3, 3])

# The actions that cards print.
ACTION: Final = Words(
    "action",
    [
        "move", "guide", "scout", "stalk",
        "bolster", "command", "conceal", "control", "inspire", "recon", "target",
        "attack", "suppress", "blast",
    ],
)  # fmt: skip
MOVE: Final[i64] = 0
GUIDE: Final[i64] = 1
SCOUT: Final[i64] = 2
STALK: Final[i64] = 3
BOLSTER: Final[i64] = 4
COMMAND: Final[i64] = 5
CONCEAL: Final[i64] = 6
CONTROL: Final[i64] = 7
INSPIRE: Final[i64] = 8
RECON: Final[i64] = 9
TARGET: Final[i64] = 10
ATTACK: Final[i64] = 11
SUPPRESS: Final[i64] = 12
BLAST: Final[i64] = 13
ACTIONS: Final[i64] = 14

# Counters of both sides, the Americans' first.
COUNTER: Final = Words("counter", [f"{seat}:{unit}" for seat in SEATS.words for unit in UNIT_WORDS])
COUNTERS: Final[i64] = 22

# What a spawn marker can name. A squad stands one behind its number.
COVERS: Final = Words("cover", ["ALL", "A", "B", "C", "SN", "MO"])
COVERS_ALL: Final[i64] = 0

# The two faces of each tile: 1A, 1B, 2A, …
TILE: Final = Words("tile", [f"{number}{face}" for number in range(1, 19) for face in "AB"])
TILES: Final[i64] = 36
FACES: Final[i64] = 2
MOST_PLACES: Final[i64] = 18


def kind_of_card(card: i64) -> i64:
    """Its title: riflemen, scouts, …"""
    return KIND_OF_CARD[card]


def squad_of(card: i64) -> i64:
    return SQUAD_OF_CARD[card]


def is_unit(card: i64) -> bool:
    """Has it a counter?"""
    return card < UNITS


def is_command(card: i64) -> bool:
    """A Squad Leader, the Platoon Sergeant or the Platoon Guide."""
    return SL_A <= card < FOW


def is_riflemen(card: i64) -> bool:
    return card < S_A


def counter_of(side: i64, unit: i64) -> i64:
    return side * UNITS + unit


def side_of(counter: i64) -> i64:
    return DE if counter >= UNITS else US


def unit_of(counter: i64) -> i64:
    return counter - UNITS if counter >= UNITS else counter


def cardboard_of(tile: i64) -> i64:
    """The piece of cardboard that a face is printed on: 7A and 7B are one."""
    return tile // FACES
