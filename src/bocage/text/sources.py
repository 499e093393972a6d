"""Which sentences the source asks for: the codes of errors, the names of prompts, terms and reasons, what rooms say.

They are read from the source text, so that a new code is missed before anybody meets it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bocage.kernel.errors import BocageError, IllegalChoice
from bocage.text.speech import REFUSAL, WHY

PROMPT: Final = "Message"
TERM: Final = "Term"
REASON: Final = "Reason"
SAY: Final = "say"
NAMED_AT: Final = {PROMPT: 0, TERM: 1, REASON: 1, SAY: 0}
HAS_RULE: Final = IllegalChoice.__name__


class Use(NamedTuple):
    """A place that asks for a sentence: what makes it, its code, and the values that it hands in.

    The code is empty where it is not written out, the values are None where they are not.
    """

    maker: str
    code: str
    values: frozenset[str] | None
    place: str


def uses(folders: Iterable[Path]) -> list[Use]:
    """All places in these folders and files that ask for a sentence."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in python_files(folders)}
    errors = error_classes(trees.values())
    return [use for path, tree in trees.items() for use in uses_in(tree, path, errors)]


def is_error(use: Use) -> bool:
    return use.maker not in NAMED_AT


def python_files(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from [folder] if folder.is_file() else sorted(folder.rglob("*.py"))


def error_classes(trees: Iterable[ast.Module]) -> set[str]:
    """The names of all errors: those that are loaded, and those that stand in these sources."""
    known = {found.__name__ for found in subclasses(BocageError)}
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    count = 0
    while count < len(known):
        count = len(known)
        known |= {found.name for found in classes if any(called(base) in known for base in found.bases)}
    return known


def subclasses(parent: type[BocageError]) -> Iterator[type[BocageError]]:
    yield parent
    for child in parent.__subclasses__():
        yield from subclasses(child)


def uses_in(tree: ast.Module, path: Path, errors: set[str]) -> Iterator[Use]:
    named = assigned(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            maker = called(node.func)
            if maker in errors or maker in NAMED_AT:
                yield from uses_of(node, maker, named, f"{path}:{node.lineno}")


def assigned(tree: ast.Module) -> dict[str, list[ast.expr]]:
    """What is assigned to a name anywhere in a module."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                found.setdefault(called(target), []).append(node.value)
    return found


def uses_of(call: ast.Call, maker: str, named: dict[str, list[ast.expr]], place: str) -> Iterator[Use]:
    """One call; it may choose between codes, and give one a name first."""
    at = NAMED_AT.get(maker, 0)
    if len(call.args) > at:
        for code in texts(call.args[at], named):
            yield Use(maker, code, keywords(call, maker), place)


def texts(node: ast.expr, named: dict[str, list[ast.expr]]) -> list[str]:
    if isinstance(node, ast.IfExp):
        return texts(node.body, named) + texts(node.orelse, named)
    if isinstance(node, ast.Name) and node.id in named:
        return [text for value in named[node.id] for text in texts(value, {})]
    return [node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""]


def keywords(call: ast.Call, maker: str) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if None in names:
        return None
    rule = ["rule"] if maker == HAS_RULE else []
    why = [WHY] if REFUSAL in names else []
    return frozenset([*[str(name) for name in names], *rule, *why])


def called(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
