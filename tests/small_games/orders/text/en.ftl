# Orders, in English.

game-orders = Orders
scenario-crossroads = Crossroads
scenario-farmyard = Farmyard

seat-red = Red
seat-blue = Blue
seat-green = Green
model-tank = tank
model-gun = gun
piece-red-tank = the red tank
    .cap = The red tank
piece-red-gun = the red gun
    .cap = The red gun
piece-blue-tank = the blue tank
    .cap = The blue tank
piece-blue-gun = the blue gun
    .cap = The blue gun
piece-green-tank = the green tank
    .cap = The green tank
piece-green-gun = the green gun
    .cap = The green gun
kind-model = piece
kind-piece = piece
kind-square = square

order-laid = { $seat } lays the order at { $piece }, and the bluff at the other piece.
order-laid-unseen = { $seat } lays an order and a bluff, face down.
order-shown = { $acts-id ->
    [yes] The order lies at { $piece }: it moves.
   *[other] The order lies at { $piece }, for nothing.
}
stepped = { $piece-cap } steps: front { $front }, back { $back }.
fired = { $piece-cap } fires at { $target }.
shot = { $hit-id ->
    [yes] { $dice }: { $piece } hits { $target }, which is lost; { $needed } was needed.
   *[other] { $dice }: { $piece } misses { $target }; { $needed } was needed.
}

term-base = base
term-distance = distance
term-eagle-eye = good eye
term-armour = armour from before

ask-order = Where does your order lie? The bluff goes to the other piece.
ask-move = Move { $piece } a step, or stop.
ask-react = Fire at { $piece }, or pass.
chance-shot = { $seat } rolls for the shot.

choice-order = The order at the { $model }
choice-step = Step to { $square }
choice-stop = Stop
choice-fire = Fire with the { $model }
choice-pass = Pass

no-no-way = The front cannot go to { $square }: it goes to a free square that shares a side with the piece.
no-spent = Your { $model } is lost, or has acted in this round.
no-too-far = Your { $model } is more than three squares away.

end-fought-out = { $winner-id ->
    [none] It is over: nobody has more pieces left than all others.
   *[other] { $winner } wins with the most pieces left.
}

bad-piece-line = “{ $line }” stands nowhere: the front and the back of a piece are two free squares side by side, and each piece is placed once.

rule-or-1 = A round: all lay their orders, then red, blue and green carry theirs out.
rule-or-2 = All lay at the same time and face down: the order at one piece, the bluff at the other.
rule-or-3 = The order is shown; its piece moves, unless it is lost or has fired in this round.
rule-or-4 = An order is worth three steps; you may stop before each.
rule-or-5 = The front goes to a free square beside the piece: beside the front it advances, beside the back it turns.
rule-or-6 = After every step and every firing the other seats are asked, the next one first, if they have a piece that could react.
rule-or-7 = A piece that has not acted in this round fires at the one that stepped or fired, up to three squares away.
rule-or-8 = The last reaction is carried out first; a shot falls away when the piece that fired it is lost by then.
rule-or-9 = The better of two dice must reach 2 and the distance, and what abilities add.
rule-or-10 = A piece that is hit is lost at once, in the middle of its move too.
rule-or-11 = When a gun fires, distance adds nothing.
rule-or-12 = To hit a tank from before, 1 more is needed.
rule-or-13 = It ends after four rounds, or after a round in which a seat has lost its last piece; the most pieces win.
rule-or-14 = Where an order lies, its owner alone knows until it is shown.
