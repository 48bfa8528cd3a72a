/* What students write about anything else in Spanish, by the grammar of grammar-es.mjs; the families of harmless-en.mjs. */

/** @type {Readonly<Record<string, readonly string[]>>} */
export const HARMLESS = {
  'hard:coursework': [
    'mi <trabajo> {de <curso> |}es sobre <oscuro> {en la literatura|en mi país|y me gusta|desde 1990|y me faltan dos fuentes|y es para <dia>|}',
    'en <curso> {vimos|leímos sobre|hablamos de|tenemos un quiz de} <oscuro> {<dia>|y tomé apuntes|}',
    '{el profe|la profe|la clase} {explicó|comparó|dio datos de} <oscuro> {<dia>|}',
    '{quiero|necesito} {entrevistar a una enfermera|ayuda para ordenar mi <trabajo>|mejores fuentes} {sobre|de} <oscuro>',
    '{terminé|presenté|empecé} {el capítulo|las diapositivas|la unidad|el taller} sobre <oscuro> {y saqué 95|y estuvo interesante|}',
  ],
  'hard:film_lit': [
    'en {la novela|la película|la obra|la serie|el corrido|el podcast} {mata a su hermano|ella se muere al final|encuentran el cuerpo|el asesino pide perdón|todos mueren|el marido le pega y ella se va} {y lloré|y tengo que escribir de eso|}',
    '{vi|leí|terminé|me encanta} {un podcast de crímenes|una de terror|una serie de narcos|la novela de la guerra} {con mis roomies|anoche|para la clase|}',
    '{ensayamos|montamos} una obra donde {apuñalan al héroe|hay un asesinato|yo me muero en el segundo acto|hago de la muerta}',
  ],
  'hard:exam': [
    '<tarea> {me mató|me mata|me destrozó|estuvo brutal|me dio una paliza|me va a matar|me dejó muerta|es una tortura} {jaja|jajaja|pero pasé|y quiero un plan de estudio|}',
    'me {morí|muero|estoy muriendo} de {risa|sueño|aburrimiento en clase|vergüenza|hambre|calor|ganas de comer tacos|nervios por <tarea>} {jaja|jajaja|}',
    'si {repruebo|tengo que leer otra página|no paso <tarea>} {me muero jaja|me da algo jajaja|mi mamá me mata jaja|lloro}',
    'mi {mamá|papá|hermana|profe} me {mata|va a matar} si {pierdo las llaves|dejo la clase|se me olvida el papel} {jaja|jajaja|}',
    '{mataría por|daría la vida por|me muero por} {un café|una siesta|esa beca|unos tacos|ver a mi perro}',
  ],
  'hard:sport': [
    '{perdimos|ganamos|nos golearon|los matamos|nos dieron una paliza} en {el partido|el debate|la final|el torneo} {y me duele la rodilla|y fuimos por tacos|pero estuvo divertido|}',
    'me {lastimé|corté|quemé|golpeé|torcí|rompí} {la rodilla|el dedo|la mano|el tobillo|el brazo} {jugando|cocinando|entrenando|en el trabajo|con la plancha|en la bici|abriendo una lata}',
    '{mi rival|el portero|una compañera} me {pegó|pateó|empujó|golpeó} {en el entrenamiento|sin querer en el partido|en el sparring}',
  ],
  'hard:medicine': [
    'me {tomo|tomé|dieron|toca} {la pastilla de la presión|mis vitaminas|un ibuprofeno|el antibiótico|la de la alergia|dos tylenol|mi insulina|el jarabe|los antidepresivos} {por la mañana|como dijo el doctor|para la gripe|con el desayuno|para el dolor de cabeza}',
    '{doné sangre|me pusieron puntos|me operaron|me vacuné|estoy en ayunas para un examen de sangre|me desmayé al donar sangre} {y estoy bien|<dia>|}',
    'mi {abuela|abuelo|tía|perro|vecino} {falleció|murió} {en enero|hace un año|de cáncer|cuando era chica} {y fui al entierro|y me pongo al día|y extraño su comida|}',
    'en {enfermería|la práctica} {vimos sobredosis|cuento pastillas en mi turno|aprendimos reanimación|curé heridas}',
  ],
  'hard:recovery_told': [
    '{hace años|en la prepa|antes de venir} {me cortaba|tuve depresión|quería morirme|sufrí violencia|no comía|mi papá me pegaba|perdí a mi hermano por suicidio} {y hoy estoy bien|y ahora ayudo a otros|y la terapia me sirvió|y cuento mi historia|pero ya pasó}',
    'soy {voluntaria|voluntario} {en la línea de crisis|en un refugio para mujeres|en prevención del suicidio|en el banco de comida} {los sábados|y aprendí mucho|}',
    '{llevo tres años sobria|cumplo cinco años limpio|me recuperé de la anorexia} y {estoy orgullosa|quiero estudiar psicología}',
    '{no me quiero morir|nadie me pega|no pienso en hacerme daño|estoy a salvo}, solo estoy {cansada|estresada por <tarea>|atrasada con <tema>}',
  ],
  'hard:idiom': [
    '{quiero|voy a|fui a|tengo que|hay que} {cortarme el pelo|cortarme las uñas|cortarme un poco el cabello|matarme estudiando|matarme en el gimnasio|saltar la cuerda|tirarme en la cama|colgar la ropa|quemar calorías} {<dia>|}',
    '{no quiero|tengo miedo de|me preocupa} {lastimarme jugando|lastimarme la rodilla|cortarme con el cuchillo de la cocina|que mi papá se enoje|que mi mamá se preocupe|que el profe me regañe} {<dia>|}',
    '{quiero|prefiero|no quiero} vivir {en otra ciudad|cerca del campus|con roommates|sola en un estudio|en los dormitorios|tan lejos} {<dia>|}',
    '<aparato> {se murió|murió|está muerto|me mató el ánimo|se suicidó jaja} {otra vez|en la llamada|<dia>|}',
    '{matar dos pájaros de un tiro|tiempo muerto|la hora de la muerte jaja|tirar la toalla|a muerte con mi equipo|echarle ganas|un golpe de suerte|quemarse las pestañas|cortar por lo sano|la fecha límite|caerse de sueño|dar en el blanco|me pegó el sueño|me pega la nostalgia} {<dia>|y ya|como dicen|}',
    '{corté el pelo|corté el introducción|quemé el arroz|colgué el póster|disparé fotos|maté el tiempo|se me pegó la canción|le pegué al gordo|la gripe me pegó duro} {<dia>|y quedó bien|}',
    'no {puedo vivir sin|puedo con} {el café|mi agenda|<tarea>|la renta de este mes}',
    '{tengo miedo de|me da terror|me asusta} {<tarea>|hablar en público|la entrevista|reprobar|exponer}',
    'ya no {puedo más con|aguanto|soporto} <tarea> {jaja|podemos hablar de <tema>|}',
  ],
  'ordinary:answer': [
    '{quiero|voy a|pienso|me gustaría|necesito|espero} {pasar <tarea>|aprender inglés|hablar con el profesor|terminar <tema>|buscar trabajo|cambiar de carrera|dormir más|comer mejor|pedir la beca|mudarme|hacer un presupuesto|entrar a un club|subir mi promedio|ahorrar|llamar a mi mamá} {<dia>|}',
    '{podemos|quisiera|hay que|me gustaría} {revisar|hablar de|practicar|planear|empezar con} <tema> {<dia>|}',
    'no sé {qué estudiar|cómo empezar <tema>|qué clase tomar|a quién preguntarle de <tema>|dónde queda la oficina|si dejar <tarea>}',
    'nadie {en mi familia fue a la universidad|me explicó <tema>|en mi grupo contesta} {y quiero aprender|y me siento atrasada|}',
    'no {encuentro el formulario|puedo el jueves|me concentro en la biblioteca|me abre el enlace|tengo tiempo para <tema>|me decido entre dos carreras}',
  ],
  'ordinary:story': [
    '<pariente> {me llama los domingos|me lleva a clase|me cocina|está orgulloso|trabaja de noche|me ayuda|me enseñó a leer|me visita|vende comida|quiere que sea enfermera|pregunta por <tema>}',
    '<amiga> {estudia conmigo|consiguió trabajo|cocina rico|me ayuda con mate|es muy chistosa|juega fútbol|se mudó|quiere ser maestra|me habló de ti|corta pelo}',
    '<pareja> {me escribió|me ayuda a estudiar|cocina|toca la guitarra|me ganó en ajedrez|viene a visitarme|me lleva al aeropuerto}',
    '{mi jefe|el entrenador|un hombre en el bus|la profe} me {dio un buen consejo|escribió una carta de recomendación|pidió los apuntes|dejó salir temprano|dijo que aplicara}',
    '{extraño|llamé|visité|voy a ver} a {mi mamá|mi hermanita|mi perro|mi abuela|mis amigos} {<dia>|}',
  ],
  'ordinary:note': [
    'soy {la primera en ir a la universidad|tímida al principio|buena en mate|mamá y estudiante|puntual|nueva en el campus} {y trabajo de noche|y me gusta leer|y quiero mejorar|}',
    'me siento {estresada|nerviosa|sola a veces|cansado|orgullosa|mejor|perdida} {por <tarea>|desde que empezó el semestre|pero va mejorando|después de hablar contigo}',
    '{perdí|olvidé|terminé|encontré|compré|leí|mandé|imprimí} {el libro|mis apuntes|el correo|la tarea|el formulario|la mochila|el camión|el borrador} {<dia>|y salió bien|esta mañana|}',
    'la semana pasada {me desvelé por <tarea>|dormí mal|hablé con mi consejera|fui a tutoría|hice un horario|tuve gripe}',
  ],
  'ordinary:chat': [
    '{hola|gracias|perdón|sí|dale|jajaja|listo|órale|va} {voy en el bus|ya te escucho|nos vemos el lunes|ya veo la pantalla|te lo mando|el jueves me sirve|llego en cinco minutos|saqué buena nota|se congeló la cámara|ahorita vuelvo|me oyes}',
    '{me mandas|me repites|me compartes} {el enlace|la última parte|el documento|lo de <tema>} {porfa|por favor|}',
    '{muy buena sesión|me ayudó mucho|gracias por el consejo|me gustó el ejercicio} {nos vemos|lo voy a intentar|<dia>|}',
  ],
}
