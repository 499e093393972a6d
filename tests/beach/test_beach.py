"""Beach, rule by rule."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

import bocage
from bocage import Match
from bocage.kernel.errors import BadOutcome, BadPosition
from bocage.kernel.events import Told
from bocage.kernel.packing import packed
from bocage.kernel.reasons import Reason
from bocage.match.options import Result
from every_game.walk import walk
from given import Given, given, tally
from small_games.beach.rules import UNIT, US

UNITS = UNIT.words
ACTIONS = 3
CARDS = ["red"] * 3 + ["blue"] * 3 + ["both"] * 2

BEHIND = {"dike": "a4", "villa": "c4", "mill": "d4"}
FIELDS = {
    "dike": ["....", "ss..", "iis."],
    "villa": ["....", ".sis", ".sii"],
    "mill": ["....", "..ss", ".isi"],
}
HITS = {"red": {"dike": 2, "mill": 1}, "blue": {"villa": 2}, "both": {"dike": 1, "villa": 1, "mill": 1}}


def beach(*lines: str) -> Given:
    """A table: `able b2`, `villa gun`. Units that are not named are in the water."""
    return given("beach", "landing", *lines)


def turned(game: Given, card: str) -> Given:
    """The player lets his turn go by, and the enemy turns up this card."""
    for _ in range(ACTIONS):
        game.choose("wait")
    return game.roll(card)


def table(match: Match) -> dict[str, Any]:
    told = match.view("us")["table"]
    assert isinstance(told, dict)
    return told


def units(match: Match) -> dict[str, str]:
    return {unit: str(square) for unit, square in table(match)["units"].items()}


def shots(match: Match) -> list[Told]:
    """What has been told of hits since the last card."""
    stages = [happening.told for happening in match.fold.happenings]
    card = max(at for at, told in enumerate(stages) if any(one.name == "card-turned" for one in told))
    return [one for told in stages[card:] for one in told if one.name == "unit-hit"]


def hits(match: Match) -> list[tuple[str, str]]:
    """Which position has hit which unit since the last card."""
    return [(shot.words(US)["position"], shot.words(US)["unit"]) for shot in shots(match)]


# The turn.


@pytest.mark.rule("BE-1")
def test_the_player_acts_three_times_then_the_enemy_turns_up_a_card() -> None:
    game = beach()

    game.choose("wait").choose("move able a2")
    assert game.match.pending is None
    game.choose("wait")

    assert game.match.pending is not None
    assert game.match.pending.kind == "card"
    assert game.roll("blue").match.to_act == ("us",)
    assert game.match.position.round == 2


@pytest.mark.rule("BE-2")
def test_the_units_begin_in_the_water_and_each_position_gets_a_marker_from_the_pool() -> None:
    match = bocage.game("beach").start("landing", chance="hand")
    assert match.pending is not None
    assert match.pending.outcomes() == [("decoy", 2), ("riflemen", 2), ("gun", 1)]

    match.roll("riflemen").roll("gun").roll("decoy")

    assert units(match) == {"able": "a1", "baker": "b1", "charlie": "c1", "dog": "d1"}
    assert table(match)["marked"] == ["dike", "villa", "mill"]
    assert match.to_act == ("us",)


@pytest.mark.rule("BE-2")
def test_a_marker_that_was_drawn_is_no_longer_in_the_pool() -> None:
    match = bocage.game("beach").start("landing", chance="hand").roll("gun")

    with pytest.raises(BadOutcome):
        match.roll("gun")


@pytest.mark.rule("BE-2")
def test_a_scenario_says_where_units_begin_and_which_positions_have_markers() -> None:
    match = bocage.game("beach").start("shingle", seed=1)

    assert units(match) == {"able": "a1", "baker": "b2", "charlie": "c1", "dog": "c2"}
    assert table(match)["marked"] == ["villa"]


@pytest.mark.rule("BE-2")
def test_where_a_marker_lies_no_other_is_laid() -> None:
    game = beach("villa ?", "villa gun", "mill ?").roll("riflemen")

    assert game.match.to_act == ("us",)
    assert table(game.match)["marked"] == ["villa", "mill"]


@pytest.mark.rule("BE-2")
@pytest.mark.parametrize("lines", [("villa gun", "mill gun"), ("villa gun", "villa decoy")])
def test_more_markers_than_there_are_cannot_be_described(lines: tuple[str, str]) -> None:
    with pytest.raises(BadPosition) as refused:
        beach(*lines)

    assert refused.value.values["line"] == lines[1]


# The player.


@pytest.mark.rule("BE-3")
def test_a_unit_moves_to_a_neighbouring_square() -> None:
    game = beach("able b2", "dog d1")

    moves = [option for option in game.options() if option.startswith("move able")]
    corner = [option for option in game.options() if option.startswith("move dog")]

    assert moves == [f"move able {square}" for square in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")]
    assert corner == ["move dog c1", "move dog c2", "move dog d2"]


@pytest.mark.rule("BE-3")
@pytest.mark.parametrize(("unit", "square"), [("able a2", "c2"), ("able b2", "b2"), ("able d1", "a2")])
def test_a_square_that_is_not_next_is_refused(unit: str, square: str) -> None:
    assert beach(unit).refused(f"move able {square}") == "BE-3"


@pytest.mark.rule("BE-3")
def test_a_unit_may_act_again_and_share_a_square() -> None:
    game = beach("baker b2")

    game.choose("move able a2").choose("move able b2")

    assert units(game.match) == {"able": "b2", "baker": "b2", "charlie": "c1", "dog": "d1"}


@pytest.mark.rule("BE-4")
@pytest.mark.parametrize(
    ("square", "attacks"),
    [
        ("a3", ["attack dike"]),
        ("b3", ["attack dike", "attack villa"]),
        ("c3", ["attack villa", "attack mill"]),
        ("d3", ["attack villa", "attack mill"]),
        ("c2", []),
    ],
)
def test_a_position_is_attacked_from_the_third_row_before_it(square: str, attacks: list[str]) -> None:
    game = beach(f"able {square}")

    assert [option for option in game.options() if option.startswith("attack")] == attacks


@pytest.mark.rule("BE-4")
def test_nobody_attacks_where_no_unit_is_in_front() -> None:
    assert beach("able a3").refused("attack mill") == "BE-4"


@pytest.mark.rule("BE-4", "BE-5")
@pytest.mark.parametrize(("marker", "strength"), [("", 0), ("decoy", 0), ("riflemen", 1), ("gun", 2)])
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_a_position_falls_to_as_many_units_as_its_defence(marker: str, strength: int, attackers: int) -> None:
    in_front = ["able b3", "baker c3", "charlie d3"][:attackers]
    game = beach(*in_front, *[f"villa {marker}" for _ in marker[:1]])

    game.choose("attack villa")

    assert game.told("attacked").units == str(attackers)
    assert game.told("attacked").needed == tally(position=1, marker=strength)
    assert game.match.over == (attackers >= 1 + strength)


@pytest.mark.rule("BE-5")
def test_a_marker_is_turned_up_and_out_of_the_game_though_the_attack_fails() -> None:
    game = beach("able b3", "villa gun", "mill decoy")
    assert table(game.match)["unseen"] == {"decoy": 2, "riflemen": 2, "gun": 1}

    game.choose("attack villa")

    assert game.told("marker-turned").marker == "gun"
    assert table(game.match)["unseen"] == {"decoy": 2, "riflemen": 2, "gun": 0}
    assert table(game.match)["marked"] == ["mill"]
    assert game.match.undo_steps("us") == 0
    assert game.choose("attack villa").match.over


# The enemy.


@pytest.mark.rule("BE-6")
@pytest.mark.parametrize(
    ("card", "fallen"),
    [("red", ["able", "baker", "dog"]), ("blue", ["charlie", "dog"]), ("both", ["able", "charlie", "dog"])],
)
def test_the_card_says_how_many_units_each_position_hits(card: str, fallen: list[str]) -> None:
    game = turned(beach("able a3", "baker b2", "charlie c2", "dog d3"), card)

    assert sorted(unit for _, unit in hits(game.match)) == fallen


@pytest.mark.rule("BE-6")
def test_after_the_last_card_all_are_shuffled_anew() -> None:
    game = beach()

    for card in CARDS[:-1]:
        turned(game, card)
    assert table(game.match)["deck"] == {"red": 0, "blue": 0, "both": 1}
    turned(game, "both")

    assert table(game.match)["deck"] == {"red": 3, "blue": 3, "both": 2}


@pytest.mark.rule("BE-7")
def test_a_unit_that_is_hit_falls_back_into_the_water_of_its_sector() -> None:
    game = turned(beach("able b3"), "both")

    assert units(game.match)["able"] == "b1"
    assert len(hits(game.match)) == 1


@pytest.mark.rule("BE-7")
@pytest.mark.parametrize(
    ("lines", "card", "hit", "why"),
    [
        (["able b2"], "blue", ("villa", "able"), Reason("BE-7", "none-left", unit="able")),
        (
            ["able c3", "baker c2", "dog d3"],
            "blue",
            ("villa", "able"),
            Reason("BE-7", "nearer", unit="able", unit2="baker", candidates=["able", "baker", "dog"]),
        ),
        (
            ["able c3", "baker b3", "dog d3"],
            "blue",
            ("villa", "able"),
            Reason("BE-7", "intense", unit="able", unit2="baker", candidates=["able", "baker", "dog"]),
        ),
        (
            ["able a3", "baker b3"],
            "both",
            ("dike", "able"),
            Reason("BE-7", "as-good", unit="able", unit2="baker", candidates=["able", "baker"]),
        ),
        (
            ["able a3", "baker b3", "charlie c3"],
            "red",
            ("mill", "charlie"),
            Reason("BE-7", "more-in-all", unit="charlie", unit2="baker", candidates=["baker", "charlie"]),
        ),
    ],
)
def test_every_hit_is_told_with_what_decided_it(lines: list[str], card: str, hit: tuple[str, str], why: Reason) -> None:
    game = turned(beach(*lines), card)

    reasons = dict(zip(hits(game.match), [shot.reasons for shot in shots(game.match)], strict=True))
    assert [reason.plain() for reason in reasons[hit]] == [why.plain()]


def distance(position: str, square: str) -> int:
    behind = BEHIND[position]
    return max(abs(ord(behind[0]) - ord(square[0])), abs(int(behind[1]) - int(square[1])))


def dot(position: str, square: str) -> str:
    return FIELDS[position][int(square[1]) - 1]["abcd".index(square[0])]


def score(pairs: list[tuple[str, str]]) -> tuple[int, int, int]:
    """What the enemy wants of the pairs of position and square, the most important first."""
    intense = [pair for pair in pairs if dot(*pair) == "i"]
    return len(pairs), len(intense), -sum(distance(*pair) for pair in pairs)


def best_hits(where: dict[str, str], card: str) -> list[set[tuple[str, str]]]:
    """Every best way to hit, found by trying all."""
    limits = HITS[card]
    scored = []
    for givers in product([None, *limits], repeat=len(UNITS)):
        pairs = {(giver, unit) for giver, unit in zip(givers, UNITS, strict=True) if giver is not None}
        within = all(givers.count(giver) <= limit for giver, limit in limits.items())
        if within and all(dot(giver, where[unit]) != "." for giver, unit in pairs):
            scored.append((score([(giver, where[unit]) for giver, unit in pairs]), pairs))
    most = max(points for points, _ in scored)
    return [pairs for points, pairs in scored if points == most]


def still_open(ways: list[set[tuple[str, str]]]) -> set[str]:
    """The units that some of these ways hit and others do not."""
    struck = [{unit for _, unit in way} for way in ways]
    return set().union(*struck) - struck[0].intersection(*struck)


squares = st.builds("".join, st.tuples(st.sampled_from("abcd"), st.sampled_from("123")))


@pytest.mark.rule("BE-7", "BE-8")
@hypothesis.given(st.lists(squares, min_size=4, max_size=4), st.sampled_from(sorted(HITS)), st.randoms())
def test_no_other_way_to_hit_is_better(places: list[str], card: str, rnd: Random) -> None:
    where = dict(zip(UNITS, places, strict=True))
    best = best_hits(where, card)
    game = turned(beach(*[f"{unit} {square}" for unit, square in where.items()]), card)

    while "wait" not in game.options():
        ways = [way for way in best if way.issuperset(hits(game.match))]
        assert game.options() == [f"lose {unit}" for unit in UNITS if unit in still_open(ways)]
        game.choose(rnd.choice(game.options()))

    assert set(hits(game.match)) in best


@pytest.mark.rule("BE-8")
def test_what_the_priorities_leave_open_the_player_chooses() -> None:
    game = turned(beach("able a2", "baker b2", "dog b2"), "red")
    assert game.options() == ["lose able", "lose baker", "lose dog"]
    assert game.refused("lose charlie") == "BE-8"

    game.choose("lose dog")
    assert game.options() == ["lose able", "lose baker"]
    game.choose("lose able")

    assert units(game.match) == {"able": "a1", "baker": "b2", "charlie": "c1", "dog": "b1"}
    assert "wait" in game.options()


# The end, and what is known.


@pytest.mark.rule("BE-9")
def test_with_one_position_the_beach_is_taken() -> None:
    game = beach("able a3", "mill gun").choose("attack dike")

    assert game.match.result == Result("us", "beach-taken", "BE-9")


@pytest.mark.rule("BE-10")
def test_after_ten_turns_the_landing_has_failed() -> None:
    game = beach()

    for card in [*CARDS, "red"]:
        turned(game, card)
    assert game.match.result is None
    turned(game, "red")

    assert game.match.result == Result(None, "time-up", "BE-10")


@pytest.mark.rule("BE-11")
@pytest.mark.parametrize("seat", ["us", None])
def test_nobody_sees_what_lies_face_down(seat: str | None) -> None:
    views = [beach("able b3", f"villa {marker}").match.view(seat) for marker in ("decoy", "riflemen", "gun")]

    assert views[0] == views[1] == views[2]


@pytest.mark.rule("BE-11")
@pytest.mark.parametrize("seat", ["us", None])
def test_nobody_sees_what_the_pool_still_holds(seat: str | None) -> None:
    match = bocage.game("beach").start("landing", chance="hand").roll("gun")

    assert match.view(seat)["pending"] == {"kind": "marker", "seat": "", "by": "hand"}


@pytest.mark.rule("BE-5", "BE-11")
@pytest.mark.parametrize(("attackers", "part"), [(["able b3"], 2), (["able b3", "baker c3"], 4)])
def test_the_odds_of_an_attack_count_every_marker_that_may_lie_there(attackers: list[str], part: int) -> None:
    odds = beach(*attackers, "villa gun").match.odds("attack villa")

    assert odds is not None
    assert odds["taken"] == [part, 5]


@pytest.mark.rule("BE-11")
def test_what_was_turned_up_cannot_lie_elsewhere() -> None:
    odds = beach("able b3", "villa gun", "dike decoy").choose("attack villa").match.odds("attack dike")

    assert odds is not None
    assert odds["taken"] == [2, 4]


# Needs of Omaha beyond its rules.


@pytest.mark.parametrize("scenario", ["landing", "shingle"])
@pytest.mark.parametrize("seed", range(10))
def test_chance_typed_by_hand_gives_the_same_digest_as_its_automatic_twin(scenario: str, seed: int) -> None:
    game, rnd = bocage.game("beach"), Random(seed)
    automatic, typed = game.start(scenario, seed), game.start(scenario, seed + 1, chance="hand")
    while not automatic.over:
        automatic.choose(rnd.choice(automatic.options("us")).id)

    for entry in automatic.entries:
        if entry.mark == "=":
            typed.roll(entry.text)
        else:
            typed.choose(entry.text)

    assert typed.over
    assert typed.digest() == automatic.digest()
    assert typed.log("us") == automatic.log("us")


def test_whoever_rolls_dice_by_hand_is_not_asked_for_markers_that_nobody_may_know() -> None:
    match = bocage.game("beach").start("landing", 3, chance={"dice": "hand"})

    assert match.to_act == ("us",)


@pytest.mark.parametrize("scenario", ["landing", "shingle"])
def test_every_choice_that_can_be_spelt_is_offered_or_forbidden(scenario: str) -> None:
    grammar = bocage.game("beach").book.grammar
    spelt = [
        int(packed(pattern.verb, *values))
        for pattern in grammar.patterns.values()
        for values in product(*[range(field.kind.size()) for field in pattern.fields])
    ]
    for match in walk(bocage.game("beach").start(scenario, 5, chance="hand"), Random(5)):
        allowed = [choice for choice in spelt if match.position.refusal(US, choice) == 0]
        offered = [option.id for option in match.options("us")]
        assert sorted(offered) == sorted([grammar.write(choice) for choice in allowed])
