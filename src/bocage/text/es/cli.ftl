# El comando `bocage`: lo que dice su ayuda y lo que cuentan sus órdenes.

## Ayuda

cli-help = Una mesa para tres juegos de tablero de Normandía: las reglas se cumplen y cada número se explica.
cli-play = Juega en esta terminal: una partida nueva, o una que continúa a partir de su acta. Los puestos son opciones del juego, como --us me --de random.
cli-replay = Cuenta lo que pasó en unas actas, o las compara con las reglas de ahora.
cli-rules = Lo que dicen las reglas de un juego, por identificador o por palabras.
cli-games = Todos los juegos y sus escenarios.
cli-check = ¿Tiene cada regla código y una prueba?
cli-lab = Muchas partidas a la vez, para obtener cifras.
cli-playout = Partidas al azar de un escenario: cuánto duran, cómo terminan, quién gana.
cli-table = Un juego y, si quieres, un escenario, o el archivo de un acta; después, los puestos y quién juega en ellos, como --us me.
cli-files = Actas, o carpetas con actas.
cli-game = El nombre de un juego.
cli-scenario = El nombre de un escenario.
cli-words = Un identificador como UN-63, un capítulo o palabras.
cli-lang = El idioma: en, de o es.
cli-seed = La semilla del azar: con la misma semilla, la misma suerte.
cli-chance = Quién tira y roba: app; hand (los dados y tus propias cartas son tuyos); hand-all (todo es tuyo).
cli-together = Una sola persona tiene todos los puestos que no son de un bot; nadie tiene que apartar la vista.
cli-against = Comparar con las reglas de este bocage: present.
cli-as-seat = Tal como lo vio este puesto.
cli-json = Para programas.
cli-check-rules = Una página de reglas, o una carpeta con ellas.
cli-check-code = Código que leer.
cli-check-tests = Pruebas que leer.
cli-number = Cuántas partidas.

## Lo que se cuenta

cli-test-game = { $name } es un juego pequeño para probar la mesa; los juegos para los que está hecha aún no han llegado.
cli-engine = { $engine-id ->
    [compiled] Funciona el motor compilado.
   *[other] El motor funciona sin compilar: las mismas reglas, más despacio.
}
cli-no-games = Todavía no hay ningún juego instalado.
cli-title-game = Juego
cli-title-scenario = Escenario
cli-title-seats = Puestos

## Partidas al azar

playout-games = Partidas
playout-decisions = Decisiones
playout-chances = Tiradas y robos
playout-rounds-mean = Rondas de media
playout-wins = Ganadas por
playout-ends = Terminadas por
playout-digest = Huella
