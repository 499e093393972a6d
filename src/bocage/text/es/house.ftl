# Lo que la casa dice en todos los juegos. Un juego puede decirlo con sus palabras bajo el mismo identificador.

## Palabras

yes-yes = sí
yes-no = no
nothing = nada
seat-none = nadie
list = { $rest } y { $last }

## Clases de valores, como las llaman los errores

kind-seat = puesto
kind-seats = puesto
kind-number = número
kind-yes = respuesta
kind-tally = número
kind-dice = dados

## Por qué no

no-game-is-over = La partida ha terminado.
no-not-asked = Ahora no te toca a ti: deciden otros.
no-not-now = Eso no es lo que se decide ahora.
no-allowed = Nada lo impide.

## Cómo terminó una partida

end-resigned = { $winner-id ->
    [none] La partida se dio por abandonada; no gana nadie.
   *[other] El otro bando se ha rendido. Victoria: { $winner }.
}
end-draw = La partida termina en empate.

## Acts of the table, in the log

table-resign = { $seat-cap }: se rinde.
table-correction = { $seat-cap }: se ha descrito de nuevo la mesa.
table-seat = { $seat-cap }: desde ahora juega { $player }.
table-opened = { $seat-cap }: ha abierto el acta.
