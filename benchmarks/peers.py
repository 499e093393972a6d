"""Other people's engines, playing at random the way their own users drive them: a loop in Python."""

from __future__ import annotations

import random
import warnings
from importlib import import_module
from typing import Any, Final

from benchmarks.clock import Work

SEED: Final = 7
CHANCE: Final = -1
FIFTY_MOVES: Final = 100
PLAYED: Final = ("steps", "decisions", "games")


def spiel(name: str) -> Work:
    """A game of OpenSpiel. Its chances are steps, as ours are."""
    game = import_module("pyspiel").load_game(name)
    chosen = random.Random(SEED)

    def piece() -> tuple[int, int, int]:
        state = game.new_initial_state()
        steps = decisions = 0
        while not state.is_terminal():
            steps += 1
            if state.current_player() == CHANCE:
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chosen.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chosen.random() * len(legal))])
                decisions += 1
        return steps, decisions, 1

    return Work(PLAYED, piece)


def chess() -> Work:
    """A game of python-chess, to mate, stalemate, bare kings or the fifty-move rule."""
    library = import_module("chess")
    chosen = random.Random(SEED)

    def over(board: Any) -> bool:
        return bool(board.halfmove_clock >= FIFTY_MOVES or board.is_insufficient_material())

    def piece() -> tuple[int, int, int]:
        board = library.Board()
        plies = 0
        while (moves := list(board.legal_moves)) and not over(board):
            board.push(moves[int(chosen.random() * len(moves))])
            plies += 1
        return plies, plies, 1

    return Work(PLAYED, piece)


def rlcard(name: str) -> Work:
    """A game of RLCard. It draws within its steps, so a step is a decision."""
    warnings.filterwarnings("ignore")
    table = import_module("rlcard").make(name)
    chosen = random.Random(SEED)

    def piece() -> tuple[int, int, int]:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            state, _ = table.step(chosen.choice(list(state["legal_actions"])))
            steps += 1
        return steps, steps, 1

    return Work(PLAYED, piece)
