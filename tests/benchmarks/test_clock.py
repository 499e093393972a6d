"""Measuring by a clock that ticks when work is done."""

from __future__ import annotations

import pytest

from benchmarks.clock import LOOKS, Work, measure


class Bench:
    """Work of two units whose pieces take a time of their own, and the clock that shows it."""

    def __init__(self, piece_takes: float) -> None:
        self.piece_takes = piece_takes
        self.now = 0.0
        self.looks = 0

    def work(self) -> Work:
        return Work(("steps", "games"), self.piece)

    def piece(self) -> tuple[int, int]:
        self.now += self.piece_takes
        return 4, 1

    def clock(self) -> float:
        self.looks += 1
        return self.now


@pytest.mark.parametrize("takes", [2.0, 0.1, 0.003])
def test_rates_are_what_a_second_gives(takes: float) -> None:
    bench = Bench(takes)

    rates = measure(bench.work(), 1.0, bench.clock)

    assert rates == pytest.approx({"steps": 4 / takes, "games": 1 / takes})


def test_what_takes_long_is_done_at_least_once_after_the_warm_up() -> None:
    bench = Bench(5.0)

    measure(bench.work(), 1.0, bench.clock)

    assert bench.now == 10.0


def test_the_clock_is_not_looked_at_after_every_short_piece() -> None:
    bench = Bench(0.0001)

    measure(bench.work(), 1.0, bench.clock)
    warm_up = 0.3 / 0.0001

    assert bench.looks <= warm_up + LOOKS + 5
