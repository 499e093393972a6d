"""The rules of Decks, one by one."""

from __future__ import annotations

import pytest

import bocage
from bocage.kernel.luck import FastLuck
from bocage.kernel.pile_words import PILE
from bocage.kernel.piles import HAND
from given import Given, given, tally
from small_games.decks.rules import CARD, SEATS, Decks


def lying(game: Given, place: str) -> str:
    """The cards of a pile in the words by which one is laid out: `lying(game, "us hand") == "able baker"`."""
    side, pile = place.split()
    table = game.match.position
    assert isinstance(table, Decks)
    counts = [table.piles.cards(SEATS.number(side), PILE.number(pile), card) for card in range(len(CARD.words))]
    return " ".join([name for name, count in zip(CARD.words, counts, strict=True) for _ in range(count)])


@pytest.mark.rule("DK-1")
def test_a_round_is_draws_bids_the_leaders_turn_then_the_others() -> None:
    match = bocage.game("decks").start("skirmish", seed=1)
    asked = [match.to_act]

    match.choose(match.options("us")[0].id, "us").choose(match.options("de")[0].id, "de")
    while match.position.round == 1 and not match.over:
        asked.append(match.to_act)
        match.choose("end")

    assert asked[0] == ("us", "de")
    assert sorted(asked[1:]) == [("de",), ("us",)]


@pytest.mark.rule("DK-1")
def test_after_both_turns_the_next_round_begins() -> None:
    game = given("decks", "duel", "us hand able", "us deck able able", "de deck baker baker baker", to_play="us")

    game.choose("end").roll("able", "able", "able", "baker", "baker", "baker")

    assert game.match.position.round == 2
    assert game.match.to_act == ("us", "de")


@pytest.mark.rule("DK-1", "DK-2")
def test_first_one_side_draws_up_and_then_the_other() -> None:
    game = given("decks", "duel", "us deck able able", "de deck baker baker", to_play="us")

    game.roll("able", "able", "baker")

    assert (lying(game, "us hand"), lying(game, "de hand")) == ("able able", "baker")


@pytest.mark.rule("DK-2")
def test_both_draw_until_they_hold_three() -> None:
    game = given("decks", "duel", "us deck able able baker", "de deck able baker", to_play="us")

    game.roll("able", "able", "baker", "able", "baker")

    assert game.match.to_act == ("us", "de")
    assert game.match.view("us")["table"]["sides"]["us"]["hand"] == 3  # type: ignore[index]


@pytest.mark.rule("DK-2")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    game = given("decks", "duel", "us hand able", "us discard baker baker", "de deck able", to_play="us")

    game.choose("end").roll("able")

    assert game.told("deck-shuffled").side == "us"


@pytest.mark.rule("DK-2")
def test_nobody_draws_more_than_three() -> None:
    game = given("decks", "duel", "us deck able able able baker", "de deck baker", to_play="us")

    game.roll("able", "able", "able", "baker")

    assert (lying(game, "us hand"), lying(game, "us deck")) == ("able able able", "baker")


@pytest.mark.rule("DK-2")
def test_the_deck_is_drawn_empty_before_the_discards_are_shuffled() -> None:
    game = given("decks", "duel", "us deck able", "us discard baker", "de deck baker", to_play="us")

    game.roll("able", "baker", "baker")

    assert (lying(game, "us hand"), lying(game, "us discard")) == ("able baker", "")
    assert game.names() == ["card-drawn", "deck-shuffled", "card-drawn", "card-drawn"]


@pytest.mark.rule("DK-2")
def test_who_has_nothing_left_to_draw_holds_fewer() -> None:
    game = given("decks", "duel", "us deck able", "de deck baker baker", to_play="us")

    game.roll("able", "baker", "baker")

    assert game.match.to_act == ("us", "de")


@pytest.mark.rule("DK-3")
@pytest.mark.parametrize(
    ("us", "de", "leader"), [("able", "baker", "us"), ("baker", "able", "de"), ("able", "able", "us")]
)
def test_the_higher_bid_leads_and_a_tie_changes_nothing(us: str, de: str, leader: str) -> None:
    game = given("decks", "duel", "us deck able baker", "de deck able baker", to_play="us").roll(
        "able", "baker", "able", "baker"
    )

    game.choose(f"bid {us}", "us").choose(f"bid {de}", "de")

    assert game.match.to_act == (leader,)
    assert game.told("card-bid").card == de


@pytest.mark.rule("DK-3")
def test_a_tie_leaves_the_lead_where_it_is() -> None:
    game = given("decks", "duel", "us deck able able baker", "de deck able able baker", to_play="us")
    game.roll("able", "able", "baker", "able", "able", "baker")
    game.choose("bid baker", "us").choose("bid able", "de").choose("end").choose("end")
    game.roll("able", "able", "baker", "able", "able", "baker")

    game.choose("bid able", "us").choose("bid able", "de")

    assert game.match.to_act == ("de",)


@pytest.mark.rule("DK-3")
@pytest.mark.parametrize(("us", "de", "turns"), [("able", "baker", ["us", "de"]), ("baker", "able", ["de", "us"])])
def test_the_leader_has_his_turn_and_then_the_other(us: str, de: str, turns: list[str]) -> None:
    game = given("decks", "duel", "us deck able baker", "de deck able baker", to_play="us")
    game.roll("able", "baker", "able", "baker")

    leader = game.choose(f"bid {us}", "us").choose(f"bid {de}", "de").match.to_act
    other = game.choose("end").match.to_act

    assert [*leader, *other] == turns
    assert other[0] in game.match.to_act and "end" in game.options()


@pytest.mark.rule("DK-3")
def test_the_cards_that_were_bid_lie_on_the_discard_piles() -> None:
    game = given("decks", "duel", "us deck able baker", "de deck able baker", to_play="us")
    game.roll("able", "baker", "able", "baker")

    game.choose("bid able", "us").choose("bid baker", "de")

    assert (lying(game, "us discard"), lying(game, "de discard")) == ("able", "baker")


@pytest.mark.rule("DK-3")
def test_a_card_that_is_not_in_hand_cannot_be_bid_or_played() -> None:
    game = given("decks", "duel", "us hand able", "us deck baker", "de deck able", to_play="us")

    assert game.refused("attack baker able") == "DK-3"


@pytest.mark.rule("DK-3", "DK-4")
def test_bids_and_attacks_belong_to_their_own_time() -> None:
    game = given("decks", "duel", "us hand able", "de deck able", to_play="us")

    assert game.refused("bid able") == ""
    assert "bid able" not in game.options()


@pytest.mark.rule("DK-4")
def test_a_unit_without_cards_is_no_target() -> None:
    game = given("decks", "duel", "us hand able", "de deck baker", to_play="us")

    assert game.options() == ["attack able baker", "end"]
    assert game.refused("attack able able") == "DK-4"


@pytest.mark.rule("DK-4")
@pytest.mark.parametrize(("seat", "enemy"), [("us", "de"), ("de", "us")])
def test_a_unit_attacks_enemies_and_not_its_own(seat: str, enemy: str) -> None:
    game = given("decks", "duel", f"{seat} hand able baker", f"{enemy} deck baker baker", to_play=seat)

    assert game.options() == ["attack able baker", "attack baker baker", "end"]


@pytest.mark.rule("DK-4")
@pytest.mark.parametrize(("card", "dice", "cases"), [("able", "3", 10), ("baker", "3 3", 55)])
def test_able_rolls_one_die_and_baker_two(card: str, dice: str, cases: int) -> None:
    game = given("decks", "duel", "us hand able baker", "de deck able", to_play="us").choose(f"attack {card} able")

    pending = game.match.pending
    game.roll(dice)

    assert pending is not None and len(pending.outcomes()) == cases
    assert game.told("shot").dice == dice


@pytest.mark.rule("DK-5")
@pytest.mark.parametrize(
    ("target", "dice", "hit"),
    [("able", "6", "yes"), ("able", "5", "no"), ("baker", "7", "yes"), ("baker", "6", "no"), ("baker", "0", "yes")],
)
def test_one_die_hits_from_base_and_cover_on_or_with_a_zero(target: str, dice: str, hit: str) -> None:
    game = given("decks", "duel", "us hand able", "de deck able baker", to_play="us")

    game.choose(f"attack able {target}").roll(dice)

    assert game.told("shot").hit == hit
    assert game.told("shot").target == target
    assert game.told("shot").needed == tally(base=5, cover=1 if target == "able" else 2)


@pytest.mark.rule("DK-5")
@pytest.mark.parametrize(("seat", "enemy"), [("us", "de"), ("de", "us")])
@pytest.mark.parametrize(("dice", "left"), [("7", "able"), ("6", "able baker")])
def test_a_hit_costs_the_enemy_a_card_and_a_miss_nothing(seat: str, enemy: str, dice: str, left: str) -> None:
    game = given("decks", "duel", f"{seat} hand able baker", f"{enemy} deck able baker", to_play=seat)

    game.choose("attack able baker").roll(dice)

    assert lying(game, f"{enemy} deck") == left
    assert lying(game, f"{seat} hand") == "baker"


@pytest.mark.rule("DK-5")
@pytest.mark.parametrize(("choice", "hit"), [("attack able able", [5, 10]), ("attack baker baker", [64, 100])])
def test_odds_are_exact(choice: str, hit: list[int]) -> None:
    game = given("decks", "duel", "us hand able baker", "de deck able baker", to_play="us")

    odds = game.match.odds(choice)

    assert odds is not None and odds["hit"] == hit


@pytest.mark.rule("DK-6")
@pytest.mark.parametrize(
    ("lines", "pile"),
    [
        (["de hand baker", "de discard baker", "de deck baker"], "hand"),
        (["de hand able", "de discard baker", "de deck baker"], "discard"),
        (["de hand able", "de discard able", "de deck baker"], "deck"),
    ],
)
def test_a_casualty_comes_from_the_hand_else_the_discards_else_the_deck(lines: list[str], pile: str) -> None:
    game = given("decks", "duel", "us hand able", *lines, to_play="us")

    game.choose("attack able baker").roll("9")

    lost = game.told("card-lost")
    assert (lost.side, lost.card, lost.pile) == ("de", "baker", pile)
    assert lying(game, f"de {pile}") == ""


@pytest.mark.rule("DK-6")
@pytest.mark.parametrize(("seat", "enemy"), [("us", "de"), ("de", "us")])
@pytest.mark.parametrize("unit", ["able", "baker"])
def test_everybody_sees_whose_card_is_lost(seat: str, enemy: str, unit: str) -> None:
    game = given("decks", "duel", f"{seat} hand able", f"{enemy} deck able baker", to_play=seat)

    game.choose(f"attack able {unit}").roll("9")

    assert (game.told("card-lost").side, game.told("card-lost").card) == (enemy, unit)


@pytest.mark.rule("DK-7")
def test_a_turn_ends_at_will_and_the_rest_of_the_hand_is_thrown_in_unseen() -> None:
    game = given("decks", "duel", "us hand able baker", "us deck able able able", "de deck able", to_play="us")

    game.choose("end")

    assert game.names().count("card-thrown-in") == 2
    assert [line["event"] for line in game.match.log("de")] == ["card-thrown-in-unseen"] * 2


@pytest.mark.rule("DK-7")
def test_what_was_thrown_in_lies_on_the_discard_pile_and_nobody_has_seen_it() -> None:
    game = given("decks", "duel", "us deck able", "de hand able baker", "de deck able able able", to_play="de")

    game.choose("end")

    assert (lying(game, "de hand"), lying(game, "de discard")) == ("", "able baker")
    assert game.match.view("us")["table"]["sides"]["de"]["seen"] == {"able": 0, "baker": 0}  # type: ignore[index]


@pytest.mark.rule("DK-7")
def test_every_card_thrown_in_is_told_to_its_owner() -> None:
    game = given("decks", "duel", "us deck able", "de hand able baker baker", "de deck able", to_play="de")

    game.choose("end")

    told = [event for happening in game.match.fold.happenings for event in happening.told]
    assert [event.words(1)["card"] for event in told if event.name == "card-thrown-in"] == ["able", "baker", "baker"]


@pytest.mark.rule("DK-7")
def test_a_turn_ends_with_the_last_card() -> None:
    game = given("decks", "duel", "us hand able", "us deck able able able", "de deck able able able", to_play="us")

    game.choose("attack able able").roll("1")

    assert game.match.pending is not None and game.match.pending.kind == "draw"


@pytest.mark.rule("DK-8")
def test_a_side_without_cards_has_lost_at_once() -> None:
    game = given("decks", "duel", "us hand able baker", "de deck able", to_play="us")

    game.choose("attack baker able").roll("6 9")

    assert game.match.result == bocage.Result("us", "wiped-out", "DK-8")


@pytest.mark.rule("DK-8")
def test_a_side_with_a_card_left_anywhere_plays_on() -> None:
    game = given("decks", "duel", "us hand able able", "de hand able", "de deck baker", to_play="us")

    game.choose("attack able able").roll("9")

    assert game.match.result is None
    assert game.match.to_act == ("us",)


@pytest.mark.rule("DK-8")
def test_who_loses_his_last_card_loses_to_the_other() -> None:
    game = given("decks", "duel", "us deck able", "de hand able", to_play="de")

    game.choose("attack able able").roll("9")

    assert game.match.result == bocage.Result("de", "wiped-out", "DK-8")


@pytest.mark.rule("DK-9")
@pytest.mark.parametrize(
    ("us", "de", "winner"), [("able baker", "able", "us"), ("able", "baker able", "de"), ("able", "baker", None)]
)
def test_after_the_last_round_more_cards_win(us: str, de: str, winner: str | None) -> None:
    game = given("decks", "duel", f"us hand {us}", f"de deck {de}", to_play="us", round=3)

    game.choose("end")

    assert game.match.result == bocage.Result(winner, "time-up", "DK-9")


@pytest.mark.rule("DK-1", "DK-9")
def test_round_follows_round_until_the_last() -> None:
    match, rounds = bocage.game("decks").start("duel", seed=1), []

    while not match.over:
        rounds.append(match.position.round)
        match.choose(match.options("us")[0].id, "us").choose(match.options("de")[0].id, "de")
        match.choose("end").choose("end")

    assert rounds == [1, 2, 3]
    assert match.result == bocage.Result(None, "time-up", "DK-9")


@pytest.mark.rule("DK-9")
def test_before_the_last_round_nobody_wins() -> None:
    game = given("decks", "duel", "us hand able baker", "de deck able", to_play="us", round=2)

    game.choose("end")

    assert game.match.result is None


@pytest.mark.rule("DK-10")
def test_an_enemy_sees_sizes_and_open_discards_and_no_more() -> None:
    game = given("decks", "duel", "us hand able", "us discard baker", "us deck able", "de deck able", to_play="us")

    table = game.match.view("de")["table"]

    assert table["sides"]["us"] == {  # type: ignore[index]
        "hand": 1,
        "deck": 1,
        "discard": 1,
        "cards": {"able": 2, "baker": 1},
        "seen": {"able": 0, "baker": 1},
    }


@pytest.mark.rule("DK-10")
def test_an_owner_knows_his_hand_and_all_his_discards() -> None:
    game = given("decks", "duel", "us hand able", "us discard baker", "us deck able", "de deck able", to_play="us")

    sides = game.match.view("us")["table"]["sides"]  # type: ignore[index]

    assert sides["us"]["own"] == {"hand": {"able": 1, "baker": 0}, "discard": {"able": 0, "baker": 1}}
    assert "own" not in sides["de"]


@pytest.mark.rule("DK-10")
@pytest.mark.parametrize(("us", "de", "lead"), [("able", "baker", "us"), ("baker", "able", "de")])
def test_everybody_sees_who_leads(us: str, de: str, lead: str) -> None:
    game = given("decks", "duel", "us deck able baker", "de deck able baker", to_play="us")
    game.roll("able", "baker", "able", "baker")

    game.choose(f"bid {us}", "us").choose(f"bid {de}", "de")

    assert game.match.view(None)["table"]["lead"] == lead  # type: ignore[index]


@pytest.mark.rule("DK-10")
def test_what_a_casualty_proved_of_the_hand_is_remembered() -> None:
    game = (
        given(
            "decks", "duel", "us hand able able", "de hand baker", "de discard able", "de deck able able", to_play="us"
        )
        .choose("attack able able")
        .roll("9")
    )

    worlds = [game.match.position.world(0, FastLuck(seed)) for seed in range(30)]

    assert all(isinstance(world, Decks) and world.piles.cards(1, HAND, 0) == 0 for world in worlds)
