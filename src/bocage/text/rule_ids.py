"""Which rules are worded: their ids, read back from the names of messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

RULE: Final = re.compile(r"rule-([a-z]+)-(\d+)([a-z]*)")


def rule_ids(messages: Iterable[str]) -> list[str]:
    """`OM-7b` for `rule-om-7b`; by chapter, number and letter."""
    parts = {found.groups() for found in map(RULE.fullmatch, messages) if found is not None}
    ordered = sorted(parts, key=lambda part: (part[0], int(part[1]), part[2]))
    return [f"{prefix.upper()}-{number}{letters}" for prefix, number, letters in ordered]
