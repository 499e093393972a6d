"""Words and the grammar of choices: one spelling in both directions, and good advice for slips."""

from __future__ import annotations

import pytest

from bocage.kernel.errors import BadChoice
from bocage.kernel.grammar import Grammar
from bocage.kernel.packing import packed
from bocage.kernel.words import TALLY, Amount, Dice, SeatSet, Words

CARD = Words("card", ["R-A", "R-B", "S-A", "PS"])
TILE = Words("tile", ["2B", "13B", "17B"])
SCOUT, ATTACK, HUNKER, HUNKER_DOWN, END = 1, 2, 3, 4, 5
GRAMMAR = Grammar(
    {
        SCOUT: "scout {card} {tile} {tile2?}",
        ATTACK: "attack {card} {card2}",
        HUNKER_DOWN: "hunker down {card}",
        END: "end",
    },
    card=CARD,
    tile=TILE,
)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("scout S-A 13B", packed(SCOUT, 2, 1, 0)),
        ("scout S-A 13B 2B", packed(SCOUT, 2, 1, 1)),
        ("attack R-A S-A", packed(ATTACK, 0, 2)),
        ("hunker down PS", packed(HUNKER_DOWN, 3)),
        ("end", packed(END)),
    ],
)
def test_a_choice_is_spelt_one_way_in_both_directions(text: str, number: int) -> None:
    assert GRAMMAR.read(text) == number
    assert GRAMMAR.write(number) == text
    assert GRAMMAR.read(f"  {text.replace(' ', '   ')} ") == number


def test_the_fields_of_a_choice_have_names() -> None:
    assert GRAMMAR.values(packed(SCOUT, 2, 1, 0)) == {"card": "S-A", "tile": "13B"}
    assert GRAMMAR.values(packed(SCOUT, 2, 1, 3)) == {"card": "S-A", "tile": "13B", "tile2": "17B"}


@pytest.mark.parametrize(
    ("text", "code", "advice"),
    [
        ("", "no-such-verb", "end"),
        ("atack R-A R-B", "no-such-verb", "attack {card} {card2}"),
        ("attack R-A", "wrong-fields", "attack {card} {card2}"),
        ("attack R-A R-B S-A", "wrong-fields", "attack {card} {card2}"),
        ("attack R-A R-X", "no-such-word", "R-A"),
        ("scout S-A 13C", "no-such-word", "13B"),
    ],
)
def test_a_slip_is_told_what_would_be_right(text: str, code: str, advice: str) -> None:
    with pytest.raises(BadChoice) as caught:
        GRAMMAR.read(text)

    assert caught.value.code == code
    assert advice in str(caught.value.values)


def test_a_choice_has_four_fields_at_most_and_words_come_first() -> None:
    with pytest.raises(AssertionError):
        Grammar({1: "a {card} {card} {card} {card} {card}"}, card=CARD)
    with pytest.raises(AssertionError):
        Grammar({1: "{card} attacks {card}"}, card=CARD)


def test_words_of_one_kind_differ_and_have_no_spaces() -> None:
    with pytest.raises(AssertionError):
        Words("card", ["R-A", "R-A"])
    with pytest.raises(AssertionError):
        Words("card", ["Rifleman A"])


def test_many_words_are_shortened_in_advice() -> None:
    many = Words("tile", [f"{number}X" for number in range(40)])

    with pytest.raises(BadChoice) as caught:
        many.number("zebra")

    assert str(caught.value.values["known"]).endswith("…")


@pytest.mark.parametrize("text", ["-1", "ten", "10", "1.5", ""])
def test_an_amount_is_a_whole_number_below_its_limit(text: str) -> None:
    with pytest.raises(BadChoice):
        Amount("steps", 10).number(text)


def test_dice_are_written_lowest_first_and_read_in_any_order() -> None:
    dice = Dice("dice", 0, 9)

    assert dice.word(dice.number("8 0 3")) == "0 3 8"
    for text in ("10", "x", "-1"):
        with pytest.raises(BadChoice):
            dice.number(text)


def test_a_set_of_seats_is_written_in_their_order() -> None:
    seats = SeatSet(Words("seat", ["us", "de", "fr"]))

    assert seats.word(0b101) == "us fr" and seats.number("fr us") == 0b101


def test_a_sum_is_a_number() -> None:
    assert TALLY.number(TALLY.word(7)) == 7
