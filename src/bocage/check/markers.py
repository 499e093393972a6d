"""Which tests name a rule: `@pytest.mark.rule("UN-65")`, read without importing a test."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from bocage.check.files import files_in, is_test_file, shown, text_of, tree_of
from bocage.kernel.errors import CheckError

RULE: Final = "rule"
PARAMETRIZE: Final = "parametrize"
SHOWS_NOTHING: Final = {"skip", "xfail"}
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


def named_in_tests(places: Iterable[Path], base: Path) -> dict[str, list[str]]:
    """Rule id -> node ids as pytest has them, each once."""
    named: dict[str, dict[str, None]] = {}
    for path in files_in(places, ".py"):
        if is_test_file(path):
            name = shown(path, base)
            for rule, node in Suite(name, tree_of(text_of(path, name), name)).claims():
                named.setdefault(rule, {})[node] = None
    return {rule: list(nodes) for rule, nodes in named.items()}


class Suite:
    """The tests of one file, each with the marks of its module, its classes, itself and its cases."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.tree = tree
        self.values = dict(assigned(tree.body))

    def claims(self) -> Iterator[tuple[str, str]]:
        """A rule and the test that names it, as often as one does."""
        return self.claims_in(self.tree.body, self.name, [])

    def claims_in(self, body: list[ast.stmt], where: str, outer: list[ast.expr]) -> Iterator[tuple[str, str]]:
        marks = outer + [mark for name, value in assigned(body) if name == "pytestmark" for mark in self.marks(value)]
        for node in statements(body):
            if isinstance(node, FUNCTIONS) and node.name.startswith("test"):
                for rule in self.rules_of_test([*marks, *self.decorators(node)]):
                    yield rule, f"{where}::{node.name}"
            elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self.claims_in(node.body, f"{where}::{node.name}", [*marks, *self.decorators(node)])

    def rules_of_test(self, marks: list[ast.expr]) -> Iterator[str]:
        """What a test and its cases name. A test that is skipped or may fail shows nothing, nor does such a case."""
        if shows_nothing(marks):
            return
        yield from self.rules(marks)
        for mark in marks:
            if mark_name(mark) == PARAMETRIZE:
                for case in self.cases(mark, frozenset()):
                    own = [one for word in case.keywords if word.arg == "marks" for one in self.marks(word.value)]
                    if not shows_nothing(own):
                        yield from self.rules(own)

    def rules(self, marks: list[ast.expr]) -> Iterator[str]:
        for mark in marks:
            if mark_name(mark) == RULE:
                yield from self.ids(mark)

    def ids(self, mark: ast.expr) -> Iterator[str]:
        """The ids of a marker. Anything but plain strings could not be read without running the test."""
        ids = mark.args if isinstance(mark, ast.Call) else []
        if not ids:
            raise self.unreadable(mark)
        for one in ids:
            if not (isinstance(one, ast.Constant) and isinstance(one.value, str)):
                raise self.unreadable(one)
            yield one.value

    def unreadable(self, node: ast.expr) -> CheckError:
        return CheckError("check-marker-not-plain", place=f"{self.name}:{node.lineno}")

    def decorators(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[ast.expr]:
        return [mark for decorator in node.decorator_list for mark in self.marks(decorator)]

    def marks(self, value: ast.expr) -> list[ast.expr]:
        """One mark, or several in a list; a name stands for what this file assigns to it."""
        if isinstance(value, ast.Name) and value.id in self.values:
            value = self.values[value.id]
        if isinstance(value, (ast.List, ast.Tuple)):
            return [mark for one in value.elts for mark in self.marks(one)]
        return [value]

    def cases(self, table: ast.expr, seen: frozenset[str]) -> Iterator[ast.Call]:
        """Every `pytest.param` of a table of cases, also where the table has a name in this file."""
        for node in ast.walk(table):
            if isinstance(node, ast.Call) and last_word(node.func) == "param":
                yield node
            elif isinstance(node, ast.Name) and node.id in self.values and node.id not in seen:
                yield from self.cases(self.values[node.id], seen | {node.id})


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What stands in a module or class, also behind an `if`, `try` or `with`."""
    for node in body:
        yield node
        if isinstance(node, (ast.If, ast.Try, ast.With)):
            for inner in ("body", "handlers", "orelse", "finalbody"):
                yield from statements(getattr(node, inner, []))
        elif isinstance(node, ast.ExceptHandler):
            yield from statements(node.body)


def assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in statements(body):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def shows_nothing(marks: list[ast.expr]) -> bool:
    return any(mark_name(mark) in SHOWS_NOTHING for mark in marks)


def mark_name(mark: ast.expr) -> str:
    """`rule` of `pytest.mark.rule(...)`, called or not; nothing for another decorator."""
    bare = mark.func if isinstance(mark, ast.Call) else mark
    return bare.attr if isinstance(bare, ast.Attribute) and last_word(bare.value) == "mark" else ""


def last_word(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
