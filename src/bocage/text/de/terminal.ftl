# Der Tisch im Terminal.

terminal-welcome = bocage, ein inoffizieller Tisch für Spiele, die du besitzt. Hilfe mit ?
terminal-kept = Jeder Schritt wird festgehalten in { $file }
terminal-round = Runde { $round }
terminal-ask = Deine Wahl (Nummer oder Text):
terminal-more = { $count ->
    [one] … und eine weitere; tippe den Anfang, um sie zu sehen.
   *[other] … und { $count } weitere; tippe den Anfang, um sie zu sehen.
}
terminal-help =
    Wähle mit der Nummer, dem Text oder dem Anfang eines Textes. Außerdem:
    Eingabe     noch einmal der Tisch
    ?           diese Hilfe
    why TEXT    warum eine Wahl möglich ist oder nicht
    odds TEXT   was bei einer Wahl gewürfelt würde
    log         was bisher geschah
    rule ID     was eine Regel sagt; auch Wörter finden sie
    undo        die letzte Wahl zurücknehmen
    save DATEI  das Protokoll in eine Datei schreiben
    quit        gehen; mit dem Protokoll geht die Partie weiter
terminal-roll = Was zeigen die Würfel? Zum Beispiel { $example }:
terminal-draw = Welche Karte wurde gezogen? Zum Beispiel { $example }:
terminal-seen = Drücke die Eingabetaste, um den Bildschirm zu leeren.
terminal-hand-over = Gib weiter. Jetzt am Zug: { $seat }. Drücke die Eingabetaste, wenn sonst niemand zuschaut.
terminal-nothing-fits = Keine Wahl beginnt mit „{ $text }“. Hilfe mit ?
terminal-no-such-number = Eine Wahl { $number } gibt es nicht; die letzte ist { $last }.
terminal-several-fit = „{ $text }“ passt auf { $count } Möglichkeiten:
terminal-possible = „{ $choice }“ ist jetzt möglich.
terminal-not-possible = „{ $choice }“ ist nicht möglich. { $why }
terminal-percent = { $percent } %
terminal-share = { $name }: { $part } von { $whole } Fällen, { $percent }
terminal-case = { $part } von { $whole } Fällen: { $sum }
terminal-no-odds = Dafür wird nicht gewürfelt.
terminal-undone = Zurückgenommen: „{ $choice }“.
terminal-saved = Das Protokoll steht in { $file }
terminal-cut = Mit den vollständigen Zeilen davor weiterspielen? Die beschädigte Datei bleibt, wie sie ist. (ja/nein)
terminal-resumed = { $count ->
    [one] Ein Eintrag aus { $file } wurde nachgespielt; die Partie geht weiter.
   *[other] { $count } Einträge aus { $file } wurden nachgespielt; die Partie geht weiter.
}
terminal-over = Die Partie ist zu Ende.
terminal-goodbye = Bis zum nächsten Mal. Weiter geht die Partie mit: bocage play { $file }

## Wer spielt

player-me = du
player-random = irgendeine mögliche Wahl (random)

## Nachspielen

replay-running = Die Partie steht in Runde { $round } und geht weiter.
replay-agrees = { $file }: wie damals.
replay-differs = { $file }: weicht ab.
replay-refused = Zeile { $line }, „{ $stored }“, ist jetzt nicht mehr möglich: { $because }
replay-other-events = Was über den Ereignissen in Zeile { $line } steht, führt jetzt zu etwas anderem.
replay-other-digest = Nach Zeile { $line } sieht der Tisch jetzt anders aus.
replay-stored = Damals: { $stored }
replay-present = Jetzt: { $present }
replay-sum = { $records ->
    [one] Ein Protokoll,
   *[other] { $records } Protokolle,
} { $differing ->
    [0] keines weicht ab.
    [one] eines weicht ab.
   *[other] { $differing } weichen ab.
}
