# Las reglas de Undaunted: Normandy, una frase para cada una; enteras están en la página de reglas.

## Marcadores de control

rule-un-31 = En cada loseta, un bando no tiene nada o tiene un marcador explorado o controlado; controlarla solo puede uno de los dos.
rule-un-32 = En losetas exploradas o controladas pueden entrar tus contadores; los marcadores se quedan aunque ellos se vayan.
rule-un-33 = Cuando una acción pregunta por un marcador en la loseta, siempre es uno de tu bando.

## Preparación

rule-un-1 = Coloca las losetas del escenario con sus marcadores de objetivo; el de radio, solo si el escenario lo usa.
rule-un-2 = Cada jugador lleva un bando: sus cartas, contadores, marcadores de control y los marcadores de inicio del escenario.
rule-un-3 = Los contadores empiezan preparados y los marcadores como dice el escenario, que también dice quién tiene la iniciativa.
rule-un-4 = Las cartas con D se barajan en el mazo, las cartas con S forman la reserva a la vista; no hay más.
rule-un-5 = Cada bando tiene mazo, mano, área de juego, pila de descartes, reserva y una pila de cartas retiradas.

## La ronda

rule-un-6 = Una ronda: ambos roban, ambos apuestan por la iniciativa, ambos hacen su turno; así hasta que alguien gana.
rule-un-7 = Ambos roban cuatro cartas; los descartes forman un mazo nuevo solo cuando toca robar y el mazo está vacío.
rule-un-8 = Con el mazo y la pila de descartes vacíos, robas menos cartas o ninguna.
rule-un-9 = Ambos apuestan a la vez una carta y la descartan; la iniciativa más alta se lleva el marcador; en empate, no se mueve.
rule-un-10 = Una mano vacía apuesta 0; si ambas lo están, el marcador de iniciativa no se mueve.
rule-un-11 = Quien tiene el marcador de iniciativa hace su turno entero, y después el otro bando.
rule-un-12 = Juega las cartas de una en una, cuantas quieras; al acabar tu turno se descartan la mano y el área de juego.
rule-un-13 = Cada carta jugada sirve para una sola cosa: una de sus acciones o atrincherarse.
rule-un-14 = La carta usada para una acción queda en el área de juego hasta que acaba el turno; la atrincherada vuelve a la reserva.
rule-un-15 = Las cartas que consigues en tu turno con Comandar, Reconocimiento o Inspirar puedes jugarlas en ese turno.
rule-un-16 = En movimiento y apoyo el número quiere decir «hasta»; en combate es exacto. Lo que no cambiaría nada no se ofrece.

## Niebla de guerra

rule-un-19 = La Niebla de guerra solo sirve para apostar; únicamente Reconocimiento la retira del juego.
rule-un-20 = Con Reforzar no se toman cartas de Niebla de guerra.

## Unidades suprimidas

rule-un-21 = Una unidad suprimida no actúa: una carta suya gira el contador a su lado preparado y no hace nada más.
rule-un-22 = Las cartas de una unidad suprimida pueden atrincherarse; el contador sigue suprimido.
rule-un-23 = Un contador suprimido conserva toda su defensa y sigue impidiendo Controlar; la supresión no pasa por sí sola.
rule-un-24 = No hay reacciones: una unidad no necesita cartas para defenderse.

## Colocar contadores

rule-un-25 = Si al jugar una carta para una acción falta su contador, primero entra por su marcador de inicio y actúa desde allí.
rule-un-26 = Los contadores entran siempre preparados; los enemigos no lo impiden, y en una loseta caben cuantos haga falta.
rule-un-27 = Atrincherarse no coloca ningún contador; los que están en el tablero se quedan donde están.
rule-un-28 = Puedes jugar una carta solo para colocar su contador; cualquier otra acción debe ser posible desde la loseta de inicio.
rule-un-29 = Las cartas de comando y la Niebla de guerra no tienen contador.
rule-un-30 = Si dos marcadores de inicio sirven para una unidad, elige su dueño; toda unidad necesita uno.

## Atrincherarse

rule-un-17 = Toda carta, menos la Niebla de guerra, puede volver a tu reserva en vez de actuar, hasta que Reforzar la recupere.
rule-un-18 = También las cartas de comando pueden atrincherarse; si ninguna carta puede recuperarlas, se pierden para siempre.

## Movimiento

rule-un-34 = Mover X (Move): tu contador se mueve hasta X losetas, cada una contigua a la anterior y explorada o controlada por tu bando.
rule-un-35 = Guiar X (Guide): mueve uno de tus contadores no suprimidos hasta X losetas, todas exploradas o controladas por tu bando.
rule-un-36 = Explorar X (Scout): muévete hasta X losetas y explora las que no tengan marcador tuyo; cada marcador nuevo te trae una Niebla de guerra.
rule-un-37 = Infiltrar X (Stalk): muévete hasta X losetas, exploradas o no, sin poner marcadores ni tomar Niebla de guerra.
rule-un-38 = Si tu Mortero se mueve o es retirado, tu marcador de Apuntar sale del tablero.
rule-un-39 = Los contadores enemigos no cierran el paso ni detienen a nadie.

## Apoyo

rule-un-40 = Reforzar X (Bolster): pasa hasta X cartas, de la escuadra indicada si la hay, de tu reserva a tu pila de descartes.
rule-un-41 = Al Líder de escuadra lo recupera un Reforzar de su escuadra o sin escuadra; al Sargento y al Guía, solo uno sin escuadra.
rule-un-42 = Comandar X (Command): roba hasta X cartas.
rule-un-43 = Ocultar (Conceal): una Niebla de guerra de la reserva enemiga, si la hay, pasa a la pila de descartes del enemigo.
rule-un-50 = Controlar (Control): gira tu marcador en la loseta del contador a su lado controlado; el controlado del enemigo pasa a explorado.
rule-un-51 = Solo las cartas de Fusilero tienen Controlar; vale también en losetas sin objetivo.
rule-un-52 = No puedes controlar una loseta con un contador enemigo, preparado o suprimido.
rule-un-53 = Si en la loseta no hay marcador tuyo, Controlar coloca uno controlado.
rule-un-44 = Inspirar X (Inspire): recupera de tu área de juego hasta X cartas, de la escuadra indicada si la hay, pero nunca la que inspira.
rule-un-45 = Francotirador, Mortero, Sargento, Guía y Niebla de guerra no tienen escuadra: si la carta nombra una, no los alcanza.
rule-un-46 = Reconocimiento (Recon): retira del juego una Niebla de guerra de tu mano y roba una carta.
rule-un-47 = Apuntar (Target): pon tu marcador de Apuntar a 3 o más losetas de tu Mortero, o muévelo a otra loseta a esa distancia.
rule-un-48 = La distancia del marcador de Apuntar cuenta al apuntar, nunca al bombardear.

## Combate

rule-un-60 = Atacar y Suprimir eligen un contador enemigo en cualquier parte del tablero, también en la misma loseta.
rule-un-61 = Bombardear ataca a todos los contadores de la loseta con tu marcador de Apuntar, también a los tuyos; sin marcador no se puede.
rule-un-62 = El atacante ordena los ataques de Bombardear; la victoria se mira cuando están todos resueltos.
rule-un-63 = Un dado debe alcanzar la suma de defensa base, bonus de cobertura y bonus de distancia.
rule-un-64 = El bonus de distancia son las losetas hasta el defensor, 0 en la misma; contra Bombardear no lo hay.
rule-un-65 = Basta un dado que iguale o supere la defensa total o que muestre un 0; los demás no añaden nada.
rule-un-66 = El 0 no es un número: siempre tiene éxito.
rule-un-67 = Suprimir con éxito gira el contador a su lado suprimido; no hay bajas.
rule-un-68 = Tras Atacar o Bombardear con éxito, el dueño del contador pierde una carta de esa unidad.
rule-un-75 = Una baja sale de la mano; si no, de los descartes; si no, del mazo; si no hay carta, se retira el contador.
rule-un-76 = Las bajas nunca salen del área de juego, de la reserva ni de las cartas retiradas.
rule-un-77 = Un ataque con éxito cuesta una carta, nunca más.
rule-un-78 = Tras una baja, el mazo se baraja solo si la carta salió de él.
rule-un-79 = La carta apostada está en la pila de descartes y puede ser baja como cualquier otra.
rule-un-81 = Las cartas de comando y la Niebla de guerra nunca son bajas.
rule-un-70 = Una colina da un bonus de cobertura de 1 contra Bombardear y contra atacantes en una colina; si no, de 3.
rule-un-80 = Un contador retirado vuelve por su marcador de inicio cuando se juega una carta de su unidad.

## Final de la partida

rule-un-85 = La partida termina en cuanto un bando cumple su condición; se comprueba después de cada carta.
rule-un-86 = Capturar objetivos: los puntos de las losetas que controlas llegan al número del escenario.
rule-un-87 = Si una carta cumple las dos condiciones, gana el bando que tiene el turno.
rule-un-88 = Está inmovilizado quien no tiene ningún contador de Fusileros en el tablero; solo decide si es la condición de victoria.
rule-un-89 = Si ambos están inmovilizados y ninguna condición decide, gana quien tiene más puntos; en empate, quien tiene el marcador de iniciativa.
rule-un-90 = Quien ya no puede llegar a sus puntos cuenta como inmovilizado; el enemigo gana si debía inmovilizarlo, y si no, cuando tenga más puntos.
rule-un-91 = No queda esperanza cuando los puntos controlados y los que aún se pueden alcanzar ya no bastan.
rule-un-92 = No hay empates; tras la última ronda permitida deciden los puntos, como si ambos estuvieran inmovilizados.

## La radio

rule-rad-1 = El marcador de radio no se mueve de su loseta y no es un objetivo.
rule-rad-2 = Unos Fusileros preparados en la loseta de radio pueden transmitir en vez de controlar, si su bando la controla y no hay enemigos.
rule-rad-3 = Cada transmisión da puntos para siempre: una por turno y tantas como permita el escenario.
rule-rad-4 = Las transmisiones que quedan cuentan como alcanzables mientras unos Fusileros puedan llegar a la radio.
rule-rad-5 = Los rivales impresos tratan una transmisión como el control de un objetivo.

## Quién ve qué

rule-un-95 = Están a la vista tablero, reservas, áreas de juego, apuestas y tamaños de las pilas; mano y retiradas solo las ve su dueño.
rule-un-96 = Cada cual puede mirar sus descartes; el enemigo solo sabe lo que llegó allí a la vista.
rule-un-97 = Un programa sabe lo que puede saber su puesto, y nada más.

## En esta mesa

rule-un-93 = Donde un reglamento puede leerse de otro modo hay un interruptor, que queda en el acta de la partida.
rule-un-98 = Los estadounidenses roban antes que los alemanes, carta a carta; los dados se anotan por su cara, de 0 a 9.
rule-un-99 = En un mazo barajado todos los órdenes son igual de probables, estuvieran como estuvieran antes las cartas.
