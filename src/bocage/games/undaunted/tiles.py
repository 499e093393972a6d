"""What the tiles print: the cover of each face, and which are hills."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bocage.games.undaunted.model import TILE, TILES
from bocage.kernel.cells import Cells, cells, cells_of
from bocage.kernel.datafile import Entry, read_toml, text_of_file

NAME: Final = "tiles.toml"
MOST_COVER: Final = 9


class Tiles:
    """The numbers of a file of tiles, as rows."""

    def __init__(self, whole: Entry) -> None:
        whole.keys(["hills", "cover"], [])
        cover, hills = whole.at("cover"), whole.at("hills")
        cover.keys(TILE.words, [])
        hills.keys(["tiles", "from_hill"], [])
        self.plain = whole.table()
        self.cover: Cells = cells_of([cover.at(word).whole(0, MOST_COVER) for word in TILE.words])
        self.hill: Cells = cells(TILES)
        for entry in hills.at("tiles").items():
            self.hill[entry.word(TILE.words)] = 1
        self.from_hill = hills.at("from_hill").whole(0, MOST_COVER)


def read_tiles(text: str, file: str) -> Tiles:
    return Tiles(read_toml(text, file))


PRINTED: Final = read_tiles(text_of_file(Path(__file__).parent / "data" / NAME, NAME), NAME)
COVER: Final[Cells] = PRINTED.cover
HILL: Final[Cells] = PRINTED.hill
HILL_FROM_HILL: Final[i64] = PRINTED.from_hill


def is_hill(tile: i64) -> bool:
    return HILL[tile] == 1
