"""The rooms of the house: which may import which, and what the compiled ones may use."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
COMPILED_ROOMS = ("kernel", "grids", "games")
RUNTIME = {"librt", "mypy_extensions"}


def lint_imports(house: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    return subprocess.run(
        command, cwd=house, env={"PYTHONPATH": str(house / "src")}, capture_output=True, text=True, check=False
    )


def small_house(folder: Path, modules: dict[str, str]) -> Path:
    """A package under our contracts that has a kernel and these modules."""
    shutil.copy(HOUSE / "pyproject.toml", folder)
    package = folder / "src" / "bocage"
    for name, source in {"kernel/dice.py": "", **modules}.items():
        module = package / name
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(source)
    for room in [package, *package.rglob("*/")]:
        (room / "__init__.py").touch()
    return folder


def test_our_rooms_keep_the_contracts() -> None:
    run = lint_imports(HOUSE)

    assert run.returncode == 0, run.stdout


def test_a_room_may_import_those_below_it(tmp_path: Path) -> None:
    fold = "import bocage.text.words\nimport bocage.kernel.dice"

    run = lint_imports(small_house(tmp_path, {"match/fold.py": fold, "text/words.py": ""}))

    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("kernel/peek.py", "match/fold.py"),
        ("grids/hex.py", "draw/svg.py"),
        ("games/omaha/say.py", "text/en.py"),
        ("games/omaha/beach.py", "games/shadows/beach.py"),
        ("lab/duel.py", "web/app.py"),
        ("check/ids.py", "lab/duel.py"),
        ("bots/quick.py", "lab/duel.py"),
    ],
)
def test_no_room_may_import_upwards_or_sideways(tmp_path: Path, importer: str, imported: str) -> None:
    module = imported.removesuffix(".py").replace("/", ".")

    run = lint_imports(small_house(tmp_path, {importer: f"import bocage.{module}", imported: ""}))

    assert run.returncode == 1
    assert f"-> bocage.{module}" in run.stdout


@pytest.mark.parametrize("first", ["bocage", "bocage.games.undaunted.model"])
def test_the_package_of_games_leaves_the_function_its_name(first: str) -> None:
    ask = f"import {first}, bocage.games.undaunted.model; print(bocage.games())"
    environment = {"PYTHONPATH": str(HOUSE / "src")}

    run = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=False)

    assert run.stdout.startswith("["), run.stderr


def test_a_new_room_must_be_given_its_place(tmp_path: Path) -> None:
    run = lint_imports(small_house(tmp_path, {"attic/box.py": ""}))

    assert run.returncode == 1
    assert "bocage.attic" in run.stdout


def test_compiled_rooms_use_only_the_standard_library_and_the_runtime_of_the_compiler() -> None:
    assert strangers(HOUSE) == []


def test_a_stranger_in_a_compiled_room_is_found(tmp_path: Path) -> None:
    modules = {
        "kernel/fast.py": "import json\nimport numpy.random",
        "games/omaha/rules/fire.py": "def hit() -> None:\n    from rich import print",
        "games/omaha/text/say.py": "import fluent.runtime",
        "web/app.py": "import starlette",
    }

    found = strangers(small_house(tmp_path, modules))

    assert found == ["games/omaha/rules/fire.py: rich", "kernel/fast.py: numpy"]


def strangers(house: Path) -> list[str]:
    """What modules of the compiled rooms import from elsewhere; `text` folders are not compiled."""
    package = house / "src" / "bocage"
    engine = [path for room in COMPILED_ROOMS for path in (package / room).rglob("*.py") if "text" not in path.parts]
    known = {*sys.stdlib_module_names, *RUNTIME, "bocage"}
    return sorted(f"{path.relative_to(package)}: {name}" for path in engine for name in imports(path) - known)


def imports(module: Path) -> set[str]:
    """The packages that a module imports from, anywhere in it."""
    nodes = list(ast.walk(ast.parse(module.read_text())))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    from_ = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in plain + from_}
