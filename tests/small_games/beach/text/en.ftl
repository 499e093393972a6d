# Beach, in English.

game-beach = Beach
scenario-landing = Landing
scenario-shingle = On the shingle

seat-us = the Americans
    .cap = The Americans
unit-able = Able
unit-baker = Baker
unit-charlie = Charlie
unit-dog = Dog
position-dike = the dike
    .cap = The dike
position-villa = the villa
    .cap = The villa
position-mill = the mill
    .cap = The mill
marker-decoy = a decoy
marker-riflemen = riflemen
marker-gun = a gun
card-red = red
card-blue = blue
card-both = red and blue

marker-laid = A marker is laid face down at { $position }.
unit-moved = { $unit } moves to { $square }.
marker-turned = The marker at { $position } is turned up: { $marker }.
attacked = { $position-cap } is attacked; units in front: { $units }, needed: { $needed }.
card-turned = The enemy turns up a card: { $card }.
unit-hit = { $position-cap } hits { $unit }, which falls back into the water.

term-position = position
term-marker = marker

because-none-left = No other target is left for it.
because-intense = { $unit } before { $unit2 }: it is under intense fire.
because-nearer = { $unit } before { $unit2 }: it is nearer.
because-as-good = { $unit } and { $unit2 } are as good a target.
because-more-in-all = { $unit } and not { $unit2 }, which another hits: so more is hit in all.

ask-act = Move a unit, attack a position, or wait.
ask-lose = The enemy’s priorities leave a choice: which unit is hit?
chance-marker = A marker is laid face down.
chance-card = The enemy turns up a card.

choice-move = Move { $unit } to { $square }
choice-attack = Attack { $position }
choice-wait = Wait
choice-lose = Lose { $unit }

no-not-next = { $square } is not next to { $unit }.
no-nobody-near = No unit stands in front of { $position }.
no-not-tied = The enemy’s priorities do not leave { $unit } to be chosen.

end-beach-taken = { $winner-cap } have won: the beach is taken.
end-time-up = Ten turns are over: the landing has failed.

rule-be-1 = A turn: the player acts three times, then the enemy turns up a card and fires.
rule-be-2 = The units begin in the water; positions get markers from the pool, face down.
rule-be-3 = Whoever acts moves a unit to a neighbouring square, attacks, or waits.
rule-be-4 = All units in front of a position attack it; it takes as many as its defence.
rule-be-5 = The marker of an attacked position is turned up, adds to its defence, and is out of the game.
rule-be-6 = The card says how many units each position hits; after the last card all are shuffled anew.
rule-be-7 = As many units as can be are hit; then as many under intense fire as can be; then the nearest.
rule-be-8 = Where that leaves a choice, the player chooses which unit is hit.
rule-be-9 = With one position the beach is taken, and the player has won.
rule-be-10 = After ten turns the landing has failed.
rule-be-11 = Nobody knows what lies face down; all see where a marker lies and what has been turned up.
