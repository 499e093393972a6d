# Was jemandem gesagt wird, der Szenarien schreibt oder die Karten einer Schachtel berichtigt: Datei, Schlüssel, und was richtig wäre.

## Dateien

data-cannot-read = { $file } lässt sich nicht lesen: { $error }.
data-not-utf8 = { $file } ist kein UTF-8-Text. Speichere die Datei als UTF-8.
data-not-toml = { $file } ist nicht so geschrieben, wie TOML es verlangt: { $error }.
data-no-folder = { $variable } nennt den Ordner { $folder }, den es nicht gibt. Lege ihn an oder berichtige die Variable.
scenario-name-taken = { $file }: Ein Szenario „{ $name }“ gibt es schon, in { $other }. Benenne deine Datei um.

## Schlüssel und Werte

data-unknown-key = { $file }: Der Schlüssel „{ $key }“ bedeutet hier nichts. Möglich: { $known }.
data-missing-key = { $file }: „{ $key }“ fehlt. Dorthin gehört: { $known }.
data-empty = { $file }: „{ $key }“ ist leer; es braucht mindestens einen Eintrag.
data-not-a-table = { $file }: „{ $key }“ sollte eine Tabelle aus Schlüsseln und Werten sein, ist aber { $value }.
data-not-a-list = { $file }: „{ $key }“ sollte eine Liste in eckigen Klammern sein, ist aber { $value }.
data-not-a-number = { $file }: „{ $key }“ sollte eine ganze Zahl von { $low } bis { $high } sein, ist aber { $value }.
data-not-text = { $file }: „{ $key }“ sollte Text in Anführungszeichen sein, ist aber { $value }.
data-not-true = { $file }: „{ $key }“ kann nur true sein, ist aber { $value }. Wo es nicht gilt, lass es weg.
data-no-such-word = { $file }: „{ $word }“ ist bei „{ $key }“ nicht bekannt. Möglich: { $known }.

## Undaunted: der Spielplan

undaunted-bad-row = { $file }: „{ $key }“ ist keine Reihe von Spielfeldern: { $value }. Eine Reihe besteht aus ihrem linken Rand in halben Feldern und ihren Feldern, etwa { $example }.
undaunted-too-many-tiles = { $file }: „{ $key }“ hat { $count } Spielfelder; in der Schachtel sind { $most }.
undaunted-both-faces = { $file }: „{ $key }“ hat { $other } und { $tile }, die beiden Seiten ein und desselben Spielfelds. Nur eine davon kann auf dem Spielplan liegen.
undaunted-tile-twice = { $file }: „{ $key }“ hat { $tile } zweimal; in der Schachtel gibt es das Feld nur einmal.
undaunted-not-shifted = { $file }: „{ $key }“ beginnt bei { $edge }, die Reihe darüber bei { $above }. Von zwei benachbarten Reihen beginnt eine bei einer geraden, die andere bei einer ungeraden Zahl.
undaunted-in-pieces = { $file }: Über die Felder von „{ $key }“ führt kein Weg von { $first } nach { $tiles }. Der Spielplan muss zusammenhängen.
undaunted-off-board = { $file }: „{ $key }“ nennt { $tile }, das nicht auf diesem Spielplan liegt. Darauf liegen: { $known }.
undaunted-too-many-objectives = { $file }: „{ $key }“ legt { $count } Zielmarker; in der Schachtel sind { $most }.

## Undaunted: die Seiten

undaunted-one-victory = { $file }: „{ $key }“ braucht eins von beiden: points mit einer Zahl, oder pin = true.
undaunted-out-of-reach = { $file }: „{ $key }“ ist { $points }, aber diese Seite kann höchstens { $most } haben.
undaunted-won-already = { $file }: „{ $key }“ ist { $points }, und diese Seite kontrolliert von Anfang an { $held }: Sie hätte schon gewonnen.
undaunted-both-control = { $file }: „{ $key }“ nennt { $tile }, das die andere Seite kontrolliert. Das kann nur eine; die andere darf es ausgekundschaftet haben.
undaunted-marked-twice = { $file }: „{ $key }“ nennt { $tile }, das diese Seite schon markiert hat. Ein Feld ist ausgekundschaftet oder kontrolliert, und nur einmal.
undaunted-unmarked = { $file }: „{ $key }“ nennt { $tile }, das diese Seite weder ausgekundschaftet hat noch kontrolliert. Markiert sind: { $known }.
undaunted-no-card = { $file }: „{ $key }“ legt einen Einheitenmarker, aber { $seat } hat keine Karte { $unit }, weder im Deck noch im Nachschub.
undaunted-no-riflemen = { $file }: In „{ $key }“ fehlt ein Riflemen-Marker, also wäre diese Seite von Anfang an festgesetzt. Gib ihr R-A, R-B oder R-C.
undaunted-too-many-cards = { $file }: „{ $seat }“ hat { $card } in Deck und Nachschub { $count }-mal; in der Schachtel gibt es die Karte { $most }-mal.
undaunted-too-many-spawns = { $file }: „{ $key }“ legt { $count } Spawnmarker; in der Schachtel sind für diese Seite { $most }.
undaunted-no-spawn = { $file }: „{ $key }“ hat keinen Spawnmarker für { $unit }, obwohl diese Seite eine Karte davon hat. ALL gilt für jede Einheit; A, B und C für einen Trupp; SN und MO für die Spezialisten.
undaunted-two-spawns = { $file }: „{ $key }“ gilt für { $unit } mehr als einmal: { $tiles }. Ein Ort genügt.
undaunted-too-few-objectives = Das Szenario „{ $name }“ verlangt von { $seat } { $points }, hat aber nur { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}. Seine Zahlen sind für Punkte gemacht, also müssen hier Punkte gezählt werden.
