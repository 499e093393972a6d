"""The command: look, tell, and answer with an exit status."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from bocage.check.report import look
from bocage.check.roots import roots
from bocage.check.show import Say, show


def run(
    say: Say,
    console: Console,
    *,
    rules: Sequence[Path] = (),
    code: Sequence[Path] = (),
    tests: Sequence[Path] = (),
    as_json: bool = False,
    here: Path | None = None,
) -> int:
    """Print the report; 0 when every rule is answered, 1 when not. What cannot be read raises a `CheckError`."""
    report = look(roots(here or Path.cwd(), rules, code, tests))
    if as_json:
        console.out(json.dumps(report.plain(), indent=2), highlight=False)
    else:
        console.print(show(report, say))
    return 0 if report.is_clean else 1
