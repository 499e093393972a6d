"""The shuffle law: replace what a seat cannot know by another possible world, and nothing it can reach changes.

Two matches are twins if they have the same past and differ in the truth behind one seat's back. Standing still their
outlooks are the same to the byte; and they stay so through every step that brings the seat no news.
"""

from __future__ import annotations

import copy
from random import Random

import pytest

from bocage import Match
from bocage.kernel.digest import canonical
from bocage.kernel.errors import BocageError
from bocage.kernel.luck import FastLuck
from bocage.kernel.packing import kind_of
from bocage.kernel.position import ONLOOKER, Position
from bocage.kernel.record import CHOICE, Entry, chance_entry, choice_entry
from every_game.laws import require, spelt
from every_game.walk import next_entry

QUESTIONS = 6
LOOKED_AT = 12
APART = ("decision", "log", "digest", "version", "pending")
FORK_SEED = 5


def twin(match: Match, position: Position) -> Match:
    """The same match, another truth."""
    other = copy.copy(match)
    other.entries, other.live, other.notices = list(match.entries), list(match.live), dict(match.notices)
    other.fold = copy.copy(match.fold)
    other.fold.happenings, other.fold.drawn = list(match.fold.happenings), dict(match.fold.drawn)
    other.fold.position = position
    return other


def outlook(match: Match, seat: int, questions: list[str]) -> dict[str, str]:
    """Everything a seat can get hold of, as text."""
    name = match.book.seat_name(seat) or None
    told: dict[str, object] = {
        "view": {key: value for key, value in match.view(name).items() if key not in APART},
        "options": match.view(name)["decision"],
        "log": match.log(name),
        "version": match.version(seat),
        "to act": match.to_act,
        "pending": match.view(name)["pending"],
        "digest": match.view_digest(name),
        "export": match.export(name),
        "fork": fork_text(match, name),
        "over": match.over,
    }
    if name is not None:
        told["why"] = [match.why(name, question).plain() for question in questions]
        told["refusal"] = [refused(match, name, question) for question in questions]
        told["odds"] = [match.odds(option.id, name) for option in match.options(name)]
    return {part: canonical(value) for part, value in told.items()}


def refused(match: Match, name: str, question: str) -> str:
    """What is said to who tries something that is not offered."""
    if question in [option.id for option in match.options(name)]:
        return ""
    with pytest.raises(BocageError) as caught:
        match.choose(question, name)
    return str(caught.value)


def fork_text(match: Match, name: str | None) -> list[object]:
    fork = match.fork(name, seed=FORK_SEED)
    return [fork.to_text(), fork.position.numbers()]


def same_outlook(one: Match, other: Match, seat: int, rnd: Random, when: str) -> None:
    """The two matches look the same from this seat, in every part."""
    questions = [one.book.grammar.write(choice) for choice in rnd.sample(spelt(one, rnd), QUESTIONS)]
    left, right = outlook(one, seat, questions), outlook(other, seat, questions)
    for part, text in left.items():
        require(text == right[part], f"{part} of {one.book.seat_name(seat) or 'an onlooker'} tells a secret {when}")


def the_shuffle_law(match: Match, rnd: Random) -> None:
    """For every seat and for an onlooker, here and through the next step."""
    if match.over:
        return
    for seat in [ONLOOKER, *match.fold.seats()]:
        world = match.position.world(seat, FastLuck(rnd.randrange(1 << 30)))
        other = twin(match, world)
        same_outlook(match, other, seat, rnd, "standing still")
        step_together(twin(match, match.position.clone()), other, seat, rnd)


def step_together(one: Match, other: Match, seat: int, rnd: Random) -> None:
    """Let both twins take a step that the seat cannot tell apart; without news they stay alike."""
    entry = next_entry(one, rnd)
    partner = counterpart(one, other, entry, seat, rnd)
    try:
        other.add(partner)
    except BocageError:  # this choice shows what the other world has not got
        return
    one.add(entry)
    if one.over or other.over:  # after the end everything is open
        return
    if no_news(one, other, seat):
        same_outlook(one, other, seat, rnd, f"after `{entry.line()}`")


def no_news(one: Match, other: Match, seat: int) -> bool:
    """Nothing was revealed, or nothing that shows this seat which of the two worlds it is in."""
    revealed = any(told.event.reveals for match in (one, other) for told in match.fold.happenings[-1].told)
    return not revealed or last_seen(one, seat) == last_seen(other, seat)


def last_seen(match: Match, seat: int) -> list[dict[str, object]]:
    """What a seat noticed of the last entry."""
    return [told.seen(seat) for told in match.fold.happenings[-1].told if told.noticed(seat)]


def counterpart(one: Match, other: Match, entry: Entry, seat: int, rnd: Random) -> Entry:
    """What happens in the other world: the same where the seat would see it, anything where it would not."""
    if entry.mark == CHOICE:
        return other_choice(one, other, entry, seat, rnd)
    pending = other.pending
    assert pending is not None
    purpose = next(purpose for purpose in one.book.purposes.values() if purpose.name == pending.kind)
    if purpose.public or (pending.seat and pending.seat == one.book.seat_name(seat)):
        return entry
    return chance_entry("hand", pending.kind, pending.seat, rnd.choice(pending.cases)[0])


def other_choice(one: Match, other: Match, entry: Entry, seat: int, rnd: Random) -> Entry:
    """Another choice of the same seat: any that is laid face down, or one that looks the same to who is looking."""
    chooser = entry.who[0]
    if chooser == one.book.seat_name(seat):
        return entry
    if len(one.to_act) > 1:
        return choice_entry(chooser, rnd.choice(other.options(chooser)).id)
    shown = tried(one, entry)
    if all(told.open_to(seat) for told in shown.fold.happenings[-1].told):
        return entry
    verb = kind_of(one.book.grammar.read(entry.text))
    choices = [option.id for option in other.options(chooser) if kind_of(one.book.grammar.read(option.id)) == verb]
    for text in rnd.sample(choices, min(len(choices), LOOKED_AT)):
        choice = choice_entry(chooser, text)
        if last_seen(tried(other, choice), seat) == last_seen(shown, seat):
            return choice
    return entry


def tried(match: Match, entry: Entry) -> Match:
    """What would come of an entry."""
    other = twin(match, match.position.clone())
    other.add(entry)
    return other
