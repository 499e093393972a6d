# Der Befehl `bocage`: was seine Hilfe sagt, und was seine Befehle erzählen.

## Hilfe

cli-help = Ein Tisch für drei Brettspiele aus der Normandie: Die Regeln gelten, jede Zahl wird erklärt.
cli-play = Spiele in diesem Terminal: eine neue Partie oder eine, die mit ihrem Protokoll weitergeht. Plätze sind Optionen des Spiels, etwa --us me --de random.
cli-replay = Erzähle, was in Protokollen geschah, oder halte sie gegen die heutigen Regeln.
cli-rules = Was die Regeln eines Spiels sagen, nach Kennung oder nach Wörtern.
cli-games = Alle Spiele und ihre Szenarien.
cli-check = Hat jede Regel Code und einen Test?
cli-lab = Viele Partien auf einmal, für Zahlen.
cli-playout = Zufällige Partien eines Szenarios: wie lang sie sind, wie sie enden, wer gewinnt.
cli-table = Ein Spiel und vielleicht ein Szenario, oder die Datei eines Protokolls; dann Plätze mit denen, die dort spielen, etwa --us me.
cli-files = Protokolle oder Ordner mit Protokollen.
cli-game = Der Name eines Spiels.
cli-scenario = Der Name eines Szenarios.
cli-words = Eine Kennung wie UN-63, ein Kapitel oder Wörter.
cli-lang = Die Sprache: en, de oder es.
cli-seed = Der Startwert des Zufalls: gleicher Wert, gleiches Glück.
cli-chance = Wer würfelt und zieht: app; hand (die Würfel und deine eigenen Karten sind bei dir); hand-all (alle sind bei dir).
cli-together = Alle Plätze, die kein Bot hat, sind in einer Hand; niemand muss wegschauen.
cli-against = Gegen die Regeln dieses bocage halten: present.
cli-as-seat = Wie es dieser Platz sah.
cli-json = Für Programme.
cli-check-rules = Eine Regelseite oder ein Ordner davon.
cli-check-code = Code, der gelesen wird.
cli-check-tests = Tests, die gelesen werden.
cli-number = Wie viele Partien.

## Erzählt

cli-test-game = { $name } ist ein kleines Spiel, um den Tisch auszuprobieren; die Spiele, für die er gemacht ist, kommen noch.
cli-engine = { $engine-id ->
    [compiled] Die kompilierte Maschine läuft.
   *[other] Die Maschine läuft unkompiliert: dieselben Regeln, nur langsamer.
}
cli-no-games = Noch ist kein Spiel installiert.
cli-title-game = Spiel
cli-title-scenario = Szenario
cli-title-seats = Plätze

## Zufällige Partien

playout-games = Partien
playout-decisions = Entscheidungen
playout-chances = Würfe und gezogene Karten
playout-rounds-mean = Runden im Mittel
playout-wins = Gewonnen von
playout-ends = Beendet durch
playout-digest = Fingerabdruck
