"""Whatever has happened to a record, it is read or refused in a sentence; nothing else ever comes of it."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.kernel.record import read_record
from bocage.match.records import against_present

DAMAGES = 120
TABLES = [(name, scenario) for name in bocage.games() for scenario in bocage.game(name).scenarios()]


def record(name: str, scenario: str, seed: int) -> str:
    """A random game with some undos and takebacks in it."""
    rnd, match = Random(seed), bocage.game(name).start(scenario, seed)
    for _ in range(12):
        for seat in match.to_act:
            match.choose(rnd.choice(match.options(seat)).id, seat)
            if match.undo_steps(seat):
                match.undo(seat).choose(match.options(seat)[0].id, seat)
    return match.takeback(match.seats[0], match.live[len(match.live) // 2] + 1).to_text()


def damaged(text: str, rnd: Random) -> str:
    """A line gone, doubled, moved or cut, a word changed, a character lost."""
    lines = text.splitlines(keepends=True)
    at, other = rnd.randrange(len(lines)), rnd.randrange(len(lines))
    words = lines[at].split(" ")
    words[rnd.randrange(len(words))] = rnd.choice(["", "-1", "99", "{", "us", "\n", "é"])
    kinds = [
        [*lines[:at], *lines[at + 1 :]],
        [*lines[:at], lines[at], *lines[at:]],
        [*lines[:at], lines[other], *lines[at + 1 :]],
        [*lines[:at], lines[at][: rnd.randrange(len(lines[at]))] + "\n", *lines[at + 1 :]],
        [*lines[:at], " ".join(words), *lines[at + 1 :]],
        [text[: rnd.randrange(len(text))]],
    ]
    return "".join(rnd.choice(kinds))


@pytest.mark.parametrize(("name", "scenario"), TABLES)
def test_a_damaged_record_is_read_or_refused_in_a_sentence(name: str, scenario: str) -> None:
    whole, rnd, refusals = record(name, scenario, 3), Random(5), list[bocage.BocageError]()
    for _ in range(DAMAGES):
        text = damaged(whole, rnd)
        try:
            bocage.Match.from_text(text)
        except bocage.BocageError as error:
            refusals.append(error)

    assert len(refusals) > DAMAGES // 3
    assert all(len(str(error)) > 20 and not str(error).startswith(error.code) for error in refusals)


@pytest.mark.parametrize(("name", "scenario"), TABLES)
def test_saved_numbers_that_are_none_are_refused_in_a_sentence(name: str, scenario: str) -> None:
    match = bocage.game(name).resume(scenario, bocage.game(name).start(scenario, 1).position.numbers(), 1)
    whole = match.to_text()
    numbers = whole.split(": numbers ")[1].split("\n")[0]

    assert bocage.Match.from_text(whole).digest() == match.digest()
    for wrong in ("[]", "[1]", "7", numbers[:-1] + ", 5]", numbers.replace("[", "[99999, ", 1), '["a"]', "[1.5]"):
        with pytest.raises(bocage.BocageError, match="numbers"):
            bocage.Match.from_text(whole.replace(numbers, wrong))


def test_a_record_from_another_system_is_read_too() -> None:
    whole = record(*TABLES[0], 3)

    assert read_record("\ufeff" + whole.replace("\n", "\r\n")).header.fields == read_record(whole).header.fields
    assert against_present(whole.replace("\n", "\r\n")) is None
