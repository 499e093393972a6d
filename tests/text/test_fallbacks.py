"""What is not worded is said in English, else spelt out; nothing is ever refused."""

from pathlib import Path

from text.skirmish import speaking


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    table = speaking("es", tmp_path, en="moved = { $card } moves.\ncard-r-a = Rifleman A", es="")

    assert table.say("moved", {"card": "R-A"}) == "Rifleman A moves."


def test_a_name_that_a_language_lacks_is_the_english_one(tmp_path: Path) -> None:
    table = speaking("es", tmp_path, en="card-r-a = Rifleman A", es="moved = { $card } se mueve.")

    assert table.say("moved", {"card": "R-A"}) == "Rifleman A se mueve."


def test_what_english_lacks_too_is_spelt_out(tmp_path: Path) -> None:
    assert speaking("es", tmp_path).say("moved", {"card": "R-A", "steps": 2}) == "moved (card=R-A, steps=2)"


def test_a_sentence_that_cannot_be_completed_is_spelt_out(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="moved = { $card } moves to { $tile }.")

    assert table.say("moved", {"card": "R-A"}) == "moved (card=R-A)"


def test_a_translation_that_asks_for_what_is_not_there_gives_way_to_english(tmp_path: Path) -> None:
    table = speaking("de", tmp_path, en="moved = { $card } moves.", de="moved = { $card } zieht nach { $tile }.")

    assert table.say("moved", {"card": "R-A"}) == "R-A moves."


def test_sentences_that_name_one_another_in_a_circle_are_spelt_out(tmp_path: Path) -> None:
    assert speaking("en", tmp_path, en="one = { two }\ntwo = { one }").say("one") == "one"


def test_a_text_of_any_length_can_stand_in_a_sentence(tmp_path: Path) -> None:
    told = speaking("en", tmp_path, en="heard = “{ $text }”").say("heard", {"text": "x" * 9999})

    assert told == "“" + "x" * 1000 + "…”"


def test_values_of_any_kind_can_stand_in_a_sentence(tmp_path: Path) -> None:
    table = speaking("en", tmp_path, en="heard = { $a }/{ $b }/{ $c }/{ $d }.")

    assert table.say("heard", {"a": None, "b": True, "c": Path("x"), "d": []}) == "/yes/x/."


def test_a_game_may_say_what_the_house_says_in_its_own_words(tmp_path: Path) -> None:
    assert (
        speaking("en", tmp_path, en="no-game-is-over = The war is over.").refusal({"name": "game-is-over"})
        == "The war is over."
    )


def test_the_wording_of_a_game_may_lie_in_several_files_a_language(tmp_path: Path) -> None:
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "rules.ftl").write_text("rule-sk-1 = A rule.\n", encoding="utf-8")
    (tmp_path / "text" / "en" / "cards.ftl").write_text("card-r-a = Rifleman A\n", encoding="utf-8")

    table = speaking("en", tmp_path)

    assert [table.rule("SK-1"), table.word("card", "R-A")] == ["A rule.", "Rifleman A"]
