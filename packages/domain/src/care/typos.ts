/* Slips in words of danger. Only long words are mended, and only slips that keep the first letter, because 'willing' is
   no slip of 'killing'. */

/** Words of danger whose slips are mended. */
const MENDED = `
suicide suicidal suicides killing killed strangle strangled strangling strangles choking choked overdose overdosed
overdosing cutting cutted bleeding bleached hanging hanged hopeless worthless helpless useless pointless meaningless
burden nobody everyone everybody anymore without myself yourself himself herself themselves goodbye goodbyes farewell
forever disappear disappearing dissapear living existing existence alive tonight tomorrow unsafe scared terrified
afraid frightened threatened threatens threatening threaten threats abused abuses abusive abusing assaulted assault
assaulting molested molesting groped groping raping stalking stalked stalker stalks following followed controls
controlling punched punches punching slapped slapping kicked kicking pushed pushing shoved beaten beating boyfriend
girlfriend husband stepdad stepfather stepmom stepmother father mother brother sister partner parents roommate
homeless evicted sleeping pills tablets medication medicine prescription tylenol ibuprofen benadryl melatonin xanax
ambien antidepressants swallow swallowed swallowing starving starved starve vomiting vomited vomit throwing purging
purged laxatives calories bingeing binging weapon knives bullet bullets shotgun shooting shotting murder murdered
stabbing stabbed voices whisper whispers whispering poison poisoned bridge balcony jumping jumped forced forcing
secretly burning scratch scratched scratching scratches harming harmed hurting worthlessness hopelessness pregnant
drowning drowned strangulation rooftop survive surviving
suicidarme suicidarse suicidio suicida suicidas matarme matarse matarlo matarla morirme morirse muerte muerto muerta
quiero quisiera vivir existir desaparecer despertar cortarme cortarse cortadas lastimarme lastimarse golpea golpean
golpeaba golpearon maltrata maltratan maltrato amenaza amenazan amenazo amenazas violaron abusaron abusaba manosea
manoseo persigue obliga obligaba obligo pastillas medicinas medicamentos veneno cuchillo cuchilla navaja pistola
sobredosis ahorcarme ahorcar colgarme estorbo despedida despedirme siempre vomitar vomito escondida escondidas
encerrada encerrado encierra miedo seguridad segura esperanza salida culpa carga tirarme aventarme lanzarme
puente azotea hermano hermana padrastro madrastra novio novia esposo esposa marido pareja voces ordenan
`

/** Words of every day that look like a slip of a word of danger. */
const OTHERS = new Set(
  `killer killjoy kiting suicided chocking chowing cuttings voces calorias medicines cooked cooking sitter sitters stacks ahorrar entierra medicacion golearon quiebro matame matate matale tirame tirala quitame cortame dejame muero mueres mueren muera abusada abusado abusadas manosean golpeada golpeado golpeadas amenazada hangings hinging handing hanger hopeful myself worthies
bleaching bleating burned burdens scored shared scarred scarfed scare scares starting started stare starring staring
starling storing stayed stabling stalling stalked stoked sparking forked forged faced farced followers fellowing
molted groped grouped gropes gripped griping rapping roping rating raking racing ragging ranging raining reaping
beater beating beaded bearing batting betting boating heating punching punchy slipped slapping slopped snapped
kicker pushes puffed punched paging plunged purged pursing pursued putting poison person prison passion pardon
hurling hunting hurtling hosting huffing harmony farming farmed hammed hatred murmured stating statue stacking staking
stocking stocked stalker talker voice voiced vices votes vomits swallows sleeping sleepings shopping showing shouting
shooing snorting sporting shorting abuse amused aroused living loving lining liking lifting leaving giving alike olive
alove arrive alike assaults forces forged fotced partners parent parted patents apparent bother brothers mothers
fathers farther further feather gather sisters twister homeless evicting useless unless pointless painless
tomatoes tonights bridges bride bridged bridle fridge balcon balconies jumper dumping bumping bumper burping
burying boring barking banking branding scratchy scratches throwing thronging drawing drawings growing frowning
survived survivors survival survey surveying scaled staked secrete tablet table tables bullets ballet bulletin mallets
needing wedding weeding breeding seeding feeding bleeding blending binding binging bringing begging hinting
threats treats throats threads threat treated threaded controlling controlled control controller
mataron matara matarlos matarlas matare morirte moriste muertos muertas muestra muestras muerde mueve quiere quieres
quieren viviras vivirla vivire vivo vivir viviras vestir venir servir existen exigir exista insistir asistir desaparece
desperate despertador despertarme cortarte cortarla cortarlo cortar cortados lastima golpe golpes golpear amenazar
violines violaron abusar obligar obligan obligado pastilla pastillero medicina medico medicas medicos vomita cuchillos
cuchillas pistolas pistolero colgarte colgarla esposos esposas casada casado salidas carga cargas cargar cargo
siempre siembra persiguen persiguio estorbos despedidas hermanos hermanas hermanas novios novias noviazgo parejas
puentes voceo veces vocea orden ordenar ordena culpar seguro seguros segunda escondido encerrado marino marcado
pareja parece parejo padrastros medido mieles mido esperanzas esperando salada saludo tirarte tirarlo tirarla
lanzarse lanzarlo matarte matarnos vivieron`.split(/\s+/),
)

/** The mended words by their first letter. */
let known: { words: ReadonlySet<string>; byLetter: ReadonlyMap<string, readonly string[]> } | undefined

function table() {
  const list = MENDED.trim()
    .split(/\s+/)
    .filter((word) => word.length >= 6)
  const byLetter = new Map<string, string[]>()
  for (const word of list) byLetter.set(word[0]!, [...(byLetter.get(word[0]!) ?? []), word])
  return { words: new Set(list), byLetter }
}

/** Treats 'kiiill' and 'kill' alike: each letter once. */
export const single = (text: string): string => text.replace(/([a-z])\1+/g, '$1')

/**
 * Whether two words differ by one letter, or by two neighbours that changed places. Another ending is no slip, and a
 * wrong letter counts only in words of eight letters or more, since 'showed' is no 'shoved'.
 */
function oneSlip(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  if (start >= Math.min(a.length, b.length) - 1) return false
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length === 1 && right.length === 1) return a.length >= 8
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** The word of danger that `word` was meant to be, if it has one slip or doubled letters; else the word itself. */
export function mended(word: string): string {
  if (word.length < 5 || OTHERS.has(word)) return word
  known ??= table()
  if (known.words.has(word)) return word
  for (const meant of known.byLetter.get(word[0]!) ?? []) {
    const more = word.length - meant.length
    if (more >= -1 && more <= 1 ? oneSlip(word, meant) : more > 1 && single(word) === single(meant))
      return meant
  }
  return word
}
