"""Records as text: what is written is read back, and a line that cannot be read is named."""

from __future__ import annotations

import pytest

from bocage.kernel.errors import CutRecord, RecordError
from bocage.kernel.record import (
    MOST_DIGITS,
    Entry,
    Header,
    Record,
    act_entry,
    chance_entry,
    choice_entry,
    read_record,
)

TITLE = "bocage 1 · decks · rules 3 · skirmish\n"
WHOLE = f"""{TITLE}: data 93d1
: chance "app" "hand"
! 0011
> us  bid able
! 2233
= app draw us  baker
. card-drawn  side us · card baker
. card-seen  side us
! 4455
# a remark

= hand shot  3 9
* undo us
* correction  6 9
"""


def entries(record: Record) -> list[tuple[str, list[str], str]]:
    return [(line.entry.mark, line.entry.who, line.entry.text) for line in record.lines]


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def test_the_header_says_what_the_match_began_with() -> None:
    header = read_record(WHOLE).header

    assert (header.game, header.ruleset, header.scenario) == ("decks", 3, "skirmish")
    assert header.fields == {"data": "93d1", "chance": '"app" "hand"'}
    assert header.lines() == WHOLE.splitlines()[:3]


def test_a_header_keeps_fields_of_its_own() -> None:
    fields = {"data": "93d1"}

    header = Header("decks", 1, "duel", fields)
    fields["data"] = "other"

    assert header.fields == {"data": "93d1"}
    assert Header("decks", 1, "duel").fields == {}


def test_choices_chances_and_acts_are_its_entries() -> None:
    assert entries(read_record(WHOLE)) == [
        (">", ["us"], "bid able"),
        ("=", ["app", "draw", "us"], "baker"),
        ("=", ["hand", "shot"], "3 9"),
        ("*", ["undo", "us"], ""),
        ("*", ["correction"], "6 9"),
    ]


def test_every_entry_knows_its_line() -> None:
    assert [line.number for line in read_record(WHOLE).lines] == [5, 7, 13, 14, 15]


def test_what_came_of_an_entry_stands_with_it() -> None:
    record = read_record(WHOLE)

    assert (record.setup.number, record.setup.digest, record.setup.events) == (1, "0011", [])
    assert record.lines[0].digest == "2233"
    assert record.lines[1].events == ["card-drawn  side us · card baker", "card-seen  side us"]
    assert record.lines[1].digest == "4455"
    assert [line.digest for line in record.lines[2:]] == ["", "", ""]


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (choice_entry("us", "bid able"), "> us  bid able"),
        (chance_entry("app", "draw", "us", "able"), "= app draw us  able"),
        (chance_entry("hand", "shot", "", "3 9"), "= hand shot  3 9"),
        (act_entry("undo", "us"), "* undo us"),
        (act_entry("correction", "", "6 9"), "* correction  6 9"),
        (act_entry("seat", "de", "solitaire"), "* seat de  solitaire"),
    ],
)
def test_an_entry_is_a_line_and_reads_back(entry: Entry, line: str) -> None:
    assert entry.line() == line
    assert entries(read_record(f"{TITLE}{line}\n")) == [(entry.mark, entry.who, entry.text)]


def test_a_mark_of_order_and_other_line_ends_are_no_fault() -> None:
    record = read_record("\ufeff" + WHOLE.replace("\n", "\r\n"))

    assert entries(record) == entries(read_record(WHOLE))
    assert record.header.fields == read_record(WHOLE).header.fields


@pytest.mark.parametrize("text", ["", "\n", "  \n\n", "\ufeff\n"])
def test_a_record_without_anything_is_empty(text: str) -> None:
    assert refused(text).code == "record-empty"


def test_a_record_that_was_cut_off_loses_its_last_line_alone() -> None:
    error = refused(f"{TITLE}> us  bid able\n> de  bid")

    assert isinstance(error, CutRecord)
    assert error.code == "record-cut"
    assert error.whole == f"{TITLE}> us  bid able\n"
    assert error.values == {"line": 3, "text": "> de  bid", "whole_lines": 2}


@pytest.mark.parametrize(
    "title",
    [
        "1 · decks · rules 1 · duel",
        "bocage 1 · decks · rules 1",
        "bocage 1 · decks · rules 1 · duel · more",
        "bocage 1 · decks · 1 · duel",
        "x" * 100,
    ],
)
def test_what_does_not_begin_like_a_record_is_none(title: str) -> None:
    error = refused(f"{title}\n> us  bid able\n")

    assert error.code == "record-no-header"
    assert error.values == {"line": 1, "text": title[:80]}


def test_a_record_of_another_format_is_named() -> None:
    error = refused(TITLE.replace("bocage 1", "bocage 2"))

    assert error.code == "record-other-format"
    assert error.values == {"line": 1, "found": "2", "known": 1}


@pytest.mark.parametrize(
    "line",
    [
        "bid able",
        "? us  bid able",
        ">  bid able",
        "> us de  bid able",
        "> us",
        "= app  able",
        "= app draw us de  able",
        "= dream draw us  able",
        "= app draw us",
        "*",
        "* undo us de",
        "* sneeze us",
        "> us " + "x" * 100,
    ],
)
def test_a_line_that_is_no_entry_is_refused_with_its_number(line: str) -> None:
    error = refused(f"{TITLE}: data 93d1\n> us  bid able\n{line}\n")

    assert error.code == "record-bad-line"
    assert error.values == {"line": 4, "text": line[:80]}


def test_rules_without_a_number_are_refused() -> None:
    error = refused(TITLE.replace("rules 3", "rules three"))

    assert error.code == "record-bad-line"
    assert error.values == {"line": 1, "text": TITLE.strip().replace("rules 3", "rules three")}


def test_a_long_title_is_shown_by_its_beginning() -> None:
    title = TITLE.strip().replace("rules 3", "rules three" * 20)

    assert refused(f"{title}\n> us  bid able\n").values == {"line": 1, "text": title[:80]}


def test_a_record_may_end_with_its_header() -> None:
    assert read_record(f"{TITLE}: data 93d1\n").lines == []


@pytest.mark.parametrize("text", ["two  gaps", " before", "after ", "a\nline", "a\ttab", "x" * 100 + "\n"])
def test_a_text_that_would_not_read_back_is_no_entry(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        choice_entry("us", text)

    assert (caught.value.code, caught.value.values) == ("record-bad-text", {"text": repr(text[:80])})


def test_a_source_that_is_not_known_is_told_which_are() -> None:
    with pytest.raises(RecordError) as caught:
        chance_entry("dream", "draw", "us", "able")

    assert (caught.value.code, caught.value.values) == (
        "no-such-source",
        {"source": "dream", "known": "app, hand, record"},
    )


@pytest.mark.parametrize("number", [1, MOST_DIGITS])
def test_rules_have_a_number_of_a_few_digits(number: int) -> None:
    assert read_record(TITLE.replace("rules 3", f"rules {'9' * number}")).header.ruleset == int("9" * number)


def test_rules_with_too_long_a_number_are_refused() -> None:
    assert refused(TITLE.replace("rules 3", f"rules {'9' * (MOST_DIGITS + 1)}")).code == "record-bad-line"
