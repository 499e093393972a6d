"""The command `bocage`: it reads what was asked for and hands it to the rooms; what they say is said on."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from bocage import check as checking
from bocage.kernel import registry
from bocage.kernel.engine import engine
from bocage.kernel.errors import BocageError, CommandError, NoSuchGame
from bocage.kernel.rulebook import Rulebook
from bocage.lab.playouts import playouts
from bocage.match.game import Game, game, games
from bocage.terminal import Session, begin, go_on
from bocage.terminal.keeping import records_folder
from bocage.terminal.opening import CHANCES, Place, Wishes
from bocage.terminal.replay import difference, difference_lines, record_files, told
from bocage.terminal.rules import matching, rule_table
from bocage.text import LANGUAGES, best_of_environment, sentence, speech

HOUSE_GAMES: Final = "bocage.games."
PRESENT: Final = "present"
WRONG, MISUSED = 1, 2

HELP: Final = speech(best_of_environment(os.environ))


class Sentences(TyperGroup):
    """Whatever goes wrong is one sentence in the reader's language, and an exit status."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BocageError as error:
            complain(error, ctx.obj)
            raise typer.Exit(MISUSED if isinstance(error, CommandError) else WRONG) from error


def complain(error: BocageError, lang: str | None) -> None:
    wanted = lang or best_of_environment(os.environ)
    Console(stderr=True).print(Text(sentence(error, wanted), style="yellow"), soft_wrap=True)


def read_in(ctx: typer.Context, lang: str) -> str:
    """The language of the reader, known before anything can go wrong."""
    ctx.find_root().obj = among("--lang", lang, LANGUAGES) if lang else best_of_environment(os.environ)
    return str(ctx.find_root().obj)


def among(option: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise CommandError("cli-not-a-value", option=option, value=value, known=", ".join(known))
    return value


app = typer.Typer(cls=Sentences, help=HELP.say("cli-help"), no_args_is_help=True, add_completion=False)
lab = typer.Typer(help=HELP.say("cli-lab"), no_args_is_help=True)
app.add_typer(lab, name="lab")

Lang = Annotated[str, typer.Option(help=HELP.say("cli-lang"), callback=read_in, is_eager=True, show_default=False)]
GameName = Annotated[str, typer.Argument(help=HELP.say("cli-game"), metavar="GAME")]
Words = Annotated[list[str] | None, typer.Argument(help=HELP.say("cli-words"), metavar="ID|WORDS")]
Files = Annotated[list[Path], typer.Argument(help=HELP.say("cli-files"), metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json", help=HELP.say("cli-json"))]
TableWords = Annotated[list[str] | None, typer.Argument(help=HELP.say("cli-table"), metavar="GAME|FILE")]


def screen() -> Console:
    return Console(highlight=False)


# Playing.


@app.command(help=HELP.say("cli-play"), context_settings={"ignore_unknown_options": True})
def play(
    words: TableWords = None,
    seed: Annotated[int | None, typer.Option(help=HELP.say("cli-seed"))] = None,
    chance: Annotated[str, typer.Option(help=HELP.say("cli-chance"), metavar="|".join(CHANCES))] = "",
    together: Annotated[bool, typer.Option("--together", help=HELP.say("cli-together"))] = False,
    lang: Lang = "",
) -> None:
    named, players = parted(words or [])
    wished = among("--chance", chance, CHANCES) if chance else ""
    wishes = Wishes(players, seed, lang, wished, together)
    today = datetime.now().astimezone().date()
    place = Place(screen(), input, records_folder(os.environ, Path.home()), today)
    session = opened(named, wishes, place)
    if session is not None:
        session.notes += notes(session.match.book, lang)
        session.run()


def opened(named: list[str], wishes: Wishes, place: Place) -> Session | None:
    """A new match where a game is named, else the one whose record it is."""
    if named[0] in games():
        table = game(named[0])
        return begin(table, scenario_of(table, named), wishes, place)
    return go_on(record_at(named), wishes, place)


def parted(words: list[str]) -> tuple[list[str], dict[str, str]]:
    """Names in their order, and who sits where: `--us me`, `--us=me`."""
    names: list[str] = []
    players: dict[str, str] = {}
    left = iter(words)
    for word in left:
        if not word.startswith("--"):
            names.append(word)
            continue
        seat, given, name = word.removeprefix("--").partition("=")
        players[seat] = name if given else next(left, "")
        if not players[seat] or players[seat].startswith("--"):
            raise CommandError("cli-no-player", seat=seat)
    if not names:
        raise CommandError("cli-no-table", known=", ".join(games()) or "-")
    if len(names) > 2:
        raise CommandError("cli-too-much", text=names[2])
    return names, players


def scenario_of(table: Game, named: list[str]) -> str:
    """The scenario that was named, or the game's first."""
    return table.book.scenario(named[1]) if len(named) > 1 else table.scenarios()[0]


def record_at(named: list[str]) -> Path:
    path = Path(named[0])
    if not path.is_file():
        raise NoSuchGame("cli-neither", name=named[0], known=", ".join(games()) or "-")
    if len(named) > 1:
        raise CommandError("cli-too-much", text=named[1])
    return path


def notes(book: Rulebook, lang: str) -> list[str]:
    """What a player should know of this bocage: a line each."""
    talk = speech(lang, book)
    small = not type(book).__module__.startswith(HOUSE_GAMES)
    told = [talk.say("cli-test-game", {"name": talk.word("game", book.name)})] if small else []
    return [*told, talk.say("cli-engine", {"engine": engine()})]


# Looking back, and looking up.


@app.command(help=HELP.say("cli-replay"))
def replay(
    files: Files,
    against: Annotated[str, typer.Option(help=HELP.say("cli-against"), metavar=PRESENT)] = "",
    seat: Annotated[str | None, typer.Option(help=HELP.say("cli-as-seat"))] = None,
    lang: Lang = "",
) -> None:
    against = among("--against", against, (PRESENT,)) if against else ""
    console, wrong = screen(), 0
    for path in record_files(files):
        try:
            if not against:
                console.print(told(path, seat, lang))
            elif not agrees(console, path, lang):
                wrong += 1
        except BocageError as error:
            complain(error, lang)
            wrong += 1
    if against:
        console.print(speech(lang).say("replay-sum", {"records": len(record_files(files)), "differing": wrong}))
    if wrong:
        raise typer.Exit(WRONG)


def agrees(console: Console, path: Path, lang: str) -> bool:
    """Say of one record whether the present rules make the same of it."""
    found, talk = difference(path), speech(lang)
    line = talk.say("replay-agrees" if found is None else "replay-differs", {"file": str(path)})
    console.print(Text(line, style="" if found is None else "yellow"), soft_wrap=True)
    for row in [] if found is None else difference_lines(found, talk):
        console.print(Text(f"  {row}"), soft_wrap=True)
    return found is None


@app.command(help=HELP.say("cli-rules"))
def rules(name: GameName, words: Words = None, lang: Lang = "") -> None:
    talk = speech(lang, registry.rulebook(name))
    screen().print(rule_table(talk, matching(talk, " ".join(words or []))))


@app.command("games", help=HELP.say("cli-games"))
def list_games(lang: Lang = "") -> None:
    talk = speech(lang)
    if not games():
        screen().print(talk.say("cli-no-games"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for title in ("cli-title-game", "cli-title-scenario", "cli-title-seats"):
        table.add_column(talk.say(title), header_style="dim")
    for name in games():
        add_game(table, name, lang)
    screen().print(table)


def add_game(table: Table, name: str, lang: str) -> None:
    """A scenario a row, as it is typed and as it is called."""
    book = registry.rulebook(name)
    talk = speech(lang, book)
    for number, scenario in enumerate(book.scenarios()):
        first = Text(name, style="bold") if number == 0 else Text()
        title = Text(scenario).append(f"  {talk.word('scenario', scenario)}", style="dim")
        table.add_row(first, title, Text(" ".join(book.seats.words) if number == 0 else ""))


# Checking and counting.


@app.command(help=HELP.say("cli-check"))
def check(
    rules: Annotated[list[Path] | None, typer.Option(help=HELP.say("cli-check-rules"))] = None,
    code: Annotated[list[Path] | None, typer.Option(help=HELP.say("cli-check-code"))] = None,
    tests: Annotated[list[Path] | None, typer.Option(help=HELP.say("cli-check-tests"))] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    status = checking.run(
        speech(lang).say, screen(), rules=rules or (), code=code or (), tests=tests or (), as_json=as_json
    )
    raise typer.Exit(status)


@lab.command(help=HELP.say("cli-playout"))
def playout(
    name: GameName,
    scenario: Annotated[str, typer.Argument(help=HELP.say("cli-scenario"), metavar="SCENARIO")],
    number: Annotated[int, typer.Option("-n", min=1, help=HELP.say("cli-number"))] = 1000,
    seed: Annotated[int, typer.Option(help=HELP.say("cli-seed"))] = 0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    values = playouts(name, scenario, number, seed).plain()
    if as_json:
        typer.echo(json.dumps(values))
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, value in values.items():
        table.add_row(Text(speech(lang).word("playout", key), style="dim"), Text(shown(value)))
    screen().print(table)


def shown(value: object) -> str:
    if isinstance(value, dict):
        return " · ".join([f"{name} {number}" for name, number in value.items()])
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def main() -> None:
    """What the shell calls."""
    app()
