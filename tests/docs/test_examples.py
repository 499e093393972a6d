"""What the documentation shows is so: examples run and print what they say, excerpts stand in the source."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bocage
from bocage.check.report import look
from bocage.check.roots import roots
from bocage.match.records import against_present
from pages import HOUSE, PAGES, blocks, printed

EVERY_PAGE = [*sorted(HOUSE.glob("*.md")), *sorted((HOUSE / "docs").rglob("*.md"))]
HOW_TO = HOUSE / "docs" / "adding-a-game.md"
TOUR = HOUSE / "docs" / "tour.md"
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
PLACE = re.compile(r"`((?:src|tests|docs|tools|benchmarks)/[\w./-]*)`")
TARGET = re.compile(r"`make ([a-z]+)")


def name_of(page: Path) -> str:
    return str(page.relative_to(HOUSE))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_examples_of_a_page_run_and_print_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    for block, told, said in printed(page):
        assert said is None or told == said, f"{name_of(page)}, line {block.line}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_excerpts_stand_in_the_source(page: Path) -> None:
    for block in [block for block in blocks(page) if block.is_excerpt]:
        source = (HOUSE / block.path).read_text(encoding="utf-8")

        missing = [piece for piece in block.pieces() if piece not in source]

        assert not missing, f"{name_of(page)}, line {block.line}: not in {block.path}"


def test_the_record_of_the_tour_is_still_what_comes_of_it() -> None:
    record = next(block.body for block in blocks(TOUR) if block.body.startswith("bocage 1"))

    assert against_present(record) is None
    assert bocage.Match.from_text(record).to_golden() == record


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that the how-to tells its reader to write."""
    folder = tmp_path_factory.mktemp("heap")
    for block in blocks(HOW_TO):
        if block.is_to_write:
            path = folder / block.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.body, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python beside the files of the how-to, with their game and no other of the tests."""
    paths = [str(folder), str(HOUSE / "src"), str(HOUSE / "tests")]
    variables = {**os.environ, "BOCAGE_GAMES": "heap", "BOCAGE_LAW_GAMES": "1", "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=HOUSE, env=variables, capture_output=True, text=True, check=False
    )


def test_the_game_of_the_how_to_passes_its_tests_and_the_laws_of_every_game(made: Path) -> None:
    laws = ["-k", "heap", "tests/every_game/test_laws.py"]

    for tests in ([str(made / "tests")], laws):
        done = run(made, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "--rootdir=.", *tests)
        assert done.returncode == 0, done.stdout + done.stderr


def test_every_rule_of_the_how_to_has_code_and_a_test(made: Path) -> None:
    assert look(roots(made, [made / "docs" / "rules"], [made / "heap"], [made / "tests"])).is_clean


def test_the_game_of_the_how_to_lacks_no_english_sentence(made: Path) -> None:
    asked = "from bocage.kernel.registry import rulebook; from bocage.text.gaps import gaps; "

    done = run(made, "-c", asked + "print(gaps(rulebook('heap'), ['en']).lines())")

    assert done.stdout == "[]\n", done.stdout + done.stderr


@pytest.mark.parametrize("page", EVERY_PAGE, ids=name_of)
def test_links_and_places_named_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")

    links = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    places = [place for place in PLACE.findall(text) if not (HOUSE / place).exists() and not is_example(place)]

    assert (links, places) == ([], [])


def is_example(place: str) -> bool:
    """Folders that the three games and the how-to will fill."""
    return place.startswith(("docs/rules", "docs/positions", "src/bocage/games", "tests/heap", "tests/failures"))


@pytest.mark.parametrize("page", EVERY_PAGE, ids=name_of)
def test_what_is_to_be_made_can_be_made(page: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (HOUSE / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)

    assert set(TARGET.findall(page.read_text(encoding="utf-8"))) <= set(targets)


def test_the_index_of_decisions_names_each_once() -> None:
    folder = HOUSE / "docs" / "adr"
    named = LINK.findall((folder / "README.md").read_text(encoding="utf-8"))

    assert sorted(named) == sorted(page.name for page in folder.glob("[0-9]*.md"))
