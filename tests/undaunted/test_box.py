"""What the box holds: cards, counters and tiles, as the files say; a file put wrong says where."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bocage.games.undaunted import cards, tiles
from bocage.games.undaunted.cards import BASE_DEFENCE, BOX, COPIES, INITIATIVE, action_value, read_cards
from bocage.games.undaunted.model import (
    ACTION,
    CARD,
    CARDS,
    COUNTER,
    COUNTERS,
    DE,
    KIND_OF_CARD,
    SQUAD,
    TILE,
    TILES,
    TITLE,
    TITLES,
    UNITS,
    US,
    cardboard_of,
    counter_of,
    is_command,
    is_riflemen,
    is_unit,
    kind_of_card,
    side_of,
    squad_of,
    unit_of,
)
from bocage.games.undaunted.tiles import COVER, HILL, HILL_FROM_HILL, is_hill, read_tiles
from bocage.kernel.errors import BadScenario

DATA = Path(cards.__file__).parent / "data"

PRINTED = [
    ("PS", "sergeant", "none", 9, 1, "bolster 3 command 2"),
    ("PG", "guide", "none", 8, 1, "guide 1 bolster 1"),
    ("SL-A", "leader", "A", 7, 1, "bolster 2 inspire 1"),
    ("S-B", "scouts", "B", 6, 3, "scout 2 conceal 1 recon 1 attack 1"),
    ("R-C", "riflemen", "C", 5, 5, "move 1 control 1 attack 1"),
    ("SN", "sniper", "none", 4, 3, "stalk 1 attack 3"),
    ("MG-A", "gunners", "A", 3, 3, "move 1 attack 2 suppress 4"),
    ("MO", "mortar", "none", 2, 3, "move 1 target 1 blast 1"),
    ("FOW", "fog", "none", 1, 10, ""),
]
COVERS = """
1 0 1   7 2 1   13 0 1
2 3 2   8 2 1   14 0 1
3 3 0   9 3 0   15 0 2
4 3 0  10 1 0   16 3 2
5 1 1  11 1 0   17 0 3
6 1 1  12 1 0   18 0 3
"""


@pytest.mark.parametrize(("word", "title", "squad", "initiative", "copies", "actions"), PRINTED)
def test_a_card_prints(word: str, title: str, squad: str, initiative: int, copies: int, actions: str) -> None:
    card = CARD.number(word)
    values = {action: int(action_value(card, number)) for number, action in enumerate(ACTION.words)}

    assert [TITLE.word(kind_of_card(card)), SQUAD.word(squad_of(card))] == [title, squad]
    assert [INITIATIVE[card], COPIES[card]] == [initiative, copies]
    assert " ".join(f"{action} {value}" for action, value in values.items() if value) == " ".join(
        sorted_as_declared(actions)
    )


def sorted_as_declared(actions: str) -> list[str]:
    words = actions.split()
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    return [f"{action} {pairs[action]}" for action in ACTION.words if action in pairs]


def test_a_side_has_54_cards() -> None:
    assert sum(COPIES) == 54
    assert len(KIND_OF_CARD) == CARDS == CARD.size()
    assert set(KIND_OF_CARD) == set(range(TITLES))


def test_counters_have_a_base_defence() -> None:
    assert dict(zip(TITLE.words, BASE_DEFENCE, strict=False)) == {
        "riflemen": 4,
        "scouts": 5,
        "gunners": 4,
        "sniper": 5,
        "mortar": 3,
    }


def test_units_have_counters_and_commands_have_none() -> None:
    assert [CARD.word(card) for card in range(CARDS) if is_unit(card)] == CARD.words[:UNITS]
    assert [CARD.word(card) for card in range(CARDS) if is_command(card)] == ["SL-A", "SL-B", "SL-C", "PS", "PG"]
    assert [CARD.word(card) for card in range(CARDS) if is_riflemen(card)] == ["R-A", "R-B", "R-C"]


def test_counters_of_both_sides_are_counted_on() -> None:
    assert COUNTER.size() == COUNTERS
    assert COUNTER.word(counter_of(DE, CARD.number("S-B"))) == "de:S-B"
    assert [(side_of(counter), unit_of(counter)) for counter in (0, 10, 11, 21)] == [
        (US, 0),
        (US, 10),
        (DE, 0),
        (DE, 10),
    ]


@pytest.mark.rule("UN-70")
def test_36_faces_give_cover_and_three_are_hills() -> None:
    numbers = COVERS.split()
    expected: dict[str, int] = {}
    for at in range(0, len(numbers), 3):
        expected |= {f"{numbers[at]}A": int(numbers[at + 1]), f"{numbers[at]}B": int(numbers[at + 2])}

    assert {word: COVER[tile] for tile, word in enumerate(TILE.words)} == expected
    assert [TILE.word(tile) for tile in range(TILES) if is_hill(tile)] == ["2A", "9A", "16A"]
    assert HILL_FROM_HILL == 1
    assert Counter(COVER[tile] for tile in range(TILES) if not is_hill(tile)) == {0: 12, 1: 12, 2: 5, 3: 4}
    assert sum(HILL) == 3


def test_two_faces_are_one_tile() -> None:
    assert cardboard_of(TILE.number("7A")) == cardboard_of(TILE.number("7B"))
    assert len({cardboard_of(tile) for tile in range(TILES)}) == 18


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("initiative = 5", "initiative = 0", "riflemen.initiative” should be a whole number from 1 to 20, and is 0"),
        ("copies     = 5", 'copies     = "5"', 'riflemen.copies” should be a whole number from 0 to 54, and is "5"'),
        ("stalk = 1", "stalk = true", "sniper.actions.stalk” should be a whole number from 1 to 9, and is true"),
        ("stalk = 1", "stark = 1", "sniper.actions.stark” means nothing here. Possible: stalk"),
        ("recon = true", "recon = 1", "scouts.actions.recon” can only be true, and is 1"),
        ("[fog]", "[frog]", "frog” means nothing here. Possible: fog"),
        ("defence    = 3", "", "mortar.defence” is missing"),
        ("initiative = 9", "initiative = 9\ndefence = 2", "sergeant.defence” means nothing here"),
    ],
)
def test_a_card_put_wrong_says_where(old: str, new: str, said: str) -> None:
    text = (DATA / cards.NAME).read_text(encoding="utf-8")
    assert old in text

    with pytest.raises(BadScenario) as caught:
        read_cards(text.replace(old, new, 1), "cards.toml")

    assert str(caught.value).startswith("cards.toml: ") and said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("18A = 0", "", "cover.18A” is missing"),
        ("18A = 0", "18A = 10", "cover.18A” should be a whole number from 0 to 9, and is 10"),
        ("18A = 0", "18A = 0\n19A = 0", "cover.19A” means nothing here"),
        ('"16A"', '"16C"', "“16C” is not known at “hills.tiles[2]”"),
    ],
)
def test_a_tile_put_wrong_says_where(old: str, new: str, said: str) -> None:
    text = (DATA / tiles.NAME).read_text(encoding="utf-8")

    with pytest.raises(BadScenario) as caught:
        read_tiles(text.replace(old, new), "tiles.toml")

    assert str(caught.value).startswith("tiles.toml: ") and said in str(caught.value)


def test_a_number_put_right_counts() -> None:
    text = (DATA / cards.NAME).read_text(encoding="utf-8")

    changed = read_cards(text.replace("bolster = 2", "bolster = 1"), "cards.toml")

    assert [a - b for a, b in zip(BOX.actions, changed.actions, strict=True) if a != b] == [1]
    assert changed.plain != BOX.plain
