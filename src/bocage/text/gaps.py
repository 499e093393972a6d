"""What is not worded yet: for the house or for one game, language by language, so that a test can count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from bocage.kernel.refusals import HOUSE as HOUSE_REFUSALS
from bocage.kernel.refusals import Refusal
from bocage.kernel.rulebook import Rulebook
from bocage.kernel.words import Words
from bocage.text.kinds import UNSEEN, FieldKinds, Slots, kinds_of, pattern_kinds
from bocage.text.languages import ENGLISH, LANGUAGES
from bocage.text.names import FORMS, slug
from bocage.text.sources import PROMPT, REASON, TERM, Use, is_error, uses
from bocage.text.speech import choice_name
from bocage.text.tongue import folders, has_folder
from bocage.text.wording import HOUSE, Wording, ftl_files, messages, parsed

HOUSE_ENDINGS: Final = ("resigned",)
GAMES: Final = "games"


class Gaps:
    """What is wrong with the wording; all empty where nothing is."""

    def __init__(self) -> None:
        self.missing: dict[str, list[str]] = {}
        """Messages that a language lacks: asked for by the game or the source, or worded in another language."""
        self.strange: list[str] = []
        """Variables that a message names and that nobody hands in, and messages and terms that are not there."""
        self.broken: list[str] = []
        """Entries that Fluent cannot read, and those that stand in two places."""
        self.unreadable: list[str] = []
        """Places in the source whose code is not written out, so that nobody can tell what they ask for."""
        self.clashes: list[str] = []
        """Ids that two different things would be worded by."""
        self.unnamed: dict[str, list[str]] = {}
        """Words without an English name, by kind. A kind may be meant to be shown as it is, so this is no fault."""

    def lines(self) -> list[str]:
        """Every fault in a line of its own."""
        missing = [f"{lang}: {name} is missing" for lang, names in self.missing.items() for name in names]
        clashes = [f"{name} would word two things" for name in self.clashes]
        return missing + clashes + self.strange + self.broken + self.unreadable


def gaps(book: Rulebook | None, languages: Iterable[str] = LANGUAGES) -> Gaps:
    """What is missing for a game in these languages; for the house itself where no game is named."""
    found = Gaps()
    layers = folders(book)
    asked = uses(source_of(book))
    everything = {lang: Wording(lang, layers) for lang in {*languages, ENGLISH}}
    expected = (names_of_house() if book is None else names_of_game(book)) + names_in_source(asked, everything[ENGLISH])
    worded = [name for lang in languages for name in Wording(lang, layers[:1]).messages]
    found.missing = {lang: missing_in(everything[lang], dict.fromkeys(expected + worded)) for lang in languages}
    found.strange = [line for lang in languages for line in strange_in(everything, lang, fields_of(book, asked))]
    found.strange += [line for lang in languages for line in dangling_in(everything[lang])]
    found.broken = [line for lang in languages for line in broken_in(layers[0], lang)]
    found.unreadable = [f"{use.place}: {use.maker} has no code that can be read" for use in asked if unreadable(use)]
    found.clashes = [name for name, count in Counter(expected + words_of(book)).items() if count > 1]
    found.unnamed = unnamed(book, everything[ENGLISH])
    return found


# What is asked for.


def source_of(book: Rulebook | None) -> list[Path]:
    """The source of a game is its folder; the house is everything else. A game without a folder has none."""
    if book is not None:
        return [book.folder] if has_folder(book) else []
    return [path for path in sorted(HOUSE.parent.iterdir()) if is_house(path)]


def is_house(path: Path) -> bool:
    return path.suffix == ".py" or (path.is_dir() and path.name != GAMES)


def names_of_house() -> list[str]:
    return [*refusal_names(HOUSE_REFUSALS), *[f"end-{name}" for name in HOUSE_ENDINGS]]


def names_of_game(book: Rulebook) -> list[str]:
    """Every message that the declarations of a game ask for; names of words are no must."""
    return [
        *[event.name for event in book.events.declared],
        *[event.name + UNSEEN for event in book.events.declared if event.hides and not event.secret],
        *dict.fromkeys(refusal_names(book.refusals)),
        *dict.fromkeys([f"end-{ending.name}" for ending in book.endings.values()]),
        *[choice_name(pattern) for pattern in book.grammar.patterns.values()],
        *dict.fromkeys([f"chance-{purpose.name}" for purpose in book.purposes.values()]),
    ]


def refusal_names(table: Mapping[int, Refusal]) -> list[str]:
    return [f"no-{refusal.name}" for refusal in table.values()]


def names_in_source(asked: list[Use], english: Wording) -> list[str]:
    return list(dict.fromkeys([name_in_source(use, english) for use in asked if use.code]))


def name_in_source(use: Use, english: Wording) -> str:
    """Codes as they are, terms and reasons behind their prefix; a `Message` is a prompt, or worded as it is."""
    if use.maker == PROMPT:
        return use.code if english.has(use.code) else f"ask-{use.code}"
    return {TERM: f"term-{slug(use.code)}", REASON: f"because-{use.code}"}.get(use.maker, use.code)


def words_of(book: Rulebook | None) -> list[str]:
    """The ids of all names of words."""
    kinds = {} if book is None else named_kinds(book)
    return [f"{kind}-{slug(word)}" for kind, words in kinds.items() for word in words]


def named_kinds(book: Rulebook) -> dict[str, list[str]]:
    """The words that a reader may meet, by what their messages begin with."""
    kinds: dict[str, list[str]] = {}
    for kind in kinds_of(book):
        if isinstance(kind, Words):
            kinds[kind.name] = list(dict.fromkeys(kinds.get(kind.name, []) + kind.words))
    kinds["scenario"] = book.scenarios()
    kinds["printed"] = book.printed
    kinds["switch"] = list(book.switches)
    return kinds


# What is there.


def missing_in(wording: Wording, wanted: Iterable[str]) -> list[str]:
    return sorted([name for name in wanted if not wording.has(name)])


def unnamed(book: Rulebook | None, english: Wording) -> dict[str, list[str]]:
    kinds = {} if book is None else named_kinds(book)
    found = {kind: [word for word in words if not english.has(f"{kind}-{slug(word)}")] for kind, words in kinds.items()}
    return {kind: words for kind, words in found.items() if words}


def fields_of(book: Rulebook | None, asked: list[Use]) -> dict[str, set[str]]:
    """What is handed in with a message, where that can be told."""
    known: dict[str, set[str]] = {}
    for use in asked:
        if is_error(use) and use.values is not None:
            known[use.code] = known.get(use.code, set(use.values)) & use.values
    return known | ({} if book is None else fields_of_game(book))


def fields_of_game(book: Rulebook) -> dict[str, set[str]]:
    known = {event.name: set(event.fields) for event in book.events.declared}
    known |= {event.name + UNSEEN: set(event.fields) - set(event.hides) for event in book.events.declared}
    patterns = book.grammar.patterns.values()
    known |= {choice_name(pattern): set(pattern_kinds(pattern)) for pattern in patterns}
    known |= {f"chance-{purpose.name}": {"seat"} for purpose in book.purposes.values()}
    known |= {f"end-{ending.name}": {"winner"} for ending in book.endings.values()}
    all_fields = {field for pattern in patterns for field in pattern_kinds(pattern)}
    return known | dict.fromkeys(refusal_names(book.refusals), all_fields)


def strange_in(everything: Mapping[str, Wording], lang: str, known: Mapping[str, set[str]]) -> list[str]:
    """Variables of fields that are not handed in, and forms that no name has."""
    forms = forms_of([everything[lang], everything[ENGLISH]])
    found: list[str] = []
    for name, fields in known.items():
        slots = Slots(dict.fromkeys(fields), FieldKinds(None).of_value)
        for variable in sorted(everything[lang].needs(name)):
            field, form = slots.split(variable)
            if not slots.has(field) or (form and form not in forms):
                found.append(f"{lang}: {name} names ${variable}, which nobody hands in")
    return found


def dangling_in(wording: Wording) -> list[str]:
    known = [(name, other) for name in wording.messages for other in wording.dangling(name)]
    return [f"{wording.lang}: {name} refers to {other}, which is not there" for name, other in known]


def forms_of(wordings: Iterable[Wording]) -> set[str]:
    entries = [entry for wording in wordings for entry in wording.messages.values()]
    return {*FORMS, *[attribute.id.name for entry in entries for attribute in entry.attributes]}


def broken_in(folder: Path, lang: str) -> list[str]:
    """What Fluent skipped without a word, and what stands twice."""
    resources = {path: parsed(path) for path in ftl_files(folder, lang)}
    names = Counter([entry.id.name for resource in resources.values() for entry in messages(resource)])
    junk = [f"{path}: cannot be read: {line}" for path, resource in resources.items() for line in junk_in(resource)]
    return junk + [f"{folder}: {name} stands {count} times in {lang}" for name, count in names.items() if count > 1]


def junk_in(resource: ast.Resource) -> list[str]:
    """The first line of whatever is no message."""
    junk = [entry.content or "" for entry in resource.body if isinstance(entry, ast.Junk)]
    return [content.strip().partition("\n")[0] for content in junk]


def unreadable(use: Use) -> bool:
    return is_error(use) and not use.code
