"""What is an entry of a rule page, and what is not."""

from __future__ import annotations

import pytest

from bocage.kernel.errors import CheckError
from check.checkouts import Checkout


@pytest.mark.parametrize(
    "line",
    [
        "**TR-7** One die is enough.",
        "**TR-7 Dice.** One die is enough.",
        "**TR-7:** One die is enough.",
        "* **TR-7** One die is enough.",
        "  - **TR-7** One die is enough.",
        "| **TR-7** | One die is enough. |",
        "### TR-7 Dice",
        "## **TR-7** Dice",
        "# TR-7",
    ],
)
def test_an_entry_begins_with_its_id_in_bold_or_as_a_heading(checkout: Checkout, line: str) -> None:
    checkout.page(f"# Trench\n\n{line}\n")

    report = checkout.look()

    assert list(report.rules) == ["TR-7"]
    assert report.rules["TR-7"].entry.place == "docs/rules/trench.md:3"


@pytest.mark.parametrize(
    "line",
    [
        "As TR-8 says, cover counts.",
        "As **MG-42** says, cover counts.",
        "TR-8 is plain.",
        "| TR-8 | a table |",
        "| a table | [TR-8](#tr-8) |",
        "**D-Day** is no id.",
        "## Dice (TR-8)",
    ],
)
def test_an_id_inside_a_sentence_is_a_reference_and_no_entry(checkout: Checkout, line: str) -> None:
    checkout.page(f"**TR-7** One die is enough.\n\n{line}\n")

    assert list(checkout.look().rules) == ["TR-7"]


@pytest.mark.parametrize("line", ["**TR-7** Dig. **TR-8** Wire.", "As **TR-8** says.", "| **TR-7** | as **TR-8** |"])
def test_a_bold_id_inside_a_line_is_refused_for_it_may_be_meant_as_an_entry(checkout: Checkout, line: str) -> None:
    checkout.page(f"**TR-1** Dig.\n\n{line}\n")

    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert refused.value.code == "check-bold-inside"
    assert refused.value.values == {"id": "TR-8", "place": "docs/rules/trench.md:3"}


def test_an_entry_in_a_fenced_example_is_none(checkout: Checkout) -> None:
    checkout.page("**TR-7** One.\n\n```\n**TR-8** Shown.\n```\n\n**TR-9** Another.\n")

    assert list(checkout.look().rules) == ["TR-7", "TR-9"]


def test_numbers_may_have_gaps_and_letters_and_stand_in_natural_order(checkout: Checkout) -> None:
    checkout.page("**TR-63** a\n\n**TR-9** b\n\n**TR-29a** c\n\n**TR-29** d\n\n**AI-14** e\n")

    assert list(checkout.look().rules) == ["AI-14", "TR-9", "TR-29", "TR-29a", "TR-63"]


def test_a_number_whose_letters_stand_below_its_heading_is_a_chapter_and_counts_as_its_letters(
    checkout: Checkout,
) -> None:
    checkout.page("### TR-7 Landing\n\n**TR-7a** One.\n\n**TR-7b** Two.\n\n### TR-8 Mines\n\nOne rule.\n")

    report = checkout.look()

    assert list(report.rules) == ["TR-7a", "TR-7b", "TR-8"]
    assert report.chapters == {"TR-7"}


def test_a_letter_beside_its_number_leaves_the_number_a_rule(checkout: Checkout) -> None:
    checkout.page("### TR-29 Orders\n\nText.\n\n### TR-29a Three players\n\nText.\n")

    assert list(checkout.look().rules) == ["TR-29", "TR-29a"]


def test_a_letter_as_list_item_after_its_number_leaves_the_number_a_rule(checkout: Checkout) -> None:
    checkout.page("- **TR-29** Orders.\n- **TR-29a** Three players.\n")

    assert list(checkout.look().rules) == ["TR-29", "TR-29a"]


@pytest.mark.parametrize(
    "line",
    [
        "no code: The box holds it.",
        "No code: The box holds it.",
        "*No code: The box holds it.*",
        "- **No code:** The box holds it.",
        "no code: The box\nholds it.",
    ],
)
def test_an_entry_may_say_why_it_has_no_code(checkout: Checkout, line: str) -> None:
    checkout.page(f"**TR-1** There are ten dice.\n\n{line}\n\nMore words.\n")

    assert checkout.look().rules["TR-1"].entry.why_not == "The box holds it."


def test_a_reason_ends_where_the_next_entry_begins(checkout: Checkout) -> None:
    checkout.page("- **TR-1** Dice.\n  no code: The box holds it.\n- **TR-2** More.\n\nno code: Even so.\n### TR-3 X\n")

    rules = checkout.look().rules

    assert [named.entry.why_not for named in rules.values()] == ["The box holds it.", "Even so.", None]


def test_a_reason_ends_where_a_list_or_an_example_begins(checkout: Checkout) -> None:
    checkout.page("**TR-1** A\nno code: Printed.\n- a list\n\n**TR-2** B\nno code: Said.\n```\nx\n```\nMore.\n")

    rules = checkout.look().rules

    assert [named.entry.why_not for named in rules.values()] == ["Printed.", "Said."]


def test_each_page_is_a_game_and_an_overview_is_none(checkout: Checkout) -> None:
    checkout.write("docs/rules/index.md", "All games.\n")
    checkout.write("docs/rules/README.md", "All games.\n")
    checkout.write("docs/rules/beach.md", "**BE-1** Land.\n")
    checkout.page("**TR-1** Dig.\n")

    games = checkout.look().games()

    assert {game: [named.entry.rule for named in rules] for game, rules in games.items()} == {
        "beach": ["BE-1"],
        "trench": ["TR-1"],
    }


def test_an_id_that_is_defined_twice_is_refused_with_both_places(checkout: Checkout) -> None:
    checkout.write("docs/rules/beach.md", "**TR-1** Land.\n")
    checkout.page("# Trench\n\n**TR-1** Dig.\n")

    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert refused.value.code == "check-rule-twice"
    assert refused.value.values == {
        "id": "TR-1",
        "place": "docs/rules/trench.md:3",
        "first": "docs/rules/beach.md:1",
    }


@pytest.mark.parametrize("word", ["TR-60-TR-62", "TR-60/61", "TR-60,", "TR-60B"])
def test_an_entry_with_anything_but_one_id_is_refused(checkout: Checkout, word: str) -> None:
    checkout.page(f"**TR-1** Dig.\n\n**{word}** Several.\n")

    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert refused.value.code == "check-not-an-id"
    assert refused.value.values == {"id": word, "place": "docs/rules/trench.md:3"}


@pytest.mark.parametrize(
    ("page", "code", "place"),
    [
        ("# Trench\n\nno code: Because.\n\n**TR-1** Dig.\n", "check-reason-without-rule", 3),
        ("**TR-1** Dig.\n\n# More\n\nno code: Because.\n", "check-reason-without-rule", 5),
        ("| **TR-1** | Dig. |\n| **TR-2** | Wire. |\n\nno code: Because.\n", "check-reason-without-rule", 4),
        ("**TR-1** Dig.\n\nno code: \n", "check-reason-empty", 3),
        ("### TR-1 Digging\n\nno code: Because.\n\n**TR-1a** Dig.\n", "check-reason-at-chapter", 1),
    ],
)
def test_a_reason_that_answers_nothing_is_refused(checkout: Checkout, page: str, code: str, place: int) -> None:
    checkout.page(page)

    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert refused.value.code == code
    assert refused.value.values["place"] == f"docs/rules/trench.md:{place}"


def test_a_page_in_which_no_entry_is_found_is_refused(checkout: Checkout) -> None:
    checkout.page("# Trench\n\nTR-1: Dig.\n")

    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert (refused.value.code, refused.value.values) == ("check-page-without-rules", {"page": "docs/rules/trench.md"})


def test_a_page_that_is_not_utf_8_is_refused_with_its_line(checkout: Checkout) -> None:
    checkout.page("x").write_bytes("**TR-1** Dig.\n\nGräben\n".encode("latin-1"))

    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert refused.value.code == "check-not-utf-8"
    assert refused.value.values == {"file": "docs/rules/trench.md", "line": "3"}
