"""Who rolls: the app with a key, or a person at a real table; and where the app's luck comes from."""

from __future__ import annotations

from bocage.kernel.chance import Sampler
from bocage.kernel.errors import BadSwitch
from bocage.kernel.luck import KeyedLuck
from bocage.kernel.record import APP, HAND
from bocage.kernel.rulebook import DICE, Purpose

ALL = "all"


class Sources:
    """For dice, and for each seat's cards: `app` or `hand`. It may change between steps."""

    def __init__(self, chosen: str | dict[str, str], seats: list[str]) -> None:
        self.seats = seats
        self.chosen: dict[str, str] = {}
        self.set(chosen)

    def set(self, chosen: str | dict[str, str]) -> None:
        named = {ALL: chosen} if isinstance(chosen, str) else chosen
        for name, source in named.items():
            known = [DICE, ALL, *self.seats]
            if name not in known:
                raise BadSwitch("no-such-chance", name=name, known=", ".join(known))
            if source not in (APP, HAND):
                raise BadSwitch("no-such-value", name=name, value=source, known=f"{APP}, {HAND}")
        self.chosen = dict(named)

    def source(self, purpose: Purpose, seat: str) -> str:
        """Who answers a chance: dice are everybody's, cards belong to a seat; what is nobody's is no dice either."""
        name = DICE if purpose.by == DICE else seat or ALL
        return self.chosen.get(name, self.chosen.get(ALL, APP))


class Luck:
    """The app's luck: from the match key, the purpose, the seat and the how-manieth of them."""

    def __init__(self, key: bytes, generation: str = "0") -> None:
        self.key = key
        self.generation = generation

    def sampler(self, purpose: str, seat: str, nth: int) -> Sampler:
        return Sampler(KeyedLuck(self.key, purpose, seat, nth, self.generation))
