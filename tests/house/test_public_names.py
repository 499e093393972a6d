"""The names that a user of the library meets."""

import re
from pathlib import Path

import bocage
from bocage.kernel.errors import BocageError

HOUSE = Path(__file__).parents[2]
PAGES = [HOUSE / "README.md", *sorted((HOUSE / "docs").glob("*.md"))]


def test_the_docs_use_the_public_names_and_no_others() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    used = set(re.findall(r"\bbocage\.(\w+)\(", text))

    assert used <= {*bocage.__all__, *dir(bocage)}
    assert all(re.search(rf"\b{name}\b", text) for name in bocage.__all__)
    assert all(hasattr(bocage, name) for name in bocage.__all__)


def test_all_errors_are_one_tree() -> None:
    assert issubclass(bocage.IllegalChoice, BocageError)
