"""What the names of the source mean: which are numbers, and which functions take two arguments of one type."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Final

NUMBER_TYPES: Final = ("Final[i64]", "Final[int]")


class Lexicon:
    """Read from the trees of all modules at once: names are unique enough in one house to go without imports."""

    def __init__(self, trees: Iterable[ast.Module]) -> None:
        self.numbers: set[str] = set()
        self.signatures: dict[str, list[list[str]]] = {}
        for tree in trees:
            for node in ast.walk(tree):
                self.learn(node)

    def learn(self, node: ast.AST) -> None:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_number(node):
            self.numbers.add(node.target.id)
        elif isinstance(node, ast.FunctionDef):
            self.signatures.setdefault(node.name, []).append(types(node))
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    self.signatures.setdefault(node.name, []).append(types(method))

    def alike(self, call: ast.Call) -> list[int]:
        """The places of a call whose argument could be swapped with the next, for every function of its name."""
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        known = self.signatures.get(name, [])
        if not known or any(isinstance(argument, ast.Starred) for argument in call.args):
            return []
        return [
            at
            for at in range(len(call.args) - 1)
            if all(len(row) > at + 1 and row[at] == row[at + 1] != "" for row in known)
        ]


def is_number(node: ast.AnnAssign) -> bool:
    """A constant of the house: `HAND: Final[i64] = 0`, or `FORMAT: Final = 1`."""
    told = ast.unparse(node.annotation)
    if told in NUMBER_TYPES:
        return True
    value = node.value.operand if isinstance(node.value, ast.UnaryOp) else node.value
    return told == "Final" and isinstance(value, ast.Constant) and type(value.value) is int


def types(function: ast.FunctionDef) -> list[str]:
    """The types of a function's arguments as they are written, without `self`."""
    arguments = [one for one in function.args.args if one.arg != "self"]
    return [ast.unparse(one.annotation) if one.annotation is not None else "" for one in arguments]
