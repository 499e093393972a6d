"""A game that is nothing but words: a rulebook whose wording each test writes for itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bocage.kernel.events import Events
from bocage.kernel.grammar import Grammar
from bocage.kernel.refusals import refusals
from bocage.kernel.rulebook import CARDS, Ending, Purpose, Rulebook
from bocage.kernel.words import NUMBER, TALLY, YES, Dice, SeatSet, Words
from bocage.text import Speech, speech

CARD: Final = Words("card", ["R-A", "S-B"])
TILE: Final = Words("tile", ["13B", "2B"])
DICE: Final = Dice("dice", 0, 9)


class Skirmish(Rulebook):
    """Two seats, two cards, two tiles."""

    def __init__(self, folder: Path) -> None:
        super().__init__("skirmish", 1, ["us", "de"])
        self.folder = folder
        self.events = events(self.seats)
        self.grammar = Grammar(
            {0: "attack {card} {tile}", 1: "hunker down {card}", 2: "scout {tile} {tile2?}"}, card=CARD, tile=TILE
        )
        self.purposes = {0: Purpose("draw", CARD, by=CARDS)}
        self.refusals = refusals({8: ("SK-4", "too-far")})
        self.endings = {2: Ending("wiped-out", "SK-9")}

    def scenarios(self) -> list[str]:
        return ["hedge-row"]


def events(seats: Words) -> Events:
    declared = Events()
    declared.event("card-drawn", hides="card", owner="side", side=seats, card=CARD)
    declared.event("cards-thrown-in", side=seats, count=NUMBER)
    declared.event("shot-fired", side=seats, target=CARD, dice=DICE, needed=TALLY, hit=YES)
    declared.event("asked", seats=SeatSet(seats))
    return declared


def skirmish(folder: Path, **texts: str) -> Skirmish:
    """The game with this wording, a file for each language: `skirmish(tmp_path, en="…", de="…")`."""
    (folder / "text").mkdir(exist_ok=True)
    for lang, text in texts.items():
        (folder / "text" / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return Skirmish(folder)


def speaking(lang: str, folder: Path, **texts: str) -> Speech:
    """The game with this wording, as it speaks one language."""
    return speech(lang, skirmish(folder, **texts))
