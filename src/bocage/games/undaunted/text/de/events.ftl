# Was in Undaunted: Normandy geschieht, und wie es endet.

## Runden und Züge

round-begun = Runde { $round } beginnt.
card-drawn = { $side-cap } ziehen { $card }.
card-drawn-unseen = { $side-cap } ziehen eine Karte.
draw-missed = { $side-cap } ziehen nichts: Ihr Deck und ihr Ablagestapel sind leer.
deck-shuffled = { $side-cap } mischen ihren Ablagestapel zu einem neuen Deck.
card-bid = { $side-cap } bieten { $card }.
nothing-bid = { $side-cap } haben keine Karte auf der Hand und bieten 0.
initiative-taken = { $side-cap } übernehmen die Initiative.
initiative-kept = { $side-cap } behalten die Initiative.
turn-begun = { $side-cap } sind am Zug.
card-thrown-in = { $side-cap } legen { $card } aus der Hand ab.
card-thrown-in-unseen = { $side-cap } legen eine Handkarte verdeckt ab.
play-area-cleared = { $count ->
    [one] { $side-cap } legen die Karte aus ihrem Spielbereich ab.
   *[other] { $side-cap } legen die { $count } Karten aus ihrem Spielbereich ab.
}

## Eine Karte spielen

card-played = { $side-cap } spielen { $card }: { $action }.
hunkered-down = { $side-cap } bringen { $card } in Sicherheit: zurück in den Nachschub.
counter-placed = { $counter-cap } { $counter-number ->
    [one] kommt
   *[other] kommen
} auf { $tile } ins Spiel.
counter-readied = { $counter-cap } { $counter-number ->
    [one] ist
   *[other] sind
} wieder bereit.

## Bewegung und Marker

counter-moved = { $counter-cap } { $counter-number ->
    [one] zieht
   *[other] ziehen
} von { $origin } nach { $tile }.
tile-scouted = { $side-cap } kundschaften { $tile } aus.
fog-added = { $side-cap } bekommen eine Fog-of-War-Karte aus ihrem Nachschub auf den Ablagestapel.
fog-missing = { $side-cap } haben keine Fog-of-War-Karte mehr im Nachschub; es kommt keine dazu.
tile-controlled = { $points ->
    [0] { $side-cap } kontrollieren { $tile }.
    [one] { $side-cap } kontrollieren { $tile }: ein Punkt.
   *[other] { $side-cap } kontrollieren { $tile }: { $points } Punkte.
}
control-lost = { $points ->
    [0] { $side-cap } verlieren die Kontrolle über { $tile }.
    [one] { $side-cap } verlieren die Kontrolle über { $tile }: ein Punkt weniger.
   *[other] { $side-cap } verlieren die Kontrolle über { $tile }: { $points } Punkte weniger.
}

## Unterstützung

cards-bolstered = { $count ->
    [one] { $side-cap } legen { $card } aus dem Nachschub auf den Ablagestapel.
   *[other] { $side-cap } legen { $count } × { $card } aus dem Nachschub auf den Ablagestapel.
}
card-inspired = { $side-cap } nehmen { $card } auf die Hand zurück.
fog-removed = { $side-cap } entfernen eine Fog-of-War-Karte aus dem Spiel.
target-placed = { $side-cap } legen ihren Anvisierungsmarker auf { $tile }.
target-moved = { $side-cap } verlegen ihren Anvisierungsmarker von { $origin } auf { $tile }.
target-removed = Der Anvisierungsmarker { $side-gen } auf { $tile } kommt vom Spielplan.
radio-sent = { $points ->
    [one] { $side-cap } funken von { $tile } aus und gewinnen einen Punkt.
   *[other] { $side-cap } funken von { $tile } aus und gewinnen { $points } Punkte.
}

## Kampf

attack-rolled = { $hit-id ->
    [yes] { $dice }: Angriff { $counter-gen } auf { $enemy-acc }, getroffen; nötig war { $needed }.
   *[other] { $dice }: Angriff { $counter-gen } auf { $enemy-acc }, daneben; nötig war { $needed }.
}
suppress-rolled = { $hit-id ->
    [yes] { $dice }: Unterdrückungsfeuer { $counter-gen } auf { $enemy-acc }, gelungen; nötig war { $needed }.
   *[other] { $dice }: Unterdrückungsfeuer { $counter-gen } auf { $enemy-acc }, vergeblich; nötig war { $needed }.
}
blast-rolled = { $hit-id ->
    [yes] { $dice }: Das Sprengen trifft { $counter-acc }; nötig war { $needed }.
   *[other] { $dice }: Das Sprengen verfehlt { $counter-acc }; nötig war { $needed }.
}
counter-suppressed = { $counter-cap } { $counter-number ->
    [one] ist
   *[other] sind
} unterdrückt.
card-removed = { $side-cap } verlieren { $card } aus { $pile-dat }.
counter-removed = { $counter-cap } { $counter-number ->
    [one] wird
   *[other] werden
} von { $tile } entfernt.

## Auf dem Weg zum Ende

side-pinned = { $side-cap } sind festgesetzt: Sie haben keine Riflemen auf dem Spielplan.
side-unpinned = { $side-cap } haben wieder Riflemen auf dem Spielplan.
hope-lost = Für { $side-acc } ist alle Hoffnung dahin: Ihre Punkte können sie nicht mehr erreichen.

## Wie eine Partie endete

end-objectives = { $winner-cap } gewinnen: Sie kontrollieren genug Ziele.
end-pinned = { $winner-cap } gewinnen: Der Gegner ist festgesetzt.
end-beyond-hope = { $winner-cap } gewinnen: Für den Gegner ist alle Hoffnung dahin.
end-both-pinned = { $winner-cap } gewinnen: Beide sind festgesetzt, und sie haben mehr Punkte oder gleich viele und die Initiative.
end-time-up = { $winner-cap } gewinnen: Die Zeit ist um, und sie haben mehr Punkte oder gleich viele und die Initiative.

## Was gezogen oder gewürfelt wird

chance-draw = { $seat-cap } ziehen eine Karte.
chance-attack = { $seat-cap } würfeln für den Angriff.
chance-suppress = { $seat-cap } würfeln für das Unterdrücken.
chance-blast = { $seat-cap } würfeln für das Sprengen.
