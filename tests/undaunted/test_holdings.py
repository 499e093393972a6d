"""What sides hold: each verb moves what it says, tells it, and keeps what the enemy has seen."""

from __future__ import annotations

import pytest

from bocage.games.undaunted.model import CARD, CARDS, DE, FOW, US
from bocage.games.undaunted.settings import SWITCHES, Settings, defaults
from bocage.kernel.luck import FastLuck
from bocage.kernel.piles import DECK, DISCARD, HAND
from undaunted.tables import Heard

R_A = CARD.number("R-A")
S_A = CARD.number("S-A")
PS = CARD.number("PS")


@pytest.mark.rule("UN-4", "UN-5")
def test_cards_marked_d_make_the_deck_and_those_marked_s_the_supply() -> None:
    table = Heard("la-raye").table

    assert [int(table.piles.cards(US, DECK, card)) for card in (R_A, S_A, PS, FOW)] == [2, 1, 1, 1]
    assert [int(table.in_supply(US, card)) for card in (R_A, S_A, PS, FOW)] == [3, 2, 0, 7]
    assert (table.hand_size(US), table.piles.size(US, DISCARD)) == (0, 0)


@pytest.mark.rule("UN-14")
def test_a_card_that_acts_lies_in_the_play_area() -> None:
    heard = Heard()
    heard.take("us", "R-A")

    heard.table.play(US, R_A, 0)

    assert (heard.table.in_hand(US, R_A), heard.table.in_play_area(US, R_A)) == (False, 1)
    assert heard.lines() == ["card-played  side us · card R-A · action move"]


@pytest.mark.rule("UN-17", "UN-27")
def test_a_card_that_hunkers_down_goes_to_the_supply_and_leaves_the_board_alone() -> None:
    heard = Heard()
    heard.take("us", "R-A")
    before = list(heard.table.where)

    heard.table.hunker_down(US, R_A)

    assert (heard.table.in_supply(US, R_A), list(heard.table.where)) == (4, before)
    assert heard.lines() == ["hunkered-down  side us · card R-A"]


@pytest.mark.rule("UN-12", "UN-96")
def test_at_the_end_of_a_turn_the_hand_goes_unseen_and_the_play_area_openly() -> None:
    heard = Heard()
    heard.take("us", "R-A", "S-A", "PS")
    heard.table.play(US, R_A, 0)

    heard.table.clear_away(US)

    piles = heard.table.piles
    assert (heard.table.hand_size(US), piles.size(US, DISCARD), piles.unseen(US)) == (0, 3, 2)
    assert piles.seen_cards(US, R_A) == 1
    assert heard.lines()[-3:] == [
        "card-thrown-in  side us · card S-A",
        "card-thrown-in  side us · card PS",
        "play-area-cleared  side us · count 1",
    ]


@pytest.mark.rule("UN-7")
def test_a_new_deck_is_made_of_the_discard_pile_and_leaves_the_play_area_alone() -> None:
    heard = Heard()
    cards = ["PS", "SL-A", "SL-B", "R-A", "R-A", "R-B", "R-B", "S-A", "S-B", "FOW"]
    heard.take("us", *cards)
    heard.table.play(US, R_A, 0)
    for card in ("PS", "S-A"):
        heard.table.bid(US, CARD.number(card))

    heard.table.shuffle(US)

    assert (heard.table.piles.size(US, DECK), heard.table.in_play_area(US, R_A)) == (2, 1)


@pytest.mark.rule("UN-8")
def test_with_deck_and_discard_pile_empty_nothing_can_be_drawn() -> None:
    heard = Heard()
    assert heard.table.can_draw(US)
    heard.take("us", "PS", "SL-A", "SL-B", "R-A", "R-A", "R-B", "R-B", "S-A", "S-B", "FOW")

    assert not heard.table.can_draw(US)
    heard.table.miss_draw(US)
    assert heard.lines() == ["draw-missed  side us"]


@pytest.mark.rule("UN-9")
def test_a_bid_goes_to_the_discard_pile_for_all_to_see() -> None:
    heard = Heard()
    heard.take("de", "PS")

    heard.table.bid(DE, PS)

    assert (heard.table.piles.cards(DE, DISCARD, PS), heard.table.piles.seen_cards(DE, PS)) == (1, 1)


@pytest.mark.rule("UN-9")
def test_the_initiative_is_taken_or_kept() -> None:
    heard = Heard("la-raye")

    heard.table.give_initiative(US)
    heard.table.give_initiative(DE)

    assert heard.table.initiative == DE
    assert heard.lines() == ["initiative-kept  side us", "initiative-taken  side de"]


@pytest.mark.rule("UN-10")
def test_an_empty_hand_bids_nothing() -> None:
    heard = Heard()

    heard.table.bid_nothing(US)

    assert heard.lines() == ["nothing-bid  side us"]


@pytest.mark.rule("UN-40")
def test_bolstered_cards_go_from_the_supply_to_the_discard_pile() -> None:
    heard = Heard()

    heard.table.bolster(US, R_A, 2)

    assert (heard.table.in_supply(US, R_A), heard.table.piles.seen_cards(US, R_A)) == (1, 2)
    assert heard.lines() == ["cards-bolstered  side us · card R-A · count 2"]


@pytest.mark.rule("UN-36", "UN-43")
def test_fog_of_war_comes_from_the_supply_as_long_as_there_is_any() -> None:
    heard = Heard()

    for _ in range(8):
        heard.table.add_fog(US)

    assert (heard.table.in_supply(US, FOW), heard.table.piles.seen_cards(US, FOW)) == (0, 7)
    assert heard.lines()[-2:] == ["fog-added  side us", "fog-missing  side us"]


@pytest.mark.rule("UN-46")
def test_recon_takes_a_fog_of_war_out_of_the_game() -> None:
    heard = Heard()
    heard.take("us", "FOW")

    heard.table.remove_fog(US)

    assert heard.table.piles.all_cards(US, FOW) == 0
    assert (heard.table.in_supply(US, FOW), heard.table.removed[US * CARDS + FOW]) == (7, 1)


@pytest.mark.rule("UN-44")
def test_an_inspired_card_is_back_in_hand_and_known_there() -> None:
    heard = Heard()
    heard.take("us", "R-A", "S-A", "PS")
    heard.table.play(US, R_A, 0)

    heard.table.inspire(US, R_A)

    worlds = [heard.table.piles.clone() for _ in range(20)]
    for seed, piles in enumerate(worlds):
        piles.redraw(US, FastLuck(seed))
    assert all(piles.cards(US, HAND, R_A) >= 1 for piles in worlds)
    assert heard.lines()[-1] == "card-inspired  side us · card R-A"


@pytest.mark.rule("UN-93")
def test_every_switch_has_a_default_and_is_read() -> None:
    usual = Settings(defaults())

    for name, values in SWITCHES.items():
        changed = Settings({**defaults(), name: values[1]})
        assert vars_of(changed) != vars_of(usual), f"{name} changes nothing"


def vars_of(settings: Settings) -> dict[str, object]:
    names = [name for name in dir(settings) if not name.startswith("_") and name != "chosen"]
    return {name: getattr(settings, name) for name in names}


@pytest.mark.rule("UN-93")
@pytest.mark.parametrize(("switch", "value"), [(2, 2), (1, 1)])
def test_the_bolster_of_a_squad_leader_is_worth_what_the_switch_says(switch: int, value: int) -> None:
    table = Heard(sl_bolster=switch).table

    assert table.value_of(CARD.number("SL-A"), 4) == value
    assert table.value_of(PS, 4) == 3
