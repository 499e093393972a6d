"""The story of a match as somebody may know it who holds certain seats, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from rich.table import Table
from rich.text import Text

from bocage.kernel.events import Told
from bocage.kernel.position import ONLOOKER
from bocage.match.play import Play
from bocage.text.speech import Line, Speech


def story(match: Play, seats: Iterable[str]) -> list[dict[str, object]]:
    """Everything that happened and that one of these seats has noticed; without a seat, what everybody has."""
    numbers = [match.book.seat(seat) for seat in seats] or [ONLOOKER]
    told = [told for happening in match.fold.happenings for told in happening.told]
    return [event.seen(reader(event, numbers)) for event in told if any(event.noticed(seat) for seat in numbers)]


def reader(told: Told, seats: list[int]) -> int:
    """The seat that reads most of an event."""
    return next((seat for seat in seats if told.open_to(seat)), seats[0])


def story_lines(entries: Iterable[Mapping[str, object]], speech: Speech) -> Table:
    """Sentences below one another, what decided them beside them; what happens several times in a row is told once."""
    lines = Table.grid(padding=(0, 1, 0, 0))
    lines.add_column(style="dim", no_wrap=True)
    lines.add_column()
    for line, same in groupby([speech.line(entry) for entry in entries]):
        lines.add_row("  •", told_line(line, len(list(same))))
    return lines


def told_line(line: Line, times: int) -> Text:
    text = Text(line.text)
    if times > 1:
        text.append(f" (×{times})", style="dim")  # noqa: RUF001 (times, not the letter)
    if line.because:
        text.append(f"  {'; '.join(line.because)}", style="dim")
    return text
