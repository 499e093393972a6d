"""A failing random game is made small, and what is saved of it can be read, played and kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bocage import Match
from bocage.match.records import against_present
from every_game.laws import Broken, Law, require
from every_game.shrink import saved, shrunk
from every_game.walk import played, start, walk
from golden.renew import kept

SEED = 3


def told(match: Match) -> list[str]:
    return [event.name for happening in match.fold.happenings for event in happening.told]


def no_card_was_ever_lost(match: Match, rnd: Random) -> None:
    """A law that holds until the first casualty."""
    require("card-lost" not in told(match), "a card was lost")


def nobody_ever_shuffled(match: Match, rnd: Random) -> None:
    """A law that holds until a deck is empty."""
    require("deck-shuffled" not in told(match), "a deck was shuffled")


def a_second_round_never_begins(match: Match, rnd: Random) -> None:
    """A law that ends in a crash instead of a sentence."""
    assert match.position.round < 2


PLANTED: list[Law] = [no_card_was_ever_lost, nobody_ever_shuffled, a_second_round_never_begins]


def lines(path: Path, mark: str) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(mark)]


@pytest.mark.parametrize("law", PLANTED, ids=lambda law: law.__name__)
def test_the_small_game_breaks_the_law_and_no_entry_of_it_can_be_spared(law: Law) -> None:
    whole = played("decks", "skirmish", SEED)

    small = shrunk(whole, law, SEED)

    with pytest.raises(AssertionError):
        law(small, Random(SEED))
    for spared in range(len(small.entries)):
        law(without(small, spared), Random(SEED))


def without(match: Match, spared: int) -> Match:
    """The same game less one entry, and less what is impossible without it."""
    other = start(match.book.name, match.header.scenario, SEED)
    for entry in [*match.entries[:spared], *match.entries[spared + 1 :]]:
        try:
            other.add(entry)
        except Exception:
            continue
    return other


def test_a_first_casualty_takes_two_hands_two_bids_a_shot_and_nothing_else(tmp_path: Path) -> None:
    whole = played("decks", "skirmish", SEED)

    path = saved(whole, no_card_was_ever_lost, SEED, tmp_path)

    assert len(whole.entries) > 100
    assert len(lines(path, ">")) == 3 and len(lines(path, "= hand draw")) == 6 and len(lines(path, "= hand shot")) == 1
    assert "end" not in path.read_text(encoding="utf-8")


def test_what_is_saved_is_a_record_that_still_breaks_the_law(tmp_path: Path) -> None:
    path = saved(played("decks", "duel", SEED), nobody_ever_shuffled, SEED, tmp_path)

    match = Match.from_text(path.read_text(encoding="utf-8"))

    with pytest.raises(Broken, match="a deck was shuffled"):
        nobody_ever_shuffled(match, Random(SEED))


def test_what_is_saved_says_which_law_with_which_seed(tmp_path: Path) -> None:
    path = saved(played("decks", "duel", SEED), nobody_ever_shuffled, SEED, tmp_path)

    assert path.name.startswith("decks-nobody_ever_shuffled-")
    assert lines(path, "#") == [f"# breaks: nobody_ever_shuffled, seed {SEED}"]


def test_the_same_failure_is_saved_once(tmp_path: Path) -> None:
    for _ in range(2):
        saved(played("decks", "duel", SEED), nobody_ever_shuffled, SEED, tmp_path)

    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_that_stopped_half_way_is_made_small_as_well() -> None:
    stops = walk(start("decks", "skirmish", SEED), Random(SEED))
    half = next(match for match in stops if "card-lost" in told(match) and len(match.entries) > 50)

    small = shrunk(half, no_card_was_ever_lost, SEED)

    assert not half.over
    assert told(small).count("card-lost") == 1
    assert len(small.entries) < 15


@pytest.mark.parametrize("law", PLANTED, ids=lambda law: law.__name__)
def test_what_is_saved_can_become_a_golden_record(tmp_path: Path, law: Law) -> None:
    path = saved(played("decks", "duel", SEED), law, SEED, tmp_path)

    golden = kept(path.read_text(encoding="utf-8")).to_golden()

    match, small = Match.from_text(golden), Match.from_text(path.read_text(encoding="utf-8"))
    assert match.over and against_present(golden) is None
    assert [entry.line() for entry in match.entries[: len(small.entries)]] == [one.line() for one in small.entries]
    assert "# breaks" not in golden
