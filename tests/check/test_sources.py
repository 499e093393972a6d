"""Where code names a rule."""

from __future__ import annotations

import pytest

from bocage.kernel.errors import CheckError
from check.checkouts import Checkout

RULES = "src/bocage/games/trench/rules.py"


def code_of(checkout: Checkout, rule: str = "TR-1") -> list[str]:
    return checkout.look().rules[rule].code


def test_a_docstring_names_the_rules_in_its_brackets_line_by_line(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n\n**TR-2** Wire.\n\n**TR-3** Mud.\n")
    checkout.code('''
        """Digging. [TR-1]"""

        def dig() -> None:
            """Dig, then wire.

            Mud slows. [TR-2] [TR-3]
            """
        ''')

    rules = checkout.look().rules

    assert {rule: named.code for rule, named in rules.items()} == {
        "TR-1": [f"{RULES}:1"],
        "TR-2": [f"{RULES}:6"],
        "TR-3": [f"{RULES}:6"],
    }


@pytest.mark.parametrize(
    "text",
    [
        "x = 1  # mud slows [TR-1]\n",
        '"""Mud and wire. [TR-2, TR-1]"""\n',
        'DEPTH = 3\n"""How deep. [TR-1]"""\n\n',
        'TABLE = {8: ("TR-1", "too-muddy")}\n',
        'TABLE = {8: Ending("dug-in", rule="TR-1")}\n',
        'async def dig() -> None:\n    """Dig. [TR-1]"""\n',
        "'''Dig. [TR-1]\n[TR-1]'''\n",
    ],
)
def test_comments_docstrings_and_tables_name_rules(checkout: Checkout, text: str) -> None:
    checkout.page("**TR-1** Dig.\n\n**TR-2** Wire.\n")
    checkout.code(text)

    assert code_of(checkout)


@pytest.mark.parametrize(
    "text",
    [
        '"""Dig, as TR-1 says."""\n',
        "# TR-1\n",
        'TEXT = "see [TR-1]"\n',
        'TEXT = "TR-1 is dug"\n',
        'TEXT = "TR-11"\n',
        '"""Dig. [TR-11] [tr-1] [TR-1a]"""\n',
    ],
)
def test_a_mere_mention_names_no_rule(checkout: Checkout, text: str) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.code(text)

    assert code_of(checkout) == []


def test_a_line_that_names_a_rule_twice_is_one_place(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.code('TABLE = {8: ("TR-1", "a"), 9: ("TR-1", "b")}  # [TR-1]\n\nMORE = "TR-1"\n')

    assert code_of(checkout) == [f"{RULES}:1", f"{RULES}:3"]


def test_places_stand_in_the_order_of_lines(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.code('TABLE = "TR-1"\n\n\ndef dig() -> None:\n    """Dig. [TR-1]"""\n' + "\n" * 5 + "# [TR-1]\n")

    assert code_of(checkout) == [f"{RULES}:1", f"{RULES}:5", f"{RULES}:11"]


def test_deep_modules_are_read_and_hidden_folders_are_not(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.write("src/bocage/games/trench/rules/mud/deep.py", "# [TR-1]\n")
    checkout.write("src/bocage/games/trench/.old/deep.py", "# [TR-1]\n")

    assert code_of(checkout) == ["src/bocage/games/trench/rules/mud/deep.py:1"]


def test_tests_that_lie_beside_the_code_are_no_code(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.write("src/bocage/games/trench/test_rules.py", "# [TR-1]\n")
    checkout.write("src/bocage/games/trench/rules_test.py", "# [TR-1]\n")

    assert code_of(checkout) == []


def test_code_that_is_no_python_is_refused_with_its_line(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.code("x = 1\ndef dig(:\n")

    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert (refused.value.code, refused.value.values) == ("check-not-python", {"file": RULES, "line": "2"})
