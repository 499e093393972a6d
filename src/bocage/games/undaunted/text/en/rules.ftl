# The rules of Undaunted: Normandy, a sentence each; the whole of them is on the rule page.

## Control markers

rule-un-31 = On each tile each side has nothing, a scouted or a controlled marker; only one side can control it.
rule-un-32 = Scouted or controlled, your counters may enter; markers stay when counters leave, and control needs no garrison.
rule-un-33 = Where an action asks for a marker on a tile, it means a marker of your own side.

## Set-up

rule-un-1 = Lay the tiles of the scenario with their objective markers; the radio marker only where the scenario uses it.
rule-un-2 = Each player has one side: its cards, counters, control markers, and the spawn markers that the scenario names.
rule-un-3 = Counters begin ready, control markers as the scenario says; the side that it names holds the initiative marker.
rule-un-4 = Cards marked D are shuffled into the deck, cards marked S lie open in the supply; no others exist.
rule-un-5 = A side has a deck, a hand, a play area, a discard pile, a supply, and a pile of removed cards.

## The round

rule-un-6 = A round: both draw, both bid for the initiative, both take a turn, until somebody wins.
rule-un-7 = Both draw four cards; the discard pile becomes a new deck only when a card is due and the deck is empty.
rule-un-8 = With deck and discard pile both empty, you draw fewer cards or none.
rule-un-9 = Both bid a hand card at once; the higher initiative takes the marker, a tie leaves it. Both cards are discarded.
rule-un-10 = An empty hand bids 0; if both hands are empty, the initiative marker stays.
rule-un-11 = The holder of the initiative marker takes a whole turn, then the other side.
rule-un-12 = Play hand cards one at a time, as many as you like; when your turn ends, hand and play area are discarded.
rule-un-13 = Each card played does one thing: one of its printed actions, or hunker down.
rule-un-14 = A card used for an action lies in the play area until the turn ends; one that hunkers down goes to the supply.
rule-un-15 = A card gained in your turn by Command, Recon or Inspire may be played in the same turn.
rule-un-16 = Movement and support numbers are “up to”, combat numbers exact; a play that would change nothing is not offered.

## Fog of War

rule-un-19 = Fog of War can be bid and nothing else; only Recon takes it out of the game.
rule-un-20 = Bolster does not fetch Fog of War.

## Suppressed units

rule-un-21 = A suppressed unit does not act: playing one of its cards readies it, and does nothing else.
rule-un-22 = A card of a suppressed unit may hunker down; the counter stays suppressed.
rule-un-23 = A suppressed counter has its full defence and still blocks Control; suppression does not pass by itself.
rule-un-24 = There are no reactions: a unit defends itself without a card.

## Placing counters

rule-un-25 = A unit card played for an action first brings its missing counter to its spawn marker, then acts from there.
rule-un-26 = Counters always come in ready; enemies there do not prevent it, and a tile holds any number of counters.
rule-un-27 = Hunkering down places no counter; those on the board stay where they are.
rule-un-28 = A card may be played only to bring in its counter; another action has to be possible from the spawn tile.
rule-un-29 = Command cards and Fog of War have no counter.
rule-un-30 = Where two spawn markers cover a unit, its owner chooses; every unit needs one.

## Hunkering down

rule-un-17 = Any card but Fog of War may go back to your supply instead of acting, until a Bolster fetches it.
rule-un-18 = A command card may hunker down too; without a card that can fetch it, it is lost for good.

## Movement

rule-un-34 = Move X: your counter goes up to X tiles, each adjacent to the last, and scouted or controlled by your side.
rule-un-35 = Guide X: move any one of your unsuppressed counters up to X tiles, each scouted or controlled by your side.
rule-un-36 = Scout X: go up to X tiles and put markers on those without one of yours; each marker brings you a Fog of War.
rule-un-37 = Stalk X: go up to X tiles, marked or not, leaving no marker and taking no Fog of War.
rule-un-38 = When your Mortar counter moves or is removed, your target marker leaves the board.
rule-un-39 = Enemy counters neither block a step nor stop a move.

## Support

rule-un-40 = Bolster X: move up to X cards from your supply to your discard pile, of its squad if the card names one.
rule-un-41 = A Squad Leader is fetched by a Bolster of its squad or without squad, Sergeant and Guide only without.
rule-un-42 = Command X: draw up to X cards.
rule-un-43 = Conceal: a Fog of War in the enemy’s supply, if one is there, goes to the enemy’s discard pile.
rule-un-50 = Control: turn your marker on the counter’s tile to controlled; an enemy’s controlled marker becomes scouted.
rule-un-51 = Only Rifleman cards have Control; a tile without an objective may be controlled too.
rule-un-52 = You cannot control a tile with an enemy counter on it, ready or suppressed.
rule-un-53 = On a tile without a marker of yours, Control puts a controlled one.
rule-un-44 = Inspire X: take up to X other cards back from your play area to your hand, of its squad if the card names one.
rule-un-45 = Sniper, Mortar, Sergeant, Guide and Fog of War have no squad: a Bolster or Inspire that names one never reaches them.
rule-un-46 = Recon: remove a Fog of War of your hand from the game, then draw a card.
rule-un-47 = Target: put your target marker 3 or more tiles from your Mortar, or move it to another such tile.
rule-un-48 = The distance of a target marker counts when you target, never when you blast.

## Combat

rule-un-60 = Attack and Suppress name one enemy counter anywhere on the board, on the same tile too.
rule-un-61 = Blast attacks every counter on the tile with your target marker, your own too; without the marker it is not possible.
rule-un-62 = The attacker orders the attacks of a Blast; only when all are carried out is it asked who has won.
rule-un-63 = One die must reach the base defence, the cover of the tile and the range, added up.
rule-un-64 = Range is the distance to the defender, 0 on the same tile; there is none against a Blast.
rule-un-65 = One die at or above the total defence, or a 0, is enough; more add nothing.
rule-un-66 = A 0 is no number: it always succeeds.
rule-un-67 = A successful Suppress turns the counter to its suppressed side; nobody is lost.
rule-un-68 = After a successful Attack or Blast the owner of the counter loses a card of that unit.
rule-un-75 = A casualty comes from the hand, else the discard pile, else the deck; if none is there, the counter is removed.
rule-un-76 = Casualties never come from play area, supply or removed cards.
rule-un-77 = A successful attack takes one card, never more.
rule-un-78 = The deck is shuffled after a casualty only if the card came from it.
rule-un-79 = The card that was bid lies in the discard pile and can be lost like any other.
rule-un-81 = Command cards and Fog of War are never casualties.
rule-un-70 = The cover of a hill is 1 against a Blast or an attacker on a hill, otherwise 3.
rule-un-80 = A removed counter comes back at its spawn marker, when a card of its unit is played.

## The end of the game

rule-un-85 = The game ends as soon as a side has met its condition, looked at after every card.
rule-un-86 = Objectives: the values on the tiles that you control reach the scenario’s number.
rule-un-87 = If one card meets both conditions, the side whose turn it is wins.
rule-un-88 = A side is pinned while it has no Riflemen counter on the board; that wins only where it is the condition.
rule-un-89 = If both sides are pinned and no condition decides, more points win; at a tie, the holder of the initiative marker.
rule-un-90 = A side that can no longer reach its points counts as pinned: an enemy who is to pin it wins, any other as soon as he has more points.
rule-un-91 = Hope is gone when the points controlled and those still within reach are less than the number needed.
rule-un-92 = There are no draws; after the last round allowed, points decide as when both are pinned.

## The radio

rule-rad-1 = The radio marker lies on its tile, never moves, and is no objective.
rule-rad-2 = Ready Riflemen on a radio tile that their side controls, with no enemy there, may transmit instead of controlling.
rule-rad-3 = Each transmission gives points for good: once a turn, and as often as the scenario allows.
rule-rad-4 = Transmissions left count as within reach while Riflemen can still come to the radio.
rule-rad-5 = Printed opponents treat a transmission like controlling an objective.

## Who sees what

rule-un-95 = Board, supplies, play areas, bids and pile sizes are open; hands and removed cards are for their owner; nobody sees a deck.
rule-un-96 = The owner may look through his discard pile; the enemy knows only what got there openly.
rule-un-97 = A program knows what its seat may know, and no more.

## At this table

rule-un-93 = Where a rulebook can be read in another way there is a switch, and the record of the match keeps it.
rule-un-98 = The Americans draw before the Germans, card by card; dice are written as their faces, 0 to 9.
rule-un-99 = A shuffled deck is equally likely in every order, however its cards lay before.
