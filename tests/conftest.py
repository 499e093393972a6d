"""What all tests share: the helpers that stand in this folder, and the small games beside the house's own."""

import sys
from importlib import import_module
from pathlib import Path

# Not in front: where the compiled wheel is installed, `small_games` must be the wheel's and not the source here.
sys.path.append(str(Path(__file__).parent))

import_module("small_games")
