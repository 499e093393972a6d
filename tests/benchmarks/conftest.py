"""The benchmarks stand beside `tests`, in the folder above it."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2]))

from benchmarks.items import Pythons


@pytest.fixture
def pythons() -> Pythons:
    """Both engines there, and the peers."""
    here = Path(sys.executable)
    return Pythons(here, here, here)
