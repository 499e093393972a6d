"""The log: events as a seat may know them, and their reasons."""

from pathlib import Path

from bocage.kernel.events import Told
from bocage.kernel.reasons import Reason, Tally, Term
from text.skirmish import skirmish, speaking

WORDING = """
card-drawn = { $side } draws { $card }.
card-drawn-unseen = { $side } draws a card.
shot-fired = { $side } fires at { $target } and needs { $needed }: { $hit-id ->
    [yes] a hit
   *[no] a miss
}.
term-base = base
term-cover = cover
term-hill = hill
because-nearest = { $card } is nearest.
"""
SHOT = {"side": "us", "target": "R-A", "dice": "3", "needed": "8", "hit": "no"}


def test_an_event_is_told_with_its_reasons(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en=WORDING)
    tally = Tally(Term(4, "base", "SK-1"), Term(3, "cover"))

    line = table.line({"event": "shot-fired", "with": SHOT, "because": [tally.plain()]})

    assert line == ("us fires at R-A and needs 8: a miss.", ("7 = 4 base + 3 cover [SK-1]",))


def test_a_line_of_the_log_is_one_text(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en=WORDING)
    because = [Reason("SK-2", "nearest", card="S-B").plain()]

    line = table.line({"event": "shot-fired", "with": SHOT, "because": because})

    assert str(line) == "us fires at R-A and needs 8: a miss. (S-B is nearest. [SK-2])"


def test_a_seat_that_does_not_see_a_card_reads_the_other_sentence(tmp_path: Path) -> None:
    book = skirmish(tmp_path, en=WORDING)
    told = Told(book.events.declared[0], [0, 1], [])
    table = speaking("en", tmp_path)

    assert [table.event(told.seen(0)), table.event(told.seen(1))] == ["us draws S-B.", "us draws a card."]


def test_a_sum_can_begin_below_nothing_and_lose_terms(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en=WORDING)
    tally = Tally(Term(-1, "hill"), Term(4, "base"), Term(-2, "cover"))

    assert table.reason(tally.plain()) == "1 = −1 hill + 4 base − 2 cover"  # noqa: RUF001 (the sign, not the hyphen)


def test_a_sum_names_every_rule_once(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en=WORDING)
    tally = Tally(Term(4, "base", "SK-1"), Term(3, "cover", "SK-2"), Term(1, "hill", "SK-1"))

    assert table.reason(tally.plain()) == "8 = 4 base + 3 cover + 1 hill [SK-1, SK-2]"


def test_a_line_is_made_once(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en=WORDING)
    plain = {"event": "shot-fired", "with": SHOT, "because": []}

    first, again = table.line({"n": 1, **plain}), table.line({"n": 2, **dict(reversed(plain.items()))})

    assert first is again


def test_no_more_lines_are_kept_than_there_is_room_for(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en=WORDING)

    for count in range(5000):
        table.event({"event": "cards-thrown-in", "with": {"side": "us", "count": str(count)}})

    assert table.kept_line.cache_info().currsize == 4096
