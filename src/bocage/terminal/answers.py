"""What somebody typed: a number, a text or the beginning of one, or one of the commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bocage.match.options import Option
from bocage.text.speech import Speech

HELP: Final = "?"
WHY: Final = "why"
ODDS: Final = "odds"
LOG: Final = "log"
RULE: Final = "rule"
UNDO: Final = "undo"
SAVE: Final = "save"
QUIT: Final = "quit"
COMMANDS: Final = (HELP, WHY, ODDS, LOG, RULE, UNDO, SAVE, QUIT)


class Command(NamedTuple):
    """A command and what stands behind it."""

    name: str
    about: str


def command(text: str) -> Command | None:
    """The command that was typed, if it is one."""
    name, _, about = text.partition(" ")
    return Command(name.lower(), about.strip()) if name.lower() in COMMANDS else None


def fitting(text: str, options: Sequence[Option], speech: Speech) -> list[int]:
    """The places of the options that may be meant: by number, by id, by label, or by the beginnings of their words."""
    if text.isdecimal():
        return [int(text) - 1] if 0 < int(text) <= len(options) else []
    ids = [option.id for option in options]
    labels = [speech.choice(option.id) for option in options]
    found = [place for texts in (ids, labels) for place, one in enumerate(texts) if same(text, one)][:1]
    return found or beginning(text, ids) or beginning(text, labels)


def same(text: str, other: str) -> bool:
    return text.casefold().split() == other.casefold().split()


def beginning(text: str, texts: Sequence[str]) -> list[int]:
    """Where each word that was typed begins the word in its place: `at ab` fits `attack able baker`."""
    typed = text.casefold().split()
    return [place for place, one in enumerate(texts) if typed and begins(typed, one.casefold().split())]


def begins(typed: list[str], words: list[str]) -> bool:
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def outcome(text: str, cases: Sequence[str]) -> str:
    """A roll or a draw as it is spelt: commas may stand between dice, and the beginning of a card may do."""
    spoken = " ".join(text.replace(",", " ").split())
    near = [case for case in cases if same(spoken, case)] or [cases[place] for place in beginning(spoken, cases)]
    return near[0] if len(near) == 1 else spoken
