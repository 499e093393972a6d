"""Described tables: what a person wrote is read with care, and piles are told as a seat may know them."""

from __future__ import annotations

import pytest

from bocage.kernel.cells import cells_of
from bocage.kernel.errors import BadChoice, BadPosition
from bocage.kernel.pile_words import full_deck, lay_out, piles_seen
from bocage.kernel.piles import DECK, DISCARD, HAND, Piles
from bocage.kernel.plain import counted, only_keys, plain_lines, plain_number, plain_word
from bocage.kernel.words import Words

SIDES = Words("seat", ["us", "de"])
CARDS = Words("card", ["rifle", "scout", "mortar"])


def laid(*lines: str) -> Piles:
    piles = Piles(2, 3)
    lay_out(piles, list(lines), SIDES, CARDS)
    return piles


def counts(piles: Piles, side: int, pile: int) -> list[int]:
    return [int(piles.cards(side, pile, card)) for card in range(3)]


def test_lines_lay_cards_into_the_piles_they_name() -> None:
    piles = laid("us hand rifle rifle mortar", "de deck scout", "de hand mortar", "us discard scout")

    assert [counts(piles, 0, pile) for pile in (HAND, DECK, DISCARD)] == [[2, 0, 1], [0, 0, 0], [0, 1, 0]]
    assert [counts(piles, 1, pile) for pile in (HAND, DECK, DISCARD)] == [[0, 0, 1], [0, 1, 0], [0, 0, 0]]


def test_described_discards_have_been_seen_by_all() -> None:
    piles = laid("us discard scout scout", "us deck scout")

    assert (piles.seen_cards(0, 1), piles.unseen(0), piles.seen_cards(1, 1)) == (2, 0, 0)


@pytest.mark.parametrize("line", ["", "us", "us hand"])
def test_a_line_without_a_card_is_shown_how_one_looks(line: str) -> None:
    with pytest.raises(BadPosition) as caught:
        laid(line)

    assert caught.value.code == "bad-pile-line"
    assert caught.value.values == {"line": line, "side": "us", "card": "rifle"}


@pytest.mark.parametrize("line", ["fr hand rifle", "us pocket rifle", "us hand tank"])
def test_a_word_that_is_not_known_is_refused(line: str) -> None:
    with pytest.raises(BadChoice):
        laid(line)


def test_a_full_deck_has_so_many_cards_of_each_type() -> None:
    piles = Piles(2, 3)

    full_deck(piles, 1, [4, 0, 2])

    assert (counts(piles, 1, DECK), piles.size(0, DECK), piles.size(1, HAND)) == ([4, 0, 2], 0, 0)


def test_all_know_sizes_sums_and_open_discards_and_the_owner_his_own() -> None:
    piles = laid("de hand rifle mortar", "de discard scout", "de deck rifle")
    piles.throw_in(1)

    open_to_all = {
        "hand": 0,
        "deck": 1,
        "discard": 3,
        "cards": {"rifle": 2, "scout": 1, "mortar": 1},
        "seen": {"rifle": 0, "scout": 1, "mortar": 0},
    }
    own = {
        "hand": {"rifle": 0, "scout": 0, "mortar": 0},
        "discard": {"rifle": 1, "scout": 1, "mortar": 1},
    }
    assert piles_seen(piles, 1, False, CARDS) == open_to_all
    assert piles_seen(piles, 1, True, CARDS) == {**open_to_all, "own": own}


def test_the_hand_that_is_told_is_the_owners() -> None:
    piles = laid("us deck mortar", "de hand rifle rifle scout")

    assert piles_seen(piles, 1, True, CARDS)["own"] == {
        "hand": {"rifle": 2, "scout": 1, "mortar": 0},
        "discard": {"rifle": 0, "scout": 0, "mortar": 0},
    }


def test_a_table_is_a_list_of_lines_and_may_be_left_out() -> None:
    assert plain_lines({"table": ["us hand rifle", 7]}) == ["us hand rifle", "7"]
    assert plain_lines({}) == []
    with pytest.raises(BadPosition) as caught:
        plain_lines({"table": "us hand rifle"})
    assert (caught.value.code, caught.value.values) == ("table-not-lines", {"key": "table"})


def test_a_word_is_one_of_those_that_are_known() -> None:
    assert plain_word({"to_play": "de"}, "to_play", ["us", "de"]) == "de"


@pytest.mark.parametrize(("plain", "value"), [({"to_play": "fr"}, "fr"), ({}, "-")])
def test_another_word_is_told_what_would_be_right(plain: dict[str, object], value: str) -> None:
    with pytest.raises(BadPosition) as caught:
        plain_word(plain, "to_play", ["us", "de"])

    assert caught.value.code == "bad-value"
    assert caught.value.values == {"key": "to_play", "value": value, "known": "us, de"}


@pytest.mark.parametrize(("plain", "number"), [({}, 4), ({"round": 1}, 1), ({"round": 9}, 9), ({"round": 5}, 5)])
def test_a_number_lies_between_its_limits(plain: dict[str, object], number: int) -> None:
    assert plain_number(plain, "round", 4, 1, 9) == number


@pytest.mark.parametrize("value", [0, 10, "5", 5.0])
def test_another_number_is_told_the_limits(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        plain_number({"round": value}, "round", 4, 1, 9)

    assert caught.value.code == "bad-number"
    assert caught.value.values == {"key": "round", "value": str(value), "low": 1, "high": 9}


def test_a_key_that_nobody_reads_is_refused() -> None:
    only_keys({"table": [], "round": 1}, ["round", "table"])
    with pytest.raises(BadPosition) as caught:
        only_keys({"table": [], "rounds": 1}, ["round", "table"])

    assert caught.value.code == "no-such-key"
    assert caught.value.values == {"key": "rounds", "known": "round, table"}


def test_counts_are_told_with_their_words() -> None:
    assert counted(CARDS, cells_of([2, 0, 5])) == {"rifle": 2, "scout": 0, "mortar": 5}
