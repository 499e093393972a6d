"""All mutants of some functions, tried one by one: which are noticed by the tests that name their rules?"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutants.accepted import Change
from tools.mutants.edits import Edit, edits_of
from tools.mutants.lexicon import Lexicon
from tools.mutants.reach import watched
from tools.mutants.targets import Target
from tools.mutants.trial import start, wait

KILLED: Final = "killed"
ENDLESS: Final = "endless"
SURVIVED: Final = "survived"

NEWS: Final = 50


@dataclass(slots=True)
class Mutant:
    """A function with one change in it, and what became of it."""

    target: Target
    edit: Edit
    before: str
    after: str
    fate: str = SURVIVED

    @property
    def place(self) -> str:
        return f"{self.target.module.file}:{self.edit.line}"

    @property
    def change(self) -> Change:
        return self.target.module.file, self.target.name, self.before, self.after


def mutants_of(targets: Iterable[Target], lexicon: Lexicon) -> list[Mutant]:
    return [Mutant(target, edit, *edit.shown()) for target in targets for edit in edits_of(target.node, lexicon)]


def sample(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """Some of them, in their order."""
    if number >= len(mutants):
        return mutants
    chosen = sorted(random.Random(seed).sample(range(len(mutants)), number))
    return [mutants[at] for at in chosen]


def judge(base: Path, mutants: Sequence[Mutant], jobs: int) -> None:
    """Try all, so many at a time. A mutant in a function that no test calls survives untried."""
    named = sorted({test for mutant in mutants for test in mutant.target.tests})
    if not named:
        return
    reach = watched(base, named)
    running: dict[int, Mutant] = {}
    for done, mutant in enumerate(mutants):
        tell_progress(done, len(mutants))
        tests = reach.tests(mutant.target)
        if tests:
            if len(running) == jobs:
                settle(running)
            change = (mutant.target.module, mutant.edit)
            running[start(base, tests, reach.patience(tests), change)] = mutant
    while running:
        settle(running)


def settle(running: dict[int, Mutant]) -> None:
    process, ended = wait()
    if ended.stopped:
        raise SystemExit("mutants: a trial was stopped from outside")
    running.pop(process).fate = SURVIVED if ended.passed else ENDLESS if ended.endless else KILLED


def tell_progress(done: int, whole: int) -> None:
    if done % NEWS == 0:
        print(f"mutants: {done} of {whole}", file=sys.stderr, flush=True)
