"""The laws of one stop: each takes a match and a source of luck, and raises `Broken` where it does not hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeAlias

from bocage import Match
from bocage.kernel.chance import Sampler
from bocage.kernel.errors import BocageError
from bocage.kernel.events import Story
from bocage.kernel.luck import FastLuck
from bocage.kernel.odds import outcomes
from bocage.kernel.offer import Offer
from bocage.kernel.packing import packed
from bocage.kernel.playout import playout
from bocage.kernel.position import ONLOOKER, RESIGNED, RUNNING, Position
from bocage.kernel.record import CHOICE
from bocage.match.game import Game
from bocage.match.headers import first_position
from every_game.walk import by_app, sealed

Law: TypeAlias = Callable[[Match, Random], None]

SPELT = 12
STEPS_BACK = 12
FEW = 8


class Broken(AssertionError):
    """A law that does not hold here."""


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise Broken(sentence)


def asked_seats(match: Match) -> list[int]:
    return [match.book.seat(name) for name in match.to_act]


def offered(position: Position, seat: int) -> list[int]:
    offer = Offer()
    position.legal(seat, offer)
    return offer.listed()


def taken(position: Position, seat: int, choice: int) -> Position:
    """The position after a choice, taken on a clone."""
    other = position.clone()
    other.take(seat, choice)
    return other


# Decisions and chance.


def an_open_decision_has_options(match: Match, rnd: Random) -> None:
    """Somebody is asked, or chance is, or the game is over; who is asked has options, none twice, and each applies."""
    position = match.position
    require(match.over or match.pending is not None or bool(match.to_act), "nobody is asked and nothing is rolled")
    for seat in asked_seats(match):
        choices = offered(position, seat)
        require(len(choices) > 0, f"{match.book.seat_name(seat)} is asked and has no option")
        require(len(set(choices)) == len(choices), f"an option is offered twice: {sorted(choices)}")
        for choice in choices:
            taken(position, seat, choice)


def weights_of_chance_are_fair(match: Match, rnd: Random) -> None:
    """Every outcome is listed once with a weight of its own, applies, and what is sampled is among them."""
    if match.pending is None:
        return
    odds = outcomes(match.position)
    cases = odds.listed()
    require(len({outcome for outcome, _ in cases}) == len(cases), "an outcome is listed twice")
    require(all(weight > 0 for _, weight in cases) and len(cases) > 0, f"no outcome, or one without weight: {cases}")
    for outcome, _ in cases:
        match.position.clone().let(outcome)
    sampler = Sampler(FastLuck(rnd.randrange(1 << 30)))
    match.position.ask_chance(sampler)
    require(sampler.outcome in dict(cases), f"sampled {sampler.outcome}, which is not among the outcomes")
    require((sampler.purpose, sampler.seat) == (odds.purpose, odds.seat), "sampling and listing ask different things")


# Clones and saved positions.


def a_clone_is_equal_and_apart(match: Match, rnd: Random) -> None:
    """A clone has the same numbers, and what happens to it does not happen to the original."""
    position, before = match.position, match.position.numbers()
    other = position.clone()
    require(other.numbers() == before, "a clone differs from its original")
    if not match.over:
        playout(other, FastLuck(rnd.randrange(1 << 30)))
        require(position.numbers() == before, "playing on a clone changed the original")


def a_saved_position_goes_on(match: Match, rnd: Random) -> None:
    """Numbers make the position again, half-resolved steps included; both go on alike."""
    numbers = match.position.numbers()
    other = first_position(match.book, match.header)
    other.resume(numbers)
    require(other.numbers() == numbers, "a resumed position differs from the saved one")
    require(int(other.asked()) == int(match.position.asked()), "a resumed position asks somebody else")
    if not match.over:
        seed = rnd.randrange(1 << 30)
        original = match.position.clone()
        playout(original, FastLuck(seed))
        playout(other, FastLuck(seed))
        require(original.numbers() == other.numbers(), "a resumed position goes on in another way")


def listening_changes_nothing(match: Match, rnd: Random) -> None:
    """The rules do the same whether anybody listens or not."""
    if match.over:
        return
    seed = rnd.randrange(1 << 30)
    silent, heard = match.position.clone(), match.position.clone()
    heard.listener = Story(match.book.events)
    playout(silent, FastLuck(seed))
    playout(heard, FastLuck(seed))
    require(silent.numbers() == heard.numbers(), "listening changed what happened")


# Words.


def words_and_numbers_agree(match: Match, rnd: Random) -> None:
    """Every option, outcome and field of an event reads back as what it was."""
    grammar = match.book.grammar
    for seat in asked_seats(match):
        for choice in offered(match.position, seat):
            require(
                grammar.read(grammar.write(choice)) == choice, f"`{grammar.write(choice)}` reads back as another choice"
            )
    if match.pending is not None:
        odds = outcomes(match.position)
        kind = match.book.purposes[int(odds.purpose)].outcome
        for outcome, _ in odds.listed():
            require(kind.number(kind.word(outcome)) == outcome, f"outcome `{kind.word(outcome)}` reads back as another")
    for told in match.fold.happenings[-1].told:
        for (name, kind), number in zip(told.event.fields.items(), told.numbers, strict=True):
            require(
                kind.number(kind.word(number)) == number, f"{told.name}: {name} `{kind.word(number)}` reads back wrong"
            )


# Why.


def spelt(match: Match, rnd: Random) -> list[int]:
    """Choices that can be spelt, sensible or not."""
    found: list[int] = []
    for pattern in match.book.grammar.patterns.values():
        for _ in range(SPELT):
            values = [rnd.randrange(field.kind.size() + (1 if field.optional else 0)) for field in pattern.fields]
            found.append(int(packed(pattern.verb, *values)))
    return found


def a_refusal_names_its_rule(match: Match, rnd: Random) -> None:
    """What can be spelt is either offered or refused by a rule with a name: never both, never neither."""
    for seat in range(len(match.book.seats.words)):
        choices = offered(match.position, seat)
        for choice in spelt(match, rnd):
            code = int(match.position.refusal(seat, choice))
            text = f"{match.book.seat_name(seat)}: {match.book.grammar.write(choice)}"
            require(
                (code == 0) == (choice in choices),
                f"{text} is {'allowed' if code == 0 else 'refused'}, but not so offered",
            )
            require(code == 0 or code in match.book.refusals, f"{text} is refused by {code}, which has no name")


def why_answers(match: Match, rnd: Random) -> None:
    """`why` answers for everything that can be spelt, and choosing what it refuses is refused by the same rule."""
    for seat in match.to_act:
        offers = {option.id for option in match.options(seat)}
        for choice in spelt(match, rnd):
            text = match.book.grammar.write(choice)
            reason = match.why(seat, text)
            require(reason.allowed or text not in offers, f"`{text}` is offered, and `why` forbids it by {reason.rule}")


# Several seats at once.


def who_chose_first_is_in_nobodys_view(match: Match, rnd: Random) -> None:
    """Where several seats choose at once, a choice changes no other view, can be replaced, and order plays no part."""
    if len(match.to_act) < 2 or match.fold.position.awaited() != match.position.asked():
        return
    first, *others = rnd.sample(match.to_act, len(match.to_act))
    before, no = {seat: match.view(seat) for seat in [*others, None]}, no_takeback(match, others[0])
    numbers = match.position.numbers()
    for option in rnd.sample(match.options(first), min(2, len(match.options(first)))):
        match.choose(option.id, first)
        after = {seat: match.view(seat) for seat in [*others, None]}
        require(after == before, f"a choice of {first} shows in another view before all have chosen")
        require(no_takeback(match, others[0]) == no, "a refused takeback counts the choices that lie face down")
    for _ in range(match.undo_steps(first)):
        match.undo(first)
        after = {seat: match.view(seat) for seat in [*others, None]}
        require(after == before, f"that {first} took back a face-down choice shows in another view")
    require(match.position.numbers() == numbers, "taking back a face-down choice leaves something behind")


def no_takeback(match: Match, seat: str) -> str:
    """What is said to who wants to go back to an entry that is none."""
    try:
        match.takeback(seat, 0, consent=match.seats)
    except BocageError as error:
        return str(error)
    return ""


def order_of_choices_plays_no_part(match: Match, rnd: Random) -> None:
    """The same choices, made in any order, lead to the same position."""
    if len(match.to_act) < 2 or match.fold.position.awaited() != match.position.asked():
        return
    position = match.position
    chosen = {seat: rnd.choice(offered(position, seat)) for seat in asked_seats(match)}
    ends = []
    for order in (list(chosen), list(reversed(list(chosen)))):
        other = position.clone()
        for seat in order:
            other.take(seat, chosen[seat])
        ends.append(other.numbers())
    require(ends[0] == ends[1], "the order of simultaneous choices changed what came of them")


# Undo.


def undo_stops_at_the_barrier(match: Match, rnd: Random) -> None:
    """What a seat may take back at will is its own last choices, and taking them back leaves no trace on the table."""
    if not match.live or match.entries[match.live[-1]].mark != CHOICE:
        for seat in match.seats:
            require(match.undo_steps(seat) == 0, "undo reaches beyond a chance")
        return
    seat = match.entries[match.live[-1]].who[0]
    shorter = again(match, drop=1)
    resolved = len(shorter.to_act) > 1 and match.fold.happenings[-1].moved_on
    news = match.over or resolved or any(told.event.reveals for told in match.fold.happenings[-1].told)
    require((match.undo_steps(seat) > 0) != news, f"{seat} {'may' if news else 'may not'} undo a choice; news: {news}")
    if not news:
        other = again(match)
        other.undo(seat)
        require(other.position.numbers() == shorter.position.numbers(), "undo leaves something behind")


def again(match: Match, drop: int = 0) -> Match:
    """The same match once more, less its last live entries."""
    other = Match(match.book, match.header, match.start, match.luck.key if match.luck else None)
    for at in match.live[: len(match.live) - drop]:
        other.add(match.entries[at])
    return other


# Ends.


def an_end_has_a_name(match: Match, rnd: Random) -> None:
    """A game that is over ended in a way that the book names, or by resignation."""
    ending = int(match.position.ending)
    if not match.over:
        require(ending == RUNNING, f"the game goes on, and its ending is {ending} already")
        return
    require(ending != RUNNING, "the game is over, and nothing ended it")
    require(ending in (*match.book.endings, RESIGNED), f"the game ended by {ending}, which has no name")


def an_end_is_saved(match: Match, rnd: Random) -> None:
    """Who won and how survives saving and cloning, and so it does when a seat gives up."""
    ends = [match.position] if match.over else [resigned(match, seat) for seat in match.fold.seats()]
    for position in ends:
        other = first_position(match.book, match.header)
        other.resume(position.numbers())
        for copy in (other, position.clone()):
            require(bool(copy.over()), "the copy of a game that is over goes on")
            require(int(copy.winner) == int(position.winner), "a copy has another winner")
            require(int(copy.ending) == int(position.ending), "a copy ended in another way")


def resigned(match: Match, seat: int) -> Position:
    """The position after a seat has given up, on a clone."""
    position = match.position.clone()
    match.book.resign(position, seat)
    require(bool(position.over()) and int(position.ending) == RESIGNED, "a seat gave up, and the game goes on")
    return position


# Luck.


def a_key_gives_the_same_game(match: Match, rnd: Random) -> None:
    """The choices of a game alone, under its key, are the game; and luck is the same again after a takeback."""
    if match.live:
        return
    seed, scenario = rnd.randrange(1 << 30), match.header.scenario
    plain = played_by_app(sealed(Game(match.book), scenario, seed, "app"), rnd, 0)
    again = chosen_again(plain, sealed(Game(match.book), scenario, seed, "app"))
    require(again.to_text() == plain.to_text(), "the same choices under the same key made another game")
    back = played_by_app(by_app(Game(match.book), scenario, seed), rnd, STEPS_BACK)
    once = chosen_again(back, by_app(Game(match.book), scenario, seed))
    require(lines_in_force(once) == lines_in_force(back), "after a takeback the same choices had other luck")
    require(once.digest() == back.digest(), "after a takeback the same choices led to another position")


def played_by_app(match: Match, rnd: Random, steps_back: int) -> Match:
    """A whole random game with the app's luck, in which so many choices are taken back, more or less far."""
    while not match.over:
        if steps_back > 0 and match.live and rnd.random() < 0.2:
            steps_back -= 1
            take_back(match, rnd)
        seat = rnd.choice(match.awaited)
        match.choose(rnd.choice(match.options(seat)).id, seat)
    return match


def take_back(match: Match, rnd: Random) -> None:
    """An undo where one is free, or else a takeback of up to a few entries, or of the whole game."""
    free = [seat for seat in match.seats if match.undo_steps(seat) > 0]
    if free and rnd.random() < 0.5:
        match.undo(rnd.choice(free))
    else:
        last = match.live if rnd.random() < 0.1 else match.live[-FEW:]
        match.takeback(rnd.choice(match.seats), rnd.choice(last) + 1)


def chosen_again(match: Match, other: Match) -> Match:
    """The choices of a match that are in force, made once more in another, as far as other luck lets them."""
    for entry in [match.entries[at] for at in match.live]:
        if entry.mark == CHOICE:
            try:
                other.choose(entry.text, entry.who[0])
            except BocageError:
                return other
    return other


def lines_in_force(match: Match) -> list[str]:
    return [match.entries[at].line() for at in match.live]


# Possible worlds.


def a_possible_world_can_be_played(match: Match, rnd: Random) -> None:
    """A world that a seat imagines is a position like any other: it ends, and the seat has the same options."""
    for seat in [ONLOOKER, *match.fold.seats()]:
        world = match.position.world(seat, FastLuck(rnd.randrange(1 << 30)))
        if seat != ONLOOKER:
            require(offered(world, seat) == offered(match.position, seat), "a seat has other options in its own world")
        if not match.over:
            playout(world, FastLuck(rnd.randrange(1 << 30)))


def the_same_luck_imagines_the_same_world(match: Match, rnd: Random) -> None:
    """A world depends on the luck and on what the seat knows: from any possible world the same one is imagined."""
    for seat in [ONLOOKER, *match.fold.seats()]:
        seed = rnd.randrange(1 << 30)
        other = match.position.world(seat, FastLuck(rnd.randrange(1 << 30)))
        one = match.position.world(seat, FastLuck(seed)).numbers()
        require(other.world(seat, FastLuck(seed)).numbers() == one, "the truth shows through an imagined world")


# Records.


def a_record_folds_to_the_same_table(match: Match, rnd: Random) -> None:
    """The record makes the match again: same digest, same views, and nothing in it differs from the present rules."""
    if not match.over and rnd.random() > 0.05:
        return
    other = Match.from_text(match.to_text(), match.luck.key if match.luck else None)
    require(other.digest() == match.digest(), "a record folds to another position")
    for seat in [*match.seats, None]:
        require(other.view(seat) == match.view(seat), f"a record folds to another view of {seat}")


def errors_lose_nothing(match: Match, rnd: Random) -> None:
    """A refused choice, a refused roll, a foreign seat: a sentence, and the match is as it was."""
    before, record = match.position.numbers(), match.to_text()
    wrong: list[Callable[[], object]] = [
        lambda: match.choose("nonsense", match.seats[0]),
        lambda: match.roll("nonsense"),
        lambda: match.takeback(match.seats[0], 0, consent=match.seats),
        lambda: match.takeback(match.seats[0], len(match.entries) + 1, consent=match.seats),
    ]
    wrong += [partial(match.undo, seat) for seat in match.seats if match.undo_steps(seat) == 0]
    if not match.over:
        idle = [seat for seat in match.seats if seat not in match.to_act]
        text = match.book.grammar.write(spelt(match, rnd)[0])
        wrong += [partial(match.choose, text, seat) for seat in idle]
    for attempt in wrong:
        try:
            attempt()
        except BocageError as error:
            require(str(error) != "", "an error without a sentence")
        else:
            raise Broken("something impossible was not refused")
    require((match.position.numbers(), match.to_text()) == (before, record), "a refusal changed the match")


LAWS: list[Law] = [
    an_open_decision_has_options,
    weights_of_chance_are_fair,
    a_clone_is_equal_and_apart,
    a_saved_position_goes_on,
    listening_changes_nothing,
    words_and_numbers_agree,
    a_refusal_names_its_rule,
    why_answers,
    who_chose_first_is_in_nobodys_view,
    order_of_choices_plays_no_part,
    undo_stops_at_the_barrier,
    an_end_has_a_name,
    an_end_is_saved,
    a_key_gives_the_same_game,
    a_possible_world_can_be_played,
    the_same_luck_imagines_the_same_world,
    a_record_folds_to_the_same_table,
    errors_lose_nothing,
]
