"""Words and the grammar of choices: one spelling in both directions, and good advice for slips."""

from __future__ import annotations

import pytest

from bocage.kernel.errors import BadChoice
from bocage.kernel.grammar import Grammar
from bocage.kernel.packing import packed
from bocage.kernel.words import TALLY, Amount, Dice, Kind, SeatSet, Words

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


@pytest.mark.parametrize(
    ("words", "slip", "known"),
    [
        (40, "zebra", "0X, 1X, 2X, 3X, 4X, 5X, 6X, 7X, 8X, 9X, 10X, 11X, …"),
        (13, "zebra", "0X, 1X, 2X, 3X, 4X, 5X, 6X, 7X, 8X, 9X, 10X, 11X, …"),
        (12, "zebra", "0X, 1X, 2X, 3X, 4X, 5X, 6X, 7X, 8X, 9X, 10X, 11X"),
        (12, "11Y", "11X"),
        (40, "11Y", "11X"),
    ],
)
def test_advice_names_what_is_near_and_else_the_first_dozen(words: int, slip: str, known: str) -> None:
    tiles = Words("tile", [f"{number}X" for number in range(words)])

    with pytest.raises(BadChoice) as caught:
        tiles.number(slip)

    assert caught.value.code == "no-such-word"
    assert caught.value.values == {"kind": "tile", "word": slip, "known": known}


def test_five_words_at_most_are_guessed() -> None:
    with pytest.raises(BadChoice) as caught:
        Words("tile", [f"tile{number}" for number in range(9)]).number("tile")

    assert len(str(caught.value.values["known"]).split(", ")) == 5


@pytest.mark.parametrize(
    ("slip", "known"),
    [
        ("", "hunker down {card} | scout {card} {tile} {tile2?} | attack {card} {card2} | end"),
        ("zzz S-A", "hunker down {card} | scout {card} {tile} {tile2?} | attack {card} {card2} | end"),
        ("hunkr down R-A", "hunker down {card}"),
        ("scut attack", "scout {card} {tile} {tile2?}"),
    ],
)
def test_a_verb_is_guessed_by_the_first_word(slip: str, known: str) -> None:
    with pytest.raises(BadChoice) as caught:
        GRAMMAR.read(slip)

    assert caught.value.values == {"text": slip, "known": known}


def test_three_verbs_at_most_are_guessed() -> None:
    grammar = Grammar({number: f"attack{number} {{card}}" for number in range(5)}, card=CARD)

    with pytest.raises(BadChoice) as caught:
        grammar.read("attack R-A")

    assert len(str(caught.value.values["known"]).split(" | ")) == 3


def test_a_choice_may_have_four_fields() -> None:
    grammar = Grammar({ATTACK: "attack {card} {card2} {card3} {card4?}"}, card=CARD)

    assert grammar.read("attack R-A R-B S-A PS") == packed(ATTACK, 0, 1, 2, 4)


def test_an_optional_field_that_holds_the_first_word_is_told() -> None:
    assert GRAMMAR.values(packed(SCOUT, 2, 1, 1)) == {"card": "S-A", "tile": "13B", "tile2": "2B"}


@pytest.mark.parametrize(("kind", "size"), [(CARD, 4), (Amount("steps", 10), 10), (Dice("dice", 0, 9), 0), (TALLY, 0)])
def test_a_kind_knows_how_many_values_it_has_where_that_can_be_told(kind: Kind, size: int) -> None:
    assert kind.size() == size


def test_kinds_have_names() -> None:
    assert [kind.name for kind in (CARD, Dice("dice", 0, 9), SeatSet(CARD), Amount("steps", 10), TALLY)] == [
        "card",
        "dice",
        "seats",
        "steps",
        "tally",
    ]


@pytest.mark.parametrize("number", [0, 1, 9])
def test_an_amount_reads_as_the_number_it_is(number: int) -> None:
    steps = Amount("steps", 10)

    assert steps.number(steps.word(number)) == number and steps.word(number) == str(number)


def test_an_amount_that_is_too_much_is_told_the_most() -> None:
    with pytest.raises(BadChoice) as caught:
        Amount("steps", 10).number("10")

    assert caught.value.values == {"kind": "steps", "word": "10", "most": 9}


@pytest.mark.parametrize("text", ["1", "6", "1 6"])
def test_every_face_from_the_lowest_to_the_highest_can_be_thrown(text: str) -> None:
    dice = Dice("dice", 1, 6)

    assert dice.word(dice.number(text)) == text


def test_a_face_that_is_not_there_is_told_which_are() -> None:
    with pytest.raises(BadChoice) as caught:
        Dice("dice", 1, 6).number("3 7")

    assert (caught.value.code, caught.value.values) == ("no-such-face", {"word": "7", "low": 1, "high": 6})


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


def test_a_number_below_all_words_has_none() -> None:
    with pytest.raises(AssertionError, match="has no word"):
        CARD.word(-1)


def test_what_may_be_left_out_comes_last() -> None:
    with pytest.raises(AssertionError, match="comes last"):
        Grammar({1: "scout {tile?} {card}"}, card=CARD, tile=TILE)
