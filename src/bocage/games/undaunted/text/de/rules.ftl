# Die Regeln von Undaunted: Normandy, jede in einem Satz; ganz stehen sie auf der Regelseite.

## Kontrollmarker

rule-un-31 = Auf einem Spielfeld hat jede Seite höchstens einen Kontrollmarker, „Ausgekundschaftet“ oder „Kontrolliert“; kontrollieren kann es nur eine.
rule-un-32 = Ausgekundschaftete wie kontrollierte Spielfelder darfst du betreten; Marker bleiben liegen, auch wenn niemand mehr dort steht.
rule-un-33 = Fragt eine Aktion nach einem Marker auf dem Spielfeld, ist immer einer deiner eigenen Seite gemeint.

## Spielaufbau

rule-un-1 = Leg die Spielfelder des Szenarios mit ihren Zielmarkern aus; den Funkmarker nur, wenn das Szenario ihn braucht.
rule-un-2 = Jeder hat eine Seite: ihre Karten, Einheitenmarker und Kontrollmarker und die Spawnmarker, die das Szenario nennt.
rule-un-3 = Einheitenmarker beginnen bereit, Kontrollmarker, wie es das Szenario sagt; es bestimmt auch, wer den Initiativemarker hat.
rule-un-4 = Karten mit D werden gemischt und bilden das Deck, Karten mit S liegen offen im Nachschub; andere spielen nicht mit.
rule-un-5 = Jede Seite hat Deck, Hand, Spielbereich, Ablagestapel, Nachschub und einen Stapel aus dem Spiel entfernter Karten.

## Die Runde

rule-un-6 = Eine Runde: Beide ziehen, beide bieten um die Initiative, beide haben einen Zug; so geht es, bis jemand gewinnt.
rule-un-7 = Beide ziehen vier Karten; erst wenn eine fällig und das Deck leer ist, wird der Ablagestapel zum neuen Deck.
rule-un-8 = Sind Deck und Ablagestapel leer, ziehst du weniger Karten oder keine.
rule-un-9 = Beide bieten zugleich eine Handkarte und legen sie ab; die höhere Initiative bekommt den Marker, bei Gleichstand bleibt er.
rule-un-10 = Wer keine Karte auf der Hand hat, bietet 0; haben beide keine, bleibt der Initiativemarker, wo er ist.
rule-un-11 = Wer den Initiativemarker hat, macht seinen ganzen Zug, danach macht die andere Seite ihren.
rule-un-12 = Spiel Handkarten einzeln, so viele du willst; am Ende deines Zuges kommen Hand und Spielbereich auf den Ablagestapel.
rule-un-13 = Jede gespielte Karte tut genau eines: eine ihrer Aktionen ausführen oder sich in Sicherheit bringen.
rule-un-14 = Für eine Aktion gespielte Karten liegen bis zum Zugende im Spielbereich; in Sicherheit gebrachte kommen in den Nachschub.
rule-un-15 = Karten, die du im Zug durch Befehligen, Aufklären oder Anspornen bekommst, darfst du im selben Zug spielen.
rule-un-16 = Bei Bewegung und Unterstützung heißt die Zahl „bis zu“, im Kampf gilt sie genau; Wirkungsloses wird nicht angeboten.

## Fog of War

rule-un-19 = Mit Fog of War kannst du nur um die Initiative bieten; allein Aufklären nimmt die Karte aus dem Spiel.
rule-un-20 = Mit „Verstärkung anfordern“ holst du keine Fog-of-War-Karten.

## Unterdrückte Einheiten

rule-un-21 = Eine unterdrückte Einheit handelt nicht: Eine Karte von ihr dreht den Marker auf „Bereit“ und bewirkt sonst nichts.
rule-un-22 = Karten einer unterdrückten Einheit dürfen in Sicherheit gebracht werden; der Marker bleibt unterdrückt.
rule-un-23 = Eine unterdrückte Einheit verteidigt sich mit vollem Wert und verhindert das Kontrollieren; von selbst wird sie nicht bereit.
rule-un-24 = Es gibt keine Reaktionen: Um sich zu verteidigen, braucht eine Einheit keine Karte.

## Einheitenmarker platzieren

rule-un-25 = Fehlt der Einheitenmarker, wenn du eine Karte für eine Aktion spielst, kommt er erst zu seinem Spawnmarker und handelt dann von dort.
rule-un-26 = Marker kommen immer bereit ins Spiel; Gegner dort hindern sie nicht, und auf ein Spielfeld passen beliebig viele.
rule-un-27 = Sich in Sicherheit zu bringen platziert keinen Einheitenmarker; was auf dem Spielplan liegt, bleibt liegen.
rule-un-28 = Du darfst eine Karte auch nur spielen, um ihren Marker zu platzieren; jede andere Aktion muss vom Spawnmarker aus möglich sein.
rule-un-29 = Kommandokarten und Fog of War haben keinen Einheitenmarker.
rule-un-30 = Gelten zwei Spawnmarker für eine Einheit, wählt ihr Besitzer; jede Einheit braucht einen.

## Sich in Sicherheit bringen

rule-un-17 = Jede Karte außer Fog of War darf statt zu handeln zurück in deinen Nachschub, bis du sie als Verstärkung anforderst.
rule-un-18 = Auch Kommandokarten dürfen sich in Sicherheit bringen; kann keine Karte sie zurückholen, sind sie für immer verloren.

## Bewegung

rule-un-34 = Bewegen X (Move): Zieh deinen Einheitenmarker bis zu X Spielfelder weit; jedes muss von dir ausgekundschaftet oder kontrolliert sein.
rule-un-35 = Führen X (Guide): Zieh einen deiner nicht unterdrückten Marker bis zu X Spielfelder weit; jedes muss von dir ausgekundschaftet oder kontrolliert sein.
rule-un-36 = Auskundschaften X (Scout): Zieh bis zu X Spielfelder weit und kundschafte sie aus; jeder neue Marker bringt dir eine Fog-of-War-Karte.
rule-un-37 = Anpirschen X (Stalk): Zieh bis zu X Spielfelder weit, ausgekundschaftet oder nicht, ohne Marker zu legen und ohne Fog of War.
rule-un-38 = Bewegt sich dein Mortar oder wird er entfernt, verlässt dein Anvisierungsmarker den Spielplan.
rule-un-39 = Gegnerische Einheitenmarker versperren keinen Weg und halten niemanden auf.

## Unterstützung

rule-un-40 = Verstärkung anfordern X (Bolster): Leg bis zu X Karten aus deinem Nachschub auf deinen Ablagestapel; gibt die Karte einen Trupp vor, nur von diesem.
rule-un-41 = Einen Squad Leader holt die Verstärkung seines Trupps oder eine ohne Trupp, Platoon Sergeant und Platoon Guide nur eine ohne Trupp.
rule-un-42 = Befehligen X (Command): Zieh bis zu X Karten nach.
rule-un-43 = Verschleiern (Conceal): Liegt im Nachschub des Gegners eine Fog-of-War-Karte, kommt sie auf seinen Ablagestapel.
rule-un-50 = Kontrollieren (Control): Dreh deinen Marker auf dem Spielfeld der Einheit auf „Kontrolliert“ und einen solchen des Gegners auf „Ausgekundschaftet“.
rule-un-51 = Nur Rifleman-Karten können kontrollieren, auch Spielfelder ohne Zielmarker.
rule-un-52 = Ein Spielfeld mit einem gegnerischen Einheitenmarker, bereit oder unterdrückt, kannst du nicht kontrollieren.
rule-un-53 = Liegt auf dem Spielfeld kein Marker von dir, legst du beim Kontrollieren einen hin, „Kontrolliert“ nach oben.
rule-un-44 = Anspornen X (Inspire): Nimm bis zu X andere Karten aus deinem Spielbereich zurück auf die Hand; gibt die Karte einen Trupp vor, nur von diesem.
rule-un-45 = Sniper, Mortar, Platoon Sergeant, Platoon Guide und Fog of War gehören zu keinem Trupp: Eine Karte, die einen Trupp vorgibt, erreicht sie nie.
rule-un-46 = Aufklären (Recon): Entferne eine Fog-of-War-Karte deiner Hand aus dem Spiel und zieh dann eine Karte.
rule-un-47 = Anvisieren (Target): Leg deinen Anvisierungsmarker mindestens 3 Felder vom Mortar entfernt ab oder auf ein anderes solches Feld um.
rule-un-48 = Die Entfernung des Anvisierungsmarkers zählt beim Anvisieren, nie beim Sprengen.

## Kampf

rule-un-60 = Angriff und Unterdrücken gelten einem gegnerischen Einheitenmarker irgendwo auf dem Spielplan, auch auf dem eigenen Feld.
rule-un-61 = Sprengen greift alle Einheitenmarker unter deinem Anvisierungsmarker an, auch deine; ohne ihn auf dem Plan geht es nicht.
rule-un-62 = Die Reihenfolge beim Sprengen wählt der Angreifer; ob jemand gewonnen hat, wird erst nach allen Angriffen geprüft.
rule-un-63 = Ein Würfel muss die Summe aus Basisverteidigungswert, Deckungsbonus und Entfernungsbonus erreichen.
rule-un-64 = Der Entfernungsbonus ist die Zahl der Felder bis zum Ziel, auf demselben Feld 0; gegen Sprengen gibt es keinen.
rule-un-65 = Ein Würfel, der den Gesamt-Verteidigungswert erreicht oder eine 0 zeigt, genügt; weitere bringen nichts.
rule-un-66 = Die 0 zählt nicht als Zahl: Sie gelingt immer.
rule-un-67 = Gelungenes Unterdrücken dreht den Marker auf „Unterdrückt“; Verluste gibt es keine.
rule-un-68 = Nach gelungenem Angriff oder Sprengen verliert der Besitzer des Markers eine Karte dieser Einheit.
rule-un-75 = Verluste kommen aus der Hand, sonst vom Ablagestapel, sonst aus dem Deck; ist nirgends eine Karte, wird der Einheitenmarker entfernt.
rule-un-76 = Aus Spielbereich, Nachschub und entfernten Karten kommen keine Verluste.
rule-un-77 = Ein gelungener Angriff kostet eine Karte, nie mehr.
rule-un-78 = Nach Verlusten wird das Deck nur gemischt, wenn die Karte aus ihm kam.
rule-un-79 = Auch die gebotene Karte liegt im Ablagestapel und kann als Verlust genommen werden.
rule-un-81 = Kommandokarten und Fog of War sind nie Verluste.
rule-un-70 = Ein Hügel gibt einen Deckungsbonus von 1 gegen Sprengen und gegen Angreifer auf einem Hügel, sonst von 3.
rule-un-80 = Ein entfernter Einheitenmarker kommt bei seinem Spawnmarker zurück, sobald eine Karte seiner Einheit gespielt wird.

## Spielende

rule-un-85 = Das Spiel endet, sobald eine Seite ihre Siegbedingung erfüllt; geprüft wird nach jeder Karte.
rule-un-86 = Ziele einnehmen: Die Punkte der Zielmarker auf Spielfeldern, die du kontrollierst, erreichen die Zahl des Szenarios.
rule-un-87 = Erfüllt eine Karte beide Siegbedingungen, gewinnt die Seite, die am Zug ist.
rule-un-88 = Festgesetzt ist, wer keinen Riflemen-Marker mehr auf dem Spielplan hat; den Sieg bringt das nur als Siegbedingung.
rule-un-89 = Sind beide festgesetzt und entscheidet keine Siegbedingung, gewinnt, wer mehr Punkte hat, bei Gleichstand, wer den Initiativemarker hat.
rule-un-90 = Wer seine Punkte nicht mehr erreichen kann, gilt als festgesetzt; soll der Gegner ihn festsetzen, gewinnt er sofort, sonst sobald er mehr Punkte hat.
rule-un-91 = Die Hoffnung ist dahin, wenn kontrollierte und noch erreichbare Punkte zusammen nicht mehr genügen.
rule-un-92 = Ein Unentschieden gibt es nicht; nach der letzten erlaubten Runde entscheiden die Punkte, als wären beide festgesetzt.

## Das Funkgerät

rule-rad-1 = Der Funkmarker liegt fest auf seinem Spielfeld und ist kein Ziel.
rule-rad-2 = Bereite Riflemen auf dem Funkfeld dürfen statt zu kontrollieren funken, wenn ihre Seite es kontrolliert und kein Gegner dort steht.
rule-rad-3 = Jeder Funkspruch bringt bleibende Punkte: einmal je Zug und so oft, wie das Szenario erlaubt.
rule-rad-4 = Übrige Funksprüche gelten als erreichbar, solange Riflemen noch zum Funkgerät kommen können.
rule-rad-5 = Gedruckte Gegner behandeln einen Funkspruch wie das Kontrollieren eines Ziels.

## Wer sieht was

rule-un-95 = Offen sind Plan, Nachschub, Spielbereiche, Gebote und Stapelgrößen; Hand und entfernte Karten sieht ihr Besitzer, ein Deck niemand.
rule-un-96 = Seinen Ablagestapel darf man durchsehen; der Gegner weiß nur, was offen dorthin kam.
rule-un-97 = Ein Programm weiß, was sein Platz wissen darf, und nicht mehr.

## An diesem Tisch

rule-un-93 = Wo sich eine Anleitung auch anders lesen lässt, gibt es einen Schalter; er steht im Protokoll der Partie.
rule-un-98 = Die Amerikaner ziehen vor den Deutschen, Karte für Karte; Würfel werden notiert, wie sie fallen, 0 bis 9.
rule-un-99 = In einem gemischten Deck ist jede Reihenfolge gleich wahrscheinlich, wie auch immer die Karten vorher lagen.
