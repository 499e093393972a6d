# What the house says in every game. A game may say it in its own words under the same id.

## Words

yes-yes = yes
yes-no = no
nothing = none
seat-none = nobody
list = { $rest } and { $last }

## Kinds of values, as errors call them

kind-seat = seat
kind-seats = seat
kind-number = number
kind-yes = answer
kind-tally = number
kind-dice = dice

## Why not

no-game-is-over = The game is over.
no-not-asked = You are not asked now: the others are to choose.
no-not-now = This is not what is to be decided now.
no-allowed = Nothing forbids it.

## How a game ended

end-resigned = { $winner-id ->
    [none] The game was given up; nobody has won.
   *[other] The other side gave up. Winner: { $winner }.
}
end-draw = The game ends in a draw.

## Acts of the table, in the log

table-resign = { $seat-cap }: gave up.
table-correction = { $seat-cap }: described the table anew.
table-seat = { $seat-cap }: played by { $player } from now on.
table-opened = { $seat-cap }: opened the record.
