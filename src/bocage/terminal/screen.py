"""The screen: what is shown and how it looks. Which screen, and who reads it, is handed in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bocage.kernel.errors import BocageError
from bocage.kernel.rulebook import Rulebook
from bocage.match.options import Option
from bocage.terminal.drawing import INDENT, draw
from bocage.terminal.names import Names
from bocage.terminal.odds import Odds, short_odds
from bocage.terminal.story import story_lines
from bocage.text.names import capital
from bocage.text.speech import Speech

Read = Callable[[str], str]
"""Shows a prompt and reads a line; `EOFError` when nothing more will come."""

Shown = tuple[int, Option, Odds]
"""An option with its place in the whole list, and its odds."""

MOST: Final = 20
FORGET_SCROLLED: Final = "\x1b[3J"


class Screen:
    """A console, a reader, and a language."""

    def __init__(self, console: Console, read: Read, speech: Speech, book: Rulebook) -> None:
        self.console = console
        self.read = read
        self.speech = speech
        self.book = book
        self.names = Names(speech, book)

    # Sentences.

    def say(self, name: str, values: Mapping[str, object] | None = None, style: str = "") -> None:
        self.tell(self.speech.say(name, values), style)

    def tell(self, text: str, style: str = "") -> None:
        """A sentence as it is: nothing in it is markup. Where a part may not be cut, the terminal does the wrapping."""
        self.console.print(Text(text, style=style))

    def whole(self, text: str, style: str = "") -> None:
        """A sentence with something to copy in it: a line of it is never broken."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def error(self, error: BocageError) -> None:
        self.tell(self.speech.error(error), "yellow")

    def ask(self, text: str) -> str:
        """Ask for a line."""
        return self.read(f"{text} ").strip()

    def gap(self) -> None:
        self.console.print()

    def blank(self) -> None:
        """Nothing of what was shown can be read any more, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    # The table.

    def heading(self, number: int, scenario: str) -> None:
        title = f"{self.game()} · {self.speech.word('scenario', scenario)} · "
        title += self.speech.say("terminal-round", {"round": number})
        self.console.print(Rule(Text(title, style="bold"), align="left", style="green"))

    def game(self) -> str:
        return self.speech.word("game", self.book.name)

    def table(self, table: Mapping[str, object]) -> None:
        self.show(draw(table, self.names))

    def story(self, entries: Sequence[Mapping[str, object]]) -> None:
        if entries:
            self.show(story_lines(entries, self.speech))
            self.gap()

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    # What is asked.

    def prompt(self, seat: str, text: str) -> None:
        self.console.print(Text.assemble((f"{self.seat(seat)}: ", "bold green"), (text, "bold")))

    def seat(self, seat: str) -> str:
        return capital(self.speech.word("seat", seat))

    def options(self, shown: Sequence[Shown], whole: int) -> None:
        """Numbered options: what they are called, their odds, and how they are written."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(style="bold cyan", justify="right", no_wrap=True)
        rows.add_column(overflow="fold")
        if any(odds for _, _, odds in shown):
            rows.add_column(justify="right", style="cyan", no_wrap=True)
        rows.add_column(style="dim", overflow="fold")
        for place, option, odds in shown:
            cells = [Text(short_odds(odds, self.speech))] if len(rows.columns) == 4 else []
            rows.add_row(str(place + 1), Text(self.speech.choice(option.id)), *cells, Text(option.id))
        self.show(Padding(rows, INDENT))
        if whole > len(shown):
            self.say("terminal-more", {"count": whole - len(shown)}, "dim")
