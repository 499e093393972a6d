"""The position that every table is built on: copied, saved, resumed, and driven by the same few calls."""

from __future__ import annotations

import pytest

from bocage.kernel.cells import cells_of
from bocage.kernel.chance import Chance, Odds, Sampler
from bocage.kernel.fields import Reader, Writer
from bocage.kernel.luck import FastLuck, Luck
from bocage.kernel.odds import can_happen, outcomes, share
from bocage.kernel.offer import Offer
from bocage.kernel.packing import first, fourth, kind_of, second, third
from bocage.kernel.playout import playout
from bocage.kernel.position import ASK, CHANCE, DRAWN, RUNNING, Position

GUESS, THROW = ASK, CHANCE
TAKEN = 1


class Race(Position):
    """Who is asked picks 1 to 3 steps, a coin may double them; ten steps end it. `secret` is dealt anew in a world."""

    def __init__(self, source: Race | None = None) -> None:
        super().__init__(2, source)
        self.steps: int = 0 if source is None else source.steps
        self.secret: int = 0 if source is None else source.secret
        self.taken: list[tuple[int, int]] = [] if source is None else list(source.taken)

    def clone(self) -> Race:
        return Race(self)

    def offer(self, frame: int, seat: int, offer: Offer) -> None:
        for steps in range(3):
            offer.add(TAKEN, steps + 1)

    def choose(self, frame: int, seat: int, choice: int) -> None:
        self.taken.append((int(seat), int(first(choice))))
        self.steps += int(first(choice))
        self.ask(GUESS, 1 - seat)
        self.push(THROW, 7)

    def chance(self, frame: int, ask: Chance) -> None:
        ask.pick(THROW, first(frame) - 7, 2)

    def happen(self, frame: int, outcome: int) -> None:
        assert outcome in {0, 1}
        self.steps += int(outcome)
        if self.steps >= 10:
            self.finish(self.steps % 2, 3)

    def redraw(self, seat: int, luck: Luck) -> None:
        self.secret = 100 + int(luck.below(1000))


def race() -> Race:
    table = Race()
    table.ask(GUESS, 1)
    return table


def arguments(frame: int) -> list[int]:
    return [int(part(frame)) for part in (kind_of, first, second, third, fourth)]


def test_a_new_position_waits_for_nothing() -> None:
    table = Position(3)

    assert table.over() and not table.waits_for_chance()
    assert (table.asked(), table.awaited(), list(table.chosen)) == (0, 0, [-1, -1, -1])
    assert (table.round, table.winner, table.ending) == (0, DRAWN, RUNNING)


def test_a_question_keeps_its_arguments_in_their_order() -> None:
    table = Position(3)

    table.ask(GUESS, 2, 3, 4, 5)
    one = arguments(table.top())
    table.ask_all(GUESS + 1, 6, 7, 8)
    everybody = arguments(table.pop())
    table.push(1, 2, 3, 4, 5)

    assert one == [GUESS, 1 << 2, 3, 4, 5]
    assert everybody == [GUESS + 1, 7, 6, 7, 8]
    assert arguments(table.top()) == [1, 2, 3, 4, 5]


def test_others_are_asked_one_after_another_from_the_next_seat_on() -> None:
    table = Position(4)

    table.ask_others(GUESS, 2, 5, 6, 7)

    assert [arguments(table.pop()) for _ in range(3)] == [[GUESS, 1 << seat, 5, 6, 7] for seat in (3, 0, 1)]
    assert table.over()


def test_the_first_kind_of_chance_is_chance_and_asks_nobody() -> None:
    table = Position(2)

    table.push(CHANCE, 3)

    assert table.waits_for_chance() and (table.asked(), table.awaited()) == (0, 0)


def test_the_last_kind_of_question_is_asked_and_is_no_chance() -> None:
    table = Position(2)

    table.ask(CHANCE - 1, 1)

    assert not table.waits_for_chance() and table.asked() == 2


def test_everything_is_saved_in_order_and_resumed() -> None:
    table, other = Race(), Race()
    for note in range(20):
        table.push(note, note + 1)
    table.chosen[1], table.round, table.winner, table.ending = 9, 5, 1, 4

    other.resume(table.numbers())

    assert other.numbers() == table.numbers()
    assert [other.frames[at] for at in range(20)] == [table.frames[at] for at in range(20)]
    assert (other.depth, list(other.chosen), other.round, other.winner, other.ending) == (20, [-1, 9], 5, 1, 4)


def test_what_was_popped_is_not_saved() -> None:
    table, other = race(), race()
    table.push(3, 4)
    table.pop()

    assert table.numbers() == other.numbers()


def test_a_clone_is_the_same_and_goes_its_own_way() -> None:
    table = race()
    table.round, table.winner, table.ending, table.steps = 5, 1, 4, 3
    before = table.numbers()

    other = table.clone()
    same = other.numbers() == before and other.steps == 3
    other.take(1, 0)
    other.chosen[0] = 7

    assert same
    assert table.numbers() == before and (table.seats, other.seats) == (2, 2)


def test_a_world_is_drawn_by_luck_and_not_by_the_truth() -> None:
    table, other = race(), race()
    table.secret, other.secret = 1, 2

    worlds = [one.world(0, FastLuck(5)) for one in (table, other)]

    assert [isinstance(world, Race) and world.secret for world in worlds] == [100 + int(FastLuck(5).below(1000))] * 2
    assert (table.secret, other.secret) == (1, 2)


def test_a_world_forgets_what_others_laid_face_down() -> None:
    table = Race()
    table.ask_all(GUESS)
    table.take(0, 3)

    assert list(table.world(1, FastLuck(1)).chosen) == [-1, -1]
    assert list(table.world(0, FastLuck(1)).chosen) == [3, -1]


def test_a_position_that_ended_offers_nothing() -> None:
    table, offer = race(), Offer()
    table.legal(1, offer)
    asked = offer.listed()

    table.finish(0, 2)
    table.legal(1, offer)

    assert len(asked) == 3 and offer.listed() == []


def test_outcomes_and_shares_are_counted_out() -> None:
    table = race()
    table.take(1, 0)

    odds = outcomes(table)

    assert (odds.purpose, odds.seat, odds.listed()) == (THROW, 0, [(0, 1), (1, 1)])
    assert share(table, lambda outcome: outcome == 1) == [1, 2]


def test_only_what_is_listed_can_happen() -> None:
    table = race()
    table.take(1, 0)

    assert [can_happen(table, outcome) for outcome in (-1, 0, 1, 2)] == [False, True, True, False]


def test_chance_is_asked_of_the_frame_on_top() -> None:
    table, sampler, odds = race(), Sampler(FastLuck(1)), Odds()
    table.take(1, 0)

    table.ask_chance(sampler)
    table.ask_chance(odds)

    assert sampler.outcome in dict(odds.listed()) and (sampler.purpose, sampler.seat) == (THROW, 0)


def test_random_play_takes_decisions_and_chances_until_the_end() -> None:
    table = race()

    played = playout(table, FastLuck(4))

    assert table.over() and table.steps >= 10
    assert (played.decisions, played.chances) == (len(table.taken), len(table.taken))
    assert [seat for seat, _ in table.taken[:4]] == [1, 0, 1, 0]


def test_random_play_takes_every_option_now_and_then() -> None:
    taken = set()
    for seed in range(30):
        table = race()
        playout(table, FastLuck(seed))
        taken |= {steps for _, steps in table.taken}

    assert taken == {1, 2, 3}


def test_random_play_that_does_not_end_is_a_defect() -> None:
    steps = playout(race(), FastLuck(4))
    needed = steps.decisions + steps.chances

    playout(race(), FastLuck(4), needed + 1)
    with pytest.raises(AssertionError, match="does not end"):
        playout(race(), FastLuck(4), needed)


def test_fields_are_written_and_read_in_one_order() -> None:
    writer = Writer()
    given = [int(writer.number(5)), list(writer.row(cells_of([1, 2]))), list(writer.row(cells_of([])))]
    reader = Reader(writer.numbers)

    found = [int(reader.number(0)), list(reader.row(cells_of([9]))), list(reader.row(cells_of([9])))]

    assert given == found == [5, [1, 2], []]
    assert list(writer.numbers) == [5, 2, 1, 2, 0]
    assert reader.finished() and not Reader(writer.numbers).finished()
