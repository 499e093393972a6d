"""Data files that a person may write or put right: read with care, each slip told with its file and its key."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from typing import Final

from bocage.kernel.errors import BadScenario
from bocage.kernel.words import near_words

FOLDER: Final = "BOCAGE_SCENARIOS"
LONGEST: Final = 60


class Entry:
    """A value in a data file, and where it stands there: `us.deck` of `la-raye.toml`."""

    def __init__(self, file: str, key: str, value: object) -> None:
        self.file = file
        self.key = key
        self.value = value

    # What kind of value it is.

    def table(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise BadScenario("data-not-a-table", file=self.file, key=self.key, value=self.shown())
        return self.value

    def items(self) -> list[Entry]:
        """The values of a list."""
        if not isinstance(self.value, list):
            raise BadScenario("data-not-a-list", file=self.file, key=self.key, value=self.shown())
        return [Entry(self.file, f"{self.key}[{at}]", value) for at, value in enumerate(self.value)]

    def whole(self, low: int, high: int) -> int:
        """A whole number between two limits. True and false are none."""
        if type(self.value) is not int or not low <= self.value <= high:
            raise BadScenario("data-not-a-number", file=self.file, key=self.key, value=self.shown(), low=low, high=high)
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise BadScenario("data-not-text", file=self.file, key=self.key, value=self.shown())
        return self.value

    def true(self) -> bool:
        """What can only be said, not denied."""
        if self.value is not True:
            raise BadScenario("data-not-true", file=self.file, key=self.key, value=self.shown())
        return True

    def word(self, known: list[str]) -> int:
        """The number of one of a few words."""
        return self.number_of(self.text(), known)

    def number_of(self, word: str, known: list[str]) -> int:
        if word not in known:
            raise BadScenario(
                "data-no-such-word", file=self.file, key=self.key, word=word, known=near_words(word, known)
            )
        return known.index(word)

    # What is in it.

    def has(self, key: str) -> bool:
        return key in self.table()

    def at(self, key: str) -> Entry:
        return Entry(self.file, self.path(key), self.table()[key])

    def entries(self) -> list[tuple[str, Entry]]:
        """The keys of a table with their values."""
        return [(key, self.at(key)) for key in self.table()]

    def keys(self, must: list[str], may: list[str]) -> None:
        """A key that nobody reads is a slip of the writer; and all that must be there is there."""
        known = must + may
        for key in self.table():
            if key not in known:
                known_here = near_words(key, known)
                raise BadScenario("data-unknown-key", file=self.file, key=self.path(key), known=known_here)
        for key in must:
            if key not in self.table():
                raise BadScenario("data-missing-key", file=self.file, key=self.path(key), known=", ".join(must))

    def filled(self) -> Entry:
        """The same, unless nothing is in it."""
        if not self.value:
            raise BadScenario("data-empty", file=self.file, key=self.key)
        return self

    def path(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key else key

    def shown(self) -> str:
        """The value about as it was written."""
        text = json.dumps(self.value, ensure_ascii=False, default=str)
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def read_toml(text: str, file: str) -> Entry:
    """The whole of a file as one table."""
    try:
        return Entry(file, "", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadScenario("data-not-toml", file=file, error=str(error)) from None


def text_of_file(path: Path, file: str) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadScenario("data-cannot-read", file=file, error=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadScenario("data-not-utf8", file=file) from None


def user_folder(game: str) -> Path:
    """Where somebody's own scenarios of a game lie; the folder need not be there."""
    named = os.environ.get(FOLDER, "")
    if not named:
        return share() / "bocage" / "scenarios" / game
    if not Path(named).is_dir():
        raise BadScenario("data-no-folder", variable=FOLDER, folder=named)
    return Path(named) / game


def share() -> Path:
    """Where this person's programs keep their data; a relative path counts for nothing, as its standard says."""
    told = Path(os.environ.get("XDG_DATA_HOME", ""))
    return told if told.is_absolute() else Path.home() / ".local" / "share"
