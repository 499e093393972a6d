"""What can be typed besides a choice: help, reasons, odds, the log, rules, undo, save, quit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bocage.kernel.errors import BadChoice, RecordError
from bocage.match.options import Option
from bocage.match.undo import is_choice_of
from bocage.terminal.answers import HELP, LOG, ODDS, QUIT, RULE, SAVE, UNDO, WHY, Command, fitting
from bocage.terminal.keeping import written
from bocage.terminal.odds import long_odds
from bocage.terminal.rules import matching, rule_table
from bocage.terminal.story import story, story_lines

if TYPE_CHECKING:
    from bocage.terminal.session import Session


class Leave(Exception):
    """Somebody wants to go."""


def obey(session: Session, seat: str, command: Command) -> bool:
    """Carry a command out; True where the match is another one now."""
    return DOING[command.name](session, seat, command.about)


def show_help(session: Session, seat: str, about: str) -> bool:
    session.screen.say("terminal-help")
    return False


def why(session: Session, seat: str, about: str) -> bool:
    """Why a choice is possible or not; everything that can be spelt may be asked."""
    options = session.match.options(seat)
    refused(session, seat, meant(session, about, options) or about, options)
    return False


def meant(session: Session, about: str, options: Sequence[Option]) -> str:
    """The one option that was meant, by number or by its beginning; nothing, if it is not the one."""
    found = fitting(about, options, session.screen.speech)
    return options[found[0]].id if len(found) == 1 else ""


def refused(session: Session, seat: str, text: str, options: Sequence[Option]) -> None:
    """What there is to say of a text: it is no choice at all, it is forbidden by a rule, or it may be chosen."""
    screen = session.screen
    if text.isdecimal():
        screen.say("terminal-no-such-number", {"number": int(text), "last": len(options)}, "yellow")
        return
    try:
        reason = session.match.why(seat, text)
    except BadChoice as error:
        if error.code != "no-such-verb":
            raise
        screen.say("terminal-nothing-fits", {"text": text}, "yellow")
        return
    label = screen.speech.choice(text)
    if reason.allowed:
        screen.say("terminal-possible", {"choice": label})
        return
    screen.say("terminal-not-possible", {"choice": label, "why": reason.text}, "yellow")
    if reason.rule in screen.speech.rules():
        screen.show(rule_table(screen.speech, [reason.rule]))


def odds(session: Session, seat: str, about: str) -> bool:
    """What a choice would roll, exactly, with the sum behind it."""
    screen, options = session.screen, session.match.options(seat)
    text = meant(session, about, options)
    if not text:
        refused(session, seat, about, options)
        return False
    lines = list(long_odds(session.match.odds(text, seat), screen.speech))
    screen.tell(screen.speech.choice(text), "bold")
    for line in lines or [screen.speech.say("terminal-no-odds")]:
        screen.tell(f"  {line}")
    return False


def show_log(session: Session, seat: str, about: str) -> bool:
    """The whole story of those who look at the screen."""
    person = session.facing or session.onlooker
    session.screen.show(story_lines(story(session.match, person.seats), session.screen.speech))
    return False


def show_rule(session: Session, seat: str, about: str) -> bool:
    speech = session.screen.speech
    session.screen.show(rule_table(speech, matching(speech, about)))
    return False


def undo(session: Session, seat: str, about: str) -> bool:
    """Take back the last choice of whoever looks at the screen."""
    match = session.match
    mine = session.facing.seats if session.facing else [seat]
    chooser = next((one for one in mine if match.undo_steps(one)), seat)
    undone = match.entries[last_choice(session, chooser)].text if match.undo_steps(chooser) else ""
    match.undo(chooser)
    session.forget_undone()
    session.screen.say("terminal-undone", {"choice": session.screen.speech.choice(undone)})
    return True


def last_choice(session: Session, seat: str) -> int:
    """Where the last choice of a seat stands in the record."""
    match = session.match
    return next(match.live[at] for at in reversed(range(len(match.live))) if is_choice_of(match, at, seat))


def save(session: Session, seat: str, about: str) -> bool:
    """Write the record to a file of the user's choice; nothing that is there is written over."""
    path = Path(about).expanduser()
    if not about:
        raise RecordError("save-where")
    try:
        if not written(path, session.match.to_text()):
            raise RecordError("save-there-already", file=str(path))
    except OSError as error:
        raise RecordError("record-cannot-write", file=str(path), error=error.strerror) from error
    session.screen.whole(session.screen.speech.say("terminal-saved", {"file": str(path)}))
    return False


def leave(session: Session, seat: str, about: str) -> bool:
    raise Leave


Doing = Callable[["Session", str, str], bool]

DOING: Final[dict[str, Doing]] = {
    HELP: show_help,
    WHY: why,
    ODDS: odds,
    LOG: show_log,
    RULE: show_rule,
    UNDO: undo,
    SAVE: save,
    QUIT: leave,
}
