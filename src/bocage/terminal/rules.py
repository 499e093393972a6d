"""Rules of a game by id or by the words in them."""

from __future__ import annotations

import re

from rich.table import Table
from rich.text import Text

from bocage.kernel.errors import NoSuchRule
from bocage.text.speech import Speech


def matching(speech: Speech, wanted: str) -> list[str]:
    """The rules of this id or chapter, else those that hold all these words; all of them, if nothing is wanted."""
    rules = speech.rules()
    found = [rule for rule in rules if is_of(rule, wanted)] or [rule for rule in rules if holds(speech, rule, wanted)]
    if not found:
        known = ", ".join(rules[:12]) + (", …" if len(rules) > 12 else "")
        raise NoSuchRule("no-such-rule", name=wanted, known=known or "-")
    return found


def is_of(rule: str, wanted: str) -> bool:
    """`OM-7b` is itself, and one of `OM-7`."""
    return re.fullmatch(re.escape(wanted.strip()) + "[a-z]*", rule, re.IGNORECASE) is not None


def holds(speech: Speech, rule: str, wanted: str) -> bool:
    sentence = speech.rule(rule).casefold()
    return all(word in sentence for word in wanted.casefold().split())


def rule_table(speech: Speech, rules: list[str]) -> Table:
    """A rule a row."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for rule in rules:
        table.add_row(rule, Text(speech.rule(rule)))
    return table
