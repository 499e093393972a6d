"""The table in a terminal: any game, drawn in letters, for people, bots, and dice that roll on real wood."""

from bocage.terminal.opening import begin, go_on
from bocage.terminal.session import Session

__all__ = ["Session", "begin", "go_on"]
