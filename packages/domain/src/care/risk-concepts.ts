/* Small vocabularies, English and Spanish together, that let the classifier see that 'choked', 'punched' and 'golpea'
   play the same part in a sentence. A word may play several parts. '*' stands for any ending. Words have neither
   accents nor apostrophes. No list names a language, an origin, a place, a person or a faith: see UNHEARD. */
const CONCEPTS: Readonly<Record<string, string>> = {
  me: 'i im ive id ill my me myself mine yo mi mis conmigo mio mia',
  us: 'we us our nos nuestro nuestra nosotros',
  they: 'he she they him her them his their hes shes theyre herself himself themselves el ella ellos lo la le les su sus se',
  kin: 'dad daddy father stepdad stepfather mom mommy mother mum stepmom stepmother uncle aunt cousin brother stepbrother sister grandpa grandfather grandma grandmother parents family papa padre padrastro mama madre madrastra tio tia primo prima hermano hermana hermanastro abuelo abuela cunado cunada suegro suegra viejo vieja jefito jefita familia papas padres apa ama hijo hija son daughter kid kids ninos',
  lover:
    'boyfriend girlfriend bf gf husband hubby wife partner ex fiance fiancee spouse novio novia marido esposo esposa pareja exnovio exesposo babydaddy',
  friend:
    'friend* bestie bff roommate* roomie* suitemate* teammate* classmate* coworker* dormmate neighbor* neighbour* amig* companer* comadre compadre compa pana vecin* cuate carnal* parce',
  stranger:
    'someone somebody guy guys man men dude stranger boss manager coach teacher professor ta landlord alguien tipo senor hombre jefe entrenador profe profesor maestro desconocid* vato',
  death:
    'die dies died dying dead death suicid* kms ctb morir* muero muera muere* muert* muriera* muriendo desviv* fallec* grave coffin alive viva vivo vivir* living existe* exist* existir existing lifeless unaliv* tumba ataud entierr* velorio funeral*',
  kill: 'kill* murder* stab* shoot* shot strangl* chok* smother* slaughter* behead* matar* mato mata matan mate maten matando asesin* apunal* acuchill* ahogar* disparar* disparo',
  self: 'cut cuts cutting blade* razor* scar scars slit slits slice* carve* sh selfharm burn* bleed* blood scratch* scissors lighter cortar* corto corte cortad* cortes rasgun* navaj* cuchilla* quem* sangr* herid* lastim* hurt* injur* harm* autoles* dano arano moret* rajar* gillette rastrillo',
  reflexive:
    'myself matarme morirme cortarme lastimarme quemarme golpearme suicidarme ahorcarme tirarme colgarme aventarme lanzarme desaparecer hacerme irme quitarme desvivirme herirme',
  med: 'pill pills tablet* meds medicine* medication* dose dosis overdos* od tylenol advil ibuprofen* acetaminophen paracetamol aspirin* benadryl xanax xans ativan valium klonopin rivotril clonazepam lorazepam diazepam alprazolam zoloft sertralin* prozac fluoxetin* lexapro celexa wellbutrin lithium litio trazodone seroquel ambien zolpidem adderall ritalin gabapentin lamictal tramadol oxy* fentanyl fentanilo codeine insulin* antidepress* antidepres* painkiller* pastilla* pastis pildora* pepas medicament* medicina* remedio* tableta* sobredosis xanny* vicodin percocet naproxeno melatonin* tomarme tragar* tragu*',
  swallow:
    'took take taking takes swallow* downed chug* gulp* emptied tomo tome tomar* trague bebi mezcle mezclar mixed eche',
  many: 'all whole every entire handful bunch bottle bottles many too much todas todo todos toda entero frasco bote caja monton punado muchas demasiad* mas extra double',
  poison: 'bleach poison* antifreeze veneno* cloro raticida detergent* ammonia exhaust insecticid* pesticid*',
  method:
    'rope noose hang* hung ahorc* soga mecate cuerda lazo colgar* bridge bridges puente roof rooftop azotea ledge cliff tracks train rails tren vias platform jump* tirar* saltar* brincar drown* gun guns rifle pistol* revolver bullet* balas bala balazo tiro knife knives cuchillo* fierro arma armas weapon* machete belt barandal garage precipicio',
  hit: 'hit hits hitting beat beats beating beaten punch* slap* kick* shov* push* throw* threw bruis* grab* belt burns smack* spank* drag* pin pinned pega pego pegan pegaba pegaron golpe* patad* patea* cachetad* bofetad* moret* moreton* correazo* cinturonazo* avient* avento jal* empuj* zarande* agarr* madre* choke* choked lip broke punetaz* trompad* paliza',
  sex: 'rape* raped raping molest* assault* touch* grop* grab forced force forces forcing forzo forzar* obligo obliga* naked nude nudes desnud* viol* abus* manos manose* toco toca tocaba tocaron clothes undress* consent* sex sexo sexual* bed cama roofied drugged drogaron kiss* beso besar* fotos intim*',
  fear: 'scared afraid terrif* fear frighten* unsafe safe panic miedo susto terror segura seguro asust* aterr* temo danger* peligr*',
  control:
    'threat* amenaz* stalk* follow* sigue siguio persig* track* tracker location lock locks locked encerr* encierr* passport pasaporte deport* papers papeles documents documentos allowed deja dejan permiso control* phone celular password contrasena keys llaves money dinero blackmail* chantaje* vigila* revisa permission',
  bye: 'goodbye goodbyes bye farewell letter* note notes last forgive sorry adios despedi* despid* carta cartas perdon perdonen perdoname chao ultim* giving gave gived regal* cuiden cuida hereda* will testament* final* remember recuerden',
  eat: 'eat eats ate eaten eating food meal* calorie* calori* thin fat skinny weigh* weight scale starv* vomit* puke* purg* purging binge* laxat* comer como comido comida comi flaca flaco gorda gordo peso bascula ayun* atracon* devuelvo hambre fasting fasted trago pounds kilos',
  burden:
    'hopeless worthless burden carga estorbo pointless useless failure fracaso inutil waste basura mess problem better mejor sobro trash desperdicio lastre peso deadweight',
  void: 'nothing nada nobody nadie anymore tired exhaust* cansad* hart* agotad* done empty vacio vacia vanish* disappear* desaparec* gone point sentido future futuro salida sirvo end ends ending fin acabar* termin* rest descansar peace paz numb without sin forever siempre escape rendir* rindo quit',
  voice:
    'voice* voz voces demon* whisper* susurr* command* orden* order* camera* camaras cameras chosen elegid* tells telling dice dicen microfono* microphone* chip implant* watching vigil* spying espia* poisoned mente mind thoughts conspir* signal* mensajes secret* aliens',
  now: 'tonight now today hoy ahora ahorita noche night soon tomorrow manana pronto ya already ready listo lista',
  home: 'homeless shelter evict* kicked nowhere couch car carro calle street sleep* dormir house casa home echaron corrieron corrio refugio techo apartment door puerta cuarto room outside afuera inside',
  want: 'want wants wanted wanting wanna wish* hope* hoping gonna going plan plans planned planning try tried trying think thinking thoughts quiero quisiera ganas voy pienso ojala deseo decid* urge* intent* planeo need needs quiere pensado pensando pensar considering ready dream* imagin* fantas* sueno debo deberia should could podria',
  could: 'cant cannot couldnt wont wouldnt unable puedo aguanto soporto logro anymore',
  says: 'says said saying told tell tells texted text texting wrote posted dijo dice decia escribio manda mando publico mensaje subio',
  study:
    'class* paper essay* exam* lab course* professor* seminar study* studied thesis novel film movie series book* read* unit biology psych* clase* curso ensayo examen* libro novela pelicula tarea* materia tesis homework quiz midterm* final finals test assignment* lecture chapter capitulo podcast documentary documental song cancion play obra poem poema character personaje research presentation presentacion proyecto project article articulo parcial* poetry history',
  past: 'ago used years volunt* survivor* recover* sober therapy therapist helped hace anos sobri* terapia terapeuta ayudo sobreviviente* anniversary aniversario formerly since clean healed sano sane childhood infancia counselor',
  fun: 'lol lmao lmfao haha* hahaha jaja* jajaja* omg joke* kidding broma* chiste* game match team practice gym partido equipo race xd funny game* videojuego* fortnite minecraft coffee cafe tacos pizza cute boss level soccer futbol basket* season torneo tournament meme* cringe literalmente literally',
  repair:
    'phone laptop battery wifi computer printer compu celular bateria pila impresora plant* planta* goldfish car app screen charger',
  body: 'arm arms wrist* leg legs thigh* stomach skin hand hands neck throat face hair brazo* muneca* pierna* muslo* piel cuello cara pelo garganta ribs eye ojo boca labio venas vein veins',
  accident:
    'accident* cooking shaving onion paper practice tripped fell doctor prescri* recet* allergy alergia flu gripe gripa headache cabeza nurse vacuna vaccine dentist* cocinando jugando entrenando bike bici ankle tobillo knee rodilla enfermer*',
  not: 'no not dont cant wont didnt never isnt wasnt aint doesnt nunca ni sin jamas tampoco without neither',
  ask: 'what how why would if que como si could anyone hypothetically question pregunta cuanto cuantas many suppose imagine',
  pain: 'pain hurts dolor duele llor* cry* crying cried sad triste tristeza depress* depre deprimid* alone lonely sola solo soledad hate odio suffer* sufr* angust* ansiedad anxi* broken roto rota drowning ahogo heavy',
}

/**
 * Words of languages, origins, places and faiths, which the classifier must not hear: it would learn that who writes
 * them is in danger, because some texts of danger hold them. Each is read as the same empty word.
 */
const UNHEARD =
  'english spanish ingles espanol spanglish creole kreyol portuguese portugues nahuatl quechua mixteco zapoteco arabic arabe chinese chino mandarin french frances hindi korean coreano vietnamese vietnamita tagalog latin* latino* hispan* mexic* mexico salvador* guatemal* hondur* nicarag* cuba cuban* dominican* puerto rico boricua puertorriquen* colombia* venez* ecuador* peru peruan* bolivia* chile chilen* argentin* urugu* paragu* brazil* brasil* haiti* jamaic* africa* black negro negra morena moreno white blanco blanca asian asiatic* america* american* estadounidense* gringo* gringa* china india indian* pakistan* syria* siri* iraq* iran* palestin* israel* egypt* ethiop* somali* nigeria* ukrain* ucran* rusia* russia* korea* japan* japon* philippin* filipin* europe* europ* texas california florida arizona nevada chicago boston houston dallas miami york jersey angeles tejas undocumented indocumentad* dreamer* daca immigrant* inmigrante* migrant* migrante* refugee* refugiad* visa god gods godly lord jesus christ cristo christian* cristian* catholic* catolic* protestant* evangelic* baptist* bautist* pentecost* mormon* muslim* musulman* islam* allah mosque mezquita ramadan imam hijab quran coran jew jewish judi* synagogue sinagoga torah rabbi rabino hindu* buddhis* budis* sikh* temple templo church churches iglesia iglesias misa mass priest* sacerdote* pastor* padre nuestro bible biblia pray prays prayed praying prayer* rezo rezar* rezamos rezando oracion* orar dios diosito senor virgen virgencita guadalupe angel* santo santa santos saint* rosary rosario faith fe religio* gospel evangelio worship alabanza youthgroup bless* bendi* amen'

/** Finds the lists that hold a word. */
function lookup(lists: readonly (readonly [number, string])[]): (word: string) => readonly number[] {
  const words = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  for (const [place, list] of lists) {
    for (const entry of list.split(' ')) {
      const [map, key] = entry.endsWith('*') ? [stems, entry.slice(0, -1)] : [words, entry]
      const places = map.get(key)
      if (places) places.push(place)
      else map.set(key, [place])
    }
  }
  return (word) => {
    let found: readonly number[] = words.get(word) ?? []
    for (let length = 2; length <= word.length; length++) {
      const more = stems.get(word.slice(0, length))
      if (more) found = [...found, ...more.filter((place) => !found.includes(place))]
    }
    return found
  }
}

/** The parts, as small numbers from 0, that a normalised word can play in a sentence. Most words play none. */
export const conceptsOf = lookup(Object.values(CONCEPTS).map((list, place) => [place, list] as const))

const unheard = lookup([[0, UNHEARD]])

/** Whether a normalised word names a language, an origin, a place or a faith. Such words never count. */
export function isUnheard(word: string): boolean {
  return unheard(word).length > 0
}
