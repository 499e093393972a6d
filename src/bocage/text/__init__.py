"""The only room that knows a language: codes and values become sentences here, in the reader's words.

Loading it gives errors their voice: `str(error)` is English from then on.
"""

from typing import Final

from bocage.kernel.errors import VOICE, BocageError
from bocage.kernel.registry import MADE
from bocage.kernel.rulebook import Rulebook
from bocage.text.languages import ENGLISH, LANGUAGES, best, best_of_environment
from bocage.text.speech import Line, Speech, speech

__all__ = ["LANGUAGES", "Line", "Speech", "best", "best_of_environment", "sentence", "speech"]

GAME: Final = "game"


def sentence(error: BocageError, lang: str = ENGLISH) -> str:
    """An error as a sentence, with the wording of the game that it names, if it names one."""
    return speech(lang, book_of(error.values)).error(error)


def speak(code: str, values: dict[str, object]) -> str:
    """What `str(error)` says."""
    return speech(ENGLISH, book_of(values)).fault(code, values)


def book_of(values: dict[str, object]) -> Rulebook | None:
    """The game that an error names, where it has been made already: an error does not load one."""
    return MADE.get(str(values.get(GAME, "")))


VOICE.speaker = speak
