# Decks, in English.

game-decks = Decks
scenario-skirmish = Skirmish
scenario-duel = Duel

seat-us = the Americans
    .cap = The Americans
seat-de = the Germans
    .cap = The Germans
card-able = Able
card-baker = Baker
pile-hand = the hand
pile-discard = the discard pile
pile-deck = the deck

table-lead = Lead
table-hand = Hand
table-deck = Deck
table-discard = Discard pile
table-cards = All cards
table-seen = Openly discarded
table-own-hand = In your hand
table-own-discard = In your discard pile
odds-hit = hit

card-drawn = { $side-cap } draw { $card }.
card-drawn-unseen = { $side-cap } draw a card.
deck-shuffled = { $side-cap } shuffle their discard pile into a new deck.
card-bid = { $side-cap } bid { $card }.
attacked = { $card } of { $side } attacks { $target }.
shot = { $hit-id ->
    [yes] { $dice }: { $target } is hit; { $needed } was needed.
   *[other] { $dice }: a miss; { $needed } was needed.
}
card-lost = { $side-cap } lose { $card } from { $pile }.
card-thrown-in = { $side-cap } throw in { $card }.
card-thrown-in-unseen = { $side-cap } throw in a card.

term-base = base
term-cover = cover

ask-bid = Bid a card for the lead.
ask-play = Attack with a card, or end your turn.
chance-draw = { $seat-cap } draw a card.
chance-shot = { $seat-cap } roll for the attack.

choice-bid = Bid { $card }
choice-attack = Attack { $target } with { $card }
choice-end = End the turn

no-not-in-hand = { $card } is not in your hand.
no-target-out = The enemy has no { $target } left.

end-wiped-out = { $winner-cap } win: the enemy has no card left.
end-time-up = { $winner-id ->
    [none] The last round is over, and both sides have equally many cards.
   *[other] { $winner-cap } win: they have more cards after the last round.
}

rule-dk-1 = A round: both sides draw, both bid, then the leader has his turn, then the other.
rule-dk-2 = Draw until you hold three cards; an empty deck is made anew of the discard pile.
rule-dk-3 = Both bid a hand card at once; the higher initiative leads, a tie changes nothing.
rule-dk-4 = Each card you lay down attacks an enemy unit that has cards left.
rule-dk-5 = One die hits that reaches 5 and the cover, or that shows a zero.
rule-dk-6 = A casualty comes from the hand, else the discard pile, else the deck; everybody sees from where.
rule-dk-7 = A turn ends at will or with the last card; the rest of the hand is thrown in face down.
rule-dk-8 = A side without cards has lost at once.
rule-dk-9 = After the last round the side with more cards wins.
rule-dk-10 = Pile sizes, all cards of a side together and openly laid discards are known to all; the rest to the owner.
