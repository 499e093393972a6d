"""The rules of Beach: one seat against an enemy that plays by itself, and markers that nobody knows."""

from typing import Final

from mypy_extensions import i64

from bocage.kernel.cells import NONE, Cells, cells, cells_of, total
from bocage.kernel.chance import NOBODY, Chance
from bocage.kernel.events import Events
from bocage.kernel.fields import Fields
from bocage.kernel.luck import Luck
from bocage.kernel.markers import Markers
from bocage.kernel.matching import Matching
from bocage.kernel.offer import Offer
from bocage.kernel.packing import first, holds, kind_of, second
from bocage.kernel.position import ASK, CHANCE, FIRST_ENDING, Position
from bocage.kernel.priorities import ranked, why_served
from bocage.kernel.reasons import Tally, Term
from bocage.kernel.refusals import ALLOWED, FIRST_REFUSAL, NOT_NOW
from bocage.kernel.words import NUMBER, TALLY, Words

UNIT: Final = Words("unit", ["able", "baker", "charlie", "dog"])
POSITION: Final = Words("position", ["dike", "villa", "mill"])
SQUARE: Final = Words("square", [sector + row for row in "123" for sector in "abcd"])
MARKER: Final = Words("marker", ["decoy", "riflemen", "gun"])
CARD: Final = Words("card", ["red", "blue", "both"])
US: Final[i64] = 0
UNITS: Final[i64] = 4
POSITIONS: Final[i64] = 3
SECTORS: Final[i64] = 4

BEHIND: Final[Cells] = cells_of([12, 14, 15])
# How each of the three positions fires at a square (2 intensely, 1 steadily), and how many units it hits on a card.
FIRE: Final[Cells] = cells_of([int(dot) for dot in "000000000000" + "100110021011" + "200212121022"])
HITS: Final[Cells] = cells_of([int(dot) for dot in "201" + "020" + "111"])
CARDS: Final[Cells] = cells_of([3, 3, 2])
MARKERS: Final[Cells] = cells_of([2, 2, 1])
STRENGTH: Final[Cells] = cells_of([0, 1, 2])
DEFENCE: Final[i64] = 1
TURNS: Final[i64] = 10
ACTIONS: Final[i64] = 3

NEW_TURN: Final[i64] = 0
ACTING: Final[i64] = ASK
TIED: Final[i64] = ASK + 1
LAY: Final[i64] = CHANCE
TURN_UP: Final[i64] = CHANCE + 1

MOVE: Final[i64] = 0
ATTACK: Final[i64] = 1
WAIT: Final[i64] = 2
LOSE: Final[i64] = 3

NOT_NEXT: Final[i64] = FIRST_REFUSAL
NOBODY_NEAR: Final[i64] = FIRST_REFUSAL + 1
NOT_TIED: Final[i64] = FIRST_REFUSAL + 2
BEACH_TAKEN: Final[i64] = FIRST_ENDING
TIME_UP: Final[i64] = FIRST_ENDING + 1

EVENTS: Final = Events()
MARKER_LAID: Final[i64] = EVENTS.event("marker-laid", position=POSITION)
UNIT_MOVED: Final[i64] = EVENTS.event("unit-moved", unit=UNIT, square=SQUARE)
MARKER_TURNED: Final[i64] = EVENTS.event("marker-turned", reveals=True, position=POSITION, marker=MARKER)
ATTACKED: Final[i64] = EVENTS.event("attacked", position=POSITION, units=NUMBER, needed=TALLY)
CARD_TURNED: Final[i64] = EVENTS.event("card-turned", card=CARD)
UNIT_HIT: Final[i64] = EVENTS.event("unit-hit", position=POSITION, unit=UNIT)


class Beach(Position):
    def __init__(self, source: "Beach | None" = None) -> None:
        super().__init__(1, source)
        self.markers: Markers = Markers(POSITIONS, MARKERS) if source is None else source.markers.clone()
        self.square: Cells = cells_of([0, 1, 2, 3]) if source is None else source.square[:]
        self.deck: Cells = CARDS[:] if source is None else source.deck[:]
        self.limits: Cells = cells(POSITIONS) if source is None else source.limits[:]

    def clone(self) -> "Beach":
        return Beach(self)

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.markers.fields(f)
        self.square = f.row(self.square)
        self.deck = f.row(self.deck)
        self.limits = f.row(self.limits)

    def redraw(self, seat: i64, luck: Luck) -> None:
        """What lies face down is known to nobody. [BE-11]"""
        self.markers.redraw(luck)

    def still_holds(self, frame: i64) -> bool:
        """Where a marker lies no other is laid. [BE-2]"""
        return kind_of(frame) != LAY or not self.markers.lies(first(frame))

    def step(self, frame: i64) -> None:
        """The player acts three times, then the enemy turns up a card; after the last turn he has won. [BE-1]"""
        if self.round == TURNS:
            self.finish(NOBODY, TIME_UP)
            return
        self.round += 1
        self.push(NEW_TURN)
        self.push(TURN_UP)
        for _ in range(ACTIONS):
            self.ask(ACTING, US)

    # The player.

    def offer(self, frame: i64, seat: i64, offer: Offer) -> None:
        self.offer_every(frame, seat, offer, MOVE, UNITS, len(SQUARE.words))
        self.offer_every(frame, seat, offer, ATTACK, POSITIONS)
        self.offer_every(frame, seat, offer, WAIT)
        self.offer_every(frame, seat, offer, LOSE, UNITS)

    def forbids(self, frame: i64, seat: i64, choice: i64) -> i64:
        if (kind_of(choice) == LOSE) != (kind_of(frame) == TIED):
            return NOT_NOW
        if kind_of(choice) == LOSE:
            return forbids_loss(second(frame), first(choice))
        if kind_of(choice) == MOVE:
            return self.forbids_move(first(choice), second(choice))
        return ALLOWED if kind_of(choice) == WAIT else self.forbids_attack(first(choice))

    def forbids_move(self, unit: i64, square: i64) -> i64:
        """A unit moves to a neighbouring square, slantwise too. [BE-3]"""
        return ALLOWED if distance(self.square[unit], square) == 1 else NOT_NEXT

    def forbids_attack(self, position: i64) -> i64:
        """A position is attacked by all units in front of it. [BE-4]"""
        return ALLOWED if self.in_front(position) > 0 else NOBODY_NEAR

    def in_front(self, position: i64) -> i64:
        return len([unit for unit in range(UNITS) if distance(self.square[unit], BEHIND[position]) == 1])

    def choose(self, frame: i64, seat: i64, choice: i64) -> None:
        if kind_of(choice) == MOVE:
            self.square[first(choice)] = second(choice)
            self.tell(UNIT_MOVED, first(choice), second(choice))
        elif kind_of(choice) == ATTACK:
            self.attack(first(choice))
        elif kind_of(choice) == LOSE:
            self.suffer(self.plan(), first(choice))
            self.fire()

    def attack(self, position: i64) -> None:
        """A marker is turned up, counts, and is gone; units enough take the position, and the beach. [BE-5] [BE-9]"""
        marker: i64 = self.markers.turn_up(position)
        if marker != NONE:
            self.tell(MARKER_TURNED, position, marker)
        if self.heard():
            self.because(defence_tally(marker))
        self.tell(ATTACKED, position, self.in_front(position), defence(marker))
        if self.in_front(position) >= defence(marker):
            self.finish(US, BEACH_TAKEN)

    # Cards and markers.

    def chance(self, frame: i64, ask: Chance) -> None:
        counts: Cells = self.markers.pool if kind_of(frame) == LAY else self.deck
        ask.draw(kind_of(frame), NOBODY, counts, 0, len(counts))

    def happen(self, frame: i64, outcome: i64) -> None:
        if kind_of(frame) == LAY:
            self.markers.lay(first(frame), outcome)
            self.tell(MARKER_LAID, first(frame))
        else:
            self.turn_up(outcome)

    # The enemy.

    def turn_up(self, card: i64) -> None:
        """The card says how many units each position hits; after the last card all are shuffled anew. [BE-6]"""
        self.deck[card] -= 1
        if total(self.deck, 0, len(self.deck)) == 0:
            self.deck = CARDS[:]
        self.limits = HITS[card * POSITIONS : (card + 1) * POSITIONS]
        self.tell(CARD_TURNED, card)
        self.fire()

    def fire(self) -> None:
        """As many units as can be are hit; where the priorities leave a choice, the player has it. [BE-7] [BE-8]"""
        plan: Matching = self.plan()
        if plan.open() != 0:
            self.ask(TIED, US, plan.open())
            return
        for unit in range(UNITS):
            if plan.giver_of[unit] != NONE:
                self.suffer(plan, unit)

    def plan(self) -> Matching:
        worths = [self.worth(position, unit) for position in range(POSITIONS) for unit in range(UNITS)]
        return Matching(UNITS, self.limits, cells_of(worths))

    def worth(self, position: i64, unit: i64) -> i64:
        """Units under intense fire before those under steady fire, then the nearer before the farther. [BE-7]"""
        intensity: i64 = FIRE[self.square[unit] * POSITIONS + position]
        return NONE if intensity == 0 else ranked(intensity, SECTORS - distance(self.square[unit], BEHIND[position]))

    def suffer(self, plan: Matching, unit: i64) -> None:
        """A unit that is hit falls back into the water, where nobody fires. [BE-7]"""
        plan.insist(unit)
        position: i64 = plan.giver_of[unit]
        if self.heard():
            self.because(why_served(plan, position, unit, "BE-7", ["intense", "nearer"], UNIT))
        self.limits[position] -= 1
        self.square[unit] = self.square[unit] % SECTORS
        self.tell(UNIT_HIT, position, unit)


def distance(square: i64, other: i64) -> i64:
    across, along = square % SECTORS - other % SECTORS, square // SECTORS - other // SECTORS
    return max(max(across, -across), max(along, -along))  # noqa: PLW3301 (compiled, only a `max` of two is fast)


def forbids_loss(tied: i64, unit: i64) -> i64:
    """The player chooses among the units that the priorities leave equal. [BE-8]"""
    return ALLOWED if holds(tied, unit) else NOT_TIED


def defence(marker: i64) -> i64:
    """How many units it takes. [BE-4] [BE-5]"""
    return DEFENCE + (0 if marker == NONE else STRENGTH[marker])


def defence_tally(marker: i64) -> Tally:
    return Tally(Term(int(DEFENCE), "position", "BE-4"), Term(int(defence(marker) - DEFENCE), "marker", "BE-5"))
