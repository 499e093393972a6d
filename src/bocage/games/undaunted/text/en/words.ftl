# The words of Undaunted: Normandy, in English.
# Cards have `.art` (a Rifleman A) and `.the`; counters are called with their article, `.bare` without it, and `.number`
# tells whether the verb is singular (one) or plural (other).

game-undaunted = Undaunted: Normandy

## Sides

seat-us = the Americans
    .bare = Americans
    .gen = the Americans’
seat-de = the Germans
    .bare = Germans
    .gen = the Germans’

## Cards

card-ps = Platoon Sergeant
    .art = a Platoon Sergeant
    .the = the Platoon Sergeant
card-pg = Platoon Guide
    .art = a Platoon Guide
    .the = the Platoon Guide
card-sl-a = Squad Leader A
    .art = a Squad Leader A
    .the = the Squad Leader A
card-sl-b = Squad Leader B
    .art = a Squad Leader B
    .the = the Squad Leader B
card-sl-c = Squad Leader C
    .art = a Squad Leader C
    .the = the Squad Leader C
card-r-a = Rifleman A
    .art = a Rifleman A
    .the = the Rifleman A
card-r-b = Rifleman B
    .art = a Rifleman B
    .the = the Rifleman B
card-r-c = Rifleman C
    .art = a Rifleman C
    .the = the Rifleman C
card-s-a = Scout A
    .art = a Scout A
    .the = the Scout A
card-s-b = Scout B
    .art = a Scout B
    .the = the Scout B
card-s-c = Scout C
    .art = a Scout C
    .the = the Scout C
card-mg-a = Machine Gunner A
    .art = a Machine Gunner A
    .the = the Machine Gunner A
card-mg-b = Machine Gunner B
    .art = a Machine Gunner B
    .the = the Machine Gunner B
card-mg-c = Machine Gunner C
    .art = a Machine Gunner C
    .the = the Machine Gunner C
card-sn = Sniper
    .art = a Sniper
    .the = the Sniper
card-mo = Mortar
    .art = a Mortar
    .the = the Mortar
card-fow = Fog of War
    .art = a Fog of War
    .the = the Fog of War

## Counters

counter-us-r-a = the American Riflemen A
    .bare = American Riflemen A
    .number = other
counter-us-r-b = the American Riflemen B
    .bare = American Riflemen B
    .number = other
counter-us-r-c = the American Riflemen C
    .bare = American Riflemen C
    .number = other
counter-us-s-a = the American Scouts A
    .bare = American Scouts A
    .number = other
counter-us-s-b = the American Scouts B
    .bare = American Scouts B
    .number = other
counter-us-s-c = the American Scouts C
    .bare = American Scouts C
    .number = other
counter-us-mg-a = the American Machine Gunners A
    .bare = American Machine Gunners A
    .number = other
counter-us-mg-b = the American Machine Gunners B
    .bare = American Machine Gunners B
    .number = other
counter-us-mg-c = the American Machine Gunners C
    .bare = American Machine Gunners C
    .number = other
counter-us-sn = the American Sniper
    .bare = American Sniper
    .number = one
counter-us-mo = the American Mortar
    .bare = American Mortar
    .number = one
counter-de-r-a = the German Riflemen A
    .bare = German Riflemen A
    .number = other
counter-de-r-b = the German Riflemen B
    .bare = German Riflemen B
    .number = other
counter-de-r-c = the German Riflemen C
    .bare = German Riflemen C
    .number = other
counter-de-s-a = the German Scouts A
    .bare = German Scouts A
    .number = other
counter-de-s-b = the German Scouts B
    .bare = German Scouts B
    .number = other
counter-de-s-c = the German Scouts C
    .bare = German Scouts C
    .number = other
counter-de-mg-a = the German Machine Gunners A
    .bare = German Machine Gunners A
    .number = other
counter-de-mg-b = the German Machine Gunners B
    .bare = German Machine Gunners B
    .number = other
counter-de-mg-c = the German Machine Gunners C
    .bare = German Machine Gunners C
    .number = other
counter-de-sn = the German Sniper
    .bare = German Sniper
    .number = one
counter-de-mo = the German Mortar
    .bare = German Mortar
    .number = one

## Piles

pile-hand = the hand
    .bare = Hand
pile-deck = the deck
    .bare = Deck
pile-discard = the discard pile
    .bare = Discard pile
pile-play-area = the play area
    .bare = Play area
pile-supply = the supply
    .bare = Supply
pile-removed = the removed cards
    .bare = Removed

## Uses of a card

action-move = Move
action-guide = Guide
action-scout = Scout
action-stalk = Stalk
action-bolster = Bolster
action-command = Command
action-conceal = Conceal
action-control = Control
action-inspire = Inspire
action-recon = Recon
action-target = Target
action-attack = Attack
action-suppress = Suppress
action-blast = Blast
action-ready = Readying
action-place = Placing
action-transmit = Transmitting

## Terms of the total defence

term-base = base defence
term-cover = cover
term-range = range

## Kinds of words, as errors call them

kind-card = card
kind-counter = counter
kind-tile = tile
kind-pile = pile
kind-action = action

## Scenarios

scenario-la-raye = La Raye (reconstruction)
scenario-oh-01 = Montmartin Crossroads
scenario-oh-02 = Lock-Keeper’s Bank
scenario-oh-03 = Ladders on the West Bank
scenario-oh-04 = The Daye Road
scenario-oh-05 = Orchard Below Hill 91
scenario-oh-06 = Lehr’s Morning Attack
scenario-oh-07 = Bomb Line
scenario-oh-08 = Sunken Lanes of Troisgots
scenario-oh-09 = Road Block at the Abbey
scenario-oh-10 = Dying Batteries
scenario-oh-11 = Old Hickory Holds

## Switches

switch-sl-bolster = What the Bolster of a Squad Leader is worth: 2 or 1.
switch-allow-noop = Are plays offered that change nothing?
switch-bolster-fow = May Bolster fetch Fog of War?
switch-guide-free-scouts = May Scouts and the Sniper be guided to tiles without a marker?
switch-target-outlives-mortar = Does the target marker stay when the Mortar counter is removed?
switch-control-block = What prevents Control: any enemy counter on the tile, or only one on a tile that the enemy controls.
switch-control-unmarked = May Riflemen control a tile without a marker of their side?
switch-count-objectives = What counts as objectives: their points, or the tiles.
switch-both-pinned = When points decide because both are pinned: whenever both are, or only if one card has pinned both.
switch-pin-v-pin = Who wins when each is to pin the other and one card pins both: more points, or the side whose turn it is.
switch-hope = Does a side count as pinned that can no longer reach its points: yes (exact), or never (off)?
switch-max-rounds = After how many rounds points decide; none for no limit.
switch-open-discards = May both sides look through all discard piles?
switch-ai-round1 = Who leads in round 1 against the printed opponent: the scenario’s marker, or a roll as in later rounds.
switch-ai-order = By what the printed opponent sorts its cards first: type, or squad.
switch-bolster-flag = For how long the printed opponent counts as having bolstered: the whole game, or one turn.
switch-ai-targeted-scout = What the printed opponent’s Scouts do under a target marker: flee, or what the sheet says to the letter.
switch-ai-uncontrolled = Which objectives the printed opponent takes for uncontrolled: those it does not control, or those nobody does.
switch-ai-empty-target = What the printed opponent does when nobody is under its target marker: aim anew, or fire as the sheet says.
switch-ai-blast-safety = Does the printed opponent hold its Blast back where its own would lose more?
switch-ai-scout-detour = Do the printed opponent’s Scouts make detours to avoid Fog of War?
switch-ai-goals = Which tiles the printed opponent goes for; none for those that the sheet would choose.
switch-ai-main-target = Which Rifleman is the printed opponent’s main target: one who would win the game, or only one a point short of it.
switch-ai-target-rows = How the printed opponent’s table of targets is read: row after row, or as one group.
switch-ai-bolster-ties = What decides between equal stacks for the printed opponent’s Bolster: their size, or the squad alone.
