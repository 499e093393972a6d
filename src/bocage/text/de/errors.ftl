# Was jemandem gesagt wird, wenn etwas nicht stimmt: was, wo, und was richtig wäre.

## Gefragt nach etwas, das es nicht gibt

no-such-game = Ein Spiel „{ $name }“ gibt es nicht. { $known-id ->
    [none] Installiert ist keines.
   *[other] Es gibt: { $known }.
}
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
no-such-entry = Einen gültigen Eintrag { $to }, zu dem es zurückgehen könnte, gibt es nicht; der letzte Eintrag ist { $last }.
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
