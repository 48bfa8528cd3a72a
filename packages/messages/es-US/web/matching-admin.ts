/** Matches as administrators see them, and the weights of matching. */
import type { MatchStatus } from '@shinequo/contract/matching'
import type { MatchList, ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import type { MatchingWeights, RunFigures } from '@shinequo/contract/matching/weights'
import type { PluralForms } from '../../formats.ts'
import { number, plural } from '../locale.ts'
import { listed } from './components.ts'

/* The page of matches. */

export const matches = 'Asignaciones'
export const aboutMatches = 'Qué coach tiene cada estudiante, y quién lo decide.'
export const list = 'Lista'
export const LISTS = {
  pending: 'En espera',
  no_answers: 'Sin respuestas',
  accepted: 'Activas',
  ended: 'Terminadas',
} satisfies Record<MatchList | 'no_answers', string>
/** The name of a list with its size, such as '12' or 'más de 1,000'. */
export const listCounted = (name: string, count: string) => `${name} (${count})`
export const EMPTY_LISTS = {
  pending: {
    title: 'Nadie espera',
    words:
      'Aquí aparecen estudiantes que ya respondieron y aún no tienen coach, primero las esperas más largas.',
  },
  no_answers: {
    title: 'No falta ninguna respuesta',
    words: 'Aquí aparecen estudiantes con el perfil completo y sin coach que no han enviado respuestas.',
  },
  accepted: {
    title: 'Todavía no hay asignaciones',
    words: 'Cuando haya estudiantes que respondan las preguntas, sus asignaciones aparecerán aquí.',
  },
  ended: {
    title: 'Nada ha terminado',
    words: 'Aquí aparecen las asignaciones que terminaron y las solicitudes que se rechazaron.',
  },
} satisfies Record<MatchList | 'no_answers', { title: string; words: string }>
const THINGS = {
  pending: { one: '# solicitud', other: '# solicitudes' },
  accepted: { one: '# asignación', other: '# asignaciones' },
  ended: { one: '# asignación', other: '# asignaciones' },
} satisfies Record<MatchList, PluralForms>
/** `all` is null if there are more than are counted. */
export const matchesListed = (list: MatchList, shown: number, all: number | null) =>
  listed(shown, all, THINGS[list])
export const partOfAName = 'Parte del nombre del estudiante o del coach'
export const nothingFound = 'No se encontró nada'
export const noMatchOfThatName =
  'En esta lista no hay ninguna asignación de un estudiante o un coach con ese nombre.'
export const showAll = 'Mostrar todo'
export const areMatched = (student: string, coach: string) =>
  `${coach} ya es coach de ${student}. Le avisaremos a ${student} por correo.`
export const nextBest = (student: string) => `A ${student} le asignaremos el siguiente coach que encaje.`

/* A match. */

export const recordOf = (student: string) => `Expediente de ${student}`
export const placesLeft = (places: number) =>
  places === 0 ? 'Sin lugares' : plural(places, { one: '# lugar libre', other: '# lugares libres' })
/** Below a coach's name. */
export const coachWithPlaces = (places: number) => `Coach · ${placesLeft(places)}`
export const coachDecides = (coach: string) => `Decide ${coach}.`
export const coachesFor = (student: string) => `Coaches para ${student}`
export const approve = 'Aprobar'
export const withdraw = 'Retirar'
export const endMatch = 'Terminar asignación'
export const pairAgain = 'Volver a asignar'

/** They agree with 'asignación'. */
const DONE = {
  pending: 'Propuesta',
  accepted: 'Confirmada',
  declined: 'Rechazada',
  ended: 'Terminada',
} satisfies Record<MatchStatus, string>
type Role = NonNullable<ProgrammeMatch['decided']>['role']
const ROLES = { student: 'estudiante', coach: 'coach', admin: 'administración' } satisfies Record<
  Role,
  string
>
/** How a match got its status; `day` is when. */
export const decidedByEngine = (status: MatchStatus, day: string) =>
  `${DONE[status]} automáticamente · ${day}`
/** The engine proposed the match on that day, and it has ended since. */
export const endedByEngine = (day: string) => `Terminada automáticamente · propuesta el ${day}`
export const expired = (day: string) => `Terminada: la respuesta no llegó a tiempo · propuesta el ${day}`
export const gaveWay = (day: string) =>
  `Terminada: alguien con el correo confirmado necesitaba el lugar · propuesta el ${day}`
export const decidedBy = (status: MatchStatus, name: string, role: Role, day: string) =>
  `${DONE[status]} por ${name}, ${ROLES[role]} · ${day}`
/** Decided by somebody whose account no longer exists. */
export const decidedByFormer = (status: MatchStatus, role: Role, day: string) =>
  `${DONE[status]} por una cuenta que ya no existe (${ROLES[role]}) · ${day}`
export const withReason = (decided: string, reason: string) => `${decided} · “${reason}”`
/** What the flag is about, said after 'Qué hacer:'. */
export const whyChanged = (student: string) => `por qué ${student} cambió de coach`

/* Declining a request, ending a match. */

export const declineAsked = (coach: string, student: string) => `¿Rechazar a ${coach} para ${student}?`
export const declineMeans = (student: string) =>
  `No se lo diremos a ${student}, y le buscaremos otro coach que encaje.`
export const notProposedAgain = 'Esta asignación no se volverá a proponer. Todavía puedes hacerla a mano.'
export const withdrawAsked = (coach: string) => `¿Retirar la solicitud enviada a ${coach}?`
export const withdrawMeans = (student: string, coach: string) =>
  `${coach} todavía no ha respondido. ${nextBest(student)}`
export const endAsked = (student: string, coach: string) =>
  `¿Terminar la asignación entre ${student} y ${coach}?`
export const endMeans = (student: string, coach: string) =>
  `Le enviaremos a ${student} un correo amable. ${nextBest(student)} Las sesiones reservadas se mantienen, igual que las notas compartidas. ${coach} ya no verá las respuestas de ${student}, y podrá abrir la página de ${student} solo mientras haya una sesión reservada. Más adelante puedes repetir esta asignación.`
export const requestTakenBack = 'La solicitud se retiró.'
export const matchHasEnded = 'La asignación terminó.'

/* Matching by hand. */

export const pairByHand = 'Asignar a mano'
export const whomToMatch = '¿A quién le quieres asignar coach?'
export const chooseWhosePlace = 'Elige a qué coach reemplaza'
export const chooseCoach = 'Elige un coach'
export const pairStudent = (student: string) => `Asignar coach a ${student}`
export const standsAtOnce =
  'La asignación empieza de inmediato. Aquí están los coaches con lugar, de mayor a menor afinidad.'
export const pairWith = (coach: string) => `Asignar a ${coach}`
export const pair = 'Asignar'
export const candidatesFailed = 'No se pudo cargar la lista de coaches'
export const profileNotCompleted = (student: string) => `${student} todavía no ha completado su perfil.`
export const whosePlace = '¿A qué coach reemplaza?'
export const hasThreeCoaches = (student: string) =>
  `${student} ya tiene tres coaches. La asignación que elijas terminará, y enviaremos un correo amable a las dos personas.`
export const coach = 'Coach'
export const partOfName = 'Parte del nombre'
export const coachesWithRoom = 'Coaches con lugar'
export const nobodyHasRoom = 'Por ahora no hay coaches con lugar.'
export const nobodyOfNameHasRoom = 'No hay coaches con ese nombre que tengan lugar.'
export const bestOf = (shown: number, of: number) =>
  `Se muestran ${number(shown)} de ${number(of)}, con la mayor afinidad. Busca para encontrar más.`
export const bestFit = 'Mayor afinidad'
export const fitRank = (rank: number) => `Afinidad n.º ${rank}`
/** How an earlier match of the two ended. */
export const BEFORE = { declined: 'Se rechazó antes', ended: 'Terminó antes' } satisfies Record<
  'declined' | 'ended',
  string
>

/* A student for whom only people choose coaches. */

export const matching = 'Asignación de coaches'
export const onHold = (student: string) =>
  `En pausa: no se proponen coaches automáticamente. Tu equipo elige a mano los coaches de ${student}.`
export const engineChooses = (student: string) =>
  `Los coaches de ${student} se eligen automáticamente, según sus respuestas. También puedes asignar a mano.`
export const endHold = 'Terminar la pausa'
export const putMatchingOnHold = 'Pausar la asignación'
export const putOnHold = 'Pausar'
export const holdAsked = (student: string) => `¿Pausar la asignación de coaches para ${student}?`
export const endHoldAsked = (student: string) => `¿Terminar la pausa para ${student}?`
export const holdMeans =
  'Los coaches y las solicitudes actuales se mantienen. No se propone a nadie más hasta que termines la pausa.'
export const endHoldMeans = 'Los lugares libres se llenan de inmediato, según las respuestas actuales.'

/* The weights. */

export const weights = 'Ponderación'
export const aboutWeights = 'Qué criterios tiene en cuenta el sistema, y cuánto cuenta cada uno.'
export const weightsFailed = 'No se pudo cargar la ponderación'
/** The name of each weight and the question it asks, in the order in which the page shows them. */
export const WEIGHTS = {
  focus: ['Temas', '¿El coach trabaja en lo que el estudiante quiere trabajar?'],
  time: ['Horarios', '¿El coach tiene horas libres cuando el estudiante quiere reunirse?'],
  style: ['Estilo de coaching', '¿El coach trabaja como le gusta al estudiante?'],
  experience: ['Experiencia', '¿El coach ha vivido lo que pidió el estudiante?'],
  profile_language: ['Idioma del perfil', '¿El coach habla el idioma del perfil del estudiante?'],
  school: ['La misma universidad', '¿El coach fue a la universidad del estudiante, si este lo pidió?'],
  words: [
    'Sus propias palabras',
    '¿El coach escribe sobre lo que el estudiante escribió con sus propias palabras?',
  ],
  record: [
    'Trayectoria',
    '¿Los estudiantes con los mismos temas calificaron bien sus sesiones con el coach? No se muestra cuánto.',
  ],
  room: [
    'Lugares',
    '¿Cuántos lugares libres tiene el coach? Así se reparten los estudiantes entre los coaches.',
  ],
} satisfies Record<keyof MatchingWeights, readonly [name: string, about: string]>
export const percent = (value: number) => `${value}%`
/** Shown instead of a share if no weight counts. */
export const noShare = '–'
export const weightAndShare = (weight: number, share: string) => `${weight} · ${share}`
export const weightOfWhole = (weight: number, share: string) => `${weight} de 100, ${share} del total`
export const conditions =
  'El idioma que pide el estudiante, los lugares libres y los coaches anteriores son condiciones: la ponderación no las cambia. Si alguien no pidió nada en uno de estos criterios, ese criterio no cuenta en su caso.'
export const tryItOn = 'Probar con'
/** The students that weights are tried on. */
export const SCOPES = {
  waiting: { label: 'Quienes esperan', about: 'Respondieron y no tienen coach' },
  everybody: { label: 'Todo el mundo', about: 'Como si nadie tuviera coach todavía' },
}
export const somethingHasToCount =
  'Algo tiene que contar: da un valor mayor que 0 por lo menos a un criterio.'
export const weightsChangedMeanwhile =
  'Otra persona cambió la ponderación. Guarda otra vez para dejar la tuya en su lugar, o empieza de nuevo con la más reciente.'
export const tryWeights = 'Probar esta ponderación'
export const startAgain = 'Empezar de nuevo'
export const usualWeights = 'Ponderación habitual'
export const weightsSaved = 'Guardado. La próxima asignación se hará con esta ponderación.'
/** `found` is a whole sentence. */
export const tried = (found: string) => `Prueba lista. ${found}`
export const trying = 'Probando esta ponderación...'
export const beforeTrial =
  'Antes de guardar nada, mira quién cambiaría de coach, qué tan buenas serían las asignaciones y cómo le iría a cada grupo.'

/* What a trial of weights found. */

export const whatWouldChange = 'Qué cambiaría'
export const nobodyInTrial = 'No hay con quién probar esta ponderación.'
export const nobodyWouldMove = 'Nadie cambiaría de coach principal.'
export const wouldGetAnother = (count: number) =>
  plural(count, {
    one: '# estudiante cambiaría de coach principal.',
    other: '# estudiantes cambiarían de coach principal.',
  })
export const wouldGetOne = (count: number) =>
  plural(count, {
    one: '# estudiante que ahora no tiene coach lo tendría.',
    other: '# estudiantes que ahora no tienen coach lo tendrían.',
  })
export const wouldGetNone = (count: number) =>
  plural(count, {
    one: '# estudiante se quedaría sin coach.',
    other: '# estudiantes se quedarían sin coach.',
  })
export const wouldSeeNothing = (count: number) =>
  plural(count, {
    one: '# estudiante no vería ninguna diferencia.',
    other: '# estudiantes no verían ninguna diferencia.',
  })
export const wishesMet = (now: string, tried: string) =>
  `Deseos cumplidos: ${now} ahora, ${tried} con esta ponderación.`
const studentsOf = (count: number) => plural(count, { one: '# estudiante', other: '# estudiantes' })
const coachesOf = (count: number) => plural(count, { one: '# coach', other: '# coaches' })
export const triedOn = (students: number, coaches: number) =>
  `${studentsOf(students)} y ${coachesOf(coaches)}. No se cambió nada.`
/** The trial used a sample of the students. */
export const triedOnSome = (students: number, of: number, coaches: number) =>
  `Una muestra de ${studentsOf(students)}, de un total de ${number(of)}, y ${coachesOf(coaches)}. No se cambió nada.`
export const byRank = 'Coaches principales, según su afinidad con cada estudiante'
export const byLoad = 'Coaches, según cuántos de sus lugares están ocupados'
/** The rank of the student's first coach among all coaches they could have. */
export const RANKS = [
  'Su mejor opción',
  'Su segunda opción',
  'Su tercera opción',
  'De la cuarta a la décima',
  'Más abajo',
]
export const noCoach = 'Sin coach'
/** How full coaches are. */
export const LOADS = ['Ninguno', 'Hasta la mitad', 'Más de la mitad', 'Sin lugares libres']
export const now = 'Ahora'
export const withTheseWeights = 'Con esta ponderación'
export const tooFewToShow = 'muy pocos para mostrar'
export const fairness = 'Equidad'
export const aboutFairness =
  'De cada grupo, qué porcentaje recibe a alguno de sus tres mejores coaches, redondeado al 5% más cercano. No se muestran los grupos de menos de diez estudiantes, ni otro grupo más junto con ellos, para que no se pueda identificar a nadie.'
export const GROUPS = {
  sex: 'Por género',
  ethnicity: 'Por origen étnico',
  international: 'Por condición de estudiante internacional',
  school: 'Por universidad',
} satisfies Record<RunFigures['groups'][number]['by'], string>
export const notSaid = 'Sin indicar'
export const internationalStudents = 'Estudiantes internacionales'
export const otherStudents = 'Demás estudiantes'

// The choice of a student to pair
export const student = 'Estudiante'
export const students = 'Estudiantes'
export const studentSearchHint = 'Parte del nombre o del correo. Primero, quienes no tienen coach.'
export const studentsDidNotLoad = 'No se pudo cargar la lista de estudiantes'
export const nobodyFits = 'Nadie coincide con tu búsqueda.'
export const firstStudents = (count: number) =>
  `Se muestran ${number(count)}. Escribe parte de un nombre para encontrar a más.`
/** How many coaches a student has. */
export const coachesOfStudent = (count: number) =>
  count === 0 ? 'Sin coach' : plural(count, { one: '# coach', other: '# coaches' })
export const downloadMatches = 'Descargar CSV: asignaciones'
/** The accessible name of a box at a match. */
export const selectMatch = (student: string, coach: string) => `Seleccionar a ${student} con ${coach}`

// Students without a coach: who waits for a match, and who has sent no answers

/* The two cards of the home page. */

export const waitingForMatch = 'En espera de coach'
export const nobodyWaits = 'Nadie espera.'
export const seeWhoWaits = 'Ver quién espera'
export const seeWhoIsMatched = 'Ver quién ya tiene coach'
export const profileNoAnswers = 'Con perfil, sin respuestas'
export const nobodyWithoutAnswers = 'A nadie con perfil le faltan respuestas.'
export const seeAndRemind = 'Ver la lista y enviar recordatorios'
/** `age` is such as '11 days'. */
export const longestWait = (age: string) => `La espera más larga: ${age}`
export const longestAgo = (age: string) => `Desde hace hasta ${age}`
export const countsDidNotLoad = 'No se pudo cargar cuántos estudiantes no tienen coach.'

/* Above the list of who waits. */

const studentCount = (count: number) => plural(count, { one: '# estudiante', other: '# estudiantes' })
export const whoWaits = (requested: number, noCoach: number) => {
  const all = plural(requested + noCoach, { one: 'Espera # estudiante', other: 'Esperan # estudiantes' })
  if (noCoach === 0) return `${all}, con una solicitud a un coach.`
  if (requested === 0) return `${all}, sin solicitud a un coach.`
  return `${all}: ${number(requested)} con una solicitud a un coach, ${number(noCoach)} sin ella.`
}
export const noCoachYet = 'Con respuestas, aún sin coach'
export const noCoachMeans =
  'Hasta ahora no encontramos coach para estas personas. Volvemos a buscar cada 15 minutos, salvo que la asignación esté en pausa, y puedes asignar a mano.'
/** The accessible name of the button. */
export const pairByHandFor = (student: string) => `Asignar coach a ${student} a mano`
export const heldBack = 'Asignación en pausa'
export const notConfirmed = 'No ha confirmado quién es'

/* The list of those without answers. */

export const noAnswersMeans =
  'Tienen el perfil completo, no tienen coach y no han respondido las preguntas. Solo podemos buscar coach cuando respondan.'
export const searchHint = 'Parte de un nombre o correo'
export const reminders = 'Recordatorios'
export const REMINDED = {
  anybody: 'Con o sin recordatorio',
  not_lately: 'Sin recordatorio en los últimos 7 días',
} as const
export const sinceAge = (age: string) => `Desde hace ${age}`
export const remindedOn = (day: string) => `Recordatorio: ${day}`
export const neverReminded = 'Sin recordatorio aún'
export const selectStudent = (student: string) => `Seleccionar a ${student}`
export const studentsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# estudiante', other: '# estudiantes' })
export const nobodyOfThatName = 'En esta lista nadie tiene ese nombre o correo.'
export const nobodyToRemind = 'Nadie a quien recordar'
export const allRemindedLately = 'Ya se envió un recordatorio a todo el mundo en los últimos 7 días.'

/* A trial of weights that finds nobody. */

export const nobodyToTry = (waiting: number) =>
  waiting === 0
    ? 'Nadie espera coach.'
    : `${plural(waiting, { one: 'Espera coach # estudiante', other: 'Esperan coach # estudiantes' })}, y la próxima búsqueda no le puede asignar coach a nadie: hay una solicitud que espera una decisión, la asignación está en pausa o no han confirmado quiénes son.`
export const haveNoAnswers = (count: number) =>
  `${studentCount(count)} ${count === 1 ? 'tiene' : 'tienen'} perfil y aún no ${count === 1 ? 'ha' : 'han'} enviado respuestas.`
export const seeThem = 'Ver la lista'
