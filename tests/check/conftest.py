"""A checkout to be checked, and a voice that speaks the house's own English."""

from __future__ import annotations

from pathlib import Path

import pytest

from check.checkouts import Checkout, Say, voice


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


@pytest.fixture
def say() -> Say:
    return voice("en")
