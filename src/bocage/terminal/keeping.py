"""Nothing is ever lost: a match is written down entry by entry, in the folder of the user's own records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final, Self

from bocage.kernel.errors import RecordError
from bocage.match.match import Match
from bocage.match.play import Play

DATA_HOME: Final = "XDG_DATA_HOME"
RECORDS: Final = Path("bocage", "records")
TXT: Final = ".txt"


def records_folder(environ: Mapping[str, str], home: Path) -> Path:
    """Where the records of this user lie. A relative path in the variable is to be ignored, says its standard."""
    told = Path(environ.get(DATA_HOME, ""))
    return (told if told.is_absolute() else home / ".local" / "share") / RECORDS


class Keeper:
    """A record on disk that grows with its match; what stands in it is never changed."""

    def __init__(self, path: Path, entries: int) -> None:
        self.path = path
        self.entries = entries

    @classmethod
    def new(cls, folder: Path, match: Match, day: date) -> Self:
        """A new file with the match as it stands. No file that is there already is touched."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for path in names(folder, f"{match.book.name}-{match.header.scenario}-{day.isoformat()}"):
                if written(path, match.to_text()):
                    break
        except OSError as error:
            raise RecordError("record-cannot-write", file=str(folder), error=error.strerror) from error
        return cls(path, len(match.entries))

    def keep(self, match: Play) -> None:
        """Append what is new, and hand it to the disk before anybody is asked again."""
        rows = [entry.line() + "\n" for entry in match.entries[self.entries :]]
        if rows:
            try:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write("".join(rows))
            except OSError as error:
                raise RecordError("record-cannot-write", file=str(self.path), error=error.strerror) from error
            self.entries += len(rows)


def names(folder: Path, stem: str) -> Iterator[Path]:
    """`decks-duel-2026-05-01-1.txt`, `…-2.txt`, and so on."""
    return (folder / f"{stem}-{number}{TXT}" for number in count(1))


def written(path: Path, text: str) -> bool:
    """Write a new file; False where there is one of this name."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        return False
    return True


def read_text(path: Path) -> str:
    """The text of a record file; a file that cannot be read is told in one sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-not-text", file=str(path)) from error
    except OSError as error:
        raise RecordError("record-cannot-read", file=str(path), error=error.strerror) from error
