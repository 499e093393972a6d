"""Movement, Target and Control: where a counter may go, where a Mortar may aim, which tile may be taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.games import undaunted
from bocage.games.undaunted.model import US
from bocage.games.undaunted.refusals import (
    ALREADY_CONTROLLED,
    ENEMY_HOLDS_TILE,
    ENEMY_ON_TILE,
    GUIDE_NOT_ON_BOARD,
    GUIDE_NOT_SCOUTED,
    GUIDE_NOT_YOURS,
    GUIDE_SUPPRESSED,
    NO_OWN_MARKER,
    NOT_ADJACENT,
    NOT_SCOUTED,
    REFUSALS,
    TARGET_ALREADY_THERE,
    TOO_NEAR,
)
from bocage.games.undaunted.rules.markers import forbids_control, forbids_target
from bocage.games.undaunted.rules.movement import (
    forbids_free_step,
    forbids_guide,
    forbids_guided_step,
    forbids_move,
    take_scouting_step,
)
from bocage.kernel.refusals import ALLOWED, refusals
from undaunted.tables import Heard


@pytest.mark.rule("UN-34", "UN-32")
@pytest.mark.parametrize(
    ("tile", "refusal"), [("2B", ALLOWED), ("13B", NOT_SCOUTED), ("5B", NOT_ADJACENT), ("17B", NOT_ADJACENT)]
)
def test_a_move_goes_to_an_adjacent_tile_with_a_marker_of_ones_own(tile: str, refusal: int) -> None:
    heard = Heard()

    assert forbids_move(heard.table, heard.counter("us:R-A"), heard.place(tile)) == refusal


@pytest.mark.rule("UN-33", "UN-34")
def test_a_marker_of_the_enemy_does_not_let_in() -> None:
    heard = Heard()
    heard.stand(us_R_A="12B")

    assert forbids_move(heard.table, heard.counter("us:R-A"), heard.place("5B")) == NOT_SCOUTED


@pytest.mark.rule("UN-39")
def test_enemy_counters_block_no_step() -> None:
    heard = Heard()
    heard.stand(de_R_A="2B", de_S_A="13B")

    assert forbids_move(heard.table, heard.counter("us:R-A"), heard.place("2B")) == ALLOWED
    assert forbids_free_step(heard.table, heard.counter("us:S-A"), heard.place("13B")) == ALLOWED


@pytest.mark.rule("UN-36", "UN-37")
def test_scouts_and_snipers_enter_any_adjacent_tile() -> None:
    heard = Heard()

    assert forbids_free_step(heard.table, heard.counter("us:S-A"), heard.place("12B")) == ALLOWED
    assert forbids_free_step(heard.table, heard.counter("us:S-A"), heard.place("8A")) == NOT_ADJACENT


@pytest.mark.rule("UN-36", "UN-33")
def test_scouting_lays_a_marker_where_one_has_none_and_only_there() -> None:
    heard = Heard()
    scouts = heard.counter("us:S-A")

    for tile in ("2B", "13B", "8A"):
        take_scouting_step(heard.table, scouts, heard.place(tile))

    assert [line.split("  ")[0] for line in heard.lines()] == [
        "counter-moved",
        "counter-moved",
        "tile-scouted",
        "fog-added",
        "counter-moved",
        "tile-scouted",
        "fog-added",
    ]


@pytest.mark.rule("UN-37")
def test_stalking_leaves_no_trail() -> None:
    heard = Heard()
    heard.stand(us_SN="17B")

    heard.table.move_counter(heard.counter("us:SN"), heard.place("13B"))

    assert forbids_move(heard.table, heard.counter("us:R-A"), heard.place("13B")) == NOT_SCOUTED


@pytest.mark.rule("UN-35")
def test_ones_own_ready_counters_on_the_board_may_be_guided() -> None:
    heard = Heard()
    heard.table.suppress(heard.counter("us:R-B"))

    names = ("us:R-A", "us:S-A", "us:R-B", "us:MO", "de:R-A")

    assert [forbids_guide(heard.table, heard.counter(name)) for name in names] == [
        ALLOWED,
        ALLOWED,
        GUIDE_SUPPRESSED,
        GUIDE_NOT_ON_BOARD,
        GUIDE_NOT_YOURS,
    ]


@pytest.mark.rule("UN-35", "UN-93")
@pytest.mark.parametrize(
    ("free", "unit", "refusal"),
    [
        (False, "us:S-A", GUIDE_NOT_SCOUTED),
        (True, "us:S-A", ALLOWED),
        (True, "us:SN", ALLOWED),
        (True, "us:R-A", GUIDE_NOT_SCOUTED),
    ],
)
def test_guiding_keeps_to_marked_tiles_unless_the_switch_frees_scouts(free: bool, unit: str, refusal: int) -> None:
    heard = Heard(guide_free_scouts=free)
    heard.table.where[heard.counter(unit)] = heard.place("17B")

    assert forbids_guided_step(heard.table, heard.counter(unit), heard.place("13B")) == refusal
    assert forbids_guided_step(heard.table, heard.counter(unit), heard.place("2B")) == ALLOWED
    assert forbids_guided_step(heard.table, heard.counter(unit), heard.place("6A")) == NOT_ADJACENT


@pytest.mark.rule("UN-47")
def test_a_target_is_three_tiles_from_the_mortar_or_more_and_not_the_same_again() -> None:
    heard = Heard()
    heard.stand(us_MO="7A")
    heard.table.set_target(US, heard.place("6A"))

    found = {tile: forbids_target(heard.table, heard.place(tile)) for tile in ("16B", "6A", "5B", "7A", "11B")}

    assert found == {"16B": ALLOWED, "6A": TARGET_ALREADY_THERE, "5B": TOO_NEAR, "7A": TOO_NEAR, "11B": ALLOWED}


@pytest.mark.rule("UN-50", "UN-16")
def test_a_tile_that_is_controlled_already_is_offered_only_by_the_switch() -> None:
    for allows, refusal in ((False, ALREADY_CONTROLLED), (True, ALLOWED)):
        heard = Heard(allow_noop=allows)
        assert forbids_control(heard.table, heard.counter("us:R-A")) == ALLOWED

        heard.table.control(US, heard.place("17B"))

        assert forbids_control(heard.table, heard.counter("us:R-A")) == refusal


@pytest.mark.rule("UN-52", "UN-23", "UN-93")
@pytest.mark.parametrize("suppressed", [False, True])
def test_an_enemy_counter_on_the_tile_blocks_control(suppressed: bool) -> None:
    heard = Heard()
    heard.stand(de_S_A="2B")
    if suppressed:
        heard.table.suppress(heard.counter("de:S-A"))

    assert forbids_control(heard.table, heard.counter("us:R-B")) == ENEMY_ON_TILE


@pytest.mark.rule("UN-52", "UN-93")
@pytest.mark.parametrize(("tile", "refusal"), [("2B", ALLOWED), ("5B", ENEMY_HOLDS_TILE)])
def test_by_the_switch_an_enemy_counter_blocks_only_where_its_side_controls(tile: str, refusal: int) -> None:
    heard = Heard(control_block="enemy_controlled_only")
    heard.stand(de_S_A=tile, us_R_B=tile)

    assert forbids_control(heard.table, heard.counter("us:R-B")) == refusal


@pytest.mark.rule("UN-53", "UN-93")
@pytest.mark.parametrize(("switch", "refusal"), [(True, ALLOWED), (False, NO_OWN_MARKER)])
def test_a_bare_tile_is_taken_as_the_switch_says(switch: bool, refusal: int) -> None:
    heard = Heard(control_unmarked=switch)
    heard.stand(us_R_B="12B")

    assert forbids_control(heard.table, heard.counter("us:R-B")) == refusal


def test_every_refusal_has_a_name_of_its_own_and_a_sentence() -> None:
    names = [name for _, name in REFUSALS.values()]
    worded = (Path(undaunted.__path__[0]) / "text" / "en" / "refusals.ftl").read_text(encoding="utf-8")

    assert len(refusals(REFUSALS)) > len(set(names)) == len(names)
    assert [name for name in names if f"\nno-{name} =" not in worded] == []
