/** Spanish rules of the compositions (`compositions.ts` explains the notation): danger from others, to others and in the mind. */
export const OTHERS_RULES_ES = `
= other clear
me|nos 1 tienen|tiene|tenia 0 encerrada|encerrado|amenazada|amenazado|vigilada|amarrada|secuestrada -trabajo -tesis -examen
profe|profesor|maestro|jefe|entrenador|supervisor|doctor|tio|primo|coach 4 fotos|mensajes|videos 2 desnudo|desnuda|intimas|sexuales|de_su
miedo|panico 2 lastimar|hacerle_dano|matar|golpear|ahogar|sacudir 1 a 1 mi|el|la|al|alguien
su|el 0 novio|esposo|marido|papa|padrastro|pareja|ex 1 la|le|lo|los|las 0 golpea|pega|maltrata|ahorca|amenaza|viola|encierra|humilla -DEPORTE
estoy|sigo|ando|vivo|vivimos 1 durmiendo|viviendo|quedandome|pasando_la_noche 1 en 2 carro|coche|auto|calle|parque|terminal|biblioteca|camioneta|estacion -viaje -campamento
no_puedo|no_debo|no_deberia|no_quiero 1 quedarme|estar|dormir 0 sola|solo 3 noche|hoy|ahora|porque|conmigo|con_el -cine -fiesta
me 1 controla|revisa|quita|maneja|esconde|rompe|rompio 1 el|la|mi 0 dinero|celular|telefono|sueldo|cuenta|tarjeta|ropa|cel -doctor -jefe -tecnico
me|nos 1 corrio|saco|echo|corrieron|sacaron 1 a_golpes|a_patadas|a_palos|a_empujones
me 0 esta|estan|anda|andan|viene 0 siguiendo|acosando|vigilando|espiando|persiguiendo|golpeando|pegando|amenazando|maltratando -instagram -DEPORTE
me|nos|le|la|les 1 ha|han|habia|han_estado 1 pegado|golpeado|quemado|fracturado|roto|amenazado|violado|tocado|obligado|encerrado|empujado|pateado|jalado|ahorcado|maltratado|abusado|tirado|dado_una -record -mano_con -DEPORTE -clase -corazon -suerte
me 1 jalo|jala|jalaba|arrastro|tiro|empujo|aventaba|tumbo|agarro 2 de|del|los|por|el 2 pelo|pelos|cabello|escaleras|suelo|cuello|brazo|mechas -DEPORTE -jugando
quemo|quemado|queman|quema 1 la|el|mi 0 mano|cara|brazo|pierna 4 hornilla|estufa|plancha|cigarr*|por|porque -me_queme -cocinando
nos|me|la|te|los 1 quema|mata|entierra|desaparece|corta|busca_y 2 si|y|cuando|con -calor -examen -risa -curiosidad -hambre -sol -tarea
amenaz* 2 de|con 2 muerte|matarme|matarnos|pistola|cuchillo|acido|golpes|echarme|quitarme -ARTE -lluvia
hay|vivo|viven|sufro|vivimos 2 violencia|maltrato|golpes 3 casa|hogar|familia|padre|pareja|cada|en|y|por -TRABAJO_ES
borracho|tomado|drogado|papa|padrastro|hermano|novio|tipo|ex 4 revolver|pistola|cuchillo|machete|martillo|arma|navaja 4 mesa|mano|cuarto|puerta|yo|nos|corriendo|afuera|esta -cocina -ARTE -caza
aporreando|pateando|golpeando|tumbando|rompiendo 3 puerta|ventana|piso|todo -musica -DEPORTE
sin_documento|sin_papeles|sin_pasaporte|sin_sueldo|de_empleada 4 encerrada|encerrado|tiene|no_me_deja|obliga*
me_vigila|me_sigue|conoce_mi_horario|sabe_donde_vivo|sabe_mi_horario|sabe_a_que_hora 4 amenaz*|muerte|ex|fotos|persona|hombre|tipo|miedo|sali|conoce|desde -mama
hombre|tipo|senor|desconocido|alguien|ex 1 me 0 sigue|siguio|persigue|vigila|acosa -instagram -DEPORTE
lo_hace|me_lo_hace|lo_hizo 4 llorando|aunque|pare|dormida|no_quiero|diciendo
aunque 3 dije|decia|digo|pido|este|lloro|llore 3 pare|parara|que_no|llorando|no
me 1 metieron|metio|arrastraron|llevaron 3 entre|portal|carro|monte|bano|cuarto 3 tres|dos|varios|fuerza|todos|solos
voy|vamos|fui|voy_a_ir 3 con 1 el|un|la 0 cuchillo|pistola|machete|arma|revolver|navaja -cocina -caza -ARTE
estoy_armado|estoy_armada|voy_armado|traigo_pistola|traigo_cuchillo|traigo_navaja -dientes -plumas
se_van|se_va|te_vas 1 a 0 acordar|arrepentir 2 de_mi|todos -graduacion
echar|echarle|poner|ponerle 3 algo|veneno|pastillas|cloro 4 bebida|comida|cafe|agua|vaso 5 ese|no_se_levante|muera|el|ella|jefe -azucar
fantasias|ideas|pensamientos|impulsos 3 de 1 hacer|matar|lastimar|golpear|danar 3 a|dano|mi|companero
no_es_mi_mama|no_es_mi_papa|es_otra_con|es_otro_con|no_son_mis_padres 5 cara|mascara|cuchillo|otra|cambiaron
susurran|susurra|me_dicen|me_dice|me_ordenan|me_pide 4 que_me_mate|que_lo_mate|que_salte|que_me_corte|que_me_tire|que_la_mate|que_lo_haga|que_me_muera
me_van_a_ejecutar|me_van_a_matar|me_quieren_envenenar|me_quieren_matar
me_sacaron|me_acaban_de_sacar|me_acabaron_de_sacar|me_quede|me_he_quedado|quede 2 del|de|en 1 la|apartamento|calle|casa|cuarto 4 maletas|noche|madrugada|calle|banco|paradero|manana|bajo -clase
no_me_fio_de_mi|no_respondo_por_mi|no_respondo_de_mi|si_estoy_solo_me|si_estoy_sola_me|tengo_todo_al_lado
escribio|mando|dijo|puso|mensaje|grupo 4 ya_me_tome|me_tome_todo|ultimo_dia|es_su_ultimo|no_abriera|para_siempre|lo_siento_por_todo 5 no_contesta|chao|carta|conejo|y|la_quiero|estoy|no
se_ha_encerrado|se_encerro 4 correa|pastillas|cuchillo|navaja|cinturon|soga|no_sale|no_va_a_salir|bano
se_ha_tomado|se_tomo|se_trago|bebio 3 acido|cloro|veneno|pastillas|frasco|todo|lejia|raticida|insecticida|gasolina -cafe -sopa -agua
novio|esposo|papa|padrastro|marido|ex|pareja|hermano 1 de 1 AMIGO 2 le|la|lo 1 pega|golpea|ahorca|maltrata|amenaza|pego|golpeo|encierra -DEPORTE
dije_que_no|decia_que_no|no_queria|pedi_que_parara|dije_que_parara 4 siguio|no_paro|igual|insistio|no_le_importo|me_forzo -comer -postre
amenaz* 5 fotos|videos|nudes|pack|publicar*|subir* -ARTE
me|nos 1 encierra|encierran|encerro|encerraron|encerraba 3 casa|cuarto|bano|candado|llave|noche|fines|y|cuando|para -biblioteca -estudiar -gato
encierran|encierra 1 a_mi|en|con 3 llave|candado|cuarto -perro -gato
me|nos 1 faja|surra|madrea|putea|fajaba|caga_a_palos|cago_a_palos|caga_a_trompadas|rompio_la_nariz|rompio_el_brazo|partio_la_boca|partio_la_cara|rompio_los_dientes|quemo_con|mato_a_golpes -pelota -DEPORTE
EL 4 amenaz*|dijo|dice|juro|jura 4 matarnos|matarme|matarte|matarlos|prende_fuego|prenderme|entierro|enterrar*|mata|desaparecer*|quemar* -cocina -repruebo -risa
dijo|dice|escribio|puso 4 te_entierro|te_mato|te_quemo|te_voy_a_matar|te_vas_a_morir|ojala_te_mueras|tirate|matate|nadie_te_va_a
EL 4 con_el_arma|con_la_pistola|con_un_cuchillo|con_el_machete|con_la_escopeta|tiene_un_arma|tiene_una_pistola|saco_el_arma -pelicula
me_rompio|me_quebro|me_quemo|me_partio 2 nariz|brazo|cara|boca|costilla|dedo|diente|dientes|labio|celular|telefono -jugando -DEPORTE
me|nos 2 GOLPEA|A_GOLPES 5 A_GOLPES|otra_vez|anoche|ayer|cuando|si|porque|delante|con_el|con_la|con_un|cada|siempre|toma|borracho|hasta|fuerte_en|en_la_cara|en_la_cabeza|la_boca|brazo|pelo|cuello|y|frente|por|pared -partido -equipo -examen -sol -gripa -DEPORTE -frio -hambre -sueno -nostalgia -ola -realidad -luz -corazon -alma -turno -exponer -pelota -la_cancion -pierna_jugando -clase -calor -covid -musica -suerte -estudiar -presentar
EL 3 me|nos 2 GOLPEA -sin_querer -orejas -risas -premio -trafico -de_buena -DEPORTE -pelota -corazon -alma -turno -estudiar -lista -pregunta -duda -foto -mano_con -ride -equipo -clase -almuerzo -guitarra -piano -apoyo -onda -tema -la_atencion -reglas -tarjeta -elogios
me|nos 1 agarra|agarro|agarraron|cae|cayo|entro|entra|dio|da|dan|dieron|daba|mete|metio|pone|puso|levanta|levanto|solto|planto|pego|quiso_dar|muele|molio|sono|va_a_dar|acomoda|revienta|da_de|tumbo 2 A_GOLPES -de_la_mano -la_mano_con -suerte -partido -DEPORTE -clase
EL 3 nos|le|la|los 1 pega|pego|golpea|golpeo|pegaba|ahorca|ahorco|patea|madrea|amenaza|agarra_a_golpes|maltrata|avienta|insulta|humilla|grita 4 a_mi_mama|mama|mami|hermana|hermanita|hermanito|a_mi|hermanos|madre|todos|abuela|delante
NO_DEJA 3 NO_DEJA_QUE 4 EL|sola|solo|familia|amigas|casa|sin|celular|nadie|trabajar|estudiar|llave|el|cuarto|ni|con|ver|hablar -tarea -profe_de -examen -biblioteca -mi_gato -el_sueno -ruido -la_compu -coach -musica -ronquidos -ronca
EL 3 NO_DEJA 2 salir|ver|hablar|trabajar|estudiar|tener|vestir*|comer|ir|usar|dormir -sueno -ruido -examen -gato -musica -ronquidos -ronca
me 1 CONTROLA 3 MIS_COSAS
CONTROLA 3 MIS_COSAS 4 y|para|cada|me|cuando|si|no|todo|porque|pasaporte -mantenimiento
me|nos|te|lo|las|los|se 1 va|van|iba|quiere|quieren|piensa|juro 2 matar|quebrar|encontrar|desaparecer|pegar|golpear|lastimar|quitar|partir|mata 4 si|a_mi|a_todos|a_todas|dijo|dice|dejo|cuando|familia|hijos|me_voy|denunci*|cuento|mama -si_repruebo -si_saco -si_llego_tarde -cuando_vea -cuando_sepa_que_reprobe -cocina -examen
dice|dijo|jura|juro|amenaza|amenazo|advirtio 3 que 2 me|se|nos|te|va|lo 2 mata|matar|va_a_matar|quema|corta|encuentra|pega|suicida|suicidar|desaparece|manda_matar|parte|revienta|quita|deportan|migra|denuncia
me_va_a_matar|nos_va_a_matar|te_voy_a_matar|me_muele|me_tiene_amenazad*|nos_va_a_quebrar|me_va_a_pegar|nos_va_pegando|me_quiere_matar|me_quiso_matar|me_intento_matar|me_apunto_con|me_saco_un_cuchillo|me_saco_la_pistola|me_puso_el_cuchillo|me_puso_la_pistola|me_quiso_ahorcar|me_quiso_ahogar|partirme_la_cara|partirme_la_madre|romperme_la_cara -cocina -repruebo -reprobe -DEPORTE -platos
MIEDO 5 PELIGRO 4 cuando|porque|que|de|otra|toma|borracho|mate|pegue|haga|si|casa|me|a|con|noche|el -examen -reprobar -exponer -presentar -volar -aranas -pelicula -profe -profesor -beca
miedo|terror|panico 1 a|de|al 1 mi|ese|el 0 padrastro|marido|esposo|novio|tio|papa|ex|exnovio|pareja|cunado|hermano|suegro|novio_de_mi_mama -se_enoje -enoje -decirle -decepcion* -examen -operacion
machete|pistola|cuchillo|cinturon|cinto|cable|correa|arma|fierro 6 mama|mi_mama|nos|me_persigu*|me_amenaz*|contra_mi|en_la_mano|encima|me_apunta|me_pego|me_pega|corre|me_correte* -cocina
casar*|casarme|juntarme|matrimonio 5 obliga*|fuerza|fuerzan|quieren|senor|vendi*|mandar*|no_quiero|sin_querer|arreglado|pueblo|deb*
me_quitaron|me_quito|me_escondio|me_escondieron|me_rompio|se_quedo_con|tiene|retiene 2 pasaporte|visa|papeles|documentos|mi_pasaporte|mi_visa|mis_papeles|el_pasaporte
EL 4 toma|tomado|borracho|borracha|enoja|drogado|pedo|bebe|bolo|jalado|curado|se_mete 5 rompe|pega|golpea|grita|insulta|avienta|escond*|encierr*|miedo|nos|tiembl*|agarra|contra|me_saca|patea|me
me|nos 1 violo|violaron|viola|violaba|viole|manoseo|manosea|manoseaba|drogo|drogaron|abuso|abusaron|abusaba|forzo|forzaron|fuerza|obligo|obligaba|obliga|obligaron 2 sex*|anoche|fiesta|cuando|tio|primo|hermano|ex|novio|y|a|una|en|de|mi|dos|un|varias|entre -DEPORTE -estudiar -tomar_calculo -trabajar_mas -comer_verduras -confianza -exponer -ir_a_misa -limpiar -la_privacidad -planear -llamar -domingos
violad*|violaron|violacion|violarme|abusad*|abuso_sexual|abusaron_de_mi|abuso_de_mi|manose* -TRABAJO_ES -confianza -derechos -transito
me|a_mi 2 toca|toco|tocaba|tocaban|tocando|tocarme|besa|beso|besaba|agarra|agarro|metia|metio|mete|acaricia|acariciaba|rozaba|roza|soba|sobaba 4 SEXO|SIN_PERMISO|donde|noche|cuando|abajo|pierna|cama|encima|la_mano|dormia|duermo|chiquita|nalgas|bano -guitarra -turno -DEPORTE -el_corazon -exponer
tio|primo|padrastro|abuelo|hermano|hermanastro|profe|jefe|cunado|pastor|padrino|vecino|entrenador|maestro|supervisor|doctor 4 me 1 toca|toco|tocaba|besa|beso|espia|mete_mano|roza|abraza_raro|mira_cuando|soba|acaricia|agarra|manosea|entra_a_mi|metia
EL|alguien 6 SEXO 5 SIN_PERMISO|si_no|cambio|calificacion|nota|obliga*|presion*|insist* -ARTE
SIN_PERMISO 6 SEXO|encima|quito_el|ropa|condon|desnuda|desnudo|desvesti* -ARTE -examen
SEXO 5 SIN_PERMISO -ARTE
me 1 obliga|obligo|obligaba|presiona|presiono|insistia|forzaba|forzo|chantajea|exige 4 SEXO|acost*|fotos|desnud*|relaciones|cosas
me 1 echaron|pusieron|metieron|dieron|echo|puso 3 algo|pastilla|droga 3 bebida|trago|vaso|copa|cerveza
me 1 SIGUE 5 SITIOS|ex|todos|siempre|cada|desde|un|hombre|otra|afuera|hasta|el -instagram -redes_de -perro -gato -DEPORTE -clase_de -amiga -mi_mama_para -doliendo -gustando -costando -faltando -quedando -sin -pidiendo -hermanita -pato -hablando -diciendo -cayendo
EL|ex 4 me 1 sigue|siguio|persigue|espia|vigila|acosa|espera|rastrea|esperando|esta_esperando|anda_siguiendo|anda_buscando 3 SITIOS|todos|cada|desde|siempre|afuera|hasta|en|por|a -instagram -de_apoyo -DEPORTE
ex|el|tipo|hombre|senor|alguien|exnovio 5 afuera|aparece|aparecio|parado|esperando|espera|llega|ronda|estacionad* 4 casa|trabajo|clase|ventana|escuela|uni|depa|edificio|puerta|cuarto|chamba|dormitorio -examen -partido -pizza
ex|exnovio|el|tipo 5 llama|llamadas|mensajes|escribe|cuentas|numeros|perfiles|numero 3 MANY|veces|dia|noche|falsas|nuevo|nuevas|bloque*|otro -clase -grupo
casi|ganas_de|pienso_en|pense_en|planee|planeo 2 ahogo|ahogar|mato|matar|golpear|lastimar|darle_en_la_madre|romperle|apunalar|atropellar|quemar 3 a|mi|bebe|supervisor|jefe|el|ella -pelota -tiempo
!QUIERO|PIENSO|me_dan_ganas|le_voy|lo_voy|la_voy|le_quiero|lo_quiero|ganas_de|sueno|quiero 4 MATAR 4 A_EL|a_mis|a_mi|papa|jefe|profe|hermano|EL|con -DEPORTE -pelota -tiempo -risa -ARTE -fotos -cuarto_de -calorias -hambre
le|lo|la|los|les 1 quiero|voy_a|quisiera|dan_ganas_de|pienso|queria|juro_que 2 matar|meter|partir|pegar|golpear|romper|quemar|clavar|disparar|reventar|hacer_dano|acuchillar|dar_un_tiro|dar_plomo|matarlo|envenenar|rajar|quebrar|picar|ahogar -DEPORTE -nota -record -pelota -mano -beso
ya_tengo|tengo|llevo|llevare|traigo|consegui|compre|voy_a_llevar|se_donde 4 ARMA 6 espero|profe|salga|escuela|salon|campus|clase|para|jefe|ese|ellos|me_la|vengar*|uno|el|todos|pagar|papa|padrastro|mochila -cocina -caza -picnic -campamento -ARTE -DEPORTE
van_a|va_a|me_las|todos|ya_veran|que 3 pagar|pagara|llorar_sangre|arrepentir*|sufrir|morir|lamentar 4 todos|lo_que|ellos|vida|lunes|sangre|hicieron|caro|me|con|a|hizo -renta -cuenta -colegiatura -examen -beca -salario
quemar*|prender*|balear*|balacear*|tirotear*|explotar|bomba|volar 4 casa|escuela|salon|edificio|campus|uni|universidad|iglesia|oficina|carro|con_el|adentro|depa|facultad -comida -DEPORTE -avion -pan -agua -ARTE -calorias
no_vayan|no_vengan|no_vayas|falten 2 clase|clases|escuela|campus|manana|lunes
voz|voces|diablo|demonio|sombra|espiritu|virgen 3 ordena|ordenan|manda|mandan|pide|piden|grita|gritan|dice_que|dicen_que|exige|exigen|me_obliga 4 lastimar*|matar*|tirar*|salg*|quem*|cort*|saltar|ventana|hacer|entreg*|morir|dano|hermana|mama
adentro|dentro 2 de_mi|de_mi_cuerpo|de_mi_cabeza 6 sacarlo|cortando|diablo|demonio|quem*|bichos|habla|manda
sin_dormir|no_he_dormido|no_duermo 6 volar|voces|poderes|dios|mision|invencible|no_necesito|elegid*|dias_y_siento
estoy_muerto|estoy_muerta|ya_estoy_muert* 5 espejo|camino|dias|por_dentro|hace -de_cansancio -de_sueno -hambre -risa
VOZ 4 DICE 6 DANO|que_me|que_lo|que_la|hazlo|no_sirvo|que_no|que_haga
oigo|escucho|oir|escuchar|hablan|oia|escuche|oi|llaman|escuchando|oyendo 4 voz|voces|susurros|nombre|que_me|gritos|alguien|gente|pasos 5 nadie|no_hay|dicen|cabeza|matar*|mate|solo|sola|adentro|ordenan|noche|dentro|lastim*|insult*|hablan|paredes|mas_seguido|de_mi|muert*|que -coro -radio_de -cantar -vecinos -pasillo -roommate -maestra
voces|voz 5 cabeza|no_se_callan|no_paran|mas_fuerte|volvieron|regresaron|ordenan|gritan|me_dicen|no_me_dejan|callen|callar* -coro -cantar -clase -ronca
VIGILAN 6 me|mi|ellos|todos|gobierno|cuarto|lampara|roommate|saben|piel|celular|vecinos|dientes|paredes|comida|cabeza|la|pensamientos -ARTE -tienda -campus_seguridad -TRABAJO_ES -perdi -foto -DEPORTE
me|mis 2 leen|vigilan|graban|envenenan|espian|siguen|controlan|implantaron|pusieron|escuchan|echaron|persiguen|oyen|adivinan|hackearon 3 mente|pensamientos|camaras|chip|veneno|todos|por_la_tele|microfono|comida|brujeria|por_el|gobierno|en_la|cabeza|celular -cirugia -doctor
veo|vi|miro 3 sombras|cosas|gente|demonios|muertos|bichos|gusanos|caras|figuras 4 no|nadie|hablan|paredes|dicen|pared|piel|cuarto|que
no_estoy|no_estamos|no_me_siento 0 a_salvo|segura_aqui
no_tengo|no_hay|sin 0 donde|lugar|adonde 2 dormir|pasar|quedarme|ir
esta_noche|hoy|anoche|ahora 3 me_voy_a|voy_a 2 hacer|hacerme|matar|lastimar|cortar|morir -la_cena -tarea -examen -compras
encerrada|encerrado|escondida|escondido|sola|bano 4 afuera|abajo|pateando|puerta|el_esta|me_busca|me_va -estudi* -gym
se_metio|entro|entra|entraron 2 en|a 2 casa|cuarto|depa|mi_cuarto 5 abajo|miedo|no_estoy|notas|escondida|hablar|noche|deja|ex -agua -gato -virus
no_me_dejen|no_me_dejes 0 solo|sola 4 hoy|noche|porque|hago|miedo
dejo_de_respirar|no_respira|no_despierta|no_reacciona|esta_inconsciente -compu -app
SIN_TECHO 6 casa|noche|hoy|dormir|carro|calle|depa|no|cuarto|mi|tengo|los|desde|embaraz*|gay|cosas|anoche|vivir|y|renta|por|quedarme|lluvia|semana -clase -mano -porras -examen -reunion -juego -trabajo_del
no|ni|sin 2 tengo|tenemos|hay|encuentro|se|tiene 1 donde|adonde|a_donde|en_donde|lugar|a_donde_ir|quien_me_reciba 3 dormir|quedarme|ir|vivir|pasar_la_noche|meterme|regresar|caer|hoy -estacionar -estudiar -imprimir -comer_cerca
duermo|durmiendo|dormir|dormi|dormimos|duerma|paso_la_noche|pase_la_noche|quedandome|quedo|pasando_la_noche 3 DONDE 5 desde|porque|hace|noche|noches|me|no|semana|frio|renta|ya|echaron|dias|hasta|escondid*|sin|casa|cierran -examen -finales -viaje -siesta -camino -estudiando
NO_CONFIO -clase -matematicas -carrera
encerrada|encerrado|escondida|escondido|encerre|escondo|encierro|escondimos|atranco 3 bano|cuarto|closet|carro|recamara|pieza|llave|puerta 5 miedo|el|papa|golpe*|grit*|afuera|puerta|hasta|padrastro|novio|borracho|pasa|patea*|marido|toma -estudiar -estudiando -tarea -jugando
AMIGO|ella|el 6 ultima_noche|ya_no_va_a_llegar|no_va_a_llegar|ya_no_va_a_estar|habla_de_morirse|habla_de_matarse|habla_de_morir|habla_de_suicid*|escondio_sus_pastillas|tomo_pastillas|foto_con_una_soga|no_despierta_bien|se_tomo_no_se|se_tomo_muchas|quiere_desaparecer|se_quiere_ir -ARTE
AMIGO 7 SE_MATA -ARTE -TRABAJO_ES -DEPORTE -hace_anos -HACE_ANOS -moneda -perdi -lo_llevaron
el|ella|que|dice|dijo|me_dijo|me_conto|confeso 5 se_quiere_matar|quiere_matarse|quiere_morirse|se_corta|se_anda_cortando|matarse|se_tomo_todas|se_va_a_matar|no_quiere_vivir|ya_no_quiere_vivir|quitarse_la_vida|suicidarse|hacerse_dano|se_quiere_morir|se_tomo_un|se_quiso_matar|desvivirse -ARTE -TRABAJO_ES -HACE_ANOS
AMIGO|ella|el 5 NO_CONTESTA 8 pastillas|adios|despedi*|suicid*|matar*|sangre|perdon|navaja|cort*|mensaje|miedo_que|cosas|morir
AMIGO|ella|el 5 despedi*|adios|perdon|gracias_por_todo|regal* 8 NO_CONTESTA|raro|rara|miedo|preocupa|asusta|cosas|todo|siempre -aeropuerto -cumple
AMIGO|la|le|los 3 violaron|violo|drogaron|golpean|pegan|golpea|ahorco|la_golpea|le_pega|le_pegan|maltratan|abusaron|abusa 4 fiesta|novio|casa|papa|ella|padrastro|marido|esposo|y|en|amiga|su -DEPORTE -pelota
AMIGO 5 cortes|cortadas|navaja|marcas|moretones|pastillas|sangre|pistola|soga|frascos|rasgunos 5 brazo|brazos|mochila|bano|cama|escond*|novio|muneca|piernas|cuarto|su|le_vi|encontre -RECETA -farmacia -DEPORTE -gripa
= other maybe
EL 5 grita|insulta|humilla|cela|celoso|celosa|controla|controlador|furioso|explota|enoja|rompe|burla|ignora|tomado|borracho|amenaza 5 me|nos|miedo|todo|cada|siempre|puerta|noche|cosas -arbitro -partido -gol -DEPORTE -pelicula
AMIGO|ella|el 5 no_come|casi_no_come|no_sale|deprimid*|muy_mal|rara|raro|toma_diario|no_se_levanta|encerrad*|aislad*|llora_todo|se_aisla|adelgaz*|triste 5 preocup*|miedo|no_se|ayudar|dias|semanas|cuarto|asusta|desde|ya|cada -gato -perro -bebe
rabia|odio|coraje|ira|furia 4 golpear|romper|hacer_dano|sufrir|asusta|explotar|control|lastimar|pegar|matar|que_quisiera|miedo -examen -trafico -DEPORTE -impresora
hambre|comida|renta|despensa|alquiler 4 no_tengo|no_hay|dias|sin|debo|no_alcanza|no_me_alcanza|atrasad*|sillon|sofa|echar|nada -examen -cafeteria -clase
oigo|escucho|veo|siento 4 nombre|voces|sombras|presencia|que_me_miran|que_me_siguen|pasos|cosas 5 nadie|no_hay|solo|sola|cada_vez|noche|no_estan -pelicula
`
