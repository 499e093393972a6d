"""Which engine runs here. These tests run in both environments: uncompiled, and with the compiled wheel."""

import pkgutil
import sys
from importlib import import_module
from pathlib import Path

import bocage
import small_games
from bocage.kernel.engine import COMPILED, UNCOMPILED, engine

HOUSE = Path(__file__).parents[2]
ROOMS = ("bocage.kernel.", "bocage.grids.", "bocage.games.", "small_games.")
HERE = COMPILED if Path(sys.prefix).name == ".venv-fast" else UNCOMPILED


def engine_modules() -> list[str]:
    """Every module that is compiled where anything is."""
    packages = [*pkgutil.walk_packages(bocage.__path__, "bocage.")]
    packages += pkgutil.walk_packages(small_games.__path__, "small_games.")
    found = [module.name for module in packages if not module.ispkg]
    return [name for name in found if name.startswith(ROOMS) and ".text." not in name]


def test_the_engine_is_compiled_in_the_fast_environment_and_nowhere_else() -> None:
    assert engine() == HERE


def test_no_module_is_of_another_kind_than_the_engine() -> None:
    sources = [name for name in engine_modules() if str(import_module(name).__file__).endswith(".py")]

    assert sources == (engine_modules() if HERE == UNCOMPILED else [])


def test_uncompiled_the_source_that_is_edited_is_the_one_that_runs_and_compiled_it_is_not() -> None:
    homes = [Path(str(package.__file__)).parents[1] for package in (bocage, small_games)]

    assert [home in (HOUSE / "src", HOUSE / "tests") for home in homes] == [HERE == UNCOMPILED] * 2
