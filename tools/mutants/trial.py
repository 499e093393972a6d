"""One mutant, one process: the tests run over a copy of the engine in which one place reads differently.

The process is forked from this one, which has loaded pytest and everything that is not ours; the engine and the
tests are loaded anew in it, with the changed module in place of the one on disk. So nothing that was imported by
name, or computed on import, keeps the original.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import hypothesis
import pytest

from tools.mutants.edits import Edit
from tools.mutants.targets import Module

OURS: Final = ("bocage", "small_games")
MEMORY: Final = 3 << 30
PATIENCE: Final = 6
QUIET: Final = ("-x", "-q", "--no-header", "--tb=line", "-p", "no:cacheprovider")
# Pytest warns that what is loaded already cannot be looked into by its asserts: that is what we want.
UNMOVED: Final = ("-W", "ignore::pytest.PytestAssertRewriteWarning")

# No test may fail for being slow on a busy machine, nor find today what it did not find yesterday; a slip shows soon.
hypothesis.settings.register_profile("mutants", deadline=None, derandomize=True, database=None, max_examples=30)


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended: by its own status, or stopped by a signal."""

    status: int

    @property
    def passed(self) -> bool:
        return self.status == 0

    @property
    def endless(self) -> bool:
        return -self.status in {signal.SIGXCPU, signal.SIGALRM, signal.SIGKILL}

    @property
    def stopped(self) -> bool:
        """Somebody ended it from outside, which says nothing of the tests."""
        return -self.status in {signal.SIGTERM, signal.SIGINT, signal.SIGHUP}


class Overlay(MetaPathFinder):
    """Hands out one module in another version than the one on disk."""

    def __init__(self, base: Path, module: Module) -> None:
        self.path = base / module.file
        self.module = module

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module.name:
            return None
        loader = Changed(fullname, str(self.path))
        loader.tree = self.module.tree
        return importlib.util.spec_from_file_location(fullname, self.path, loader=loader)


class Changed(SourceFileLoader):
    """Runs a tree instead of the file it was read from."""

    tree: ast.Module

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.tree, self.path, "exec", dont_inherit=True)
        return code


def start(
    base: Path,
    tests: Sequence[str],
    seconds: int,
    change: tuple[Module, Edit] | None = None,
    plugin: Callable[[], object] | None = None,
) -> int:
    """A process that runs some tests, over the engine as it is or with one change in it."""
    sys.stdout.flush()
    process = os.fork()
    if process == 0:
        status = 3
        try:
            status = in_the_process(base, tests, seconds, change, plugin)
        finally:
            os._exit(status)
    return process


def in_the_process(
    base: Path,
    tests: Sequence[str],
    seconds: int,
    change: tuple[Module, Edit] | None,
    plugin: Callable[[], object] | None,
) -> int:
    be_bounded(seconds)
    be_silent(everywhere=change is not None)
    os.chdir(base)
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    if change is not None:
        module, edit = change
        edit.do()
        sys.meta_path.insert(0, Overlay(base, module))
    hypothesis.settings.load_profile("mutants")
    return int(pytest.main([*QUIET, *UNMOVED, *tests], plugins=[] if plugin is None else [plugin()]))


def be_bounded(seconds: int) -> None:
    """Endless loops and boundless lists end. Time is that of the processor, which no neighbour takes away."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(seconds * PATIENCE)


def be_silent(everywhere: bool) -> None:
    """A report may be read by a program; what the tests say of an unchanged engine goes beside it."""
    aside = os.open(os.devnull, os.O_WRONLY) if everywhere else 2
    os.dup2(aside, 1)
    os.dup2(aside, 2)


def wait() -> tuple[int, Ended]:
    """The next process that ends."""
    process, status = os.wait()
    return process, Ended(os.waitstatus_to_exitcode(status))
