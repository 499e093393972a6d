"""What a rule id looks like, and in which order ids stand."""

import re
import string
from typing import Final

ID: Final = re.compile(r"([A-Z]+)-(\d+)([a-z]*)")
BRACKETS: Final = re.compile(rf"\[({ID.pattern}(?:,\s*{ID.pattern})*)\]")


def is_id(text: str) -> bool:
    return ID.fullmatch(text) is not None


def prefix(rule: str) -> str:
    """`OM` of `OM-7b`."""
    return rule.partition("-")[0]


def chapter(rule: str) -> str:
    """The number without its letters: `OM-7` of `OM-7b`."""
    return rule.rstrip(string.ascii_lowercase)


def natural(rule: str) -> tuple[str, int, str]:
    """The key that sorts `UN-9` before `UN-63`, and that before `UN-63a`; what is no id sorts by its letters."""
    parts = ID.fullmatch(rule)
    return (parts[1], int(parts[2]), parts[3]) if parts else (rule, 0, "")


def bracketed(text: str) -> list[str]:
    """The ids that stand in square brackets: `[UN-65]`, `[UN-65] [UN-66]` or `[UN-65, UN-66]`."""
    return [found[0] for group in BRACKETS.finditer(text) for found in ID.finditer(group[1])]
