# Decks, auf Deutsch.

game-decks = Decks
scenario-skirmish = Geplänkel
scenario-duel = Duell

seat-us = die Amerikaner
    .gen = der Amerikaner
seat-de = die Deutschen
    .gen = der Deutschen
card-able = Able
card-baker = Baker
pile-hand = die Hand
    .dat = der Hand
pile-discard = der Ablagestapel
    .dat = dem Ablagestapel
pile-deck = der Nachziehstapel
    .dat = dem Nachziehstapel

table-lead = Vorhand
table-hand = Hand
table-deck = Nachziehstapel
table-discard = Ablagestapel
table-cards = Alle Karten
table-seen = Offen abgelegt
table-own-hand = In deiner Hand
table-own-discard = In deiner Ablage
odds-hit = Treffer

card-drawn = { $side-cap } ziehen { $card }.
card-drawn-unseen = { $side-cap } ziehen eine Karte.
deck-shuffled = { $side-cap } mischen ihren Ablagestapel zu einem neuen Nachziehstapel.
card-bid = { $side-cap } bieten { $card }.
attacked = { $card } { $side-gen } greift { $target } an.
shot = { $hit-id ->
    [yes] { $dice }: { $target } ist getroffen; nötig war { $needed }.
   *[other] { $dice }: daneben; nötig war { $needed }.
}
card-lost = { $side-cap } verlieren { $card } aus { $pile-dat }.
card-thrown-in = { $side-cap } legen { $card } ab.
card-thrown-in-unseen = { $side-cap } legen eine Karte verdeckt ab.

term-base = Grundwert
term-cover = Deckung

ask-bid = Biete eine Karte für die Vorhand.
ask-play = Greif mit einer Karte an, oder beende deinen Zug.
chance-draw = { $seat-cap } ziehen eine Karte.
chance-shot = { $seat-cap } würfeln für den Angriff.

choice-bid = { $card } bieten
choice-attack = { $target } mit { $card } angreifen
choice-end = Den Zug beenden

no-not-in-hand = { $card } ist nicht in deiner Hand.
no-target-out = Vom Gegner ist kein { $target } mehr da.

end-wiped-out = { $winner-cap } gewinnen: Der Gegner hat keine Karte mehr.
end-time-up = { $winner-id ->
    [none] Die letzte Runde ist vorbei, und beide Seiten haben gleich viele Karten.
   *[other] { $winner-cap } gewinnen: Sie haben nach der letzten Runde mehr Karten.
}

rule-dk-1 = Eine Runde: Beide ziehen, beide bieten, dann ist die Vorhand am Zug, dann die andere Seite.
rule-dk-2 = Zieh, bis du drei Karten hältst; ein leerer Nachziehstapel entsteht neu aus dem Ablagestapel.
rule-dk-3 = Beide bieten zugleich eine Handkarte; die höhere Initiative hat die Vorhand, bei Gleichstand bleibt sie.
rule-dk-4 = Jede Karte, die du auslegst, greift eine gegnerische Einheit an, die noch Karten hat.
rule-dk-5 = Ein Würfel trifft, der 5 und die Deckung erreicht oder eine Null zeigt.
rule-dk-6 = Ein Verlust kommt aus der Hand, sonst aus dem Ablagestapel, sonst aus dem Nachziehstapel; alle sehen, woher.
rule-dk-7 = Ein Zug endet nach Belieben oder mit der letzten Karte; der Rest der Hand wird verdeckt abgelegt.
rule-dk-8 = Eine Seite ohne Karten hat sofort verloren.
rule-dk-9 = Nach der letzten Runde gewinnt die Seite mit mehr Karten.
rule-dk-10 = Wie groß die Stapel sind, alle Karten einer Seite und was offen abgelegt ist, wissen alle; den Rest weiß, wem er gehört.
