"""Where rules, code and tests lie: in the checkout around the current folder, or where the reader says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bocage.kernel.errors import CheckError

RULES: Final = "docs/rules"
CODE: Final = "src/bocage/games"
TESTS: Final = "tests"
HOUSE_RULES: Final = (RULES, "tests/small_games/rules")


@dataclass(frozen=True, slots=True)
class Roots:
    """Files and folders to read. `house` are the checkout's own rule pages: their ids are known, asked for or not."""

    rules: tuple[Path, ...]
    code: tuple[Path, ...]
    tests: tuple[Path, ...]
    house: tuple[Path, ...]
    base: Path


def roots(here: Path, rules: Sequence[Path] = (), code: Sequence[Path] = (), tests: Sequence[Path] = ()) -> Roots:
    """What is named, seen from `here`; for what is not named, the checkout's own."""
    checkout = checkout_around(here)
    if checkout is None and not (rules and code and tests):
        raise CheckError("check-outside-checkout", folder=str(here))
    base = checkout or here.resolve()
    return Roots(
        rules=there("--rules", [here / one for one in rules] or [base / RULES]),
        code=there("--code", [here / one for one in code] or [base / CODE]),
        tests=there("--tests", [here / one for one in tests] or [base / TESTS]),
        house=tuple([base / folder for folder in HOUSE_RULES]) if checkout else (),
        base=base,
    )


def checkout_around(here: Path) -> Path | None:
    for folder in (here.resolve(), *here.resolve().parents):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "bocage").is_dir():
            return folder
    return None


def there(option: str, places: list[Path]) -> tuple[Path, ...]:
    for place in places:
        if not place.exists():
            raise CheckError("check-nothing-there", path=str(place), option=option)
    return tuple(places)
