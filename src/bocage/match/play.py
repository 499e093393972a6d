"""Play: a record that grows, the table that follows from it, and the luck that the app brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Self

from bocage.kernel.digest import canonical, position_digest
from bocage.kernel.errors import BadOutcome, BocageError, NotYourTurn
from bocage.kernel.position import ONLOOKER, Position
from bocage.kernel.record import (
    APP,
    CHANCE,
    CORRECTION,
    HAND,
    KEY,
    OPENED,
    RESIGN,
    SEAT,
    TAKEBACK,
    UNDO,
    Entry,
    Header,
    act_entry,
    chance_entry,
    choice_entry,
)
from bocage.kernel.rulebook import Rulebook
from bocage.match.chance import Luck, Sources
from bocage.match.fold import Fold, Happening
from bocage.match.headers import COMMIT, LUCK, chance_of, check_key, read_chance, whole_field
from bocage.match.options import Option, Pending, Reason, Result, imagined, options, pending_chance, reason_why
from bocage.match.undo import check_consent, kept, laid_down, last_chooser, undo_steps
from bocage.match.view import DIGEST, log_of, view_of
from bocage.text import Speech, speech

NEW_LUCK = "new-luck"
ENGLISH = "en"


class Play:
    """One game being played. Everything that happens to it is an entry of its record."""

    def __init__(self, book: Rulebook, header: Header, start: Callable[[], Position], key: bytes | None) -> None:
        self.book = book
        self.lang = ENGLISH
        self.header = header
        self.start = start
        self.entries: list[Entry] = []
        self.live: list[int] = []
        self.luck = None if key is None else Luck(key, str(whole_field(header, LUCK, 0)))
        self.sources = Sources(chance_of(header), book.seats.words)
        self.notices: dict[int, int] = {}
        self.editions: dict[int, int] = {}
        self.fold = Fold(book, header, start())
        self.take_note(self.fold.happenings[0])

    # Questions.

    @property
    def position(self) -> Position:
        return self.fold.position

    @property
    def speech(self) -> Speech:
        """The sentences of this game, in the language of the match."""
        return speech(self.lang, self.book)

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.book.seat_name(seat) for seat in self.fold.seats())

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that are asked now."""
        return tuple(self.book.seats_in(int(self.position.asked())))

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats that are asked and have not chosen yet: for whoever runs the match; no view tells it."""
        return tuple(self.book.seats_in(int(self.position.awaited())))

    @property
    def over(self) -> bool:
        return bool(self.position.over())

    @property
    def result(self) -> Result | None:
        """Who won, and by which rule; None while the game runs."""
        if not self.over:
            return None
        ending = self.book.ending(self.position)
        return Result(self.book.seat_name(int(self.position.winner)) or None, ending.name, ending.rule)

    @property
    def pending(self) -> Pending | None:
        """The chance that is awaited, from the app or from a person; None when none is."""
        if not self.position.waits_for_chance():
            return None
        return pending_chance(self.book, self.position)

    def options(self, seat: str | None = None) -> list[Option]:
        """What a seat may choose now."""
        return options(self.book, self.position, self.one_seat(seat))

    def prompt(self, seat: str | None = None) -> str:
        """What a seat is to do, in one sentence of the match's language."""
        number = self.one_seat(seat)
        self.fold.check_asked(number, "")
        return self.speech.prompt(self.book.prompt(self.position, number).plain())

    def view(self, seat: str | None = None, log_from: int = 0) -> dict[str, object]:
        """What a seat may know, as plain values; `None` looks on."""
        return view_of(self, ONLOOKER if seat is None else self.book.seat(seat), log_from)

    def log(self, seat: str | None = None) -> list[dict[str, object]]:
        """The story as a seat may know it."""
        return log_of(self.fold, ONLOOKER if seat is None else self.book.seat(seat))

    def why(self, seat: str, choice: str) -> Reason:
        """Which rule forbids a choice, asked of a possible world: the answer is no oracle."""
        reason = reason_why(self.book, self.position, self.book.seat(seat), choice)
        return replace(reason, text=self.speech.refusal(reason.plain()))

    def odds(self, choice: str, seat: str | None = None) -> dict[str, object] | None:
        """Exact odds of a choice that rolls, with their terms, counted in a possible world of its chooser."""
        chooser = self.one_seat(seat)
        number = self.fold.offered(chooser, choice)
        return self.book.odds(imagined(self.position, chooser, choice), number)

    def digest(self) -> str:
        """The fingerprint of the whole position: for records and tests, never for a seat."""
        return position_digest(self.position.numbers())

    def view_digest(self, seat: str | None = None) -> str:
        """The fingerprint that a seat's view shows."""
        return str(self.view(seat)[DIGEST])

    def one_seat(self, seat: str | None) -> int:
        """The seat that is meant; it may be left out when one alone is asked."""
        if seat is not None:
            return self.book.seat(seat)
        if len(self.to_act) != 1:
            code = "game-over" if self.over else "name-a-seat" if self.to_act else "chance-first"
            raise NotYourTurn(code, seat="", choice="", asked=", ".join(self.to_act))
        return self.book.seat(self.to_act[0])

    # What people do.

    def choose(self, choice: str, seat: str | None = None) -> Self:
        """Take an option. Where several seats are asked at once it may be replaced until the last has chosen."""
        name = self.book.seat_name(self.one_seat(seat))
        self.add(choice_entry(name, self.book.grammar.write(self.book.grammar.read(choice))))
        return self.run()

    def roll(self, outcome: str, source: str = HAND, seat: str | None = None) -> Self:
        """Say what the wooden die shows, or which card came. What is drawn in secret among people, its seat says."""
        if not self.position.waits_for_chance():
            raise BadOutcome("nothing-to-roll", text=outcome)
        purpose, owner = self.fold.awaited()
        if owner not in ("", seat) and not purpose.public and self.secrets_kept():
            raise NotYourTurn("not-your-draw", seat=seat or "", asked=owner)
        spelt = purpose.outcome.word(purpose.outcome.number(outcome))
        self.add(chance_entry(source, purpose.name, owner, spelt))
        return self.run()

    def run(self) -> Self:
        """Let the app answer what it is to answer, until a person is asked."""
        while self.luck is not None and self.position.waits_for_chance():
            purpose, seat = self.fold.awaited()
            if self.sources.source(purpose, seat) != APP:
                break
            self.add(self.app_entry(self.luck))
        if self.over:
            self.show_key()
        return self

    def app_entry(self, luck: Luck) -> Entry:
        """What the app draws or rolls now: the same key gives the same, whoever asks, and whenever."""
        purpose, seat = self.fold.awaited()
        sampler = luck.sampler(purpose.name, seat, self.fold.drawn.get((purpose.name, seat), 0))
        self.position.ask_chance(sampler)
        return chance_entry(APP, purpose.name, seat, purpose.outcome.word(sampler.outcome))

    def show_key(self) -> None:
        """After the end everybody may check the dice."""
        if self.luck is not None and COMMIT in self.header.fields and not self.key_shown():
            self.add(act_entry(KEY, "", self.luck.key.hex()))

    def key_shown(self) -> bool:
        return any([entry.who[0] == KEY for entry in self.entries])

    def set_chance(self, chosen: str | dict[str, str]) -> Self:
        """Who rolls from now on; it stands in the record, so that it is so after a pause too."""
        self.add(act_entry(CHANCE, "", canonical(chosen)))
        return self.run()

    def resign(self, seat: str) -> Self:
        self.add(act_entry(RESIGN, self.book.seat_name(self.book.seat(seat))))
        return self.run()

    def sit(self, seat: str, controller: str) -> Self:
        """Hand a seat to a person, a bot or a printed opponent."""
        self.add(act_entry(SEAT, self.book.seat_name(self.book.seat(seat)), controller))
        return self.run()

    def correct(self, seat: str, table: dict[str, object]) -> Self:
        """Repair a table that has drifted from the cardboard."""
        self.add(act_entry(CORRECTION, self.book.seat_name(self.book.seat(seat)), canonical(table)))
        return self.run()

    # Undo.

    def undo_steps(self, seat: str) -> int:
        """How many of its choices a seat may take back at will."""
        return undo_steps(self, seat)

    def undo(self, seat: str | None = None) -> Self:
        """Take back the last choice of a seat."""
        self.add(act_entry(UNDO, self.book.seat_name(self.book.seat(seat)) if seat else last_chooser(self)))
        return self.run()

    def takeback(self, seat: str, to: int, *, consent: tuple[str, ...] = (), new_luck: bool = False) -> Self:
        """Back to before entry `to` of the record (counted from 1), whatever has happened since.

        Among people all other seats must consent; the act stands in the record for ever.
        """
        check_consent(self, seat, consent)
        text = f"{to} {NEW_LUCK}" if new_luck else str(to)
        self.add(act_entry(TAKEBACK, self.book.seat_name(self.book.seat(seat)), text))
        return self.run()

    # The record.

    def add(self, entry: Entry) -> Happening | None:
        """Append an entry and say what came of it; one that cannot be applied leaves everything as it was."""
        act, happening = entry.who[0], None
        if act in (UNDO, TAKEBACK):
            self.refold(entry)
        elif act in (KEY, OPENED):
            check_key(self.header, entry)
        elif act == CHANCE:
            self.sources.set(read_chance(entry.text))
        else:
            happening = self.applied(entry)
            self.live.append(len(self.entries))
            self.take_note(happening)
        self.entries.append(entry)
        return happening

    def applied(self, entry: Entry) -> Happening:
        """What the rules refuse they refuse before they change anything; a defect of theirs must not cost the match."""
        try:
            return self.fold.apply(entry)
        except BocageError:
            raise
        except Exception:
            self.fold = self.folded(self.live)
            raise

    def folded(self, live: list[int]) -> Fold:
        """A fresh table with these entries applied."""
        fold = Fold(self.book, self.header, self.start())
        for at in live:
            fold.apply(self.entries[at])
        return fold

    def refold(self, act: Entry) -> None:
        """Apply what stays in force to a fresh table."""
        keep = kept(self, act)
        alone = act.who[0] == UNDO and bool(laid_down(self, act.who[-1]))
        self.live = keep
        self.fold = self.folded(keep)
        if self.luck is not None and act.text.endswith(NEW_LUCK):
            self.luck = Luck(self.luck.key, f"{self.luck.generation}.{len(self.entries) + 1}")
        for seat in self.fold.eyes():
            if not alone or self.book.seat_name(seat) == act.who[-1]:
                self.notices[seat] = self.notices.get(seat, 0) + 1
                self.editions[seat] = self.editions.get(seat, 0) + 1

    def take_note(self, happening: Happening) -> None:
        for seat in happening.noticed:
            self.notices[seat] = self.notices.get(seat, 0) + 1

    def version(self, seat: int) -> int:
        """Counts what this seat has noticed, and nothing else."""
        return self.notices.get(seat, 0)

    def edition(self, seat: int) -> int:
        """Counts how often the log that this seat has read was taken back in part."""
        return self.editions.get(seat, 0)

    def secrets_kept(self) -> bool:
        """Is another person's secret in play?"""
        return COMMIT in self.header.fields and not self.over
