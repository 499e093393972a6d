"""Why not: the refusals of Undaunted, each with its rule and the name of its sentence."""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.refusals import FIRST_REFUSAL

NOT_ADJACENT: Final[i64] = FIRST_REFUSAL
NOT_SCOUTED: Final[i64] = FIRST_REFUSAL + 1
GUIDE_NOT_YOURS: Final[i64] = FIRST_REFUSAL + 2
GUIDE_NOT_ON_BOARD: Final[i64] = FIRST_REFUSAL + 3
GUIDE_SUPPRESSED: Final[i64] = FIRST_REFUSAL + 4
GUIDE_NOT_SCOUTED: Final[i64] = FIRST_REFUSAL + 5
NO_ENEMY_THERE: Final[i64] = FIRST_REFUSAL + 6
OWN_COUNTER: Final[i64] = FIRST_REFUSAL + 7
ALREADY_SUPPRESSED: Final[i64] = FIRST_REFUSAL + 8
NO_TARGET_MARKER: Final[i64] = FIRST_REFUSAL + 9
NOBODY_UNDER_TARGET: Final[i64] = FIRST_REFUSAL + 10
TOO_NEAR: Final[i64] = FIRST_REFUSAL + 11
TARGET_ALREADY_THERE: Final[i64] = FIRST_REFUSAL + 12
ENEMY_ON_TILE: Final[i64] = FIRST_REFUSAL + 13
ENEMY_HOLDS_TILE: Final[i64] = FIRST_REFUSAL + 14
ALREADY_CONTROLLED: Final[i64] = FIRST_REFUSAL + 15
NO_OWN_MARKER: Final[i64] = FIRST_REFUSAL + 16
NOT_IN_SUPPLY: Final[i64] = FIRST_REFUSAL + 17
OTHER_SQUAD: Final[i64] = FIRST_REFUSAL + 18
NO_SQUAD_CARD: Final[i64] = FIRST_REFUSAL + 19
FOG_NOT_BOLSTERED: Final[i64] = FIRST_REFUSAL + 20
NOTHING_TO_DRAW: Final[i64] = FIRST_REFUSAL + 21
NO_FOG_IN_SUPPLY: Final[i64] = FIRST_REFUSAL + 22
NOT_IN_PLAY_AREA: Final[i64] = FIRST_REFUSAL + 23
INSPIRE_OTHER_SQUAD: Final[i64] = FIRST_REFUSAL + 24
INSPIRES_ITSELF: Final[i64] = FIRST_REFUSAL + 25
NO_FOG_IN_HAND: Final[i64] = FIRST_REFUSAL + 26
FOG_CANNOT_HUNKER: Final[i64] = FIRST_REFUSAL + 27
NOT_IN_HAND: Final[i64] = FIRST_REFUSAL + 28

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_ADJACENT: ("UN-34", "not-adjacent"),
    NOT_SCOUTED: ("UN-34", "not-scouted"),
    GUIDE_NOT_YOURS: ("UN-35", "guide-not-yours"),
    GUIDE_NOT_ON_BOARD: ("UN-35", "guide-not-on-board"),
    GUIDE_SUPPRESSED: ("UN-35", "guide-suppressed"),
    GUIDE_NOT_SCOUTED: ("UN-35", "guide-not-scouted"),
    NO_ENEMY_THERE: ("UN-60", "no-enemy-there"),
    OWN_COUNTER: ("UN-60", "own-counter"),
    ALREADY_SUPPRESSED: ("UN-67", "already-suppressed"),
    NO_TARGET_MARKER: ("UN-61", "no-target-marker"),
    NOBODY_UNDER_TARGET: ("UN-61", "nobody-under-target"),
    TOO_NEAR: ("UN-47", "too-near"),
    TARGET_ALREADY_THERE: ("UN-47", "target-already-there"),
    ENEMY_ON_TILE: ("UN-52", "enemy-on-tile"),
    ENEMY_HOLDS_TILE: ("UN-52", "enemy-holds-tile"),
    ALREADY_CONTROLLED: ("UN-50", "already-controlled"),
    NO_OWN_MARKER: ("UN-53", "no-own-marker"),
    NOT_IN_SUPPLY: ("UN-40", "not-in-supply"),
    OTHER_SQUAD: ("UN-40", "other-squad"),
    NO_SQUAD_CARD: ("UN-45", "no-squad"),
    FOG_NOT_BOLSTERED: ("UN-20", "fog-not-bolstered"),
    NOTHING_TO_DRAW: ("UN-42", "nothing-to-draw"),
    NO_FOG_IN_SUPPLY: ("UN-43", "no-fog-in-supply"),
    NOT_IN_PLAY_AREA: ("UN-44", "not-in-play-area"),
    INSPIRE_OTHER_SQUAD: ("UN-44", "inspire-other-squad"),
    INSPIRES_ITSELF: ("UN-44", "inspires-itself"),
    NO_FOG_IN_HAND: ("UN-46", "no-fog-in-hand"),
    FOG_CANNOT_HUNKER: ("UN-17", "fog-cannot-hunker"),
    NOT_IN_HAND: ("UN-12", "not-in-hand"),
}
