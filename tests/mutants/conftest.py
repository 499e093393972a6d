"""The tools stand beside the source, where no test would find them by itself."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
