/** Spanish rules of the compositions (`compositions.ts` explains the notation): what excuses words of danger, and idioms that hide words. */
export const EXCUSES_ES = `
= idiom
muero|muriendo|morir|morirme|mori|murio|moria|morimos|morimos_todos|matar|mata|mato|muerta|muerto|muertos|muertas 0 de|del|por 1 risa|hambre|calor|frio|sueno|sed|pena|verguenza|ganas|amor|susto|cansancio|aburrimiento|nervios|curiosidad|envidia|miedo_con|ternura|celos|asco|felicidad|un_helado|unos_tacos|verte|ver
examen|parcial|tarea|final|quimica|calculo|profe|entreno|entrenamiento|calor|risa|fisica|quiz|curso|semestre|clase|turno|gripa|gym|rutina|tesis|materia|trafico|eso|esto|ensayo|frio|realidad|golpe|cancion|nostalgia|sol|laboratorio|espalda|rodilla|cabeza|muela 4 mata|mato|matan|mataron|matando|asesino|golpeo|pega|pego|acabo|destrozo|revento|quema|quemo|tiene|tortura
mama|papa|jefe|roommate|novia|novio|profe|vieja|jefa|abuela|hermana 3 va|van|iba|quiere 1 matar|matarme 3 si|cuando|porque|por|con
mato|matandome|matarme|mate|muero|muerto|muerta|rompo_la_cabeza 1 estudiando|trabajando|estudiar|trabajar|entrenando|gym|gimnasio|repasando
matar|mato|mate|matando 1 tiempo|hambre|zancudos|arana|cucaracha|cucarachas|mosquitos|dos_pajaros|antojo|raton|aburrimiento|hormigas
corte|cortar|cortarme|corto|corta|cortaron 3 pelo|cabello|unas|fleco|luz|internet|novio|novia|dedo|cebolla|carne|pastel|queque|torta|llamada|pasto|limon|cebollas|verduras|puntas|servicio|rollo|onda|clases|video|senal|dieta|torre
pego|pega|pegan 3 sueno|gripa|gripe|sol|nostalgia|hambre|covid|calor|la_de_buena|sorpresa|cancion|cafe|virus|duro_la|flojera|susto|gana
dieron|dio|metieron|pusieron 2 paliza|goliza|arrastrada|revolcon 4 partido|futbol|fifa|juego|basquet|goles|cero|0|ajedrez|equipo|final
toco|toca|tocaba 2 exponer|turno|mesa|grupo|guitarra|piano|examen|parcial|clase|presentar|limpiar|lavar|cocinar|suerte|el_corazon|el_alma|lunes|martes|manejar|de_profe|sentarme|trabajar|estudiar|cubrir|guardia|quedarme_en_el
vomite|vomito|vomitar|vomitando 5 camion|mareo|bus|comida_mala|ceviche|mariscos|gripa|virus|borrachera|cruda|embarazada|barco|intoxique|infeccion|avion|nervios
tiro|disparo|disparar|bala|tire 2 gracia|libre|foto|esquina|penal|lejos|escape|loco|paintball|ojo|partida
fusilaron|bateria|celular|laptop|telefono|computadora|carro|planta|plantas|compu|perrito|pez|wifi 3 murio|muere|muerto|muerta|muriendo|murieron|se_suicido|matando
morirme|morir|muero|muerta|muerto|cadaver|tumba|muriendo|mori 3 examen|parcial|finales|tarea|entrega|semana|finde|entrenamiento|correr|gimnasio|partido|turno|hicimos|desvelo|cansada|cansado
arma|armas|arme|armar 2 fiesta|rompecabezas|equipo|relajo|lio|mueble|maleta|plan|grupo|desmadre|mesa|cama|doble
me_corto_la_llamada|que_tiro|a_tiro_de|muerto_de|muerta_de|muy_padre|me_pego_en|de_muerte_lenta|hasta_la_muerte_con|a_morir|me_muero_por|dia_de_muertos|dia_de_los_muertos|pan_de_muerto|muerte_subita|semana_muerta|tiempo_muerto|punto_muerto|naturaleza_muerta|mosquita_muerta|lengua_muerta|mar_muerto|horas_muertas|peso_muerto|de_mala_muerte
guardar|guarde|guardo|junte|junto 2 dinero|plata|cambios|archivo|apuntes|firmas|silencio|asiento
voz|voces 3 coro|cantar|baja|alta|ronca|entrenar|clase_de|actriz|asamblea|derecho|voto|comunidad
sin_techo_de|veneno_de_serpiente|me_echaron_la_mano|me_echo_la_mano|me_echaron_porras|me_corrieron_de_la_clase|me_saco_de_la_duda|me_echo_una_mano|echo_de_menos|me_echo_a_reir|me_echo_a_llorar|me_echo_un|me_echo_la_culpa
suicidio|muerte 0 academico|financiero|politico|social|lenta
soga_al_cuello|con_el_agua_al_cuello|puedo_morir_feliz|me_mato_la|me_mato_el|me_mato_con|me_mato_de|me_mato_ese|me_mato_esa|te_mato_si|mato_pero|me_tiro_pero|me_tiro_a|levantar_la_mano|morir_feliz|vivo_muerto|muertos_de|me_toco_acompanar|me_toco_leer|mi_vida_cuando_suena
trafico|despertador|gps|cafe|profe|examen|tarea|calor|clase|salsa|frio|ruido|gato|perro|pato 4 matar|mata|mato|persigue|sigue|siguio|muerde|odio
vivir 0 sin 1 tu|cafe|tacos|internet|salsa|musica|celular|ti_mi|wifi
hice|hago|hacerme|lastime|golpee|hicieron 1 dano 2 rodilla|tobillo|jugando|corriendo|espalda|hombro
acabar|terminar 0 con_todo 2 antes|lo|el_viernes|para|pendiente|este|esta|hoy_para
la_vida_no_vale_nada 0 si 1 no 1 hay
acabar|terminar 0 de_una_vez|de 3 pagar|leer|escribir|con_la_tarea|de
arma 0 secreta
carta_de_despedida 3 trabajo|jefa|jefe|chamba
vivir 0 a 0 delivery
me_tocaron|me_toco|me_toca 0 el|la|un|una|los|las 1 lobo|papel|turno|ultimo|primera
estrangular|matar 2 impresora|compu|wifi
perdi 3 amigo|amiga|primo|tio|hermano 3 suicidio
suicidio|suicidas|suicida 5 divina_comedia|durkheim|lorca|metodos|medios
podria|pense_que_iba_a|pensaba_que_iba 2 morir 4 certificado|ahi|sentado|alergico
como_atropellad*|de_mentiras|toro_mecanico
= topic
leimos|vimos|hablamos|estudiamos|exponer|expusimos|charla|platica|platicamos|radio|numeros_de_ayuda|con_respeto|sintomas|leyes 8 suicidio|violencia|anorexia|bulimia|abuso|muerte|autolesion*|acoso|depresion -novio -novia -mi_hermana
suicidio|violencia|anorexia|bulimia|abuso|muerte|acoso 6 leyes|sintomas|numeros_de_ayuda|con_respeto|estadisticas|prevenir
TRABAJO_ES 10 suicid*|autolesion*|sobredosis|abuso_sexual|violencia|hacerse_dano|muerte
suicid*|autolesion*|sobredosis|abuso_sexual|violencia|hacerse_dano 10 TRABAJO_ES
escribo|escribi|presento|expongo|exponer|presentar|leer|leemos|leimos|estudiamos|estudio|analizar|analizo|analizamos|vimos|ver|aprendi|aprendemos|capacitaron|formaron|ensenaron 5 TRABAJO_ES|ARTE
en|el|al|del|un|mi|nuestro|jugando|de|por|la 1 DEPORTE
bacterias|celulas|ratones|laboratorio|plantas|experimento|rana|plagas|hongos 5 mata|matar|muere|mueren|muerte|cloro
= art
en|la|el|de|del|mi|una|un|su|esa|ese|esta|este|al|los|las|hago_de|como|nuestra 1 ARTE
= ago
HACE_ANOS -desde -otra_vez -todavia -sigo -hoy_no -volvi -volvieron -vuelven -temo -agosto
a_los|tenia 0 catorce|quince|dieciseis|diecisiete|trece|doce|MANY -desde -otra_vez -todavia -sigo -volvi -volvieron -vuelven -temo
adolescencia|de_joven|de_adolescente|antes_de_la_iglesia|antes_de_la_terapia -desde -otra_vez -todavia -sigo
= past
perdi|perdio|perdimos 4 suicidio|sobredosis
adolescencia|antes_de 8 SUPERE|estable|tratamiento|limpio
mil|MANY|cien|doscientos 1 dias|meses|anos 2 sin 1 lastimarme|cortarme|vomitar|tomar|consumir|hacerme
HACE_ANOS ~12 SUPERE
SUPERE 6 suicid*|depresion|intento|cortes|cicatrices|anorexia|bulimia|drogas|adiccion|morir|muerte|trastorno|cortarme
tio|tia|abuelo|abuela|primo|prima|amigo|amiga|hermano|papa|padre|mama|vecino|companero 4 suicido|murio|fallecio|mato|quito_la_vida 5 hace|cuando|ano|en_marzo|anos|por_eso
cicatrices|cicatriz 5 otra_epoca|viejas|catorce|anos|ya_no|hoy|antes
antes 4 cortaba|vomitaba|queria_morir|lastimaba|odiaba 8 ahora|hoy|ya_no
RECETA ~8 PASTILLA
PASTILLA 8 me_ayuda|me_ayudan|me_funciona|me_hace_bien|me_da_sueno|me_caen|mejor|me_dan_sueno
= joke
RISA
`
