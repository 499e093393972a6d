"""Builds bocage: as plain Python wherever it is worked on, with its engine compiled wherever a wheel is made of it.

Only a wheel is compiled; an editable install never is, for a binary in the source tree would hide every edit.
Without a working C compiler the wheel holds plain Python, the same program and slower. Two variables change that:

    BOCAGE_COMPILE=must     a compiler that fails is an error (`make fast`, `make wheel`)
    BOCAGE_SMALL_GAMES=1    the games of tests/small_games come along, compiled too (`make fast`)
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

BOCAGE = Path("src/bocage")
SMALL_GAMES = Path("tests/small_games")

MUST_COMPILE = os.environ.get("BOCAGE_COMPILE") == "must"
WITH_SMALL_GAMES = os.environ.get("BOCAGE_SMALL_GAMES") == "1"


class BuildEngine(build_ext):
    """Compiles beside the package and joins the two when all is built: half an engine would be worse than none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.wheel_lib = Path(self.build_lib)
        self.build_lib = str(base() / "compiled")

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError):
            if MUST_COMPILE:
                raise
            self.leave_uncompiled()
        else:
            self.join()

    def join(self) -> None:
        for built in self.get_outputs():
            shutil.copy2(built, self.wheel_lib / Path(built).relative_to(self.build_lib))

    def leave_uncompiled(self) -> None:
        """The wheel fits every machine then, and says so in its name."""
        self.distribution.ext_modules = []
        self.get_finalized_command("bdist_wheel").root_is_pure = True
        print("bocage: no working C compiler; this is plain Python, which plays the same and slower")


def groups() -> list[tuple[list[str], str | None]]:
    """The modules of a room are one group: a change in a game compiles that game, and calls within a room are fast."""
    rooms = {"kernel": BOCAGE / "kernel", "grids": BOCAGE / "grids"}
    rooms |= {game.name: game for game in sorted((BOCAGE / "games").glob("*/"))}
    found = [(modules(folder), f"bocage_{name}") for name, folder in rooms.items()]
    if WITH_SMALL_GAMES:
        found.append((modules(SMALL_GAMES), "small_games"))
    return [(files, name) for files, name in found if files]


def modules(room: Path) -> list[str]:
    """What is compiled of a room: all but its package files, and its sentences, which are no part of the engine."""
    files = [path.relative_to(room) for path in sorted(room.rglob("*.py"))]
    return [str(room / file) for file in files if file.name != "__init__.py" and "text" not in file.parts]


def base() -> Path:
    """Where things are built and kept for the next time. What may not be mixed has a place of its own."""
    from mypy.version import __version__

    kind = "small-games" if WITH_SMALL_GAMES else "wheel"
    return Path("build", f"{kind}-{sys.implementation.cache_tag}-mypy{__version__}")


def engine() -> list[Extension]:
    """One call for all rooms: only then may a class of one room inherit from a class of another."""
    from mypyc.build import mypycify

    rooms = groups()
    files = [file for room, _ in rooms for file in room]
    # The other rooms are looked at but not judged here: what they import need not be installed to build the engine.
    options = ["--strict", "--follow-imports=silent", f"--cache-dir={base() / 'mypy'}"]
    made = mypycify([*options, *files], opt_level="3", debug_level="0", separate=rooms, target_dir=str(base() / "c"))
    for extension in made if os.name == "posix" else []:
        # Nobody replaces our functions at run time; without this the compiler may not draw them into each other.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return made


def packages() -> tuple[list[str], dict[str, str]]:
    """The packages, and the folders they are found in."""
    ours, folders = find_packages("src"), {"": "src"}
    if WITH_SMALL_GAMES:
        ours += find_packages("tests", include=["small_games", "small_games.*"])
        folders["small_games"] = str(SMALL_GAMES)
    return ours, folders


def main() -> None:
    names, folders = packages()
    if "bdist_wheel" not in sys.argv:
        setup(packages=names, package_dir=folders)
        return
    # Fresh every time: setuptools would pack a module that was deleted or renamed since the last build.
    package = base() / "package"
    shutil.rmtree(package, ignore_errors=True)
    setup(
        packages=names,
        package_dir=folders,
        ext_modules=engine(),
        cmdclass={"build_ext": BuildEngine},
        options={
            "build": {"build_base": str(base()), "build_lib": str(package)},
            "build_ext": {"parallel": 2},
        },
    )


main()
