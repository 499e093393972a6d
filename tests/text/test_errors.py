"""Errors speak: in English by themselves, in every language when asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage.kernel.errors import BadChoice, BadPosition, BocageError, IllegalChoice
from bocage.kernel.registry import MADE
from bocage.kernel.words import NUMBER, YES
from bocage.text import LANGUAGES, sentence, speech
from text.skirmish import skirmish, speaking


@pytest.fixture
def registered(tmp_path: Path) -> Iterator[Path]:
    """The game is known to the house."""
    MADE["skirmish"] = skirmish(
        tmp_path, en="no-such-hedge = No hedge on { $tile }.", de="no-such-hedge = Keine Hecke."
    )
    yield tmp_path
    del MADE["skirmish"]


def test_an_error_is_an_english_sentence() -> None:
    with pytest.raises(BadChoice) as caught:
        YES.number("yess")

    assert str(caught.value) == "There is no answer “yess” here. Possible: yes."


def test_an_error_can_be_read_in_every_language() -> None:
    with pytest.raises(BadChoice) as caught:
        NUMBER.number("many")

    assert [sentence(caught.value, lang).split(":")[0] for lang in LANGUAGES] == [
        "“many” will not do as number",
        "„many“ passt nicht (Zahl)",
        "«many» no sirve (número)",
    ]


def test_an_error_without_a_sentence_spells_itself_out() -> None:
    assert str(BocageError("no-such-thing-yet", name="x", line=3)) == "no-such-thing-yet (name=x, line=3)"


def test_an_error_that_names_a_game_speaks_as_that_game_does(registered: Path) -> None:
    error = BadPosition("no-such-hedge", game="skirmish", tile="13B")

    assert [str(error), sentence(error, "de")] == ["No hedge on 13B.", "Keine Hecke."]


def test_the_rule_that_forbids_stands_behind_the_sentence(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="not-here = “{ $text }” is not possible.")

    assert table.error(IllegalChoice("not-here", "SK-4", text="sing")) == "“sing” is not possible. [SK-4]"


def test_a_choice_that_is_not_allowed_is_told_with_the_reason_of_the_rules(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="no-too-far = { $card } cannot reach { $tile }.\ncard-r-a = Rifleman A")
    fields = {"card": "R-A", "tile": "13B"}
    error = IllegalChoice("illegal-choice", "SK-4", choice="attack R-A 13B", refusal="too-far", fields=fields)

    assert table.error(error) == "“attack R-A 13B” is not possible. Rifleman A cannot reach 13B. [SK-4]"


def test_an_error_behind_an_error_is_told_with_it(tmp_path: Path) -> None:
    table = speaking("de", tmp_path)
    behind = BocageError("nothing-yet", seat="us")

    told = table.fault("record-refused", {"line": 7, "text": "* undo us", "because": behind})

    assert told.endswith("„* undo us“. Es gibt nichts zurückzunehmen: Noch wurde nichts gewählt.")


def test_an_error_shows_values_as_they_were_given() -> None:
    told = speech("de").fault("no-such-value", {"name": "radio", "value": True, "known": "True, False"})

    assert told == "Der Schalter „radio“ lässt sich nicht auf „True“ stellen. Möglich: True, False."


def test_the_kind_of_a_word_is_called_as_the_game_calls_it(tmp_path: Path) -> None:
    table = speaking("de", tmp_path, de="kind-card = Karte")

    told = table.fault("no-such-word", {"kind": "card", "word": "X", "known": "R-A"})

    assert told == "„X“ gibt es hier nicht (Karte). Möglich: R-A."


def test_a_game_without_anything_to_offer_says_so() -> None:
    told = speech("es").fault("no-such-switch", {"game": "skirmish", "name": "radio", "known": "-"})

    assert told == "skirmish no tiene ninguna opción de reglas «radio». No tiene ninguna."
