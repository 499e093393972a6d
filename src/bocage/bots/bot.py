"""What a bot is: one method, which is handed plain values and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, TypeAlias

View: TypeAlias = dict[str, Any]
"""What a seat may know, as plain JSON values; an option is `{"id": …, "verb": …, "with": fields}`."""


class Bot(Protocol):
    """Plays any seat it is asked to. It need not inherit from this class, only look like it."""

    def choose(self, view: View, options: list[View], budget: int, seed: int) -> str:
        """The id of one of the options.

        `budget` is how many possible futures may be looked at: a number, not a time, so that a game comes out the
        same on every machine. `seed` is new for every decision, and the only source of luck.
        """
        ...


class RandomBot:
    """Takes any option, each as likely as the others."""

    name = "random"

    def choose(self, view: View, options: list[View], budget: int, seed: int) -> str:
        return str(Random(seed).choice(options)["id"])  # noqa: S311 (a game, no secret)
