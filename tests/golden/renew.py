"""Golden records anew: `renew.py` writes all of them again, `renew.py new GAME SCENARIO SEED` adds one.

A golden record keeps choices and chance; its events and digests are what must come of them. Writing them again is a
change of the rules: read the difference before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import bocage
from bocage.kernel.record import read_record
from bocage.kernel.registry import rulebook
from bocage.match.records import fresh

FOLDER = Path(__file__).parent


def records() -> list[Path]:
    return sorted(FOLDER.glob("*/*.txt"))


def renewed(text: str) -> str:
    """The same choices and chances under the present rules and data, with what comes of them now."""
    record = read_record(text)
    book = rulebook(record.header.game)
    record.header.ruleset, record.header.fields["data"] = book.ruleset, book.data_hash()
    match = fresh(bocage.Match, book, record.header)
    for line in record.lines:
        match.add(line.entry)
    return match.to_golden()


def played(game: str, scenario: str, seed: int) -> bocage.Match:
    """A random game with luck from a seed."""
    rnd, match = Random(seed), bocage.game(game).start(scenario, seed)
    while not match.over:
        for seat in match.to_act:
            match.choose(rnd.choice(match.options(seat)).id, seat)
    return match


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["new"]:
        game, scenario, seed = arguments[1], arguments[2], int(arguments[3])
        path = FOLDER / game / f"{scenario}-{seed}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(played(game, scenario, seed).to_golden(), encoding="utf-8")
    for path in records():
        path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
