# Was das Haus in jedem Spiel sagt. Ein Spiel darf es unter derselben Kennung mit eigenen Worten sagen.

## Wörter

yes-yes = ja
yes-no = nein
nothing = nichts
seat-none = niemand
    .acc = niemanden
    .dat = niemandem
list = { $rest } und { $last }

## Arten von Werten, wie Fehler sie nennen

kind-seat = Platz
kind-seats = Platz
kind-number = Zahl
kind-yes = Antwort
kind-tally = Zahl
kind-dice = Würfel

## Warum nicht

no-game-is-over = Die Partie ist zu Ende.
no-not-asked = Du bist jetzt nicht gefragt: Erst sind andere an der Reihe.
no-not-now = Darüber wird jetzt nicht entschieden.
no-allowed = Dem steht nichts im Weg.

## Wie eine Partie endete

end-resigned = { $winner-id ->
    [none] Die Partie wurde aufgegeben; niemand hat gewonnen.
   *[other] Die Gegenseite hat aufgegeben. Sieger: { $winner }.
}
end-draw = Die Partie endet unentschieden.

## Acts of the table, in the log

table-resign = { $seat-cap }: aufgegeben.
table-correction = { $seat-cap }: Der Tisch wurde neu beschrieben.
table-seat = { $seat-cap }: ab jetzt gespielt von { $player }.
table-opened = { $seat-cap }: Die Aufzeichnung wurde geöffnet.
