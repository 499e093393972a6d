"""The page on scenario files: its example can be read, its errors come so, its schema knows the same words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bocage.games.undaunted import reading
from bocage.games.undaunted.cards import COPIES
from bocage.games.undaunted.model import CARD, COVERS, SEATS, TILE, UNIT
from bocage.games.undaunted.reading import read_scenario
from pages import HOUSE, blocks, printed

PAGE = HOUSE / "docs" / "scenarios" / "undaunted.md"
EXAMPLE, RADIO = (block.body for block in blocks(PAGE) if block.language == "toml")
SCHEMA: dict[str, Any] = json.loads(PAGE.with_suffix(".schema.json").read_text(encoding="utf-8"))
SIDE = SCHEMA["$defs"]["side"]


def test_the_example_is_read_and_its_slips_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("two-hedges.toml").write_text(EXAMPLE, encoding="utf-8")

    for block, told, said in printed(PAGE):
        assert told == said, f"line {block.line}"


def test_the_example_can_have_a_radio() -> None:
    radio = RADIO.replace('"2A"', '"2B"')

    assert read_scenario(EXAMPLE.replace("[us]", f"{radio}\n[us]"), "two-hedges.toml", strict=True).reachable(0) == 7


def test_the_page_and_the_schema_name_every_key() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    named = {word for row in rows for word in re.findall(r"`([\w-]+)`", row)}

    assert {*reading.MUST, *reading.MAY, *reading.OF_SIDE} <= named
    assert SCHEMA["required"] == reading.MUST and set(SCHEMA["properties"]) == {*reading.MUST, *reading.MAY}
    assert SIDE["required"] == list(SIDE["properties"]) == reading.OF_SIDE
    assert SCHEMA["properties"]["radio"]["required"] == reading.OF_RADIO


def test_the_schema_knows_the_words_of_the_game() -> None:
    cards = SCHEMA["$defs"]["cards"]["properties"]

    assert SCHEMA["$defs"]["tile"]["enum"] == TILE.words
    assert SCHEMA["properties"]["grid"]["items"]["prefixItems"][1]["items"]["enum"] == [".", *TILE.words]
    assert SCHEMA["properties"]["initiative"]["enum"] == SEATS.words
    assert SIDE["properties"]["counters"]["propertyNames"]["enum"] == UNIT.words
    assert "|".join(COVERS.words) in SIDE["properties"]["spawn"]["propertyNames"]["pattern"]
    assert {card: cards[card]["maximum"] for card in CARD.words} == {
        card: COPIES[number] for number, card in enumerate(CARD.words)
    }
