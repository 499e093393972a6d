"""A failing random game made small: fewer and fewer entries, as long as the law is broken at the end of them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random

from bocage import Match
from bocage.kernel.record import Entry
from every_game.laws import Law
from every_game.walk import again

FAILURES = Path(__file__).parent.parent / "failures"


def breaks(match: Match, entries: list[Entry], law: Law, seed: int) -> bool:
    try:
        law(again(match, entries), Random(seed))
    except Exception:  # a crash breaks a law as well
        return True
    return False


def shrunk(match: Match, law: Law, seed: int) -> Match:
    """The shortest game found by leaving out halves, quarters, and so on down to single entries."""
    entries = [match.entries[at] for at in match.live]
    size = len(entries)
    while size >= 1:
        at = 0
        while at < len(entries):
            fewer = entries[:at] + entries[at + size :]
            if breaks(match, fewer, law, seed):
                entries = again(match, fewer).entries
            else:
                at += size
        size //= 2
    return again(match, entries)


def saved(match: Match, law: Law, seed: int, folder: Path = FAILURES) -> Path:
    """The shrunk game as a record that can be read, replayed, and kept as a golden one."""
    folder.mkdir(exist_ok=True)
    name = getattr(law, "__name__", "law")
    text = f"{shrunk(match, law, seed).to_text()}# breaks: {name}, seed {seed}\n"
    path = folder / f"{match.book.name}-{name}-{hashlib.blake2b(text.encode(), digest_size=4).hexdigest()}.txt"
    path.write_text(text, encoding="utf-8")
    return path
