"""Support: what Bolster, Command, Conceal, Inspire and Recon may take; and hunkering down."""

from mypy_extensions import i64

from bocage.games.undaunted.model import BOLSTER, CARDS, FOW, NO_SQUAD, is_command, squad_of
from bocage.games.undaunted.position import Table
from bocage.games.undaunted.refusals import (
    FOG_CANNOT_HUNKER,
    FOG_NOT_BOLSTERED,
    INSPIRE_OTHER_SQUAD,
    INSPIRES_ITSELF,
    NO_FOG_IN_HAND,
    NO_FOG_IN_SUPPLY,
    NO_SQUAD_CARD,
    NOT_IN_HAND,
    NOT_IN_PLAY_AREA,
    NOT_IN_SUPPLY,
    NOTHING_TO_DRAW,
    OTHER_SQUAD,
)
from bocage.kernel.refusals import ALLOWED

# From the supply.


def forbids_bolster(t: Table, commander: i64, card: i64) -> i64:
    """A card of the supply; of the commander's squad, if it names one; Fog of War by a switch alone. [UN-40] [UN-20]"""
    if card == FOW and not t.settings.bolsters_fog:
        return FOG_NOT_BOLSTERED
    if t.in_supply(t.side, card) == 0:
        return NOT_IN_SUPPLY
    return forbids_reach(commander, card)


def forbids_reach(commander: i64, card: i64) -> i64:
    """A commander with a squad reaches that squad alone; the Platoon's reach everybody. [UN-41] [UN-45]"""
    if squad_of(commander) == NO_SQUAD or squad_of(commander) == squad_of(card):
        return ALLOWED
    return NO_SQUAD_CARD if squad_of(card) == NO_SQUAD else OTHER_SQUAD


def forbids_conceal(t: Table) -> i64:
    """Without Fog of War in the enemy's supply nothing happens. [UN-43] [UN-16]"""
    if t.in_supply(t.enemy(), FOW) > 0 or t.settings.allows_no_effect:
        return ALLOWED
    return NO_FOG_IN_SUPPLY


# From deck, play area and hand.


def forbids_command(t: Table) -> i64:
    """With deck and discard pile empty there is nothing to draw. [UN-42] [UN-16]"""
    return ALLOWED if t.can_draw(t.side) or t.settings.allows_no_effect else NOTHING_TO_DRAW


def forbids_inspire(t: Table, leader: i64, card: i64) -> i64:
    """A card of the leader's squad in the play area, and not the one that inspires. [UN-44] [UN-45]"""
    if card == leader:
        return INSPIRES_ITSELF
    if t.in_play_area(t.side, card) == 0:
        return NOT_IN_PLAY_AREA
    if squad_of(card) == squad_of(leader):
        return ALLOWED
    return NO_SQUAD_CARD if squad_of(card) == NO_SQUAD else INSPIRE_OTHER_SQUAD


def forbids_recon(t: Table) -> i64:
    """Only with a Fog of War in hand. [UN-46]"""
    return ALLOWED if t.in_hand(t.side, FOW) else NO_FOG_IN_HAND


# Hunkering down.


def forbids_hunkering(t: Table, card: i64) -> i64:
    """Any card of the hand but Fog of War, a suppressed unit's and a commander's too. [UN-17] [UN-18] [UN-22]"""
    if card == FOW:
        return FOG_CANNOT_HUNKER
    return ALLOWED if t.in_hand(t.side, card) else NOT_IN_HAND


def is_lost_by_hunkering(t: Table, card: i64) -> bool:
    """Would no commander be left that could fetch this one? It is legal, and every table warns. [UN-18]

    Only the Sergeant and the Guide reach other commanders, so there is no way round through a third.
    """
    if not is_command(card):
        return False
    for commander in range(CARDS):
        if left_to(t, commander, card) > 0 and fetches(t, commander, card):
            return False
    return True


def left_to(t: Table, commander: i64, gone: i64) -> i64:
    """How many cards of a commander stay outside the supply when `gone` has hunkered down."""
    left: i64 = t.piles.all_cards(t.side, commander) + t.in_play_area(t.side, commander)
    return left - 1 if commander == gone else left


def fetches(t: Table, commander: i64, card: i64) -> bool:
    return t.value_of(commander, BOLSTER) > 0 and forbids_reach(commander, card) == ALLOWED
