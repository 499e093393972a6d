# What a user is told when something is wrong: what, where, and what would be right.
# The id is the code of the error. A list that is empty has the id `none`.

## Asked for something that is not there

no-such-game = There is no game “{ $name }”. { $known-id ->
    [none] None is installed.
   *[other] There are: { $known }.
}
no-such-module = There is no Python module “{ $name }”, which { $variable } names. Install it, or correct the variable.
no-such-scenario = { $game } has no scenario “{ $name }”. { $known-id ->
    [none] It has none at all.
   *[other] It has: { $known }.
}
no-such-seat = { $game } has no seat “{ $name }”. Its seats are: { $known }.
no-such-switch = { $game } has no switch “{ $name }”. { $known-id ->
    [none] It has none at all.
   *[other] It has: { $known }.
}
no-such-value = The switch “{ $name }” cannot be set to “{ $value }”. Possible: { $known }.
no-printed-opponent = { $game } has no printed opponent “{ $name }”.
no-described-positions = { $game } cannot be set up from a described table; start one of its scenarios instead.
no-such-rule = There is no rule “{ $name }”. { $known-id ->
    [none] None of this game is worded.
   *[other] There are: { $known }.
}
no-such-bot = There is nobody called “{ $name }” to play. There are: { $known }; or name a file that ends in .py.

## Texts that name no choice

no-such-verb = { $text-id ->
    [none] A choice was expected, but nothing was written.
   *[other] “{ $text }” is no choice of this game.
} It is spelt like this: { $known }.
wrong-fields = “{ $text }” has too few words or too many. It is spelt like this: { $pattern }.
no-such-word = There is no { $kind } “{ $word }” here. Possible: { $known }.
no-such-amount = “{ $word }” will not do as { $kind }: a whole number from 0 to { $most } is wanted.
no-such-face = No die shows “{ $word }”: its faces run from { $low } to { $high }.

## Choices, rolls and takebacks that are not possible now

illegal-choice = “{ $choice }” is not possible. { $why }
not-your-turn = { $seat } is not asked now. To choose: { $asked }.
name-a-seat = Several seats are asked now, so say which one chooses: { $asked }.
chance-first = Nobody can choose now: a roll or a draw comes first.
game-over = The game is over; nothing more can be chosen.
nothing-to-roll = “{ $text }” cannot be rolled or drawn now: no roll and no draw is awaited.
other-chance = “{ $text }” is not what is awaited; that is “{ $awaited }”.
impossible-outcome = “{ $text }” cannot come of “{ $purpose }” now. Possible: { $known }.
no-such-chance = Nobody rolls or draws for “{ $name }”. Possible: { $known }.
nothing-yet = There is nothing to take back: nothing has been chosen yet.
behind-barrier = This cannot be taken back freely: since then something was rolled, drawn, shown, or chosen by somebody else.
no-such-entry = There is no choice and no roll number { $to } in force, so nothing can go back to it.
record-kept-until-end = The record stays closed while somebody else’s secrets are in play; { $seat } can export a log of their own instead.
fork-only-from-now = While somebody else’s secrets are in play, { $seat } can branch off from now only, not from an earlier place.

## Described tables

table-not-lines = “{ $key }” should be a list of lines, one thing a line.
no-such-key = The key “{ $key }” means nothing here. Possible: { $known }.
bad-value = { $value-id ->
    [none] “{ $key }” is missing.
   *[other] “{ $key }” cannot be “{ $value }”.
} Possible: { $known }.
bad-number = “{ $key }” cannot be “{ $value }”: a whole number from { $low } to { $high } is wanted.
no-scenario = A described table needs “{ $key }”. Possible: { $known }.
bad-pile-line = “{ $line }” lays no cards anywhere. A line reads like “{ $side } hand { $card }”.
no-marker-left = “{ $line }” cannot be laid: either a marker lies there already, or there are no more of this kind.

## Records

record-empty = The record is empty. Its first line should read like “bocage 1 · undaunted · rules 1 · la-raye”.
record-cut = The record breaks off in the middle of line { $line }, at “{ $text }”. { $whole_lines ->
    [0] No whole line stands before it.
    [one] The one line before it is whole.
   *[other] The { $whole_lines } lines before it are whole.
}
record-no-header = Line { $line } is not the title of a record: “{ $text }”. It should read like “bocage 1 · undaunted · rules 1 · la-raye”.
record-other-format = Line { $line } names record format { $found }; this bocage reads format { $known }.
record-bad-line = Line { $line } of the record cannot be read: “{ $text }”. A choice reads like “> us  bid R-A”, chance like “= app roll  8”, an act like “* undo us”.
record-bad-json = { $line ->
    [0] A correction
   *[other] Line { $line } of the record
} should hold a JSON object in braces; what stands there is “{ $text }”.
record-bad-field = The header field “{ $name }” of the record cannot be read: “{ $text }”. It holds one JSON value on one line.
record-other-key = The key at the end of the record is not the one it was begun with ({ $commit }).
record-refused = Line { $line } of the record cannot be carried out: “{ $text }”. { $because }
other-rules = The record was made with ruleset { $found } of { $game }; here it is ruleset { $known }.
other-data = The record was made with other data of { $game } ({ $found }); here they are { $known }.

## Bots

nobody-plays = Nobody plays { $seat } in { $game }. Name a bot or a printed opponent for the seat, such as random.
no-bot-file = There is no file { $file } with a bot in it.
bot-file-broken = The file { $file } cannot be run: { $error }
not-one-bot = { $file } should define one class with a method “choose”; { $count ->
    [0] it defines none.
   *[other] it defines { $count }: { $known }.
}
bot-broke = The bot { $bot } broke down while it was choosing for { $seat }: { $error }
bot-chose-wrongly = The bot { $bot } chose “{ $choice }” for { $seat }, which is not among the options it was given; it answers with the id of one of them.

## Files

record-cannot-read = The record { $file } cannot be read: { $error }.
record-cannot-write = The record cannot be written to { $file }: { $error }.
record-not-text = { $file } is no record: it is not UTF-8 text.
no-records = There is no record in { $folder }. Records are files that end in .txt.
save-where = Say where to save it: save FILE.
save-there-already = { $file } is there already and stays as it is; name a new file.

## Commands

cli-no-table = What is to be played? Name a game or the file of a record. There are: { $known }.
cli-neither = There is no game and no file called “{ $name }”. { $known-id ->
    [none] No game is installed.
   *[other] There are: { $known }.
}
cli-too-much = “{ $text }” is one word too many. It is written: bocage play GAME SCENARIO --SEAT NAME
cli-no-player = Who plays --{ $seat }? Put a name behind it, such as me or random.
cli-not-a-value = { $option } cannot be “{ $value }”. Possible: { $known }.

## Acts of the table, and records of people

correction-not-read = A correction describes a table, but this cannot be read: “{ $text }”.
correction-among-people = A table cannot be described anew in a match between people, because a description shows everything.
other-scenario = The description is of the scenario “{ $found }”; this match plays “{ $known }”.
takeback-needs-consent = { $seat } can take that back only if the others agree; still asked: { $seats }.
key-is-shown = The match is over and its key is shown, so nothing can be taken back any more; branch off from an earlier place instead.
not-your-draw = This draw is secret: only { $asked } can say what came.
seed-is-no-secret = A seed ({ $seed }) can be guessed, so a match with secrets takes none; leave it out.
record-bad-text = { $text } cannot stand in a record: one line without double spaces or control characters can.
no-such-source = An outcome does not come from “{ $source }”. It comes from: { $known }.
record-without-key = This record does not show its key yet, so its dice cannot be checked. The key is added at the end of the match.
