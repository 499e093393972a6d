"""Views: what one seat may know of a match, built up from nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bocage.kernel.chance import NOBODY
from bocage.kernel.digest import plain_digest
from bocage.kernel.odds import outcomes
from bocage.kernel.packing import holds
from bocage.kernel.position import ONLOOKER
from bocage.kernel.record import ACT, SEAT, Entry
from bocage.match.fold import Fold
from bocage.match.options import options, pending_chance

if TYPE_CHECKING:
    from bocage.match.play import Play

DIGEST = "digest"


def view_of(match: Play, seat: int, log_from: int = 0) -> dict[str, object]:
    """The whole view, with the log from `log_from` on.

    `digest` is the fingerprint of all but the lines of the log: those are told by how many there are, and by the
    version, which counts what the seat has noticed. So it is the same wherever a reader begins to read.
    """
    over = match.over
    view: dict[str, object] = {
        "game": match.book.name,
        "ruleset": match.book.ruleset,
        "scenario": match.header.scenario,
        "seat": match.book.seat_name(seat) or None,
        "version": match.version(seat),
        "status": "over" if over else "running",
        "to_act": list(match.to_act),
        "round": int(match.position.round),
        "table": match.book.table(match.position, seat),
        "decision": decision_of(match, seat),
        "pending": pending_of(match, seat),
        "log": {"edition": match.edition(seat), "to": len(log_of(match.fold, seat))},
        "undo": 0 if seat == ONLOOKER else match.undo_steps(match.book.seat_name(seat)),
        "result": match.result.plain() if match.result else None,
        "corrected": match.fold.corrected,
    }
    view[DIGEST] = plain_digest(view)
    entries = log_of(match.fold, seat, log_from)
    view["log"] = {"edition": match.edition(seat), "from": log_from, "entries": entries}
    return view


def decision_of(match: Play, seat: int) -> dict[str, object] | None:
    """What this seat is asked, with every option, and what it has laid down meanwhile."""
    position = match.position
    if seat == ONLOOKER or not holds(position.asked(), seat):
        return None
    chosen = int(position.chosen[seat])
    return {
        "prompt": match.book.prompt(position, seat).plain(),
        "options": [option.plain() for option in options(match.book, position, seat)],
        "chosen": match.book.grammar.write(chosen) if chosen >= 0 else None,
    }


def pending_of(match: Play, seat: int) -> dict[str, object] | None:
    """Which chance is awaited. What a secret draw can bring is for its owner alone; what is nobody's, for nobody."""
    if not match.position.waits_for_chance():
        return None
    odds = outcomes(match.position)
    purpose = match.book.purposes[int(odds.purpose)]
    owner = int(odds.seat)
    told: dict[str, object] = {"kind": purpose.name, "seat": match.book.seat_name(owner)}
    told["by"] = match.sources.source(purpose, match.book.seat_name(owner))
    if purpose.public or seat == owner != NOBODY:
        cases = pending_chance(match.book, match.position).cases
        told["outcomes"] = [[text, weight] for text, weight in cases]
    return told


def log_of(fold: Fold, seat: int, log_from: int = 0) -> list[dict[str, object]]:
    """What a seat has noticed, numbered for it alone, as it may know it. After the end everything is open."""
    lines: list[Callable[[], dict[str, object]]] = []
    for happening in fold.happenings:
        if happening.entry is not None and happening.entry.mark == ACT:
            lines.append(partial(act_line, happening.entry))
        lines += [partial(told.seen, seat, fold.position.over()) for told in happening.told if told.noticed(seat)]
    return [{"n": number, **line()} for number, line in enumerate(lines[log_from:], log_from)]


def act_line(entry: Entry) -> dict[str, object]:
    """An act of the table: who gave up, who plays a seat now, that a table was repaired."""
    values = {"seat": entry.who[-1]} if entry.who[0] != SEAT else {"seat": entry.who[-1], "player": entry.text}
    return {"event": f"table-{entry.who[0]}", "with": values, "because": []}
