"""What is not worded yet is found before anybody meets it."""

from pathlib import Path

import pytest

from bocage.text.gaps import gaps
from text.skirmish import CARD, skirmish

COMPLETE = """
card-drawn = { $side } draws { $card }.
card-drawn-unseen = { $side } draws a card.
cards-thrown-in = { $side } throws in { $count }.
shot-fired = { $side } rolls { $dice }.
asked = { $seats } are asked.
no-too-far = Too far.
end-wiped-out = { $winner } wins.
choice-attack = Attack { $tile }
choice-hunker-down = Hide
choice-scout = Scout { $tile }
chance-draw = Draw.
"""


DECLARED = [
    "asked", "card-drawn", "card-drawn-unseen", "cards-thrown-in", "shot-fired", "no-too-far", "end-wiped-out",
    "choice-attack", "choice-hunker-down", "choice-scout", "chance-draw",
]  # fmt: skip


def test_the_house_is_worded_in_every_language() -> None:
    assert gaps(None).lines() == []


def test_a_game_that_is_worded_has_no_gaps(tmp_path: Path) -> None:
    assert gaps(skirmish(tmp_path, en=COMPLETE), ["en"]).lines() == []


def test_everything_that_a_game_declares_is_missed(tmp_path: Path) -> None:
    missing = gaps(skirmish(tmp_path), ["de"]).missing["de"]

    assert missing == sorted(DECLARED)


def test_of_a_secret_event_the_others_are_told_nothing(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE)
    book.events.event("order-given", secret=True, hides="card", owner="side", side=book.seats, card=CARD)

    assert gaps(book, ["en"]).missing["en"] == ["order-given"]


def test_what_one_language_words_is_missed_in_the_others(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE + "card-r-a = Rifleman A\n", de=COMPLETE + "term-base = Grundwert\n")

    assert gaps(book, ["en", "de"]).missing == {"en": ["term-base"], "de": ["card-r-a"]}


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('raise BadPosition("no-such-hedge", tile=1)', "no-such-hedge"),
        ('class Worse(BadPosition): ...\nraise Worse("worse")', "worse"),
        ('raise errors.BadPosition("one" if wet else "two")', "one"),
        ('code = "a" if wet else "b" if dry else "c"\nraise BadPosition(code)', "c"),
        ('return Message("choose-card")', "ask-choose-card"),
        ('return Term(4, "base_value")', "term-base-value"),
        ('p.because(Reason("SK-1", "nearest", card=card))', "because-nearest"),
        ('speech.say("table-laid")', "table-laid"),
    ],
)
def test_what_the_source_of_a_game_asks_for_is_missed(tmp_path: Path, source: str, missing: str) -> None:
    book = skirmish(tmp_path, en=COMPLETE)
    (tmp_path / "rules.py").write_text(source.replace("return ", "x = "), encoding="utf-8")

    assert missing in gaps(book, ["en"]).missing["en"]


def test_a_code_that_is_not_written_out_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE)
    (tmp_path / "rules.py").write_text("\nraise BadPosition(code)", encoding="utf-8")

    assert gaps(book, ["en"]).lines() == [f"{tmp_path / 'rules.py'}:2: BadPosition has no code that can be read"]


def test_a_variable_that_an_event_does_not_carry_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE.replace("asked = { $seats }", "asked = { $seat }"))

    assert gaps(book, ["en"]).strange == ["en: asked names $seat, which nobody hands in"]


def test_a_hidden_field_in_the_sentence_for_the_others_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE.replace("draws a card", "draws { $card }"))

    assert gaps(book, ["en"]).strange == ["en: card-drawn-unseen names $card, which nobody hands in"]


@pytest.mark.parametrize(
    ("message", "variable"), [("end-wiped-out = { $loser }", "$loser"), ("chance-draw = { $card }", "$card")]
)
def test_a_value_that_the_house_does_not_hand_in_is_reported(tmp_path: Path, message: str, variable: str) -> None:
    name = message.partition(" ")[0]
    others = "".join(line for line in COMPLETE.splitlines(keepends=True) if not line.startswith(name))
    book = skirmish(tmp_path, en=others + message)

    assert gaps(book, ["en"]).strange == [f"en: {name} names {variable}, which nobody hands in"]


def test_a_form_that_no_name_has_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE.replace("draws { $card }", "draws { $card-akk }"))

    assert gaps(book, ["en"]).strange == ["en: card-drawn names $card-akk, which nobody hands in"]


def test_a_value_that_only_some_raise_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE + "odd = { $tile } { $card }\n")
    source = 'raise BadPosition("odd", tile=1, card=2)\nraise BadPosition("odd", tile=1)'
    (tmp_path / "rules.py").write_text(source, encoding="utf-8")

    assert gaps(book, ["en"]).strange == ["en: odd names $card, which nobody hands in"]


def test_a_message_that_refers_to_nothing_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE + "title = { -name } { subtitle }\n")

    assert gaps(book, ["en"]).strange == [
        "en: title refers to -name, which is not there",
        "en: title refers to subtitle, which is not there",
    ]


def test_an_entry_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE + "title = { $open\n")

    assert gaps(book, ["en"]).broken == [f"{tmp_path / 'text' / 'en.ftl'}: cannot be read: title = {{ $open"]


def test_a_message_that_stands_twice_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE + "chance-draw = Draw again.\n")

    assert gaps(book, ["en"]).broken == [f"{tmp_path / 'text'}: chance-draw stands 2 times in en"]


def test_an_id_that_would_word_two_things_is_reported(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE + "card-r-a = Rifleman A\n")
    book.events.event("card-r-a")

    assert gaps(book, ["en"]).clashes == ["card-r-a"]


def test_words_without_a_name_are_listed_by_kind(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=COMPLETE + "card-r-a = Rifleman A\nseat-us = Americans\nseat-de = Germans\n")

    assert gaps(book, ["en"]).unnamed == {"card": ["S-B"], "tile": ["13B", "2B"], "scenario": ["hedge-row"]}
