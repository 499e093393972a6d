# `bocage check`: ¿tiene cada regla código y una prueba?

check-game = Juego
check-rules = Reglas
check-with-code = Con código
check-with-test = Con prueba
check-with-reason = Con motivo
check-missing = Faltan
check-rule = Regla
check-place = Está en
check-named-in = Se nombra en
check-finding = Resultado
check-unknown = En ninguna página de reglas

check-lacks-code = Ningún código la nombra.
check-lacks-test = Ninguna prueba la nombra.
check-lacks-both = No la nombra ni el código ni ninguna prueba.
check-has-reason = Sin código: { $why }
check-is-outdated = La página dice «no code: { $why }», pero hay código que la nombra: { $places }
check-is-unknown = Ninguna página de reglas tiene este número. Corrígelo o escribe la entrada.
check-is-chapter = Es un capítulo, no una regla. Nombra las letras a las que te refieres.

check-right-code = Código: escribe [{ $rule }] en el docstring de la función que aplica la regla o, debajo de su entrada ({ $place }), una línea «no code: …» con el motivo.
check-right-test = Pruebas: pon @pytest.mark.rule("{ $rule }") en una prueba que falle si falta la regla. Las marcadas con skip o xfail no cuentan.
check-right-reason = Motivos: borra la línea «no code: …» de { $rule } ({ $place }) o quita el número del código.

check-all-named = { $rules ->
    [one] La única regla tiene código y una prueba, o dice por qué no.
   *[other] Las { $rules } reglas tienen código y una prueba, o dicen por qué no.
}
check-not-all-named = Sin código o sin prueba: { $missing }. Números desconocidos: { $unknown }. Motivos que ya no valen: { $outdated }.

# Lo que no se puede leer.

check-outside-checkout = { $folder } no está dentro de una copia de trabajo de bocage. Ve a una o indica las tres opciones: --rules, --code y --tests.
check-nothing-there = No existe { $path }. Indica con { $option } un archivo o una carpeta que exista.
check-no-pages = En { $path } no hay ninguna página de reglas. Cada juego tiene ahí una página <juego>.md.
check-page-without-rules = { $page } no contiene ninguna regla. Una entrada empieza por su número, en negrita (**UN-65** …) o como título (### UN-65 …).
check-rule-twice = { $place } define { $id } por segunda vez; la primera entrada es { $first }. Conserva una de las dos; donde solo se remita a la regla, escribe el número sin negrita.
check-bold-inside = { $place }: { $id } está en negrita dentro de la línea. Si es una regla propia, empieza con ella una línea; si solo es una referencia, escríbela sin negrita.
check-not-an-id = { $place }: { $id } no es un número de regla. Una entrada tiene uno solo: mayúsculas, un guion, una cifra y, si hace falta, minúsculas, como UN-65 u OM-7b.
check-reason-without-rule = { $place }: «no code: …» no está debajo de ninguna regla. Ponlo debajo de la entrada a la que pertenece.
check-reason-empty = { $place }: «no code:» no da ningún motivo para { $id }. Escribe una frase después de los dos puntos.
check-reason-at-chapter = { $place }: { $id } es un capítulo, así que su «no code: …» no justifica nada. Ponlo debajo de cada letra que no tenga código.
check-not-python = { $file }, línea { $line }, no es Python válido. Corrige la línea y vuelve a comprobar.
check-not-utf-8 = { $file }, línea { $line }, no es texto UTF-8. Guarda el archivo en UTF-8 y vuelve a comprobar.
check-marker-not-plain = { $place }: una marca de regla lleva los números como cadenas simples, por ejemplo @pytest.mark.rule("UN-65", "UN-63").
