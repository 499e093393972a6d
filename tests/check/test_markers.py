"""Which tests name a rule."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from bocage.kernel.errors import CheckError
from check.checkouts import Checkout

FILE = "tests/trench/test_rules.py"
PAGE = "**TR-1** Dig.\n\n**TR-2** Wire.\n\n**TR-3** Mud.\n"


def named_by(checkout: Checkout, text: str) -> dict[str, list[str]]:
    checkout.page(PAGE)
    checkout.tests("import pytest\nfrom pytest import mark\n\n" + text)
    return {rule: named.tests for rule, named in checkout.look().rules.items()}


def test_a_marker_names_rules_for_its_test(checkout: Checkout) -> None:
    tests = named_by(checkout, '@pytest.mark.rule("TR-1", "TR-3")\ndef test_dig(): ...\n')

    assert tests == {"TR-1": [f"{FILE}::test_dig"], "TR-2": [], "TR-3": [f"{FILE}::test_dig"]}


def test_a_marker_of_a_module_names_rules_for_each_of_its_tests(checkout: Checkout) -> None:
    tests = named_by(checkout, 'def test_dig(): ...\ndef test_wire(): ...\npytestmark = pytest.mark.rule("TR-1")\n')

    assert tests["TR-1"] == [f"{FILE}::test_dig", f"{FILE}::test_wire"]


def test_a_module_may_have_a_list_of_markers(checkout: Checkout) -> None:
    tests = named_by(
        checkout,
        'pytestmark: list = [pytest.mark.slow, mark.rule("TR-1"), pytest.mark.rule("TR-2")]\ndef test_dig(): ...\n',
    )

    assert (tests["TR-1"], tests["TR-2"]) == ([f"{FILE}::test_dig"], [f"{FILE}::test_dig"])


def test_a_marker_of_a_class_names_rules_for_the_tests_inside(checkout: Checkout) -> None:
    tests = named_by(
        checkout,
        """
@pytest.mark.rule("TR-1")
class TestDigging:
    pytestmark = pytest.mark.rule("TR-3")

    class TestDeep:
        @pytest.mark.rule("TR-2")
        def test_dig(self): ...

    async def test_wire(self): ...
""",
    )

    deep, wire = f"{FILE}::TestDigging::TestDeep::test_dig", f"{FILE}::TestDigging::test_wire"
    assert tests == {"TR-1": [deep, wire], "TR-2": [deep], "TR-3": [deep, wire]}


def test_a_case_of_a_table_names_rules_for_its_test(checkout: Checkout) -> None:
    tests = named_by(
        checkout,
        """
CASES = [pytest.param(3, marks=[pytest.mark.slow, pytest.mark.rule("TR-3")])]
CASES = CASES + []

@pytest.mark.parametrize("depth", [1, pytest.param(2, marks=pytest.mark.rule("TR-1", "TR-2")), *CASES])
def test_dig(depth): ...

@pytest.mark.parametrize("depth", [1])
def test_wire(depth): ...
""",
    )

    assert tests["TR-1"] == tests["TR-2"] == [f"{FILE}::test_dig"]
    assert tests["TR-3"] == []


def test_a_table_of_cases_may_have_a_name(checkout: Checkout) -> None:
    tests = named_by(
        checkout,
        """
DEEP = [pytest.param(3, marks=pytest.mark.rule("TR-3"))]
CASES = [1, *DEEP]

@pytest.mark.parametrize("depth", CASES)
def test_dig(depth): ...
""",
    )

    assert tests["TR-3"] == [f"{FILE}::test_dig"]


def test_a_marker_may_have_a_name(checkout: Checkout) -> None:
    tests = named_by(checkout, 'digging = pytest.mark.rule("TR-1")\n\n@digging\ndef test_dig(): ...\n')

    assert tests["TR-1"] == [f"{FILE}::test_dig"]


def test_tests_behind_a_condition_are_tests(checkout: Checkout) -> None:
    tests = named_by(
        checkout,
        """
if True:
    @pytest.mark.rule("TR-1")
    def test_dig(): ...
else:
    @pytest.mark.rule("TR-2")
    def test_wire(): ...
try:
    import trench
except ImportError:
    @pytest.mark.rule("TR-3")
    def test_mud(): ...
""",
    )

    assert tests == {
        "TR-1": [f"{FILE}::test_dig"],
        "TR-2": [f"{FILE}::test_wire"],
        "TR-3": [f"{FILE}::test_mud"],
    }


@pytest.mark.parametrize("mark", ["skip", 'skip(reason="later")', "xfail", "xfail(strict=True)"])
def test_a_test_that_is_skipped_or_may_fail_names_nothing(checkout: Checkout, mark: str) -> None:
    tests = named_by(
        checkout,
        f"""
@pytest.mark.{mark}
@pytest.mark.rule("TR-1")
def test_dig(): ...

@pytest.mark.{mark}
class TestWire:
    @pytest.mark.rule("TR-2")
    def test_wire(self): ...

@pytest.mark.parametrize("depth", [pytest.param(1, marks=[pytest.mark.{mark}, pytest.mark.rule("TR-3")])])
def test_mud(depth): ...
""",
    )

    assert tests == {"TR-1": [], "TR-2": [], "TR-3": []}


def test_a_test_that_is_skipped_under_a_condition_still_counts(checkout: Checkout) -> None:
    tests = named_by(
        checkout,
        '@pytest.mark.skipif(True, reason="x")\n@pytest.mark.rule("TR-1")\ndef test_dig(): ...\n',
    )

    assert tests["TR-1"] == [f"{FILE}::test_dig"]


def test_what_pytest_does_not_collect_names_nothing(checkout: Checkout) -> None:
    checkout.write("tests/trench/given.py", '@pytest.mark.rule("TR-1")\ndef test_dig(): ...\n')

    tests = named_by(
        checkout,
        """
@pytest.mark.rule("TR-1")
def dig(): ...

class Digging:
    @pytest.mark.rule("TR-2")
    def test_dig(self): ...

@rule("TR-3")
@other.rule("TR-3")
def test_mud(): ...
""",
    )

    assert tests == {"TR-1": [], "TR-2": [], "TR-3": []}


@pytest.mark.parametrize(
    "marker",
    ["rule", "rule()", "rule(DIG)", 'rule("TR-1", *MORE)', 'rule(f"TR-{1}")', "rule(1)"],
)
def test_a_marker_that_cannot_be_read_without_running_it_is_refused(checkout: Checkout, marker: str) -> None:
    with pytest.raises(CheckError) as refused:
        named_by(checkout, f"@pytest.mark.{marker}\ndef test_dig(): ...\n")

    assert (refused.value.code, refused.value.values) == ("check-marker-not-plain", {"place": f"{FILE}:4"})


def test_node_ids_are_those_that_pytest_gives(checkout: Checkout) -> None:
    named = named_by(
        checkout,
        """
pytestmark = pytest.mark.rule("TR-1")

def test_dig(): ...

class TestWire:
    @pytest.mark.parametrize("depth", [1, 2])
    def test_wire(self, depth): ...

    class TestMud:
        def test_mud(self): ...

if True:
    def test_last(): ...
""",
    )["TR-1"]

    collected = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", FILE],
        cwd=checkout.folder,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    found = [re.sub(r"\[.*", "", line) for line in collected.splitlines() if "::" in line]
    assert sorted(set(found)) == sorted(named)
