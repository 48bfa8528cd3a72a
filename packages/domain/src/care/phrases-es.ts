/* The Spanish part of the phrases that may mean danger (`phrases-en.ts`), as spoken in the United States. Our own
   list; no native speaker has reviewed it yet. It ignores accents: 'me mató' (it killed me) and 'me mato' (I kill
   myself) are the same phrase. */

const WANT =
  '(quiero|quisiera|queria|deseo|desearia|necesito|voy a|iba a|estoy por|pienso( en)?|pens(ado|ando|e) en|plane(o|ando)|intent(e|o|ar|ado)|trat(o|e|ado) de|ganas de|prefiero|preferiria|decidi|idea de)'
const NO_MORE = '((ya )?no|nunca) (mas )?(quiero|deseo|quisiera|queria|desearia)'
const HIGH_PLACE =
  '(un |una |el |la |l[oa]s |mi |algun )?(puente|edificio|techo|azotea|balcon|ventana|tren|metro|carro|coche|camion|autobus|vias|precipicio|barranco|acantilado|autopista|rio)'
const FAMILY =
  '(mi |el |la |su )?(papa|padre|padrastro|mama|madre|madrastra|tio|abuelo|hermano|novi[oa]|espos[oa]|marido|pareja|ex|roommate|companer[oa]|jefe|profesor)'

const DYING = [
  `(me )?${WANT} (mejor )?(morir|morirme|no haber nacido|no existir|estar (ya )?muert[oa]|desaparecer)`,
  `me ${WANT} (matar|suicidar|ahorcar|colgar|envenenar|quitar la vida|cortar las venas)`,
  'matarme',
  '(si|mejor|hoy|esta noche|un dia|y|entonces) me mato',
  'quit(ar|arme|arse|o|e) la vida',
  '(acabar|terminar) (de una vez )?con (mi vida|todo esto|mi existencia|mi sufrimiento)',
  `${WANT} (acabar|terminar) con todo`,
  'pon(er|erle|go|erlo) fin a (mi vida|todo esto|mi existencia)',
  `${NO_MORE} (vivir|existir|despertar(me)?)(?! (en|con|cerca|sol[oa]|ahi|alli|aqui|lejos|fuera|tan|temprano|antes|a (mi|mis|los|las|nadie))\\b)`,
  '(ya )?no (quiero|puedo|quisiera) (mas )?(seguir (viviendo|viv[oa]|aqui|en este mundo|asi)|estar viv[oa]|seguir adelante)',
  '(ya )?no (aguanto|soporto) (mas )?(vivir|la vida|mi vida|estar viv[oa])',
  'ya no puedo mas con (mi vida|la vida|este dolor)',
  '(no )?(vale|valdra|merece) la pena (vivir|seguir viviendo|seguir viv[oa])',
  '(la|mi) vida (ya )?no (vale (nada|la pena)|tiene (sentido|caso))',
  '(sin|no tengo|no encuentro|no veo|no hay|perdi( las| la)?|ningun[a]?) (ganas|razon|razones|motivos?) (de|para|por) (vivir|seguir (viviendo|viv[oa]|aqui|adelante)|estar viv[oa])',
  '(nada|nadie) por (lo )?(que|quien) vivir',
  '(cansad|hart)[oa] de (vivir|la vida|mi vida|estar viv[oa]|existir)',
  '(estaria|estoy|estare|estuviera) mejor muert[oa]',
  `((estaria|estara|esta)n? (mucho )?mejor|(viv(en|irian)|serian|estarian) (mucho )?(mejor|mas (felices|tranquil[oa]s))) sin mi(?! (ayuda|numero|telefono|dinero|carro|coche|opinion|equipo|clase)\\b)`,
  'ojala (me (muera|muriera|muriese|mate|mataran?)|(ya )?no (hubiera nacido|hubiese nacido|existiera|desp(ierte|ertara))|(estuviera|estuviese) muert[oa]|nunca hubiera nacido)',
  '(no debi|nunca debi|no deberia) haber nacido',
  'nadie (me )?(va a )?(extranar(ia|a)?|echar(ia|a)? de menos|notar(ia|a)?)( (si|que))? (me (muero|muriera|mato|fuera)|(ya )?no estoy|desapare(zco|ciera))',
  'nadie me (va a extranar|extranar(a|ia))',
  'a nadie le (importa|importaria|va a importar) (que |si )(me (muero|muera|muriera|mato|mate)|muero|vivo|desapare(zco|ciera))',
  '(carta|nota|mensaje) de (despedida|suicidio)',
  'despedir(me)? (de todos |de mi familia )?para siempre',
  'dormir(me)? (para siempre|y (ya )?(no|nunca) (mas |volver a )?despertar(me)?)',
  `(tir|lanz|avent|arroj)(arme|ar me|o me) (de|del|desde|por|a|al|bajo|debajo de|enfrente de|frente a) ${HIGH_PLACE}`,
  `(me (voy a |quiero )?(tiro|tirar|lanzo|lanzar|aviento|aventar)|${WANT} (saltar|brincar)) (de|del|desde|por|a|al|enfrente de|frente a) ${HIGH_PLACE}`,
]

const HURTING = [
  '(hacerme|me hago|me hice|me he hecho|me hacia|haciendome) (mas )?(dano|cortes|cortadas)(?! (en|jugando|corriendo|con|cuando)\\b)',
  '(lastimarme|(me lastimo|me lastime) (a proposito|a mi mism[oa]))(?! (la|el|jugando|corriendo|en|otra vez (la|el))\\b)',
  'auto ?(lesi|flagel|mutil)\\w*',
  'cort(arme|andome)',
  'me (corto|corte|cortaba|he cortado) (los (brazos|muslos)|las (venas|munecas|piernas)|el brazo|la piel|a proposito|otra vez|de nuevo|para sentir)',
  'cortar(se)? las venas',
  '(quemarme|golpearme) (a proposito|la piel|la cabeza|a mi mism[oa]|con cigar\\w*)',
  '(ahorcarme|me ahorco|colgarme de)',
  '(pegarme|darme) un (tiro|balazo)',
  '(dispararme|volarme (la cabeza|los sesos))',
  'sobredosis',
  '(tom|trag)(ar|arme|e|o|arse) (todas|todo|demasiadas|muchas|un monton de|un frasco de|el frasco de|un punado de|un bote de) (de )?(las |los |mis |el frasco de )?(pastillas|pildoras|medicinas|medicamentos|frasco)',
  '(envenenarme|(tomar|beber)(me)? (veneno|cloro|raticida))',
]

const BEING_HURT = [
  `(me|nos) (pegan?|pego|pegaban?|pegaron)(?! ((muy |bien |mas |tan )?(mucho|bien|duro|fuerte|durisimo) )?(al?|el|la|los|las|un[oa]?|ese|este|esa|esta|en|covid|gripa)\\b)`,
  'me (peg|di)(a|an|o|eron|aron|aba|ban)? una? (cachetada|bofetada|golpiza|paliza|patada|punetazo|golpe en)',
  '(me|nos) (golpean?|golpeo|golpeaban?|golpearon)(?! (la (realidad|rodilla|mano)|el (pie|codo|dedo)|con la)\\b)',
  '(me|nos) (maltrat|viol|abus|amenaz|acos|droga?r?)(an?|o|aban?|aron)(?! de (la )?(confianza|paciencia))',
  'me amenaza con',
  'abus(o|a|aba|an|aron|ar) (sexualmente )?de mi(?! (confianza|paciencia|tiempo|buena|amabilidad)\\b)',
  '(fui|he sido|estoy siendo) (violad|abusad|golpead|maltratad|agredid|acosad|drogad)[oa]',
  '(abuso|violencia|agresion|maltrato|acoso) (sexual|domestic[oa]|fisic[oa]|familiar|intrafamiliar)',
  'me (obligan?|obligo|obligaba|obligaron|fuerzan?|forzo|forzaron) a (tener (sexo|relaciones)|tocar\\w*|acostarme|desnudarme|hacer cosas)',
  'me (manose|tocan?|toco|tocaba|tocaron) ?(an?|o|aba|aron)? (sin (mi )?(permiso|consentimiento)|donde no|(mis|las) partes|sexualmente|(en|por) la noche|cuando (era|duermo|estoy dormid[oa]))',
  'me manose(an?|o|aban?|aron)',
  'miedo (de |a )?(volver|regresar|llegar) a (mi |la )?casa',
  `miedo (de|a) ${FAMILY}(?! (se|le|no|de|me (pregunt|dig|reg)\\w*)\\b)`,
  'miedo (de|a) que (el |ella )?me (pegue|golpee|mate|haga dano|lastime|viole|encuentre)',
  'no (me siento|estoy|me sentia) segur[oa] (en (mi |la )?casa|con (el|mi))',
  `${FAMILY} (me )?(quiere|va a|dijo que (me )?va a|intento|trato de|amenazo con|amenaza con) matar(me)?`,
]

const HURTING_OTHERS = [
  `${WANT} (matar|asesinar|apunalar|acuchillar|golpear|lastimar|estrangular|envenenar|disparar)(l[aeo]s?| a (mis? |un[ao]? |es[ea] |tod[oa]s|alguien|el|ella|ellos|la gente|personas))`,
  `(l[aeo]s?|te) (quiero|voy a|quisiera|pienso) (matar|asesinar|apunalar|acuchillar|golpear|disparar|hacer dano)`,
  `${WANT} hacer(les?)? dano a `,
  `${WANT} hacer(le|les) dano`,
  '(llev|tra|met)(ar|er|o|igo|ere|are) (un[ao]? |el |la |mi )(arma|pistola|rifle|cuchillo|navaja) (a|al|en) (la |el |mi )?(escuela|campus|universidad|uni|clase|salon|dormitorio|trabajo)',
  '(balear|tirotear|hacer explotar|volar|disparar en|bomba en) (la |mi |el |toda la )?(escuela|campus|universidad|clase|dormitorio|salon)',
  'con su (propia )?vida (me )?(va|van) a pagar',
]

/** Phrases of the writer's own life and body, in the notation of `phrases-en.ts`. */
export const OWN = [...DYING, ...HURTING]

/** Phrases of what others do to the writer, or the writer to others. */
export const OTHERS = [...BEING_HURT, ...HURTING_OTHERS]

/** Phrases that people use as a joke or about something else. */
export const HARMLESS = [
  'matar(me|te|se|nos)? de (la )?(risa|verguenza|calor|sueno|aburrimiento|susto|cansancio)',
  '(muero|moria|mori|morir|morirme|morirse|morirnos|muriendo|muriendome) (de|del|por) (la |el )?(risa|verguenza|hambre|calor|frio|sueno|aburrimiento|pena|ganas|curiosidad|sed|nervios|amor|susto|cansancio)',
  '(matarme|matandome|me mato|me mate) (estudiando|trabajando|a (estudiar|trabajar)|en el (gym|gimnasio)|con la tarea)',
  '(me )?(va|van|iban?|quieren?) a? ?matar(me)? (si|cuando|porque|con (tanta|la|esta|este|el))',
  'cortarme (un poco |un poquito )?(el|las|la|los) (pelo|cabello|flequillo|fleco|copete|unas|barba|puntas|luz|internet|llamada|senal|rizos)',
  'desaparecer (de|del) (las |el )?(redes|instagram|grupo|chat|mapa|facebook|tiktok)',
  '(acabar|terminar) con todo (antes|lo|el|para|este|esta)',
]
