"""Many random games, counted: the same numbers however a run is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocage.kernel.errors import NoSuchGame, NoSuchScenario
from bocage.kernel.luck import FastLuck, Luck
from bocage.kernel.playout import Played, playout
from bocage.lab.playouts import game_seed, playouts

if TYPE_CHECKING:
    from bocage.kernel.position import Position

FIELDS = ["games", "decisions", "chances", "rounds_mean", "wins", "ends", "digest"]


def test_the_fields_are_those_that_stay() -> None:
    assert list(playouts("decks", "duel", 3, seed=1).plain()) == FIELDS


def test_every_game_ends_in_one_way_and_has_one_winner_at_most() -> None:
    found = playouts("decks", "skirmish", 40, seed=1)

    assert found.games == 40
    assert sum(found.ends.values()) == 40
    assert sum(found.wins.values()) <= 40


def test_the_rounds_of_a_game_are_told_as_their_mean() -> None:
    found = playouts("decks", "duel", 40, seed=1)

    assert 1 <= found.rounds_mean <= 3
    assert found.rounds_mean == found.rounds / 40


def test_seats_and_endings_that_nothing_came_of_are_named_with_a_zero() -> None:
    nothing = playouts("decks", "duel", 0, seed=1)

    assert nothing.wins == {"us": 0, "de": 0}
    assert nothing.ends == {"wiped-out": 0, "time-up": 0}
    assert nothing.rounds_mean == 0


def test_the_same_seed_plays_the_same_games() -> None:
    assert playouts("decks", "skirmish", 10, seed=5) == playouts("decks", "skirmish", 10, seed=5)


def test_another_seed_plays_other_games() -> None:
    assert playouts("decks", "skirmish", 10, seed=5).digest != playouts("decks", "skirmish", 10, seed=6).digest


@pytest.mark.parametrize("cut", [0, 1, 7, 20])
def test_a_run_in_two_parts_is_the_whole_run_in_either_order(cut: int) -> None:
    first = playouts("decks", "skirmish", cut, seed=5)
    rest = playouts("decks", "skirmish", 20 - cut, seed=5, start=cut)

    assert first.joined(rest) == rest.joined(first) == playouts("decks", "skirmish", 20, seed=5)


def test_one_game_played_otherwise_changes_the_digest() -> None:
    def odd(position: Position, luck: Luck) -> Played:
        return playout(position, FastLuck(1) if luck.below(10) == 0 else luck)

    found = playouts("decks", "skirmish", 20, seed=5, play=odd)

    assert found.digest != playouts("decks", "skirmish", 20, seed=5).digest


def test_no_two_games_of_neighbouring_seeds_share_their_luck() -> None:
    assert len({game_seed(seed, number) for seed in range(30) for number in range(30)}) == 900


def test_a_game_or_scenario_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchGame):
        playouts("chess", "skirmish", 1, seed=1)
    with pytest.raises(NoSuchScenario):
        playouts("decks", "siege", 1, seed=1)


def test_the_digest_is_the_same_on_every_machine_and_engine() -> None:
    assert playouts("decks", "skirmish", 50, seed=1).digest == "bc5d4dbb1bc17c5c"
