"""Every rule of every game has code and a test, every word has its wording, and the small games are small."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bocage
from bocage.check import look, roots
from bocage.kernel.registry import rulebook
from bocage.text.gaps import gaps

HOUSE = Path(__file__).parents[2]
SMALL = HOUSE / "tests" / "small_games"
MOST_LINES = 200


def test_every_rule_of_the_small_games_has_code_and_a_test() -> None:
    pages = sorted((SMALL / "rules").glob("*.md"))

    report = look(roots(HOUSE, pages, [SMALL], [HOUSE / "tests" / page.stem for page in pages]))

    assert report.rules
    assert report.missing == [] and report.unknown == {} and report.is_clean


@pytest.mark.skipif(not (HOUSE / "docs" / "rules").exists(), reason="no game has its rules page yet")
def test_every_rule_of_the_games_has_code_and_a_test() -> None:
    assert look(roots(HOUSE)).is_clean


@pytest.mark.parametrize("name", bocage.games())
def test_everything_a_game_says_has_its_wording(name: str) -> None:
    book = rulebook(name)

    assert gaps(book, ["en"] if SMALL in book.folder.parents else ["en", "de", "es"]).lines() == []


@pytest.mark.parametrize("name", sorted(path.stem for path in (SMALL / "rules").glob("*.md")))
def test_a_small_game_is_small(name: str) -> None:
    assert 0 < sum(map(lines_of_code, (SMALL / name).glob("*.py"))) < MOST_LINES


def lines_of_code(path: Path) -> int:
    """Lines that are neither empty nor comment, docstring or import."""
    source = path.read_text(encoding="utf-8")
    told = {line for node in ast.walk(ast.parse(source)) if is_aside(node) for line in lines_of(node)}
    lines = enumerate(source.splitlines(), 1)
    return len([line for at, line in lines if line.strip() and not line.strip().startswith("#") and at not in told])


def is_aside(node: ast.AST) -> bool:
    docstring = (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )
    return docstring or isinstance(node, ast.Import | ast.ImportFrom)


def lines_of(node: ast.AST) -> range:
    assert isinstance(node, ast.stmt) and node.end_lineno is not None
    return range(node.lineno, node.end_lineno + 1)
