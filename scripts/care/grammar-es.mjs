/* The Spanish counterpart of grammar-en.mjs, with the same families. Not a translation: Spanish as students in the United
   States write it, from several countries. */

/** @type {Readonly<Record<string, string>>} */
export const WORDS = {
  cuando:
    'hoy|esta noche|mañana|otra vez|todos los días|cuando estoy sola|el fin de semana|anoche|desde hace semanas|después de clase|el domingo|ahorita|últimamente',
  fin: 'y nadie sabe|no sé qué hacer|ayuda por favor|la neta|ya no puedo|te lo juro|no le he dicho a nadie|perdón por escribir esto|y me siento tranquila con eso|no es broma|no sé a quién decirle',
  bien: 'las clases van bien.|ya entregué el ensayo.|saqué buena nota.|gracias por la última sesión.|el trabajo está pesado.|lo del currículum ya quedó.|pasé el quiz.',
  pariente:
    'mi papá|mi mamá|mi padrastro|mi tío|mi hermano mayor|mi abuelo|mi viejo|el novio de mi mamá|mi padre|mi primo|mis papás|mi cuñado|mi madrastra|mi suegro',
  pareja:
    'mi novio|mi novia|mi esposo|mi marido|mi ex|mi pareja|el man con el que vivo|mi esposa|el papá de mi hija|mi mujer|mi jevo|mi prometido',
  amiga:
    'mi amiga|mi mejor amigo|mi prima|mi hermana|mi roommate|un compañero|mi vecina|mi hermanito|una chava de mi piso|mi compa|la muchacha del grupo|un pana de la clase',
  quien:
    'un tipo en una fiesta|mi jefe|mi primo|mi tío|un compañero|el entrenador|un hombre en el bus|mi ex|un amigo de él|el dueño del cuarto|el supervisor|alguien de confianza',
  daña: 'me pega|me golpea|me dio una cachetada|me pateó|me empujó contra la pared|me ahorcó|me agarró del pelo|me jaloneó|me quemó con el cigarro|me sacó un cuchillo|me apuntó con la pistola|me rompió el labio|me avienta cosas|me agarra a golpes|me dejó moretones|me da con el cinto|me torció el brazo|me escupe y me pega',
  pastis:
    'las pastillas|mis pastillas|unas pepas|el clonazepam|el paracetamol|cloro|veneno|mis medicinas|las pastillas de dormir|los antidepresivos|el rivotril|la insulina de mi mamá|el tramadol|los ibuprofenos|las de la presión de mi abuela|xanax|tylenol|el remedio de ratas',
  medio:
    'una soga|una pistola|un cuchillo|las pastillas guardadas|una navaja|un mecate|un arma|el cinturón|el veneno|unas cuchillas|las balas|la escopeta de mi tío',
  alto: 'el puente|la azotea|el techo del edificio|las vías del tren|el balcón|el barranco|el estacionamiento más alto|la orilla del río|el metro',
  cuerpo: 'los brazos|las piernas|la muñeca|el brazo|la piel|los muslos|la mano|la panza',
  morir:
    'matarme|morirme|suicidarme|acabar con mi vida|quitarme la vida|tirarme del puente|ahorcarme|morir|desaparecer de este mundo|desvivirme|colgarme|pegarme un tiro|no estar viva|terminar con todo|cortarme las venas|aventarme al tren',
  muerte:
    'el suicidio|matarme|la muerte|morirme|quitarme la vida|mi propio entierro|cómo sería no estar|tirarme|acabar con todo|la forma de morir',
  matarlo:
    'matarlo|matarla|hacerle daño|darle un tiro|acuchillarlo|golpearlo hasta que no se mueva|quemarlo vivo|ahorcarlo|matar a mi jefe|matar a mi padrastro|hacerles daño a todos|envenenar a mi ex|reventarle la cabeza|lastimar a mi compañera|matar al que me hizo esto',
  oscuro:
    'la muerte|el suicidio|la violencia doméstica|la guerra|un asesinato|las drogas|el abuso infantil|los desaparecidos|la sobredosis|las masacres|el acoso|la anorexia|la trata de personas|los feminicidios|el duelo|la esquizofrenia',
  trabajo:
    'ensayo|tesis|presentación|proyecto|lectura|documental|obra|caso|cartel|libro|investigación|reporte|exposición',
  curso:
    'criminología|psicología|enfermería|historia|cine|literatura|sociología|biología|salud pública|trabajo social|ética',
  tarea:
    'el examen|la tarea|el parcial|cálculo|la semana de finales|el reporte de laboratorio|química|el proyecto en grupo|esa profe|el quiz|la clase de las 8|el entrenamiento|este calor|la tesis',
  tema: 'mi horario|el currículum|la entrevista|el ensayo|la próxima semana|mi beca|el presupuesto|los hábitos de estudio|la vivienda|la ayuda financiera|el cambio de carrera|los apuntes|la solicitud de prácticas|cómo organizarme|el reporte',
  dia: 'hoy|mañana|el viernes|la próxima semana|este semestre|después del almuerzo|el lunes|antes del receso|en la mañana|al mediodía|esta noche',
  aparato:
    'mi celular|la compu|el wifi|la batería del carro|la planta|la impresora|mi pez|el micrófono|la calculadora|el proyector',
}

/** @type {Readonly<Record<string, readonly string[]>>} */
export const DANGER = {
  passive_death: [
    '{ojalá|quisiera que|solo pido que|espero que} {no despierte|me muera|se me pare el corazón|me atropellen|no amanezca|me lleve la muerte} {<cuando>|} {<fin>|}',
    'ya no quiero {vivir|existir|estar viva|estar vivo|despertar|seguir aquí|ser nadie} {<fin>|}',
    'me {gustaría|daría paz|encantaría} {no existir|dormir para siempre|estar muerta|no haber nacido|apagarme y ya}',
    'no me importaría {morirme|que me atropellen|no despertar|que se cayera el avión} {<cuando>|}',
    'si {me muero|no despierto|me pasa algo} {mañana|esta noche|dormida} {mejor|no pasa nada|por fin descanso|qué alivio}',
    '{estar muerto|no existir|la muerte} {suena a descanso|sería más fácil|me da tranquilidad|se ve bonito}',
  ],
  active_intent: [
    '{quiero|voy a|pienso|ya decidí|tengo ganas de|he pensado en|necesito|quisiera|traté de|estoy por|estuve a punto de|intenté} <morir> {<cuando>|} {<fin>|}',
    '{pienso en|no dejo de pensar en|sueño con|me la paso pensando en|busqué en internet} <muerte> {<cuando>|} {<fin>|}',
    '{hoy|esta noche|el viernes|después de los finales} {lo hago|me mato|me muero|lo voy a hacer|acabo con esto} {<fin>|}',
    'una parte de mí {quiere morir|ya se fue|ya decidió} {<fin>|}',
    '{ya lo intenté|traté de matarme|me quise matar} {el año pasado|hace dos semanas|en la prepa} y {quiero otra vez|esta vez sí|nadie se enteró}',
  ],
  plan_means: [
    'tengo <medio> {lista|bajo la cama|en mi cuarto|en la mochila|en el clóset|y ya sé cómo} {<fin>|}',
    '{estoy guardando|compré|escondí|junté|conté|le robé a mi mamá} {<pastis>|<medio>} {para matarme|para cuando llegue el día|y ya son suficientes|y nadie las ha visto} {<fin>|}',
    '{me paré en|subí a|fui a|caminé hasta|me senté en} <alto> {<cuando>|y casi me tiro|y lo pensé una hora|y miré para abajo} {<fin>|}',
    '{tengo un plan|ya escogí el día|ya sé cómo y dónde|escribí la carta|tengo la fecha} {<fin>|}',
    '{busqué|googleé|averigüé} {cuántas pastillas se necesitan|cómo se hace el nudo|cuánto tarda|una forma que no duela} {<cuando>|} {<fin>|}',
  ],
  goodbye: [
    '{adiós|chao|me despido|hasta siempre} {a todos|mamá|profe|amigos|coach} {perdónenme|los quiero|gracias por todo|no es su culpa|no lloren}',
    '{dejé|escribí|estoy escribiendo} {una carta|una nota|mis últimas palabras|cartas} para {mi mamá|mis hijos|mi familia|todos} {porque ya me voy|para cuando no esté|}',
    '{regalé|estoy regalando|dejé encargado|ya repartí} {mi ropa|mis cosas|mi perro|mi guitarra|todo lo que tengo} {porque no lo voy a necesitar|para que no batallen después|}',
    '{esta es la última vez que escribo|es mi último mensaje|ya no voy a venir nunca|no me esperen} {<fin>|}',
    '{cuiden a|te encargo a|alguien cuide a} {mi mamá|mi hermanita|mi gato|mis hijos} {cuando no esté|después|cuando ya no pueda}',
    'para {el lunes|cuando leas esto|mañana} ya no {voy a estar|estoy|existo}',
  ],
  burden_hopeless: [
    'soy {una carga|un estorbo|un fracaso|una basura|nadie|un peso} {para todos|para mi familia|} {y no puedo más|y quiero desaparecer|y no va a cambiar|}',
    '{todos|mi familia|ellos|mis hijos} {estarían|van a estar|vivirían} mejor {sin mí|si no existiera|cuando me muera}',
    'no {hay salida|tengo esperanza|tiene sentido seguir|aguanto más|hay futuro para mí|le encuentro sentido a la vida|tengo para qué vivir} {<fin>|}',
    'nadie {me va a extrañar|me necesita|se va a dar cuenta si me muero|lloraría por mí|iría a mi entierro}',
    '{me odio|me doy asco|arruino todo|me siento muerta por dentro|no siento nada} {<cuando>|} {<fin>|}',
    '{ya no puedo más|me rindo|ya me cansé} {con la vida|de vivir|de existir|de seguir luchando} {<fin>|}',
  ],
  self_injury: [
    'me {corto|quemo|araño|golpeo|rajo|lastimo|muerdo|corté|quemé|lastimé} <cuerpo> {a propósito|con una navaja|hasta sangrar|para sentir algo|con el encendedor} {<cuando>|} {<fin>|}',
    '{volví a|no puedo dejar de|recaí en} {cortarme|lastimarme|quemarme|hacerme daño|golpearme la cabeza} {<cuando>|} {<fin>|}',
    '{quiero|necesito|tengo ganas de} {cortarme|hacerme daño|lastimarme|golpearme|sangrar} {<cuando>|} {<fin>|}',
    'tengo {cortes|heridas|marcas|quemaduras} en <cuerpo> {que yo me hice|que yo misma me hago|y las tapo} {<fin>|}',
    'lo único que me {calma|ayuda} es {la navaja|cortarme|el dolor|ver sangre} {<fin>|}',
  ],
  overdose: [
    'me {tomé|tragué|eché} {todas|un montón de|un puño de|demasiadas de|un frasco entero de} <pastis> {para morir|a propósito|y me siento mal|y tengo mucho sueño|con vodka|hace una hora} {<fin>|}',
    '{me intoxiqué|tomé cloro|tuve una sobredosis|mezclé <pastis> con alcohol} {a propósito|y nadie sabe|<cuando>} {<fin>|}',
    '{voy a tomarme|quiero tomarme|me voy a tragar} {todas <pastis>|el frasco|todo lo que hay} {<cuando>|} {<fin>|}',
    '{se me duermen las manos|me late muy rápido|no dejo de vomitar|me estoy durmiendo} {por las pastillas que tomé|después de tomarme <pastis>}',
  ],
  eating: [
    'no {como|he comido|quiero comer|pruebo bocado} {desde el lunes|hace días|nada|para estar flaca} {y me mareo|y me siento orgullosa|y me siento bien|} {<fin>|}',
    '{vomito|devuelvo} {todo lo que como|después de comer|a propósito|sangre|en la regadera} {<cuando>|} {<fin>|}',
    'me {mato de hambre|desmayé por no comer|provoco el vómito|tomo laxantes diario|peso diez veces al día|doy atracones y vomito} {porque me veo gorda|}',
    '{se me cae el pelo|ya no me baja|tengo frío siempre} {porque no como|desde que dejé de comer}',
  ],
  partner: [
    '<pareja> <daña> {<cuando>|cuando toma|y luego llora|si le digo que no} {<fin>|}',
    '<pareja> {me encierra|no me deja salir|me quita el dinero|me amenaza con matarme|me revisa el celular y me pega|me controla|me quitó mis papeles|me obliga a acostarme con él|dice que se mata si lo dejo|me dejó encerrada} {<cuando>|} {<fin>|}',
    'le tengo {miedo|terror} a <pareja> {<fin>|}',
    'tengo {moretones|un ojo morado|el labio roto} porque <pareja> {se enojó|tomó|se puso celoso}',
    'si {lo dejo|me voy|termino con él} {me mata|me va a hacer algo|no sé de qué es capaz|me quita a mi hija}',
  ],
  home: [
    '<pariente> <daña> {<cuando>|cuando llega tomado|por mis notas|delante de mi hermanita} {<fin>|}',
    '<pariente> {llega borracho y nos pega|le pega a mi mamá|me encierra|nos amenaza con la pistola|me quitó el pasaporte|me quiere obligar a casarme|me corre a golpes|no me da de comer} {<cuando>|} {<fin>|}',
    '{tengo miedo de|me da terror|no quiero} {volver a mi casa|ver a mi papá|regresar con ellos|estar a solas con mi padrastro} {porque me pegan|} {<fin>|}',
    'mi casa {no es segura|es un infierno y nos pegan} {<fin>|}',
    '{duermo con una silla en la puerta|me escondo en el baño|tengo moretones} porque <pariente> {toma y se pone violento|se enoja|me pega|entra de noche}',
  ],
  sexual: [
    '<quien> {me violó|abusó de mí|me tocó|me manoseó|me obligó|se metió en mi cama|me desnudó|no paró cuando dije que no|me forzó} {en una fiesta|cuando era niña|anoche|en el trabajo|en su carro|} {<fin>|}',
    '{fui violada|me drogaron y abusaron de mí|fui abusada|me tocaron} {en una fiesta|de niña|el año pasado|} {<fin>|}',
    'desperté {desnuda|sin ropa|en su cama|con él encima} y no {me acuerdo|dije nada} {<fin>|}',
    '{le dije que no|estaba dormida|estaba muy tomada|me congelé} y {siguió|lo hizo igual|no paró} {<fin>|}',
    '<quien> {dice que va a subir mis fotos|me pide sexo para no correrme|me va a reprobar si no salgo con él|amenaza con mandar el video} {<fin>|}',
  ],
  stalking: [
    '<quien> {me sigue|me acosa|me espera afuera de clase|me amenaza por mensaje|sabe dónde vivo|me puso un rastreador|aparece en todos lados} {<cuando>|} {<fin>|}',
    '{alguien|mi ex|un señor} {se metió a mi cuarto|me vigila desde su carro|entró a mis cuentas|me anda buscando|me mandó cien mensajes y dice que lo voy a pagar} {<cuando>|} {<fin>|}',
  ],
  harm_others: [
    '{quiero|voy a|pienso|tengo ganas de|estoy por} <matarlo> {<cuando>|} {<fin>|}',
    'me imagino {matando|acuchillando|golpeando|quemando|ahorcando} a {mi jefe|mi padrastro|todos|ese tipo|mi ex|mi compañera} {<fin>|}',
    'tengo {una pistola|un cuchillo|un arma} y {va a pagar|me las va a pagar|van a llorar|se van a acordar de mí}',
    '{se van a arrepentir|todos van a pagar|van a saber quién soy|va a correr sangre} {el lunes|en la escuela|<cuando>}',
  ],
  psychosis: [
    '{las voces|una voz|el hombre de mi cabeza|la tele|la sombra} me {dicen que me mate|ordena que me tire|piden que lo mate|habla de noche|dicen que lo haga|dice que no coma} {<fin>|}',
    '{hay cámaras en mi cuarto|me leen la mente|me persiguen todos|me echaron veneno en la comida|me vigilan por el celular|cambiaron a mi mamá por otra|la radio me manda mensajes} {<cuando>|} {<fin>|}',
    '{oigo voces|veo gente que no está|no duermo hace cinco días y todo me habla|fui elegido para hacerlo|no soy real} {<cuando>|} {<fin>|}',
  ],
  friend: [
    '<amiga> {se quiere morir|se quiere matar|se corta|se tomó unas pastillas|se despidió y no contesta|dice que no quiere vivir|ya no come|tiene una pistola y habla de morir|fue violada|vive con golpes} {<fin>|}',
    '{estoy preocupada por|tengo miedo por|no sé cómo ayudar a} <amiga> {se corta|habla de matarse|su novio le pega|regaló sus cosas|tiene pastillas guardadas}',
    '<amiga> {publicó|me escribió|me dijo} {que se quiere morir|adiós y apagó el celular|que ya tiene un plan|que pronto se acaba todo|que su papá le pega}',
  ],
  unsafe_tonight: [
    'no tengo {dónde dormir|dónde quedarme|a dónde ir|qué comer} {<cuando>|} {<fin>|}',
    '{me echaron|me corrieron|me sacaron} de {la casa|mi cuarto|donde vivía} {<cuando>|} {<fin>|}',
    '{alguien|mi ex|un hombre|él} está {afuera|golpeando la puerta|tratando de entrar|buscándome con un cuchillo} {<cuando>|}',
    '{tengo miedo de|me da miedo} {estar sola esta noche|lo que pueda hacer|no pasar de hoy|dormir aquí|mí misma}',
    '{duermo en el carro|duermo en la biblioteca|vivo en la calle|me escapé de la casa} {<cuando>|y no tengo dinero|} {<fin>|}',
    'no {estoy segura|estoy a salvo|me dejes sola} {esta noche|aquí|conmigo} {<fin>|}',
  ],
  hints: [
    '{limpié mi cuarto|pagué mis deudas|borré mis cuentas|dejé las contraseñas} {para que nadie batalle|para después|porque ya no las voy a usar}',
    '{pronto se acaba|ya no va a doler|todo va a estar en silencio|ya falta poco} {<cuando>|para mí|}',
    '{no me inscribas para enero|no agendes otra sesión|no me guardes lugar} {ya no voy a estar|a donde voy no hace falta}',
    '{ya hice las paces con eso|desde que decidí estoy tranquila|ya sé cómo termina|me cansé de pelear por quedarme}',
  ],
  questions: [
    '{cuántas pastillas|qué dosis de <pastis>|cuánto clonazepam} {se necesitan para no despertar|es demasiado|para que pare el corazón}',
    '{duele|cuánto tarda|es rápido|lo pueden salvar a uno} {ahorcarse|desangrarse|si te tiras de <alto>|si tomas todas las pastillas}',
    '{alguien me extrañaría|alguien lloraría|se darían cuenta|a quién le importaría} si {me muero|ya no estoy|desaparezco}',
    '{qué pasa con|quién se queda con} {mis préstamos|mi perro|mi hermano} si {me muero|me mato}',
    '¿{es violación si estaba tomada|es abuso si solo me pegó una vez|es normal que <pareja> me ahorque|está mal que mi tío se meta en mi cama}?',
  ],
  hypotheses: [
    '{hipotéticamente|imagínate que|digamos que|supongamos que} {alguien|una amiga|un estudiante} {se quiere matar|se tomó las pastillas|recibe golpes en casa|tiene un arma en el cuarto} {qué harías|le dirías a alguien|quién se entera}',
    'si {te dijera que me quiero morir|la próxima semana ya no estoy|no regreso después del receso} {le dirías a alguien|cambiaría algo|me entenderías}',
    '¿y si {me muero y ya|no llego a primavera|él me mata|me tomo todas}?',
  ],
  quotes: [
    '{él|<pareja>|<pariente>} me {dijo|escribió|gritó} {te voy a matar|deberías estar muerta|ojalá no hubieras nacido|si me dejas te busco y te mato|mátate de una vez|te vas a arrepentir}',
    '{escribí en mi diario|en mi cuaderno dice} {no quiero despertar|hoy es el día|perdónenme todos|quiero morirme}',
    '<amiga> me escribió {cuando leas esto ya no estoy|no puedo vivir así|me tomé todo|dile a mi mamá que la quiero|lo voy a hacer hoy}',
  ],
  poems: [
    '{el río|el agua fría|el tren|lo oscuro} {me llama|me espera|me arrulla|sabe mi nombre} {y voy a ir|y contesto|y nadie me despierta}',
    'bajo {la tierra|la nieve|el agua} {voy a dormir|nadie me busca|ya no me duele} {y se calla todo|por fin}',
    'la {navaja|soga|botella} {como una amiga|como un amante} {en mi piel|en mi cuello|en mi mano}',
  ],
  code_words: [
    '{desvivirme|irme de este server|apagar el switch|el viaje sin regreso|desinstalarme|hacer kms|mi último login} {es lo único que pienso|<cuando>|es el plan|pronto|sin broma} {<fin>|}',
    'me quiero {desvivir|desinstalar de la vida|ir pa siempre|borrar del mapa} {<cuando>|} {<fin>|}',
    '{otra vez me hice rayitas|volví con las rayitas en el brazo|mi amiga la filosa me visitó} {<cuando>|y las tapo}',
  ],
}
