"""Which bots there are by name; a bot of one's own is called by the file it stands in."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

from bocage.bots.bot import Bot, RandomBot
from bocage.kernel.errors import BotError

FILE: Final = ".py"
METHOD: Final = "choose"

MAKERS: Final[dict[str, Callable[[], Bot]]] = {RandomBot.name: RandomBot}


def register(name: str, make: Callable[[], Bot]) -> None:
    """Make a bot known by a name."""
    MAKERS[name] = make


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(MAKERS)


def bot(name: str) -> Bot:
    """The bot of this name, or the one in this file: `random`, `my_bot.py`."""
    if name in MAKERS:
        return MAKERS[name]()
    if name.endswith(FILE):
        return bot_in(Path(name))
    raise BotError("no-such-bot", name=name, known=", ".join(bots()))


def name_of(player: Bot) -> str:
    """What a bot is called: its own `name`, or that of its class."""
    return str(getattr(player, "name", type(player).__name__))


def bot_in(path: Path) -> Bot:
    """The bot that a file defines. Its name is the file's, so that a record can ask for it again."""
    if not path.is_file():
        raise BotError("no-bot-file", file=str(path))
    found = [kind for kind in defined_in(path).values() if is_bot(kind)]
    if len(found) != 1:
        raise BotError(
            "not-one-bot", file=str(path), count=len(found), known=", ".join([kind.__name__ for kind in found])
        )
    try:
        player = found[0]()
    except Exception as error:
        raise BotError("bot-file-broken", file=str(path), error=told(error)) from error
    player.name = str(path)
    return cast("Bot", player)


def defined_in(path: Path) -> dict[str, Any]:
    """What stands in a file once it has been run; a file may do anything, so anything may go wrong."""
    try:
        names = runpy.run_path(str(path), run_name=path.stem)
    except Exception as error:
        raise BotError("bot-file-broken", file=str(path), error=told(error)) from error
    return {name: value for name, value in names.items() if getattr(value, "__module__", "") == path.stem}


def is_bot(kind: object) -> bool:
    return isinstance(kind, type) and callable(getattr(kind, METHOD, None))


def told(error: Exception) -> str:
    """What went wrong in somebody else's code, in a line."""
    return f"{type(error).__name__}: {error}".partition("\n")[0][:200]
