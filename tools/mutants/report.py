"""What came of the mutants: a table by rule or module, the share killed, and the survivors as one would accept them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bocage.check.ids import natural
from tools.mutants.accepted import Accepted, Change
from tools.mutants.judge import SURVIVED, Mutant


@dataclass(frozen=True, slots=True)
class Count:
    """How many there were, and what became of them. Accepted ones count for nothing."""

    mutants: int
    killed: int
    accepted: int

    @property
    def share(self) -> float:
        judged = self.mutants - self.accepted
        return self.killed / judged if judged else 1.0

    def plain(self) -> dict[str, object]:
        return {
            "mutants": self.mutants,
            "killed": self.killed,
            "accepted": self.accepted,
            "survived": self.mutants - self.killed - self.accepted,
            "share": round(self.share, 4),
        }


class Report:
    """The mutants of one game, or of the kernel."""

    def __init__(self, name: str, mutants: Sequence[Mutant], accepted: Mapping[Change, Accepted], whole: bool) -> None:
        self.name = name
        self.mutants = mutants
        self.accepted = accepted
        self.whole = whole

    def count(self, mutants: Iterable[Mutant]) -> Count:
        fates = [(mutant.fate, mutant.change in self.accepted) for mutant in mutants]
        survivors = [accepted for fate, accepted in fates if fate == SURVIVED]
        return Count(len(fates), len(fates) - len(survivors), sum(survivors))

    def rows(self) -> dict[str, Count]:
        """A rule or a module a row; a mutant counts for every rule that its function names."""
        names = sorted({name for mutant in self.mutants for name in mutant.target.counted}, key=natural)
        return {name: self.count([one for one in self.mutants if name in one.target.counted]) for name in names}

    def survivors(self) -> list[Mutant]:
        return [one for one in self.mutants if one.fate == SURVIVED and one.change not in self.accepted]

    def stale(self) -> Iterator[tuple[Accepted, str]]:
        """What is accepted and is no survivor; a run over a part of the mutants cannot tell that there is none."""
        fates = {mutant.change: mutant.fate for mutant in self.mutants}
        functions = {mutant.change[:2] for mutant in self.mutants}
        for change, accepted in self.accepted.items():
            if fates.get(change, SURVIVED) != SURVIVED:
                yield accepted, "is killed now"
            elif self.whole and change not in fates and change[:2] in functions:
                yield accepted, "is no mutant any more"

    def plain(self) -> dict[str, object]:
        return {
            **self.count(self.mutants).plain(),
            "by": {name: count.plain() for name, count in self.rows().items()},
            "survivors": [told(mutant) for mutant in self.survivors()],
            "stale": [{"line": accepted.line, "why": why} for accepted, why in self.stale()],
        }

    def text(self) -> str:
        rows = [row(name, count) for name, count in self.rows().items()]
        rows += ["", *[shown(mutant) for mutant in self.survivors()]]
        rows += [f"mutants-accepted.txt:{accepted.line}: {why}" for accepted, why in self.stale()]
        return "\n".join([row(self.name, None), *rows, row(self.name, self.count(self.mutants)), ""])


def row(name: str, count: Count | None) -> str:
    if count is None:
        return f"{name:<14}{'mutants':>8}{'killed':>8}{'accepted':>9}{'share':>7}"
    return f"{name:<14}{count.mutants:>8}{count.killed:>8}{count.accepted:>9}{count.share:>7.0%}"


def shown(mutant: Mutant) -> str:
    """A survivor: where it is, what it names, and the lines by which it could be accepted."""
    file, function, before, after = mutant.change
    why = f"tests that name {' '.join(mutant.target.counted)}" if mutant.target.tests else "no test names its rules"
    return f"{mutant.place}: survived ({why})\n    {file} {function}\n    - {before}\n    + {after}\n"


def told(mutant: Mutant) -> dict[str, object]:
    _, function, before, after = mutant.change
    counted = list(mutant.target.counted)
    return {"place": mutant.place, "function": function, "before": before, "after": after, "counted": counted}
