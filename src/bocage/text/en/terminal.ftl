# The table in a terminal.

terminal-welcome = bocage, an unofficial table for games you own. Type ? for help.
terminal-kept = Every step is written down in { $file }
terminal-round = Round { $round }
terminal-ask = Your choice (its number or its text):
terminal-more = { $count ->
    [one] … and one more; type the beginning to see it.
   *[other] … and { $count } more; type the beginning to see them.
}
terminal-help =
    Choose by number, by text, or by the beginning of a text. Besides:
    Enter      the table once more
    ?          this help
    why TEXT   why a choice is possible or not
    odds TEXT  what a choice would roll
    log        what has happened
    rule ID    what a rule says; words find it, too
    undo       take the last choice back
    save FILE  write the record to a file
    quit       leave; the match goes on from its record
terminal-roll = What do the dice show? For example { $example }:
terminal-draw = Which card was drawn? For example { $example }:
terminal-seen = Press Enter to clear the screen.
terminal-hand-over = Pass it on. To choose now: { $seat }. Press Enter when nobody else is looking.
terminal-nothing-fits = No choice begins with “{ $text }”. Type ? for help.
terminal-no-such-number = There is no choice { $number }; the last one is { $last }.
terminal-several-fit = “{ $text }” fits { $count } choices:
terminal-possible = “{ $choice }” is possible now.
terminal-not-possible = “{ $choice }” is not possible. { $why }
terminal-percent = { $percent }%
terminal-share = { $name }: { $part } of { $whole } cases, { $percent }
terminal-case = { $part } of { $whole } cases: { $sum }
terminal-no-odds = Nothing is rolled for it.
terminal-undone = Taken back: “{ $choice }”.
terminal-saved = The record is in { $file }
terminal-cut = Go on with the whole lines before it? The broken file stays as it is. (yes/no)
terminal-resumed = { $count ->
    [one] One entry of { $file } was played again; the match goes on.
   *[other] { $count } entries of { $file } were played again; the match goes on.
}
terminal-over = The game is over.
terminal-goodbye = Until next time. The match goes on with: bocage play { $file }

## Who plays

player-me = you
player-random = any choice that is possible (random)

## Replay

replay-running = The match is in round { $round } and goes on.
replay-agrees = { $file }: as it was.
replay-differs = { $file }: differs.
replay-refused = Line { $line }, “{ $stored }”, is refused now: { $because }
replay-other-events = Something else comes of what stands above the events in line { $line }.
replay-other-digest = The table is another one after line { $line }.
replay-stored = Then: { $stored }
replay-present = Now: { $present }
replay-sum = { $records ->
    [one] One record,
   *[other] { $records } records,
} { $differing ->
    [0] none differs.
    [one] one differs.
   *[other] { $differing } differ.
}
