"""Files as text: which there are, how they are named in a report, and one sentence when one cannot be read."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from bocage.kernel.errors import CheckError


def files_in(places: Iterable[Path], ending: str) -> list[Path]:
    """All files with this ending in some files and folders, each once, hidden folders left out."""
    found = {path.resolve() for place in places for path in files_at(place, ending)}
    return sorted(found)


def files_at(place: Path, ending: str) -> Iterator[Path]:
    if place.is_file():
        yield place
        return
    for path in place.rglob(f"*{ending}"):
        if not any(part.startswith(".") for part in path.relative_to(place).parts):
            yield path


def is_test_file(path: Path) -> bool:
    """What pytest reads tests from unless it is told otherwise."""
    return path.name.startswith("test_") or path.name.endswith("_test.py")


def shown(path: Path, base: Path) -> str:
    """A path as reports name it: from the checkout where it lies inside, else in full."""
    whole = path.resolve()
    return (whole.relative_to(base) if whole.is_relative_to(base) else whole).as_posix()


def text_of(path: Path, name: str) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as wrong:
        # The bytes that could not be decoded are at hand: their line is what the reader has to look at.
        line = bytes(wrong.object)[: wrong.start].count(b"\n") + 1
        raise CheckError("check-not-utf-8", file=name, line=str(line)) from wrong


def tree_of(text: str, name: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as wrong:
        raise CheckError("check-not-python", file=name, line=str(wrong.lineno or 1)) from wrong
