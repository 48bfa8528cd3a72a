/** Coaches and students who are matched, as students and coaches see it. */
import type { Alternatives } from '@shinequo/contract/matching/changes'
import type { FieldSentences } from '@shinequo/contract/rules'
import { hour, list, number, plural } from '../locale.ts'
import * as fields from './fields.ts'

/* What both sides and administrators see. */

/** `age` is a length of time, such as '5 horas'. */
export const waits = (age: string) => `Lleva ${age} esperando`
export const whatSpeaksForIt = 'Por qué encajan'
export const reason = 'Motivo'
export const keptInAudit = (student: string) =>
  `Queda en el registro de auditoría, donde ${student} puede leerlo.`
/** A day and the times on it. */
export const sessionTime = (day: string, times: string) => `${day} · ${times}`
export const decline = 'Rechazar'

/** About booked sessions, after a match has ended. */
export const sessionsStay = (count: number) =>
  plural(count, { one: 'Una sesión sigue reservada', other: '# sesiones siguen reservadas' })
export const studentIsTold = (student: string) =>
  `Le avisaremos a ${student} que la asignación terminó y qué sigue reservado. Si hay que cancelar una sesión, su coach puede hacerlo en Sesiones.`
export const sessionsThatStay = 'Sesiones que siguen reservadas'

/* A student's coaches. */

export const matchedCoaches = 'Tus coaches'
export const coachesFailed = 'No se pudieron cargar tus coaches'
export const changeMyAnswers = 'Cambiar mis respuestas'
export const requestIsWithUs = 'Ya tenemos tu solicitud'
export const lookingForCoach = 'Estamos buscando a la persona indicada para ti. La verás aquí.'
export const noCoachYet = 'Todavía no tienes coach'
export const startLooking = 'Encuentra a tu coach'
export const answerFewQuestions =
  'Responde unas cuantas preguntas cortas y buscaremos a alguien que vaya con tu forma de trabajar.'
export const askedOn = (day: string) => `Enviaste tu solicitud el ${day}.`

/* How long a student waits. */

export const cannotSayHowLong = 'Todavía no podemos decirte cuánto va a tardar.'
export const aboutDays = (days: number) =>
  plural(days, { one: 'Alrededor de un día.', other: 'Alrededor de # días.' })
export const upToDays = (days: number) => `Hasta ${number(days)} días.`
export const aboutDaysBetween = (from: number, to: number) =>
  `Entre ${number(from)} y ${number(to)} días, más o menos.`
/** `duration` is a whole sentence about how long it takes. */
export const weWillWrite = (duration: string) => `${duration} Te escribiremos por correo cuando tengas coach.`
export const nobodyHasRoom =
  'Por ahora no hay coaches con lugar para ti. Seguiremos buscando y te escribiremos por correo cuando tengas coach.'

/** For a student who has not confirmed their address. */
export const confirmToKeep =
  'Confirma tu correo para conservar a tu coach. Los lugares son primero para quienes ya lo confirmaron.'
/** About coaches whom the student has lost since; they have not confirmed their address. */
export const gaveWay = (coaches: readonly string[]) =>
  coaches.length === 1
    ? `${coaches[0]} ya no es tu coach: alguien sin coach, que ya había confirmado su correo, necesitaba el lugar.`
    : `${list(coaches)} ya no son tus coaches: otras personas sin coach, que ya habían confirmado su correo, necesitaban los lugares.`

/* Why a coach, and why not. */

export const whyCoach = (coach: string) => `Por qué ${coach}`
export const matchedFromAnswers = (day: string) => `Es tu coach desde el ${day}, según tus respuestas.`
export const chosenByProgramme = (day: string, coach: string) =>
  `Es tu coach desde el ${day}. Tu programa eligió a ${coach} para ti.`
export const whyNotCoach = (coach: string) => `¿Por qué no me asignaron a ${coach}?`
export const answerFailed = 'No se pudo cargar la respuesta'
export const loadingAnswer = 'Cargando la respuesta...'

/* Changing to another coach. */

export const changeFailed = 'No se pudo cargar el formulario para cambiar de coach'
export const notTheRightFit = '¿No es la persona indicada?'
export const nobodyAsksWhy = (coach: string) =>
  `A veces pasa, y nadie te preguntará por qué. Le diremos a ${coach} que la asignación terminó, pero no quién la terminó.`
export const otherCoachesFailed = 'No se pudo cargar la lista de otros coaches'
export const loadingOtherCoaches = 'Cargando otros coaches...'
export const noChangesLeft =
  'Ya cambiaste de coach todas las veces que se puede este periodo. Escribe a tu programa: todavía puede buscarte otro coach.'
export const changesLeft = (count: number) =>
  plural(count, {
    one: 'Puedes cambiar una vez más este periodo.',
    other: 'Puedes cambiar # veces más este periodo.',
  })
export const whomInstead = '¿A quién prefieres en su lugar?'
export const somebodyElse = 'Otra persona'
export const aboutSomebodyElse = 'Buscaremos otro coach que encaje contigo'
export const noOtherHasAPlace =
  'Por ahora no hay más coaches con lugar. Puedes cambiar de todos modos: buscaremos otro coach conforme se abran lugares.'
/** What happens to the upcoming sessions; `when` is the time of the next one. */
export const yourSessions = (count: number, coach: string, when: string) =>
  count === 1
    ? `Tu sesión con ${coach}: ${when}`
    : `Tus ${number(count)} sesiones con ${coach}; la próxima: ${when}`
export const keepSessions = (count: number) => plural(count, { one: 'Conservarla', other: 'Conservarlas' })
export const cancelSessions = (count: number) => plural(count, { one: 'Cancelarla', other: 'Cancelarlas' })
export const countsAsLate = 'Cuenta como cancelación tardía.'
/** Follows `countsAsLate`. */
export const hardlyTaken = 'A estas alturas es difícil que otra persona aproveche esa hora.'
export const toldYouCancelled = (coach: string) => `Le avisaremos a ${coach} por correo que cancelaste.`
/** What a student agrees to. `next` is null if no coach is chosen yet. */
export const sharesNotes = (count: number, former: string, next: string | null) => {
  const notes = plural(count, { one: 'la nota', other: 'las # notas' })
  return `${next ?? 'Mi siguiente coach'} puede leer ${notes} que ${former} compartió conmigo.`
}
/** Follows `sharesNotes`. */
export const ownNotesStay = (former: string) =>
  `Lo que ${former} escribió sin compartirlo con nadie sigue siendo solo suyo.`
export const yourReason = 'Tu motivo'
export const staffReadIt = 'El equipo de tu programa puede leerlo. Ningún coach puede verlo.'
export const addPrivateReason = 'Agregar un motivo privado'
export const changeMyCoach = 'Cambiar de coach'
export const changeTo = (coach: string) => `Cambiar de coach: ${coach}`
export const askFor = (coach: string) => `Pedir que ${coach} sea mi coach`
export const beginsWhenAccepted = (coach: string) =>
  `Esta asignación termina de inmediato. La nueva empieza cuando ${coach} acepte.`
/** The same for a coach who is not known yet, by who accepts. */
export const BEGINS_WHEN = {
  coach: 'Esta asignación termina de inmediato. La nueva empieza cuando tu siguiente coach acepte.',
  programme: 'Esta asignación termina de inmediato. La nueva empieza cuando tu programa la apruebe.',
} satisfies Record<NonNullable<Alternatives['waits_for']>, string>
export const lookingForSomebody = 'Estamos buscando a alguien para ti.'
export const isYourCoachNow = (coach: string) => `${coach} ya es tu coach.`
export const askedFor = (coach: string) => `Ya pedimos que ${coach} sea tu coach.`

/* Requests that wait for a coach. */

export const requestsFailed = 'No se pudieron cargar tus solicitudes'
export const studentsWhoWait = 'Estudiantes que esperan tu respuesta'
export const isYourStudentNow = (student: string) => `${student} ya es tu estudiante.`
export const matchedWithSomebodyElse = (student: string) => `A ${student} le asignaremos otro coach.`
/** What the flag is about, said after 'Qué hacer:'. */
export const whatStudentWrote = (student: string) => `lo que escribió ${student}`
export const answerBy = (day: string, time: string) => `Responde a más tardar el ${day} a ${hour(time)}`
export const answerNow = 'Responde ahora, por favor: estamos por preguntarle a otra persona'
export const accept = (student: string) => `Aceptar a ${student}`
export const declineStudent = (student: string) => `Rechazar a ${student}`
export const declineStudentAsked = (student: string) => `¿Rechazar a ${student}?`
export const notMatchedAgain = (student: string) =>
  `No se lo diremos a ${student}, y le buscaremos otro coach que encaje. Esta asignación no se volverá a proponer.`

/* Looking for a coach. */

export const findYourCoach = 'Encuentra a tu coach'
export const noWrongAnswers = 'No hay respuestas incorrectas. Solo las leen tus coaches.'
export const requestReceived = '¡Solicitud recibida!'
export const workingOnMatching = 'Recibimos tu solicitud y estamos buscando la mejor opción de coach para ti.'
/** Below the fixed text, if coaches were found at once. */
export const alreadyMatched = 'Buena noticia: ya tienes coach.'
export const lookAroundFirst = '¿Prefieres mirar antes?'
export const answersCanChange = 'Puedes cambiar tus respuestas aquí abajo. Cuentan las últimas.'
export const holdTight = '¡Un poco de paciencia! Pronto tendrás noticias.'
/** `duration` is a whole sentence: 'Alrededor de 4 días.' */
export const howLongItTakes = (duration: string) => `¿Cuánto va a tardar? ${duration}`

export const fieldErrors = {
  ...fields.textErrors,
  coach_required: 'Elige un coach',
  place_required: 'Elige a qué coach reemplaza',
  reason_required: fields.reasonRequired,
} satisfies Partial<FieldSentences>
