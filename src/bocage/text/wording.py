"""The messages of one language: Fluent files laid over one another, a game's above the house's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

HOUSE: Final = Path(__file__).parent

Variable = str | int | float


class Wording:
    """What can be said in one language. It formats; which words stand for which values is not its business."""

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}
        self.terms: set[str] = set()
        self.wanted: dict[str, frozenset[str]] = {}
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for path in ftl_files(folder, lang):
                self.lay(parsed(path))

    def lay(self, resource: ast.Resource) -> None:
        """Put a file below those that lie there already: what they say stays."""
        self.bundle.add_resource(resource)
        for entry in messages(resource):
            self.messages.setdefault(entry.id.name, entry)
        self.terms |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Term)}

    def has(self, name: str) -> bool:
        return name in self.messages

    def needs(self, name: str) -> frozenset[str]:
        """The variables that a message names, itself or through the messages that it refers to."""
        if name not in self.wanted:
            self.wanted[name] = frozenset(self.search(name, set()))
        return self.wanted[name]

    def search(self, name: str, seen: set[str]) -> set[str]:
        message = self.messages.get(name)
        if message is None or name in seen:
            return set()
        found = References(message.value)
        return found.variables.union(*[self.search(other, seen | {name}) for other in found.messages])

    def dangling(self, name: str) -> list[str]:
        """The messages and terms that a message refers to and that are not there."""
        found = References(self.messages[name])
        terms = [f"-{term}" for term in found.terms if term not in self.terms]
        return sorted([other for other in found.messages if other not in self.messages] + terms)

    def format(self, name: str, variables: Mapping[str, Variable]) -> str | None:
        """The sentence, or None where there is none or it cannot be completed with these variables."""
        if name not in self.messages:
            return None
        value = self.bundle.get_message(name).value
        if value is None:
            return None
        try:
            text, errors = self.bundle.format_pattern(value, dict(variables))
        except RecursionError:
            # Fluent notices a circle only where the messages hold more than the reference.
            return None
        return None if errors else str(text)

    def attributes(self, name: str) -> dict[str, str]:
        """The other forms of a name: its cases, its gender."""
        patterns = self.bundle.get_message(name).attributes
        return {form: str(self.bundle.format_pattern(pattern)[0]) for form, pattern in patterns.items()}


class References(Visitor):
    """What an entry or a pattern refers to. A term sees nothing of our variables, so none is looked for in it."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name is Fluent's)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)


def ftl_files(folder: Path, lang: str) -> list[Path]:
    """A language is one file (`de.ftl`), a folder of files (`de/*.ftl`), or both."""
    alone = folder / f"{lang}.ftl"
    return [*sorted((folder / lang).glob("*.ftl")), *([alone] if alone.is_file() else [])]


@lru_cache(maxsize=256)
def parsed(path: Path) -> ast.Resource:
    """A file is parsed once, however many games lie above it."""
    return FluentResource(path.read_text(encoding="utf-8"))


def messages(resource: ast.Resource) -> Iterable[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))
