"""The same table in German and Spanish."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.terminal.opening import Wishes
from bocage.text.gaps import gaps
from terminal.typed import Terminal

SAID = {
    "de": [
        "bocage, ein inoffizieller Tisch für Spiele, die du besitzt. Hilfe mit ?",
        "Die Amerikaner: du · Die Deutschen: irgendeine mögliche Wahl (random)",
        "• Die Deutschen ziehen eine Karte. (×3)",  # noqa: RUF001
        "Decks · Geplänkel · Runde 1",
        "Die Amerikaner: Biete eine Karte für die Vorhand.",
        "1 Able bieten bid able",
        "„Baker mit Able angreifen“ ist nicht möglich. Able ist nicht in deiner Hand. [DK-3]",
        "1 Able mit Baker angreifen Treffer 75 % attack baker able",
        "Bis zum nächsten Mal. Weiter geht die Partie mit: bocage play",
    ],
    "es": [
        "bocage, una mesa no oficial para juegos que ya tienes. Escribe ? para ver la ayuda.",
        "Los estadounidenses: tú · Los alemanes: cualquier jugada posible (random)",
        "• Una carta robada por los alemanes. (×3)",  # noqa: RUF001
        "Decks · Escaramuza · Ronda 1",
        "Los estadounidenses: Apuesta una carta por la iniciativa.",
        "1 Apostar Able bid able",
        "«Atacar a Baker con Able» no es posible. Able no está en tu mano. [DK-3]",
        "1 Atacar a Able con Baker impacto 75 % attack baker able",
        "Hasta la próxima. La partida continúa con: bocage play",
    ],
}


@pytest.mark.parametrize("lang", SAID)
def test_a_session_speaks_the_readers_language(tmp_path: Path, lang: str) -> None:
    terminal = Terminal(tmp_path, "1", "why attack able baker")

    terminal.begin("skirmish", Wishes(seed=3, lang=lang))

    assert [line for line in SAID[lang] if line not in terminal.flat] == []


@pytest.mark.parametrize("lang", SAID)
def test_a_record_that_is_cut_off_is_offered_in_the_readers_language(tmp_path: Path, lang: str) -> None:
    path = Terminal(tmp_path, "1").begin("skirmish").keeper.path
    path.write_text(path.read_text(encoding="utf-8")[:-2], encoding="utf-8")
    terminal = Terminal(tmp_path, {"de": "ja", "es": "sí"}[lang])

    assert terminal.go_on(path, Wishes(lang=lang)) is not None
    assert {"de": "Das Protokoll bricht mitten in Zeile", "es": "El acta se corta"}[lang] in terminal.flat


def test_decks_is_worded_in_all_languages() -> None:
    assert gaps(bocage.game("decks").book).lines() == []
