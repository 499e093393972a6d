"""Each language is set as its readers know it from print."""

import re
from pathlib import Path

import pytest

from bocage.text.languages import LANGUAGES
from bocage.text.wording import HOUSE, ftl_files

FILES = [(lang, path) for lang in LANGUAGES for path in ftl_files(HOUSE, lang)]
QUOTES = {"en": "“”", "de": "„“", "es": "«»"}
ALL_QUOTES = '“”„«»"'


def pages() -> list[tuple[str, str]]:
    return [(lang, prose(path)) for lang, path in FILES]


def prose(path: Path) -> str:
    """What is read: no comments, no strings of Fluent's own, no arguments of code."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return re.sub(r'\{"[^"]*"\}|\("[^)]*"\)', "", "\n".join(lines))


@pytest.mark.parametrize(("lang", "text"), pages(), ids=[f"{lang}-{path.stem}" for lang, path in FILES])
def test_a_page_quotes_as_its_language_does(lang: str, text: str) -> None:
    assert [mark for mark in text if mark in ALL_QUOTES and mark not in QUOTES[lang]] == []


@pytest.mark.parametrize(("lang", "text"), pages(), ids=[f"{lang}-{path.stem}" for lang, path in FILES])
def test_a_page_has_apostrophes_and_ellipses_of_its_own(lang: str, text: str) -> None:
    assert "'" not in text
    assert "..." not in text


@pytest.mark.parametrize("text", [text for lang, text in pages() if lang == "es"])
def test_a_spanish_question_is_opened_too(text: str) -> None:
    assert [line for line in text.splitlines() if re.search(r"\w\?", line) and "¿" not in line] == []
