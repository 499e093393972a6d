"""Random play to the end, as fast as the engine goes."""

from mypy_extensions import i64

from bocage.kernel.chance import Sampler
from bocage.kernel.luck import Luck
from bocage.kernel.offer import Offer
from bocage.kernel.packing import lowest
from bocage.kernel.position import Position


class Played:
    """How many decisions and chances a playout took."""

    __slots__ = ("chances", "decisions")

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.chances: i64 = 0


def playout(position: Position, luck: Luck, limit: i64 = 1_000_000) -> Played:
    """Play at random until the game is over; more than `limit` steps are a defect of the game."""
    played = Played()
    offer = Offer()
    sampler = Sampler(luck)
    while position.depth > 0:
        if position.waits_for_chance():
            position.ask_chance(sampler)
            position.let(sampler.outcome)
            played.chances += 1
        else:
            seat: i64 = lowest(position.awaited())
            position.legal(seat, offer)
            position.take(seat, offer.choices[luck.below(offer.count)])
            played.decisions += 1
        assert played.decisions + played.chances < limit, "random play does not end"
    return played
