"""Where the code of a game names a rule. Read from source text, for a compiled module has no docstrings."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

from bocage.check.files import files_in, is_test_file, shown, text_of, tree_of
from bocage.check.ids import bracketed, is_id, prefix


def named_in_code(places: Iterable[Path], prefixes: set[str], base: Path) -> dict[str, list[str]]:
    """Rule id -> `file:line`. Tests that lie beside the code they test are not code."""
    named: dict[str, list[str]] = {}
    for path in files_in(places, ".py"):
        if not is_test_file(path):
            name = shown(path, base)
            for line, rule in named_in(text_of(path, name), name, prefixes):
                named.setdefault(rule, []).append(f"{name}:{line}")
    return named


def named_in(text: str, name: str, prefixes: set[str]) -> list[tuple[int, str]]:
    """Each line with the rules that it names, a rule once a line."""
    tree = tree_of(text, name)
    return sorted({*in_comments(text), *in_docstrings(tree, text), *in_tables(tree, prefixes)})


def in_comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for rule in bracketed(token.string):
                yield token.start[0], rule


def in_docstrings(tree: ast.Module, text: str) -> Iterator[tuple[int, str]]:
    """Any string that stands alone as a statement is a docstring here: constants and fields have some too."""
    lines = text.split("\n")
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and is_string(node.value):
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                for rule in bracketed(lines[number - 1]):
                    yield number, rule


def in_tables(tree: ast.Module, prefixes: set[str]) -> Iterator[tuple[int, str]]:
    """Refusals and endings hold ids as plain strings. So does `UTF-8`: only prefixes that a page uses count."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        if is_id(node.value) and prefix(node.value) in prefixes:
            yield node.lineno, node.value


def is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
