"""A checkout to be checked, written file by file, and a voice that speaks the house's own sentences."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import bocage
from bocage.check import Report, look, roots

Say = Callable[[str, dict[str, object]], str]

TEXT = Path(bocage.__file__).parent / "text"


class Checkout:
    """A folder that looks like a checkout with one game, `trench`, whose ids begin with `TR`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("pyproject.toml", "")
        for inside in ("src/bocage/games/trench", "docs/rules", "tests"):
            (folder / inside).mkdir(parents=True)

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
        return path

    def page(self, text: str) -> Path:
        return self.write("docs/rules/trench.md", text)

    def code(self, text: str) -> Path:
        return self.write("src/bocage/games/trench/rules.py", text)

    def tests(self, text: str) -> Path:
        return self.write("tests/trench/test_rules.py", text)

    def look(self) -> Report:
        return look(roots(self.folder))


def voice(language: str) -> Say:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / language / "check.ftl").read_text(encoding="utf-8")))

    def say(code: str, values: dict[str, Any]) -> str:
        pattern = bundle.get_message(code).value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, values)
        assert not errors, errors
        return str(sentence)

    return say
