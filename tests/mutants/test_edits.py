"""Which small changes a function gets."""

from __future__ import annotations

import ast

import pytest

from tools.mutants.edits import edits_of
from tools.mutants.lexicon import Lexicon

HOUSE = """
HAND: Final[i64] = 0
WORDS: Final = Words()
def move(source: i64, to: i64, name: str) -> None: ...
"""


def changes(body: str, returns: str = "") -> list[str]:
    """Every line that is different in some mutant, as it reads there."""
    tree = ast.parse(f"def function(a, b){returns}:\n    {body}")
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    before = ast.dump(tree)
    found = [edit.shown()[1] for edit in edits_of(function, Lexicon([ast.parse(HOUSE)]))]
    assert ast.dump(tree) == before, "what was changed was not put back"
    return sorted(found)


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        ("return a < b", ["return a <= b", "return a >= b"]),
        ("return a == b", ["return a != b"]),
        ("return a in b", ["return a not in b"]),
        ("return a and b", ["return a or b"]),
        ("return not a", ["return a"]),
        ("return a + b", ["return a - b"]),
        ("return a + 'text'", []),
        ("return a // b", ["return a * b"]),
        ("return a & b", ["return a | b"]),
        ("return 5", ["return 4", "return 6"]),
        ("return True", ["return False"]),
        ("return HAND", ["return HAND + 1"]),
        ("return WORDS", []),
        ("return min(a, b)", ["return max(a, b)"]),
        ("return [one for one in a if one]", ["return [one for one in a if True]"]),
        ("a.b = b", ["pass"]),
        ("a.b += b", ["a.b -= b", "pass"]),
        ("a(b)", ["pass"]),
        ("raise a", ["pass"]),
        ("found = a", []),
        ("a = b", ["pass"]),
    ],
)
def test_every_slip_of_the_hand_is_made(body: str, changed: list[str]) -> None:
    assert changes(body) == changed


@pytest.mark.parametrize(("body", "left_out"), [("return a < 5", "a < 6"), ("return a <= 5", "a <= 4")])
def test_a_limit_is_moved_in_one_way_alone(body: str, left_out: str) -> None:
    assert f"return {left_out}" not in changes(body)
    assert len(changes(body)) == 3


def test_a_branch_is_always_taken_and_never() -> None:
    assert changes("if a: b()") == ["if False:", "if True:"]


def test_a_loop_is_never_entered() -> None:
    assert changes("for one in a: b(one)") == ["pass"]
    assert changes("while a: b()") == ["pass", "while False:"]


@pytest.mark.parametrize(
    ("returns", "changed"),
    [
        (" -> bool", ["return False", "return True"]),
        (" -> i64", ["return 0", "return a + 1"]),
        (" -> str", ["return ''"]),
        (" -> list[int]", ["return []"]),
        (" -> Thing | None", ["return None"]),
        (" -> Thing", []),
    ],
)
def test_another_answer_of_the_same_type_is_given(returns: str, changed: list[str]) -> None:
    assert changes("return a", returns) == changed


@pytest.mark.parametrize(
    ("call", "changed"),
    [("move(a, b, c)", ["move(b, a, c)"]), ("move(a, a, c)", []), ("elsewhere(a, b)", []), ("move(*a)", [])],
)
def test_arguments_of_one_type_are_swapped(call: str, changed: list[str]) -> None:
    assert changes(call) == sorted([*changed, "pass"])


@pytest.mark.parametrize(
    "body",
    [
        "'''Words.'''",
        "...",
        "raise NotImplementedError",
        "assert isinstance(a, b)",
        "assert a is not None",
        "found: i64 = a",
    ],
)
def test_what_no_test_could_notice_is_left_alone(body: str) -> None:
    assert changes(body) == []
