# ¿Por qué no? Lo que prohíben las reglas de Undaunted: Normandy, una frase para cada cosa.

## Apostar

no-not-in-hand = { $card } no está en tu mano.
no-must-bid = Mientras tengas una carta en la mano, debes apostar una.
no-empty-hand = Tu mano está vacía, así que apuestas 0.

## Jugar una carta

no-fog-cannot-act = La Niebla de guerra no se juega nunca en un turno; solo sirve para apostar.
no-not-its-action = Esta carta no tiene esa acción.
no-no-effect = No cambiaría nada, así que no se ofrece.
no-fog-cannot-hunker = La Niebla de guerra no puede atrincherarse.

## Unidades suprimidas, contadores que faltan

no-suppressed = La unidad está suprimida: con esta carta solo puedes prepararla o atrincherarte.
no-already-ready = La unidad no está suprimida: no hay nada que preparar.
no-no-counter = Las cartas de comando no tienen contador que colocar.
no-already-on-board = El contador de esta unidad ya está en el tablero.
no-no-spawn-there = La unidad no entra por ahí: en esa loseta no hay marcador de inicio para ella.

## Movimiento

no-no-such-tile = Esa loseta no forma parte del tablero.
no-not-adjacent = Cada paso lleva a una loseta contigua.
no-not-scouted = Toda loseta en la que entres debe estar explorada o controlada por tu bando.
no-too-many-tiles = Esta acción no llega tan lejos.
no-guide-not-yours = Solo puedes guiar contadores de tu bando.
no-guide-not-on-board = Solo puedes guiar un contador que esté en el tablero.
no-guide-suppressed = No puedes guiar un contador suprimido.
no-guide-not-scouted = Solo puedes guiar a losetas exploradas o controladas por tu bando, también a Exploradores y Francotirador.

## Apoyo

no-not-in-supply = No hay ninguna carta así en tu reserva.
no-other-squad = Esta carta solo refuerza a su escuadra.
no-no-squad = Esta carta solo vale para su escuadra, y aquella no es de ninguna.
no-fog-not-bolstered = Con Reforzar no se toman cartas de Niebla de guerra.
no-too-many-cards = Son más cartas de las que permite esta acción.
no-nothing-to-draw = No hay nada que robar: tu mazo y tu pila de descartes están vacíos.
no-no-fog-in-supply = En la reserva enemiga no hay Niebla de guerra.
no-not-in-play-area = No hay ninguna carta así en tu área de juego.
no-inspire-other-squad = Esta carta solo inspira a su escuadra.
no-inspires-itself = Una carta no puede inspirarse a sí misma.
no-no-fog-in-hand = Para Reconocimiento necesitas una Niebla de guerra en la mano.

## Controlar

no-only-riflemen = Solo las cartas de Fusilero pueden controlar.
no-enemy-on-tile = En la loseta hay un contador enemigo, así que no puedes controlarla.
no-enemy-holds-tile = El enemigo controla la loseta y tiene allí un contador, así que no puedes quitársela.
no-already-controlled = Tu bando ya controla esta loseta.
no-no-own-marker = En la loseta no hay ningún marcador de tu bando que girar.

## Apuntar

no-too-near = El marcador de Apuntar debe estar a 3 o más losetas de tu Mortero.
no-target-already-there = Tu marcador de Apuntar ya está ahí; debe ir a otra loseta.

## Combate

no-no-enemy-there = Ese contador no está en el tablero.
no-own-counter = Solo puedes atacar a un contador enemigo.
no-already-suppressed = Ese contador ya está suprimido.
no-no-target-marker = Tu marcador de Apuntar no está en el tablero.
no-nobody-under-target = No hay ningún contador en la loseta con tu marcador de Apuntar.
no-not-under-target = Ese contador no está en la loseta con tu marcador de Apuntar.
no-already-blasted = Ese contador ya ha recibido su ataque de este bombardeo.

## La radio

no-no-radio = En este escenario no hay radio.
no-radio-other-side = Tu bando no puede usar la radio.
no-radio-elsewhere = Los Fusileros deben estar en la loseta con el marcador de radio.
no-radio-not-controlled = Antes, tu bando debe controlar la loseta con el marcador de radio.
no-radio-enemy-there = En la loseta con el marcador de radio hay un contador enemigo.
no-radio-this-turn = No quedan transmisiones en este turno.
no-radio-used-up = No quedan transmisiones en esta partida.
