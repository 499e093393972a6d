"""What the examples of the pages print, written anew below them. Read the difference before you commit it."""

from __future__ import annotations

import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path.append(str(TESTS))

from pages import HOUSE, PAGES, blocks, printed  # noqa: E402


def renewed(page: Path) -> str:
    """The page with what its examples print now."""
    rows = page.read_text(encoding="utf-8").splitlines()
    found = blocks(page)
    after = {block.line: following for block, following in pairwise(found)}
    told = [(after[block.line], out) for block, out, said in printed(page) if said is not None]
    for block, out in reversed(told):
        rows[block.line : block.line + len(block.rows)] = out.splitlines()
    return "".join([row + "\n" for row in rows])


def main() -> None:
    os.environ.setdefault("BOCAGE_GAMES", "small_games")
    os.chdir(tempfile.mkdtemp())
    for page in PAGES:
        text = renewed(page)
        if text != page.read_text(encoding="utf-8"):
            page.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{page.relative_to(HOUSE)}\n")


if __name__ == "__main__":
    main()
