"""A match as people play it: undo, takeback, chance by hand, seats, corrections, forks, refusals."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

import bocage
from bocage.kernel.errors import (
    BadChoice,
    BadOutcome,
    BadPosition,
    BadSwitch,
    NoSuchScenario,
    NoSuchSeat,
    NothingToUndo,
    NotYourTurn,
    SecretKept,
)
from bocage.kernel.luck import key_from_seed
from given import given

KEY = key_from_seed(7)


def start(**keys: object) -> bocage.Match:
    seed = None if "key" in keys else 7
    return bocage.game("decks").start("skirmish", seed, **keys)  # type: ignore[arg-type]


def bid_both(match: bocage.Match) -> bocage.Match:
    for seat in match.to_act:
        match.choose(match.options(seat)[0].id, seat)
    return match


def first_bid(match: bocage.Match) -> object:
    return next(line["with"] for line in match.log() if line["event"] == "card-bid")


# Chance.


def test_chance_by_hand_gives_the_same_digest_as_its_automatic_twin() -> None:
    match = start()
    while not match.over:
        bid_both(match)

    twin = start(chance="hand")
    for entry in match.entries:
        if entry.mark == ">":
            twin.choose(entry.text, entry.who[0])
        else:
            twin.roll(entry.text)

    assert twin.digest() == match.digest()
    assert twin.to_text().replace("= hand", "= app").split("\n", 4)[4] == match.to_text().split("\n", 4)[4]


def test_who_rolls_may_change_between_steps() -> None:
    match = start(chance="hand")
    match.roll("able")
    assert match.pending is not None

    match.set_chance("app")

    assert match.pending is None and match.to_act == ("us", "de")


def test_dice_and_every_seats_cards_have_their_own_source() -> None:
    match = bid_both(start(chance={"dice": "hand", "us": "app", "de": "app"}))

    match.choose(next(option.id for option in match.options() if option.verb == "attack"))

    assert match.pending is not None and match.pending.kind == "shot"


@pytest.mark.parametrize("chosen", ["magic", {"cards": "app"}, {"dice": "loaded"}])
def test_an_unknown_source_of_chance_is_refused(chosen: object) -> None:
    with pytest.raises(BadSwitch):
        start(chance=chosen)


@pytest.mark.parametrize("outcome", ["10", "-1", "5 5", "able", ""])
def test_a_roll_that_cannot_be_is_refused_and_loses_nothing(outcome: str) -> None:
    game = given("decks", "duel", "us hand able", "de deck able", to_play="us").choose("attack able able")
    record = game.match.to_text()

    with pytest.raises((BadOutcome, BadChoice)) as caught:
        game.roll(outcome)

    assert game.match.to_text() == record and game.match.pending is not None
    assert "0" in str(caught.value) or "able" in str(caught.value)


def test_a_roll_that_nobody_waits_for_is_refused() -> None:
    with pytest.raises(BadOutcome, match="awaited"):
        start().roll("3")


# Choices.


def test_a_choice_that_the_rules_forbid_names_its_rule() -> None:
    game = given("decks", "duel", "us hand able", "us deck baker", "de deck able", to_play="us")

    with pytest.raises(bocage.IllegalChoice) as caught:
        game.choose("attack baker able")

    assert caught.value.rule == "DK-3"
    assert (
        "attack baker able" in str(caught.value)
        and "not in your hand" in str(caught.value)
        and "[DK-3]" in str(caught.value)
    )


@pytest.mark.parametrize(
    ("attempt", "error", "said"),
    [
        (lambda match: match.choose("bid able"), NotYourTurn, "us, de"),
        (lambda match: match.choose("attack able able", "us"), bocage.IllegalChoice, "attack able able"),
        (lambda match: match.choose("charge", "us"), BadChoice, "charge"),
        (lambda match: match.choose("bid", "us"), BadChoice, "bid {card}"),
        (lambda match: match.choose("bid zebra", "us"), BadChoice, "zebra"),
        (lambda match: match.choose("bid able", "fr"), NoSuchSeat, "fr"),
        (lambda match: match.view("gb"), NoSuchSeat, "gb"),
        (lambda match: match.undo("us"), NothingToUndo, ""),
        (lambda match: match.takeback("us", 99), NothingToUndo, "99"),
        (lambda match: match.fork("us", to=98), NothingToUndo, "98"),
        (lambda match: match.sit("xx", "me"), NoSuchSeat, "xx"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence_and_loses_nothing(
    attempt: Callable[[bocage.Match], object], error: type[Exception], said: str
) -> None:
    match = start()
    numbers = match.position.numbers()

    with pytest.raises(error) as caught:
        attempt(match)

    assert said in str(caught.value) and len(str(caught.value)) > 15
    assert match.position.numbers() == numbers


def test_a_seat_that_is_not_asked_cannot_choose() -> None:
    match = bid_both(start())
    idle = "de" if match.to_act == ("us",) else "us"

    with pytest.raises(NotYourTurn, match=match.to_act[0]):
        match.choose("end", idle)


def test_unknown_games_and_scenarios_are_named_with_those_that_are_there() -> None:
    with pytest.raises(bocage.BocageError, match="decks"):
        bocage.game("chess")
    with pytest.raises(NoSuchScenario, match="skirmish"):
        bocage.game("decks").start("verdun")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({}, "scenario"),
        ({"scenario": "verdun"}, "verdun"),
        ({"scenario": "duel", "table": "us hand able", "to_play": "us"}, "table"),
        ({"scenario": "duel", "table": ["us hand"], "to_play": "us"}, "us hand"),
        ({"scenario": "duel", "table": ["us pocket able"], "to_play": "us"}, "pocket"),
        ({"scenario": "duel", "table": ["us hand able"]}, "to_play"),
        ({"scenario": "duel", "table": [], "to_play": "us", "round": 99}, "99"),
        ({"scenario": "duel", "table": [], "to_play": "us", "colour": "blue"}, "colour"),
    ],
)
def test_a_described_table_that_cannot_be_is_refused_in_a_sentence(table: dict[str, object], said: str) -> None:
    with pytest.raises(bocage.BocageError) as caught:
        bocage.game("decks").position(table)

    assert said in str(caught.value)
    assert isinstance(caught.value, BadPosition | BadChoice | NoSuchScenario)


# Undo and takeback.


def test_a_choice_may_be_taken_back_until_the_dice_fall() -> None:
    game = given("decks", "duel", "us hand able baker", "de hand able", to_play="us")
    before = game.match.digest()
    game.choose("attack able able")

    assert game.match.undo_steps("us") == 1
    game.match.undo("us")

    assert game.match.digest() == before
    assert "* undo us" in game.match.to_text()
    assert bocage.Match.from_text(game.match.to_text()).digest() == before


def test_after_the_dice_nothing_can_be_undone() -> None:
    game = (
        given("decks", "duel", "us hand able baker", "de hand able", to_play="us").choose("attack able able").roll("1")
    )

    with pytest.raises(NothingToUndo):
        game.match.undo("us")


def test_a_seat_cannot_undo_what_another_has_answered() -> None:
    match = bid_both(start())

    assert [match.undo_steps(seat) for seat in match.seats] == [0, 0]


def test_what_others_lay_face_down_is_no_barrier_and_falls_with_what_came_before() -> None:
    apart = ("red-tank a2 a1", "blue-tank f2 f1", "green-tank c6 d6")
    game = given("orders", "crossroads", *apart)
    for seat in ("red", "blue", "green"):
        game.choose("order tank", seat)
    game.choose("stop", "red").choose("stop", "blue").choose("stop", "green")
    view, digest = game.match.view("green"), game.match.digest()

    game.choose("order gun", "red").choose("order gun", "blue")
    assert game.match.view("green") == view
    game.match.undo("green")

    assert game.match.to_act == ("green",)
    game.choose("stop", "green")
    assert game.match.digest() == digest


def test_a_face_down_choice_can_be_replaced_and_taken_back() -> None:
    match = start()
    version = match.view("de")["version"]

    match.choose("bid able", "us").choose("bid baker", "us").choose("bid baker", "de")

    assert match.view("de")["version"] != version
    assert first_bid(match) == {"side": "us", "card": "baker"}
    assert bocage.Match.from_text(match.to_text()).digest() == match.digest()


def test_taking_back_a_replaced_choice_puts_the_first_one_in_force_again() -> None:
    match = start().choose("bid able", "us").choose("bid baker", "us")

    match.undo("us").choose("bid baker", "de")

    assert first_bid(match) == {"side": "us", "card": "able"}


def test_with_consent_a_match_goes_back_beyond_the_dice_and_has_the_same_luck() -> None:
    match = start()
    at = len(match.entries) + 1
    while match.position.round < 3:
        bid_both(match)
    choices = [(entry.text, entry.who[0]) for entry in match.entries[at - 1 :] if entry.mark == ">"]
    digest = match.digest()

    match.takeback("us", at)
    for text, seat in choices:
        match.choose(text, seat)

    assert match.digest() == digest
    assert f"* takeback us  {at}" in match.to_text()
    assert bocage.Match.from_text(match.to_text()).digest() == digest


def test_new_luck_is_told_apart_in_the_record() -> None:
    match = start()

    other = match.takeback("us", 1, new_luck=True)

    assert "* takeback us  1 new-luck" in other.to_text()
    assert [entry.text for entry in other.entries[:6]] != [entry.text for entry in other.entries[7:13]]
    assert bocage.Match.from_text(other.to_text()).digest() == other.digest()


# Forks.


def test_a_fork_has_the_same_luck_and_leaves_the_original_alone() -> None:
    match = bid_both(start())
    record = match.to_text()

    fork = match.fork(to=len(match.entries))

    assert fork.digest() != match.digest() and match.to_text() == record
    last = match.entries[-1]
    assert fork.choose(last.text, last.who[0]).digest() == match.digest()


def test_a_fork_with_new_luck_says_so_in_its_record() -> None:
    fork = start().fork(to=1, new_luck=True, seed=9)

    assert ": luck 9" in fork.to_text()
    assert bocage.Match.from_text(fork.to_text()).digest() == fork.digest()


def test_while_secrets_are_in_play_a_fork_starts_from_a_possible_world() -> None:
    match = start(key=KEY)

    hands = {str(match.fork("us", seed=seed).view("de")["table"]) for seed in range(12)}

    assert len(hands) > 1
    with pytest.raises(SecretKept):
        match.fork("us", to=2)


# Seats, resignation, corrections.


def test_giving_up_ends_the_match_and_stands_in_the_record() -> None:
    match = start().resign("us")

    assert match.result == bocage.Result("de", "resigned", "")
    assert match.speech.ending(match.result.plain())
    assert bocage.Match.from_text(match.to_text()).result == match.result
    with pytest.raises(NotYourTurn):
        match.resign("de")


def test_who_plays_a_seat_stands_in_the_record() -> None:
    match = start().sit("de", "random")

    again = bocage.Match.from_text(match.to_text())

    assert again.fold.controllers == {"de": "random"}


def test_a_repaired_table_goes_on_and_is_marked() -> None:
    match = start()

    match.correct("us", {"table": ["us hand able", "de hand baker"], "to_play": "us"})

    assert match.view("us")["corrected"] == 1 and match.to_act == ("us",)
    assert match.undo_steps("us") == 0
    again = bocage.Match.from_text(match.to_text())
    assert again.digest() == match.digest() and again.view("us")["corrected"] == 1


def test_a_repair_keeps_scenario_and_switches_and_is_refused_with_another() -> None:
    match = start()

    with pytest.raises(BadPosition, match="duel"):
        match.correct("us", {"scenario": "duel", "table": ["us hand able"], "to_play": "us"})

    assert match.view("us")["corrected"] == 0


def test_a_repair_tells_what_happens_at_the_repaired_table() -> None:
    match = start()
    empty: dict[str, object] = {"table": ["us discard able", "de hand able able able"], "to_play": "us"}

    match.correct("us", empty)

    assert [line["event"] for line in match.log("us")][-3:-1] == ["table-correction", "deck-shuffled"]


def test_among_people_no_table_is_described_anew() -> None:
    with pytest.raises(SecretKept):
        start(key=KEY).correct("us", {"table": ["us hand able"], "to_play": "us"})


# What must not be possible.


def test_after_the_end_nothing_is_undone_and_with_the_key_shown_nothing_is_taken_back() -> None:
    match = start(key=KEY)
    while not match.over:
        bid_both(match)

    assert [match.undo_steps(seat) for seat in match.seats] == [0, 0]
    with pytest.raises(NothingToUndo, match="key"):
        match.takeback("us", 1, consent=("de",))


def test_among_people_a_takeback_needs_the_others() -> None:
    match = start(key=KEY)

    with pytest.raises(SecretKept, match="de"):
        match.takeback("us", 1)

    assert len(match.takeback("us", 1, consent=("de",)).entries) > 6


def test_a_secret_draw_is_told_by_its_seat_alone() -> None:
    match = start(key=KEY, chance="hand")

    with pytest.raises(NotYourTurn):
        match.roll("able", seat="de")
    with pytest.raises(NotYourTurn):
        match.roll("able")

    assert match.roll("able", seat="us").pending is not None


@pytest.mark.parametrize("name", ["x\n* resign us", "two  blanks", "", "  ", "\x07"])
def test_no_name_of_a_player_becomes_a_line_of_the_record(name: str) -> None:
    match = start()

    with suppress(bocage.BocageError):
        match.sit("de", name)
    again = bocage.Match.from_text(match.to_text())

    assert again.result is None and again.digest() == match.digest()


def test_an_unknown_source_of_an_outcome_is_refused() -> None:
    game = given("decks", "duel", "us hand able", "de deck able", to_play="us").choose("attack able able")

    with pytest.raises(bocage.BocageError):
        game.match.roll("3", source="me")

    assert bocage.Match.from_text(game.match.to_text()).pending is not None


def test_a_seed_is_no_secret() -> None:
    with pytest.raises(BadSwitch, match="1944"):
        bocage.game("decks").start("skirmish", 1944, secret=True)


def test_printed_opponents_are_checked() -> None:
    with pytest.raises(BadSwitch):
        start(printed={"de": "nonsense"})
    with pytest.raises(NoSuchSeat):
        start(printed={"zz": "nonsense"})


def test_who_rolls_is_kept_over_a_pause_and_in_forks() -> None:
    match = bid_both(start()).set_chance("hand")
    match.choose(next(option.id for option in match.options() if option.verb == "attack"))

    assert bocage.Match.from_text(match.to_text()).pending is not None
    assert match.fork().pending is not None


def test_every_fork_with_new_luck_after_a_takeback_has_luck_of_its_own() -> None:
    match = start().takeback("us", 1, new_luck=True)

    draws = {tuple(entry.text for entry in match.fork(to=8, new_luck=True, seed=seed).entries[7:]) for seed in range(6)}

    assert len(draws) > 1


def test_a_finished_record_of_people_can_be_forked_with_its_own_luck() -> None:
    match = start(key=KEY)
    while not match.over:
        bid_both(match)

    fork = bocage.Match.from_text(match.to_text()).fork(to=7)

    assert fork.to_act == ("us", "de") and fork.pending is None


def test_a_defect_of_the_rules_does_not_cost_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bid_both(start())
    numbers, record = match.position.numbers(), match.to_text()

    with monkeypatch.context() as broken:
        broken.setattr(type(match.position), "choose", lambda self, frame, seat, choice: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            match.choose("end")

    assert (match.position.numbers(), match.to_text(), match.over) == (numbers, record, False)


def test_taking_a_seat_leaves_face_down_choices_alone() -> None:
    match = start().choose("bid able", "us")

    match.sit("de", "random")

    assert match.undo_steps("us") == 1
    assert match.undo("us").fold.controllers == {"de": "random"}


def test_the_last_to_choose_cannot_take_back_what_was_shown() -> None:
    for order in (("us", "de"), ("de", "us")):
        match = start()
        for seat in order:
            match.choose("bid able", seat)

        assert [match.undo_steps(seat) for seat in match.seats] == [0, 0]


def test_acts_of_the_table_stand_in_everybodys_log() -> None:
    match = start().sit("de", "random").resign("us")

    assert [str(match.speech.line(line)) for line in match.log()][-2:] == [
        "The Germans: played by random from now on.",
        "The Americans: gave up.",
    ]


def test_after_the_end_every_seat_sees_everything() -> None:
    match = start().resign("us")

    assert "card-drawn-unseen" not in str(match.log("us")) and "card-drawn-unseen" not in str(match.log())


def test_a_log_that_was_taken_back_in_part_is_another_edition() -> None:
    game = given("decks", "duel", "us hand able", "de deck able", to_play="us")
    before = game.match.view("de")["log"]

    game.choose("attack able able").match.undo("us")

    assert before["edition"] + 1 == game.match.view("de")["log"]["edition"]  # type: ignore[index]


def test_nobody_is_prompted_who_is_not_asked() -> None:
    with pytest.raises(NotYourTurn):
        start().resign("us").prompt("us")


# Views.


def test_an_onlooker_sees_what_is_open_to_all() -> None:
    view = start().view()

    assert view["seat"] is None and view["decision"] is None
    assert "own" not in str(view["table"])


def test_a_view_counts_only_what_its_seat_has_noticed() -> None:
    match = start()
    before = {seat: match.view(seat) for seat in ("us", "de", None)}

    match.choose("bid able", "us")

    assert match.view("de") == before["de"] and match.view() == before[None]
    assert match.view("us")["decision"]["chosen"] == "bid able"  # type: ignore[index]


def test_the_digest_of_a_view_is_the_same_wherever_its_log_begins() -> None:
    match = bid_both(start())

    assert match.view("us", log_from=3)["digest"] == match.view("us")["digest"]


def test_an_outcome_has_one_spelling() -> None:
    game = given("decks", "duel", "us hand baker", "de deck able", to_play="us").choose("attack baker able")

    assert game.roll("9   3").match.entries[-1].text == "3 9"


def test_the_log_can_be_read_from_where_one_was() -> None:
    match = bid_both(start())
    whole = match.log("us")

    later = match.view("us", log_from=4)["log"]

    assert later == {"edition": 0, "from": 4, "entries": whole[4:]}
    assert [line["n"] for line in whole] == list(range(len(whole)))


def test_a_match_speaks_the_language_it_was_started_in() -> None:
    assert start().prompt("us") == "Bid a card for the lead."
    assert start().why("us", "end").text == "This is not what is to be decided now."
    assert start(lang="de").why("us", "end").text != start().why("us", "end").text
