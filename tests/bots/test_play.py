"""Bots at the table: they get plain values, answer with an id, and cannot do anything else."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bocage
from bocage.bots import RandomBot, bot
from bocage.bots.drive import seat_called
from bocage.kernel.errors import BotError, NoSuchSeat
from bocage.kernel.rulebook import Rulebook
from bocage.match.game import Game
from small_games.decks.book import DecksBook

Plain = dict[str, Any]


class Watcher:
    """Notes what it is given, and plays like anybody."""

    def __init__(self) -> None:
        self.given: list[tuple[object, ...]] = []

    def choose(self, view: Plain, options: list[Plain], budget: int, seed: int) -> str:
        self.given.append((view, options, budget, seed))
        return str(Random(seed).choice(options)["id"])


class Cheat:
    name = "cheat"

    def choose(self, view: Plain, options: list[Plain], budget: int, seed: int) -> str:
        return "attack baker all"


class Broken:
    def choose(self, view: Plain, options: list[Plain], budget: int, seed: int) -> str:
        raise ValueError("no idea")


def test_a_game_between_bots_is_played_to_its_end() -> None:
    match = bocage.play("decks", "skirmish", us="random", de="random", seed=3)

    assert match.result is not None
    assert bocage.Match.from_text(match.to_text()).digest() == match.digest()


def test_a_game_may_be_handed_in_instead_of_its_name() -> None:
    game = bocage.game("decks")

    assert bocage.play(game, "duel", us="random", de=RandomBot(), seed=3).over


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    games = [bocage.play("decks", "skirmish", us="random", de="random", seed=seed).to_text() for seed in (3, 3, 4)]

    assert games[0] == games[1] != games[2]


def test_a_bot_is_given_its_view_its_options_a_budget_and_a_seed_as_plain_values() -> None:
    watcher = Watcher()

    match = bocage.play("decks", "duel", us=watcher, de="random", seed=3, budget=7)

    view, options, budget, _ = watcher.given[0]
    assert json.loads(json.dumps([view, options])) == [view, options]
    assert isinstance(view, dict)
    assert view["seat"] == "us"
    assert "own" not in view["table"]["sides"]["de"]
    assert view["decision"]["options"] == options
    assert budget == 7
    seeds = [seed for *_, seed in watcher.given]
    assert len(set(seeds)) == len(seeds)
    assert match.header.fields["seed"] not in [str(seed) for seed in seeds]


def test_an_answer_that_is_no_option_is_refused_by_name() -> None:
    with pytest.raises(BotError) as caught:
        bocage.play("decks", "duel", us="random", de=Cheat(), seed=3)

    assert str(caught.value) == (
        "The bot cheat chose “attack baker all” for de, which is not among the options it was given; "
        "it answers with the id of one of them."
    )


def test_a_bot_that_breaks_down_is_named_with_what_it_said() -> None:
    with pytest.raises(BotError) as caught:
        bocage.play("decks", "duel", us=Broken(), de="random", seed=3)

    assert str(caught.value) == "The bot Broken broke down while it was choosing for us: ValueError: no idea"


def test_every_seat_has_somebody() -> None:
    with pytest.raises(BotError, match="Nobody plays de in decks"):
        bocage.play("decks", "duel", us="random", seed=3)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchSeat, match="Its seats are: us, de"):
        bocage.play("decks", "duel", us="random", de="random", uk="random", seed=3)


def test_a_bot_that_nobody_knows_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BotError, match=r"nobody called “deep-blue” to play\. There are: random"):
        bocage.play("decks", "duel", us="deep-blue", de="random", seed=3)


def test_a_dash_in_a_seat_is_an_underscore_in_python() -> None:
    book = Rulebook("beaches", 1, ["us-1", "us-29"])

    assert [seat_called(book, name) for name in ("us_29", "us-1")] == ["us-29", "us-1"]


def test_a_printed_opponent_is_handed_to_the_rules() -> None:
    class Printed(DecksBook):
        def __init__(self) -> None:
            super().__init__()
            self.printed = ["solitaire"]

    with pytest.raises(BotError, match="Nobody plays de"):  # Decks has no such opponent, so its seat is asked after all
        bocage.play(Game(Printed()), "duel", us="random", de="solitaire", seed=3)


# Bots in files.


FIRST = """
class First:
    def choose(self, view, options, budget, seed):
        return options[0]["id"]
"""


def test_a_bot_of_ones_own_is_called_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(FIRST, encoding="utf-8")

    match = bocage.play("decks", "duel", us=str(path), de="random", seed=3)

    assert match.over
    assert getattr(bot(str(path)), "name", "") == str(path)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("x = 1", "it defines none"),
        (FIRST + FIRST.replace("First", "Second"), "it defines 2: First, Second"),
        ("import nowhere_at_all", "cannot be run: ModuleNotFoundError"),
        (FIRST + "    def __init__(self, depth): ...\n", "cannot be run: TypeError"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_in_a_sentence(tmp_path: Path, source: str, sentence: str) -> None:
    path = tmp_path / "first.py"
    path.write_text(source, encoding="utf-8")

    with pytest.raises(BotError, match=sentence):
        bot(str(path))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="There is no file"):
        bot(str(tmp_path / "none.py"))
