# The table in a terminal.

terminal-welcome = bocage, an unofficial table for games you own. Type ? for help.
terminal-round = Round { $round }
terminal-to-act = To choose: { $seats }
terminal-ask = Your choice (its number or its text):
terminal-more = { $count ->
    [one] … and one more; type the beginning to see it.
   *[other] … and { $count } more; type the beginning to see them.
}
terminal-help =
    Choose by number or by text. Besides:
    ?          this help
    why TEXT   why a choice is possible or not
    odds TEXT  what a choice would roll
    log        what has happened
    rule ID    what a rule says
    undo       take the last choice back
    save FILE  write the record to a file
    quit       leave; the match goes on from its record
terminal-roll = What do the dice show? For example: { $example }
terminal-draw = Which card was drawn? For example: { $example }
terminal-hand-over = Pass it on: { $seat } is to choose. Press Enter when nobody else is looking.
terminal-nothing-fits = No choice begins with “{ $text }”.
terminal-several-fit = “{ $text }” fits { $count } choices: { $known }.
terminal-possible = “{ $choice }” is possible now.
terminal-not-possible = “{ $choice }” is not possible. { $why }
terminal-undone = Taken back: “{ $choice }”.
terminal-saved = The record is in { $file }.
terminal-resumed = { $count ->
    [one] One entry of { $file } was played again; the match goes on.
   *[other] { $count } entries of { $file } were played again; the match goes on.
}
terminal-over = The game is over.
terminal-goodbye = Until next time. The match goes on with: bocage play { $file }
