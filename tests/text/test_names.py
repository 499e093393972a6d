"""Words become names, in the form that a sentence asks for."""

from pathlib import Path

from bocage.kernel.rulebook import Message
from bocage.text import speech
from text.skirmish import skirmish, speaking


def drawn(card: str) -> dict[str, object]:
    return {"event": "card-drawn", "with": {"side": "de", "card": card}, "because": []}


def test_a_word_is_shown_by_its_name(tmp_path: Path) -> None:
    table = speaking(
        "en", tmp_path, en="card-drawn = { $side } draws { $card }.\ncard-r-a = Rifleman A\nseat-de = Germany"
    )

    assert table.event(drawn("R-A")) == "Germany draws Rifleman A."


def test_a_word_without_a_name_is_shown_as_it_is(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="moved = To { $tile }.")

    assert table.say("moved", {"tile": "13B"}) == "To 13B."


def test_a_name_stands_in_the_case_that_the_sentence_asks_for(tmp_path: Path) -> None:
    wording = "card-drawn = Du ziehst { $card-acc }.\ncard-r-a = Schütze A\n    .acc = den Schützen A"

    assert speaking("de", tmp_path, de=wording).event(drawn("R-A")) == "Du ziehst den Schützen A."


def test_a_case_that_a_name_does_not_have_is_its_plain_form(tmp_path: Path) -> None:
    table = speaking("de", tmp_path, de="card-drawn = Du ziehst { $card-acc }.\ncard-r-a = Schütze A")

    assert table.event(drawn("R-A")) == "Du ziehst Schütze A."


def test_a_sentence_can_choose_by_the_word_itself(tmp_path: Path) -> None:
    wording = "card-drawn = { $card-id ->\n    [r-a] A rifleman!\n   *[other] Somebody.\n }\ncard-r-a = Rifleman A"

    assert speaking("en", tmp_path, en=wording).event(drawn("R-A")) == "A rifleman!"


def test_a_sentence_can_choose_by_the_gender_of_a_name(tmp_path: Path) -> None:
    wording = """
card-drawn = { $card } { $card-gender ->
    [f] perdida
   *[m] perdido
}
card-r-a = patrulla
    .gender = f
card-s-b = fusilero
"""
    table = speaking("es", tmp_path, es=wording)

    assert [table.event(drawn("R-A")), table.event(drawn("S-B"))] == ["patrulla perdida", "fusilero perdido"]


def test_a_sentence_can_show_the_word_beside_its_name(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="card-drawn = { $card } ({ $card-word })\ncard-r-a = Rifleman A")

    assert table.event(drawn("R-A")) == "Rifleman A (R-A)"


def test_a_name_begins_a_sentence_with_a_capital(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="card-drawn = { $side-cap } draw.\nseat-de = the Germans")

    assert table.event(drawn("R-A")) == "The Germans draw."


def test_numbers_follow_the_plural_of_the_language(tmp_path: Path) -> None:
    wording = "cards-thrown-in = { $count ->\n    [one] eine Karte\n   *[other] { $count } Karten\n }"
    table = speaking("de", tmp_path, de=wording)

    told = [table.event({"event": "cards-thrown-in", "with": {"side": "us", "count": count}}) for count in ("1", "4")]

    assert told == ["eine Karte", "4 Karten"]


def test_dice_are_told_one_by_one(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="shot-fired = { $dice-count } dice: { $dice }.")

    assert table.event({"event": "shot-fired", "with": {"dice": "0 3 8"}}) == "3 dice: 0, 3 and 8."


def test_a_set_of_seats_is_called_by_its_seats_in_every_case(tmp_path: Path) -> None:
    wording = "asked = Frage an { $seats-acc }.\nseat-us = der Westen\n    .acc = den Westen\nseat-de = Deutschland"
    table = speaking("de", tmp_path, de=wording)

    assert table.event({"event": "asked", "with": {"seats": "us de"}}) == "Frage an den Westen und Deutschland."


def test_an_empty_set_of_seats_is_nobody(tmp_path: Path) -> None:
    table = speaking("de", tmp_path, de="asked = Gefragt: { $seats }.")

    assert table.event({"event": "asked", "with": {"seats": ""}}) == "Gefragt: niemand."


def test_yes_and_no_are_words_of_the_house(tmp_path: Path) -> None:
    table = speaking("es", tmp_path, es="shot-fired = Impacto: { $hit }.")

    assert table.event({"event": "shot-fired", "with": {"hit": "yes"}}) == "Impacto: sí."


def test_a_list_of_words_is_told_as_a_list(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="because-near = Near: { $card }.\ncard-r-a = Rifleman A\ncard-s-b = Scout B")

    assert table.reason({"rule": "", "name": "near", "card": ["R-A", "S-B"]}) == "Near: Rifleman A and Scout B."


def test_a_sentence_can_stand_in_a_sentence(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="refused = No: { $why }\nwhy-not = { $card } is out.\ncard-r-a = Rifleman A")
    why = Message("why-not", card="R-A")

    assert table.say("refused", {"why": why}) == table.say("refused", {"why": why.plain()}) == "No: Rifleman A is out."


def test_a_word_can_be_asked_for_by_itself(tmp_path: Path) -> None:
    table = speaking("de", tmp_path, de="scenario-hedge-row = Die Hecke\n    .acc = die Hecke")

    assert [table.word("scenario", "hedge-row"), table.word("scenario", "hedge-row", "acc")] == [
        "Die Hecke",
        "die Hecke",
    ]


def test_a_name_may_have_nothing_but_cases(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="card-drawn = { $card }!\ncard-r-a =\n    .acc = Rifleman A")

    assert table.event(drawn("R-A")) == "R-A!"


def test_the_names_of_one_game_are_not_those_of_another(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    one = skirmish(tmp_path / "one", en="card-r-a = Rifleman A")
    two = skirmish(tmp_path / "two", en="card-r-a = Ranger A")

    assert [speech("en", one).word("card", "R-A"), speech("en", two).word("card", "R-A")] == ["Rifleman A", "Ranger A"]
