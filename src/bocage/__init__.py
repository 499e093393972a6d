"""bocage: a table for three Normandy board wargames."""

from bocage.bots import play
from bocage.kernel.errors import BocageError, IllegalChoice
from bocage.match.game import Game, game, games
from bocage.match.match import Match
from bocage.match.options import Option, Pending, Reason, Result

__all__ = [
    "BocageError", "Game", "IllegalChoice", "Match", "Option", "Pending", "Reason", "Result", "game", "games", "play",
]  # fmt: skip
