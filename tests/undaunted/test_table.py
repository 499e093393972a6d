"""Counters and markers: each verb does what it says on a real table, and tells it."""

from __future__ import annotations

import pytest

from bocage.games.undaunted.model import CARD, CARDS, DE, US
from bocage.games.undaunted.position import CONTROLLED, SCOUTED, UNMARKED, Table
from bocage.kernel.cells import NONE
from bocage.kernel.luck import FastLuck
from bocage.kernel.piles import HAND
from bocage.kernel.position import Position
from undaunted.tables import Heard


@pytest.mark.rule("UN-3")
def test_a_scenario_is_laid_out_with_counters_markers_and_initiative() -> None:
    heard = Heard("la-raye")
    table = heard.table

    assert table.place_of(heard.counter("us:R-A")) == heard.place("17B")
    assert table.place_of(heard.counter("de:S-B")) == heard.place("8A")
    assert not table.on_board(heard.counter("us:R-C"))
    marks = [table.mark(DE, heard.place(tile)) for tile in ("5B", "8A", "2B")]
    assert marks == [CONTROLLED, SCOUTED, UNMARKED]
    assert table.initiative == US


@pytest.mark.rule("UN-31", "UN-32")
def test_both_sides_may_have_a_marker_on_a_tile_and_either_kind_lets_in() -> None:
    heard = Heard()
    place = heard.place("8A")

    heard.table.scout(US, place)

    assert heard.table.known(US, place) and heard.table.known(DE, place)
    assert not heard.table.known(US, heard.place("5B")) and heard.table.known(DE, heard.place("5B"))


@pytest.mark.rule("UN-36")
def test_scouting_lays_a_marker_and_takes_a_fog_of_war() -> None:
    heard = Heard()

    heard.table.scout(US, heard.place("13B"))

    assert heard.lines() == ["tile-scouted  side us · tile 13B", "fog-added  side us"]


@pytest.mark.rule("UN-50", "UN-31", "UN-86")
def test_control_turns_the_enemys_marker_back() -> None:
    heard = Heard()
    place = heard.place("5B")
    heard.table.scout(US, place)
    before = (heard.table.points(US), heard.table.points(DE))

    heard.table.control(US, place)

    assert before == (0, 3) and (heard.table.points(US), heard.table.points(DE)) == (3, 0)
    assert heard.table.mark(DE, place) == SCOUTED
    assert heard.lines()[-2:] == [
        "control-lost  side de · tile 5B · points 3",
        "tile-controlled  side us · tile 5B · points 3",
    ]


@pytest.mark.rule("UN-86", "UN-93")
def test_where_tiles_count_each_objective_is_one() -> None:
    heard = Heard(count_objectives="tiles")

    assert heard.table.points(DE) == 1


@pytest.mark.rule("UN-25", "UN-26")
def test_a_counter_comes_in_ready_whatever_it_was() -> None:
    heard = Heard()
    counter = heard.counter("us:R-A")
    heard.table.suppress(counter)
    heard.table.remove_counter(counter)

    heard.table.place_counter(counter, heard.place("17B"))

    assert not heard.table.is_suppressed(counter) and heard.table.on_board(counter)
    assert heard.lines()[-1] == "counter-placed  counter us:R-A · tile 17B"


@pytest.mark.rule("UN-34")
def test_a_counter_moves_a_step_and_tells_from_where() -> None:
    heard = Heard()

    heard.table.move_counter(heard.counter("us:R-A"), heard.place("2B"))

    assert heard.lines() == ["counter-moved  counter us:R-A · origin 17B · tile 2B"]


@pytest.mark.rule("UN-67", "UN-21")
def test_a_counter_is_suppressed_once_and_made_ready_again() -> None:
    heard = Heard()
    counter = heard.counter("de:R-A")

    for _ in range(2):
        heard.table.suppress(counter)
    heard.table.ready(counter)

    assert not heard.table.is_suppressed(counter)
    assert heard.lines() == ["counter-suppressed  counter de:R-A", "counter-readied  counter de:R-A"]


@pytest.mark.rule("UN-23", "UN-88")
def test_a_suppressed_counter_stands_on_its_tile_and_keeps_its_side_from_being_pinned() -> None:
    heard = Heard()
    for name in ("de:R-A", "de:R-B"):
        heard.table.suppress(heard.counter(name))
    assert heard.table.counters_at(DE, heard.place("5B")) == 2 and not heard.table.is_pinned(DE)

    heard.table.remove_counter(heard.counter("de:R-A"))
    assert not heard.table.is_pinned(DE)
    heard.table.remove_counter(heard.counter("de:R-B"))

    assert heard.table.is_pinned(DE) and not heard.table.is_pinned(US)


@pytest.mark.rule("UN-75", "UN-76", "UN-80")
def test_casualties_come_from_hand_discard_pile_and_deck_and_then_the_counter_goes() -> None:
    heard = Heard()
    riflemen, counter = CARD.number("R-A"), heard.counter("us:R-A")
    heard.take("us", "R-A")
    heard.table.bolster(US, riflemen, 1)

    for _ in range(4):
        heard.table.suffer_casualty(counter)

    assert heard.lines()[-4:] == [
        "card-removed  side us · card R-A · pile hand",
        "card-removed  side us · card R-A · pile discard",
        "card-removed  side us · card R-A · pile deck",
        "counter-removed  counter us:R-A · tile 17B",
    ]
    assert (heard.table.in_supply(US, riflemen), heard.table.removed[US * CARDS + riflemen]) == (2, 3)


@pytest.mark.rule("UN-76")
def test_a_casualty_leaves_the_play_area_alone() -> None:
    heard = Heard()
    heard.take("us", "R-A", "R-A")
    heard.table.play(US, CARD.number("R-A"), 0)
    heard.table.play(US, CARD.number("R-A"), 0)

    heard.table.suffer_casualty(heard.counter("us:R-A"))

    assert not heard.table.on_board(heard.counter("us:R-A"))
    assert heard.table.in_play_area(US, CARD.number("R-A")) == 2


@pytest.mark.rule("UN-38")
@pytest.mark.parametrize(("outlives", "left"), [(False, []), (True, ["6A"])])
def test_a_mortar_that_moves_gives_up_its_target_and_one_that_is_lost_as_the_switch_says(
    outlives: bool, left: list[str]
) -> None:
    heard = Heard("oh-07", target_outlives_mortar=outlives)
    table, mortar = heard.table, heard.counter("us:MO")
    here, there = (heard.board.place_of(tile) for tile in heard.board.words()[:2])
    table.place_counter(mortar, here)
    table.set_target(US, there)
    table.remove_counter(mortar)
    assert (table.aim[US] != NONE) == bool(left)

    table.place_counter(mortar, here)
    table.set_target(US, there)
    table.move_counter(mortar, there)

    assert table.aim[US] == NONE
    assert heard.lines()[-1].startswith("target-removed  side us")


@pytest.mark.rule("UN-47")
def test_a_target_marker_is_placed_and_then_moved() -> None:
    heard = Heard()

    heard.table.set_target(US, heard.place("6A"))
    heard.table.set_target(US, heard.place("4B"))

    assert heard.lines() == ["target-placed  side us · tile 6A", "target-moved  side us · origin 6A · tile 4B"]


class Plain(Table):
    """A table without rules, for copies."""

    def clone(self) -> Plain:
        return Plain(self.board, self.settings, self)


@pytest.mark.uncompiled
def test_a_table_is_copied_and_saved_whole() -> None:
    heard = Heard("oh-11")
    table = Plain(heard.board, heard.table.settings, heard.table)
    table.side, table.initiative, table.aim[DE] = 1, 1, 3
    for row in (table.played, table.supply, table.removed, table.where, table.suppressed, table.marks):
        row[1] = 1

    again = Plain(heard.board, table.settings)
    again.resume(table.numbers())

    assert again.numbers() == table.numbers() == table.clone().numbers() != heard.table.numbers()


@pytest.mark.rule("UN-95", "UN-97")
@pytest.mark.uncompiled
def test_a_possible_world_deals_the_enemys_cards_anew_and_leaves_the_seats_own() -> None:
    heard = Heard()
    heard.take("us", "R-A", "R-B", "PS")
    heard.take("de", "R-A", "R-B", "PS")
    table = Plain(heard.board, heard.table.settings, heard.table)

    worlds = [table.world(US, FastLuck(seed)) for seed in range(30)]

    assert len({hand(world, DE) for world in worlds}) > 5
    assert {hand(world, US) for world in worlds} == {hand(table, US)}


def hand(position: Position, side: int) -> tuple[int, ...]:
    assert isinstance(position, Table)
    return tuple(int(position.piles.cards(side, HAND, card)) for card in range(CARDS))
