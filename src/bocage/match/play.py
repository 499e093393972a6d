"""Play: a record that grows, the table that follows from it, and the luck that the app brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Self

from bocage.kernel.digest import canonical, position_digest
from bocage.kernel.errors import NothingToUndo, NotYourTurn
from bocage.kernel.odds import outcomes
from bocage.kernel.position import ONLOOKER, Position
from bocage.kernel.record import (
    APP,
    CHOICE,
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
from bocage.match.headers import COMMIT, LUCK, chance_of, check_key, whole_field
from bocage.match.options import Option, Pending, Reason, Result, options, pending_chance, reason_why
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
        self.luck = None if key is None else Luck(key, whole_field(header, LUCK, 0))
        self.sources = Sources(chance_of(header), book.seats.words)
        self.notices: dict[int, int] = {}
        self.fold = Fold(book, start())
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
        """The chance that a person must bring; None when nobody waits for one."""
        if not self.position.waits_for_chance():
            return None
        return pending_chance(self.book, self.position)

    def options(self, seat: str | None = None) -> list[Option]:
        """What a seat may choose now."""
        return options(self.book, self.position, self.one_seat(seat))

    def prompt(self, seat: str | None = None) -> str:
        """What a seat is to do, in one sentence of the match's language."""
        return self.speech.prompt(self.book.prompt(self.position, self.one_seat(seat)).plain())

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
        """Exact odds of a choice that rolls, with their terms."""
        number = self.fold.offered(self.one_seat(seat), choice)
        return self.book.odds(self.position, number)

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

    def roll(self, outcome: str, source: str = HAND) -> Self:
        """Say what the wooden die shows, or which card came."""
        pending = self.pending
        name, seat = (pending.kind, pending.seat) if pending else ("", "")
        self.add(chance_entry(source, name, seat, self.spelt(outcome)))
        return self.run()

    def spelt(self, outcome: str) -> str:
        """The one spelling of what was rolled or drawn."""
        if not self.position.waits_for_chance():
            return outcome
        kind = self.book.purposes[int(outcomes(self.position).purpose)].outcome
        return kind.word(kind.number(outcome))

    def run(self) -> Self:
        """Let the app answer what it is to answer, until a person is asked."""
        while self.position.waits_for_chance():
            odds = outcomes(self.position)
            purpose, seat = self.book.purposes[int(odds.purpose)], self.book.seat_name(int(odds.seat))
            if self.luck is None or self.sources.source(purpose, seat) != APP:
                break
            sampler = self.luck.sampler(purpose.name, seat, self.fold.drawn.get((purpose.name, seat), 0))
            self.position.ask_chance(sampler)
            self.add(chance_entry(APP, purpose.name, seat, purpose.outcome.word(sampler.outcome)))
        if self.over:
            self.show_key()
        return self

    def show_key(self) -> None:
        """After the end everybody may check the dice."""
        shown = any([entry.who[0] == KEY for entry in self.entries])
        if self.luck is not None and COMMIT in self.header.fields and not shown:
            self.add(act_entry(KEY, "", self.luck.key.hex()))

    def set_chance(self, chosen: str | dict[str, str]) -> Self:
        """Who rolls from now on."""
        self.sources.set(chosen)
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
        """How many of its choices a seat may take back at will: to the last chance, news, or choice of another.

        What others have laid face down since is no barrier: the number would tell that they have.
        """
        if self.laid_down(seat):
            return len(self.laid_down(seat))
        steps = 0
        while self.is_free(self.fold.asked_since - 1 - steps, seat):
            steps += 1
        return steps

    def is_free(self, place: int, seat: str) -> bool:
        """Is this live entry a choice of the seat behind which nothing has become known?"""
        return place >= max(self.fold.barrier - 1, 0) and self.is_choice_of(place, seat)

    def is_choice_of(self, place: int, seat: str) -> bool:
        entry = self.entries[self.live[place]]
        return entry.mark == CHOICE and entry.who == [seat]

    def laid_down(self, seat: str) -> list[int]:
        """The live entries that hold the seat's face-down choice, and those it has replaced."""
        return [
            self.live[place] for place in range(self.fold.asked_since, len(self.live)) if self.is_choice_of(place, seat)
        ]

    def undo(self, seat: str | None = None) -> Self:
        """Take back the last choice of a seat."""
        name = self.book.seat_name(self.book.seat(seat)) if seat else self.last_chooser()
        return self.take_from(act_entry(UNDO, name))

    def last_chooser(self) -> str:
        if not self.live or self.entries[self.live[-1]].mark != CHOICE:
            raise NothingToUndo("behind-barrier" if self.live else "nothing-yet", seat="")
        return self.entries[self.live[-1]].who[0]

    def takeback(self, seat: str, to: int, new_luck: bool = False) -> Self:
        """With everybody's consent, back to before entry `to` of the record (counted from 1), whatever has happened."""
        text = f"{to} {NEW_LUCK}" if new_luck else str(to)
        return self.take_from(act_entry(TAKEBACK, self.book.seat_name(self.book.seat(seat)), text))

    def take_from(self, act: Entry) -> Self:
        """Carry out an undo or a takeback, and let the app go on."""
        self.add(act)
        return self.run()

    def kept(self, act: Entry) -> list[int]:
        """The entries that stay in force; what cannot be taken back is refused."""
        if act.who[0] == TAKEBACK:
            return self.kept_before(act.text.split()[:1])
        seat = self.book.seat_name(self.book.seat(act.who[-1]))
        if self.undo_steps(seat) == 0:
            raise NothingToUndo("behind-barrier" if self.live else "nothing-yet", seat=seat)
        laid = self.laid_down(seat)
        return [at for at in self.live if at != laid[-1]] if laid else self.live[: self.fold.asked_since - 1]

    def kept_before(self, words: list[str]) -> list[int]:
        """The entries in force before one that is in force."""
        to = int(words[0]) if words and words[0].isdecimal() else 0
        if to - 1 not in self.live:
            raise NothingToUndo("no-such-entry", to=words[0] if words else "-", last=len(self.entries))
        return [at for at in self.live if at < to - 1]

    # The record.

    def add(self, entry: Entry) -> None:
        """Append an entry; one that cannot be applied is refused and leaves everything as it was."""
        act = entry.who[0]
        if act in (UNDO, TAKEBACK):
            self.refold(entry)
        elif act in (KEY, OPENED):
            check_key(self.header, entry)
            self.entries.append(entry)
        else:
            happening = self.fold.apply(entry)
            self.live.append(len(self.entries))
            self.entries.append(entry)
            self.take_note(happening)

    def refold(self, act: Entry) -> None:
        """Apply what stays in force to a fresh table."""
        kept = self.kept(act)
        alone = act.who[0] == UNDO and bool(self.laid_down(act.who[-1]))
        self.live = kept
        self.fold = Fold(self.book, self.start())
        for at in self.live:
            self.fold.apply(self.entries[at])
        if self.luck is not None and act.text.endswith(NEW_LUCK):
            self.luck = Luck(self.luck.key, len(self.entries) + 1)
        self.entries.append(act)
        for seat in [ONLOOKER, *self.fold.seats()]:
            if not alone or self.book.seat_name(seat) == act.who[-1]:
                self.notices[seat] = self.notices.get(seat, 0) + 1

    def take_note(self, happening: Happening) -> None:
        for seat in happening.noticed:
            self.notices[seat] = self.notices.get(seat, 0) + 1

    def version(self, seat: int) -> int:
        """Counts what this seat has noticed, and nothing else."""
        return self.notices.get(seat, 0)

    def secrets_kept(self) -> bool:
        """Is another person's secret in play?"""
        return COMMIT in self.header.fields and not self.over
