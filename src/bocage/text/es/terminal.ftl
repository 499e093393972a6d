# La mesa en la terminal.

terminal-welcome = bocage, una mesa no oficial para juegos que ya tienes. Escribe ? para ver la ayuda.
terminal-kept = Cada paso queda anotado en { $file }
terminal-round = Ronda { $round }
terminal-ask = Tu jugada (su número o su texto):
terminal-more = { $count ->
    [one] … y una más; escribe el principio para verla.
   *[other] … y { $count } más; escribe el principio para verlas.
}
terminal-help =
    Elige por número, por texto o por el principio de un texto. Además:
    Intro         la mesa otra vez
    ?             esta ayuda
    why TEXTO     por qué una jugada es posible o no
    odds TEXTO    qué se tiraría con una jugada
    log           lo que ha pasado
    rule ID       lo que dice una regla; también se busca por palabras
    undo          deshacer la última jugada
    save ARCHIVO  guardar el acta en un archivo
    quit          salir; la partida sigue a partir de su acta
terminal-roll = ¿Qué muestran los dados? Por ejemplo, { $example }:
terminal-draw = ¿Qué carta se ha robado? Por ejemplo, { $example }:
terminal-seen = Pulsa Intro para borrar la pantalla.
terminal-hand-over = Pasa el turno. Ahora deciden: { $seat }. Pulsa Intro cuando no mire nadie más.
terminal-nothing-fits = Ninguna jugada empieza por «{ $text }». Escribe ? para ver la ayuda.
terminal-no-such-number = No hay ninguna jugada { $number }; la última es la { $last }.
terminal-several-fit = «{ $text }» corresponde a { $count } jugadas:
terminal-possible = «{ $choice }» es posible ahora.
terminal-not-possible = «{ $choice }» no es posible. { $why }
terminal-percent = { $percent } %
terminal-share = { $name }: { $part } de { $whole } casos, { $percent }
terminal-case = { $part } de { $whole } casos: { $sum }
terminal-no-odds = Con esa jugada no se tira nada.
terminal-undone = Deshecho: «{ $choice }».
terminal-saved = El acta está en { $file }
terminal-cut = ¿Seguir con las líneas completas anteriores? El archivo dañado se queda como está. (sí/no)
terminal-resumed = { $count ->
    [one] Se ha repetido una entrada de { $file }; la partida continúa.
   *[other] Se han repetido { $count } entradas de { $file }; la partida continúa.
}
terminal-over = La partida ha terminado.
terminal-goodbye = Hasta la próxima. La partida continúa con: bocage play { $file }

## Quién juega

player-me = tú
player-random = cualquier jugada posible (random)

## Repetición

replay-running = La partida va por la ronda { $round } y continúa.
replay-agrees = { $file }: igual que entonces.
replay-differs = { $file }: es diferente.
replay-refused = La línea { $line }, «{ $stored }», ahora no es posible: { $because }
replay-other-events = De lo que está encima de los sucesos de la línea { $line } resulta ahora otra cosa.
replay-other-digest = Tras la línea { $line }, la mesa es ahora otra.
replay-stored = Entonces: { $stored }
replay-present = Ahora: { $present }
replay-sum = { $records ->
    [one] Un acta;
   *[other] { $records } actas;
} { $differing ->
    [0] ninguna es diferente.
    [one] una es diferente.
   *[other] { $differing } son diferentes.
}
