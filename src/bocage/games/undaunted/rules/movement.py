"""Movement: which step each of the four actions may take, and what a step brings."""

from mypy_extensions import i64

from bocage.games.undaunted.model import SCOUTS, SNIPER, kind_of_card, side_of, unit_of
from bocage.games.undaunted.position import Table
from bocage.games.undaunted.refusals import (
    GUIDE_NOT_ON_BOARD,
    GUIDE_NOT_SCOUTED,
    GUIDE_NOT_YOURS,
    GUIDE_SUPPRESSED,
    NOT_ADJACENT,
    NOT_SCOUTED,
)
from bocage.kernel.refusals import ALLOWED


def forbids_move(t: Table, counter: i64, place: i64) -> i64:
    """Every tile entered is adjacent and scouted or controlled by the counter's side. [UN-34] [UN-32] [UN-39]"""
    if not t.board.adjacent(t.place_of(counter), place):
        return NOT_ADJACENT
    return ALLOWED if t.known(side_of(counter), place) else NOT_SCOUTED


def forbids_free_step(t: Table, counter: i64, place: i64) -> i64:
    """Scout and Stalk enter any adjacent tile, whoever stands there. [UN-36] [UN-37] [UN-39]"""
    return ALLOWED if t.board.adjacent(t.place_of(counter), place) else NOT_ADJACENT


def forbids_guide(t: Table, counter: i64) -> i64:
    """Any of one's own counters on the board that is not suppressed may be guided. [UN-35]"""
    if side_of(counter) != t.side:
        return GUIDE_NOT_YOURS
    if not t.on_board(counter):
        return GUIDE_NOT_ON_BOARD
    return GUIDE_SUPPRESSED if t.is_suppressed(counter) else ALLOWED


def forbids_guided_step(t: Table, counter: i64, place: i64) -> i64:
    """Guiding follows the rule of Move, for Scouts and Sniper too unless the switch frees them. [UN-35]"""
    if not t.board.adjacent(t.place_of(counter), place):
        return NOT_ADJACENT
    if t.known(side_of(counter), place) or (t.settings.guides_scouts_freely and roams(counter)):
        return ALLOWED
    return GUIDE_NOT_SCOUTED


def roams(counter: i64) -> bool:
    """Do its own cards let it enter tiles without a marker? [UN-36] [UN-37]"""
    return kind_of_card(unit_of(counter)) == SCOUTS or kind_of_card(unit_of(counter)) == SNIPER


def take_scouting_step(t: Table, counter: i64, place: i64) -> None:
    """A tile without a marker of one's own gets one, and costs a Fog of War. [UN-36] [UN-33]"""
    t.move_counter(counter, place)
    if not t.known(side_of(counter), place):
        t.scout(side_of(counter), place)
