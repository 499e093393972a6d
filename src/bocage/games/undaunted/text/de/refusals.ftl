# Warum nicht? Was die Regeln von Undaunted: Normandy verbieten, jedes in einem Satz.

## Bieten

no-not-in-hand = { $card } hast du nicht auf der Hand.
no-must-bid = Solange du eine Karte auf der Hand hast, musst du eine bieten.
no-empty-hand = Deine Hand ist leer, also bietest du 0.

## Eine Karte spielen

no-fog-cannot-act = Fog-of-War-Karten darfst du im Zug nicht spielen; du kannst nur mit ihnen bieten.
no-not-its-action = Diese Aktion hat die Karte nicht.
no-no-effect = Das würde nichts bewirken und wird deshalb nicht angeboten.
no-fog-cannot-hunker = Fog-of-War-Karten lassen sich nicht in Sicherheit bringen.

## Unterdrückte Einheiten, fehlende Marker

no-suppressed = Die Einheit ist unterdrückt: Mit der Karte kannst du sie nur bereit machen oder dich in Sicherheit bringen.
no-already-ready = Die Einheit ist nicht unterdrückt, also gibt es nichts bereit zu machen.
no-no-counter = Kommandokarten haben keinen Einheitenmarker, den man platzieren könnte.
no-already-on-board = Der Marker dieser Einheit liegt schon auf dem Spielplan.
no-no-spawn-there = Dort kommt die Einheit nicht ins Spiel: Auf dem Spielfeld liegt kein Spawnmarker für sie.

## Bewegung

no-no-such-tile = Dieses Spielfeld gehört nicht zum Plan.
no-not-adjacent = Jeder Schritt führt auf ein benachbartes Spielfeld.
no-not-scouted = Jedes betretene Spielfeld muss von deiner Seite ausgekundschaftet sein oder kontrolliert werden.
no-too-many-tiles = So weit reicht diese Aktion nicht.
no-guide-not-yours = Führen kannst du nur Einheitenmarker deiner eigenen Seite.
no-guide-not-on-board = Führen kannst du nur einen Marker, der auf dem Spielplan liegt.
no-guide-suppressed = Einen unterdrückten Einheitenmarker kannst du nicht führen.
no-guide-not-scouted = Führen kannst du nur auf ausgekundschaftete oder kontrollierte Spielfelder, auch Scouts und Sniper.

## Unterstützung

no-not-in-supply = Eine solche Karte liegt nicht in deinem Nachschub.
no-other-squad = Diese Karte fordert nur für den eigenen Trupp Verstärkung an.
no-no-squad = Diese Karte wirkt nur auf den eigenen Trupp, und jene gehört zu keinem.
no-fog-not-bolstered = Fog-of-War-Karten lassen sich nicht als Verstärkung anfordern.
no-too-many-cards = So viele Karten erlaubt diese Aktion nicht.
no-nothing-to-draw = Es gibt nichts zu ziehen: Dein Deck und dein Ablagestapel sind leer.
no-no-fog-in-supply = Im Nachschub des Gegners liegt keine Fog-of-War-Karte.
no-not-in-play-area = Eine solche Karte liegt nicht in deinem Spielbereich.
no-inspire-other-squad = Diese Karte spornt nur den eigenen Trupp an.
no-inspires-itself = Eine Karte kann sich nicht selbst anspornen.
no-no-fog-in-hand = Zum Aufklären brauchst du eine Fog-of-War-Karte auf der Hand.

## Kontrollieren

no-only-riflemen = Nur mit Rifleman-Karten kannst du kontrollieren.
no-enemy-on-tile = Auf dem Spielfeld liegt ein gegnerischer Einheitenmarker, also kannst du es nicht kontrollieren.
no-enemy-holds-tile = Der Gegner kontrolliert das Spielfeld und hat dort einen Einheitenmarker, also kannst du es ihm nicht nehmen.
no-already-controlled = Dieses Spielfeld kontrolliert deine Seite schon.
no-no-own-marker = Auf dem Spielfeld liegt kein Marker deiner Seite, den du umdrehen könntest.

## Anvisieren

no-too-near = Der Anvisierungsmarker muss mindestens 3 Felder von deinem Mortar entfernt liegen.
no-target-already-there = Dort liegt dein Anvisierungsmarker schon; er muss auf ein anderes Spielfeld.

## Kampf

no-no-enemy-there = Dieser Einheitenmarker liegt nicht auf dem Spielplan.
no-own-counter = Angreifen kannst du nur einen gegnerischen Einheitenmarker.
no-already-suppressed = Dieser Einheitenmarker ist schon unterdrückt.
no-no-target-marker = Dein Anvisierungsmarker liegt nicht auf dem Spielplan.
no-nobody-under-target = Unter deinem Anvisierungsmarker liegt kein Einheitenmarker.
no-not-under-target = Dieser Einheitenmarker liegt nicht auf dem Spielfeld mit deinem Anvisierungsmarker.
no-already-blasted = Dieser Einheitenmarker wurde von diesem Sprengen schon angegriffen.

## Das Funkgerät

no-no-radio = In diesem Szenario gibt es kein Funkgerät.
no-radio-other-side = Deine Seite kann das Funkgerät nicht benutzen.
no-radio-elsewhere = Die Riflemen müssen auf dem Spielfeld mit dem Funkmarker stehen.
no-radio-not-controlled = Erst muss deine Seite das Spielfeld mit dem Funkmarker kontrollieren.
no-radio-enemy-there = Auf dem Spielfeld mit dem Funkmarker liegt ein gegnerischer Einheitenmarker.
no-radio-this-turn = In diesem Zug wird nicht noch einmal gefunkt.
no-radio-used-up = In dieser Partie wird nicht mehr gefunkt.
