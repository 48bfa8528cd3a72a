/** Spanish rules of the compositions (`compositions.ts` explains the notation): danger to the writer's own life and body. */
export const OWN_RULES_ES = `
= self clear
quiero|quisiera|ojala|espero 1 que 1 todo|esto|mi_vida 1 se 0 acabe|termine|apague 3 siempre|ya|hoy|de_una|para -semestre -examen -tarea -trabajo
tomarme|tomar|tragarme|tragar|tomarmelas 2 las|todas|mis|el 0 pastillas|pepas|frasco|medicinas|pildoras|todas 3 noche|hoy|juntas|manana|dormir|despertar|y -RECETA
otra_vez|de_nuevo|anoche|ayer|hoy|volvi 2 me 0 corte|queme|rasgune|lastime -pelo -dedo -cocin* -jugando -afeit* -papel
mi_ultima_noche|hoy_es_mi_ultimo_dia|mis_ultimas_horas|mi_ultima_semana -clase -trabajo -semestre -dorm -chamba -vacaciones -practica
soy|fui|siendo 1 un|una 0 estorbo|carga|parasito|desperdicio|error -de_trabajo
tome|bebi|trague|tomar|tomarme|beberme|tragarme 1 cloro|veneno|lejia|raticida|lavandina|acido|insecticida -ratas
me_cuelgo|me_tiro|me_lanzo|me_aviento|me_ahorco|me_mato|me_corto 2 de|del|al|y_punto|y_ya|y_no|si|esta_vez|en_serio 3 viga|puente|balcon|metro|no_es|forma|verdad|punto|se|techo|piso|azotea|serio -pista -piscina -cama -telefono -pelo -anillas -risa
si|como|cuando 3 reprueb*|suspend*|jalan|vuelve|deja|echan|pierdo 5 me_mato|me_tiro|me_cuelgo|me_ahorco|me_corto -risa
creo_que|de 1 de 0 esta_noche|hoy 1 no 0 paso -calor
no_paso_de|de_hoy_no_paso|no_llego_a_manana|no_alcance_a_llegar|no_creo_que_alcance
me_canse|me_harte 2 de 2 vivir|todo|la_vida|existir|ser
pereza|flojera|hueva|asco|cansancio|gracia 2 seguir|vivir|estar|existir 1 viva|vivo|respirando|aqui
no_le_veo|no_le_encuentro|no_veo 1 la|el|ninguna 1 gracia|sentido|caso|chiste 2 vivir|viva|vivo|nada|vida|seguir
estar_muerto|estar_muerta|morirme|morir|no_despertar 4 silencio|descanso|paz|antoja|alivio|rico|bonito|mejor -de_risa
si_me_quedo_dormid*|si_me_duermo 4 no_vuelvo|no_me_despierten|no_despierto|no_vuelva
baranda|barandal|reja|borde|orilla|cornisa 6 pierna|balcon|puente|asom*|pase|subi|saltar|bajar* -playa -foto
guardando|juntando|guardo|junto|escondiendo 3 pastas|pastillas|pepas|medicamentos|remedios|medicinas|dosis -doctor
no_me_las 1 tomo|estoy_tomando 3 juntando|guardando|junto|guardo
tome|tomado|ingeri|ingerido|trague|tragado 4 veintitantas|veinte|treinta|diez|quince|MANY|medicamentos|medicacion|pastas|gran_cantidad|cantidad|todo 4 de|mi|mama|hora|zumbid*|bajon|no_se|avisar|anoche -RECETA -fotos -apuntes -clases -agua
fijado|fije|tengo|marcado|elegido|puesto 2 una|la|el 0 fecha|dia|hora 4 medios|conseguido|equis|responsable|hacerlo|todo|adios|carta|nadie|irme -boda -examen -viaje -parcial -cita
carta|nota|mensaje|explicacion 6 cajon|programado|si_manana|cuando_ya|explic*|ya_no_este|hasta_manana|quien_la_lee -tarea -profe -clase -recomendacion -motivacion -profe -cuatro
sin_mi|si_me_muero|si_me_muriera|mi_muerte|si_no_estoy 4 mejor|ganando|descans*|alivi*|caben|felices|tranquil*|ahorr* -ayuda
MEJOR|descansaria|aliviaria|ganarian 3 si_me_muero|si_me_muriera|mi_muerte|si_falto
parasito|gasto|estorbo|oveja_que_sobra|desgracia 5 mis|familia|todos|para|padres|sin_mi|casa|soy
hasta_siempre|adios_a_todos|adios_mundo|me_despido|no_me_olviden|no_me_olvideis|mi_ultima_voluntad -semestre -clase
sirve 1 de 0 despedida
pido_perdon|pidan_perdon|perdonenme|perdonadme|perdonen|perdoname 6 adios|padres|mama|show|viene|dolor|hice|cuid*|mamita|papito|hijos|despedida -tarde -tarea -retraso
cuando_yo_haya_muerto|cuando_haya_muerto|haya_muerto|yo_fallezca|cuando_muera|si_fallezco|antes_de_morir 3 sera|entreg*|pronto|quien|notas|mi|antes|que -abuel*
merezco|castigo|castigarme|me_castigo 3 con|quem*|cort*|golp*|dolor|sangr*|no_comer|hambre -sin_postre
arranco|rasco|pellizco|muerdo 3 piel|costras|postillas|dedos|labios 5 sangr*|parar|hasta|encima|rajo
cortadas|cortes|quemaduras|heridas 3 que_yo|yo_me|que_me 2 hice|hago|hago_yo
peso|mido|cuento 3 kilos|calorias|cada_grano|MANY 5 gorda|grasa|medico|sigo|comer|bajar|flaca -equipaje -mudanza -pesas
no_puedo 1 garantizar 2 mi|seguridad
no_llegar|no_terminar|no_cumplir|no_pasar 4 con_vida|viva|vivo|los_veinte|los_treinta|de_este_ano
deseando|deseo|quisiera|elegir|escogeria|escojo 4 no_seguir|accidente|no_existir|no_estar|enfermedad|que_se_acabe -carrera -clase
ideacion|ideaciones 3 otra_vez|suicida|plan|tengo|fuerte|con -TRABAJO_ES
dejar|deje|dejo 1 de 0 comer|tomar_agua 3 para|desaparecer|morir|castig*|hasta -azucar -carne
no_despierte|no_despiertan|no_se_despierta|no_despierta 4 frasco|mezcl*|tomo|pastillas|vacio|novio|compi|no_se -alarma
compre|consegui|amarre|tengo 2 soga|mecate|veneno|raticida -escalar -hamaca -ratas -ropa -columpio
me 0 lastimo|corto|quemo|rasguno|golpeo|arano|hiero 3 cuando|para|hasta|y|cada 4 sola|solo|ansios*|triste|nadie|sangrar|sentir|escondo|calmarme|discut*|pelean -jugando -cocina* -entren* -DEPORTE
me 0 volvi|vuelvo|empece|sigo|empiezo 1 a 0 cortar|lastimar|quemar|rasgunar|golpear|hacer_dano|vomitar -pelo -cabello
!QUIERO|me_quiero|me_quise 3 MORIR -de_risa -mi_abuelita
!PIENSO|QUIERO|de|mejor|en|a|por 3 MATARME -de_risa -pelota -estudiando -alberca -piscina -sillon -cama -al_mar -agua -sofa
!MATARME -al_agua -a_la_piscina -a_la_alberca -en_la_cama -en_el_sillon -en_el_sofa -al_piso_a -estudiando -a_dormir -jugando
!me|te_me 1 quiero|quisiera|voy_a|queria|gustaria|provoca|dan_ganas_de 2 morir|matar|ir_de_este_mundo|guindar|ahorcar|colgar|suicidar|pegar_un_tiro|dar_un_tiro|meter_un_tiro|quitar_la_vida|tirar_al|tirar_del|tirar_de_un|cortar|envenenar|desvivir|ir_al_cielo|ir_para_siempre|ir_con_mi_abuelita|ir_con_mi_abuela -el_pelo
PIENSO 3 suicidio|morir|morirme|la_muerte|suicida|suicidas|quitarme|mi_muerte|no_estar -clase
suicidio|suicida|suicidas|suicidarme|suicidarse -TRABAJO_ES -prevencion
!planeo|planee|planeando|planear|planeaba|planifique|intente|intento 1 mi 1 suicidio|muerte
!llame|llamo|marque|escribi 2 linea|numero 2 suicidio|suicidios|crisis
ojala|quisiera|deseo|ruego|pido|rezo|me_gustaria_que|como_quisiera 3 atropell*|me_caiga|me_atropelle|me_mate|me_lleve|me_choque|me_diera|me_cayera|se_estrelle|se_caiga|chocara|me_parta_un_rayo|un_cancer|no_amanecer|no_amanezca|no_amaneciera|no_despertar|no_despierte|no_despertara|no_abriera|no_abrir -lluvia -bien
no 1 me_importaria|me_molestaria|estaria_mal|me_daria_miedo|seria_tan_malo|me_doleria|me_preocuparia 4 morir|morirme|morir*|despertar|no_despertar|si_me|atropell*|que_me|amanecer|un_carro|un_camion|desaparecer|chocar*
dormir|dormirme|acostarme|duermo|acuesto|cerrar_los_ojos|duerma|dormida|dormido|acostar 5 no_despertar|no_despierte|no_despertarme|nunca_despertar|no_volver_a|ya_no_despertar|no_abrirlos|para_siempre|no_levantarme_nunca|nunca_mas_despertar|no_despierto|no_abrir|no_despertara|no_amanecer
NUNCA 2 quiero|quisiera|deseo|pienso|ya_no_puedo|aguanto|merezco|merezca|soporto|me_interesa|vale|quiere|siento_ganas|tengo_ganas|dan_ganas|queria 3 vivir|seguir_viviendo|existir|despertar|seguir_viva|seguir_vivo|estar_viva|estar_vivo|estar_aqui|amanecer|seguir_aqui|seguir_en_este_mundo|la_vida|mi_vida|esta_vida|seguir_asi|ser_yo|estar_en_este_mundo|ver_otro|llegar_a|nacer|mas_vida|seguir_respirando -cerca -roommate -residencia -campus -con_mis_papas -padres -proximo -temprano -depa -delivery
ya_no|no 1 aguanto|puedo|soporto 3 vida|dolor|seguir|vivir|conmigo_misma|conmigo_mismo|existir|este_dolor|estar_viva -clase -curso -gym -rodilla -corriendo -calor -hambre -comida -esperar -el_ruido -ir -clase -sueno -frio -llegar -inscribir -reunion
CANSADO 2 vivir|la_vida|mi_vida|existir|todo|estar_viva|estar_vivo|luchar|seguir|ser_yo|esta_vida|respirar|fingir|despertar|aguantar|sufrir
le|no|sin|ningun|ninguna|para_que|perdi|que|cual|tiene|tengo|ya_no 3 SENTIDO 3 vida|vivir|seguir|nada|todo|despertar|estar|levantarme|mi_vida|existir|luchar|viva|vivo|nadie|quedarme -tarea -la_clase -examen -reunion
la_vida|mi_vida|vivir|esta_vida|el_mundo 3 no_vale|pesa|no_tiene|sobra|duele|no_me_sirve|sin_sentido|me_queda_grande|no_es_para_mi|ya_no|me_da_igual|se_acabo|no_sirve
soy|era|siento|ser|sienta|solo|fui|como_una|como_un 3 CARGA 4 para|de|en|todos|familia|mis|mi|nadie|inutil|estorbo|carga|basura|la_casa|ellos -academica -electrica
QUERIDOS|estarian|seria|serian|vivirian|estaria|viven|vivirian|todo|descansarian|va|iria 4 MEJOR 4 SIN_MI|sin_mi -ayuda -dinero
SIN_MI 4 MEJOR|MATARME|EXTRANAR|nadie|todo_sigue|quien|cuiden|dinero|solucion*|problema|ahorr*|cuid*|llor*
nadie|quien|alguien|a_quien|cuantos|cuanto 4 EXTRANAR 4 SIN_MI|me_muero|me_muera|muriera|desaparezco|desapareciera|no_estoy|muerta|muerto|mi_muerte|yo_no -tarde
no_hay|no_veo|no_tengo|sin|ya_no_hay|no_encuentro|no_le_veo|le_veo|se_acabaron 2 salida|futuro|solucion|esperanza|remedio|manana|esperanzas|salvacion|arreglo|otra_salida|mas_salida -campo_laboral -clase -tarea -emergencia -trabajo -compu
ya_no|no|nunca 2 voy_a|vamos_a|voy|estare|alcanzo|llego|creo_que 3 estar|llegar|ver|necesitar|estar_aqui|despertar|cumplir|volver|seguir_aqui|molestar|molestarlos|ser_un_problema|dar_lata|dar_problemas|amanecer|existir 3 navidad|cumple|cumpleanos|manana|lunes|aqui|verano|graduacion|mas|nadie|para_ver|veinte|anos|mundo|viva|vivo|la_proxima|el_proximo|entonces|para_entonces|treinta -clase -sesion -fiesta -partido -reunion -a_tiempo -campus
pronto|ya|manana|hoy|esta_noche|en_unos_dias|falta_poco|dentro_de_poco 5 todo_va_a_acabar|se_acaba|se_acabe|todo_termina|voy_a_descansar|descansare|voy_a_estar_en_paz|estare_en_paz|dejo_de_sufrir|dejare_de|me_voy_de|me_voy_para|ya_no_estare|no_voy_a_estar|ya_no_voy|no_me_va_a_doler|ya_no_va_a_doler|ya_no_duele|libre_por_fin|voy_con_el|voy_con_ella -semestre -vacaciones -clase -turno -de_viaje -a_mi_pais -examen
descansar|irme|dormir|paz|desaparecer|irse|volar|acabar|apagarme|borrarme|alcanzar|reunirme|encontrarme|estar 2 para_siempre|de_una_vez|con_mi_abuelita|con_mi_abuela|con_mi_papa_en|de_este_mundo|de_todo|del_mapa|con_dios_ya|de_la_faz|con_mi_hermano_alla|en_el_cielo|del_planeta|con_los_muertos -pais -vacaciones -redes
alcanzar|ir_con|reunirme|encontrarme|irme_con|juntarme|estar_con 3 abuela|abuelita|abuelo|hermano|mama|papa|muerto|el_cielo|alla_arriba|murio|papi|mami 3 alla|cielo|murio|pronto|arriba|muerto|donde_esta|que_murio|fallecio|ya
me 1 iba|iban|voy|quiero|queria|tenia_ganas_de|pensaba|estuve_a_punto_de|estaba_por 1 a|de 1 lanzar|tirar|aventar|matar|ahorcar|colgar|quitar_la_vida|cortar_las_venas|hacer_dano|lastimar|guindar|pegar_un_tiro|morir|suicidar|desvivir -pelo -risa -fotos
me_voy_a|voy_a|volvi_a|volver_a|quiero|vuelvo_a 1 hacerme|hacer 1 dano|heridas|cortes|cortadas|algo_malo|rayitas|marcas -rodilla -jugando
PIENSO|QUIERO|en|a|de 1 tirarme|lanzarme|aventarme|arrojarme|botarme|colgarme|soltarme|dejarme_caer|dejarme_ir 3 LUGAR|desde|del|de|al|en|todo|abajo|viga|ventilador|closet -agua -piscina -cama -telefono -anillas -pista
!tengo|he_tenido|con|siento|tuve|tener|vuelven 2 ideas|pensamientos|ganas|impulsos 2 suicid*|morir*|matarme|muerte
espero|esperando|ojala|pido|rezo|quisiera 3 no_despertar|no_amanecer|ultima|que_sea_la_ultima|no_llegue|me_pase_algo|no_volver|no_regresar|sea_grave|me_caiga|se_caiga_el_avion|la_tierra_me_trague|tierra_me_tragara
no_merezco|no_mereceria 1 vivir|estar|seguir|la_vida|existir
si_manana|manana|si_hoy|si_un_dia|el_dia_que 2 no|aparezco|me_muero|me_muera|me_encuentran 3 amanezco|despierto|estoy|flores|culpa|noticias|quiero|accidente|aqui -clase
a_nadie|nadie|quien 2 le 1 dolera|doleria|importara|importaria|afectaria 3 muerte|muero|muera|muriera|yo|falte|no_este
duele|doleria|dolera|duela 3 irse|morir*|matarse|ahorcarse|tirarse|desangrarse|ahogarse
morir* 1 juntos|junto_a|los_dos -viejitos -boda -pelicula
ya 1 estare|voy_a_estar|estoy|habre 1 muerto|muerta|en_paz -de_cansancio -cuando_llegues
cuando 2 encuentren|lean|leas|lean_esto|encuentres|abran 3 esto|mensaje|carta|ya|cuarto
no 1 volveran|volveras|volvera|van_a_volver|vas_a_volver|sabran 2 saber|ver|verme|mas 3 mi|verme|nada
mi_adios|adios_definitivo|adios_para_siempre|ultimo_adios -trigonometria -materia -calculo
perdon* 3 por|lo_que 3 voy_a_hacer|lo_que_voy|lo_que_hice|lo_que_hare|irme_asi|no_aguantar|rendirme
gracias|hasta_aca|hasta_aqui 4 llegue|bancarme|por_todo|quererme|aguantarme 3 no_me_busquen|adios|perdon|los_quiero|los_amo|ya_no|gente|no_volveran -semestre -clase -sesion -tutoria
diganle|dile|digan|diganles 2 a|que 4 mama|papa|hermana|hermano|familia|hijos|hija|todos 5 perdon*|quiero|amo|culpa|quise|adios|intente -tarde -clase
no_me_busquen|no_me_esperen|no_me_lloren|no_se_culpen|no_llamen_a_nadie_ya -clase -partido -fiesta -reunion -cena -almuerzo
ya_se|se|tengo|elegi|escogi|busque|encontre 3 dia|lugar|edificio|puente|hora|fecha|donde|piso 5 nadie|falta|reja|hacerlo|detenga|carta|solo|sola|subir|noche|cuando -examen -clase -boda -viaje -reunion -sesion
esper* 4 quedarme_sola|quedarme_solo|que_se_duerman|que_se_vayan|que_viajen|estar_sola|estar_solo 4 hacerlo|lo_hago|para|y -estudiar -dormir -ver
ADIOS 5 QUERIDOS|siempre|mundo|vida|todo|escri*|carta|abrazo|deje|mande|grab* -aeropuerto -viaje -vacaciones -fiesta_de -graduacion -trabajo
escribi|escribiendo|escribo|deje|dejo|grabe|grabando|tengo_escrita|hice|redacte|mande|escrita|escritas|termine|dejando|programe|guarde 4 CARTA 5 QUERIDOS|cada|despedi*|perdon*|siempre|cuando_ya|por_que|para_que|adios|explicando|cuando_no|leerla|abrir|encuentren|lo_hice|culpa -profe -recomendacion -motivacion -presentacion -beca -tarea -clase
PERDON 4 QUERIDOS|todo|nadie|mi|por_todo 6 adios|siempre|ya_no|descans*|ultim*|no_puedo|no_aguanto|me_voy|nadie|irme|cansada|cansado|no_fue|lo_intente|hice|mejor_asi|sin_mi|gracias|cuiden|cuidense|culpa_de -tarde -tarea -demora -retraso -falta
no|nadie|nunca 3 culpa|culpen|culpes|se_culpe|se_culpen|es_su_culpa|fue_su_culpa 4 mama|ustedes|nadie|tuya|de_nadie|suya|mi|por_esto -equipo
REGALE 3 COSAS 6 ya_no|no_voy|no_las|no_los|siempre|adonde|donde_voy|cuando_no|acuerden|recuerdo|necesit*|sin_mi|falta|por_si|si_me|este|perro -donacion -mudanza -mudo -vacaciones -viaje
ya|todo|tengo|deje|esta|dejo 3 decidido|listo|planeado|arreglado|preparado|en_orden|fecha|plan|papeles_en 4 hacerlo|morir|adios|todo|dia|lo_hago|matar*|fin|carta|irme|cuando|como|noche|falta|lugar|tranquila|paz|nadie -viaje -boda -examen -presentacion -clase -fiesta -sesion -mudanza -proyecto -trabajo
se|ya_se|busque|averigue|encontre|escogi|elegi|tengo|investigue|googlee 4 como|donde|cuando|dia|lugar|puente|forma|manera|fecha|metodo 3 hacerlo|lo_voy_a_hacer|voy_a_hacerlo|morir|matarme|no_duela|sin_dolor|acabar|lo_hago|no_falle|lo_haria -tarea -trabajo -proyecto
forma|manera|modo|metodo|como|metodos|formas|maneras 3 morir|matarme|suicidar*|matarse|morirse|irme 3 sin_dolor|rapid*|sin_que|facil|no_duela|indolora|menos
TENGO 3 SOGA|ARMA|PASTILLA 6 lista|listo|listas|matarme|cajon|colchon|cama|escondid*|cuando|hoy|noche|armario|suficient*|closet|hacerlo|por_si|acabar|conmigo|mochila|cabeza|viga|guardad*|almohada|bajo|debajo -doctor -alergia -cocina -caza -camping -tendedero -RECETA
soga|mecate|cuerda|lazo|cinturon|cable|cinto|reata 5 cuello|viga|arbol|techo|colg*|nudo|ahorc*|amarr*|tubo|closet|garganta|ventilador -DEPORTE
tirar*|tiro|tire|aventar*|aviento|saltar|salto|lanzar*|arrojar*|soltar*|botar*|caer*|cruzar_sin|parar*|meterme 3 LUGAR -piscina -alberca -foto -pelota -basura -balon
TOMAR 2 de_mas|demasiadas|todo_el_frasco|todo_lo_que_habia|no_se_cuantas|un_monton -cafe -agua -fotos -apuntes -clases -sol
TOMAR 3 pastillas 5 no_despierta|no_reacciona|hospital|urgencias|morir|miedo -RECETA
TOMAR 4 MUCHO 5 PASTILLA -RECETA
TOMAR 4 PASTILLA 6 MUCHO|ADREDE|morir|nadie_sabe|hospital|dormir|anoche|de_mas|desperte|vomite|y_sigo|no_funciono|y_nada|acabar -RECETA -agua -dieta
GUARDO 5 PASTILLA -RECETA -farmacia
PASTILLA 5 GUARDO|ADREDE|morir|letal -RECETA
MUCHO 3 PASTILLA 5 hoy|noche|juntas|listas|de_una|anoche|alcohol|tequila|suficiente|cajon|ya|tome|y|tragu*|despertar|para -RECETA -caja_de_te
PASTILLA ~5 tequila|vodka|ron|alcohol|cerveza|aguardiente|whisky|vino|trago|tragos|mezcal|guaro|fernet|borracha|borracho
CUANTAS 5 PASTILLA|tramadol|gramos|pisos|dosis 5 LETAL|para|morir|dormir|despertar|hacen_falta|se_necesitan|hay_que_tomar|hace_efecto|tardan|peligros* -RECETA -farmacia -cuesta
CUANTAS 4 LETAL -RECETA -clase -cuesta -bateria -TRABAJO_ES -dias_de -la_cabeza -la_muela
duele|dolera|doleria|dolor|doloroso|se_siente|sera|tarda 3 morir|morirse|ahogarse|ahorcarse|la_muerte|desangrarse|cortarse|colgarse|caer_de|cuando_mueres|cuando_te_mueres
sobredosis -RECETA -azucar -cafe -TRABAJO_ES
me|he|estoy|empece|volvi|vuelvo|ganas|a|sigo|recai|termino 2 CORTO 5 CUERPO|ALIVIO|FILO|mi_mism* -cocinando -cocina -partido -jugando -rasurando -papel -hoja_de_papel -horno -comal -plancha -estufa -tatuaje -gato -RECETA -sol
CORTO 4 CUERPO 5 ALIVIO|FILO|yo|me|sangr*|nadie|cada|vez|esconder|tapar|ver|mama|para -cocinando -jugando -cocina -partido -deporte -comal -plancha -horno -pelo
FILO 5 CUERPO|CORTO|ALIVIO|escond*|piel|sangr*|mochila|funda|cajon|lapicera|cartera|celular|almohada -afeitar -cocina -costura -rasurar* -clase_de
autolesion*|autoles*|el_cutting|hago_cutting
me|estoy|he|sigo|ando 1 cortando|lastimando|quemando|rasgunando|haciendo_dano|estado_cortando|hago_dano|hago_cortes|hago_heridas|hice_cortes|autolesion*|estado_lastimando|dano_sola|dano_solo -cebolla -carne -papel -pasto -rodilla -jugando -pelo
golpeo|pego|golpearme|pegarme|doy|estrello 3 cabeza|pared|cara|punos|cabezazos|nudillos 5 contra|pared|hasta|cuando|castig*|siento|calm*|rabia|merezco|piso
no|nunca|sin|ni|dejo|deje|dejado|paso 2 COMER 6 dias|dia|lunes|semana|desde|peso|gorda|gordo|castigo|desmay*|merezco|orgullosa|orgulloso|flaca|hambre|asco|agua|manzana|solo|MANY -examen -carne -gluten -lacteos -ayer_por_el -tiempo_de -fuera -azucar -reto -cafeteria_cerrada -picante -trato
VOMITAR 6 COMER|cada|despues|todo|dia|diario|veces|escondidas|bano|sangre|meto|peso|gorda|secreto|bajar|provoc*|ducha|culpa -gripa -virus -mariscos -embarazo -camion -RECETA
COMER 6 VOMITAR|FLACA|laxantes|vomit*|asco|culpa -gripa -virus -embarazo -mariscos -proteina
me 1 provoco|meto|hago 3 vomito|vomitar|dedos|vomitos|arcadas
FLACA 6 COMER|castig*|vomit*|laxante*|dejar_de_comer -picante -gym
bajo|mil|quinientas|doscientas|cuento|contar|MANY 3 calorias 4 dia|diarias|mas|todo|cada|si|y
= self maybe
ya_no|no|nunca 1 aguanto|puedo|soporto|doy|jalo|resisto 1 mas|asi -parcial* -integrales -examen -clase -calor -hambre -tarea* -gym
QUIERO|pense|pienso 2 desaparecer|dormir_por_siempre|no_existir|no_ser_nadie -redes
cruzo|cruzando|cruzar|cruzas 4 sin_mirar|sin_ver|sin_fijarme|sin_fijarse 4 golpe|carro|camion|me_lleva|igual|vale|esper*
no_hay|sin|perdi 2 esperanza|esperanzas|salida 2 para_mi|en_mi|alguna|mi
me_siento|estoy|ando 2 vacia|vacio|rota|roto|inutil|atrapada|atrapado|muerta_por|muerto_por|apagada|hundida|hundido|sola_en_el_mundo|desesperad*|sin_fuerzas|sin_ganas|basura|invisible|perdida_en_la_vida 3 por_dentro|vacia|vacio|inutil|nada|sola|solo|todo|siempre|sin|y|de_todo|basura|rota|roto|muert*|siento -impresora -agenda -refri
no|ya_no|nunca 2 quiero|tengo_ganas|puedo|siento|me_importa|me_interesa|sirvo|encuentro|le_veo 2 nada|levantarme|de_nada|para_nada|salir_de_la_cama|saber_nada|fuerzas|sentido|seguir|caso|ser_yo -con_el_internet -clase -tarea -ver_esa -de_ese
nadie|ninguno|a_nadie 2 me 1 quiere|entiende|necesita|ve|importo|escucha|extranaria|busca|soporta|aguanta -aviso -regala
desaparecer|esfumarme|borrarme|apagarme|perderme|dejar_de_sentir|evaporarme|no_sentir|irme_lejos|hacerme_chiquita 3 quiero|quisiera|ganas|siempre|un_rato|todo|para|y|nada|mas -redes
quiero|quisiera|ganas_de|gustaria 2 desaparecer|esfumarme|apagarme|dejar_de_sentir|no_sentir|dormir_y|no_existir|borrarme -redes -grupo -instagram
todo|vida|nada 3 me_pesa|pesa|duele|me_da_igual|da_lo_mismo|vale_nada|me_supera|negro|oscuro|gris|se_me_vino|tiene_sentido|para_que 3 mucho|vida|y|no|siempre|ya|levantarme|nada|mas|todo -mochila -impresora -cabeza
hoyo|pozo|oscuridad|tocando_fondo|toque_fondo|fondo|ahogando|me_ahogo|abismo 3 no|salir|mi|me|negro|otra_vez|sin|cada|estoy|y|todo -tareas -trabajo -alberca
`
