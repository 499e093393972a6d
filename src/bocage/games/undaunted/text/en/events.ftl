# What happens in Undaunted: Normandy, and how it ends.

## Rounds and turns

round-begun = Round { $round } begins.
card-drawn = { $side-cap } draw { $card }.
card-drawn-unseen = { $side-cap } draw a card.
draw-missed = { $side-cap } draw nothing: their deck and discard pile are empty.
deck-shuffled = { $side-cap } shuffle their discard pile into a new deck.
card-bid = { $side-cap } bid { $card }.
nothing-bid = { $side-cap } hold no card and bid 0.
initiative-taken = { $side-cap } take the initiative.
initiative-kept = { $side-cap } keep the initiative.
turn-begun = { $side-cap } begin their turn.
card-thrown-in = { $side-cap } discard { $card } from the hand.
card-thrown-in-unseen = { $side-cap } discard a card from the hand, face down.
play-area-cleared = { $count ->
    [one] { $side-cap } discard the card in their play area.
   *[other] { $side-cap } discard the { $count } cards in their play area.
}

## Playing a card

card-played = { $side-cap } play { $card }: { $action }.
hunkered-down = { $side-cap } put { $card } back into the supply: it hunkers down.
counter-placed = { $counter-cap } { $counter-number ->
    [one] comes
   *[other] come
} in on { $tile }.
counter-readied = { $counter-cap } { $counter-number ->
    [one] is
   *[other] are
} ready again.

## Movement and markers

counter-moved = { $counter-cap } { $counter-number ->
    [one] moves
   *[other] move
} from { $origin } to { $tile }.
tile-scouted = { $side-cap } scout { $tile }.
fog-added = { $side-cap } get a Fog of War from their supply into their discard pile.
fog-missing = { $side-cap } have no Fog of War left in their supply, so none is added.
tile-controlled = { $points ->
    [0] { $side-cap } control { $tile }.
    [one] { $side-cap } control { $tile }, worth one point.
   *[other] { $side-cap } control { $tile }, worth { $points } points.
}
control-lost = { $points ->
    [0] { $side-cap } lose control of { $tile }.
    [one] { $side-cap } lose control of { $tile }, worth one point.
   *[other] { $side-cap } lose control of { $tile }, worth { $points } points.
}

## Support

cards-bolstered = { $count ->
    [one] { $side-cap } move { $card } from the supply to the discard pile.
   *[other] { $side-cap } move { $count } × { $card } from the supply to the discard pile.
}
card-inspired = { $side-cap } take { $card } back to the hand.
fog-removed = { $side-cap } remove a Fog of War from the game.
target-placed = { $side-cap } put their target marker on { $tile }.
target-moved = { $side-cap } move their target marker from { $origin } to { $tile }.
target-removed = The target marker of { $side } leaves { $tile }.
radio-sent = { $points ->
    [one] { $side-cap } transmit from { $tile } and gain one point.
   *[other] { $side-cap } transmit from { $tile } and gain { $points } points.
}

## Combat

attack-rolled = { $hit-id ->
    [yes] { $dice }: a hit by { $counter } on { $enemy }; { $needed } was needed.
   *[other] { $dice }: a miss by { $counter } against { $enemy }; { $needed } was needed.
}
suppress-rolled = { $hit-id ->
    [yes] { $dice }: suppressing fire by { $counter } on { $enemy }, with success; { $needed } was needed.
   *[other] { $dice }: suppressing fire by { $counter } on { $enemy }, in vain; { $needed } was needed.
}
blast-rolled = { $hit-id ->
    [yes] { $dice }: the Blast hits { $counter }; { $needed } was needed.
   *[other] { $dice }: the Blast misses { $counter }; { $needed } was needed.
}
counter-suppressed = { $counter-cap } { $counter-number ->
    [one] is
   *[other] are
} suppressed.
card-removed = { $side-cap } lose { $card } from { $pile }.
counter-removed = { $counter-cap } { $counter-number ->
    [one] is
   *[other] are
} removed from { $tile }.

## On the way to the end

side-pinned = { $side-cap } are pinned: they have no Riflemen on the board.
side-unpinned = { $side-cap } have Riflemen on the board again.
hope-lost = { $side-cap } are beyond all hope: they can no longer reach their points.

## How a game ended

end-objectives = { $winner-cap } win: they control enough objectives.
end-pinned = { $winner-cap } win: the enemy is pinned.
end-beyond-hope = { $winner-cap } win: the enemy is beyond all hope.
end-both-pinned = { $winner-cap } win: both sides are pinned, and they have more points, or as many and the initiative.
end-time-up = { $winner-cap } win: time is up, and they have more points, or as many and the initiative.

## What is drawn or rolled

chance-draw = { $seat-cap } draw a card.
chance-attack = { $seat-cap } roll for the attack.
chance-suppress = { $seat-cap } roll to suppress.
chance-blast = { $seat-cap } roll for the Blast.
