"""A session: people at one screen, bots in the other seats, and a match that is written down as it grows."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console

from bocage.bots import answer
from bocage.kernel.errors import BocageError
from bocage.kernel.rulebook import DICE
from bocage.match.match import Match
from bocage.match.options import Option, Pending
from bocage.terminal.answers import command, fitting, outcome
from bocage.terminal.commands import Leave, obey, refused
from bocage.terminal.keeping import Keeper
from bocage.terminal.screen import MOST, Read, Screen
from bocage.terminal.seating import Person, Seating
from bocage.terminal.story import story

TOGETHER: Final = " --together"
RECENT: Final = 8
"""How many lines of the story are told to somebody who comes back."""


class Session:
    """One sitting at the table. `bot_seed` is the luck of the bots."""

    def __init__(
        self, match: Match, seating: Seating, keeper: Keeper, console: Console, read: Read, bot_seed: int
    ) -> None:
        self.match = match
        self.seating = seating
        self.keeper = keeper
        self.screen = Screen(console, read, match.speech, match.book)
        self.bot_seed = bot_seed
        self.onlooker = Person(list(match.seats))
        self.facing = None if seating.curtain else seating.people[0] if seating.people else self.onlooker
        self.notes: list[str] = []

    # From the first line to the last.

    def run(self) -> None:
        """Play until the match is over or somebody leaves; what has been entered is on disk in any case."""
        self.greet()
        try:
            while not self.match.over:
                self.step()
                self.keeper.keep(self.match)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.gap()
        finally:
            self.keeper.keep(self.match)
            self.part()

    def greet(self) -> None:
        """What is played, by whom, and where it is written down; and what else there is to say."""
        screen = self.screen
        screen.say("terminal-welcome", style="bold")
        for note in self.notes:
            screen.tell(note, "dim")
        players = [f"{screen.seat(seat)}: {self.player(name)}" for seat, name in self.seating.players.items()]
        screen.tell(" · ".join(players))
        screen.whole(screen.speech.say("terminal-kept", {"file": str(self.keeper.path)}), "dim")
        screen.gap()

    def player(self, name: str) -> str:
        return self.screen.speech.word("printed" if name in self.match.book.printed else "player", name)

    def part(self) -> None:
        """How it ended, or how it goes on."""
        screen = self.screen
        if self.match.result is None:
            self.hide()
            again = shlex.quote(str(self.keeper.path)) + (TOGETHER if self.seating.together else "")
            screen.whole(screen.speech.say("terminal-goodbye", {"file": again}))
            return
        self.tell_news(self.facing or self.onlooker)
        screen.say("terminal-over", style="bold")
        screen.tell(screen.speech.ending(self.match.result.plain()), "bold green")
        screen.whole(screen.speech.say("terminal-saved", {"file": str(self.keeper.path)}), "dim")

    def hide(self) -> None:
        """Whoever leaves in the middle leaves no secrets on the screen."""
        if self.seating.curtain and self.facing is not None:
            self.screen.blank()

    # One step.

    def step(self) -> None:
        """Chance is brought, a bot answers, or a person is asked."""
        waiting = self.match.awaited
        bots = [seat for seat in waiting if seat in self.seating.bots]
        if self.match.pending is not None:
            self.bring(self.match.pending)
        elif bots:
            chosen = answer(self.seating.bots[bots[0]], self.match, bots[0], self.bot_seed)
            self.match.choose(chosen, bots[0])
        else:
            mine = self.facing.seats if self.facing else []
            self.turn(next((seat for seat in waiting if seat in mine), waiting[0]))

    def turn(self, seat: str) -> None:
        """A person's choice: the table is shown, and asked until something has happened."""
        self.face(self.seating.person(seat), seat)
        self.show(seat)
        options = self.match.options(seat)
        self.listen(self.screen.speech.say("terminal-ask"), seat, lambda text: self.choose(text, seat, options))

    def choose(self, text: str, seat: str, options: Sequence[Option]) -> bool:
        """Take the option that was meant; what fits none or several is answered, and asked again."""
        found = fitting(text, options, self.screen.speech)
        if len(found) == 1:
            self.match.choose(options[found[0]].id, seat)
            return True
        if found:
            self.screen.say("terminal-several-fit", {"text": text, "count": len(found)})
            self.offer(seat, options, found)
        else:
            refused(self, seat, text, options)
        return False

    def bring(self, pending: Pending) -> None:
        """A roll or a draw from the real table."""
        self.face(self.seating.person(pending.seat), pending.seat)
        self.tell_news(self.facing or self.onlooker)
        self.screen.tell(self.screen.speech.chance({"kind": pending.kind, "seat": pending.seat}), "bold")
        example = {"example": pending.cases[len(pending.cases) // 2][0]}
        speech = self.screen.speech
        asked = speech.say("terminal-roll" if self.rolls(pending) else "terminal-draw", example)
        self.listen(asked, pending.seat, lambda text: self.roll(text, pending))

    def rolls(self, pending: Pending) -> bool:
        return any(one.name == pending.kind and one.by == DICE for one in self.match.book.purposes.values())

    def roll(self, text: str, pending: Pending) -> bool:
        self.match.roll(outcome(text, [case for case, _ in pending.cases]))
        return True

    def listen(self, asked: str, seat: str, take: Callable[[str], bool]) -> None:
        """Ask until an answer was taken or a command changed the match; what is wrong is said, and costs nothing."""
        done = False
        while not done:
            text = self.screen.ask(asked)
            found = command(text)
            try:
                done = obey(self, seat, found) if found else take(text) if text else True
            except BocageError as error:
                self.screen.error(error)
        self.screen.gap()

    # What is shown.

    def show(self, seat: str) -> None:
        """What happened, how things stand, what is to be done."""
        self.tell_news(self.facing or self.onlooker)
        self.screen.heading(int(self.match.position.round), self.match.header.scenario)
        self.screen.gap()
        self.screen.table(table_of(self.match, seat))
        self.screen.gap()
        self.screen.prompt(seat, self.match.prompt(seat))
        options = self.match.options(seat)
        self.offer(seat, options, range(len(options)))
        self.screen.gap()

    def offer(self, seat: str, options: Sequence[Option], places: Sequence[int]) -> None:
        """Those of the options, with their numbers in the whole list; as many as can be read."""
        shown = [(place, options[place], self.match.odds(options[place].id, seat)) for place in places[:MOST]]
        self.screen.options(shown, len(places))

    def tell_news(self, person: Person) -> None:
        """What has happened since this person last looked."""
        told = story(self.match, person.seats)
        self.screen.story(told[person.read :])
        person.read = len(told)

    def recall(self) -> None:
        """Whoever comes back has read all but the last lines."""
        for person in [*self.seating.people, self.onlooker]:
            person.read = max(0, len(story(self.match, person.seats)) - RECENT)

    def forget_undone(self) -> None:
        """What was taken back is no longer told, so nobody has read it."""
        for person in [*self.seating.people, self.onlooker]:
            person.read = min(person.read, len(story(self.match, person.seats)))

    # Who looks.

    def face(self, person: Person | None, seat: str) -> None:
        """Turn the screen to somebody; where there are secrets, nobody sees what the other saw."""
        if person is None or person is self.facing:
            return
        if self.seating.curtain:
            self.draw_curtain(seat)
        self.facing = person

    def draw_curtain(self, seat: str) -> None:
        """First the one who leaves reads what came of his choice, then the screen is cleared and handed over."""
        asked = self.screen.speech.say("terminal-hand-over", {"seat": seat})
        if self.facing is None:
            self.screen.ask(asked)
            return
        if len(story(self.match, self.facing.seats)) > self.facing.read:
            self.tell_news(self.facing)
            self.screen.ask(self.screen.speech.say("terminal-seen"))
        self.screen.blank()
        self.screen.ask(asked)
        self.screen.blank()


def table_of(match: Match, seat: str) -> Mapping[str, object]:
    """What a seat may know of the table."""
    table = match.view(seat)["table"]
    assert isinstance(table, dict)
    return table
