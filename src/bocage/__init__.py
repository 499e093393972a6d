"""bocage: a table for three Normandy board wargames."""

from bocage.kernel.errors import BocageError
from bocage.match.game import Game, game, games
from bocage.match.match import Match

__all__ = ["BocageError", "Game", "Match", "game", "games"]
