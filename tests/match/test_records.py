"""Records: written, read, cut, damaged, checked against the present rules; nothing is lost."""

from __future__ import annotations

import re

import pytest

import bocage
from bocage.kernel.errors import CutRecord, OtherData, RecordError, SecretKept
from bocage.kernel.luck import commitment, key_from_seed
from bocage.match.records import against_present


def played(rounds: int = 2, seed: int = 7, secret: bool = False) -> bocage.Match:
    """Some rounds of Decks in which everybody bids, attacks once, and ends his turn."""
    decks = bocage.game("decks")
    match = decks.start("skirmish", key=key_from_seed(seed)) if secret else decks.start("skirmish", seed)
    while match.position.round <= rounds and not match.over:
        for seat in match.to_act:
            match.choose(match.options(seat)[0].id, seat)
    return match


def test_a_record_makes_the_match_again() -> None:
    match = played()

    again = bocage.Match.from_text(match.to_text())

    assert again.digest() == match.digest()
    assert again.to_text() == match.to_text()
    assert again.view("us") == match.view("us")


def test_a_match_goes_on_from_its_record_with_the_same_luck() -> None:
    match = played(1)
    again = bocage.Match.from_text(match.to_text())

    for one in (match, again):
        while one.position.round <= 3:
            for seat in one.to_act:
                one.choose(one.options(seat)[0].id, seat)

    assert again.to_text() == match.to_text()


def test_a_golden_record_agrees_with_the_present_rules() -> None:
    text = played().to_golden()

    assert against_present(text) is None
    assert bocage.Match.from_text(text).digest() == played().digest()


def test_a_record_of_other_rules_shows_the_first_difference() -> None:
    text = played().to_golden()
    shot = re.search(r"needed 6 \(base 5, cover 1\)", text)
    assert shot is not None

    found = against_present(text.replace("needed 6 (base 5, cover 1)", "needed 8 (base 6, cover 2)", 1))

    assert found is not None and found.kind == "events"
    assert "needed 8" in found.stored and "needed 6" in found.present
    assert text.splitlines()[found.line - 1].startswith("=")


def test_a_record_whose_choice_is_not_possible_any_more_says_so() -> None:
    found = against_present(played().to_text().replace("> us  bid able", "> us  end", 1))

    assert found is not None and found.kind == "refused" and "us  end" in found.stored


def test_a_record_with_another_digest_says_so() -> None:
    text = played().to_golden()
    digest = re.findall(r"^! (\w+)$", text, re.MULTILINE)[1]

    found = against_present(text.replace(digest, "0" * 16, 1))

    assert found is not None and (found.kind, found.stored, found.present) == ("digest", "0" * 16, digest)


def test_a_record_that_breaks_off_keeps_what_is_whole() -> None:
    text = played().to_text()

    with pytest.raises(CutRecord) as caught:
        bocage.Match.from_text(text[:-4])

    assert caught.value.whole == text[: text[:-1].rfind("\n") + 1]
    assert bocage.Match.from_text(caught.value.whole).entries
    assert f"line {text.count(chr(10))}" in str(caught.value)


def test_a_record_of_other_data_is_told_from_ours() -> None:
    text = played().to_text()

    with pytest.raises(OtherData) as caught:
        bocage.Match.from_text(re.sub(": data .*", ": data 0123456789abcdef", text))

    assert "0123456789abcdef" in str(caught.value) and "decks" in str(caught.value)


def test_a_record_of_another_ruleset_is_told_from_ours() -> None:
    with pytest.raises(OtherData, match="99"):
        bocage.Match.from_text(played().to_text().replace("rules 1", "rules 99"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("hello\n", "hello"),
        ("bocage 9 · decks · rules 1 · skirmish\n", "9"),
        ("bocage 1 · chess · rules 1 · skirmish\n", "chess"),
        ("bocage 1 · decks · rules one · skirmish\n", "rules one"),
        ("bocage 1 · decks · rules 1 · verdun\n", "verdun"),
        ("bocage 1 · decks · rules 1 · skirmish\n: switches [1]\n", "switches"),
        ("bocage 1 · decks · rules 1 · skirmish\n: seed 1\nwhat is this\n", "what is this"),
        ("bocage 1 · decks · rules 1 · skirmish\n: seed 1\n> us  bid able\n", "bid able"),
        ("bocage 1 · decks · rules 1 · skirmish\n: seed 1\n= app draw us  fog\n", "fog"),
        ("bocage 1 · decks · rules 1 · skirmish\n: seed 1\n= app draw de  able\n", "draw de"),
        ("bocage 1 · decks · rules 1 · skirmish\n: seed 1\n* dance us\n", "dance"),
        ("bocage 1 · decks · rules 1 · skirmish\n: seed 1\n* correction us  {oops\n", "oops"),
    ],
)
def test_a_damaged_record_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(bocage.BocageError) as caught:
        bocage.Match.from_text(text)

    assert said in str(caught.value)


def test_a_record_may_carry_remarks_and_empty_lines() -> None:
    text = played().to_text()
    title, rest = text.split("\n", 1)

    assert bocage.Match.from_text(f"{title}\n{rest}\n# a remark\n\n").digest() == played().digest()


def test_people_play_with_a_key_that_stands_in_no_record_before_the_end() -> None:
    match = played(secret=True)
    key = key_from_seed(7)

    assert key.hex() not in match.to_text() and ": seed" not in match.to_text()
    assert f": commit {commitment(key)}" in match.to_text()
    assert bocage.Match.from_text(match.to_text(), key).digest() == match.digest()


def test_without_its_key_a_record_waits_for_chance_from_elsewhere() -> None:
    match = played(secret=True)

    again = bocage.Match.from_text(match.to_text())
    for seat in again.to_act:
        again.choose(again.options(seat)[0].id, seat)
    again.choose(again.options()[0].id)

    assert again.pending is not None and again.pending.kind == "shot"


def test_a_foreign_key_is_refused() -> None:
    with pytest.raises(RecordError):
        bocage.Match.from_text(played(secret=True).to_text(), key_from_seed(8))


def test_after_the_end_the_key_is_shown_and_every_roll_can_be_checked() -> None:
    match = played(99, secret=True)

    assert match.over
    assert f"* key  {key_from_seed(7).hex()}" in match.to_text()
    assert bocage.Match.from_text(match.to_text()).digest() == match.digest()


def test_a_seat_takes_home_its_own_log_while_secrets_are_in_play() -> None:
    match = played(secret=True)

    log = match.export("de")

    assert ": seat de" in log
    assert "= app draw us" not in log and "= app draw de" in log
    assert "card-drawn-unseen  side us\n" in log
    assert "> us" not in log and "> de" in log


def test_after_the_end_everybody_may_have_the_record() -> None:
    match = played(99, secret=True)

    assert match.export("de") == match.to_text() == match.export(None)


def test_a_shown_key_that_was_not_committed_to_is_refused() -> None:
    text = played(99, secret=True).to_text()

    with pytest.raises(RecordError):
        bocage.Match.from_text(text.replace(key_from_seed(7).hex(), key_from_seed(8).hex()))


def test_who_plays_alone_may_open_the_record_and_that_stands_in_it() -> None:
    text = played().open_record("us")

    assert text.endswith("* opened us\n")
    assert bocage.Match.from_text(text).to_text() == text


def test_with_secrets_in_play_nobody_opens_the_record() -> None:
    with pytest.raises(SecretKept):
        played(secret=True).open_record("us")


def test_the_digest_of_a_view_is_the_one_it_shows() -> None:
    match = played()

    assert match.view_digest("us") == match.view("us")["digest"] != match.view_digest("de")


def test_honest_dice_are_found_honest_through_undos_and_takebacks() -> None:
    match = played(2)
    match.takeback("us", 9)
    match.takeback("de", 2, new_luck=True)
    for seat in match.to_act:
        match.choose(match.options(seat)[0].id, seat)

    assert match.false_roll() is None
    assert bocage.Match.from_text(match.to_text()).false_roll() is None
    assert bocage.Match.from_text(played(99, secret=True).to_text()).false_roll() is None


def test_a_roll_that_the_key_did_not_give_is_found() -> None:
    text = played().to_text()
    at, roll = next((at, line) for at, line in enumerate(text.splitlines()) if line.startswith("= app draw us"))
    other = roll.replace("able", "baker") if "able" in roll else roll.replace("baker", "able")

    forged = bocage.Match.from_text("\n".join([*text.splitlines()[:at], other]) + "\n")

    assert forged.false_roll() == 1


def test_before_the_key_is_shown_dice_cannot_be_checked() -> None:
    with pytest.raises(RecordError, match="key"):
        bocage.Match.from_text(played(secret=True).to_text()).false_roll()
