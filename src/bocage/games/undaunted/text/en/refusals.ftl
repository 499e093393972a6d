# Why not? What the rules of Undaunted: Normandy forbid, a sentence each.

## Bidding

no-not-in-hand = { $card } is not in your hand.
no-must-bid = As long as you hold a card, you have to bid one.
no-empty-hand = Your hand is empty, so you bid 0.

## Playing a card

no-fog-cannot-act = Fog of War is never played in a turn; it can only be bid.
no-not-its-action = This card does not have that action.
no-no-effect = That would change nothing, so it is not offered.
no-fog-cannot-hunker = Fog of War cannot hunker down.

## Suppressed units, missing counters

no-suppressed = The unit is suppressed: this card can only ready it, or hunker down.
no-already-ready = The unit is not suppressed, so there is nothing to ready.
no-no-counter = Command cards have no counter that could be placed.
no-already-on-board = The counter of this unit is on the board already.
no-no-spawn-there = The unit does not come in there: no spawn marker for it lies on that tile.

## Movement

no-no-such-tile = That tile is not part of this board.
no-not-adjacent = Each step goes to an adjacent tile.
no-not-scouted = Every tile entered has to be scouted or controlled by your side.
no-too-many-tiles = That is farther than this action reaches.
no-guide-not-yours = Only a counter of your own side can be guided.
no-guide-not-on-board = Only a counter that is on the board can be guided.
no-guide-suppressed = A suppressed counter cannot be guided.
no-guide-not-scouted = You can only guide to tiles that your side has scouted or controls, Scouts and the Sniper too.

## Support

no-not-in-supply = No such card is in your supply.
no-other-squad = This card bolsters only its own squad.
no-no-squad = This card reaches only its own squad, and that card belongs to none.
no-fog-not-bolstered = Bolster does not fetch Fog of War.
no-too-many-cards = That is more cards than this action allows.
no-nothing-to-draw = There is nothing to draw: your deck and your discard pile are empty.
no-no-fog-in-supply = The enemy’s supply holds no Fog of War.
no-not-in-play-area = No such card is in your play area.
no-inspire-other-squad = This card inspires only its own squad.
no-inspires-itself = A card cannot inspire itself.
no-no-fog-in-hand = Recon needs a Fog of War in your hand.

## Control

no-only-riflemen = Only Rifleman cards can control.
no-enemy-on-tile = An enemy counter is on the tile, so you cannot control it.
no-enemy-holds-tile = The enemy controls this tile and has a counter on it, so you cannot take control.
no-already-controlled = Your side controls this tile already.
no-no-own-marker = No marker of your side lies on this tile, so there is none to turn.

## Target

no-too-near = The target marker has to lie 3 or more tiles from your Mortar.
no-target-already-there = Your target marker lies there already; it has to move to another tile.

## Combat

no-no-enemy-there = That counter is not on the board.
no-own-counter = You can only attack an enemy counter.
no-already-suppressed = That counter is suppressed already.
no-no-target-marker = Your target marker is not on the board.
no-nobody-under-target = No counter is on the tile with your target marker.
no-not-under-target = That counter is not on the tile with your target marker.
no-already-blasted = That counter has had its attack of this Blast already.

## The radio

no-no-radio = There is no radio in this scenario.
no-radio-other-side = Your side cannot use the radio.
no-radio-elsewhere = The Riflemen have to stand on the tile with the radio marker.
no-radio-not-controlled = Your side has to control the tile with the radio marker first.
no-radio-enemy-there = An enemy counter is on the tile with the radio marker.
no-radio-this-turn = There are no more transmissions in this turn.
no-radio-used-up = There are no more transmissions in this game.
