# Decks, en español.

game-decks = Decks
scenario-skirmish = Escaramuza
scenario-duel = Duelo

seat-us = los estadounidenses
    .de = de los estadounidenses
seat-de = los alemanes
    .de = de los alemanes
card-able = Able
card-baker = Baker
pile-hand = la mano
    .de = de la mano
pile-discard = la pila de descartes
    .de = de la pila de descartes
pile-deck = el mazo
    .de = del mazo

table-lead = Iniciativa
table-hand = Mano
table-deck = Mazo
table-discard = Descartes
table-cards = Todas las cartas
table-seen = Descartado a la vista
table-own-hand = En tu mano
table-own-discard = En tus descartes
odds-hit = impacto

card-drawn = Carta robada por { $side }: { $card }.
card-drawn-unseen = Una carta robada por { $side }.
deck-shuffled = { $side-cap } barajan sus descartes y forman un mazo nuevo.
card-bid = { $side-cap } apuestan { $card }.
attacked = { $card } { $side-de } ataca a { $target }.
shot = { $hit-id ->
    [yes] { $dice }: impacto en { $target }; hacía falta { $needed }.
   *[other] { $dice }: fallo; hacía falta { $needed }.
}
card-lost = { $side-cap } pierden { $card } { $pile-de }.
card-thrown-in = { $side-cap } descartan { $card }.
card-thrown-in-unseen = { $side-cap } descartan una carta boca abajo.

term-base = base
term-cover = cobertura

ask-bid = Apuesta una carta por la iniciativa.
ask-play = Ataca con una carta, o termina tu turno.
chance-draw = { $seat-cap } roban una carta.
chance-shot = { $seat-cap } tiran por el ataque.

choice-bid = Apostar { $card }
choice-attack = Atacar a { $target } con { $card }
choice-end = Terminar el turno

no-not-in-hand = { $card } no está en tu mano.
no-target-out = Al enemigo ya no le queda ningún { $target }.

end-wiped-out = Ganan { $winner }: al enemigo no le quedan cartas.
end-time-up = { $winner-id ->
    [none] Ha terminado la última ronda y los dos bandos tienen las mismas cartas.
   *[other] Ganan { $winner }: tienen más cartas tras la última ronda.
}

rule-dk-1 = Una ronda: los dos bandos roban y apuestan; después juega quien tiene la iniciativa y luego el otro.
rule-dk-2 = Roba hasta tener tres cartas; si el mazo está vacío, se forma otro con los descartes.
rule-dk-3 = Los dos apuestan a la vez una carta de la mano; manda la iniciativa más alta, y un empate no cambia nada.
rule-dk-4 = Cada carta que juegas ataca a una unidad enemiga a la que le queden cartas.
rule-dk-5 = Impacta el dado que llega a 5 más la cobertura, o que muestra un cero.
rule-dk-6 = Una baja sale de la mano; si no, de los descartes; si no, del mazo; todos ven de dónde.
rule-dk-7 = El turno termina cuando quieras o con la última carta; el resto de la mano se descarta boca abajo.
rule-dk-8 = Un bando sin cartas ha perdido al momento.
rule-dk-9 = Tras la última ronda gana el bando con más cartas.
rule-dk-10 = El tamaño de las pilas, todas las cartas de un bando y lo descartado a la vista lo saben todos; lo demás, su dueño.
