# The command `bocage`: what its help says, and what its commands tell.

## Help

cli-help = A table for three Normandy board wargames: the rules enforced, every number explained.
cli-play = Play in this terminal: a new match, or one that goes on from its record. Seats are options of the game, such as --us me --de random.
cli-replay = Tell the story of records, or hold them against the present rules.
cli-rules = What the rules of a game say, by id or by words.
cli-games = All games and their scenarios.
cli-check = Does every rule have code and a test?
cli-lab = Many games at once, for numbers.
cli-playout = Random games of a scenario: how long they are, how they end, who wins.
cli-table = A game and perhaps a scenario, or the file of a record; then seats with their players, such as --us me.
cli-files = Records, or folders with records.
cli-game = The name of a game.
cli-scenario = The name of a scenario.
cli-words = An id such as UN-63, a chapter, or words.
cli-lang = The language: en, de or es.
cli-seed = The seed of the luck: the same seed, the same luck.
cli-chance = Who rolls and draws: app; hand (dice and your own cards are yours); hand-all (all are).
cli-together = One person holds all seats that are not a bot’s; nobody need look away.
cli-against = Hold against the rules of this bocage: present.
cli-as-seat = As this seat saw it.
cli-json = For programs.
cli-check-rules = A rule page, or a folder of them.
cli-check-code = Code to read.
cli-check-tests = Tests to read.
cli-number = How many games.

## Told

cli-test-game = { $name } is a small game for trying the table out; the games that it is made for are still to come.
cli-engine = { $engine-id ->
    [compiled] The compiled engine runs.
   *[other] The engine runs uncompiled: the same rules, slower.
}
cli-no-games = No game is installed yet.
cli-title-game = Game
cli-title-scenario = Scenario
cli-title-seats = Seats

## Random games

playout-games = Games
playout-decisions = Decisions
playout-chances = Rolls and draws
playout-rounds-mean = Rounds on average
playout-wins = Won by
playout-ends = Ended by
playout-digest = Fingerprint
