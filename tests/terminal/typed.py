"""A terminal for tests: what is typed is written down beforehand, what is shown is read afterwards."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import date
from pathlib import Path

from rich.console import Console

import bocage
from bocage.terminal import Session, begin, go_on
from bocage.terminal.opening import Place, Wishes

TODAY = date(2026, 5, 1)
ENDLESS = 500


class Terminal:
    """A screen, somebody who types, and a folder for records."""

    def __init__(self, folder: Path, *lines: str, width: int = 100, colour: bool = False) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, force_terminal=colour, highlight=False)
        self.lines = list(lines)
        self.asked: list[str] = []
        self.folder = folder
        self.think: Callable[[str], str] | None = None

    def read(self, prompt: str) -> str:
        """The next line, as it would stand on the screen; nothing more to type is the end of the input."""
        self.asked.append(prompt)
        assert len(self.asked) < ENDLESS, "asked without an end"
        self.file.write(prompt)
        if self.lines:
            line = self.lines.pop(0)
        elif self.think is not None:
            line = self.think(prompt)
        else:
            raise EOFError
        self.file.write(line + "\n")
        return line

    @property
    def place(self) -> Place:
        return Place(self.console, self.read, self.folder, TODAY)

    @property
    def shown(self) -> str:
        return self.file.getvalue()

    @property
    def flat(self) -> str:
        """What is shown, as if the screen were endlessly wide."""
        return " ".join(self.shown.split())

    def lines_with(self, part: str) -> list[str]:
        return [line.strip() for line in self.shown.splitlines() if part in line]

    # Sessions.

    def begin(self, scenario: str = "duel", wishes: Wishes | None = None) -> Session:
        """A new match of Decks, played until nothing more is typed."""
        session = begin(bocage.game("decks"), scenario, wishes or Wishes(seed=3), self.place)
        session.run()
        return session

    def go_on(self, path: Path, wishes: Wishes | None = None) -> Session | None:
        session = go_on(path, wishes or Wishes(), self.place)
        if session is not None:
            session.run()
        return session
