"""Which functions are changed, and which tests should notice: by rule for a game, by module for the kernel."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bocage.check import look, roots
from bocage.check.files import files_in, is_test_file, text_of, tree_of
from bocage.check.ids import natural, prefix
from bocage.check.sources import named_in
from tools.mutants.edits import FUNCTIONS, Function
from tools.mutants.lexicon import Lexicon

GAMES: Final = (("docs/rules", "src/bocage/games"), ("tests/small_games/rules", "tests/small_games"))
SOURCES: Final = ("src/bocage", "tests/small_games")
ROOTS: Final = ("src", "tests")
KERNEL: Final = "src/bocage/kernel"
KERNEL_TESTS: Final = "tests/kernel"


@dataclass(frozen=True, slots=True)
class Module:
    """A source file, read: the tree that is changed and run, and its names as Python and reports have them."""

    file: str
    name: str
    text: str
    tree: ast.Module


@dataclass(frozen=True, slots=True)
class Target:
    """A function, under what it is counted (its rules, or its module), and the tests that should notice a change."""

    module: Module
    name: str
    node: Function
    counted: tuple[str, ...]
    tests: tuple[str, ...]


class House:
    """The checkout, read once."""

    def __init__(self, base: Path) -> None:
        self.base = base
        self.modules = {module.file: module for module in self.read()}
        self.lexicon = Lexicon(module.tree for module in self.modules.values())

    def read(self) -> Iterator[Module]:
        for path in files_in([self.base / source for source in SOURCES], ".py"):
            file = path.relative_to(self.base.resolve()).as_posix()
            if not is_test_file(path):
                text = text_of(path, file)
                yield Module(file, dotted(file), text, tree_of(text, file))

    def games(self) -> dict[str, tuple[Path, Path]]:
        """The games that have a rule page, each with its page and the folder of its code."""
        found: dict[str, tuple[Path, Path]] = {}
        for pages, code in GAMES:
            for page in sorted((self.base / pages).glob("*.md")):
                if (self.base / code / page.stem).is_dir():
                    found[page.stem] = (page, self.base / code / page.stem)
        return found

    def has(self, file: str, function: str) -> bool:
        return file in self.modules and any(name == function for name, _, _ in functions(self.modules[file].tree))

    def inside(self, folder: Path) -> list[Module]:
        return [module for file, module in self.modules.items() if (self.base / file).is_relative_to(folder)]

    def game(self, name: str) -> list[Target]:
        """Every function of a game that names rules, with the tests that name one of them."""
        page, folder = self.games()[name]
        report = look(roots(self.base, rules=[page], code=[folder]))
        tests = {rule: named.tests for rule, named in report.rules.items()}
        prefixes = {prefix(rule) for rule in tests}
        found = []
        for module in self.inside(folder):
            lines = [(line, rule) for line, rule in named_in(module.text, module.file, prefixes) if rule in tests]
            for function, node, around in functions(module.tree):
                rules = rules_of(node, around, lines)
                if rules:
                    found.append(
                        Target(module, function, node, rules, tuple(sorted({t for r in rules for t in tests[r]})))
                    )
        return found

    def kernel(self, names: Sequence[str] = ()) -> list[Target]:
        """Every function of the kernel, or of some of its modules, with all tests of the kernel."""
        modules = {Path(module.file).stem: module for module in self.inside(self.base / KERNEL)}
        strange = set(names) - set(modules)
        if strange:
            raise SystemExit(f"mutants: the kernel has no module {', '.join(sorted(strange))}")
        tests = tuple([path.relative_to(self.base).as_posix() for path in self.kernel_tests()])
        return [
            Target(module, name, node, (stem,), tests)
            for stem, module in modules.items()
            if stem in names or not names
            for name, node, _ in functions(module.tree)
        ]

    def kernel_tests(self) -> list[Path]:
        return sorted((self.base / KERNEL_TESTS).glob("test_*.py"))


def dotted(file: str) -> str:
    """The name that Python imports a file by."""
    parts = Path(file).with_suffix("").parts
    return ".".join(parts[1:] if parts[0] in ROOTS else parts).removesuffix(".__init__")


def functions(tree: ast.Module) -> Iterator[tuple[str, Function, ast.ClassDef | None]]:
    """The functions of a module and the methods of its classes; what stands inside one belongs to it."""
    for node in tree.body:
        if isinstance(node, FUNCTIONS):
            yield node.name, node, None
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, FUNCTIONS):
                    yield f"{node.name}.{method.name}", method, node


def rules_of(node: Function, around: ast.ClassDef | None, lines: list[tuple[int, str]]) -> tuple[str, ...]:
    """The rules a function names; a method that names none has those of its class."""
    own = {rule for line, rule in lines if spans(node, line)}
    if not own and around is not None:
        methods = [method for method in around.body if isinstance(method, FUNCTIONS)]
        own = {rule for line, rule in lines if spans(around, line) and not any(spans(one, line) for one in methods)}
    return tuple(sorted(own, key=natural))


def spans(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)
