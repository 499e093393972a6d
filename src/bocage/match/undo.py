"""How far a match goes back: a seat's own last choices at will, everything else by consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.kernel.errors import NothingToUndo, SecretKept
from bocage.kernel.record import CHOICE, TAKEBACK, Entry

if TYPE_CHECKING:
    from bocage.match.play import Play


def undo_steps(match: Play, seat: str) -> int:
    """How many of its choices a seat may take back: to the last chance, news, choice of several, or choice of another.

    What others have laid face down since is no barrier: the number would tell that they have.
    """
    if laid_down(match, seat):
        return len(laid_down(match, seat))
    steps = 0
    while is_free(match, match.fold.asked_since - 1 - steps, seat):
        steps += 1
    return steps


def is_free(match: Play, place: int, seat: str) -> bool:
    """Is this live entry a choice of the seat behind which nothing has become known?"""
    return place >= max(match.fold.barrier - 1, 0) and is_choice_of(match, place, seat)


def is_choice_of(match: Play, place: int, seat: str) -> bool:
    entry = match.entries[match.live[place]]
    return entry.mark == CHOICE and entry.who == [seat]


def laid_down(match: Play, seat: str) -> list[int]:
    """The live entries that hold the seat's face-down choice, and those it has replaced."""
    places = range(match.fold.asked_since, len(match.live))
    return [match.live[place] for place in places if is_choice_of(match, place, seat)]


def last_chooser(match: Play) -> str:
    if not match.live or match.entries[match.live[-1]].mark != CHOICE:
        raise NothingToUndo("behind-barrier" if match.live else "nothing-yet", seat="")
    return match.entries[match.live[-1]].who[0]


def check_consent(match: Play, seat: str, consent: tuple[str, ...]) -> None:
    """Among people nobody goes back beyond what has become known unless all others agree."""
    missing = [other for other in match.seats if other != seat and other not in consent]
    if match.secrets_kept() and missing:
        raise SecretKept("takeback-needs-consent", seat=seat, seats=missing)


def kept(match: Play, act: Entry) -> list[int]:
    """The entries that stay in force; what cannot be taken back is refused."""
    if match.key_shown():
        raise NothingToUndo("key-is-shown")
    if act.who[0] == TAKEBACK:
        return kept_before(match, act.text.split()[:1])
    seat = match.book.seat_name(match.book.seat(act.who[-1]))
    if undo_steps(match, seat) == 0:
        raise NothingToUndo("behind-barrier" if match.live else "nothing-yet", seat=seat)
    laid = laid_down(match, seat)
    return [at for at in match.live if at != laid[-1]] if laid else match.live[: match.fold.asked_since - 1]


def kept_before(match: Play, words: list[str]) -> list[int]:
    """The entries in force before one that is in force."""
    to = int(words[0]) if words and words[0].isdecimal() and len(words[0]) < 9 else 0
    if to - 1 not in match.live:
        raise NothingToUndo("no-such-entry", to=words[0] if words else "-")
    return [at for at in match.live if at < to - 1]
