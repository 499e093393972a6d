"""Would the tests notice? `python -m tools.mutants` changes the rules in small ways and runs the tests that name them.

    python -m tools.mutants                            every game with a rule page
    python -m tools.mutants --game decks --rule DK-5   one game, one rule
    python -m tools.mutants --kernel dice chance       modules of the kernel; without names, all of them
    python -m tools.mutants --sample 200 --seed 1      some of the mutants of each
    python -m tools.mutants --json                     for a program

The exit status is 1 where less than the bar is killed. `docs/soak.md` says how to read the report.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bocage.kernel.engine import UNCOMPILED, engine
from tools.mutants.accepted import Accepted, Change, read_accepted
from tools.mutants.judge import judge, mutants_of, sample
from tools.mutants.report import Report
from tools.mutants.targets import House, Target

BASE = Path(__file__).parents[2]
ACCEPTED = "tools/mutants-accepted.txt"
BAR = 85


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--rule", action="append", default=[])
    parser.add_argument("--kernel", nargs="*", metavar="MODULE")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bar", type=float, default=BAR)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--base", type=Path, default=BASE, help="another checkout than this one")
    return parser.parse_args()


def groups(house: House, asked: argparse.Namespace) -> Iterator[tuple[str, list[Target]]]:
    """What is changed, by the name it has in the report."""
    games = asked.game or (house.games() if asked.kernel is None else [])
    for name in games:
        if name not in house.games():
            raise SystemExit(f"mutants: no game {name} with a rule page; there are {', '.join(house.games())}")
        yield name, [one for one in house.game(name) if not asked.rule or set(asked.rule) & set(one.counted)]
    if asked.kernel is not None:
        yield "kernel", house.kernel(asked.kernel)


def reports(house: House, asked: argparse.Namespace) -> Iterator[Report]:
    accepted = read_accepted(house.base / ACCEPTED)
    tell_lost(house, accepted)
    for name, targets in groups(house, asked):
        mutants = mutants_of(targets, house.lexicon)
        chosen = mutants if asked.sample is None else sample(mutants, asked.sample, asked.seed)
        judge(house.base, chosen, asked.jobs)
        yield Report(name, chosen, accepted, whole=len(chosen) == len(mutants))


def tell_lost(house: House, accepted: dict[Change, Accepted]) -> None:
    """What is accepted in a function that is there no more belongs to no report."""
    for (file, function, _, _), entry in accepted.items():
        if not house.has(file, function):
            print(f"mutants-accepted.txt:{entry.line}: {file} has no {function} any more", file=sys.stderr)


def main() -> int:
    asked = arguments()
    if engine() != UNCOMPILED:
        raise SystemExit("mutants: a compiled engine cannot be changed; use the Python of .venv")
    told, low = {}, False
    for report in reports(House(asked.base.resolve()), asked):
        told[report.name] = report.plain()
        low = low or report.count(report.mutants).share * 100 < asked.bar
        if not asked.json:
            print(report.text(), flush=True)
    if asked.json:
        print(json.dumps(told, indent=2))
    return 1 if low else 0


if __name__ == "__main__":
    raise SystemExit(main())
