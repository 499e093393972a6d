"""Which language a reader gets."""

import pytest

from bocage.text import best, best_of_environment, speech


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de_DE.UTF-8", "de"),
        ("es-MX", "es"),
        ("fr_FR.UTF-8", "en"),
        ("C", "en"),
        ("", "en"),
        ("fr:de:en", "de"),
        ("fr-CH, fr;q=0.9, es;q=0.8, de;q=0.7, *;q=0.5", "es"),
        ("de;q=0.2, es;q=0.9", "es"),
        ("de;q=0, es;q=0.1", "es"),
        ("de;q=much", "de"),
    ],
)
def test_a_wish_gets_the_language_that_fits_best(wish: str, language: str) -> None:
    assert best(wish) == language


def test_the_language_of_the_terminal_is_told_by_the_first_variable_that_says_something() -> None:
    environ = {"LC_ALL": "", "LC_MESSAGES": "es_ES.UTF-8", "LANG": "de_DE.UTF-8"}

    assert best_of_environment(environ) == "es"


def test_a_terminal_that_tells_nothing_reads_english() -> None:
    assert best_of_environment({}) == "en"


def test_a_language_that_nobody_speaks_is_answered_in_english() -> None:
    assert speech("fr").lang == "en"


def test_the_speech_of_a_language_is_made_once() -> None:
    assert speech("de") is speech("de_AT")
