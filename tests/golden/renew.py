"""Golden records anew: `renew.py` writes all of them again, `renew.py new GAME SCENARIO SEED` adds one.

`renew.py keep FILE NAME` makes one of a game that broke a law: its entries, and a random game from there on.

A golden record keeps choices and chance; its events and digests are what must come of them. Writing them again is a
change of the rules: read the difference before you commit it.
"""

from __future__ import annotations

import sys
from importlib import import_module
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


def kept(text: str) -> bocage.Match:
    """The game of a record, played on to its end: whatever chance it leaves open is thrown here."""
    rnd, match = Random(0), bocage.Match.from_text(text)
    while not match.over:
        if match.pending is not None:
            outcomes, weights = zip(*match.pending.cases, strict=True)
            match.roll(rnd.choices(outcomes, weights)[0], seat=match.pending.seat or None)
        else:
            seat = rnd.choice(match.to_act)  # who chose face down stays asked until the last one has
            match.choose(rnd.choice(match.options(seat)).id, seat)
    return match


def add(match: bocage.Match, name: str) -> None:
    path = FOLDER / match.header.game / f"{match.header.scenario}-{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(match.to_golden(), encoding="utf-8")


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["new"]:
        game, scenario, seed = arguments[1:]
        add(played(game, scenario, int(seed)), seed)
    elif arguments[:1] == ["keep"]:
        file, name = arguments[1:]
        add(kept(Path(file).read_text(encoding="utf-8")), name)
    for path in records():
        path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    # As in tests/conftest.py: the small games have golden records, too.
    sys.path.append(str(FOLDER.parent))
    import_module("small_games")
    main(sys.argv[1:])
