"""The command as a shell would call it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from bocage.cli import app


class Answer(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        return " ".join(self.out.split())


class Shell:
    """A user with a home of his own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.env = {"XDG_DATA_HOME": str(home), "LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8"}

    def __call__(self, *words: str, typed: str = "", **env: str) -> Answer:
        result = CliRunner().invoke(app, list(words), input=typed, env={**self.env, **env})
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return Answer(result.exit_code, result.stdout, result.stderr)

    def records(self) -> list[Path]:
        return sorted((self.home / "bocage" / "records").glob("*.txt"))
