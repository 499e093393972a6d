"""Target and Control: which tile a Mortar may aim at, and which one Riflemen may take."""

from typing import Final

from mypy_extensions import i64

from bocage.games.undaunted.model import MO, counter_of
from bocage.games.undaunted.position import Table
from bocage.games.undaunted.refusals import (
    ALREADY_CONTROLLED,
    ENEMY_HOLDS_TILE,
    ENEMY_ON_TILE,
    NO_OWN_MARKER,
    TARGET_ALREADY_THERE,
    TOO_NEAR,
)
from bocage.kernel.refusals import ALLOWED

LEAST_DISTANCE: Final[i64] = 3


def forbids_target(t: Table, place: i64) -> i64:
    """At least three tiles from the Mortar counter, and not where the marker lies already. [UN-47]"""
    if t.aim[t.side] == place:
        return TARGET_ALREADY_THERE
    mortar: i64 = t.place_of(counter_of(t.side, MO))
    return ALLOWED if t.board.apart(mortar, place) >= LEAST_DISTANCE else TOO_NEAR


def forbids_control(t: Table, counter: i64) -> i64:
    """Under the Riflemen's counter, with no enemy counter there; a tile already controlled changes nothing. [UN-50]"""
    place: i64 = t.place_of(counter)
    if t.controls(t.side, place) and not t.settings.allows_no_effect:
        return ALREADY_CONTROLLED
    if not t.known(t.side, place) and not t.settings.controls_unmarked:
        return NO_OWN_MARKER
    return forbids_taking(t, place)


def forbids_taking(t: Table, place: i64) -> i64:
    """An enemy counter blocks, ready or suppressed; by the switch only where its side controls. [UN-52] [UN-53]"""
    if t.counters_at(t.enemy(), place) == 0:
        return ALLOWED
    if not t.settings.only_control_blocks:
        return ENEMY_ON_TILE
    return ENEMY_HOLDS_TILE if t.controls(t.enemy(), place) else ALLOWED
