"""The rules of Orders, one by one."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

import bocage
from bocage.kernel.errors import BadChoice, BadPosition
from bocage.kernel.luck import FastLuck
from bocage.kernel.packing import first, kind_of, second, third
from bocage.kernel.position import Position
from given import Given, given, tally
from small_games.orders.rules import MOVING, SHOOT, WINDOW
from small_games.orders.table import PIECE, SEATS

APART = ("red-tank a2 a1", "blue-tank f2 f1", "green-tank c6 d6")


def table(*lines: str, red: str = "tank", blue: str = "tank", green: str = "tank") -> Given:
    """A table on which the orders have just been laid; red has shown its own."""
    game = given("orders", "crossroads", *lines)
    return game.choose(f"order {red}", "red").choose(f"order {blue}", "blue").choose(f"order {green}", "green")


def stands(game: Given, piece: str) -> str:
    """Front and back of a piece, as all see them; nothing if it is lost."""
    lines = seen(game, None)["table"]
    assert isinstance(lines, list)
    return next((line.removeprefix(piece).strip() for line in lines if line.startswith(f"{piece} ")), "")


def seen(game: Given, seat: str | None) -> dict[str, object]:
    told = game.match.view(seat)["table"]
    assert isinstance(told, dict)
    return told


def shown(game: Given) -> list[tuple[str, str]]:
    """The orders that were shown, and whether their pieces acted."""
    told = [one for happening in game.match.fold.happenings for one in happening.told if one.name == "order-shown"]
    return [(one.words(0)["piece"], one.words(0)["acts"]) for one in told]


def pending(position: Position) -> list[int]:
    """The agenda, what comes first in front."""
    return [int(position.frames[place]) for place in range(position.depth)][::-1]


def play_on(match: bocage.Match, rnd: Random) -> None:
    """Somebody who is asked and has not laid anything yet chooses at random."""
    waiting = match.book.seats_in(int(match.position.awaited()))
    match.choose(rnd.choice(match.options(waiting[0])).id, waiting[0])


# Rounds and orders.


@pytest.mark.rule("OR-1")
def test_a_round_is_orders_by_all_and_then_seat_after_seat() -> None:
    game = given("orders", "crossroads", *APART)
    asked = [game.match.to_act]

    game.choose("order tank", "green").choose("order tank", "red").choose("order tank", "blue")
    for _ in range(3):
        asked.append(game.match.to_act)
        game.choose("stop")

    assert asked == [("red", "blue", "green"), ("red",), ("blue",), ("green",)]
    assert game.match.to_act == ("red", "blue", "green")
    assert game.match.position.round == 2


@pytest.mark.rule("OR-2")
@pytest.mark.parametrize("turn", list(permutations(("red", "blue", "green"))))
def test_who_lays_first_makes_no_difference(turn: tuple[str, ...]) -> None:
    laid = {"red": "order tank", "blue": "order gun", "green": "order tank"}
    game = given("orders", "crossroads", *APART)

    for seat in turn:
        game.choose(laid[seat], seat)

    assert game.match.digest() == table(*APART, blue="gun").match.digest()


@pytest.mark.rule("OR-2")
def test_a_mind_may_be_changed_until_the_last_has_laid() -> None:
    game = given("orders", "crossroads", *APART, "red-gun a5 a6")

    game.choose("order tank", "red").choose("order tank", "blue").choose("order gun", "red")
    assert "order-laid" not in game.names()
    game.choose("order tank", "green")

    assert shown(game) == [("red-gun", "yes")]


@pytest.mark.rule("OR-2")
def test_the_marker_at_a_last_piece_may_be_the_bluff() -> None:
    game = table(*APART, red="gun")

    assert shown(game) == [("red-gun", "no"), ("blue-tank", "yes")]
    assert game.match.to_act == ("blue",)


@pytest.mark.rule("OR-3")
def test_an_order_is_shown_in_its_turn_and_its_piece_moves() -> None:
    game = table(*APART)
    assert shown(game) == [("red-tank", "yes")]

    game.choose("stop")

    assert shown(game) == [("red-tank", "yes"), ("blue-tank", "yes")]
    assert "step f3" in game.options("blue")


@pytest.mark.rule("OR-3", "OR-7")
def test_a_piece_that_has_fired_is_not_moved_by_its_order() -> None:
    game = table("red-tank a2 a1", "blue-tank a5 a6", "green-tank f6 f5")

    game.choose("step b2").choose("fire tank", "blue").roll("1 1").choose("stop", "red")

    assert shown(game)[1:] == [("blue-tank", "no"), ("green-tank", "yes")]


@pytest.mark.rule("OR-3")
def test_a_lost_piece_is_not_moved_by_its_order() -> None:
    game = table("red-tank a2 a1", "red-gun c5 d5", "blue-tank a5 a6", "blue-gun f1 e1", "green-tank f3 e3")

    game.choose("step a3").choose("fire tank", "blue").choose("fire gun", "red").roll("6 6").choose("stop", "red")

    assert stands(game, "blue-tank") == ""
    assert shown(game)[1:] == [("blue-tank", "no"), ("green-tank", "yes")]


# Steps.


@pytest.mark.rule("OR-4")
def test_an_order_is_worth_three_steps() -> None:
    game = table(*APART)

    game.choose("step a3").choose("step b3").choose("step b2")

    assert stands(game, "red-tank") == "b2 b3"
    assert game.match.to_act == ("blue",)


@pytest.mark.rule("OR-4")
@pytest.mark.parametrize("steps", [[], ["step a3"], ["step a3", "step b3"]])
def test_its_owner_may_stop_before_each(steps: list[str]) -> None:
    game = table(*APART)
    for step in steps:
        game.choose(step)

    game.choose("stop", "red")

    assert game.match.to_act == ("blue",)


@pytest.mark.rule("OR-5")
@pytest.mark.parametrize(
    ("square", "then"),
    [
        ("d3", "d3 c3"), ("c2", "c2 c3"), ("c4", "c4 c3"),
        ("a3", "a3 b3"), ("b2", "b2 b3"), ("b4", "b4 b3"),
    ],
)  # fmt: skip
def test_beside_the_front_a_piece_advances_and_beside_the_back_it_turns(square: str, then: str) -> None:
    game = table("red-tank c3 b3", "blue-tank f6 e6", "green-tank f1 e1")

    game.choose(f"step {square}")

    assert stands(game, "red-tank") == then


@pytest.mark.rule("OR-5")
@pytest.mark.parametrize("square", ["c3", "b3", "d4", "e3", "c4", "b2"])
def test_a_square_that_is_taken_or_not_beside_the_piece_cannot_be_entered(square: str) -> None:
    game = table("red-tank c3 b3", "blue-tank c4 c5", "green-tank a2 b2")

    assert game.refused(f"step {square}") == "OR-5"


@pytest.mark.rule("OR-5")
@pytest.mark.parametrize(
    ("red", "steps"),
    [("a2 a1", ["step b1", "step b2", "step a3"]), ("f5 f6", ["step f4", "step e5", "step e6"])],
)
def test_the_board_has_an_edge(red: str, steps: list[str]) -> None:
    game = table(f"red-tank {red}", "blue-tank f2 f1", "green-tank c6 d6")

    assert game.options("red") == [*steps, "stop"]


# Windows.


@pytest.mark.rule("OR-6")
def test_after_every_step_each_enemy_is_asked_the_next_seat_first() -> None:
    game = table("red-tank a3 a2", "blue-tank d4 e4", "green-tank b6 a6")

    for step in ("step b3", "step c3"):
        game.choose(step, "red")
        assert game.match.to_act == ("blue",)
        game.choose("pass")
        assert game.match.to_act == ("green",)
        game.choose("pass")
        assert game.match.to_act == ("red",)


@pytest.mark.rule("OR-6")
def test_after_firing_and_before_the_dice_each_enemy_of_the_one_that_fired_is_asked() -> None:
    game = table("red-tank c3 c2", "red-gun a6 a5", "blue-tank c5 c6", "green-tank e5 e6")

    game.choose("step b3").choose("fire tank", "blue")
    assert (game.match.to_act, game.match.pending) == (("green",), None)
    game.choose("pass", "green").choose("pass", "red")

    assert game.match.pending is not None
    assert (game.match.pending.kind, game.match.pending.seat) == ("shot", "blue")


@pytest.mark.rule("OR-6")
def test_who_has_no_piece_that_could_react_is_not_asked() -> None:
    game = table(*APART)

    game.choose("step b2")

    assert game.match.to_act == ("red",)


@pytest.mark.rule("OR-6")
@pytest.mark.parametrize("ordered", ["tank", "gun"])
@pytest.mark.parametrize("step", ["step b3", "step a1"])
def test_orders_have_no_part_in_who_is_asked(ordered: str, step: str) -> None:
    lines = ("red-tank a3 a2", "blue-tank d4 e4", "blue-gun f6 e6", "green-tank f1 e1")

    game = table(*lines, blue=ordered).choose(step)

    assert game.match.to_act == (("blue",) if step == "step b3" else ("red",))


@pytest.mark.rule("OR-6")
def test_a_seat_may_always_pass() -> None:
    game = table("red-tank a3 a2", "blue-tank d4 e4", "green-tank f1 e1")

    game.choose("step b3")

    assert game.options("blue") == ["fire tank", "pass"]


# Reactions.


@pytest.mark.rule("OR-7")
def test_a_piece_reacts_to_what_is_at_most_three_squares_before_its_front() -> None:
    lines = ("red-tank a3 a2", "blue-tank d4 e4", "blue-gun e2 d2", "green-tank f6 e6")

    game = table(*lines).choose("step b3")

    assert game.options("blue") == ["fire tank", "pass"]
    assert game.refused("fire gun", "blue") == "OR-7"
    assert game.match.why("blue", "fire gun").name == "too-far"


@pytest.mark.rule("OR-7")
def test_the_nearer_square_of_the_target_counts() -> None:
    game = table("red-tank c1 c2", "blue-tank c5 c6", "green-tank f6 e6")

    game.choose("step b1")

    assert stands(game, "red-tank") == "b1 c1"
    assert game.match.to_act == ("red",)
    game.choose("step b2")
    assert game.match.to_act == ("red",)
    game.choose("step c2")
    assert game.match.to_act == ("blue",)


@pytest.mark.rule("OR-7")
def test_a_piece_reacts_once_in_a_round() -> None:
    game = table("red-tank a3 a2", "blue-tank d4 e4", "blue-gun d3 e3", "green-tank f1 e1", blue="gun")

    game.choose("step b3").choose("fire tank").roll("1 1").choose("step c3", "red")

    assert game.match.to_act == ("blue",)
    assert game.refused("fire tank", "blue") == "OR-7"
    assert game.match.why("blue", "fire tank").name == "spent"


@pytest.mark.rule("OR-7")
def test_a_piece_that_has_carried_out_its_order_does_not_react() -> None:
    game = table("red-tank a3 a2", "blue-tank d4 e4", "green-tank f1 e1")

    game.choose("stop", "red").choose("step c4")

    assert game.match.to_act == ("blue",)
    assert "red-tank" in str(seen(game, None)["acted"])


@pytest.mark.rule("OR-7")
def test_in_the_next_round_it_may_react_again() -> None:
    game = table("red-tank a3 a2", "blue-tank d4 e4", "green-tank f1 e1")
    game.choose("step b3").choose("fire tank").roll("1 1").choose("stop", "red").choose("stop", "green")

    game.choose("order tank", "red").choose("order tank", "blue").choose("order tank", "green").choose("step b4")

    assert game.options("blue") == ["fire tank", "pass"]


@pytest.mark.rule("OR-8", "OR-10")
def test_a_reaction_to_a_reaction_is_rolled_first_and_may_save_the_mover() -> None:
    game = table("red-tank c3 c2", "blue-tank c5 c6", "green-tank e5 e6")

    game.choose("step b3").choose("fire tank", "blue").choose("fire tank", "green").roll("6 6")

    assert game.names()[-4:] == ["stepped", "fired", "fired", "shot"]
    assert (game.told("shot").piece, game.told("shot").target) == ("green-tank", "blue-tank")
    assert (stands(game, "blue-tank"), stands(game, "red-tank")) == ("", "b3 c3")
    assert (game.match.to_act, game.match.pending) == (("red",), None)


@pytest.mark.rule("OR-8")
def test_after_a_reaction_that_missed_what_it_reacted_to_is_rolled() -> None:
    game = table("red-tank c3 c2", "blue-tank c5 c6", "green-tank e5 e6")

    game.choose("step b3").choose("fire tank", "blue").choose("fire tank", "green").roll("1 1")

    assert game.match.pending is not None
    assert game.match.pending.seat == "blue"
    game.roll("6 6")
    assert (game.told("shot").piece, game.told("shot").target) == ("blue-tank", "red-tank")


@pytest.mark.rule("OR-8")
def test_three_reactions_deep_the_last_comes_first() -> None:
    game = table("red-tank c3 c2", "blue-tank c5 c6", "blue-gun f4 f5", "green-tank e5 e6", blue="gun")

    game.choose("step b3").choose("fire tank", "blue").choose("fire tank", "green").choose("fire gun", "blue")
    game.roll("6 6").roll("1 1")

    shots = [told for happening in game.match.fold.happenings for told in happening.told if told.name == "shot"]
    assert [told.words(0)["piece"] for told in shots] == ["blue-gun", "blue-tank"]
    assert (stands(game, "green-tank"), stands(game, "blue-tank")) == ("", "c5 c6")


@pytest.mark.rule("OR-8")
def test_nobody_reacts_to_a_piece_that_is_lost() -> None:
    game = table("red-tank a3 a2", "red-gun f1 e1", "blue-tank d4 e4", "green-tank b6 a6")
    game.choose("step b3")
    asked = [int(kind_of(frame)) for frame in pending(game.match.position)]
    assert asked[:2] == [WINDOW, WINDOW]

    game.choose("fire tank", "blue").roll("6 6")

    assert shown(game)[1:] == [("blue-tank", "no"), ("green-tank", "yes")]
    assert "step b5" in game.options("green")


# Shots.


@pytest.mark.rule("OR-9")
@pytest.mark.parametrize(("blue", "distance"), [("b4 b5", 1), ("c4 d4", 2), ("d4 e4", 3)])
def test_every_square_of_distance_makes_it_harder(blue: str, distance: int) -> None:
    game = table("red-gun a3 a2", f"blue-tank {blue}", "green-tank f1 f2", red="gun")

    game.choose("step b3").choose("fire tank", "blue").roll("1 1")

    assert game.told("shot").needed == tally(base=2, distance=distance)


@pytest.mark.rule("OR-9")
@pytest.mark.parametrize(("dice", "hit"), [("1 4", "yes"), ("4 4", "yes"), ("3 3", "no"), ("1 3", "no")])
def test_the_better_of_two_dice_must_reach_what_is_needed(dice: str, hit: str) -> None:
    game = table("red-gun a3 a2", "blue-tank c4 d4", "green-tank f1 f2", red="gun")

    game.choose("step b3").choose("fire tank", "blue").roll(dice)

    assert game.told("shot").needed == tally(base=2, distance=2)
    assert game.told("shot").hit == hit


@pytest.mark.rule("OR-9")
def test_odds_are_counted_out() -> None:
    game = table("red-gun a3 a2", "blue-tank c4 d4", "green-tank f1 f2", red="gun").choose("step b3")

    odds = game.match.odds("fire tank", "blue")

    assert odds is not None
    assert odds["hit"] == [27, 36]
    assert odds["tally"]["total"] == 4  # type: ignore[index]
    assert game.match.odds("pass", "blue") is None


@pytest.mark.rule("OR-10", "OR-4")
def test_a_mover_that_is_hit_is_lost_and_its_move_is_over() -> None:
    game = table("red-tank a3 a2", "blue-tank d4 e4", "green-tank f1 e1")

    game.choose("step b3").choose("fire tank", "blue").roll("6 6")

    assert stands(game, "red-tank") == ""
    assert game.match.to_act == ("green",)


@pytest.mark.rule("OR-10")
def test_the_squares_of_a_lost_piece_are_free() -> None:
    game = table("red-tank c3 b3", "red-gun a1 a2", "blue-tank c5 c6", "green-tank e3 f3", blue="gun")
    game.choose("step d3").choose("fire tank", "blue").roll("6 6")

    assert {"step d3", "stop"} <= set(game.options("green"))


@pytest.mark.rule("OR-9", "OR-11", "OR-12")
@pytest.mark.parametrize(
    ("shooter", "target", "terms"),
    [
        ("tank", "gun", tally(base=2, distance=3)),
        ("gun", "gun", {"base": 2, "distance": 3, "eagle-eye": -3}),
        ("tank", "tank", tally(base=2, distance=3, armour=1)),
        ("gun", "tank", {"base": 2, "distance": 3, "eagle-eye": -3, "armour": 1}),
    ],
)
def test_abilities_of_both_sides_add_up(shooter: str, target: str, terms: dict[str, int]) -> None:
    game = table(f"red-{target} c2 c1", f"blue-{shooter} c6 d6", "green-tank f1 f2", red=target)

    game.choose("step c3").choose(f"fire {shooter}", "blue").roll("1 1")

    assert game.told("shot").needed == terms


@pytest.mark.rule("OR-9", "OR-12")
@pytest.mark.parametrize(
    ("blue", "armour"), [("d4 d5", {"armour": 1}), ("e3 e4", {"armour": 1}), ("a1 a2", {}), ("a2 a1", {})]
)
def test_armour_counts_from_before_alone(blue: str, armour: dict[str, int]) -> None:
    """The tank steps to c3 and its back stands on c2."""
    game = table("red-tank c2 d2", f"blue-gun {blue}", "green-tank a6 b6")

    game.choose("step c3").choose("fire gun", "blue").roll("1 1")

    needed = game.told("shot").needed
    assert isinstance(needed, dict)
    assert {name: value for name, value in needed.items() if name == "armour"} == armour


# The end.


@pytest.mark.rule("OR-13")
@pytest.mark.parametrize(("more", "winner"), [([], None), (["green-gun a6 a5"], "green")])
def test_after_four_rounds_the_most_pieces_win(more: list[str], winner: str | None) -> None:
    game = given("orders", "crossroads", *APART, *more)

    for _ in range(4):
        assert not game.match.over
        game.choose("order tank", "red").choose("order tank", "blue").choose("order tank", "green")
        game.choose("stop", "red").choose("stop", "blue").choose("stop", "green")

    result = game.match.result
    assert result is not None
    assert (result.winner, result.ending, result.rule) == (winner, "fought-out", "OR-13")


@pytest.mark.rule("OR-13")
def test_the_round_in_which_a_seat_loses_its_last_piece_is_played_to_its_end() -> None:
    game = table("red-tank a3 a2", "blue-tank d4 e4", "blue-gun f5 f6", "green-tank f1 e1", blue="gun")

    game.choose("step b3").choose("fire tank", "blue").roll("6 6")
    assert game.match.to_act == ("blue",)
    game.choose("stop", "blue").choose("stop", "green")

    assert game.match.result is not None
    assert (game.match.result.winner, game.match.position.round) == ("blue", 1)


# What is known.


@pytest.mark.rule("OR-14")
def test_where_an_order_lies_is_seen_by_its_owner_alone() -> None:
    game = table(*APART, blue="gun")

    laid = [line["with"] for line in game.match.log("blue") if "order-laid" in str(line["event"])]
    assert laid == [{"seat": "red"}, {"seat": "blue", "piece": "blue-gun"}, {"seat": "green"}]
    assert [seen(game, seat)["order"] for seat in ("red", "blue", "green", None)] == [
        None,
        "blue-gun",
        "green-tank",
        None,
    ]
    assert {str(seen(game, seat)["laid"]) for seat in ("red", "blue", "green", None)} == {"['blue', 'green']"}
    assert "gun" not in str(game.match.view("red"))
    assert "gun" not in str(game.match.view("green"))
    assert "gun" not in str(game.match.view(None))


@pytest.mark.rule("OR-14")
def test_all_see_where_the_pieces_lie_and_which_have_acted() -> None:
    game = table("red-tank a2 a1", "blue-tank f2 f1", "green-tank c6 d6").choose("stop", "red")

    for seat in ("red", "green", None):
        assert seen(game, seat)["table"] == ["red-tank a2 a1", "blue-tank f2 f1", "green-tank c6 d6"]
        assert seen(game, seat)["acted"] == ["red-tank", "blue-tank"]


@pytest.mark.rule("OR-14")
def test_an_order_that_is_shown_is_seen_by_all() -> None:
    game = table(*APART, blue="gun").choose("stop", "red")

    for seat in ("red", "green", None):
        assert "blue-gun" in str(game.match.log(seat))


@pytest.mark.rule("OR-2", "OR-14")
def test_what_is_not_shown_may_lie_at_either_piece_and_what_is_shown_stays() -> None:
    game = table("red-tank a2 a1", "red-gun b1 c1", "blue-tank f2 f1", "green-tank c6 d6")

    worlds = [game.match.position.world(2, FastLuck(seed)) for seed in range(40)]

    orders = {tuple(int(piece) for piece in world.numbers()[-3:]) for world in worlds}  # the last row
    assert orders == {(-1, PIECE.number("blue-tank"), PIECE.number("green-tank")),
                      (-1, PIECE.number("blue-gun"), PIECE.number("green-tank"))}  # fmt: skip
    assert {int(world.top()) for world in worlds} == {int(game.match.position.top())}


# Saving, and whole games.


def test_in_the_middle_of_a_window_the_game_is_saved_and_goes_on() -> None:
    game = table("red-tank c3 c2", "blue-tank c5 c6", "green-tank e5 e6").choose("step b3").choose("fire tank", "blue")
    assert [int(kind_of(frame)) for frame in pending(game.match.position)][:2] == [WINDOW, WINDOW]

    saved = bocage.game("orders").resume("crossroads", game.match.position.numbers())
    saved.set_chance("hand")
    for match in (game.match, saved):
        match.choose("fire tank", "green").roll("1 1").roll("6 6")

    assert saved.digest() == game.match.digest()
    assert saved.to_act == game.match.to_act


@pytest.mark.parametrize(
    "line", ["red-tank a1 a3", "red-tank a1 a1", "red-tank b1 c1", "red-tank c1 b1", "blue-gun b6 a6"]
)
def test_a_piece_that_cannot_stand_there_is_refused(line: str) -> None:
    with pytest.raises(BadPosition) as caught:
        given("orders", "crossroads", "blue-tank c1 d1", "blue-gun a1 b1", line)

    assert caught.value.values["line"] == line


@pytest.mark.parametrize("line", ["red-tank a1", "red-tank a1 a2 a3", "red-boat a1 a2", "red-tank a1 g1"])
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(BadChoice):
        given("orders", "crossroads", line)


def test_two_hundred_random_games_end_and_all_that_can_happen_happens() -> None:
    died_half_way = deep = saved_by_reaction = 0
    for seed in range(200):
        rnd, match, choices = Random(seed), bocage.game("orders").start("farmyard", seed), 0
        while not match.over:
            before = pending(match.position)
            play_on(match, rnd)
            choices += 1
            deep += sum(kind_of(frame) == SHOOT for frame in before) > 1
            died_half_way += half_way(match, before)
            saved_by_reaction += fell_away(match, before)
        assert choices < 150
    assert min(died_half_way, deep, saved_by_reaction) > 10


def half_way(match: bocage.Match, before: list[int]) -> bool:
    """Was a piece lost that had steps left?"""
    movers = [int(second(frame)) for frame in before if kind_of(frame) == MOVING and third(frame) > 0]
    return any(match.position.front[piece] < 0 for piece in movers)  # type: ignore[attr-defined]


def fell_away(match: bocage.Match, before: list[int]) -> bool:
    """Was a piece lost that had fired, before its dice fell?"""
    shooters = [int(first(frame)) for frame in before if kind_of(frame) == SHOOT]
    return any(match.position.front[piece] < 0 for piece in shooters[1:])  # type: ignore[attr-defined]


def test_every_seat_wins_now_and_then() -> None:
    winners = set()
    for seed in range(60):
        rnd, match = Random(seed), bocage.game("orders").start("crossroads", seed)
        while not match.over:
            play_on(match, rnd)
        assert match.result is not None
        winners.add(match.result.winner)

    assert winners == {None, *SEATS.words}
