"""Combat: whom an attack may name, what the dice must reach, and what comes of a success."""

from typing import Final

from mypy_extensions import i64

from bocage.games.undaunted.cards import BASE_DEFENCE
from bocage.games.undaunted.events import ATTACK_ROLLED, BLAST_ROLLED, SUPPRESS_ROLLED
from bocage.games.undaunted.model import UNITS, counter_of, kind_of_card, side_of, unit_of
from bocage.games.undaunted.position import Table
from bocage.games.undaunted.refusals import (
    ALREADY_SUPPRESSED,
    NO_ENEMY_THERE,
    NO_TARGET_MARKER,
    NOBODY_UNDER_TARGET,
    OWN_COUNTER,
)
from bocage.games.undaunted.tiles import HILL_FROM_HILL
from bocage.kernel.cells import NONE
from bocage.kernel.dice import any_die, highest_die
from bocage.kernel.reasons import Tally, Term
from bocage.kernel.refusals import ALLOWED

ALWAYS_HITS: Final[i64] = 0
FACES: Final[i64] = 10

# Step 1: the target.


def forbids_attack(t: Table, enemy: i64) -> i64:
    """An attack names one enemy counter anywhere on the board, on the same tile too. [UN-60]"""
    if side_of(enemy) == t.side:
        return OWN_COUNTER
    return ALLOWED if t.on_board(enemy) else NO_ENEMY_THERE


def forbids_suppress(t: Table, enemy: i64) -> i64:
    """A counter that is suppressed already stays so: that changes nothing. [UN-60] [UN-67] [UN-16]"""
    if t.on_board(enemy) and t.is_suppressed(enemy) and not t.settings.allows_no_effect:
        return ALREADY_SUPPRESSED
    return forbids_attack(t, enemy)


def forbids_blast(t: Table) -> i64:
    """All on the tile of the target marker, friend and foe; the marker must be on the board. [UN-61] [UN-16]"""
    place: i64 = t.aim[t.side]
    if place == NONE:
        return NO_TARGET_MARKER
    if t.counters_at(t.enemy(), place) + t.counters_at(t.side, place) > 0 or t.settings.allows_no_effect:
        return ALLOWED
    return NOBODY_UNDER_TARGET


# Step 2: the total defence.


def defence(t: Table, attacker: i64, target: i64) -> i64:
    """What one die must reach against an Attack or a Suppress: base, cover of the tile, and the range. [UN-63]"""
    return base(target) + cover(t, attacker, target) + reach(t, attacker, target)


def blast_defence(t: Table, target: i64) -> i64:
    """Against a Blast there is no range. [UN-63] [UN-64]"""
    return base(target) + blast_cover(t, target)


def base(target: i64) -> i64:
    """What the counter prints. [UN-63]"""
    return BASE_DEFENCE[kind_of_card(unit_of(target))]


def cover(t: Table, attacker: i64, target: i64) -> i64:
    """A hill hides nobody from an attacker on a hill. [UN-70]"""
    place: i64 = t.place_of(target)
    if t.board.is_hill(place) and t.board.is_hill(t.place_of(attacker)):
        return HILL_FROM_HILL
    return t.board.cover[place]


def blast_cover(t: Table, target: i64) -> i64:
    """A hill hides nobody from a Blast; other tiles keep their whole cover. [UN-70]"""
    place: i64 = t.place_of(target)
    return HILL_FROM_HILL if t.board.is_hill(place) else t.board.cover[place]


def reach(t: Table, attacker: i64, target: i64) -> i64:
    """The attacker's own tile is not counted: 0 on the same tile, 1 on an adjacent one. [UN-64]"""
    return t.board.apart(t.place_of(attacker), t.place_of(target))


def defence_tally(t: Table, attacker: i64, target: i64) -> Tally:
    """The same number with its reasons. [UN-63]"""
    return Tally(
        Term(int(base(target)), "base", "UN-63"),
        Term(int(cover(t, attacker, target)), "cover", "UN-70" if t.board.is_hill(t.place_of(target)) else "UN-63"),
        Term(int(reach(t, attacker, target)), "range", "UN-64"),
    )


def blast_tally(t: Table, target: i64) -> Tally:
    """The same against a Blast. [UN-63] [UN-64]"""
    return Tally(
        Term(int(base(target)), "base", "UN-63"),
        Term(int(blast_cover(t, target)), "cover", "UN-70" if t.board.is_hill(t.place_of(target)) else "UN-63"),
    )


# Step 3: the dice.


def succeeds(dice: i64, needed: i64) -> bool:
    """One die at or above the defence is enough, and a zero always is; more add nothing. [UN-65] [UN-66]"""
    return highest_die(dice) >= needed or any_die(dice, ALWAYS_HITS)


def failing_faces(needed: i64) -> i64:
    """How many of the ten faces are no success: all below the number needed but the zero. [UN-65] [UN-66]"""
    return min(max(needed, 1), FACES) - 1


def odds(dice: i64, needed: i64) -> list[int]:
    """In how many of all throws at least one die succeeds: exact. [UN-65]"""
    all_throws, failures = 1, 1
    for _die in range(dice):
        all_throws *= int(FACES)
        failures *= int(failing_faces(needed))
    return [all_throws - failures, all_throws]


# Step 4: what comes of it.


def roll_attack(t: Table, attacker: i64, target: i64, dice: i64) -> None:
    """After a success the owner loses a card of that unit. [UN-68] [UN-77]"""
    if is_hit(t, ATTACK_ROLLED, attacker, target, dice):
        t.suffer_casualty(target)


def roll_suppress(t: Table, attacker: i64, target: i64, dice: i64) -> None:
    """A success turns the counter to its suppressed side; nobody is lost. [UN-67]"""
    if is_hit(t, SUPPRESS_ROLLED, attacker, target, dice):
        t.suppress(target)


def is_hit(t: Table, event: i64, attacker: i64, target: i64, dice: i64) -> bool:
    """Hold the dice of an Attack or a Suppress against the total defence, and tell it. [UN-63] [UN-65]"""
    needed: i64 = defence(t, attacker, target)
    hit: bool = succeeds(dice, needed)
    if t.heard():
        t.because(defence_tally(t, attacker, target))
    t.tell(event, attacker, target, dice, needed, 1 if hit else 0)
    return hit


def roll_blast(t: Table, target: i64, dice: i64) -> None:
    """One of the attacks of a Blast; your own counter suffers like any other. [UN-61] [UN-68]"""
    needed: i64 = blast_defence(t, target)
    hit: bool = succeeds(dice, needed)
    if t.heard():
        t.because(blast_tally(t, target))
    t.tell(BLAST_ROLLED, target, dice, needed, 1 if hit else 0)
    if hit:
        t.suffer_casualty(target)


def blast_targets(t: Table, place: i64) -> list[int]:
    """In the order of the ruling: the enemy's counters first, by kind and squad, then one's own. [UN-61] [UN-62]"""
    order = [counter_of(side, unit) for side in (t.enemy(), t.side) for unit in range(UNITS)]
    return [int(counter) for counter in order if t.place_of(counter) == place]
