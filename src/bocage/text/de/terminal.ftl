# Der Tisch im Terminal.

terminal-welcome = bocage, ein inoffizieller Tisch für Spiele, die du besitzt. Hilfe mit ?
terminal-round = Runde { $round }
terminal-to-act = Am Zug: { $seats }
terminal-ask = Deine Wahl (Nummer oder Text):
terminal-more = { $count ->
    [one] … und eine weitere; tippe den Anfang, um sie zu sehen.
   *[other] … und { $count } weitere; tippe den Anfang, um sie zu sehen.
}
terminal-help =
    Wähle mit der Nummer oder dem Text. Außerdem:
    ?           diese Hilfe
    why TEXT    warum eine Wahl möglich ist oder nicht
    odds TEXT   was bei einer Wahl gewürfelt würde
    log         was bisher geschah
    rule ID     was eine Regel sagt
    undo        die letzte Wahl zurücknehmen
    save DATEI  das Protokoll in eine Datei schreiben
    quit        gehen; mit dem Protokoll geht die Partie weiter
terminal-roll = Was zeigen die Würfel? Zum Beispiel: { $example }
terminal-draw = Welche Karte wurde gezogen? Zum Beispiel: { $example }
terminal-hand-over = Gib weiter: { $seat }, bitte wählen. Drücke die Eingabetaste, wenn sonst niemand zuschaut.
terminal-nothing-fits = Keine Wahl beginnt mit „{ $text }“.
terminal-several-fit = „{ $text }“ passt auf { $count } Möglichkeiten: { $known }.
terminal-possible = „{ $choice }“ ist jetzt möglich.
terminal-not-possible = „{ $choice }“ ist nicht möglich. { $why }
terminal-undone = Zurückgenommen: „{ $choice }“.
terminal-saved = Das Protokoll steht in { $file }.
terminal-resumed = { $count ->
    [one] Ein Eintrag aus { $file } wurde nachgespielt; die Partie geht weiter.
   *[other] { $count } Einträge aus { $file } wurden nachgespielt; die Partie geht weiter.
}
terminal-over = Die Partie ist zu Ende.
terminal-goodbye = Bis zum nächsten Mal. Weiter geht die Partie mit: bocage play { $file }
