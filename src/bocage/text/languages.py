"""Which languages there are, and which of them a reader wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "es")

ASKED_IN_ORDER: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def best(wanted: str) -> str:
    """The language that fits best what is wished (`de_DE.UTF-8`, `de:en`, `es-MX,es;q=0.9`), or English."""
    wishes = [read_wish(part) for part in wanted.replace(":", ",").split(",")]
    for language, weight in sorted(wishes, key=lambda wish: -wish[1]):
        if weight > 0 and language in LANGUAGES:
            return language
    return ENGLISH


def read_wish(part: str) -> tuple[str, float]:
    """One language with its weight: `es-MX;q=0.9` is `es` with 0.9."""
    tag, _, quality = part.strip().partition(";")
    language = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
    return language, read_weight(quality.strip())


def read_weight(quality: str) -> float:
    """A weight that cannot be read counts as none told."""
    try:
        return float(quality.removeprefix("q=")) if quality else 1.0
    except ValueError:
        return 1.0


def best_of_environment(environ: Mapping[str, str]) -> str:
    """The language of the terminal: the first variable that says something decides."""
    for name in ASKED_IN_ORDER:
        if environ.get(name):
            return best(environ[name])
    return ENGLISH
