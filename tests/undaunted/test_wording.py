"""The wording of Undaunted is whole before its code is: the same in every language, and all that the page names."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bocage.text.languages import ENGLISH, LANGUAGES
from bocage.text.names import FORMS, slug
from bocage.text.wording import References

HOUSE = Path(__file__).parents[2]
WORDING = HOUSE / "src" / "bocage" / "games" / "undaunted" / "text"
PAGES = [HOUSE / "docs" / folder / "undaunted.md" for folder in ("rules", "rules-to-come")]
PAGE = next(page for page in PAGES if page.exists()).read_text(encoding="utf-8")

QUOTES = {"en": "“”", "de": "„“", "es": "«»"}
ALL_QUOTES = '“”„«»"'
LONGEST_RULE = 30

SEATS = ["us", "de"]
SQUADS = "ABC"
UNITS = [*[f"{kind}-{squad}" for kind in ("R", "S", "MG") for squad in SQUADS], "SN", "MO"]
CARDS = ["PS", "PG", *[f"SL-{squad}" for squad in SQUADS], *UNITS, "FOW"]
COUNTERS = [f"{side}:{unit}" for side in SEATS for unit in UNITS]
PILES = ["hand", "deck", "discard", "play-area", "supply", "removed"]
TERMS = ["base", "cover", "range"]
SCENARIOS = ["la-raye", *[f"oh-{number:02}" for number in range(1, 12)]]

BENT = {"seat": SEATS, "card": CARDS, "counter": COUNTERS, "pile": PILES}
"""The kinds whose words stand in sentences in more forms than one."""

NAMED_BY = {"side": "seat", "winner": "seat", "enemy": "counter"}
"""Whose names are shown in a field that is not called like their kind."""

Message = ast.Message


def files(lang: str) -> list[Path]:
    return sorted((WORDING / lang).glob("*.ftl"))


@cache
def entries(lang: str) -> tuple[ast.EntryType, ...]:
    parser = FluentParser()
    return tuple(entry for path in files(lang) for entry in parser.parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(lang: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, Message)}


def variables(message: Message) -> set[str]:
    return References(message.value).variables


def fields(message: Message) -> set[str]:
    """What has to be handed in; the forms that are asked for differ from language to language."""
    return {variable.partition("-")[0] for variable in variables(message)}


def sentence(message: Message) -> str:
    """The text of a message without variables."""
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


def prose(path: Path) -> str:
    return "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


def rule_ids() -> list[str]:
    """The rules that have an entry on the page."""
    return re.findall(r"^- \*\*([A-Z]+-\d+[a-z]*)\b", PAGE, re.MULTILINE)


def table(heading: str) -> list[list[str]]:
    """The rows of the table below a heading of the page."""
    _, _, below = PAGE.partition(f"\n## {heading}\n")
    rows = [line.strip("|").split("|") for line in below.partition("\n## ")[0].splitlines() if line.startswith("| `")]
    assert rows, f"no table below {heading}"
    return [[cell.strip().strip("`") for cell in row] for row in rows]


def switches() -> list[str]:
    return [row[0] for row in table("Switches")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fluent_can_read_every_entry(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    names = [entry.id.name for entry in entries(lang) if isinstance(entry, Message)]

    assert sorted(names) == sorted(messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files_and_messages_in_the_same_order(lang: str) -> None:
    assert [path.name for path in files(lang)] == [path.name for path in files(ENGLISH)]
    assert list(messages(lang)) == list(messages(ENGLISH))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_uses_the_same_values_in_every_language(lang: str) -> None:
    english = messages(ENGLISH)

    assert [name for name, message in messages(lang).items() if fields(message) != fields(english[name])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_is_asked_for_is_there_for_all_words_of_the_kind(lang: str) -> None:
    asked = [tuple(variable.split("-")) for message in messages(lang).values() for variable in variables(message)]
    bent = {(NAMED_BY.get(field, field), form) for field, *rest in asked for form in rest if form not in FORMS}
    lacking = [(word, form) for kind, form in sorted(bent) for word in names(kind) if form not in forms(lang, word)]

    assert bent
    assert lacking == []


def names(kind: str) -> list[str]:
    """The messages that name the words of a kind."""
    return [f"{kind}-{slug(word)}" for word in BENT[kind]]


def forms(lang: str, name: str) -> set[str]:
    return {attribute.id.name for attribute in messages(lang)[name].attributes}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        ("seat", SEATS),
        ("card", CARDS),
        ("counter", COUNTERS),
        ("pile", PILES),
        ("term", TERMS),
        ("scenario", SCENARIOS),
        ("switch", switches()),
        ("game", ["undaunted"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_word_has_a_name(lang: str, kind: str, wanted: list[str]) -> None:
    assert [word for word in wanted if f"{kind}-{slug(word)}" not in messages(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_the_page_has_its_sentence_and_no_other(lang: str) -> None:
    worded = [name for name in messages(lang) if name.startswith("rule-")]

    assert sorted(worded) == sorted(f"rule-{slug(rule)}" for rule in rule_ids())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_a_rule_is_short(lang: str) -> None:
    rules = {name: sentence(message) for name, message in messages(lang).items() if name.startswith("rule-")}

    assert {name: text for name, text in rules.items() if len(text.split()) > LONGEST_RULE} == {}
    assert [name for name, text in rules.items() if not text.endswith(".")] == []


@pytest.mark.parametrize(("heading", "prefix"), [("Refusals", "no-"), ("Endings", "end-")])
def test_what_the_page_lists_is_worded_and_nothing_else(heading: str, prefix: str) -> None:
    worded = [name.removeprefix(prefix) for name in messages(ENGLISH) if name.startswith(prefix)]

    assert sorted(worded) == sorted(row[0] for row in table(heading))


def test_every_event_of_the_page_is_worded_with_what_it_carries() -> None:
    for name, listed, hidden, *_ in table("Events"):
        carried = set(listed.split(", "))
        assert fields(messages(ENGLISH)[name]) <= carried, name
        assert (f"{name}-unseen" in messages(ENGLISH)) == bool(hidden), name
        if hidden:
            assert fields(messages(ENGLISH)[f"{name}-unseen"]) <= carried - {hidden}, name


@pytest.mark.parametrize(("heading", "column"), [("Refusals", 1), ("Events", 3), ("Endings", 1)])
def test_the_tables_of_the_page_name_rules_that_are_there(heading: str, column: int) -> None:
    named = [rule for row in table(heading) for rule in row[column].split(", ")]

    assert [rule for rule in named if rule not in rule_ids()] == []


ALL_FILES = [(lang, path) for lang in LANGUAGES for path in files(lang)]
NAMES = [f"{lang}-{path.stem}" for lang, path in ALL_FILES]


@pytest.mark.parametrize(("lang", "path"), ALL_FILES, ids=NAMES)
def test_a_file_is_set_as_its_language_is(lang: str, path: Path) -> None:
    text = prose(path)

    assert [mark for mark in text if mark in ALL_QUOTES and mark not in QUOTES[lang]] == []
    assert "'" not in text
    assert "..." not in text
    assert "  " not in re.sub(r"^ +", "", text, flags=re.MULTILINE)
    assert [line for line in text.splitlines() if line != line.rstrip()] == []


@pytest.mark.parametrize("path", files("es"), ids=lambda path: path.stem)
def test_a_spanish_question_is_opened_too(path: Path) -> None:
    assert [line for line in prose(path).splitlines() if line.count("?") != line.count("¿")] == []
