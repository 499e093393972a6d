"""Records read back: the story of one, and whether the present rules still make it what it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from bocage.kernel.errors import RecordError
from bocage.match.match import Match
from bocage.match.records import Difference, against_present
from bocage.terminal.keeping import TXT, read_text
from bocage.terminal.story import story, story_lines
from bocage.text.speech import Speech


def record_files(paths: Iterable[Path]) -> list[Path]:
    """The files that are named, and all records in the folders that are."""
    found = [file for path in paths for file in files_in(path)]
    if not found:
        raise RecordError("no-records", folder=", ".join([str(path) for path in paths]))
    return found


def files_in(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted(path.rglob(f"*{TXT}"))
    else:
        yield path


def told(path: Path, seat: str | None, lang: str) -> RenderableType:
    """The story of a record: all of it, or as one seat saw it."""
    match = Match.from_text(read_text(path))
    match.lang = lang
    talk = match.speech
    title = f"{talk.word('game', match.book.name)} · {talk.word('scenario', match.header.scenario)}"
    lines = story_lines(story(match, match.seats if seat is None else [seat]), talk)
    if match.result is None:
        ending = Text(talk.say("replay-running", {"round": int(match.position.round)}))
    else:
        ending = Text(talk.ending(match.result.plain()), style="bold green")
    return Group(Rule(Text(title, style="bold"), align="left", style="green"), lines, Text(), ending)


def difference(path: Path) -> Difference | None:
    """Where the present rules part from a record."""
    return against_present(read_text(path))


def difference_lines(found: Difference, talk: Speech) -> list[str]:
    """What differs: the record's side, and the present one."""
    values = {"line": found.line, "stored": found.stored}
    if found.because is not None:
        return [talk.say("replay-refused", {**values, "because": talk.error(found.because)})]
    first = talk.say("replay-other-digest" if found.kind == "digest" else "replay-other-events", values)
    return [first, talk.say("replay-stored", values), talk.say("replay-present", {"present": found.present or "–"})]  # noqa: RUF001
