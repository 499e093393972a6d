# `bocage check`: Hat jede Regel Code und einen Test?

check-game = Spiel
check-rules = Regeln
check-with-code = Mit Code
check-with-test = Mit Test
check-with-reason = Mit Begründung
check-missing = Fehlend
check-rule = Regel
check-place = Steht in
check-named-in = Genannt in
check-finding = Befund
check-unknown = Auf keiner Regelseite

check-lacks-code = Kein Code nennt sie.
check-lacks-test = Kein Test nennt sie.
check-lacks-both = Weder Code noch ein Test nennt sie.
check-has-reason = Kein Code: { $why }
check-is-outdated = Auf der Seite steht „no code: { $why }“, doch es gibt Code, der sie nennt: { $places }
check-is-unknown = Diese Nummer steht auf keiner Regelseite. Korrigiere sie oder schreib den Eintrag.
check-is-chapter = Das ist ein Kapitel, keine Regel. Nenne die Buchstaben, die gemeint sind.

check-right-code = Code: Schreib [{ $rule }] in den Docstring der Funktion, die die Regel umsetzt, oder unter den Eintrag ({ $place }) eine Zeile „no code: …“ mit dem Grund.
check-right-test = Tests: Setz @pytest.mark.rule("{ $rule }") über einen Test, der ohne die Regel fehlschlägt. Mit skip oder xfail markierte Tests zählen nicht.
check-right-reason = Begründungen: Lösch die Zeile „no code: …“ bei { $rule } ({ $place }) oder nimm die Nummer aus dem Code.

check-all-named = { $rules ->
    [one] Die einzige Regel hat Code und einen Test oder sagt, warum nicht.
   *[other] Alle { $rules } Regeln haben Code und einen Test oder sagen, warum nicht.
}
check-not-all-named = Ohne Code oder Test: { $missing }. Unbekannte Nummern: { $unknown }. Überholte Begründungen: { $outdated }.

# Was sich nicht lesen lässt.

check-outside-checkout = { $folder } liegt nicht in einem Arbeitsverzeichnis von bocage. Wechsle in eines oder nenne alle drei: --rules, --code und --tests.
check-nothing-there = { $path } gibt es nicht. Nenne hinter { $option } eine Datei oder einen Ordner, die vorhanden sind.
check-no-pages = In { $path } liegt keine Regelseite. Jedes Spiel hat dort eine Seite <spiel>.md.
check-page-without-rules = { $page } enthält keine Regel. Ein Eintrag beginnt mit seiner Nummer, fett (**UN-65** …) oder als Überschrift (### UN-65 …).
check-rule-twice = { $place } definiert { $id } ein zweites Mal; der erste Eintrag ist { $first }. Behalte einen davon; wo nur auf die Regel verwiesen wird, schreib die Nummer nicht fett.
check-bold-inside = { $place }: { $id } steht fett mitten in der Zeile. Ist es eine eigene Regel, dann beginn damit eine Zeile; ist es nur ein Verweis, dann schreib die Nummer nicht fett.
check-not-an-id = { $place }: { $id } ist keine Regelnummer. Ein Eintrag hat genau eine: Großbuchstaben, Bindestrich, Zahl und, wo nötig, Kleinbuchstaben, etwa UN-65 oder OM-7b.
check-reason-without-rule = { $place }: „no code: …“ steht unter keiner Regel. Setz die Zeile unter den Eintrag, zu dem sie gehört.
check-reason-empty = { $place }: „no code:“ nennt keinen Grund für { $id }. Schreib einen Satz hinter den Doppelpunkt.
check-reason-at-chapter = { $place }: { $id } ist ein Kapitel, sein „no code: …“ begründet deshalb nichts. Setz die Zeile unter jeden seiner Buchstaben, der keinen Code hat.
check-not-python = { $file }, Zeile { $line }, ist kein gültiges Python. Korrigiere die Zeile und prüfe noch einmal.
check-not-utf-8 = { $file }, Zeile { $line }, ist kein UTF-8-Text. Speichere die Datei als UTF-8 und prüfe noch einmal.
check-marker-not-plain = { $place }: In einer Regelmarke stehen die Nummern als einfache Zeichenketten, etwa @pytest.mark.rule("UN-65", "UN-63").
