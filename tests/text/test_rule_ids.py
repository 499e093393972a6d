"""Which rules have a sentence: their ids, in the order of the rulebook."""

from pathlib import Path

from bocage.text import speech
from bocage.text.rule_ids import rule_ids
from text.skirmish import skirmish


def test_rules_stand_by_chapter_number_and_letter() -> None:
    names = ["rule-un-63", "rule-un-9", "rule-ai-12", "rule-un-63b", "rule-un-63a", "card-un-1", "rule-of-thumb"]

    assert rule_ids(names) == ["AI-12", "UN-9", "UN-63", "UN-63a", "UN-63b"]


def test_a_rule_that_is_worded_in_english_alone_is_listed_too(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en="rule-sk-1 = Go.\nrule-sk-2 = Stop.\n", de="rule-sk-2 = Halt.\n")

    assert speech("de", book).rules() == ["SK-1", "SK-2"]
