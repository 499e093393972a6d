"""Support: whom a commander reaches, what each action needs, and what hunkering down costs."""

from __future__ import annotations

import pytest

from bocage.games.undaunted.model import BOLSTER, CARD, CARDS, DE, FOW, UNITS, US
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
from bocage.games.undaunted.rules.support import (
    forbids_bolster,
    forbids_command,
    forbids_conceal,
    forbids_hunkering,
    forbids_inspire,
    forbids_recon,
    is_lost_by_hunkering,
)
from bocage.kernel.refusals import ALLOWED
from undaunted.tables import Heard

DECK = ["PS", "SL-A", "SL-B", "R-A", "R-A", "R-B", "R-B", "S-A", "S-B", "FOW"]


def card(word: str) -> int:
    return CARD.number(word)


@pytest.mark.rule("UN-40", "UN-41", "UN-45")
@pytest.mark.parametrize(
    ("commander", "fetched", "refusal"),
    [
        ("PS", "R-A", ALLOWED),
        ("PS", "SL-B", ALLOWED),
        ("PG", "PS", ALLOWED),
        ("PS", "SN", ALLOWED),
        ("SL-A", "R-A", ALLOWED),
        ("SL-A", "SL-A", ALLOWED),
        ("SL-A", "R-B", OTHER_SQUAD),
        ("SL-A", "SL-B", OTHER_SQUAD),
        ("SL-A", "SN", NO_SQUAD_CARD),
        ("SL-A", "PS", NO_SQUAD_CARD),
        ("PS", "R-C", NOT_IN_SUPPLY),
    ],
)
def test_a_commander_fetches_its_squad_and_the_platoons_fetch_everybody(
    commander: str, fetched: str, refusal: int
) -> None:
    table = Heard().table
    for held in range(CARDS):
        table.supply[held] = 0 if held == card("R-C") else 1

    assert forbids_bolster(table, card(commander), card(fetched)) == refusal


@pytest.mark.rule("UN-20", "UN-93")
@pytest.mark.parametrize(("switch", "refusal"), [(False, FOG_NOT_BOLSTERED), (True, ALLOWED)])
def test_fog_of_war_is_bolstered_by_the_switch_alone(switch: bool, refusal: int) -> None:
    assert forbids_bolster(Heard(bolster_fow=switch).table, card("PS"), FOW) == refusal


@pytest.mark.rule("UN-43", "UN-16")
@pytest.mark.parametrize(("allows", "refusal"), [(False, NO_FOG_IN_SUPPLY), (True, ALLOWED)])
def test_conceal_needs_fog_of_war_in_the_enemys_supply(allows: bool, refusal: int) -> None:
    table = Heard(allow_noop=allows).table
    assert forbids_conceal(table) == ALLOWED

    for _ in range(7):
        table.add_fog(DE)

    assert forbids_conceal(table) == refusal


@pytest.mark.rule("UN-42", "UN-16")
@pytest.mark.parametrize(("allows", "refusal"), [(False, NOTHING_TO_DRAW), (True, ALLOWED)])
def test_command_needs_something_to_draw(allows: bool, refusal: int) -> None:
    heard = Heard(allow_noop=allows)
    assert forbids_command(heard.table) == ALLOWED

    heard.take("us", *DECK)

    assert forbids_command(heard.table) == refusal


@pytest.mark.rule("UN-44", "UN-45")
def test_a_leader_inspires_played_cards_of_its_squad_and_not_itself() -> None:
    heard = Heard()
    heard.take("us", *DECK)
    for word in ("SL-A", "R-A", "R-B", "PS"):
        heard.table.play(US, card(word), 0)

    found = {
        word: forbids_inspire(heard.table, card("SL-A"), card(word)) for word in ("SL-A", "R-A", "R-B", "PS", "S-A")
    }

    assert found == {
        "SL-A": INSPIRES_ITSELF,
        "R-A": ALLOWED,
        "R-B": INSPIRE_OTHER_SQUAD,
        "PS": NO_SQUAD_CARD,
        "S-A": NOT_IN_PLAY_AREA,
    }


@pytest.mark.rule("UN-46")
def test_recon_needs_a_fog_of_war_in_hand() -> None:
    heard = Heard()
    assert forbids_recon(heard.table) == NO_FOG_IN_HAND

    heard.take("us", "FOW")

    assert forbids_recon(heard.table) == ALLOWED


@pytest.mark.rule("UN-17", "UN-18", "UN-22")
def test_any_card_in_hand_but_fog_of_war_may_hunker_down() -> None:
    heard = Heard()
    heard.take("us", "R-A", "PS", "FOW")
    heard.table.suppress(heard.counter("us:R-A"))

    found = [forbids_hunkering(heard.table, card(word)) for word in ("R-A", "PS", "FOW", "S-A")]

    assert found == [ALLOWED, ALLOWED, FOG_CANNOT_HUNKER, NOT_IN_HAND]


@pytest.mark.rule("UN-18")
def test_a_commander_that_nobody_could_fetch_again_is_warned_of() -> None:
    heard = Heard()
    heard.take("us", *DECK)

    assert is_lost_by_hunkering(heard.table, card("PS"))
    assert not is_lost_by_hunkering(heard.table, card("SL-A"))
    assert not is_lost_by_hunkering(heard.table, card("R-A"))

    heard.table.hunker_down(US, card("PS"))

    assert is_lost_by_hunkering(heard.table, card("SL-A"))


@pytest.mark.rule("UN-18", "UN-41")
def test_a_guide_in_the_play_area_still_fetches_the_sergeant() -> None:
    heard = Heard()
    heard.take("us", *DECK)
    heard.table.played[card("PG")] = 1

    assert not is_lost_by_hunkering(heard.table, card("PS"))


@pytest.mark.rule("UN-29", "UN-45")
def test_only_commanders_bolster_and_none_of_them_has_a_counter() -> None:
    table = Heard().table

    assert {CARD.word(one) for one in range(CARDS) if table.value_of(one, BOLSTER) > 0} == {
        "SL-A", "SL-B", "SL-C", "PS", "PG",
    }  # fmt: skip
    assert card("SL-A") >= UNITS
