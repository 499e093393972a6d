"""Piles at the edge: what a seat may know of them, and described ones laid out."""

from typing import Final

from bocage.kernel.errors import BadPosition
from bocage.kernel.piles import DECK, DISCARD, HAND, Piles
from bocage.kernel.words import Words

PILE: Final = Words("pile", ["hand", "deck", "discard"])


def piles_seen(piles: Piles, side: int, own: bool, cards: Words) -> dict[str, object]:
    """The sizes of a side's piles, all its cards together, the discards that all have seen; the owner knows his own."""
    told: dict[str, object] = {name: int(piles.size(side, pile)) for pile, name in enumerate(PILE.words)}
    told["cards"] = {name: int(piles.all_cards(side, card)) for card, name in enumerate(cards.words)}
    told["seen"] = {name: int(piles.seen_cards(side, card)) for card, name in enumerate(cards.words)}
    if own:
        told["own"] = {
            "hand": {name: int(piles.cards(side, HAND, card)) for card, name in enumerate(cards.words)},
            "discard": {name: int(piles.cards(side, DISCARD, card)) for card, name in enumerate(cards.words)},
        }
    return told


def lay_out(piles: Piles, lines: list[str], sides: Words, cards: Words) -> None:
    """Lines like `us hand able baker` laid out; what lies in a discard pile has been seen by all."""
    for line in lines:
        words = line.split()
        if len(words) < 3:
            raise BadPosition("bad-pile-line", line=line, side=sides.words[0], card=cards.words[0])
        side, pile = sides.number(words[0]), PILE.number(words[1])
        for word in words[2:]:
            if pile == DISCARD:
                piles.lay_open(side, cards.number(word))
            else:
                piles.put(side, pile, cards.number(word))


def full_deck(piles: Piles, side: int, numbers: list[int]) -> None:
    """A whole deck, so many cards of each type."""
    for card, number in enumerate(numbers):
        piles.put(side, DECK, card, number)
