"""What a person reads, what a program reads, and the exit status."""

from __future__ import annotations

import io
import json
import re

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from bocage.check import run
from bocage.kernel.errors import CheckError
from check.checkouts import TEXT, Checkout, Say, voice

LANGUAGES = ("en", "de", "es")


def told(checkout: Checkout, say: Say, as_json: bool = False, width: int = 400) -> tuple[int, str]:
    console = Console(file=io.StringIO(), width=width)
    status = run(say, console, here=checkout.folder, as_json=as_json)
    return status, console.file.getvalue()  # type: ignore[attr-defined]


@pytest.fixture
def answered(checkout: Checkout) -> Checkout:
    """One rule answered by code and test, one by a reason."""
    checkout.page("**TR-1** Dig.\n\n**TR-2** Ten dice.\nno code: The box holds [red]them[/red].\n")
    checkout.code("# [TR-1]\n")
    checkout.tests('@pytest.mark.rule("TR-1")\ndef test_dig(): ...\n')
    return checkout


def cells(output: str, first: str) -> list[str]:
    """The row of a table that begins with a word."""
    rows = [[cell.strip() for cell in re.split("[│┃]", line)[1:-1]] for line in output.splitlines()]
    return next(row for row in rows if row and row[0] == first)


def test_all_answered_is_status_0_and_reasons_are_listed(answered: Checkout, say: Say) -> None:
    status, output = told(answered, say)

    assert status == 0
    assert cells(output, "trench") == ["trench", "2", "1", "1", "1", "0"]
    assert cells(output, "TR-2")[1:] == ["docs/rules/trench.md:3", "No code: The box holds [red]them[/red]."]
    assert output.endswith("All 2 rules are answered by code and a test, or say why not.\n")


def test_a_game_about_which_nothing_is_to_be_said_has_its_line_in_the_overview_alone(
    answered: Checkout, say: Say
) -> None:
    answered.page("**TR-1** Dig.\n")

    status, output = told(answered, say)

    assert status == 0
    assert output.count("trench") == 1
    assert output.endswith("The only rule is answered by code and a test, or says why not.\n")


def test_what_is_missing_is_listed_with_what_would_be_right(answered: Checkout, say: Say) -> None:
    answered.page("**TR-1** Dig.\n\n**TR-2** Wire.\n\n**TR-3** Mud.\n\n**TR-4** Rain.\n")
    answered.code("# [TR-1] [TR-2]\n")
    answered.tests('@pytest.mark.rule("TR-1", "TR-3")\ndef test_dig(): ...\n')

    status, output = told(answered, say)

    assert status == 1
    assert cells(output, "trench") == ["trench", "4", "2", "2", "0", "3"]
    assert cells(output, "TR-2") == ["TR-2", "docs/rules/trench.md:3", "No test names it."]
    assert cells(output, "TR-3") == ["TR-3", "docs/rules/trench.md:5", "No code names it."]
    assert cells(output, "TR-4") == ["TR-4", "docs/rules/trench.md:7", "Neither code nor a test names it."]
    assert "Code: write [TR-3] into the docstring" in output
    assert 'Tests: put @pytest.mark.rule("TR-2") on a test' in output
    assert output.endswith("Missing code or a test: 3. Unknown ids: 0. Outdated reasons: 0.\n")


def test_an_outdated_reason_is_listed_with_the_code_that_contradicts_it(answered: Checkout, say: Say) -> None:
    answered.page("**TR-1** Dig.\nno code: Nobody digs.\n")

    status, output = told(answered, say)

    assert status == 1
    assert cells(output, "TR-1")[2] == (
        "The page says “no code: Nobody digs.”, but code names it: src/bocage/games/trench/rules.py:1"
    )
    assert "Reasons: delete the line “no code: …” of TR-1 (docs/rules/trench.md:1)" in output


def test_unknown_ids_and_chapters_are_listed_with_every_place(answered: Checkout, say: Say) -> None:
    answered.page("### TR-1 Digging\n\n**TR-1a** Dig.\n")
    answered.code("# [TR-1a]\n# [TR-9]\n# [TR-9]\n")

    status, output = told(answered, say)

    assert status == 1
    assert cells(output, "TR-1") == [
        "TR-1",
        "tests/trench/test_rules.py::test_dig",
        "This is a chapter, not a rule. Name the letters that are meant.",
    ]
    assert cells(output, "TR-9") == [
        "TR-9",
        "src/bocage/games/trench/rules.py:2",
        "No rule page has this id. Correct it, or write the entry.",
    ]
    assert "src/bocage/games/trench/rules.py:3" in output


def test_json_is_whole_however_narrow_the_terminal_is(answered: Checkout, say: Say) -> None:
    status, output = told(answered, say, as_json=True, width=20)

    assert status == 0
    assert json.loads(output) == {
        "rules": {
            "TR-1": {
                "code": ["src/bocage/games/trench/rules.py:1"],
                "tests": ["tests/trench/test_rules.py::test_dig"],
                "why_not": None,
            },
            "TR-2": {"code": [], "tests": [], "why_not": "The box holds [red]them[/red]."},
        },
        "missing": [],
        "unknown": {},
        "outdated": [],
    }


def test_json_has_the_same_status_as_the_tables(answered: Checkout, say: Say) -> None:
    answered.page("**TR-1** Dig.\n\n**TR-2** Wire.\n")

    status, output = told(answered, say, as_json=True)

    assert status == 1
    assert json.loads(output)["missing"] == ["TR-2"]


def test_the_current_folder_is_where_checking_begins(
    answered: Checkout, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(answered.folder / "tests")

    console = Console(file=io.StringIO(), width=400)
    status = run(say, console)

    assert status == 0
    assert "All 2 rules are answered" in console.file.getvalue()  # type: ignore[attr-defined]


def test_an_error_is_one_sentence_with_file_and_line_and_what_would_be_right(checkout: Checkout, say: Say) -> None:
    checkout.page("**TR-1** Dig.\n\n**TR-1** Dig again.\n")

    with pytest.raises(CheckError) as refused:
        told(checkout, say)

    assert say(refused.value.code, refused.value.values) == (
        "docs/rules/trench.md:3 defines TR-1 a second time; the first entry is docs/rules/trench.md:1. "
        "Keep one of them; where a line only points to the rule, write its id without bold."
    )


def messages(language: str) -> dict[str, set[str]]:
    """Each message of the room with the variables it uses."""
    parsed = FluentParser().parse((TEXT / language / "check.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: variables(entry) for entry in parsed.body if isinstance(entry, ast.Message)}


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else []
    return {name for one in inside for name in variables(one)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_sentences_that_the_code_asks_for(language: str) -> None:
    sources = TEXT.parent / "check"
    asked = {
        name
        for path in sources.glob("*.py")
        for name in re.findall(r'"(check-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }

    assert set(messages(language)) == asked


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_tells_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_can_be_read_in_every_language(answered: Checkout, language: str) -> None:
    answered.page("### TR-1 Digging\n\n**TR-1a** Dig.\n\n**TR-2** Wire.\nno code: None.\n")
    answered.code("# [TR-9] [TR-2]\n")

    status, output = told(answered, voice(language))

    assert status == 1
    assert "{" not in output
