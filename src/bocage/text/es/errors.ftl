# Lo que se dice cuando algo va mal: qué, dónde y qué sería lo correcto.

## Se pide algo que no existe

no-such-game = No hay ningún juego «{ $name }». { $known-id ->
    [none] No hay ninguno instalado.
   *[other] Los que hay: { $known }.
}
no-such-module = No hay ningún módulo de Python «{ $name }», que nombra { $variable }. Instálalo o corrige la variable.
no-such-scenario = { $game } no tiene ningún escenario «{ $name }». { $known-id ->
    [none] No tiene ninguno.
   *[other] Los que tiene: { $known }.
}
no-such-seat = { $game } no tiene ningún puesto «{ $name }». Sus puestos son: { $known }.
no-such-switch = { $game } no tiene ninguna opción de reglas «{ $name }». { $known-id ->
    [none] No tiene ninguna.
   *[other] Las que tiene: { $known }.
}
no-such-value = La opción de reglas «{ $name }» no admite «{ $value }». Valores posibles: { $known }.
no-printed-opponent = { $game } no tiene ningún rival impreso «{ $name }».
no-described-positions = { $game } no se puede preparar a partir de una mesa descrita; empieza uno de sus escenarios.
no-such-rule = No hay ninguna regla «{ $name }». { $known-id ->
    [none] De este juego no hay ninguna redactada.
   *[other] Las que hay: { $known }.
}
no-such-bot = Nadie que pueda jugar se llama «{ $name }». Los que hay: { $known }; o indica un archivo que termine en .py.

## Textos que no nombran ninguna jugada

no-such-verb = { $text-id ->
    [none] Se esperaba una jugada, pero no hay nada escrito.
   *[other] «{ $text }» no es una jugada de este juego.
} Se escribe así: { $known }.
wrong-fields = «{ $text }» tiene palabras de menos o de más. Se escribe así: { $pattern }.
no-such-word = «{ $word }» no existe aquí ({ $kind }). Valores posibles: { $known }.
no-such-amount = «{ $word }» no sirve ({ $kind }): hace falta un número entero de 0 a { $most }.
no-such-face = Ningún dado muestra «{ $word }»: sus caras van de { $low } a { $high }.

## Jugadas, tiradas y rectificaciones que ahora no son posibles

illegal-choice = «{ $choice }» no es posible. { $why }
not-your-turn = Ahora no le toca a { $seat }. Deciden: { $asked }.
name-a-seat = Ahora deciden varios puestos; indica cuál elige: { $asked }.
chance-first = Ahora no puede decidir nadie: antes hay que tirar o robar.
game-over = La partida ha terminado; ya no queda nada que decidir.
nothing-to-roll = «{ $text }» no se puede tirar ni robar ahora: no hay ninguna tirada ni ningún robo pendiente.
other-chance = Lo pendiente no es «{ $text }», sino «{ $awaited }».
impossible-outcome = «{ $text }» no puede salir ahora en «{ $purpose }». Resultados posibles: { $known }.
no-such-chance = Nadie tira ni roba por «{ $name }». Valores posibles: { $known }.
nothing-yet = No hay nada que deshacer: todavía no se ha elegido nada.
behind-barrier = Esto no se puede deshacer sin más: desde entonces se ha tirado, robado o mostrado algo, o ha elegido otra persona.
no-such-entry = No hay en vigor ninguna elección ni tirada número { $to }, así que no se puede volver a ella.
record-kept-until-end = El acta sigue cerrada mientras haya secretos de otros en juego; { $seat } puede exportar en su lugar lo que ha visto.
fork-only-from-now = Mientras haya secretos de otros en juego, { $seat } solo puede abrir una variante desde ahora, no desde un punto anterior.

## Mesas descritas

table-not-lines = «{ $key }» debería ser una lista de líneas, con una sola cosa por línea.
no-such-key = La clave «{ $key }» no significa nada aquí. Claves posibles: { $known }.
bad-value = { $value-id ->
    [none] Falta «{ $key }».
   *[other] «{ $key }» no puede ser «{ $value }».
} Valores posibles: { $known }.
bad-number = «{ $key }» no puede ser «{ $value }»: hace falta un número entero de { $low } a { $high }.
no-scenario = Una mesa descrita necesita «{ $key }». Valores posibles: { $known }.
bad-pile-line = «{ $line }» no pone cartas en ningún sitio. Una línea es como «{ $side } hand { $card }».
no-marker-left = No se puede colocar «{ $line }»: o ya hay un marcador ahí, o no quedan más de ese tipo.

## Actas de partida

record-empty = El acta está vacía. Su primera línea debería ser como «bocage 1 · undaunted · rules 1 · la-raye».
record-cut = El acta se corta en mitad de la línea { $line }, en «{ $text }». { $whole_lines ->
    [0] Antes no hay ninguna línea completa.
    [one] La única línea anterior está completa.
   *[other] Las { $whole_lines } líneas anteriores están completas.
}
record-no-header = La línea { $line } no es el título de un acta: «{ $text }». Debería ser como «bocage 1 · undaunted · rules 1 · la-raye».
record-other-format = La línea { $line } indica el formato de acta { $found }; este bocage lee el formato { $known }.
record-bad-line = La línea { $line } del acta no se puede leer: «{ $text }». Una jugada es como «> us  bid R-A», el azar como «= app roll  8», un acto de la mesa como «* undo us».
record-bad-json = { $line ->
    [0] Una corrección
   *[other] La línea { $line } del acta
} debería contener un objeto JSON entre llaves; contiene «{ $text }».
record-bad-field = El campo «{ $name }» de la cabecera del acta no se puede leer: «{ $text }». Contiene un valor JSON en una sola línea.
record-other-key = La clave al final del acta no es aquella con la que se empezó ({ $commit }).
record-refused = La línea { $line } del acta no se puede ejecutar: «{ $text }». { $because }
other-rules = El acta se hizo con la versión { $found } de las reglas de { $game }; aquí rige la versión { $known }.
other-data = El acta se hizo con otros datos de { $game } ({ $found }); aquí son { $known }.

## Bots

nobody-plays = En { $game } nadie juega { $seat }. Indica para ese puesto un bot o un rival impreso, por ejemplo random.
no-bot-file = No hay ningún archivo { $file } con un bot.
bot-file-broken = El archivo { $file } no se puede ejecutar: { $error }
not-one-bot = { $file } debería definir una sola clase con un método «choose»; { $count ->
    [0] no define ninguna.
   *[other] define { $count }: { $known }.
}
bot-broke = El bot { $bot } falló mientras elegía por { $seat }: { $error }
bot-chose-wrongly = El bot { $bot } eligió «{ $choice }» por { $seat }, que no está entre las jugadas que recibió; responde con el identificador de una de ellas.

## Archivos

record-cannot-read = El acta { $file } no se puede leer: { $error }.
record-cannot-write = El acta no se puede escribir en { $file }: { $error }.
record-not-text = { $file } no es un acta: no es texto UTF-8.
no-records = No hay ningún acta en { $folder }. Las actas son archivos que terminan en .txt.
save-where = Indica dónde: save ARCHIVO.
save-there-already = { $file } ya existe y se queda como está; indica un archivo nuevo.

## Órdenes

cli-no-table = ¿A qué quieres jugar? Indica un juego o el archivo de un acta. Los juegos que hay: { $known }.
cli-neither = No hay ni juego ni archivo «{ $name }». { $known-id ->
    [none] No hay ningún juego instalado.
   *[other] Los juegos que hay: { $known }.
}
cli-too-much = «{ $text }» es una palabra de más. Se escribe así: bocage play JUEGO ESCENARIO --PUESTO NOMBRE
cli-no-player = ¿Quién juega --{ $seat }? Pon detrás un nombre, por ejemplo me o random.
cli-not-a-value = { $option } no puede ser «{ $value }». Valores posibles: { $known }.

## Acts of the table, and records of people

correction-not-read = Una corrección describe una mesa, pero esto no se puede leer: «{ $text }».
correction-among-people = En una partida entre personas no se puede volver a describir la mesa, porque una descripción lo muestra todo.
other-scenario = La descripción es del escenario «{ $found }»; aquí se juega «{ $known }».
takeback-needs-consent = { $seat } solo puede deshacer eso si los demás están de acuerdo; falta preguntar a: { $seats }.
key-is-shown = La partida ha terminado y su clave está a la vista, así que ya no se puede deshacer nada; abre en su lugar una variante desde un punto anterior.
not-your-draw = Este robo es secreto: solo { $asked } puede decir qué ha salido.
seed-is-no-secret = Una semilla ({ $seed }) se puede adivinar; por eso una partida con secretos no lleva ninguna: quítala.
record-bad-text = { $text } no puede figurar en un acta: allí cabe una línea sin espacios dobles ni caracteres de control.
no-such-source = Un resultado no viene de «{ $source }». Puede venir de: { $known }.
record-without-key = Esta acta aún no muestra su clave, así que no se pueden comprobar sus tiradas. La clave se añade al final de la partida.
