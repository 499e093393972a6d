"""Events: declared once, told by number, seen by each seat as it may."""

from __future__ import annotations

import pytest

from bocage.kernel.events import Events, Story, Told
from bocage.kernel.reasons import Reason, Tally, Term
from bocage.kernel.words import NUMBER, TALLY, SeatSet, Words

SEATS = Words("seat", ["us", "de", "fr"])
CARD = Words("card", ["rifle", "scout"])

EVENTS = Events()
MOVED = EVENTS.event("moved", side=SEATS, card=CARD)
DRAWN = EVENTS.event("drawn", hides="card", owner="side", side=SEATS, card=CARD)
SHOWN = EVENTS.event("shown", hides="card", owner="side", shown="to", side=SEATS, to=SeatSet(SEATS), card=CARD)
LOOKED = EVENTS.event("looked", secret=True, owner="side", side=SEATS, card=CARD)
FIRED = EVENTS.event("fired", needed=TALLY, range=NUMBER)


def heard(event: int, *numbers: int) -> Told:
    story = Story(EVENTS)
    story.hear(event, *[*numbers, 0, 0, 0, 0, 0, 0][:6])
    return story.told[0]


def test_an_open_event_is_the_same_for_all() -> None:
    told = heard(MOVED, 1, 0)

    assert [told.seen(seat) for seat in (0, 1, -1)] == [
        {"event": "moved", "with": {"side": "de", "card": "rifle"}, "because": []}
    ] * 3


def test_a_hidden_field_is_read_by_its_owner_alone() -> None:
    told = heard(DRAWN, 1, 0)

    assert told.seen(1) == {"event": "drawn", "with": {"side": "de", "card": "rifle"}, "because": []}
    assert told.seen(0) == told.seen(-1) == {"event": "drawn-unseen", "with": {"side": "de"}, "because": []}
    assert [told.noticed(seat) for seat in (0, 1, -1)] == [True, True, True]


def test_a_hidden_field_may_be_shown_to_some() -> None:
    told = heard(SHOWN, 0, 0b100, 1)

    assert [told.open_to(seat) for seat in (0, 1, 2, -1)] == [True, False, True, False]


def test_of_a_secret_event_nobody_else_learns_anything() -> None:
    told = heard(LOOKED, 0, 1)

    assert [told.noticed(seat) for seat in (0, 1, 2, -1)] == [True, False, False, False]


def test_reasons_of_a_hidden_event_are_its_owners() -> None:
    story = Story(EVENTS)
    story.because(Reason("UN-12", "weakest", card="rifle"))
    story.hear(DRAWN, 0, 0, 0, 0, 0, 0)
    told = story.told[0]

    assert told.seen(0)["because"] == [{"rule": "UN-12", "name": "weakest", "card": "rifle"}]
    assert told.seen(1)["because"] == []


def test_reasons_belong_to_the_next_event_only() -> None:
    story = Story(EVENTS)
    story.because(Tally(Term(4, "base"), Term(1, "range")))
    story.hear(FIRED, 5, 3, 0, 0, 0, 0)
    story.hear(FIRED, 6, 4, 0, 0, 0, 0)

    assert story.told[0].line() == "fired  needed 5 (base 4, range 1) · range 3"
    assert story.told[1].line() == "fired  needed 6 · range 4"


def test_a_reason_beside_the_sum_stands_in_the_record_too() -> None:
    story = Story(EVENTS)
    story.because(Tally(Term(5, "base")))
    story.because(Reason("AI-14", "nearest", target="R-A"))
    story.hear(FIRED, 5, 3, 0, 0, 0, 0)

    assert story.told[0].line() == "fired  needed 5 (base 5) · range 3 · because AI-14 nearest (target R-A)"


def test_the_log_a_seat_takes_home_hides_what_it_may_not_read() -> None:
    told = heard(DRAWN, 1, 0)

    assert told.seen_line(1) == "drawn  side de · card rifle"
    assert told.seen_line(0) == "drawn-unseen  side de"


def test_an_event_that_hides_something_names_who_may_read_it() -> None:
    with pytest.raises(AssertionError, match="names nobody"):
        Events().event("drawn", hides="card", card=CARD)


def test_an_event_carries_six_fields_at_most() -> None:
    with pytest.raises(AssertionError, match="more than 6"):
        Events().event("much", a=CARD, b=CARD, c=CARD, d=CARD, e=CARD, f=CARD, g=CARD)


def test_an_event_is_what_was_declared() -> None:
    events = Events()
    numbers = [events.event("a"), events.event("b", reveals=True, shown="to", hides="x y", x=CARD, y=CARD, to=CARD)]

    assert numbers == [event.number for event in events.declared] == [0, 1]
    assert [(event.name, event.reveals, event.secret) for event in events.declared] == [
        ("a", False, False),
        ("b", True, False),
    ]
    assert events.declared[1].hides == ["x", "y"]


def test_an_event_may_carry_six_fields() -> None:
    assert Events().event("much", a=CARD, b=CARD, c=CARD, d=CARD, e=CARD, f=CARD) == 0


def test_what_is_shown_to_some_has_no_owner() -> None:
    events = Events()
    shown = events.event("shown", hides="card", shown="to", to=SeatSet(SEATS), card=CARD)
    story = Story(events)

    story.hear(shown, 0b101, 1, 0, 0, 0, 0)

    assert [story.told[0].open_to(seat) for seat in (0, 1, 2)] == [True, False, True]
    assert story.told[0].readers() == 0b101


def test_an_event_knows_its_name_its_numbers_and_its_sum() -> None:
    story = Story(EVENTS)
    story.because(Reason("UN-12", "weakest"))
    story.because(Tally(Term(5, "base")))
    story.hear(FIRED, 5, 3, 0, 0, 0, 0)
    story.because(Reason("UN-12", "weakest"))
    story.hear(FIRED, 5, 3, 0, 0, 0, 0)
    one, other = story.told

    assert (one.name, one.number("needed"), one.number("range")) == ("fired", 5, 3)
    assert (one.tally(), other.tally()) == (Tally(Term(5, "base")), None)


@pytest.mark.parametrize("fields", [{"hides": "cards"}, {"owner": "seat"}, {"shown": "readers"}])
def test_who_may_read_what_is_said_of_fields_that_are_there(fields: dict[str, str]) -> None:
    told = {"hides": "card", "owner": "side", **fields}

    with pytest.raises(AssertionError, match="has no field"):
        Events().event("drawn", told["hides"], told["owner"], told.get("shown", ""), side=SEATS, card=CARD)


def test_an_event_of_nobodys_is_read_by_nobody() -> None:
    told = heard(DRAWN, -1, 0)

    assert told.readers() == 0
    assert [told.open_to(seat) for seat in (0, 1, 2, -1)] == [False] * 4
