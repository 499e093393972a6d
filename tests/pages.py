"""The pages of the documentation as tests read them: their blocks, and what each block is.

A block of Python whose first line is a comment with a path is an **excerpt**, if there is such a file here: what
stands in it stands in the file, line by line; a line `...` leaves something out. If there is no such file, the block
is one that the page tells its reader to **write**. Any other block of Python **runs**, all blocks of a page in one go
from the top, and a block of text that follows it at once is what it prints.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from itertools import groupby
from pathlib import Path

HOUSE = Path(__file__).parents[1]
# The examples of texts.md and checking-rules.md are lines of games that are being built.
INVENTED = ("texts.md", "checking-rules.md")
PAGES = [HOUSE / "README.md", *sorted(page for page in (HOUSE / "docs").glob("*.md") if page.name not in INVENTED)]
FENCE = "```"
PYTHON = "python"
TEXT = "text"
LEFT_OUT = "..."
PATH = re.compile(r"^(?:# |<!-- )([\w./-]+/[\w-]+\.\w+)(?: -->)?$")


class Block:
    """One fenced block; `line` is where its fence opens."""

    def __init__(self, language: str, line: int, rows: list[str], at_once: bool) -> None:
        self.language = language
        self.line = line
        self.rows = rows
        self.at_once = at_once

    @property
    def path(self) -> str:
        """The file that the block is about; nothing where it names none."""
        found = PATH.match(self.rows[0]) if self.rows else None
        return found[1] if found else ""

    @property
    def is_excerpt(self) -> bool:
        return self.path != "" and (HOUSE / self.path).is_file()

    @property
    def is_to_write(self) -> bool:
        return self.path != "" and not self.is_excerpt

    @property
    def runs(self) -> bool:
        return self.language == PYTHON and self.path == ""

    @property
    def body(self) -> str:
        """What belongs into the file, or is run."""
        return "".join([row + "\n" for row in (self.rows[1:] if self.path else self.rows)])

    def pieces(self) -> list[str]:
        """The stretches of an excerpt between the lines that leave something out."""
        rows = [row.rstrip() for row in self.rows[1:]]
        parts = groupby(rows, lambda row: row.strip() == LEFT_OUT)
        return ["\n".join(part).strip("\n") for left_out, part in parts if not left_out]


def blocks(page: Path) -> list[Block]:
    """All fenced blocks of a page, from the top."""
    rows = page.read_text(encoding="utf-8").splitlines()
    fences = [at for at, row in enumerate(rows) if row.startswith(FENCE)]
    found: list[Block] = []
    closed = -2
    for start, end in zip(fences[::2], fences[1::2], strict=True):
        between = [row for row in rows[closed + 1 : start] if row.strip()] if closed >= 0 else ["the beginning"]
        found.append(Block(rows[start].removeprefix(FENCE), start + 1, rows[start + 1 : end], not between))
        closed = end
    return found


def printed(page: Path) -> Iterator[tuple[Block, str, str | None]]:
    """Run a page: each block with what it prints, and what the page says that it prints (None: nothing is said)."""
    space: dict[str, object] = {"__name__": page.stem}
    found = blocks(page)
    for place, block in enumerate(found):
        if not block.runs:
            continue
        said = next(
            (after.body for after in found[place + 1 : place + 2] if after.language == TEXT and after.at_once), None
        )
        out = StringIO()
        with redirect_stdout(out):
            exec(compile("\n" * block.line + block.body, str(page), "exec"), space)
        yield block, out.getvalue(), said
