"""A game at the terminal: what is shown, what may be typed, and that a whole game can be played that way."""

from __future__ import annotations

from pathlib import Path

import bocage
from bocage.terminal.opening import Wishes
from terminal.typed import Terminal

HOT_SEAT = Wishes(players={"us": "me", "de": "me"}, seed=3)
TOGETHER = Wishes(seed=3, together=True)


def test_a_whole_game_is_played_by_typing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.think = lambda prompt: "1"

    session = terminal.begin("skirmish")

    assert session.match.over
    assert "The game is over." in terminal.shown
    assert terminal.shown.count("Round 1 ") >= 2
    again = bocage.Match.from_text(session.keeper.path.read_text(encoding="utf-8"))
    assert again.to_text() == session.match.to_text()
    assert again.digest() == session.match.digest()


def test_who_names_nobody_plays_the_first_seat_and_is_told_so(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)

    session = terminal.begin()

    assert session.seating.players == {"us": "me", "de": "random"}
    assert terminal.lines_with("The Americans: you · The Germans: any choice that is possible (random)")


def test_who_names_a_bot_plays_the_other_seat(tmp_path: Path) -> None:
    session = Terminal(tmp_path).begin(wishes=Wishes(players={"us": "random"}, seed=3))

    assert session.seating.players == {"us": "random", "de": "me"}


def test_bots_alone_play_to_the_end_and_the_story_is_told(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)

    session = terminal.begin(wishes=Wishes(players={"us": "random", "de": "random"}, seed=3))

    assert session.match.over
    assert terminal.asked == []
    assert terminal.lines_with("• The Germans draw")


def test_table_story_prompt_and_options_are_shown(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)

    terminal.begin("skirmish")

    assert terminal.lines_with("• The Germans draw a card. (×3)")  # noqa: RUF001
    assert terminal.lines_with("Decks · Skirmish · Round 1 ─")
    assert [line.split() for line in terminal.lines_with("Deck  ")] == [["Deck", "4", "4"]]
    assert terminal.lines_with("In your hand") == ["In your hand          1 Able · 2 Baker  –"]  # noqa: RUF001
    assert terminal.lines_with("The Americans: Bid a card for the lead.")
    assert terminal.lines_with("bid able") == ["1  Bid Able   bid able"]


def test_odds_stand_beside_the_options_that_roll(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "1")

    terminal.begin("skirmish")

    assert terminal.lines_with("attack baker able") == ["1  Attack Able with Baker   hit 75%  attack baker able"]
    assert terminal.lines_with("End the turn") == ["3  End the turn                      end"]


def test_a_choice_is_known_by_number_id_label_and_beginning(tmp_path: Path) -> None:
    for text in ("2", "bid baker", "BID  baker", "Bid Baker", "b b"):
        session = Terminal(tmp_path, text).begin("skirmish")
        assert [entry.text for entry in session.match.entries if entry.who == ["us"]] == ["bid baker"], text


def test_what_fits_several_is_listed_and_asked_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "1", "attack b")

    session = terminal.begin("skirmish")

    assert terminal.lines_with("“attack b” fits 2 choices:")
    assert len([entry for entry in session.match.entries if entry.who == ["us"]]) == 1


def test_what_fits_nothing_is_answered_by_kind(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "1", "charge", "9", "attack able able", "attack charlie able")

    terminal.begin("skirmish")

    assert terminal.lines_with("No choice begins with “charge”. Type ? for help.")
    assert terminal.lines_with("There is no choice 9; the last one is 3.")
    assert terminal.lines_with("“Attack Able with Able” is not possible. Able is not in your hand. [DK-3]")
    assert terminal.lines_with("There is no card “charlie” here. Possible: able")


def test_enter_alone_shows_the_table_once_more(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "", "")

    terminal.begin("skirmish")

    assert len(terminal.lines_with("The Americans: Bid a card for the lead.")) == 3
    assert len(terminal.lines_with("The Germans draw a card.")) == 1


def test_a_bot_answers_by_itself_and_the_story_tells_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "1", "end")

    terminal.begin("skirmish")

    assert terminal.lines_with("• The Germans bid")


# Several people.


def test_between_two_people_a_curtain_falls(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "", "1", "", "1", colour=True)

    terminal.begin("skirmish", HOT_SEAT)

    assert terminal.asked[0].startswith("Pass it on. To choose now: the Americans.")
    assert terminal.asked[2].startswith("Pass it on. To choose now: the Germans.")
    screens = terminal.shown.split("\x1b[2J")
    german = next(screen for screen in screens if "The Germans draw Baker" in screen)
    assert "The Americans draw a card." in german
    assert "draw Able" not in german
    assert "\x1b[3J" in german


def test_whoever_leaves_the_screen_reads_what_came_of_the_choice(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "", "1", "", "1", "")

    terminal.begin("skirmish", HOT_SEAT)

    assert terminal.asked[4] == "Press Enter to clear the screen. "
    assert "The Americans bid Able." in terminal.shown.split(terminal.asked[4])[0]


def test_one_person_on_all_seats_needs_no_curtain_and_knows_everything(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "1", "1")

    session = terminal.begin("skirmish", TOGETHER)

    assert session.seating.players == {"us": "me", "de": "me"}
    assert not [prompt for prompt in terminal.asked if prompt.startswith("Pass it on")]
    assert terminal.lines_with("• The Germans draw Baker")
    assert terminal.shown.rstrip().endswith("--together")
