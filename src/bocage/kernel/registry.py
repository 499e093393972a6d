"""Which games there are: ours by name, others by entry point, or by the modules that `BOCAGE_GAMES` names."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from bocage.kernel.errors import NoSuchGame
from bocage.kernel.rulebook import Rulebook

HOUSE: Final[dict[str, str]] = {}
GROUP: Final = "bocage.games"
MODULES: Final = "BOCAGE_GAMES"

MAKERS: Final[dict[str, Callable[[], Rulebook]]] = {}
MADE: Final[dict[str, Rulebook]] = {}


def register(name: str, make: Callable[[], Rulebook]) -> None:
    """Make a game known. It is built when somebody first asks for it."""
    MAKERS[name] = make
    MADE.pop(name, None)


def rulebook(name: str) -> Rulebook:
    """The game of this name."""
    if name not in MADE:
        find_guests()
        if name in HOUSE and name not in MAKERS:
            import_module(HOUSE[name])
        if name not in MAKERS:
            raise NoSuchGame("no-such-game", name=name, known=", ".join(names()) or "-")
        MADE[name] = MAKERS[name]()
    return MADE[name]


def names() -> list[str]:
    """All games that can be asked for: the house's own first."""
    find_guests()
    return list(HOUSE) + sorted([name for name in MAKERS if name not in HOUSE])


def find_guests() -> None:
    """Import what registers itself: modules named in the environment, and installed packages."""
    for module in os.environ.get(MODULES, "").split(","):
        if module and find_spec(module) is None:
            raise NoSuchGame("no-such-module", name=module, variable=MODULES)
        if module:
            import_module(module)
    for point in entry_points(group=GROUP):
        if point.name not in MAKERS:
            register(point.name, point.load())
