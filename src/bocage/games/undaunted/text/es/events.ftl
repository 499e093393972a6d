# Lo que pasa en Undaunted: Normandy, y cómo termina.

## Rondas y turnos

round-begun = Empieza la ronda { $round }.
card-drawn = { $side-cap } roban { $card }.
card-drawn-unseen = { $side-cap } roban una carta.
draw-missed = { $side-cap } no roban nada: su mazo y su pila de descartes están vacíos.
deck-shuffled = { $side-cap } barajan su pila de descartes y forman un mazo nuevo.
card-bid = { $side-cap } apuestan { $card }.
nothing-bid = { $side-cap } no tienen cartas en la mano y apuestan 0.
initiative-taken = { $side-cap } toman la iniciativa.
initiative-kept = { $side-cap } mantienen la iniciativa.
turn-begun = { $side-cap } empiezan su turno.
card-thrown-in = { $side-cap } descartan { $card } de la mano.
card-thrown-in-unseen = { $side-cap } descartan una carta de la mano, boca abajo.
play-area-cleared = { $count ->
    [one] { $side-cap } descartan la carta de su área de juego.
   *[other] { $side-cap } descartan las { $count } cartas de su área de juego.
}

## Jugar una carta

card-played = { $side-cap } juegan { $card }: { $action }.
hunkered-down = { $side-cap } devuelven { $card } a la reserva para atrincherarse.
counter-placed = { $counter-cap } { $counter-number ->
    [one] entra
   *[other] entran
} por { $tile }.
counter-readied = { $counter-cap } { $counter-number ->
    [one] vuelve a estar preparado.
   *[other] vuelven a estar preparados.
}

## Movimiento y marcadores

counter-moved = { $counter-cap } { $counter-number ->
    [one] va
   *[other] van
} de { $origin } a { $tile }.
tile-scouted = { $side-cap } exploran { $tile }.
fog-added = { $side-cap } pasan una Niebla de guerra de su reserva a su pila de descartes.
fog-missing = { $side-cap } ya no tienen Niebla de guerra en la reserva; no se añade ninguna.
tile-controlled = { $points ->
    [0] { $side-cap } controlan { $tile }.
    [one] { $side-cap } controlan { $tile }: un punto.
   *[other] { $side-cap } controlan { $tile }: { $points } puntos.
}
control-lost = { $points ->
    [0] { $side-cap } pierden el control de { $tile }.
    [one] { $side-cap } pierden el control de { $tile }: un punto menos.
   *[other] { $side-cap } pierden el control de { $tile }: { $points } puntos menos.
}

## Apoyo

cards-bolstered = { $count ->
    [one] { $side-cap } pasan { $card } de la reserva a la pila de descartes.
   *[other] { $side-cap } pasan { $count } × { $card } de la reserva a la pila de descartes.
}
card-inspired = { $side-cap } recuperan { $card } en la mano.
fog-removed = { $side-cap } retiran una Niebla de guerra del juego.
target-placed = { $side-cap } ponen su marcador de Apuntar en { $tile }.
target-moved = { $side-cap } mueven su marcador de Apuntar de { $origin } a { $tile }.
target-removed = El marcador de Apuntar { $side-de } sale de { $tile }.
radio-sent = { $points ->
    [one] { $side-cap } transmiten desde { $tile } y ganan un punto.
   *[other] { $side-cap } transmiten desde { $tile } y ganan { $points } puntos.
}

## Combate

attack-rolled = { $hit-id ->
    [yes] { $dice }: ataque { $counter-de } contra { $enemy }, impacto; hacía falta { $needed }.
   *[other] { $dice }: ataque { $counter-de } contra { $enemy }, fallo; hacía falta { $needed }.
}
suppress-rolled = { $hit-id ->
    [yes] { $dice }: fuego de supresión { $counter-de } contra { $enemy }, con éxito; hacía falta { $needed }.
   *[other] { $dice }: fuego de supresión { $counter-de } contra { $enemy }, en vano; hacía falta { $needed }.
}
blast-rolled = { $hit-id ->
    [yes] { $dice }: el bombardeo alcanza { $counter-a }; hacía falta { $needed }.
   *[other] { $dice }: el bombardeo no alcanza { $counter-a }; hacía falta { $needed }.
}
counter-suppressed = { $counter-cap } { $counter-number ->
    [one] queda suprimido.
   *[other] quedan suprimidos.
}
card-removed = { $side-cap } pierden { $card } { $pile-de }.
counter-removed = { $counter-cap } { $counter-number ->
    [one] es retirado
   *[other] son retirados
} de { $tile }.

## Camino del final

side-pinned = { $side-cap } están inmovilizados: no tienen Fusileros en el tablero.
side-unpinned = { $side-cap } vuelven a tener Fusileros en el tablero.
hope-lost = { $side-cap } están más allá de toda esperanza: ya no pueden llegar a sus puntos.

## Cómo terminó una partida

end-objectives = Ganan { $winner }: controlan suficientes objetivos.
end-pinned = Ganan { $winner }: el enemigo está inmovilizado.
end-beyond-hope = Ganan { $winner }: el enemigo está más allá de toda esperanza.
end-both-pinned = Ganan { $winner }: ambos están inmovilizados y tienen más puntos, o los mismos y la iniciativa.
end-time-up = Ganan { $winner }: se acabó el tiempo y tienen más puntos, o los mismos y la iniciativa.

## Lo que se roba o se tira

chance-draw = { $seat-cap } roban una carta.
chance-attack = { $seat-cap } tiran por el ataque.
chance-suppress = { $seat-cap } tiran por Suprimir.
chance-blast = { $seat-cap } tiran por Bombardear.
