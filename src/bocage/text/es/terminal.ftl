# La mesa en la terminal.

terminal-welcome = bocage, una mesa no oficial para juegos que ya tienes. Escribe ? para ver la ayuda.
terminal-round = Ronda { $round }
terminal-to-act = Deciden: { $seats }
terminal-ask = Tu jugada (su número o su texto):
terminal-more = { $count ->
    [one] … y una más; escribe el principio para verla.
   *[other] … y { $count } más; escribe el principio para verlas.
}
terminal-help =
    Elige por número o por texto. Además:
    ?             esta ayuda
    why TEXTO     por qué una jugada es posible o no
    odds TEXTO    qué se tiraría con una jugada
    log           lo que ha pasado
    rule ID       lo que dice una regla
    undo          deshacer la última jugada
    save ARCHIVO  guardar el acta en un archivo
    quit          salir; la partida sigue a partir de su acta
terminal-roll = ¿Qué muestran los dados? Por ejemplo: { $example }
terminal-draw = ¿Qué carta se ha robado? Por ejemplo: { $example }
terminal-hand-over = Pasa el turno: decide { $seat }. Pulsa Intro cuando no mire nadie más.
terminal-nothing-fits = Ninguna jugada empieza por «{ $text }».
terminal-several-fit = «{ $text }» corresponde a { $count } jugadas: { $known }.
terminal-possible = «{ $choice }» es posible ahora.
terminal-not-possible = «{ $choice }» no es posible. { $why }
terminal-undone = Deshecho: «{ $choice }».
terminal-saved = El acta está en { $file }.
terminal-resumed = { $count ->
    [one] Se ha repetido una entrada de { $file }; la partida continúa.
   *[other] Se han repetido { $count } entradas de { $file }; la partida continúa.
}
terminal-over = La partida ha terminado.
terminal-goodbye = Hasta la próxima. La partida continúa con: bocage play { $file }
