"""Which scenarios there are: ours, and beside them those that somebody has put into a folder of their own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from bocage.games.undaunted.reading import read_scenario
from bocage.games.undaunted.scenario import Scenario
from bocage.kernel.datafile import text_of_file, user_folder
from bocage.kernel.errors import BadScenario

GAME: Final = "undaunted"
OURS: Final = Path(__file__).parent / "data" / "scenarios"
FIRST: Final = "la-raye"


class ScenarioFile:
    """A scenario that can be read. It is called like its file."""

    def __init__(self, path: Path, is_ours: bool) -> None:
        self.name = name_for(path)
        self.path = path
        self.is_ours = is_ours

    def read(self) -> Scenario:
        """Errors call a file of ours by its name, anybody else's by its whole path."""
        source = self.path.name if self.is_ours else str(self.path)
        return read_scenario(text_of_file(self.path, source), source, self.name, self.is_ours)


def scenario_files() -> dict[str, ScenarioFile]:
    """All scenarios by name: ours in their order, then the user's, looked for anew each time."""
    ours = sorted(OURS.glob("*.toml"), key=lambda path: (path.stem != FIRST, path.stem))
    found = {path.stem: ScenarioFile(path, True) for path in ours}
    for path in sorted(user_folder(GAME).glob("*.toml")):
        name = name_for(path)
        if name in found:
            raise BadScenario("scenario-name-taken", file=str(path), name=name, other=str(found[name].path))
        found[name] = ScenarioFile(path, False)
    return found


def name_for(path: Path) -> str:
    """A name without spaces and capitals, whatever the file is called: `My Bridge.toml` is `my-bridge`."""
    return "-".join(re.findall(r"[a-z0-9]+", path.stem.lower())) or "scenario"
