/** Booking a session, the lists of sessions, and what can be done with one: join, move, cancel, suggest other times. */

import type { FieldSentences } from '@shinequo/contract/rules'
import type { SessionDetails } from '@shinequo/contract/sessions'
import { number, plural, stopped, timesAreIn } from '../locale.ts'
import * as fields from './fields.ts'

type Side = 'student' | 'coach' | 'admin'
/** Who did something: the reader, the programme, or the other person, who is named by first name. */
type Actor = 'you' | 'programme' | 'other'

// Times

/** 'mar 24 de nov · 3:00 – 3:30 p. m.' */
export const slotLine = (day: string, slot: string) => `${day} · ${slot}`
/** The same in two parts; a line may break between them. */
export const slotLineParts = (day: string, slot: string) => [`${day} ·`, slot] as const
/** 'mar 24 de nov · 3:00 p. m.' */
export const startLine = (day: string, time: string) => `${day} · ${time}`
/** 'mar 24 de nov, 3:00 p. m.', also within a sentence. */
export const dayAtTime = (day: string, time: string) => `${day}, ${time}`
/** 'mar 24 de nov · tu hora (Nueva York)' */
export const dayInZone = (day: string, zone: string) => `${day} · ${zone}`
/** 'martes, 2:00 p. m.', on a narrow button. */
export const shortTime = (weekday: string, time: string) => `${weekday}, ${time}`
export const today = 'Hoy'
export const todayIs = (day: string) => `Hoy, ${day}`
/** A slot in the other person's time zone, if it is a different one. */
export const theirSlot = (slot: string, name: string, zone: string) => `${slot} para ${name} (${zone})`
export const theirDayAndSlot = (day: string, slot: string, name: string, zone: string) =>
  `${day} · ${slot} para ${name} (${zone})`
/** Short facts in one line; a fact that is not known is null. */
export const facts = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
/** A fact that follows others in a line. */
export const furtherFact = (fact: string) => ` · ${fact}`
/** A quotation of what somebody wrote. */
export const quoted = (text: string) => `“${text}”`

/** How far off a start is. Each is used alone, and as `until` in `lateForCoach`. */
export const now = 'ahora'
export const tomorrow = 'mañana'
export const inMinutes = (count: number) => plural(count, { one: 'en # minuto', other: 'en # minutos' })
export const inHours = (count: number) => plural(count, { one: 'en # hora', other: 'en # horas' })
export const inDays = (count: number) => plural(count, { one: 'en # día', other: 'en # días' })
export const startsInMinutes = (count: number) =>
  plural(count, { one: 'Empieza en # minuto', other: 'Empieza en # minutos' })
export const runningNow = 'En curso'

// Choosing a time and booking it

export const yourSession = 'Tu sesión'
export const giveItBack = 'Liberar esta hora'
export const chooseATime = 'Elige una hora para continuar.'
export const notes = 'Notas'
export const notesPlaceholder = 'Escribe aquí tus notas...'
export const notesHint = (coach: string) =>
  `${coach} las leerá antes de la sesión. Si la hora deja de estar apartada, siguen aquí.`
export const confirmBooking = 'Confirmar reserva'
export const nearestOpenTimes = 'Los horarios libres más cercanos'
export const freeUntilTheStart = 'Puedes cambiarla de hora hasta dos veces, o cancelarla, hasta que empiece.'
/** `time` is a day with a time of day. */
export const freeUntil = <T>(time: T) => [
  'Hasta el ',
  time,
  ' puedes cambiarla de hora dos veces como máximo, o cancelarla. Después todavía puedes cancelarla, pero cuenta como cancelación tardía: a esas alturas, casi nadie más puede aprovechar la hora.',
]
export const tooSoonToMove =
  'Falta muy poco para que empiece, así que ya no puedes cambiarla de hora. Puedes cancelarla hasta que empiece, pero cuenta como cancelación tardía: a estas alturas, casi nadie más puede aprovechar la hora.'
export const bookingConfirmed = '¡Reserva confirmada!'
export const requestReceived = 'Recibimos tu reserva.'
export const withCoach = (coach: string, zone: string) => `Con ${coach} · ${zone}`
export const mailIsOnItsWay = <T>(email: T) => ['Un correo con los detalles va en camino a ', email, '.']
/** `button` is the label `joinNow`, set in bold. */
export const joinNowAppears = <T>(button: T) => [
  'El botón ',
  button,
  ' aparece en Inicio 15 minutos antes de que empiece.',
]
/** `time` ends in 'p. m.', so no full stop follows it. */
export const changeFreelyUntil = <T>(time: T) => [
  'Si surge algo, puedes cambiarla de hora o cancelarla hasta el ',
  time,
  ' Después, una cancelación cuenta como tardía.',
]
export const cancelUntilTheStart =
  'Si surge algo, puedes cancelarla hasta que empiece. Como falta tan poco, cuenta como cancelación tardía.'
/** Another coach has a free time earlier than the coach on the page; `day` is 'mar' or '30 nov'. */
export const soonerWith = <T>(coach: string, day: string, time: T) => [`Antes con ${coach}: ${day} `, time]

// A student's lists

export const upcomingSessions = 'Próximas sesiones'
export const upcomingSessionsList = 'Próximas sesiones, lista'
export const previousSessions = 'Sesiones anteriores'
export const previousSessionsList = 'Sesiones anteriores, lista'
/** Without a network: when the list was last up to date. */
export const saved = (day: string, time: string) => `Actualizado: ${day}, ${time}`
export const nothingBooked = 'No tienes nada reservado'
export const chooseACoach = 'Elige a tu coach y reserva treinta minutos el día que te convenga.'
export const noSessionsYet = 'Todavía no tienes sesiones'
export const yourFirstSession =
  'La primera dura treinta minutos, el día que te convenga. Todo empieza por encontrar coach.'
export const findYourCoach = 'Encuentra a tu coach'
/** While a request for a coach waits. */
export const notYetBooked = 'Todavía no hay nada reservado'
export const onceYouAreMatched =
  'Estamos buscando a tu coach. En cuanto tengas coach, aquí eliges un día y treinta minutos.'
/** A download of the session for calendar programs. */
export const calendar = 'Calendario'
/** Below a single upcoming session. */
export const beforeYouMeet = 'Antes de conversar'
export const thinkOfOneThing = 'No tienes que preparar nada. Si algo te da vueltas, empieza por ahí.'
export const bookOneMore = 'Reservar otra sesión'
/** Below a single previous session. */
export const sinceThen = 'Desde entonces'
export const smallStepsCount = 'Lo que hayas probado cuenta, y lo que todavía no, también.'
export const nothingHereYet = 'Todavía no hay nada aquí'
export const afterYourFirstSession =
  'Después de tu primera sesión, la encontrarás aquí y podrás dar tu opinión.'
export const showAllSessions = (count: number) => `Mostrar las ${count} sesiones`
export const showEarlierSessions = 'Mostrar sesiones anteriores'
export const sessionsDidNotLoad = 'No se pudieron cargar tus sesiones'
export const giveFeedback = 'Dar tu opinión'
export const didNotTakePlace = 'Esta sesión no se realizó.'
export const bookAnotherTime = 'Reservar otra hora'
/** A link to what the coach has written. */
export const coachPlan = 'Plan de tu coach'
export const yourNote = 'Tu nota.'
/** Before the student's note, as the coach reads it. */
export const noteOf = (student: string) => `Nota de ${student}.`
/** The name of a note in other texts, after a colon; `when` is a day or a time of day. */
export const noteOn = (student: string, when: string) => `nota de ${student}, ${when}`

// What can be done with a session

export const joinNow = 'Entrar ahora'
export const details = 'Detalles'
export const move = 'Cambiar de hora'

// Cancelling

export const cancelYourSession = (coach: string) => `¿Cancelar tu sesión con ${coach}?`
export const cancelTheSession = 'Cancelar la sesión'
export const keepMySession = 'Conservar mi sesión'
export const countsAsLate = 'Cuenta como cancelación tardía.'
export const lateForCoach = (until: string, coach: string) =>
  `${stopped(`Empieza ${until}`)} ${coach} guardó esta media hora para ti, y a estas alturas es difícil que la aproveche otra persona.`
export const aWordFor = (coach: string) => `Un mensaje para ${coach}`
export const reasonPlaceholder = 'Por ejemplo: hoy no me siento bien.'
export const freeForOthers = 'La hora queda libre al instante para otras personas.'
export const canTakeItBack =
  'Durante un minuto puedes deshacer la cancelación, mientras nadie haya reservado la hora.'
export const cancelSessionWith = (student: string) => `¿Cancelar la sesión con ${student}?`
/** `when` is the day and the slot of the session, `student` the first name. */
export const cancellationIsTold = (when: string, student: string) =>
  `${stopped(when)} En un minuto le avisamos a ${student} por correo, con tu motivo y tus horarios libres más cercanos. Hasta entonces puedes deshacer la cancelación.`
export const cancelSession = 'Cancelar sesión'
export const keepSession = 'Conservar sesión'
export const onTheWay = (student: string) => `Puede que ${student} ya esté en camino.`
export const reason = 'Motivo'
export const readsIt = (student: string) => `${student} lo leerá.`
export const closeThisHour = 'Cerrar también esta hora, para que nadie la reserve'
export const isCancelled = 'Cancelada.'
export const hearsInAMinute = (name: string) => `Le avisaremos a ${name} en un minuto.`
export const hearsWithinAMinute = (name: string) => `Le avisaremos a ${name} en menos de un minuto.`
/** `clock` counts down, '0:42'. */
export const hearsIn = (name: string, clock: string) => `Le avisaremos a ${name} en ${clock}.`
export const standsAgain = (name: string) => `Tu sesión con ${name} vuelve a estar en pie.`
/** `time` is a day with a time of day. */
export const hadToCancel = <T>(coach: string, time: T) => [`${coach} tuvo que cancelar tu sesión del `, time]
export const nearestTimesWith = (coach: string) => `Los horarios libres más cercanos con ${coach}:`
export const seePageOf = (coach: string) => `Ver la página de ${coach}`
export const messagesFromCoaches = (count: number) =>
  plural(count, { one: 'Un mensaje de tu coach', other: '# mensajes de tus coaches' })

// Moving, and times that the coach suggests

export const moveYourSession = (coach: string) => `Cambiar la hora de tu sesión con ${coach}`
export const oldTimeStaysUntil = 'Conservas la hora reservada hasta que confirmes el cambio.'
export const canMoveTwice = 'Puedes cambiar una sesión de hora dos veces.'
export const canMoveOnceMore = 'Puedes cambiarla de hora una vez más.'
export const movedTwice =
  'Ya la cambiaste de hora dos veces. Todavía puedes aceptar un horario que sugiera tu coach.'
export const keepTime = (time: string) => `Conservar: ${time}`
export const moveToTime = (time: string) => `Cambiar a: ${time}`
export const movedTo = (day: string, slot: string, coach: string) =>
  `${stopped(`Cambiada al ${day}, ${slot}`)} Le avisaremos a ${coach}.`
/** Below the old and the new time of the session. A screen reader says the day first. */
export const oldTime = 'hora actual'
export const newTime = 'hora nueva'
export const dayBefore = (day: string) => `${day}, `
export const chooseTheNewTime = 'Elige la hora nueva aquí abajo.'
export const noOtherFreeTime = (coach: string) =>
  `${coach} no tiene otros horarios libres en las próximas tres semanas. Los nuevos aparecen aquí en cuanto se abren.`
export const timesSuggestedBy = (coach: string) => `Horarios que sugiere ${coach}`
export const wouldRatherMeet = (coach: string) =>
  `${coach} prefiere que se reúnan a otra hora. Conservas la hora reservada hasta que elijas uno de estos horarios.`
export const keepTheOldTime = 'Conservar mi hora reservada'
export const oldTimeStays = 'Conservas tu hora reservada.'
export const suggestOtherTimes = 'Sugerir otros horarios'
export const suggestOtherTimesTo = (student: string) => `Sugerir otros horarios a ${student}`
export const upToThree = (day: string, student: string) =>
  `Elige hasta tres. Tu sesión del ${day} no cambia hasta que ${student} elija uno.`
export const neverMind = 'Dejarlo así'
export const send = 'Enviar'
export const takeThemBack = 'Retirarlos'
export const suggestionsTakenBack = 'Sugerencias retiradas.'
export const suggestionsSent = (student: string) =>
  `Enviado. ${student} puede elegir un horario o conservar la hora reservada.`
export const suggestedTimes = 'Horarios sugeridos'
/** `time` is the day and the slot. */
export const leaveOut = (time: string) => `Quitar ${time}`
export const timesDidNotLoad = 'No se pudieron cargar tus horarios'
export const noOtherOpenTime =
  'No tienes otros horarios libres en las próximas tres semanas. Abre algunos en Disponibilidad.'
export const youSuggested = 'Sugeriste:'
export const notAnswered = (student: string) => `${student} todavía no ha respondido.`

// What changed

export const whatChanged = 'Qué cambió'
export const whatChangedWith = (name: string) => `Qué cambió: tu sesión con ${name}`
/** Who did it and what was done: `you` is the verb used alone, `they` the verb after a name. */
const did = (actor: Actor, name: string, you: string, they: string) =>
  ({ you, programme: `El programa ${they}`, other: `${name} ${they}` })[actor]
/** What happened to a session. `name` is the other person's first name, and times are days with slots. */
export const booked = (actor: Actor, name: string, time: string | null) =>
  stopped(`${did(actor, name, 'Reservaste', 'reservó')} la sesión${time ? ` del ${time}` : ''}`)
export const moved = (actor: Actor, name: string, from: string | null, to: string | null) => {
  const times = `${from ? ` del ${from}` : ''}${to ? ` al ${to}` : ''}`
  return stopped(`${did(actor, name, 'Cambiaste', 'cambió')} la sesión${times || ' de hora'}`)
}
export const cancelled = (actor: Actor, name: string, time: string | null, late: boolean) =>
  stopped(
    `${did(actor, name, 'Cancelaste', 'canceló')} la sesión${time ? ` del ${time}` : ''}${late ? ', con poca anticipación' : ''}`,
  )
export const restored = (actor: Actor, name: string) =>
  `${did(actor, name, 'Deshiciste', 'deshizo')} la cancelación.`
export const proposed = (actor: Actor, name: string) =>
  `${did(actor, name, 'Sugeriste', 'sugirió')} otros horarios.`

// A coach's lists and day

export const sessionsLede = (zone: string) =>
  `Puedes entrar desde 15 minutos antes del inicio. Puedes marcar una ausencia desde 10 minutos después del inicio y hasta un día después. Las sesiones canceladas están en “Pasadas”. ${timesAreIn(zone)}`
export const whichSessions = 'Qué sesiones'
/** For one session, and for several. */
export const upcoming = 'Próximas'
export const past = 'Pasadas'
export const pastSessions = 'Sesiones pasadas'
export const overIsKeptHere = 'Aquí quedan las sesiones que ya terminaron o se cancelaron.'
export const noSessionsBooked = 'No hay sesiones reservadas'
export const lookAtYourHours = 'Ver tu horario'
export const studentsBookYourHours =
  'Tus estudiantes reservan en las horas que tienes abiertas. También te avisaremos por correo de cada reserva.'
export const cancellationReason = (by: Side, text: string) =>
  by === 'coach' ? `Tu motivo: ${text}` : `Motivo: ${text}`
export const cancelledAtShortNotice = 'Cancelada con poca anticipación.'
export const willBeThere = (student: string) => `${student} asistirá.`
export const markNoShow = 'Marcar ausencia'
/** Asks before a student is marked as absent. */
export const didNotComeQuestion = (student: string) => `¿${student} no asistió?`
export const whatNoShowMeans = (student: string) =>
  `${student} leerá que marcaste su ausencia y no podrá dar su opinión. Si sí estuvo, puede decirlo durante dos días y tu programa decide. Puedes deshacerlo hasta un día después de la sesión.`
/** `time` is a time of day. */
export const wasInTheRoom = (student: string, time: string) => `${student} estuvo en la sala (${time}).`
export const tookPlace = 'Sí se realizó'
export const undoNoShow = 'Quitar ausencia'
export const notedNoShow = (student: string) => `Anotado: ${student} no asistió.`
export const noShowTakenBack = (student: string) => `${student} ya no aparece como ausente.`
/** The state of a session, in a word. */
export const stateCancelled = 'Cancelada'
export const stateMissed = 'Ausencia'
export const stateDone = 'Realizada'
export const firstTime = 'Primera sesión'
/** `position` is the number of the session between two people: 3 for the third. */
export const sessionNumber = (position: number) => `Sesión ${number(position)}`
export const dayDidNotLoad = 'No se pudo cargar tu día'
export const loadingYourDay = 'Cargando tu día...'
export const previousDay = 'Día anterior'
export const nextDay = 'Día siguiente'
export const backToToday = 'Volver a hoy'
/** `zone` is the name of a city. */
export const zoneTime = (zone: string) => `Hora de ${zone}`
export const zoneTimeAndNext = (zone: string, day: string, time: string, student: string) =>
  `Hora de ${zone} · Próxima sesión: ${day}, ${time}, con ${student}`
export const noSessionToday = 'Hoy no tienes sesiones'
export const noSessionOnThisDay = 'No tienes sesiones este día'
export const showsWhenBooked = 'Cuando alguien reserve una sesión contigo, aparecerá aquí.'
/** For screen readers, before the time of day that a line marks as now. */
export const nowBefore = 'Ahora, '
/** `running` is the text `runningNow`. */
export const minutesLeft = <T>(running: T, time: string, minutes: number) => [
  running,
  plural(minutes, { one: ` · ${time}, queda # minuto`, other: ` · ${time}, quedan # minutos` }),
]
const FREE_FOR = [
  '',
  'Una hora libre',
  'Dos horas libres',
  'Tres horas libres',
  'Cuatro horas libres',
  'Cinco horas libres',
  'Seis horas libres',
]
/** `hours` may end in a half, such as 1.5. */
export const freeFor = (hours: number) => FREE_FOR[hours] ?? `${number(hours)} horas libres`

// The page of one session

export const noSuchSession = 'No encontramos esta sesión'
export const sessionOfSomebodyElse = 'Puede que el enlace ya no sirva o que la sesión sea de otras personas.'
export const sessionDidNotLoad = 'No se pudo cargar tu sesión'
export const addToCalendar = 'Agregar al calendario'
export const mailAboutThisSession = 'Correos sobre esta sesión'
export const iWillBeThere = 'Voy a asistir'
export const youWillBeThere = (coach: string) => `Dijiste que vas a asistir. ${coach} puede verlo.`
export const canSeeItThen = (coach: string) => `${coach} verá que vas a asistir.`
/** What happened to a session that is no longer upcoming. */
export const STANDING = {
  booked: 'Esta sesión ya terminó.',
  completed: 'Esta sesión ya terminó.',
  cancelled: 'Esta sesión se canceló. Ya no se realizará.',
  no_show: 'Esta sesión está marcada como ausencia.',
} satisfies Record<SessionDetails['status'], string>

export const fieldErrors = {
  ...fields.textErrors,
  student_reason_required: 'Escribe por qué: tu estudiante lo leerá',
} satisfies Partial<FieldSentences>

// Times for a new session that a coach suggests to a student. In these, a person is a first name.

// The coach
/** To a coach whom the programme asks. */
export const programmeAsksFor = (student: string) =>
  `Tu programa te pide que sugieras un horario a ${student}.`
export const suggestATime = 'Sugerir un horario'
export const changeTheTimes = 'Cambiar los horarios'
export const suggestATimeTo = (student: string) => `Sugerir horarios a ${student}`
export const upToThreeOpen = (student: string) =>
  `Elige hasta tres de tus horarios libres. Se los enviaremos por correo a ${student}. Nadie los tiene apartados: son de quien los reserve primero.`
export const sent = (student: string) =>
  `Enviado. ${student} puede elegir un horario o decir que ninguno le queda bien.`
export const takeBack = 'Retirar'
export const withdrawn = 'Sugerencia retirada.'
/** How a suggestion stands; times are days with slots. */
export const accepted = (student: string, time: string) => stopped(`${student} reservó la sesión del ${time}`)
export const declined = (student: string) => `A ${student} no le queda bien ninguno de tus horarios.`
export const expired = (student: string) =>
  `${student} no respondió antes de que pasaran los horarios que sugeriste.`
export const inviteStudent = (student: string) =>
  `Invita a ${student} a una sesión: sugiere hasta tres de tus horarios libres.`
export const meetNext = 'Próxima sesión'

// The student
export const suggestsTimes = (coach: string, times: number) =>
  times === 1
    ? `${coach} te sugiere un horario para una sesión`
    : `${coach} te sugiere horarios para una sesión`
export const firstComeFirstServed = (times: number) =>
  times === 1
    ? 'Nadie tiene apartado este horario: es de quien lo reserve primero.'
    : 'Nadie tiene apartados estos horarios: son de quien los reserve primero.'
export const choose = (time: string) => `Elegir ${time}`
export const noLongerOpen = 'ya no está libre'
export const youAreBusy = 'tienes otra sesión a esa hora'
export const nearestOthers = (coach: string) => `Los horarios libres más cercanos con ${coach}:`
export const noneOfThese = 'Ninguno de estos'
export const coachSeesThat = (coach: string) => `${coach} puede ver que ningún horario te queda bien.`
