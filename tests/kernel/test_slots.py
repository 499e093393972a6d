"""Slots: what is proved of hidden cards, one by one."""

from __future__ import annotations

from bocage.kernel.fields import Reader, Writer
from bocage.kernel.slots import BURIED, IN_HAND, THROWN, Slots

SIDE, OTHER = 1, 0


def slots(*told: tuple[int, int, int, int]) -> Slots:
    """Slots with side, place, bans and age."""
    found = Slots(2, 4)
    for side, place, bans, aged in told:
        found.bind_free(side, place, found.bound(side, place) + 1)
        found.bans[len(found.place) - 1] = bans
        found.aged[len(found.place) - 1] = aged
    return found


def listed(found: Slots) -> list[tuple[int, int, int, int]]:
    places = [divmod(int(place), 3) for place in found.place]
    return [(*place, int(bans), int(aged)) for place, bans, aged in zip(places, found.bans, found.aged, strict=True)]


def test_every_hidden_card_of_a_place_gets_a_slot_once() -> None:
    found = slots((SIDE, IN_HAND, 0b10, 1), (OTHER, IN_HAND, 0, 0), (SIDE, THROWN, 0, 0))

    found.bind_free(SIDE, IN_HAND, 3)
    found.bind_free(SIDE, THROWN, 1)

    assert listed(found) == [
        (SIDE, IN_HAND, 0b10, 1),
        (OTHER, IN_HAND, 0, 0),
        (SIDE, THROWN, 0, 0),
        (SIDE, IN_HAND, 0, 0),
        (SIDE, IN_HAND, 0, 0),
    ]


def test_a_ban_holds_for_one_place_of_one_side() -> None:
    found = slots((SIDE, IN_HAND, 0b1, 0), (SIDE, THROWN, 0, 0), (OTHER, IN_HAND, 0, 0))

    found.ban(SIDE, IN_HAND, 2, 2)

    assert listed(found) == [
        (SIDE, IN_HAND, 0b101, 0),
        (SIDE, THROWN, 0, 0),
        (OTHER, IN_HAND, 0, 0),
        (SIDE, IN_HAND, 0b100, 0),
    ]


def test_a_hand_thrown_in_takes_its_slots_along() -> None:
    found = slots((SIDE, IN_HAND, 1, 0), (OTHER, IN_HAND, 2, 0), (SIDE, BURIED, 4, 1))

    found.move_slots(SIDE, IN_HAND, THROWN)

    assert listed(found) == [(SIDE, THROWN, 1, 0), (OTHER, IN_HAND, 2, 0), (SIDE, BURIED, 4, 1)]


def test_a_shuffle_buries_what_was_thrown_and_ends_older_tales() -> None:
    found = slots(
        (SIDE, BURIED, 1, 1), (OTHER, THROWN, 2, 0), (SIDE, THROWN, 3, 0), (SIDE, IN_HAND, 4, 0), (OTHER, BURIED, 5, 1)
    )

    found.bury(SIDE)

    assert sorted(listed(found)) == [
        (OTHER, THROWN, 2, 0),
        (OTHER, BURIED, 5, 1),
        (SIDE, IN_HAND, 4, 1),
        (SIDE, BURIED, 3, 1),
    ]


def test_what_is_buried_lies_nowhere_now() -> None:
    found = slots((SIDE, IN_HAND, 0, 0), (SIDE, THROWN, 0, 0), (SIDE, BURIED, 0, 1), (OTHER, IN_HAND, 0, 0))

    assert [found.lies_now(slot, SIDE) for slot in range(4)] == [True, True, False, False]
    assert [found.belongs(slot, SIDE) for slot in range(4)] == [True, True, True, False]


def test_a_slot_could_hold_what_is_not_banned_and_if_aged_what_is_old() -> None:
    found = slots((SIDE, IN_HAND, 0b01, 0), (SIDE, IN_HAND, 0b01, 1))
    found.old[SIDE * 4 + 2] = 1

    assert [found.could_hold(0, SIDE, card) for card in range(4)] == [False, True, True, True]
    assert [found.could_hold(1, SIDE, card) for card in range(4)] == [False, False, True, False]


def test_age_tells_more_than_any_ban_and_a_ban_more_than_none() -> None:
    found = slots((SIDE, IN_HAND, 0, 0), (SIDE, IN_HAND, 0b1, 0), (SIDE, IN_HAND, 0b111, 0), (SIDE, IN_HAND, 0, 1))

    told = [int(found.telling(slot)) for slot in range(4)]

    assert told == sorted(told) and len(set(told)) == 4


def test_a_card_that_leaves_takes_the_most_telling_slot_that_could_hold_it() -> None:
    found = slots((SIDE, THROWN, 0b0010, 0), (SIDE, THROWN, 0b0110, 0), (SIDE, THROWN, 0b1001, 0))

    found.leave(SIDE, THROWN, 0, 9)

    assert sorted(listed(found)) == [(SIDE, THROWN, 0b0010, 0), (SIDE, THROWN, 0b1001, 0)]


def test_what_no_longer_holds_for_sure_is_forgotten_of_the_others() -> None:
    found = slots((SIDE, THROWN, 0b0011, 0), (SIDE, THROWN, 0b0100, 0), (SIDE, IN_HAND, 0b0100, 0))

    found.leave(SIDE, THROWN, 3, 9)

    assert sorted(listed(found)) == [(SIDE, IN_HAND, 0b0100, 0), (SIDE, THROWN, 0, 0)]


def test_age_is_forgotten_where_the_card_may_have_been_a_young_one() -> None:
    found = slots((SIDE, IN_HAND, 0, 1), (SIDE, IN_HAND, 0, 0))
    found.old[SIDE * 4] = 1

    found.leave(SIDE, IN_HAND, 0, 2)

    assert listed(found) == [(SIDE, IN_HAND, 0, 0)]
    assert found.old[SIDE * 4] == 1


def test_of_two_aged_slots_one_stays_aged() -> None:
    found = slots((SIDE, IN_HAND, 0b01, 1), (SIDE, IN_HAND, 0b10, 1))
    found.old[SIDE * 4 + 2] = 2

    found.leave(SIDE, IN_HAND, 2, 2)

    assert listed(found) == [(SIDE, IN_HAND, 0, 1)]


def test_the_most_telling_slot_goes_wherever_it_stands() -> None:
    few, many, most = (SIDE, THROWN, 0b0010, 0), (SIDE, THROWN, 0b0110, 0), (SIDE, THROWN, 0b1110, 0)
    for order in ([few, many, most], [most, many, few], [many, most, few]):
        found = slots(*order)

        found.leave(SIDE, THROWN, 0, 9)

        assert sorted(listed(found)) == [few, many]


def test_the_one_old_card_of_a_place_leaves_for_sure() -> None:
    found = slots((SIDE, IN_HAND, 0, 1))
    found.old[SIDE * 4] = 2

    found.leave(SIDE, IN_HAND, 0, 1)

    assert (found.old[SIDE * 4], listed(found)) == (1, [])


def test_every_buried_slot_is_forgotten_at_the_next_shuffle() -> None:
    found = slots((SIDE, THROWN, 1, 0), (SIDE, BURIED, 2, 1), (SIDE, BURIED, 3, 1), (SIDE, BURIED, 4, 1))

    found.bury(SIDE)

    assert listed(found) == [(SIDE, BURIED, 1, 1)]


def test_an_old_card_that_leaves_for_sure_is_old_no_more() -> None:
    found = slots((SIDE, IN_HAND, 0, 1), (SIDE, IN_HAND, 0, 1), (SIDE, BURIED, 0, 1))
    found.old[SIDE * 4] = 2

    found.leave(SIDE, IN_HAND, 0, 2)

    assert found.old[SIDE * 4] == 1
    assert listed(found) == [(SIDE, BURIED, 0, 1), (SIDE, IN_HAND, 0, 1)]


def test_a_hand_with_a_free_card_tells_nothing_of_age() -> None:
    found = slots((SIDE, IN_HAND, 0, 1))
    found.old[SIDE * 4] = 2

    found.leave(SIDE, IN_HAND, 0, 2)

    assert (found.old[SIDE * 4], listed(found)) == (2, [])


def test_a_card_that_may_be_a_buried_one_ends_what_was_told_of_it() -> None:
    found = slots((SIDE, BURIED, 0b1, 1), (SIDE, BURIED, 0b10, 1), (OTHER, BURIED, 0, 1), (SIDE, THROWN, 0, 0))

    found.unearth(SIDE, 0)

    assert sorted(listed(found)) == [(OTHER, BURIED, 0, 1), (SIDE, THROWN, 0, 0), (SIDE, BURIED, 0b1, 1)]


def test_slots_are_copied_and_saved_whole() -> None:
    found = slots((SIDE, IN_HAND, 3, 1), (OTHER, THROWN, 5, 0))
    found.old[6] = 4
    copied, resumed, writer = Slots(2, 4, found), Slots(2, 4), Writer()

    found.fields(writer)
    resumed.fields(Reader(writer.numbers))
    before = listed(found)
    found.drop(0)

    assert listed(copied) == listed(resumed) == before
    assert copied.old[6] == resumed.old[6] == 4
    assert listed(found) == [(OTHER, THROWN, 5, 0)]
