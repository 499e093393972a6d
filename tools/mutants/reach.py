"""Which tests call which functions, and for how long they run: a test that never calls a function cannot notice it.

The tests are watched twice, from first to last and from last to first. What is kept once it has been computed is called
by another test then; such a function reaches every test, as what is called while they are loaded does.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final, TypeAlias

import pytest

from tools.mutants.targets import Target
from tools.mutants.trial import start, wait

Told: TypeAlias = "dict[str, tuple[float, list[tuple[str, int]]]]"  # test -> seconds, and what was called
Spot: TypeAlias = tuple[str, int]  # file, and the line on which a function begins

BEFORE_ALL: Final = ""
LEAST_SECONDS: Final = 3
SLOWER: Final = 5
LONGEST: Final = 1800


class Watch:
    """A plugin of pytest that writes down what is called while a test runs, and while the tests are being loaded."""

    def __init__(self, inside: Path, told: Path, from_last: bool) -> None:
        self.inside = str(inside) + os.sep
        self.from_last = from_last
        self.told = told
        self.calls: dict[str, set[Spot]] = {BEFORE_ALL: set()}
        self.seconds: dict[str, float] = {BEFORE_ALL: 0.0}
        self.now = self.calls[BEFORE_ALL]
        sys.setprofile(self.note)

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.inside):
            self.now.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.from_last:
            items.reverse()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.now = self.calls.setdefault(item.nodeid, set())
        began = time.process_time()
        sys.setprofile(self.note)
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        return result

    def pytest_sessionfinish(self) -> None:
        sys.setprofile(None)
        told = {test: [self.seconds[test], sorted(calls)] for test, calls in self.calls.items()}
        self.told.write_text(json.dumps(told), encoding="utf-8")


class Reach:
    """What came of watching: for a function, the tests to be run, the quickest first."""

    def __init__(self, base: Path, forth: Told, back: Told) -> None:
        self.base = base
        self.seconds = {test: seconds for test, (seconds, _) in forth.items()}
        self.callers, again = callers(forth), callers(back)
        self.always = {spot for spot in self.callers | again if self.callers.get(spot) != again.get(spot)}
        self.always |= {spot for spot, tests in self.callers.items() if BEFORE_ALL in tests}

    def tests(self, target: Target) -> list[str]:
        """Those of the target's tests that call its function."""
        spot = (str(self.base / target.module.file), first_line(target))
        reached = set(self.seconds) if spot in self.always else self.callers.get(spot, set())
        return sorted([test for test in reached if is_one_of(test, target.tests)], key=lambda test: self.seconds[test])

    def patience(self, tests: Sequence[str]) -> int:
        """How many seconds of the processor a trial may take."""
        return LEAST_SECONDS + int(SLOWER * sum(self.seconds[test] for test in tests))


def callers(told: Told) -> dict[Spot, set[str]]:
    """For every function, the tests that call it."""
    found: dict[Spot, set[str]] = {}
    for test, (_, calls) in told.items():
        for file, line in calls:
            found.setdefault((file, line), set()).add(test)
    return found


def first_line(target: Target) -> int:
    """Where Python says that a function begins: at its first decorator."""
    return min([target.node.lineno, *[decorator.lineno for decorator in target.node.decorator_list]])


def is_one_of(test: str, names: Sequence[str]) -> bool:
    """Node ids as `bocage check` has them leave out the case; a file stands for all tests in it."""
    return test.partition("[")[0] in names or test.partition("::")[0] in names


def watched(base: Path, tests: Sequence[str]) -> Reach:
    """The tests with nothing changed. All of them must pass, in either order."""
    with tempfile.TemporaryDirectory() as folder:
        forth, back = Path(folder, "forth.json"), Path(folder, "back.json")
        for told in (forth, back):
            start(base, tests, LONGEST, plugin=partial(Watch, base, told, told is back))
        if not all([wait()[1].passed for _ in (forth, back)]):
            raise SystemExit("mutants: the tests fail with nothing changed; see above")
        return Reach(base, *[json.loads(told.read_text(encoding="utf-8")) for told in (forth, back)])
