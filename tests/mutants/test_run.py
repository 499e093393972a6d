"""A run over a checkout with one small game: what is noticed, what survives, and what may."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tools.mutants.judge import mutants_of, sample
from tools.mutants.targets import House

HOUSE = Path(__file__).parents[2]

RULES = """
    MADE = {}

    def is_far(distance):
        '''Beyond five. [TR-1]'''
        return distance > 5

    def dig(depth):
        '''Down to three. [TR-2]'''
        while depth < 3:
            depth += 1
        return depth

    def table():
        '''Made once, and kept. [TR-3]'''
        if not MADE:
            MADE["limit"] = fill()
        return MADE["limit"]

    def fill():
        '''[TR-3]'''
        return 7
"""
TESTS = """
    import pytest
    from small_games.trench.rules import dig, is_far, table

    @pytest.mark.rule("TR-1")
    def test_far(): assert is_far(9) and not is_far(1)

    @pytest.mark.rule("TR-2")
    def test_dig(): assert dig(0) == 3 and dig(4) == 4

    def test_that_happens_to_be_first(): assert table()

    @pytest.mark.rule("TR-3")
    def test_limit(): assert table() == 7
"""
PAGE = "**TR-1** Far.\n**TR-2** Deep.\n**TR-3** Kept.\n"
SURVIVOR = """
    tests/small_games/trench/rules.py is_far
    - return distance > 5
    + return distance >= 5
    = five is as good as six
"""
STALE = """
    tests/small_games/trench/rules.py is_far
    - return distance > 6
    + return distance >= 6
    = it was six once
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that looks like a checkout whose one game is `trench`."""
    (tmp_path / "src" / "bocage").mkdir(parents=True)
    for name, text in {
        "pyproject.toml": "[tool.pytest]\naddopts = ['--import-mode=importlib']\nmarkers = ['rule(*ids)']\n",
        "tests/conftest.py": "import sys; sys.path.insert(0, __file__.rpartition('/')[0])\n",
        "tests/small_games/__init__.py": "",
        "tests/small_games/trench/__init__.py": "",
        "tests/small_games/trench/rules.py": RULES,
        "tests/small_games/rules/trench.md": PAGE,
        "tests/test_trench.py": TESTS,
        "tools/mutants-accepted.txt": "# none\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text))
    return tmp_path


def run(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--base", str(checkout), *arguments]
    return subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)


def report(checkout: Path, *arguments: str) -> dict[str, Any]:
    told = run(checkout, "--json", *arguments)
    assert told.stdout, told.stderr
    found: dict[str, Any] = json.loads(told.stdout)["trench"]
    return found


def accept(checkout: Path, *entries: str) -> None:
    (checkout / "tools" / "mutants-accepted.txt").write_text("".join([dedent(entry) for entry in entries]))


def test_what_the_tests_do_not_ask_survives_and_is_shown(checkout: Path) -> None:
    found = report(checkout, "--rule", "TR-1")

    afters = [survivor["after"] for survivor in found["survivors"]]
    assert afters == ["return distance >= 5", "return distance > 6"]
    assert found["survivors"][0]["place"] == "tests/small_games/trench/rules.py:6"
    assert (found["mutants"], found["killed"], found["share"]) == (3, 1, 0.3333)


@pytest.mark.soak
def test_an_endless_loop_is_noticed(checkout: Path) -> None:
    found = report(checkout, "--rule", "TR-2")

    assert found["by"]["TR-2"]["share"] == 1.0


def test_what_another_test_computed_before_is_computed_anew(checkout: Path) -> None:
    found = report(checkout, "--rule", "TR-3")

    assert [survivor["function"] for survivor in found["survivors"]] == ["table"]


def test_below_the_bar_the_run_fails(checkout: Path) -> None:
    assert run(checkout, "--rule", "TR-1", "--bar", "34").returncode == 1
    assert run(checkout, "--rule", "TR-1", "--bar", "33").returncode == 0


def test_a_survivor_can_be_accepted_with_a_reason(checkout: Path) -> None:
    accept(checkout, SURVIVOR)

    found = report(checkout, "--rule", "TR-1")

    assert (found["killed"], found["accepted"], found["survived"]) == (1, 1, 1)
    assert found["stale"] == []


def test_what_is_accepted_and_is_no_survivor_is_reported(checkout: Path) -> None:
    accept(checkout, SURVIVOR, STALE)

    assert report(checkout, "--rule", "TR-1")["stale"] == [{"line": 7, "why": "is no mutant any more"}]


def test_what_is_accepted_in_a_function_that_is_gone_is_reported(checkout: Path) -> None:
    accept(checkout, SURVIVOR.replace("is_far", "is_near"))

    told = run(checkout, "--rule", "TR-1")

    assert "mutants-accepted.txt:2: tests/small_games/trench/rules.py has no is_near any more" in told.stderr


@pytest.mark.parametrize(
    ("entries", "sentence"), [((SURVIVOR, SURVIVOR), "accepted above already"), (("rules.py is_far\n",), "an entry is")]
)
def test_an_entry_that_is_not_whole_or_stands_there_twice_is_refused(
    checkout: Path, entries: tuple[str, ...], sentence: str
) -> None:
    accept(checkout, *entries)

    told = run(checkout)

    assert told.returncode == 1 and sentence in told.stderr


def test_tests_that_fail_by_themselves_show_nothing(checkout: Path) -> None:
    (checkout / "tests" / "test_trench.py").write_text(dedent(TESTS).replace("is_far(9)", "is_far(2)"))

    told = run(checkout, "--rule", "TR-1")

    assert told.returncode == 1 and "with nothing changed" in told.stderr


def test_a_sample_is_the_same_for_the_same_seed_and_keeps_the_order(checkout: Path) -> None:
    house = House(checkout)
    mutants = mutants_of(house.game("trench"), house.lexicon)

    one, again, other = (sample(mutants, 5, seed) for seed in (1, 1, 2))

    assert one == again != other
    assert [mutant for mutant in mutants if mutant in one] == one
    assert sample(mutants, len(mutants), 1) == mutants
