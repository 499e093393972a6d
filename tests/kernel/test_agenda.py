"""The agenda: frames that wait, run, and look again when they surface."""

from __future__ import annotations

import pytest

from bocage.kernel.fields import Fields
from bocage.kernel.listener import Listener
from bocage.kernel.offer import Offer
from bocage.kernel.packing import first, kind_of, packed, second
from bocage.kernel.position import ASK, CHANCE, Position
from bocage.kernel.reasons import Because
from bocage.kernel.refusals import ALLOWED, GAME_IS_OVER, NOT_ASKED, NOT_NOW

NOTE, QUESTION, ROLL = 3, ASK, CHANCE
YES = 1


class Notes(Position):
    """Writes down which frames ran, in which order."""

    def __init__(self, source: Notes | None = None) -> None:
        super().__init__(3, source)
        self.notes: list[int] = [] if source is None else list(source.notes)
        self.dead: set[int] = set() if source is None else set(source.dead)

    def clone(self) -> Notes:
        return Notes(self)

    def fields(self, f: Fields) -> None:
        super().fields(f)

    def still_holds(self, frame: int) -> bool:
        return not (kind_of(frame) == NOTE and int(first(frame)) in self.dead)

    def step(self, frame: int) -> None:
        self.notes.append(int(first(frame)))
        if first(frame) == 7:
            self.dead.add(1)
            self.push(NOTE, 8)

    def offer(self, frame: int, seat: int, offer: Offer) -> None:
        offer.add(YES, seat)

    def forbids(self, frame: int, seat: int, choice: int) -> int:
        return int(ALLOWED if choice == packed(YES, seat) else NOT_NOW)

    def choose(self, frame: int, seat: int, choice: int) -> None:
        self.notes.append(100 + int(seat))

    def together(self, frame: int) -> None:
        self.notes.append(200 + sum(int(second(choice)) for choice in self.chosen if choice >= 0))

    def happen(self, frame: int, outcome: int) -> None:
        self.notes.append(300 + int(outcome))


def test_the_last_frame_pushed_surfaces_first_and_may_push_more() -> None:
    table = Notes()
    for note in (1, 2, 7):
        table.push(NOTE, note)

    table.settle()

    assert table.notes == [7, 8, 2]
    assert table.over()


def test_a_frame_without_a_point_is_dropped_when_it_surfaces() -> None:
    table = Notes()
    table.push(NOTE, 1)
    table.dead.add(1)

    table.settle()

    assert table.notes == []


def test_an_agenda_grows_beyond_its_first_room() -> None:
    table = Notes()
    for note in range(100):
        table.push(NOTE, note)

    table.settle()

    assert table.notes == [*range(99, 6, -1), 8, 6, 5, 4, 3, 2, 0]


def test_a_question_waits_for_its_seat_and_chance_for_its_outcome() -> None:
    table = Notes()
    table.push(ROLL, 0)
    table.ask(QUESTION, 2)

    table.settle()

    assert (table.asked(), table.waits_for_chance()) == (1 << 2, False)
    table.take(2, packed(YES, 2))
    assert (table.asked(), table.waits_for_chance()) == (0, True)
    table.let(5)
    assert table.notes == [102, 305] and table.over()


def test_several_seats_choose_at_once_and_may_choose_again() -> None:
    table = Notes()
    table.ask_all(QUESTION)
    table.settle()

    table.take(2, packed(YES, 2))
    table.take(0, packed(YES, 0))
    table.take(2, packed(YES, 2, 40))
    assert (table.asked(), table.awaited()) == (7, 2)
    table.take(1, packed(YES, 1, 1))

    assert table.notes == [241] and table.over()
    assert list(table.chosen) == [-1, -1, -1]


def test_a_refusal_says_who_is_not_asked_and_that_the_game_is_over() -> None:
    table = Notes()
    table.ask(QUESTION, 1)
    table.settle()

    assert table.refusal(1, packed(YES, 1)) == ALLOWED
    assert table.refusal(1, packed(YES, 2)) == NOT_NOW
    assert table.refusal(0, packed(YES, 0)) == NOT_ASKED
    table.finish(1, 2)
    assert table.refusal(1, packed(YES, 1)) == GAME_IS_OVER


def test_a_finished_game_drops_what_is_pending() -> None:
    table = Notes()
    table.push(NOTE, 5)
    table.ask(QUESTION, 0)

    table.finish(2, 4)
    table.settle()

    assert table.notes == [] and table.over() and (table.winner, table.ending) == (2, 4)


def test_who_is_not_asked_is_offered_nothing() -> None:
    table, offer = Notes(), Offer()
    table.ask(QUESTION, 1)
    table.settle()

    table.legal(0, offer)
    assert offer.listed() == []
    table.legal(1, offer)
    assert offer.listed() == [packed(YES, 1)]


def test_what_others_laid_face_down_is_in_no_possible_world() -> None:
    table = Notes()
    table.ask_all(QUESTION)
    table.settle()
    table.take(0, packed(YES, 0))
    table.take(1, packed(YES, 1))

    table.forget_others(1)

    assert list(table.chosen) == [-1, packed(YES, 1), -1]


def test_the_agenda_is_saved_and_resumed() -> None:
    table, other = Notes(), Notes()
    table.push(NOTE, 2)
    table.ask_all(QUESTION)
    table.settle()
    table.take(1, packed(YES, 1))

    other.resume(table.numbers())

    assert other.numbers() == table.numbers()
    assert (other.asked(), other.awaited()) == (7, 5)


def test_numbers_of_another_kind_are_refused() -> None:
    table = Notes()

    with pytest.raises(AssertionError):
        table.resume([*table.numbers(), 1])


class Ear(Listener):
    def __init__(self) -> None:
        self.heard: list[object] = []

    def hear(self, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        self.heard.append([int(number) for number in (kind, a, b, c, d, e, f)])

    def because(self, reason: Because) -> None:
        self.heard.append(reason)


def test_events_and_reasons_reach_who_listens_and_a_clone_is_silent() -> None:
    table, reason = Notes(), Because()
    table.because(reason)
    table.tell(4, 1, 2, 3, 4, 5, 6)
    table.listener = Ear()

    table.because(reason)
    table.tell(4, 1, 2, 3, 4, 5, 6)

    assert table.listener.heard == [reason, [4, 1, 2, 3, 4, 5, 6]]
    assert table.heard() and not table.clone().heard()


def test_whatever_is_not_forbidden_can_be_offered_verb_by_verb() -> None:
    table, offer = Notes(), Offer()

    table.offer_every(QUESTION, 1, offer, YES, 3, 2)
    table.offer_every(QUESTION, 1, offer, YES + 1, 3)

    assert offer.listed() == [packed(YES, 1)]


def test_an_option_is_offered_with_its_arguments_in_their_order() -> None:
    class Free(Notes):
        def forbids(self, frame: int, seat: int, choice: int) -> int:
            return int(NOT_NOW if (first(choice), second(choice)) == (1, 0) else ALLOWED)

    table, offer = Free(), Offer()

    table.offer_every(QUESTION, 1, offer, YES + 1, 2, 3)

    assert offer.listed() == [packed(YES + 1, *pair) for pair in ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2))]


@pytest.mark.parametrize("ask", ["one", "all", "chance"])
def test_what_lies_below_an_answer_runs_at_once(ask: str) -> None:
    table = Notes()
    table.push(NOTE, 5)
    if ask == "chance":
        table.push(ROLL, 0)
        table.let(1)
    elif ask == "one":
        table.ask(QUESTION, 1)
        table.take(1, packed(YES, 1))
    else:
        table.ask_all(QUESTION)
        for seat in range(3):
            table.take(seat, packed(YES, seat))

    assert table.notes[1:] == [5] and table.over()


def test_a_game_with_something_pending_is_not_over() -> None:
    table = Notes()
    before = table.over()

    table.push(NOTE, 5)

    assert before and not table.over()
