"""What is asked at the table, what may be answered, and why not."""

from pathlib import Path

import pytest

from bocage.kernel.rulebook import Message
from bocage.text import speech
from text.skirmish import speaking


def test_a_prompt_is_the_message_of_the_rulebook(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="ask-lose = Choose: { $seat } loses { $card }.\ncard-r-a = Rifleman A")

    assert table.prompt(Message("lose", seat="us", card="R-A").plain()) == "Choose: us loses Rifleman A."


def test_a_message_of_the_rulebook_can_be_said_as_it_is(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="wind = The wind is { $strength }.")

    assert table.sentence(Message("wind", strength=3).plain()) == "The wind is 3."


def test_a_chance_says_what_is_to_be_drawn(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="chance-draw = { $seat-cap } draw a card.\nseat-us = the Americans")

    assert table.chance({"kind": "draw", "seat": "us", "by": "hand"}) == "The Americans draw a card."


def test_an_option_is_labelled_by_its_verb_and_fields(tmp_path: Path) -> None:
    table = speaking("de", tmp_path, de="choice-attack = { $card } greift { $tile } an\ncard-r-a = Schütze A")

    assert table.choice("attack R-A 13B") == "Schütze A greift 13B an"


def test_a_verb_of_two_words_is_joined_in_the_name_of_its_label(tmp_path: Path) -> None:
    assert speaking("en", tmp_path, en="choice-hunker-down = Hide { $card }").choice("hunker down R-A") == "Hide R-A"


@pytest.mark.parametrize(("choice", "label"), [("scout 13B", "Scout 13B"), ("scout 13B 2B", "Scout 13B, then 2B")])
def test_a_field_that_is_left_out_can_be_asked_for(tmp_path: Path, choice: str, label: str) -> None:
    wording = 'choice-scout = Scout { $tile }{ $tile2-id ->\n    [none] {""}\n   *[other] , then { $tile2 }\n }'

    assert speaking("en", tmp_path, en=wording).choice(choice) == label


@pytest.mark.parametrize("text", ["attack R-A 13B", "attack R-A nowhere", "sing"])
def test_an_option_without_a_label_shows_its_id(tmp_path: Path, text: str) -> None:
    assert speaking("en", tmp_path).choice(text) == text


def test_without_a_game_an_option_shows_its_id() -> None:
    assert speech("en").choice("attack R-A 13B") == "attack R-A 13B"


def test_a_refusal_names_what_was_refused_and_the_rule(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="no-too-far = { $card } cannot reach { $tile }.\ncard-r-a = Rifleman A")

    told = table.refusal({"rule": "SK-4", "name": "too-far", "with": {"card": "R-A", "tile": "13B"}})

    assert told == "Rifleman A cannot reach 13B. [SK-4]"


@pytest.mark.parametrize(
    ("name", "told"), [("game-is-over", "Die Partie ist zu Ende."), ("allowed", "Dem steht nichts im Weg.")]
)
def test_an_answer_of_the_house_has_no_rule(tmp_path: Path, name: str, told: str) -> None:
    assert speaking("de", tmp_path).refusal({"rule": "", "name": name, "with": {}}) == told


def test_an_ending_names_the_winner_and_the_rule(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="end-wiped-out = { $winner-cap } win.\nseat-us = the Americans")

    assert table.ending({"winner": "us", "ending": "wiped-out", "rule": "SK-9"}) == "The Americans win. [SK-9]"


@pytest.mark.parametrize(
    ("winner", "told"),
    [
        ("us", "Die Gegenseite hat aufgegeben. Sieger: us."),
        (None, "Die Partie wurde aufgegeben; niemand hat gewonnen."),
    ],
)
def test_giving_up_is_told_with_and_without_a_winner(tmp_path: Path, winner: str | None, told: str) -> None:
    assert speaking("de", tmp_path).ending({"winner": winner, "ending": "resigned", "rule": ""}) == told


def test_a_rule_is_told_in_a_sentence(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="rule-sk-4 = Nobody shoots farther than he sees.")

    assert [table.rule("SK-4"), table.rule("SK-5")] == ["Nobody shoots farther than he sees.", "SK-5"]
