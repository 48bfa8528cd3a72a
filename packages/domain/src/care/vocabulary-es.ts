/** Spanish vocabularies of the compositions (`compositions.ts` explains the notation). Words have no accents. */
export const VOCABULARY_ES: Readonly<Record<string, string>> = {
  // Quién.
  PAREJA:
    'novio novia esposo esposa marido mujer pareja ex exnovio exnovia prometido prometida exmarido conviviente companero chavo',
  PARIENTE:
    'papa papi padre padrastro mama mami madre madrastra tio tia abuelo abuela hermano hermana hermanastro primo prima cunado cunada suegro suegra viejo vieja jefa jefe papas padres viejos familia padrino hijo hijastro tata nana apa ama',
  MANDO:
    'profe profesor profesora maestro maestra entrenador coach supervisor supervisora casero dueno patron patrona pastor padrecito asesor roommate roomie companera companero vecino compa tutor gerente',
  ALGUIEN:
    'alguien tipo sujeto hombre senor desconocido muchacho chavo tipos hombres vato man pana flaco pibe chabon guey',
  EL: 'el ella ellos @PAREJA @PARIENTE @MANDO @ALGUIEN',
  AMIGO:
    'amigo amiga amigui amix companero companera roommate roomie prima primo hermano hermana hermanita hermanito vecino vecina compa pana parce parcera comadre compadre cunada cunado mama papa novio novia tia sobrina sobrino hijo hija parcero mejor_amiga mejor_amigo pareja bestie cuate carnal abuelo abuela',
  QUERIDOS:
    'todos familia mama mami papa papi hermano hermana hermanos padres papas hijos hijo hija amigos mundo viejos abuela abuelita hermanita hermanito gente tia ellos mis_viejos mis_papas ustedes los_mios',
  // Querer, pensar, hacer.
  QUIERO:
    'quiero quisiera queria quise deseo desearia deseando ojala espero esperando pido rezo rogando ruego prefiero preferiria preferia necesito ganas gustaria encantaria anhelo sueno_con le_pido pidiendo tentada tentado dan_ganas dieran_ganas quisiese mejor',
  PIENSO:
    'pienso pensaba pense pensado pensando piense imagino imagine imagine imaginando fantaseo idea ideas planeo planeando planee plan decidi decidido decidida intento intente intentado trate tratado voy iba vamos estoy_por a_punto_de casi puedo podria se_me_ocurre se_me_ocurrio se_me_mete busco buscando busque googleo googlee averiguo averigue impulso pensamientos pensamiento tentacion lista listo dispuesta dispuesto tengo_pensado',
  MORIR:
    'morir morirme morirse muerto muerta muerte muera muriera muriese no_despertar no_despierte no_despertara no_despertarme no_amanecer no_amaneciera no_amanezca no_existir no_existiera dejar_de_existir dejar_de_vivir dejar_de_respirar no_estar_aqui no_haber_nacido nunca_haber_nacido no_volver_a_despertar no_volver_a_abrir no_abrir_los_ojos dormir_para_siempre descansar_para_siempre descansar_de_todo irme_de_este_mundo irme_del_mundo irme_de_aqui_para_siempre suicidio suicidarme suicida suicidas suicide suicidal desaparecer_para_siempre desaparecer_de_este_mundo que_me_lleve la_muerte estar_muerta estar_muerto bajo_tierra tres_metros morirme_ya dejar_de_ser que_se_acabe',
  MATARME:
    'matarme suicidarme suicidar me_suicido me_suicide quitarme_la_vida me_quito_la_vida quitarme_del_medio ahorcarme me_ahorco guindarme me_guindo guindar pegarme_un_tiro darme_un_tiro me_pego_un_tiro me_doy_un_tiro meterme_un_tiro me_meto_un_tiro me_pego_un_balazo saltar_del saltar_de_la saltar_desde cortarme_las_venas cortarme_el_cuello envenenarme me_enveneno acabar_conmigo acabar_con_mi_vida terminar_con_mi_vida ponerle_fin poner_fin hacerlo_de_una_vez dispararme volarme desvivirme me_desvivo desvivir estrellarme estrellar_el_carro chocar_el_carro asfixiarme ahogarme tomarmelas tomarme_todo tomarme_todas petatearme kill_myself unalive_myself pegarme_un_corchazo',
  VIDA: 'vida vivir existir existencia viva vivo seguir respirar despertar levantarme ser_yo estar_aqui estar_viva estar_vivo mundo seguir_viviendo',
  NUNCA: 'no ni nunca jamas tampoco nadie sin nada',
  CANSADO:
    'cansada cansado cansa harta harto agotada agotado canse cansancio hartazgo podrida podrido hasta_la_madre hasta_aca aburrida_de aburrido_de mamada mamado',
  SENTIDO:
    'sentido razon razones motivo motivos ganas caso para_que proposito esperanza esperanzas fuerzas futuro salida chiste',
  CARGA:
    'carga estorbo peso_para lastre molestia problema_para inutil desperdicio error_que sobro basura desgracia verguenza_para fracaso_para gasto_para arruino_todo estorbando estorbo_para malgasto',
  MEJOR:
    'mejor tranquilos tranquila felices feliz alivio aliviados descansarian contentos respirarian ahorrarian facil ligera libres paz',
  SIN_MI:
    'sin_mi si_no_estoy si_no_estuviera si_me_muero si_me_muriera si_desaparezco si_desapareciera si_no_existiera cuando_no_este cuando_me_vaya si_me_fuera si_yo_no si_falto si_faltara cuando_me_muera si_no_hubiera_nacido si_me_mato si_me_pasa_algo si_me_pasara_algo cuando_ya_no si_ya_no si_no_despierto si_no_amanezco si_yo_faltara el_dia_que_me el_dia_que_no si_manana_no si_no_vuelvo si_dejo_de cuando_me_haya_ido cuando_yo_no si_no_regreso si_me_voy despues_de_mi por_si_me',
  EXTRANAR:
    'extranar* notar* nota importa* llora* llore echar* buscar* daria_cuenta dan_cuenta darian_cuenta preguntar* enterar* acord* falta recordar* encontr*',
  // Despedida.
  ADIOS:
    'adios despedida despedirme despido me_despedi despidiendo despidiendome ultimo_mensaje ultima_carta ultimo_abrazo ultimas_palabras hasta_siempre nos_vemos_del_otro nos_vemos_en_el_cielo nos_vemos_en_otra chau_para goodbye ultimo_adios',
  CARTA:
    'carta cartas nota notas audio audios video mensaje mensajes testamento sobre sobres contrasenas claves playlist cartita',
  REGALE:
    'regale regalando regalar regalo_mis reparti repartiendo dejo_mis deje_mis le_deje les_deje le_dejo les_dejo doy di_mis bote tire_mis borre borrando done vendi encargue te_encargo les_encargo le_encargo cuiden cuida cuidame cuidenme quedate_con',
  COSAS:
    'cosas ropa perro perra gato gata guitarra libros plantas tarjetas dinero celular discos anillo cuadernos juegos fotos mascota perrito gatita bici consola pertenencias hermanita hermanito mi_mama mi_abuela',
  PERDON:
    'perdon perdonen perdoname perdonenme disculpen gracias los_amo las_amo los_quiero te_amo fue_culpa culpa culpen recuerdenme recuerden lo_siento',
  // Medios.
  PASTILLA:
    'pastilla pastillas pepa pepas pildora pildoras medicina medicinas medicamento medicamentos remedios clonazepam rivotril alprazolam xanax diazepam valium lorazepam zolpidem tramadol paracetamol acetaminofen tylenol ibuprofeno aspirina aspirinas sertralina fluoxetina litio quetiapina antidepresivos ansioliticos insulina morfina fentanilo oxicodona amitriptilina cloro veneno raticida lavandina lejia blanqueador cianuro herbicida plaguicida insecticida pills benadryl advil calmantes tafil somniferos jarabe frasco blister tableta tabletas anticongelante metformina losartan gotas pildoritas',
  TOMAR:
    'tome tomo tomar tomarme tomado tomarmelas tragar* trague trago tragado bebi beber ingeri ingerir mezcle mezclar mezclo meti empine empujo inyect* comi metio tomaba tome_de',
  MUCHO:
    'todas todo toda todos muchas muchos un_monton un_puno un_punado puno punado demasiadas demasiados enteras entero entera el_frasco frasco bote el_bote caja la_caja resto de_mas doble blister varias diez quince veinte treinta cuarenta cincuenta MANY suficientes de_una de_golpe de_un_jalon a_la_vez juntas un_chingo un_vergo una_bocha medio_frasco de_corrido otro_punado',
  GUARDO:
    'guarde guardo guardando guardadas guardada guardado guardados guardadita junto junte juntando juntadas escondi escondo escondida escondidas escondido escondidos escondiendo robe robo robando saque contando conte cuento contadas ahorrando almaceno acumulo acumulando compre consegui listas lista reuni ahorre reuniendo separe apart*',
  ADREDE:
    'a_proposito para_morir para_no_despertar para_dormir_para no_despertar para_siempre adrede queria_morir para_acabar para_terminar por_si para_cuando letal mortal suficiente esperando_no para_irme con_alcohol con_tequila con_ron con_cerveza con_vodka con_vino con_aguardiente queria_dormirme ya_no_despertar de_una_vez',
  ARMA: 'pistola arma revolver rifle escopeta cuchillo navaja machete balas bala fierro cuchilla cohete chimba cuete chumbo gun bate tubo fusil tote punal municion',
  SOGA: 'soga cuerda lazo mecate cinturon_al reata cabuya nudo piola',
  LUGAR:
    'puente azotea techo balcon ventana vias tren metro barranco precipicio edificio carretera trafico camion rio subte anden autopista terraza rieles piso acantilado quinto_piso muelle malecon',
  TENGO:
    'tengo compre compro consegui guarde escondi esta_lista preparada prepare ya_tengo amarre busque escogi elegi decidi agarre saque cargada cargue colgue ate prestada robe deje_lista aparte',
  PRONTO:
    'hoy esta_noche manana pronto domingo lunes viernes sabado fin_de_semana en_la_noche ahora esta_semana la_otra_semana cuando_todos cuando_se_duerman',
  // Hacerse daño.
  CORTO:
    'corto corte cortes cortarme cortandome cortado cortaba corta rasguno rasgune rasgunarme arano arane aranarme quemo queme quemarme quemandome raspo pico pincho clavo encajo tajo tajos tajeo rajo raje rajarme muerdo mordi golpeo pego pellizco sangrar sangro sangre lastimo lastime hago_dano hice_dano heridas hiero marque tajee cortadas lesiono pegarme',
  CUERPO:
    'brazo brazos muneca munecas muslo muslos pierna piernas piel antebrazo manos mano cadera panza estomago cabeza nudillos venas cara',
  FILO: 'navaja navajita navajas cuchilla cuchillas rastrillo gillette yilet gilette sacapuntas exacto cuter cutter encendedor cigarro cigarrillo vidrio aguja alfiler tijeras rasuradora hoja_de_afeitar',
  ALIVIO:
    'calma calmo calmarme alivio sentir siento tranquila tranquilo dolor castigo castigarme merezco se_me_quita otra_vez de_nuevo escondida escondidas a_proposito mangas baja hasta_sangrar cada_vez cuando_estoy encierro bano recaigo recai volvi_a por_dentro nadie_ve respirar descargo manga_larga sudadera',
  // Violencia contra quien escribe.
  GOLPEA:
    'golpie* pegue pega pego pegaba pegan pegaron pegue golpea golpeo golpeaba golpean golpearon patea pateo patean empuja empujo empujaba ahorca ahorco ahorcaba estrangul* cachetea cacheteo abofete* jalonea jaloneo zarandea zarandeo sacude sacudio avienta avento azota azoto quema quemo amarra amarro encierra encerro encerraba amenaza amenazo amenazaba amenazan maltrata maltrataba maltrato humilla insulta persigue persiguio acosa acosaba acoso viola violo violaron abuso abusaba abusaron manosea manoseo fuerza forzo forzaba drogo chantajea chantajeo agarra agarro agarraba lastima lastimo madrea madreo revienta revento patio cintarea surra castiga arrastra arrastro aprieta apreto apretaba agrede agredio escupe escupio cachetada cachetadas golpiza paliza correazos cintarazos chancletazos cinturonazos cachazos trompadas pina pinas fajazos zape empujones moretones aprieta',
  A_GOLPES:
    'a_golpes a_palos a_patadas a_cintarazos a_correazos una_paliza una_golpiza una_pela un_golpe golpes una_cachetada cachetadas un_punetazo punetazos una_patada patadas correazos cintarazos un_bofeton bofetadas una_trompada trompadas un_cachetadon una_tunda una_pina pinas chingadazos madrazos putazos un_empujon fajazos cocotazos una_madriza madriza coscorrones palazos a_punos a_fajazos un_cinturonazo cinturonazos con_el_cinto con_el_cable con_la_correa con_el_cinturon con_la_faja del_pelo del_cabello del_brazo del_cuello del_pescuezo la_mano_encima contra_la_pared al_piso por_las_escaleras de_los_pelos de_las_grenas de_las_mechas con_la_chancla con_un_palo a_cinturonazos',
  NO_DEJA:
    'no_me_deja no_me_dejan no_me_dejaba no_me_dejo no_nos_deja me_prohibe me_prohibio me_prohiben me_encierra me_encerro me_encerraron encerrada encerrado bajo_llave con_llave no_me_permite me_tiene_prohibido',
  NO_DEJA_QUE:
    'salir ver hablar trabajar estudiar amigas amigos familia telefono celular dinero casa sola solo ir dormir comer puerta cuarto irme llaves vestir nadie maquillarme',
  CONTROLA:
    'revisa reviso revisaba controla controlaba quita quito quitaron esconde escondio rompe rompio vigila vigilaba rastrea exige exigio se_queda_con se_quedo_con retiene bloquea pide_fotos lee decide maneja cobra',
  MIS_COSAS:
    'mi_celular el_celular mi_telefono el_telefono mis_mensajes mis_redes mi_ubicacion la_ubicacion mi_sueldo mi_dinero mi_plata mi_pasaporte mi_visa mis_papeles mis_documentos mis_llaves mi_tarjeta mis_claves mi_ropa el_cel mi_cel mi_cheque mi_quincena el_pasaporte los_papeles la_tarjeta mi_whatsapp mi_salario las_llaves mi_instagram pasaporte',
  SEXO: 'sexo relaciones tocar* tocaba toco toca manose* desnud* besar* beso besaba acostar* acoste fotos_mias fotos_intimas fotos_desnuda nudes pack ropa_interior encima_de_mi meter_mano metio_la_mano mete_la_mano metia_la_mano partes pierna piernas pechos bragas calzones penetr* intimidad favores condon pantalon blusa falda brasier muslo nalgas trasero',
  SIN_PERMISO:
    'sin_permiso sin_mi_permiso sin_querer_yo no_queria no_quise dije_que_no le_dije_que_no diciendo_que_no dormida dormido borracha borracho tomada inconsciente desmaye no_me_acuerdo a_la_fuerza por_la_fuerza sin_consentimiento me_congele no_pude_moverme no_paro siguio sin_avisar desperte contra_mi_voluntad no_recuerdo me_quede_helada paralizada paralice no_me_pude no_reaccione',
  SIGUE:
    'sigue siguio siguiendo siguen persigue persigo persiguiendo espia espiando vigila vigilando espera esperando aparece aparecio apareciendo me_busca rondando ronda acosa acosando observa me_espera llega_a_mi parado_afuera afuera_de',
  SITIOS:
    'casa trabajo escuela universidad uni campus clase clases parada carro cuarto ventana puerta dormitorio salon biblioteca todos_lados todas_partes depa departamento edificio calle metro a_donde_voy chamba residencia cada_vez gimnasio estacionamiento',
  MIEDO:
    'miedo terror panico temo temor asustada asustado miedito aterra aterrada me_asusta cagada_de cagado_de',
  PELIGRO:
    'casa me_mate me_pegue me_haga me_encuentre me_golpee padrastro marido esposo novio tio papa llegue llega cuando_toma toma borracho el_solo me_viole me_lastime mis_hijos exnovio ex salir sola noche volver regresar el_novio se_entere mi_vida',
  // Dañar a otros.
  MATAR:
    'matar matarlo matarla matarlos asesinar apunalar acuchillar golpear golpearlo golpearla pegarle pegarles partirle romperle reventar* estrangular* envenenar* ahogar* ahogarlo ahogarla disparar* dispararle meterle_un_tiro meterle_un_balazo un_tiro un_balazo un_plomazo balacear* quemar quemarle quemarlo quemarla lastimar lastimarlo lastimarla hacerle_dano hacerles_dano hacer_dano clavarle picarlo atropellar* ahorcar* asfixiar* vengarme rajarle prenderle incendiar* matarte degollar* sacudir* tirarle zamarrear* matarle',
  A_EL: 'a_mi a_ese a_esa a_esos a_el a_ella a_todos a_un a_una a_alguien al le les lo la los se_lo se_la ese_tipo ese_profe bebe nino nina todos gente escuela salon jefe roommate',
  // Voces.
  VOZ: 'voz voces susurro susurros demonio demonios sombra sombras tele televisor radio espiritu espiritus virgen diablo dios angel santo cosa_en_mi_cabeza paredes algo_adentro alguien_adentro duende muertos espejo cuadro',
  DICE: 'dice dicen dijo ordena ordenan ordeno manda mandan pide piden grita gritan susurra susurran habla hablan exige exigen insulta insultan repite repiten murmura murmuran dicta obliga obligan llama llaman',
  DANO: 'mate matar muera morir lastime dano corte salte tire queme haga hazlo ataque entregue clave ahorque tome obedezca deje_de_comer no_coma no_sirvo aviente mataran matarme salta muerte pegue castigue castigar',
  VIGILAN:
    'camaras camara microfono microfonos chip microchip me_leen leen_la_mente leen_mi_mente leen_los_pensamientos leen_mis_pensamientos mis_pensamientos me_vigilan me_espian me_siguen me_graban me_persiguen me_observan envenenan envenenando veneno_en_la me_controlan en_mi_contra mensajes_secretos senales codigos complot conspira* implant* suplant* me_escuchan brujeria gusanos adivina* impostor elegida elegido mision',
  // Sin techo.
  SIN_TECHO:
    'donde_dormir donde_quedarme donde_vivir donde_ir adonde_ir a_donde_ir me_echaron me_corrieron me_sacaron_de_la me_botaron me_corrio me_echo me_boto me_saco_de_la nos_echaron nos_corrieron viviendo_en_la_calle vivo_en_la_calle quede_en_la_calle duermo_en_la_calle dormi_en_la_calle desalojo desalojaron desalojaron me_dejaron_afuera me_dejo_afuera durmiendo_en_el duermo_en_el dormi_en_el dormir_en_el durmiendo_en_la duermo_en_la dormi_en_la dormir_en_la sin_techo cambiaron_la_chapa cambio_la_chapa lugar_donde_dormir me_cerraron_la_puerta donde_caer donde_pasar_la_noche lugar_seguro',
  DONDE:
    'carro coche auto biblioteca calle parque terminal estacion banca camioneta lavanderia bus laboratorio plaza techo sofa sillon vestidor hospital parada',
  NO_CONFIO:
    'no_confio_en_mi no_me_tengo_confianza no_debo_estar_sola no_debo_estar_solo no_quiero_estar_sola_con no_quiero_estar_solo_con miedo_de_mi miedo_a_mi miedo_de_lo_que miedo_de_hacer miedo_a_hacer miedo_de_quedarme_sol* no_se_que_voy_a_hacer no_respondo_de capaz_de_hacer hacer_una_locura hacer_una_tonteria hacer_una_pendejada cometer_una_locura lo_que_pueda_hacer lo_que_puedo_hacer no_estoy_a_salvo no_estoy_segura_en no_estoy_seguro_en no_me_siento_segura no_me_siento_seguro no_me_siento_a_salvo no_me_dejen_sola no_me_dejen_solo hacerme_algo me_puedo_hacer_algo me_hago_algo',
  // Comer.
  COMER:
    'como comido comer comi comiendo comida comidas cena ceno desayuno calorias bocado probado almuerzo pruebo',
  VOMITAR:
    'vomito vomitar vomite vomitando vomitaba devuelvo devolver laxantes laxante purgo purgar purgarme purgas meto_los_dedos dedos_en_la_garganta dedos_a_la_garganta guacareo echar_la_comida provoco_el provocarme provoco arcadas',
  FLACA:
    'gorda gordo flaca flaco peso espejo kilos libras asco cuerpo bascula balanza panza desmayo desmaye desmayar* mareo mareada bajar_de_peso adelgazar grasa rollos huesos regla mareos se_me_nubla talla',
  TCA: 'anorexia bulimia atracon atracones trastorno_alimenticio trastorno_alimentario ayuno ayunando anorexica bulimica trastorno_de_la_conducta matarme_de_hambre me_mato_de_hambre',
  // Amistad en peligro.
  SE_MATA:
    'se_quiere_matar se_quiere_morir se_quiere_suicidar quiere_matarse quiere_morirse quiere_morir quiere_suicidarse se_va_a_matar matarse suicidarse suicidio suicida se_corta se_corto se_anda_cortando se_esta_cortando cortandose cortarse se_lastima lastimandose lastimarse hacerse_dano se_hace_dano se_hizo_dano no_quiere_vivir ya_no_quiere_vivir no_quiere_seguir ya_no_quiere_estar se_tomo_pastillas se_tomo_un se_tomo_unas se_tomo_todas se_tomo_todo se_trago sobredosis se_despidio despidiendose despidio_de despedida quitarse_la_vida se_quiso_matar se_intento intento_matarse intento_suicidarse se_quiso_quitar ahorcarse colgarse tirarse_de tirarse_del aventarse no_despertar esta_regalando regalando_sus regalo_sus_cosas estaria_mejor_muert* no_despierta no_reacciona no_respira vomita_todo vomita_despues se_purga no_vale_la_pena_vivir desvivirse se_quiere_ir_de_este hacerse_algo se_puede_hacer_algo se_haga_algo se_vaya_a_hacer_algo',
  NO_CONTESTA:
    'no_contesta no_responde no_me_contesta no_me_responde apago_el apago_su telefono_apagado celular_apagado no_abre no_aparece se_encerro encerrada encerrado buzon',
  // Preguntas.
  CUANTAS: 'cuantas cuantos cuanta cuanto que_tan que_cantidad cual_es cuales como_se que_pasa_si',
  LETAL:
    'morir muere mueren muera morirse morirme matar mata matan matarme letal mortal sobredosis duele doler desangr* tardan tarda dormir_para intoxic* no_despertar mortales aguanta_el_cuerpo',
  // Disculpas.
  TRABAJO_ES:
    'debate pdf durkheim trabajo_de_grado folleto demografia tasa caso_clinico caso_ficticio urgencias paciente pacientes rotacion psiquiatria simulacro plan_de_cuidados bibliografia protocolos naloxona tema cuaderno seminario voluntarios ensayo tesis trabajo_final monografia exposicion presentacion clase curso materia unidad seminario lectura lecturas taller investigacion proyecto tarea articulo capitulo examen parcial practica practicas capacitacion campana prevencion charla diplomado congreso reportaje laboratorio lab estadisticas investigar reporte sociologia criminologia enfermeria psicologia derecho periodismo documental podcast voluntaria voluntario voluntariado linea_de_ayuda linea_de_crisis museo ley debate entrevista cartel poster informe voluntarios',
  ARTE: 'novela libro pelicula serie obra teatro personaje protagonista cuento poema cancion canciones letra capitulo_final guion escena temporada anime videojuego juego corrido telenovela villano lorca hamlet romeo julieta garcia_marquez quiroga pizarnik storni frida cuadro documental actor actriz ficcion monologo bolero corridos minecraft free_fire partida personajes actriz opera netflix coco musical bernarda',
  DEPORTE:
    'partido equipo futbol basquet beisbol boxeo lucha_libre karate judo torneo entrenando entrenamiento entrenador_dice cancha gol goles penales defensa portero arquero rival liga temporada_regular gimnasio gym paintball ajedrez fifa voleibol carrera maraton cascarita pichanga fulbito potrero zumba bailando jugando crossfit sparring pelota ring liguilla domino ping_pong',
  HACE_ANOS:
    'hace_anos hace_mucho hace_dos_anos hace_tres_anos hace_cuatro_anos hace_cinco_anos cuando_tenia de_nino de_adolescente en_la_prepa en_la_secundaria a_los_quince a_los_catorce a_los_dieciseis a_los_trece antes_de_la en_aquella_epoca de_otra_epoca en_el_pasado anos_atras',
  SUPERE:
    'hoy_cuida aprendi_a limpio doce_anos_limpio marcho hoy_marcho mil_dias ocho_anos recibi_tratamiento supere superado superada recupere recuperada recuperado recuperacion sobria sobrio sobreviviente sali_de sali_adelante gracias_a_la_terapia me_ayudo_la_terapia de_alta hoy_estoy_bien ahora_estoy_bien ya_estoy_bien acompano sin_cortarme quiero_ayudar doy_talleres estoy_bien_hoy sane sanado sanando hoy_ayudo ahora_ayudo con_ayuda quedo_atras hoy_vivo hoy_agradezco limpia limpio estable',
  RISA: 'lol jaja risa chiste broma bromeo es_broma exagero metaforicamente dramatica dramatico',
  RECETA:
    'receta receto recetaron recetada doctor doctora medico medica farmacia alergia alergias gripa gripe dolor_de_cabeza migrana vitaminas antibiotico antibioticos cada_ocho_horas en_ayunas abuela_toma anticonceptivas enfermera dentista muelas mareos_del resfriado colicos tos',
}
