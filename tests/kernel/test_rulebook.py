"""What a game tells the house, and what follows where it says nothing of its own."""

from __future__ import annotations

import pytest

from bocage.kernel.digest import canonical, plain_digest, position_digest
from bocage.kernel.errors import (
    BadPosition,
    BadSwitch,
    BocageError,
    CutRecord,
    IllegalChoice,
    NoSuchScenario,
    NoSuchSeat,
    spell_out,
)
from bocage.kernel.position import DRAWN, RESIGNED, Position
from bocage.kernel.refusals import FIRST_REFUSAL, GAME_IS_OVER, NOT_ASKED, NOT_NOW, refusals
from bocage.kernel.rulebook import CARDS, DICE, Ending, Message, Purpose, Rulebook
from bocage.kernel.words import NUMBER


class Chess(Rulebook):
    """A game whose scenarios are described tables."""

    def __init__(self, seats: list[str]) -> None:
        super().__init__("chess", 4, seats)
        self.tables = {"usual": {"round": 1}, "handicap": {"round": 2}}
        self.endings = {2: Ending("mate", "CH-1")}

    def describe(self, plain: dict[str, object], switches: dict[str, object]) -> Position:
        position = Position(2)
        position.round = int(str(plain["round"])) + len(switches)
        return position


CHESS = Chess(["white", "black"])


def test_a_game_has_a_name_a_ruleset_and_seats() -> None:
    assert (CHESS.name, CHESS.ruleset, CHESS.seats.words) == ("chess", 4, ["white", "black"])
    assert (CHESS.seats_in(0b11), CHESS.seats_in(0b10), CHESS.seats_in(0)) == (["white", "black"], ["black"], [])
    assert CHESS.seated(Position(2)) == [0, 1]


def test_scenarios_are_described_tables_with_names() -> None:
    assert CHESS.scenarios() == ["usual", "handicap"]
    assert CHESS.new("handicap", {"clock": True}, {}).round == 3
    assert CHESS.scenario("usual") == "usual"
    with pytest.raises(NoSuchScenario) as caught:
        CHESS.scenario("blitz")
    assert caught.value.code == "no-such-scenario"
    assert caught.value.values == {"game": "chess", "name": "blitz", "known": "usual, handicap"}


def test_a_seat_that_is_not_there_is_told_which_are() -> None:
    with pytest.raises(NoSuchSeat) as caught:
        CHESS.seat("red")

    assert caught.value.values == {"game": "chess", "name": "red", "known": "white, black"}


@pytest.mark.parametrize(("seat", "winner"), [(0, 1), (1, 0)])
def test_of_two_seats_the_other_wins_when_one_resigns(seat: int, winner: int) -> None:
    position = Position(2)
    position.ask(64, 0)

    CHESS.resign(position, seat)

    assert (position.over(), position.winner, position.ending) == (True, winner, RESIGNED)


def test_who_is_not_in_this_match_has_no_seat_and_wins_nothing() -> None:
    book, position = Chess(["white", "black", "red"]), Position(3)
    position.playing = 0b101

    book.resign(position, 2)

    assert (book.seated(position), position.winner) == ([0, 2], 0)


def test_of_three_seats_nobody_wins_when_one_resigns() -> None:
    position = Position(3)

    Chess(["white", "black", "red"]).resign(position, 1)

    assert (position.winner, position.ending) == (DRAWN, RESIGNED)


def test_an_ending_has_its_rule_and_resigning_has_none() -> None:
    position = Position(2)

    position.finish(0, 2)
    mate = CHESS.ending(position)
    position.finish(0, RESIGNED)

    assert (mate.name, mate.rule) == ("mate", "CH-1")
    assert (CHESS.ending(position).name, CHESS.ending(position).rule) == ("resigned", "")


def test_what_a_game_does_not_have_is_refused() -> None:
    bare = Rulebook("bare", 1, ["one"])

    with pytest.raises(BadPosition) as no_tables:
        bare.describe({}, {})
    with pytest.raises(BadSwitch) as no_printed:
        bare.sit(Position(1), 0, "robot")
    assert (no_tables.value.code, no_tables.value.values) == ("no-described-positions", {"game": "bare"})
    assert (no_printed.value.code, no_printed.value.values) == (
        "no-printed-opponent",
        {"game": "bare", "name": "robot"},
    )
    assert (bare.scenarios(), bare.odds(Position(1), 0), bare.data(), bare.settled({})) == ([], None, {}, {})


def test_switches_that_are_not_there_are_told_which_are() -> None:
    book = Chess(["white", "black"])
    book.switches = {"clock": [True, False], "size": [8, 10]}

    assert book.settled({"size": 10}) == {"clock": True, "size": 10}
    with pytest.raises(BadSwitch) as no_switch:
        book.settled({"colour": 1})
    with pytest.raises(BadSwitch) as no_value:
        book.settled({"size": 9})
    with pytest.raises(BadSwitch) as none:
        CHESS.settled({"colour": 1})
    assert no_switch.value.values == {"game": "chess", "name": "colour", "known": "clock, size"}
    assert no_value.value.values == {"name": "size", "value": 9, "known": "8, 10"}
    assert none.value.values["known"] == "-"


def test_the_fingerprint_of_data_is_made_once() -> None:
    book = Chess(["white", "black"])

    before = book.data_hash()
    book.tables = {}

    assert book.data_hash() == before == plain_digest(CHESS.tables) != plain_digest({})


def test_a_purpose_is_rolled_in_the_open_unless_it_says_otherwise() -> None:
    usual, drawn = Purpose("shot", NUMBER), Purpose("draw", NUMBER, by=CARDS, public=False)

    assert (usual.name, usual.outcome, usual.by, usual.public) == ("shot", NUMBER, DICE, True)
    assert (drawn.by, drawn.public) == (CARDS, False)


def test_a_message_is_a_name_with_values() -> None:
    assert Message("bid", cards=2).plain() == {"text": "bid", "with": {"cards": 2}}


def test_a_refusal_has_a_rule_and_a_sentence_and_the_house_has_some_of_its_own() -> None:
    first = int(FIRST_REFUSAL)

    known = refusals({first: ("CH-2", "in-check"), first + 1: ("CH-3", "blocked")})

    assert (known[first].rule, known[first].name) == ("CH-2", "in-check")
    assert [known[int(code)].name for code in (GAME_IS_OVER, NOT_ASKED, NOT_NOW)] == [
        "game-is-over",
        "not-asked",
        "not-now",
    ]
    assert [known[int(code)].rule for code in (GAME_IS_OVER, NOT_ASKED, NOT_NOW)] == ["", "", ""]
    assert len(known) == 5 and len(refusals({})) == 3


@pytest.mark.parametrize("code", [0, 3, 7])
def test_a_refusal_of_a_game_takes_no_number_of_the_house(code: int) -> None:
    with pytest.raises(AssertionError):
        refusals({code: ("CH-2", "in-check")})


def test_a_position_refuses_by_the_table_of_its_game() -> None:
    assert CHESS.refusal(Position(2), 0, 5).name == "game-is-over"


def test_an_error_has_a_code_and_values() -> None:
    error = BocageError("no-such-thing", name="x", known="y")

    assert (error.code, error.values, error.args) == ("no-such-thing", {"name": "x", "known": "y"}, ("no-such-thing",))
    assert spell_out("no-such-thing", {"name": "x", "known": "y"}) == "no-such-thing (name=x, known=y)"
    assert spell_out("no-such-thing", {}) == "no-such-thing"


def test_an_illegal_choice_carries_its_rule_and_a_cut_record_what_is_whole() -> None:
    illegal, cut = IllegalChoice("not-now", "CH-2", text="e4"), CutRecord("record-cut", "whole", line=3)

    assert (illegal.rule, illegal.code, illegal.values) == ("CH-2", "not-now", {"rule": "CH-2", "text": "e4"})
    assert (cut.whole, cut.code, cut.values) == ("whole", "record-cut", {"line": 3})


def test_fingerprints_are_the_same_for_ever() -> None:
    """They stand in records: these stay."""
    assert position_digest([1, -2, 1 << 40]) == "b40d47cbebd1d2e8"
    assert plain_digest({"b": [1, "ü"], "a": None}) == "de24be95d02f0df7"
    assert canonical({"b": [1, "ü"], "a": None}) == '{"a":null,"b":[1,"ü"]}'
