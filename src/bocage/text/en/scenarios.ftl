# What somebody is told who writes scenarios, or puts the cards of a box right: file, key, and what would be right.

## Files

data-cannot-read = { $file } cannot be read: { $error }.
data-not-utf8 = { $file } is not UTF-8 text. Save it as UTF-8.
data-not-toml = { $file } is not written as TOML is: { $error }.
data-no-folder = { $variable } names the folder { $folder }, which is not there. Make it, or correct the variable.
scenario-name-taken = { $file }: there is a scenario “{ $name }” already, in { $other }. Rename your file.

## Keys and values

data-unknown-key = { $file }: the key “{ $key }” means nothing here. Possible: { $known }.
data-missing-key = { $file }: “{ $key }” is missing. What belongs there: { $known }.
data-empty = { $file }: “{ $key }” is empty; it needs an entry at least.
data-not-a-table = { $file }: “{ $key }” should be a table of keys and values, and is { $value }.
data-not-a-list = { $file }: “{ $key }” should be a list in square brackets, and is { $value }.
data-not-a-number = { $file }: “{ $key }” should be a whole number from { $low } to { $high }, and is { $value }.
data-not-text = { $file }: “{ $key }” should be text in quotation marks, and is { $value }.
data-not-true = { $file }: “{ $key }” can only be true, and is { $value }. Where it is not true, leave it out.
data-no-such-word = { $file }: “{ $word }” is not known at “{ $key }”. Possible: { $known }.

## Undaunted: the map

undaunted-bad-row = { $file }: “{ $key }” is no row of tiles: { $value }. A row is its left edge in half tiles and its tiles, like { $example }.
undaunted-too-many-tiles = { $file }: “{ $key }” has { $count } tiles; the box has { $most }.
undaunted-both-faces = { $file }: “{ $key }” has { $other } and { $tile }, which are the two faces of one tile. Only one of them can be on the map.
undaunted-tile-twice = { $file }: “{ $key }” has { $tile } twice; the box has it once.
undaunted-not-shifted = { $file }: “{ $key }” begins at { $edge }, the row above it at { $above }. Of two neighbouring rows one begins at an even number, the other at an odd one.
undaunted-in-pieces = { $file }: no path over tiles of “{ $key }” leads from { $first } to { $tiles }. The map must hang together.
undaunted-off-board = { $file }: “{ $key }” names { $tile }, which is not on this map. On it are: { $known }.
undaunted-too-many-objectives = { $file }: “{ $key }” lays { $count } objective markers; the box has { $most }.

## Undaunted: the sides

undaunted-one-victory = { $file }: “{ $key }” needs one of two: points with a number, or pin = true.
undaunted-out-of-reach = { $file }: “{ $key }” is { $points }, but that side can have { $most } at most.
undaunted-won-already = { $file }: “{ $key }” is { $points }, and that side controls { $held } from the start: it would have won already.
undaunted-both-control = { $file }: “{ $key }” names { $tile }, which the other side controls. Only one of them can; the other may have scouted it.
undaunted-marked-twice = { $file }: “{ $key }” names { $tile }, which this side has marked before. A tile is scouted or controlled, and once.
undaunted-unmarked = { $file }: “{ $key }” names { $tile }, which this side has neither scouted nor controlled. Marked are: { $known }.
undaunted-no-card = { $file }: “{ $key }” lays a counter, but { $seat } has no card { $unit }, neither in the deck nor in the supply.
undaunted-no-riflemen = { $file }: “{ $key }” has no Riflemen counter, so this side would be pinned from the start. Give it R-A, R-B or R-C.
undaunted-too-many-cards = { $file }: “{ $seat }” has { $card } { $count } times in deck and supply; the box has { $most }.
undaunted-too-many-spawns = { $file }: “{ $key }” lays { $count } spawn markers; the box has { $most } for this side.
undaunted-no-spawn = { $file }: “{ $key }” has no spawn marker for { $unit }, of which this side has a card. ALL covers every unit; A, B and C a squad; SN and MO the specialists.
undaunted-two-spawns = { $file }: “{ $key }” covers { $unit } more than once: { $tiles }. One place is enough.
undaunted-too-few-objectives = The scenario “{ $name }” asks { $seat } for { $points }, but has { $count ->
    [one] one objective
   *[other] { $count } objectives
} only. Its numbers are made for points, so points must be counted here.
