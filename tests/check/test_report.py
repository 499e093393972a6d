"""What counts as missing, and what is a typo."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.check import look, roots
from bocage.kernel.errors import CheckError
from check.checkouts import Checkout


def answer(checkout: Checkout, *rules: str) -> None:
    """Code and a test for some rules."""
    checkout.code("".join(f"# [{rule}]\n" for rule in rules))
    checkout.tests("".join(f'@pytest.mark.rule("{rule}")\ndef test_{n}(): ...\n' for n, rule in enumerate(rules)))


def test_a_rule_with_code_and_a_test_is_answered(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    answer(checkout, "TR-1")

    report = checkout.look()

    assert report.is_clean
    assert report.plain() == {
        "rules": {
            "TR-1": {
                "code": ["src/bocage/games/trench/rules.py:1"],
                "tests": ["tests/trench/test_rules.py::test_0"],
                "why_not": None,
            }
        },
        "missing": [],
        "unknown": {},
        "outdated": [],
    }


def test_a_rule_without_code_or_without_a_test_is_missing(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n\n**TR-2** Wire.\n\n**TR-3** Mud.\n\n**TR-4** Rain.\n")
    checkout.code("# [TR-1] [TR-2]\n")
    checkout.tests('@pytest.mark.rule("TR-1", "TR-3")\ndef test_dig(): ...\n')

    report = checkout.look()

    assert report.missing == ["TR-2", "TR-3", "TR-4"]
    assert not report.is_clean
    assert [(named.lacks_code, named.lacks_test) for named in report.rules.values()] == [
        (False, False),
        (False, True),
        (True, False),
        (True, True),
    ]


def test_a_reason_answers_for_code_and_test(checkout: Checkout) -> None:
    checkout.page("**TR-1** Ten dice.\nno code: The box holds it.\n")

    report = checkout.look()

    assert report.is_clean
    assert report.plain()["rules"] == {"TR-1": {"code": [], "tests": [], "why_not": "The box holds it."}}


def test_a_rule_that_others_imply_may_have_a_reason_and_a_test(checkout: Checkout) -> None:
    checkout.page("**TR-1** Nobody digs in water.\nno code: It follows from the map.\n")
    checkout.tests('@pytest.mark.rule("TR-1")\ndef test_dig(): ...\n')

    assert checkout.look().is_clean


def test_a_reason_beside_code_is_outdated(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\nno code: Nobody digs yet.\n")
    answer(checkout, "TR-1")

    report = checkout.look()

    assert report.outdated == ["TR-1"]
    assert report.missing == []
    assert not report.is_clean


def test_an_id_that_stands_on_no_page_is_unknown_wherever_it_stands(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    answer(checkout, "TR-1", "TR-11", "XX-1", "TR-9")
    checkout.write("src/bocage/games/trench/why.py", 'TABLE = {8: ("TR-12", "too-muddy")}\n')
    checkout.write("tests/trench/test_more.py", '@pytest.mark.rule("TR 1")\ndef test_dig(): ...\n')

    report = checkout.look()

    rules, tests = "src/bocage/games/trench/rules.py", "tests/trench/test_rules.py"
    assert list(report.unknown) == ["TR-9", "TR-11", "TR-12", "TR 1", "XX-1"]
    assert report.unknown == {
        "TR 1": ["tests/trench/test_more.py::test_dig"],
        "TR-9": [f"{rules}:4", f"{tests}::test_3"],
        "TR-11": [f"{rules}:2", f"{tests}::test_1"],
        "TR-12": ["src/bocage/games/trench/why.py:1"],
        "XX-1": [f"{rules}:3", f"{tests}::test_2"],
    }
    assert report.missing == []
    assert not report.is_clean


def test_a_plain_string_with_a_prefix_that_no_page_has_is_no_rule(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    answer(checkout, "TR-1")
    checkout.write("src/bocage/games/trench/data.py", 'ENCODING = "UTF-8"\n')

    assert checkout.look().is_clean


def test_a_chapter_is_no_rule_that_code_or_tests_could_name(checkout: Checkout) -> None:
    checkout.page("### TR-7 Landing\n\n**TR-7a** One.\n")
    answer(checkout, "TR-7", "TR-7a")

    assert list(checkout.look().unknown) == ["TR-7"]


def test_rules_of_the_small_games_are_known_and_not_asked_for(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.write("tests/small_games/rules/decks.md", "**DK-1** Draw.\n")
    answer(checkout, "TR-1", "DK-1")

    report = checkout.look()

    assert report.is_clean
    assert list(report.rules) == ["TR-1"]


def test_the_small_games_can_be_asked_for_beside_the_house_tests(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.write("tests/small_games/rules/decks.md", "**DK-1** Draw.\n\n**DK-2** Shuffle.\n")
    checkout.write("tests/small_games/decks/game.py", '"""Draw. [DK-1]"""\n')
    checkout.write("tests/small_games/test_decks.py", '@pytest.mark.rule("DK-1")\ndef test_draw(): ...\n')
    answer(checkout, "TR-1")

    asked = roots(checkout.folder, rules=[Path("tests/small_games/rules")], code=[Path("tests/small_games")])
    report = look(asked)

    assert report.plain() == {
        "rules": {
            "DK-1": {
                "code": ["tests/small_games/decks/game.py:1"],
                "tests": ["tests/small_games/test_decks.py::test_draw"],
                "why_not": None,
            },
            "DK-2": {"code": [], "tests": [], "why_not": None},
        },
        "missing": ["DK-2"],
        "unknown": {},
        "outdated": [],
    }


def test_one_page_can_be_asked_for_alone(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.write("docs/rules/beach.md", "**BE-1** Land.\n")
    answer(checkout, "TR-1", "BE-1")

    report = look(roots(checkout.folder, rules=[Path("docs/rules/trench.md")]))

    assert (list(report.rules), report.is_clean) == (["TR-1"], True)


def test_several_roots_are_read_together_and_a_file_in_two_of_them_once(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    checkout.write("more/beach.md", "**BE-1** Land.\n")
    checkout.write("guests/beach.py", "# [BE-1]\n")
    answer(checkout, "TR-1", "BE-1")

    report = look(
        roots(
            checkout.folder,
            rules=[Path("docs/rules"), Path("more")],
            code=[Path("src"), Path("src/bocage"), Path("guests")],
            tests=[Path("tests"), Path("tests/trench/test_rules.py")],
        )
    )

    assert report.rules["BE-1"].code == ["guests/beach.py:1", "src/bocage/games/trench/rules.py:2"]
    assert report.rules["BE-1"].tests == ["tests/trench/test_rules.py::test_1"]
    assert report.is_clean


def test_the_checkout_is_found_from_any_folder_inside(checkout: Checkout) -> None:
    checkout.page("**TR-1** Dig.\n")
    answer(checkout, "TR-1")

    inside = look(roots(checkout.folder / "src" / "bocage"))

    assert inside.plain() == checkout.look().plain()


def test_named_folders_are_seen_from_the_current_one(checkout: Checkout) -> None:
    checkout.write("guests/rules/beach.md", "**BE-1** Land.\n")

    report = look(roots(checkout.folder / "guests", rules=[Path("rules")]))

    assert report.rules["BE-1"].entry.place == "guests/rules/beach.md:1"


def test_outside_a_checkout_all_three_roots_have_to_be_named(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()

    with pytest.raises(CheckError) as refused:
        roots(tmp_path, rules=[Path("rules")])

    assert (refused.value.code, refused.value.values) == ("check-outside-checkout", {"folder": str(tmp_path)})


def test_outside_a_checkout_named_roots_suffice(tmp_path: Path) -> None:
    (tmp_path / "beach.md").write_text("**BE-1** Land.\n")
    (tmp_path / "beach.py").write_text("# [BE-1]\n")
    (tmp_path / "test_beach.py").write_text('@mark.rule("BE-1")\ndef test_land(): ...\n')

    here = [Path()]
    report = look(roots(tmp_path, here, here, here))

    assert report.rules["BE-1"].code == ["beach.py:1"]
    assert report.rules["BE-1"].tests == ["test_beach.py::test_land"]


def test_what_lies_outside_the_checkout_is_named_in_full(checkout: Checkout, tmp_path: Path) -> None:
    checkout.page("**TR-1** Dig.\n")
    guests = tmp_path / "guests.py"
    guests.write_text("# [TR-1]\n")

    report = look(roots(checkout.folder, code=[guests]))

    assert report.rules["TR-1"].code == [f"{guests.resolve().as_posix()}:1"]


@pytest.mark.parametrize("option", ["rules", "code", "tests"])
def test_a_root_that_is_not_there_is_refused_with_its_option(checkout: Checkout, option: str) -> None:
    with pytest.raises(CheckError) as refused:
        roots(checkout.folder, **{option: [Path("nowhere")]})

    assert refused.value.code == "check-nothing-there"
    assert refused.value.values == {"path": str(checkout.folder / "nowhere"), "option": f"--{option}"}


def test_a_folder_without_pages_is_refused(checkout: Checkout) -> None:
    with pytest.raises(CheckError) as refused:
        checkout.look()

    assert (refused.value.code, refused.value.values) == ("check-no-pages", {"path": "docs/rules"})
