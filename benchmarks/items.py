"""What is measured: each item has a name, the Python that runs it, and what that Python is told."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

SPIEL: Final = ("gin_rummy", "hearts", "dark_hex")
RLCARD: Final = ("gin-rummy", "uno")

# What the engines call themselves. They are not imported: a peer's Python can do without bocage.
PLAIN: Final = "uncompiled"
FAST: Final = "compiled"


@dataclass(frozen=True)
class Item:
    """One row of the table."""

    name: str
    python: Path
    words: tuple[str, ...]


@dataclass(frozen=True)
class Pythons:
    """Who runs what: bocage as its source stands, bocage compiled, and the peers."""

    plain: Path
    fast: Path
    peers: Path

    def engines(self) -> dict[str, Path]:
        """Those of the two engines that are there."""
        return {name: python for name, python in self.both().items() if python.exists()}

    def missing(self) -> dict[str, Path]:
        return {name: python for name, python in self.both().items() if not python.exists()}

    def both(self) -> dict[str, Path]:
        return {PLAIN: self.plain, FAST: self.fast}


def peers(python: Path) -> list[Item]:
    """The peers; one that is not installed says so when it is asked."""
    found = [Item(f"open_spiel {name}", python, ("spiel", name)) for name in SPIEL]
    found.append(Item("chess", python, ("chess",)))
    return found + [Item(f"rlcard {name}", python, ("rlcard", name)) for name in RLCARD]


def ours(engine: str, python: Path, game: str, scenario: str) -> list[Item]:
    """bocage with one of its engines."""
    return [
        Item(f"{engine} {kind}", python, (kind, game, scenario)) for kind in ("drive", "playout", "listened", "clones")
    ]


def all_items(pythons: Pythons, game: str, scenario: str) -> list[Item]:
    found = peers(pythons.peers)
    for engine, python in pythons.engines().items():
        found += ours(engine, python, game, scenario)
    return found
