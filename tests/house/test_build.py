"""What is built: with a compiler, without one, with one that gives up half way, and for the tests.

A house of three modules stands for ours, so that a build takes seconds; setup.py and pyproject.toml are the real ones.
"""

import os
import shutil
import stat
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
GAME = "from bocage.kernel.dice import Die\n\n\nclass Loaded(Die):\n    def roll(self) -> int:\n        return 6\n"
MODULES = {
    "src/bocage/__init__.py": "def serve():\n    import no_such_package\n",
    "src/bocage/kernel/__init__.py": "",
    "src/bocage/kernel/dice.py": "class Die:\n    def roll(self) -> int:\n        return 1\n",
    "src/bocage/games/__init__.py": "",
    "src/bocage/games/omaha/__init__.py": "",
    "src/bocage/games/omaha/beach.py": GAME,
    "src/bocage/games/omaha/data/map.toml": "",
    "src/bocage/games/omaha/text/__init__.py": "",
    "src/bocage/games/omaha/text/say.py": "import no_such_package",
    "tests/small_games/__init__.py": "",
    "tests/small_games/decks.py": GAME,
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(HOUSE / name, tmp_path)
    (tmp_path / "README.md").touch()
    for name, source in MODULES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return tmp_path


def build(house: Path, hook: str = "wheel", refuses: str = "-", **variables: str) -> subprocess.CompletedProcess[str]:
    """Ask setuptools for a wheel, as pip does; it comes to lie in `dist`. The compiler refuses sources of one name."""
    (house / "dist").mkdir(exist_ok=True)
    ask = f"from setuptools import build_meta; build_meta.build_{hook}('dist')"
    command = [sys.executable, "-W", "ignore", "-c", ask]
    environment = {**os.environ, "CC": compiler(house, refuses), **variables}
    return subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=False)


def compiler(house: Path, refuses: str) -> str:
    """A hasty compiler that keeps a list of what it was asked for."""
    script = house / "cc.sh"
    refuse = f'case "$*" in */{refuses}*) exit 1;; esac'
    script.write_text(f'#!/bin/sh\necho "$*" >> {house}/compiled\n{refuse}\nexec cc "$@" -O0\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return str(script)


def age(folder: Path) -> None:
    """mypyc dates its C a second ahead, which in a build as quick as this one is later than what was made of it."""
    for path in folder.rglob("*.[ch]"):
        os.utime(path, (0, 0))


def wheel(house: Path) -> Path:
    (found,) = (house / "dist").glob("*.whl")
    return found


def content(house: Path) -> set[str]:
    """What is in the wheel: binaries without the name of the platform, metadata left out."""
    with zipfile.ZipFile(wheel(house)) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
    return {f"{name.split('.')[0]}.so" if name.endswith((".so", ".pyd")) else name for name in names}


def binaries(house: Path) -> set[str]:
    return {name for name in content(house) if name.endswith(".so")}


def ask_installed(house: Path, question: str) -> str:
    """What Python answers where the wheel is installed."""
    with zipfile.ZipFile(wheel(house)) as archive:
        archive.extractall(house / "installed")
    return subprocess.check_output(
        [sys.executable, "-c", question], cwd=house, env={"PYTHONPATH": str(house / "installed")}, text=True
    )


SOURCES = {name.removeprefix("src/") for name in MODULES if name.startswith("src/")}
ENGINE = {
    "bocage_kernel__mypyc.so",
    "bocage_omaha__mypyc.so",
    "bocage/kernel/dice.so",
    "bocage/games/omaha/beach.so",
}
SMALL_GAMES = {"small_games__mypyc.so", "small_games/__init__.py", "small_games/decks.py", "small_games/decks.so"}


def test_a_wheel_holds_the_engine_compiled_beside_its_source_and_no_small_games(house: Path) -> None:
    run = build(house, BOCAGE_COMPILE="must")

    assert run.returncode == 0, run.stdout + run.stderr
    assert content(house) == SOURCES | ENGINE
    assert "none-any" not in wheel(house).name


def test_the_wheel_for_tests_has_the_small_games_compiled_and_they_inherit_from_the_engine(house: Path) -> None:
    build(house, BOCAGE_SMALL_GAMES="1", BOCAGE_COMPILE="must")

    assert content(house) == SOURCES | ENGINE | SMALL_GAMES
    answer = ask_installed(house, "import small_games.decks as d; print(d.Loaded().roll(), d.__file__)")
    assert answer.startswith("6 ")
    assert not answer.endswith(".py\n")


@pytest.mark.parametrize("variables", [{}, {"BOCAGE_SMALL_GAMES": "1"}])
def test_without_a_compiler_the_wheel_is_plain_python_for_every_machine(house: Path, variables: dict[str, str]) -> None:
    run = build(house, CC="/bin/false", **variables)

    assert content(house) == SOURCES | {name for name in SMALL_GAMES if variables and name.endswith(".py")}
    assert wheel(house).name.endswith("-py3-none-any.whl")
    assert run.stdout.count("no working C compiler") == 1


def test_a_compiler_that_gives_up_half_way_leaves_no_half_engine(house: Path) -> None:
    run = build(house, refuses="__native_bocage_omaha.c")

    assert content(house) == SOURCES, run.stdout
    assert (house / "compiled").read_text().count("__native_bocage_kernel.c") == 1


def test_where_the_engine_must_be_compiled_a_failing_compiler_is_an_error(house: Path) -> None:
    run = build(house, CC="/bin/false", BOCAGE_COMPILE="must")

    assert run.returncode != 0
    assert not list((house / "dist").glob("*.whl"))


def test_a_change_in_a_game_compiles_that_game_alone(house: Path) -> None:
    build(house, BOCAGE_COMPILE="must")
    (house / "compiled").unlink()
    age(house / "build")
    beach = house / "src/bocage/games/omaha/beach.py"
    beach.write_text(beach.read_text().replace("6", "5"))

    build(house, BOCAGE_COMPILE="must")

    compiled = (house / "compiled").read_text()
    assert "__native_bocage_omaha.c" in compiled
    assert "__native_bocage_kernel.c" not in compiled


def test_a_module_that_was_deleted_is_not_in_the_next_wheel(house: Path) -> None:
    build(house, BOCAGE_COMPILE="must")
    (house / "src/bocage/games/omaha/beach.py").unlink()

    build(house, BOCAGE_COMPILE="must")

    assert content(house) == {name for name in SOURCES | ENGINE if "beach" not in name and "omaha__" not in name}


def test_an_editable_install_compiles_nothing(house: Path) -> None:
    run = build(house, "editable")

    assert run.returncode == 0, run.stdout + run.stderr
    assert binaries(house) == set()
    assert not (house / "compiled").exists()
    assert not list(house.rglob("*.so"))


def test_what_builds_the_fast_wheel_is_what_builds_the_released_one() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())

    assert set(project["build-system"]["requires"]) <= set(project["project"]["optional-dependencies"]["dev"])


@pytest.mark.soak
def test_the_released_wheel_holds_every_module_of_the_engine_compiled(house: Path) -> None:
    shutil.rmtree(house / "src")
    shutil.copytree(HOUSE / "src", house / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    package = house / "src" / "bocage"
    engine = [path for room in ("kernel", "grids", "games") for path in (package / room).rglob("*.py")]
    modules = [path for path in engine if path.name != "__init__.py" and "text" not in path.parts]

    run = build(house, BOCAGE_COMPILE="must")

    assert run.returncode == 0, run.stdout + run.stderr
    compiled = {str(path.relative_to(house / "src").with_suffix(".so")) for path in modules}
    assert {name for name in binaries(house) if "__mypyc" not in name} == compiled
    assert not [name for name in content(house) if name.startswith(("small_games", "tests"))]
    names = [name.removesuffix(".so").replace("/", ".") for name in sorted(compiled)]
    answer = ask_installed(house, f"import {', '.join(names)}; print(bocage.kernel.engine.engine())")
    assert answer.strip() == "compiled"
