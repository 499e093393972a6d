"""The report as a person reads it: an overview, what is to be done game by game, and one closing sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bocage.check.report import Named, Report

Say = Callable[[str, dict[str, object]], str]


def show(report: Report, say: Say) -> RenderableType:
    games = report.games()
    parts: list[RenderableType] = [overview(games, say)]
    parts += [findings(game, rules, say) for game, rules in games.items() if any(speaks(named) for named in rules)]
    if report.unknown:
        parts.append(strangers(report, say))
    parts += [Text(line) for line in [*advice(report, say), closing(report, say)]]
    return Group(*parts)


def overview(games: dict[str, list[Named]], say: Say) -> Table:
    """A game a row: how many rules, and how many of them are answered in which way."""
    table = Table()
    table.add_column(say("check-game", {}))
    for name in ("check-rules", "check-with-code", "check-with-test", "check-with-reason", "check-missing"):
        table.add_column(say(name, {}), justify="right")
    for game, rules in games.items():
        table.add_row(Text(game), *[str(number) for number in counts(rules)])
    return table


def counts(rules: list[Named]) -> tuple[int, int, int, int, int]:
    return (
        len(rules),
        sum(bool(named.code) for named in rules),
        sum(bool(named.tests) for named in rules),
        sum(named.entry.why_not is not None for named in rules),
        sum(named.is_missing for named in rules),
    )


def findings(game: str, rules: list[Named], say: Say) -> Table:
    """The rules of a game about which something is to be said, and where they stand."""
    table = Table(title=Text(game), title_justify="left")
    for name in ("check-rule", "check-place", "check-finding"):
        table.add_column(say(name, {}), overflow="fold")
    for named in rules:
        if speaks(named):
            table.add_row(Text(named.entry.rule), Text(named.entry.place), Text(finding(named, say)))
    return table


def speaks(named: Named) -> bool:
    return named.is_missing or named.entry.why_not is not None


def finding(named: Named, say: Say) -> str:
    if named.is_outdated:
        return say("check-is-outdated", {"why": named.entry.why_not, "places": ", ".join(named.code)})
    if named.entry.why_not is not None:
        return say("check-has-reason", {"why": named.entry.why_not})
    if named.lacks_code and named.lacks_test:
        return say("check-lacks-both", {})
    return say("check-lacks-code" if named.lacks_code else "check-lacks-test", {})


def strangers(report: Report, say: Say) -> Table:
    """Ids that no page has, with every place that names them."""
    table = Table(title=Text(say("check-unknown", {})), title_justify="left")
    for name in ("check-rule", "check-named-in", "check-finding"):
        table.add_column(say(name, {}), overflow="fold")
    for rule, places in report.unknown.items():
        name = "check-is-chapter" if rule in report.chapters else "check-is-unknown"
        table.add_row(Text(rule), Text("\n".join(places)), Text(say(name, {})))
    return table


def advice(report: Report, say: Say) -> Iterator[str]:
    """What would be right, once for each kind of fault, said of the first rule that has it."""
    named = list(report.rules.values())
    for name, wrong in (
        ("check-right-code", [one for one in named if one.lacks_code]),
        ("check-right-test", [one for one in named if one.lacks_test]),
        ("check-right-reason", [one for one in named if one.is_outdated]),
    ):
        if wrong:
            yield say(name, {"rule": wrong[0].entry.rule, "place": wrong[0].entry.place})


def closing(report: Report, say: Say) -> str:
    if report.is_clean:
        return say("check-all-named", {"rules": len(report.rules)})
    return say(
        "check-not-all-named",
        {"missing": len(report.missing), "unknown": len(report.unknown), "outdated": len(report.outdated)},
    )
