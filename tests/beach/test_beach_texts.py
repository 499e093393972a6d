"""Beach speaks English."""

from __future__ import annotations

import pytest

import bocage
from bocage import Match
from bocage.text import speech
from bocage.text.gaps import gaps
from given import given

BOOK = bocage.game("beach").book


def log(match: Match) -> list[str]:
    return [str(speech("en", BOOK).line(entry)) for entry in match.log("us")]


def test_every_word_has_a_name_except_squares() -> None:
    assert list(gaps(BOOK, ["en"]).unnamed) == ["square"]


def test_an_attack_is_told_with_its_sum() -> None:
    game = given("beach", "landing", "able b3", "villa gun").choose("attack villa")

    assert log(game.match) == [
        "The marker at the villa is turned up: a gun.",
        "The villa is attacked; units in front: 1, needed: 3. (3 = 1 position + 2 marker [BE-4, BE-5])",
    ]


@pytest.mark.parametrize(
    ("lines", "card", "hit", "why"),
    [
        (["able b2"], "blue", "The villa hits Able", "No other target is left for it."),
        (["able c3", "baker c2", "dog d3"], "blue", "The villa hits Able", "Able before Baker: it is nearer."),
        (["able a3", "dog b2"], "both", "The dike hits Able", "Able before Dog: it is under intense fire."),
        (["able a3", "baker b3"], "both", "The dike hits Able", "Able and Baker are as good a target."),
        (
            ["able a3", "baker b3", "dog c3"],
            "red",
            "The mill hits Dog",
            "Dog and not Baker, which another hits: so more is hit in all.",
        ),
    ],
)
def test_a_hit_is_told_with_what_decided_it(lines: list[str], card: str, hit: str, why: str) -> None:
    game = given("beach", "landing", *lines)

    game.choose("wait").choose("wait").choose("wait").roll(card)

    assert f"{hit}, which falls back into the water. ({why} [BE-7])" in log(game.match)
