"""What can happen in Undaunted: every event with what it carries, and who reads what."""

from typing import Final

from mypy_extensions import i64

from bocage.games.undaunted.model import ACTION, CARD, COUNTER, SEATS, TILE
from bocage.kernel.events import Events
from bocage.kernel.words import NUMBER, TALLY, YES, Dice, Words

PILE: Final = Words("pile", ["hand", "deck", "discard", "play-area", "supply", "removed"])
PLAY: Final = Words("action", [*ACTION.words, "ready", "place", "transmit"])
READY: Final[i64] = 14
PLACE: Final[i64] = 15
TRANSMIT: Final[i64] = 16
D10: Final = Dice("dice", 0, 9)

EVENTS: Final = Events()

# Rounds and turns.
ROUND_BEGUN: Final[i64] = EVENTS.event("round-begun", round=NUMBER)
CARD_DRAWN: Final[i64] = EVENTS.event("card-drawn", hides="card", owner="side", side=SEATS, card=CARD)
DRAW_MISSED: Final[i64] = EVENTS.event("draw-missed", side=SEATS)
DECK_SHUFFLED: Final[i64] = EVENTS.event("deck-shuffled", side=SEATS)
CARD_BID: Final[i64] = EVENTS.event("card-bid", reveals=True, side=SEATS, card=CARD)
NOTHING_BID: Final[i64] = EVENTS.event("nothing-bid", side=SEATS)
INITIATIVE_TAKEN: Final[i64] = EVENTS.event("initiative-taken", side=SEATS)
INITIATIVE_KEPT: Final[i64] = EVENTS.event("initiative-kept", side=SEATS)
TURN_BEGUN: Final[i64] = EVENTS.event("turn-begun", side=SEATS)
CARD_THROWN_IN: Final[i64] = EVENTS.event("card-thrown-in", hides="card", owner="side", side=SEATS, card=CARD)
PLAY_AREA_CLEARED: Final[i64] = EVENTS.event("play-area-cleared", side=SEATS, count=NUMBER)

# Cards.
CARD_PLAYED: Final[i64] = EVENTS.event("card-played", side=SEATS, card=CARD, action=PLAY)
HUNKERED_DOWN: Final[i64] = EVENTS.event("hunkered-down", side=SEATS, card=CARD)
FOG_ADDED: Final[i64] = EVENTS.event("fog-added", side=SEATS)
FOG_MISSING: Final[i64] = EVENTS.event("fog-missing", side=SEATS)
FOG_REMOVED: Final[i64] = EVENTS.event("fog-removed", side=SEATS)
CARDS_BOLSTERED: Final[i64] = EVENTS.event("cards-bolstered", side=SEATS, card=CARD, count=NUMBER)
CARD_INSPIRED: Final[i64] = EVENTS.event("card-inspired", side=SEATS, card=CARD)
CARD_REMOVED: Final[i64] = EVENTS.event("card-removed", reveals=True, side=SEATS, card=CARD, pile=PILE)

# Counters and markers.
COUNTER_PLACED: Final[i64] = EVENTS.event("counter-placed", counter=COUNTER, tile=TILE)
COUNTER_READIED: Final[i64] = EVENTS.event("counter-readied", counter=COUNTER)
COUNTER_MOVED: Final[i64] = EVENTS.event("counter-moved", counter=COUNTER, origin=TILE, tile=TILE)
COUNTER_SUPPRESSED: Final[i64] = EVENTS.event("counter-suppressed", counter=COUNTER)
COUNTER_REMOVED: Final[i64] = EVENTS.event("counter-removed", reveals=True, counter=COUNTER, tile=TILE)
TILE_SCOUTED: Final[i64] = EVENTS.event("tile-scouted", side=SEATS, tile=TILE)
TILE_CONTROLLED: Final[i64] = EVENTS.event("tile-controlled", side=SEATS, tile=TILE, points=NUMBER)
CONTROL_LOST: Final[i64] = EVENTS.event("control-lost", side=SEATS, tile=TILE, points=NUMBER)
TARGET_PLACED: Final[i64] = EVENTS.event("target-placed", side=SEATS, tile=TILE)
TARGET_MOVED: Final[i64] = EVENTS.event("target-moved", side=SEATS, origin=TILE, tile=TILE)
TARGET_REMOVED: Final[i64] = EVENTS.event("target-removed", side=SEATS, tile=TILE)
RADIO_SENT: Final[i64] = EVENTS.event("radio-sent", side=SEATS, tile=TILE, points=NUMBER)

# Combat.
ATTACK_ROLLED: Final[i64] = EVENTS.event(
    "attack-rolled", counter=COUNTER, enemy=COUNTER, dice=D10, needed=TALLY, hit=YES
)
SUPPRESS_ROLLED: Final[i64] = EVENTS.event(
    "suppress-rolled", counter=COUNTER, enemy=COUNTER, dice=D10, needed=TALLY, hit=YES
)
BLAST_ROLLED: Final[i64] = EVENTS.event("blast-rolled", counter=COUNTER, dice=D10, needed=TALLY, hit=YES)

# The end.
SIDE_PINNED: Final[i64] = EVENTS.event("side-pinned", side=SEATS)
SIDE_UNPINNED: Final[i64] = EVENTS.event("side-unpinned", side=SEATS)
HOPE_LOST: Final[i64] = EVENTS.event("hope-lost", side=SEATS)
