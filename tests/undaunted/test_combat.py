"""Combat: targets, the number to reach, the dice, and what comes of them."""

from __future__ import annotations

from itertools import product

import pytest

from bocage.games.undaunted.model import CARD, COUNTER, DE, UNITS, US
from bocage.games.undaunted.refusals import (
    ALREADY_SUPPRESSED,
    NO_ENEMY_THERE,
    NO_TARGET_MARKER,
    NOBODY_UNDER_TARGET,
    OWN_COUNTER,
)
from bocage.games.undaunted.rules.combat import (
    blast_defence,
    blast_tally,
    blast_targets,
    defence,
    defence_tally,
    forbids_attack,
    forbids_blast,
    forbids_suppress,
    odds,
    roll_attack,
    roll_blast,
    roll_suppress,
    succeeds,
)
from bocage.kernel.dice import with_die
from bocage.kernel.refusals import ALLOWED
from undaunted.tables import Heard

# La Raye with two hills in it: 2A and, beside it, 16A.
HILLS = {"2B": "2A", "16B": "16A"}


def dice(*faces: int) -> int:
    thrown = 0
    for face in faces:
        thrown = int(with_die(thrown, face))
    return thrown


def us_counter(heard: Heard, unit: str) -> int:
    return heard.counter(f"us:{unit}")


@pytest.mark.rule("UN-60")
def test_an_attack_names_any_enemy_counter_on_the_board() -> None:
    heard = Heard()
    heard.stand(us_S_A="5B")

    assert forbids_attack(heard.table, heard.counter("de:R-A")) == ALLOWED
    assert forbids_attack(heard.table, heard.counter("us:R-B")) == OWN_COUNTER
    assert forbids_attack(heard.table, heard.counter("de:R-C")) == NO_ENEMY_THERE


@pytest.mark.rule("UN-67", "UN-16")
def test_suppressing_a_suppressed_counter_is_offered_only_by_the_switch() -> None:
    for allows, refusal in ((False, ALREADY_SUPPRESSED), (True, ALLOWED)):
        heard = Heard(allow_noop=allows)
        heard.table.suppress(heard.counter("de:R-A"))

        assert forbids_suppress(heard.table, heard.counter("de:R-A")) == refusal
        assert forbids_suppress(heard.table, heard.counter("de:R-B")) == ALLOWED
        assert forbids_suppress(heard.table, heard.counter("us:R-B")) == OWN_COUNTER


@pytest.mark.rule("UN-61", "UN-16")
def test_a_blast_needs_the_target_marker_and_somebody_under_it() -> None:
    heard = Heard()
    assert forbids_blast(heard.table) == NO_TARGET_MARKER

    heard.table.set_target(US, heard.place("12B"))
    assert forbids_blast(heard.table) == NOBODY_UNDER_TARGET
    heard.stand(us_R_A="12B")

    assert forbids_blast(heard.table) == ALLOWED
    empty = Heard(allow_noop=True)
    empty.table.set_target(US, empty.place("12B"))
    assert forbids_blast(empty.table) == ALLOWED


@pytest.mark.rule("UN-61", "UN-62")
def test_a_blast_is_against_everybody_there_the_enemy_first_by_kind_and_squad() -> None:
    heard = Heard()
    heard.stand(us_R_B="8A", us_MO="8A", de_SN="8A", de_MG_B="8A", de_S_A="8A")

    names = [COUNTER.word(counter) for counter in blast_targets(heard.table, heard.place("8A"))]

    assert names == ["de:R-B", "de:S-A", "de:S-B", "de:MG-B", "de:SN", "us:R-B", "us:MO"]


@pytest.mark.rule("UN-63", "UN-64")
@pytest.mark.parametrize(
    ("shooter_on", "target_on", "needed"), [("17B", "5B", 7), ("3B", "3B", 4), ("2B", "17B", 8), ("6A", "7A", 10)]
)
def test_a_die_must_reach_base_cover_and_range(shooter_on: str, target_on: str, needed: int) -> None:
    heard = Heard()
    heard.stand(us_R_A=shooter_on, de_R_A=target_on)

    assert defence(heard.table, us_counter(heard, "R-A"), heard.counter("de:R-A")) == needed


@pytest.mark.rule("UN-63")
@pytest.mark.parametrize(("unit", "base"), [("R-A", 4), ("S-B", 5), ("MG-C", 4), ("SN", 5), ("MO", 3)])
def test_each_counter_has_a_base_defence(unit: str, base: int) -> None:
    heard = Heard()
    heard.table.where[heard.counter(f"de:{unit}")] = heard.place("3B")
    heard.stand(us_R_A="3B")

    assert defence(heard.table, us_counter(heard, "R-A"), heard.counter(f"de:{unit}")) == base


@pytest.mark.rule("UN-70")
@pytest.mark.parametrize(("shooter_on", "needed"), [("13B", 8), ("16A", 6), ("2A", 5)])
def test_a_hill_hides_nobody_from_an_attacker_on_a_hill(shooter_on: str, needed: int) -> None:
    heard = Heard(tiles=HILLS)
    heard.stand(us_R_A=shooter_on, de_R_A="2A")

    assert defence(heard.table, us_counter(heard, "R-A"), heard.counter("de:R-A")) == needed


@pytest.mark.rule("UN-70")
def test_the_attackers_hill_does_nothing_for_a_defender_on_no_hill() -> None:
    heard = Heard(tiles=HILLS)
    heard.stand(us_MG_A="2A", de_R_A="17B")

    assert defence(heard.table, us_counter(heard, "MG-A"), heard.counter("de:R-A")) == 4 + 3 + 1


@pytest.mark.rule("UN-70", "UN-64")
@pytest.mark.parametrize(("target_on", "needed"), [("2A", 5), ("17B", 7), ("3B", 4)])
def test_a_blast_knows_no_range_and_no_hills_but_all_other_cover(target_on: str, needed: int) -> None:
    heard = Heard(tiles=HILLS)
    heard.stand(de_R_A=target_on)

    assert blast_defence(heard.table, heard.counter("de:R-A")) == needed


@pytest.mark.rule("UN-63")
def test_the_number_is_the_sum_of_its_reasons_for_every_shot_there_is() -> None:
    heard = Heard(tiles=HILLS)
    for unit, (shooter_on, target_on) in product(range(UNITS), product(heard.board.words(), repeat=2)):
        heard.stand(us_R_A=shooter_on)
        heard.table.where[UNITS + unit] = heard.place(target_on)
        shot = (heard.table, us_counter(heard, "R-A"), int(UNITS + unit))

        assert defence_tally(*shot).total() == defence(*shot)
        assert blast_tally(heard.table, shot[2]).total() == blast_defence(heard.table, shot[2])


@pytest.mark.rule("UN-65", "UN-66")
@pytest.mark.parametrize(
    ("faces", "needed", "hit"),
    [([5, 8], 8, True), ([7, 7], 8, False), ([0], 12, True), ([9], 12, False), ([9], 10, False), ([9, 0], 10, True)],
)
def test_one_die_at_the_defence_or_a_zero_is_enough(faces: list[int], needed: int, hit: bool) -> None:
    assert succeeds(dice(*faces), needed) == hit


@pytest.mark.rule("UN-65", "UN-66")
@pytest.mark.parametrize("needed", range(3, 13))
@pytest.mark.parametrize("number", [1, 2, 3])
def test_odds_are_those_of_all_throws(number: int, needed: int) -> None:
    throws = [dice(*faces) for faces in product(range(10), repeat=number)]

    assert odds(number, needed) == [sum(succeeds(throw, needed) for throw in throws), len(throws)]


@pytest.mark.rule("UN-65")
@pytest.mark.parametrize(("number", "needed", "per_mille"), [(1, 8, 300), (2, 8, 510), (4, 10, 344), (3, 3, 992)])
def test_odds_are_those_of_the_printed_table(number: int, needed: int, per_mille: int) -> None:
    part, whole = odds(number, needed)

    assert round(1000 * part / whole) == per_mille


@pytest.mark.rule("UN-68", "UN-77")
def test_a_successful_attack_takes_one_card_and_no_more() -> None:
    heard = Heard()
    heard.take("de", "R-A", "R-A")
    heard.stand(us_MG_A="5B")

    roll_attack(heard.table, us_counter(heard, "MG-A"), heard.counter("de:R-A"), dice(9, 9))

    assert heard.lines() == [
        "attack-rolled  counter us:MG-A · enemy de:R-A · dice 9 9 · needed 5 (base 4, cover 1, range 0) · hit yes",
        "card-removed  side de · card R-A · pile hand",
    ]
    assert heard.table.piles.all_cards(DE, CARD.number("R-A")) == 1


@pytest.mark.rule("UN-68")
def test_a_miss_takes_nothing() -> None:
    heard = Heard()

    roll_attack(heard.table, us_counter(heard, "R-A"), heard.counter("de:R-A"), dice(6))

    assert [line.split("  ")[0] for line in heard.lines()] == ["attack-rolled"]


@pytest.mark.rule("UN-67")
def test_a_successful_suppress_turns_the_counter_and_takes_nobody() -> None:
    heard = Heard()

    for _ in range(2):
        roll_suppress(heard.table, us_counter(heard, "R-A"), heard.counter("de:R-A"), dice(0))

    assert heard.table.is_suppressed(heard.counter("de:R-A"))
    assert heard.table.piles.all_cards(DE, CARD.number("R-A")) == 2
    assert [line.split("  ")[0] for line in heard.lines()].count("counter-suppressed") == 1


@pytest.mark.rule("UN-61", "UN-68", "UN-76")
def test_your_own_blast_takes_your_own_card_and_none_from_your_play_area() -> None:
    heard = Heard()
    heard.take("us", "R-B", "R-B")
    for _ in range(2):
        heard.table.play(US, CARD.number("R-B"), 0)

    roll_blast(heard.table, us_counter(heard, "R-B"), dice(0))

    assert not heard.table.on_board(us_counter(heard, "R-B"))
    assert heard.table.in_play_area(US, CARD.number("R-B")) == 2


@pytest.mark.rule("UN-79")
def test_a_bid_card_can_be_lost() -> None:
    heard = Heard()
    heard.take("de", "S-B")
    heard.table.bid(DE, CARD.number("S-B"))

    roll_attack(heard.table, us_counter(heard, "R-A"), heard.counter("de:S-B"), dice(0))

    assert heard.lines()[-1] == "card-removed  side de · card S-B · pile discard"
