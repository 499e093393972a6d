# Lo que se dice a quien escribe escenarios o corrige las cartas de una caja: archivo, clave y qué sería lo correcto.

## Archivos

data-cannot-read = No se puede leer { $file }: { $error }.
data-not-utf8 = { $file } no es texto UTF-8. Guarda el archivo como UTF-8.
data-not-toml = { $file } no está escrito como pide TOML: { $error }.
data-no-folder = { $variable } nombra la carpeta { $folder }, que no existe. Créala o corrige la variable.
scenario-name-taken = { $file }: ya hay un escenario «{ $name }», en { $other }. Cambia el nombre de tu archivo.

## Claves y valores

data-unknown-key = { $file }: la clave «{ $key }» no significa nada aquí. Claves posibles: { $known }.
data-missing-key = { $file }: falta «{ $key }». Ahí van: { $known }.
data-empty = { $file }: «{ $key }» está vacío; necesita al menos una entrada.
data-not-a-table = { $file }: «{ $key }» debería ser una tabla de claves y valores, y es { $value }.
data-not-a-list = { $file }: «{ $key }» debería ser una lista entre corchetes, y es { $value }.
data-not-a-number = { $file }: «{ $key }» debería ser un número entero de { $low } a { $high }, y es { $value }.
data-not-text = { $file }: «{ $key }» debería ser texto entre comillas, y es { $value }.
data-not-true = { $file }: «{ $key }» solo puede ser true, y es { $value }. Si no es así, quítalo.
data-no-such-word = { $file }: «{ $word }» no se conoce en «{ $key }». Valores posibles: { $known }.

## Undaunted: el mapa

undaunted-bad-row = { $file }: «{ $key }» no es una fila de losetas: { $value }. Una fila es su borde izquierdo en medias losetas y sus losetas, por ejemplo { $example }.
undaunted-too-many-tiles = { $file }: «{ $key }» tiene { $count } losetas; en la caja hay { $most }.
undaunted-both-faces = { $file }: «{ $key }» tiene { $other } y { $tile }, que son las dos caras de una misma loseta. Solo una de ellas puede estar en el mapa.
undaunted-tile-twice = { $file }: «{ $key }» tiene { $tile } dos veces; en la caja hay una sola.
undaunted-not-shifted = { $file }: «{ $key }» empieza en { $edge } y la fila de encima en { $above }. De dos filas vecinas, una empieza en un número par y la otra en uno impar.
undaunted-in-pieces = { $file }: por las losetas de «{ $key }» ningún camino lleva de { $first } a { $tiles }. El mapa tiene que ser de una pieza.
undaunted-off-board = { $file }: «{ $key }» nombra { $tile }, que no está en este mapa. En él están: { $known }.
undaunted-too-many-objectives = { $file }: «{ $key }» coloca { $count } marcadores de objetivo; en la caja hay { $most }.

## Undaunted: los bandos

undaunted-one-victory = { $file }: «{ $key }» necesita una de dos cosas: points con un número, o pin = true.
undaunted-out-of-reach = { $file }: «{ $key }» es { $points }, pero ese bando puede tener { $most } como mucho.
undaunted-won-already = { $file }: «{ $key }» es { $points }, y ese bando controla { $held } desde el principio: ya habría ganado.
undaunted-both-control = { $file }: «{ $key }» nombra { $tile }, que controla el otro bando. Solo puede hacerlo uno; el otro puede haberla explorado.
undaunted-marked-twice = { $file }: «{ $key }» nombra { $tile }, que este bando ya ha marcado. Una loseta está explorada o controlada, y una sola vez.
undaunted-unmarked = { $file }: «{ $key }» nombra { $tile }, que este bando ni ha explorado ni controla. Las que tiene marcadas: { $known }.
undaunted-no-card = { $file }: «{ $key }» coloca un contador, pero { $seat } no tiene ninguna carta { $unit }, ni en el mazo ni en la reserva.
undaunted-no-riflemen = { $file }: en «{ $key }» no hay ningún contador de Fusileros, así que este bando estaría inmovilizado desde el principio. Dale R-A, R-B o R-C.
undaunted-too-many-cards = { $file }: «{ $seat }» tiene { $card } { $count } veces entre mazo y reserva; en la caja hay { $most }.
undaunted-too-many-spawns = { $file }: «{ $key }» coloca { $count } marcadores de inicio; en la caja hay { $most } para este bando.
undaunted-no-spawn = { $file }: «{ $key }» no tiene marcador de inicio para { $unit }, de la que este bando tiene una carta. ALL vale para todas las unidades; A, B y C para una escuadra; SN y MO para los especialistas.
undaunted-two-spawns = { $file }: «{ $key }» vale para { $unit } más de una vez: { $tiles }. Basta con un lugar.
undaunted-too-few-objectives = El escenario «{ $name }» pide a { $seat } { $points }, pero solo tiene { $count ->
    [one] un objetivo
   *[other] { $count } objetivos
}. Sus números están hechos para puntos, así que aquí hay que contar puntos.
