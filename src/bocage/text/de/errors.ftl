# Was jemandem gesagt wird, wenn etwas nicht stimmt: was, wo, und was richtig wäre.

## Gefragt nach etwas, das es nicht gibt

no-such-game = Ein Spiel „{ $name }“ gibt es nicht. { $known-id ->
    [none] Installiert ist keines.
   *[other] Es gibt: { $known }.
}
no-such-module = Es gibt kein Python-Modul „{ $name }“, das { $variable } nennt. Installiere es oder berichtige die Variable.
no-such-scenario = { $game } hat kein Szenario „{ $name }“. { $known-id ->
    [none] Es hat überhaupt keines.
   *[other] Es hat: { $known }.
}
no-such-seat = { $game } hat keinen Platz „{ $name }“. Die Plätze heißen: { $known }.
no-such-switch = { $game } hat keinen Schalter „{ $name }“. { $known-id ->
    [none] Es hat überhaupt keinen.
   *[other] Es hat: { $known }.
}
no-such-value = Der Schalter „{ $name }“ lässt sich nicht auf „{ $value }“ stellen. Möglich: { $known }.
no-printed-opponent = { $game } hat keinen gedruckten Gegner „{ $name }“.
no-described-positions = { $game } lässt sich nicht aus einem beschriebenen Tisch aufbauen; nimm stattdessen eines seiner Szenarien.
no-such-rule = Eine Regel „{ $name }“ gibt es nicht. { $known-id ->
    [none] Für dieses Spiel ist keine in Worte gefasst.
   *[other] Es gibt: { $known }.
}
no-such-bot = Niemand, der spielen könnte, heißt „{ $name }“. Es gibt: { $known }; oder nenne eine Datei, die auf .py endet.

## Texte, die keine Wahl benennen

no-such-verb = { $text-id ->
    [none] Hier wurde eine Wahl erwartet, aber nichts geschrieben.
   *[other] „{ $text }“ ist in diesem Spiel keine Wahl.
} Geschrieben wird sie so: { $known }.
wrong-fields = „{ $text }“ hat zu wenige oder zu viele Wörter. Geschrieben wird es so: { $pattern }.
no-such-word = „{ $word }“ gibt es hier nicht ({ $kind }). Möglich: { $known }.
no-such-amount = „{ $word }“ passt nicht ({ $kind }): Gebraucht wird eine ganze Zahl von 0 bis { $most }.
no-such-face = Kein Würfel zeigt „{ $word }“: Seine Seiten gehen von { $low } bis { $high }.

## Wahl, Wurf und Rücknahme, die jetzt nicht möglich sind

illegal-choice = „{ $choice }“ ist nicht möglich. { $why }
not-your-turn = { $seat } ist jetzt nicht gefragt. Am Zug: { $asked }.
name-a-seat = Mehrere Plätze sind gefragt; sag dazu, welcher wählt: { $asked }.
chance-first = Gerade kann niemand wählen: Zuerst wird gewürfelt oder gezogen.
game-over = Die Partie ist zu Ende; es gibt nichts mehr zu wählen.
nothing-to-roll = „{ $text }“ kann jetzt nicht gewürfelt oder gezogen werden: Weder Wurf noch Karte steht aus.
other-chance = Nicht „{ $text }“ steht aus, sondern „{ $awaited }“.
impossible-outcome = „{ $text }“ kann bei „{ $purpose }“ jetzt nicht herauskommen. Möglich: { $known }.
no-such-chance = Für „{ $name }“ würfelt und zieht niemand. Möglich: { $known }.
nothing-yet = Es gibt nichts zurückzunehmen: Noch wurde nichts gewählt.
behind-barrier = Das lässt sich nicht einfach zurücknehmen: Seither wurde gewürfelt, gezogen, aufgedeckt, oder jemand anderes hat gewählt.
no-such-entry = Es gibt keine gültige Wahl und keinen gültigen Wurf Nummer { $to }, also auch kein Zurück dorthin.
record-kept-until-end = Die Aufzeichnung bleibt verschlossen, solange Geheimnisse anderer im Spiel sind; { $seat } kann stattdessen das eigene Protokoll exportieren.
fork-only-from-now = Solange Geheimnisse anderer im Spiel sind, kann { $seat } nur von jetzt an abzweigen, nicht von einer früheren Stelle.

## Beschriebene Tische

table-not-lines = „{ $key }“ sollte eine Liste von Zeilen sein, eine Sache je Zeile.
no-such-key = Der Schlüssel „{ $key }“ bedeutet hier nichts. Möglich: { $known }.
bad-value = { $value-id ->
    [none] „{ $key }“ fehlt.
   *[other] „{ $key }“ kann nicht „{ $value }“ sein.
} Möglich: { $known }.
bad-number = „{ $key }“ kann nicht „{ $value }“ sein: Gebraucht wird eine ganze Zahl von { $low } bis { $high }.
no-scenario = Ein beschriebener Tisch braucht „{ $key }“. Möglich: { $known }.
bad-pile-line = „{ $line }“ legt nirgends Karten hin. Eine Zeile sieht aus wie „{ $side } hand { $card }“.
no-marker-left = „{ $line }“ lässt sich nicht legen: Entweder liegt dort schon ein Marker, oder von dieser Art gibt es keinen mehr.

## Partieprotokolle

record-empty = Das Protokoll ist leer. Seine erste Zeile sollte lauten wie „bocage 1 · undaunted · rules 1 · la-raye“.
record-cut = Das Protokoll bricht mitten in Zeile { $line } ab, bei „{ $text }“. { $whole_lines ->
    [0] Davor steht keine vollständige Zeile.
    [one] Die eine Zeile davor ist vollständig.
   *[other] Die { $whole_lines } Zeilen davor sind vollständig.
}
record-no-header = Zeile { $line } ist nicht der Titel eines Protokolls: „{ $text }“. Sie sollte lauten wie „bocage 1 · undaunted · rules 1 · la-raye“.
record-other-format = Zeile { $line } nennt das Protokollformat { $found }; dieses bocage liest Format { $known }.
record-bad-line = Zeile { $line } des Protokolls ist nicht lesbar: „{ $text }“. Eine Wahl sieht aus wie „> us  bid R-A“, Zufall wie „= app roll  8“, eine Handlung am Tisch wie „* undo us“.
record-bad-json = { $line ->
    [0] Eine Korrektur
   *[other] Zeile { $line } des Protokolls
} sollte ein JSON-Objekt in geschweiften Klammern enthalten; dort steht „{ $text }“.
record-bad-field = Das Kopffeld „{ $name }“ des Protokolls ist nicht lesbar: „{ $text }“. Es enthält einen JSON-Wert in einer Zeile.
record-other-key = Der Schlüssel am Ende des Protokolls ist nicht der, mit dem es begonnen wurde ({ $commit }).
record-refused = Zeile { $line } des Protokolls lässt sich nicht ausführen: „{ $text }“. { $because }
other-rules = Das Protokoll entstand mit dem Regelstand { $found } von { $game }; hier gilt Regelstand { $known }.
other-data = Das Protokoll entstand mit anderen Daten von { $game } ({ $found }); hier sind es { $known }.

## Bots

nobody-plays = In { $game } spielt niemand { $seat }. Nenne für den Platz einen Bot oder einen gedruckten Gegner, etwa random.
no-bot-file = Eine Datei { $file } mit einem Bot darin gibt es nicht.
bot-file-broken = Die Datei { $file } lässt sich nicht ausführen: { $error }
not-one-bot = { $file } sollte eine Klasse mit einer Methode „choose“ enthalten; { $count ->
    [0] sie enthält keine.
   *[other] sie enthält { $count }: { $known }.
}
bot-broke = Der Bot { $bot } ist gescheitert, als er für { $seat } wählen sollte: { $error }
bot-chose-wrongly = Der Bot { $bot } hat für { $seat } „{ $choice }“ gewählt; das war keine der Möglichkeiten, die er bekam. Er antwortet mit der Kennung einer davon.

## Dateien

record-cannot-read = Das Protokoll { $file } lässt sich nicht lesen: { $error }.
record-cannot-write = Das Protokoll lässt sich nicht nach { $file } schreiben: { $error }.
record-not-text = { $file } ist kein Protokoll: Es ist kein UTF-8-Text.
no-records = In { $folder } liegt kein Protokoll. Protokolle sind Dateien, die auf .txt enden.
save-where = Sag dazu, wohin: save DATEI.
save-there-already = { $file } gibt es schon und bleibt, wie es ist; nenne eine neue Datei.

## Befehle

cli-no-table = Was soll gespielt werden? Nenne ein Spiel oder die Datei eines Protokolls. Es gibt: { $known }.
cli-neither = Weder ein Spiel noch eine Datei heißt „{ $name }“. { $known-id ->
    [none] Es ist kein Spiel installiert.
   *[other] Es gibt: { $known }.
}
cli-too-much = „{ $text }“ ist ein Wort zu viel. Geschrieben wird es so: bocage play SPIEL SZENARIO --PLATZ NAME
cli-no-player = Wer spielt --{ $seat }? Setze einen Namen dahinter, etwa me oder random.
cli-not-a-value = { $option } kann nicht „{ $value }“ sein. Möglich: { $known }.

## Acts of the table, and records of people

correction-not-read = Eine Korrektur beschreibt einen Tisch; das hier lässt sich nicht lesen: „{ $text }“.
correction-among-people = In einer Partie zwischen Menschen lässt sich der Tisch nicht neu beschreiben, denn eine Beschreibung zeigt alles.
other-scenario = Die Beschreibung gehört zum Szenario „{ $found }“; gespielt wird hier „{ $known }“.
takeback-needs-consent = { $seat } kann das nur zurücknehmen, wenn die anderen zustimmen; noch gefragt: { $seats }.
key-is-shown = Die Partie ist zu Ende und ihr Schlüssel liegt offen, deshalb lässt sich nichts mehr zurücknehmen; zweige stattdessen an einer früheren Stelle ab.
not-your-draw = Diese Karte wird geheim gezogen: Nur { $asked } kann sagen, welche es ist.
seed-is-no-secret = Ein Startwert ({ $seed }) lässt sich erraten, deshalb hat eine Partie mit Geheimnissen keinen; lass ihn weg.
record-bad-text = { $text } kann nicht in einer Aufzeichnung stehen: Dort steht eine Zeile ohne doppelte Leerzeichen und Steuerzeichen.
no-such-source = Ein Ergebnis kommt nicht von „{ $source }“. Möglich: { $known }.
record-without-key = Diese Aufzeichnung zeigt ihren Schlüssel noch nicht, deshalb lassen sich ihre Würfe nicht prüfen. Der Schlüssel kommt am Ende der Partie dazu.
