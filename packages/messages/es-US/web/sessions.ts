/** What coaches see of their students, notes, and the messages that two people wrote in their room. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { hour, list, plural, stopped, timesAreIn } from '../locale.ts'
import * as fields from './fields.ts'

export const sessionCount = (count: number) => plural(count, { one: '# sesión', other: '# sesiones' })

// Next to a coach's day

export const whatIsNew = 'Novedades'
export const nothingNew = 'Nada nuevo. Aparecerá aquí cuando alguien reserve.'
export const matched = 'Ahora es tu estudiante'
/** In these, `session` is its day with the time of day. */
export const booked = (session: string) => `Reservó: ${session}`
export const cancelled = (session: string) => `Canceló: ${session}`
export const rated = (session: string, stars: number) =>
  `Calificó la sesión del ${session}: ${stars} de 5 estrellas`
/** The heading of the same list, if the programme asks about some of them. */
export const noSessionAhead = 'Sin sesión reservada'
export const noSessionForAWeek = 'Una semana sin sesión'
/** Of a student in a list. */
export const programmeAsks = 'Tu programa te pide que sugieras un horario'
export const quietSince = (day: string) => `Sin sesiones desde el ${day}`
export const seeQuietStudents = (count: number) =>
  plural(count, {
    one: 'Ver # estudiante sin sesiones',
    other: 'Ver los # estudiantes sin sesiones',
  })
export const thisMonth = 'Este mes'
/** Below the figures of the month. */
export const figureSessions = 'sesiones'
export const figureRating = 'calificación'
export const figureStudents = 'estudiantes'

// The list of students

/** `zone` reads 'tu hora (Nueva York)'. */
/** Above the coach's students; first names. */
export const gaveWay = (students: readonly string[]) =>
  `${list(students)} todavía no ${students.length === 1 ? 'ha' : 'han'} confirmado su correo, y los lugares fueron para quienes ya lo confirmaron. Quien lo confirme puede volver a estar entre tus estudiantes.`
export const studentsLede = (zone: string) =>
  `Tus estudiantes y quienes han reservado contigo. ${timesAreIn(zone)}`
export const studentsDidNotLoad = 'No se pudo cargar la lista de tus estudiantes'
export const studentsListed = (count: number) =>
  plural(count, { one: '# estudiante', other: '# estudiantes' })
export const searchHint = 'Parte de un nombre o de una carrera'
export const whichStudents = 'Mostrar'
/** Filters. `quiet`: nothing booked and no session for a week. */
export const FILTERS = {
  all: 'Lista completa',
  quiet: 'Sin sesiones',
  needs_session: 'Sin sesión reservada',
  new: 'Nuevas',
  active: 'Activas',
} as const
export const nobodyFound = 'No se encontró a nadie'
export const tryAnotherSearch = 'Nadie coincide con esta búsqueda y este filtro.'
export const showAllStudents = 'Mostrar la lista completa'
/** `age` is a length of time, such as '9 días'. */
export const quietFor = (age: string) => `Sin sesiones desde hace ${age}`
export const newStudent = 'Nueva asignación'
export const noStudentYet = 'Todavía no tienes estudiantes'
export const showsWhenMatched = 'Cuando te asignemos a alguien, o alguien reserve contigo, aparecerá aquí.'
export const bookedNotMatched = 'Reservó sin asignación'
export const whoBookedWithoutMatch =
  'Estas personas reservaron contigo y ahora no están entre tus asignaciones. Las ves aquí mientras haya una sesión reservada y, como máximo, una semana después.'
export const showMoreStudents = 'Mostrar más estudiantes'
/** `start` is a day with a time of day. */
export const nextSession = (start: string) => `Próxima: ${start}`
export const lastSession = (start: string) => `Última: ${start}`
export const nothingBookedYet = 'Todavía nada reservado'
export const missedTheSession = 'No asistió a la sesión'
export const soFar = (count: number) =>
  plural(count, { one: '# sesión hasta ahora', other: '# sesiones hasta ahora' })

// One student

export const student = 'Estudiante'
export const notYourStudent = 'Esta persona no es tu estudiante'
export const matchMayHaveEnded =
  'Puede que la asignación haya terminado, o que su última sesión se haya cancelado o sea de hace más de una semana. En Estudiantes ves a quienes tienes ahora.'
export const studentDidNotLoad = 'No se pudo cargar la página de tu estudiante'
export const about = (name: string) => `Sobre ${name}`
/** Follows a colon. */
export const wroteOfThemselves = (name: string) => `lo que ${name} escribió en su perfil`
export const yourStudentSince = 'Tu estudiante desde'
/** Above the number of sessions that the two had. */
export const together = 'Sesiones hasta ahora'
export const sharesWithYou = (name: string) =>
  `${name} te deja ver su origen étnico, su género y si es estudiante internacional, y puede dejar de hacerlo en cualquier momento.`
export const canShareMore = (name: string) => `${name} puede compartir más desde su perfil.`
export const answers = 'Respuestas'
export const notAnsweredYet = (name: string) => `${name} todavía no ha respondido las preguntas.`
/** For students who booked without a match. */
export const answersOnceMatched = (name: string) =>
  `Verás las respuestas de ${name} cuando te asignemos a esta persona.`
export const moreOnceMatched = (name: string) => `Verás más sobre ${name} cuando te asignemos a esta persona.`
/** `day` and `time`: when the page closes. */
export const openUntil = (name: string, day: string, time: string) =>
  stopped(
    `${name} reservó contigo y ahora no está entre tus asignaciones. Puedes abrir esta página hasta el ${day} a ${hour(time)}`,
  )
export const sessions = 'Sesiones'
export const notBookedYet = (name: string) =>
  `${name} todavía no ha reservado ninguna sesión. Tus estudiantes ven tus horarios libres en tu página.`
/** Comes before the student's note for a session. */
export const wroteBefore = (name: string) => `${name} escribió antes: `
/** Follows a colon; `time` is the day and the slot of the session. */
export const noteBefore = (time: string) => `nota antes de la sesión del ${time}`
export const didNotCome = 'Ausencia'
export const over = 'Realizada'
export const endCoaching = 'Terminar el coaching'
/** `fullName` is the student's. */
export const endCoachingOf = (fullName: string) => `¿Terminar el coaching con ${fullName}?`
export const whatAnEndMeans = (name: string) =>
  `Le enviaremos a ${name} un correo amable y le asignaremos otro coach que encaje. Las sesiones reservadas se mantienen, y ${name} conserva las notas que compartiste. Ya no verás las respuestas de ${name}, y verás a ${name} aquí solo mientras haya una sesión reservada. Tu programa puede volver a asignarte a ${name}.`
export const noLongerYours = (name: string) => `Ya no eres coach de ${name}.`

// Notes

export const moreActs = 'Más acciones'
export const earlierNotes = 'Notas anteriores'
export const handOver = 'Avisar al equipo'
export const yourNotes = 'Tus notas'
export const newNote = 'Nota nueva'
export const note = 'Nota'
export const onlyYouUnlessShared = 'Solo tú puedes leerla, a menos que después la compartas.'
/** What a note is about: a session, or none. */
export const noteIsAbout = 'Sobre'
export const noSession = 'Ninguna sesión en particular'
export const saveNote = 'Guardar nota'
export const noteSavedForYou = 'Nota guardada. Solo tú puedes leerla.'
export const noteSaved = 'Nota guardada.'
export const changedElsewhere = 'Esta nota se modificó desde otra ventana o dispositivo. Ahora dice:'
export const canReadThis = (name: string) => `${name} puede leerla`
export const onlyYou = 'Solo tú'
/** `day` is when the note was written, `time` the day and the slot of the session. */
export const writtenAbout = (day: string, time: string) => `${day} · sobre la sesión del ${time}`
export const stopSharing = 'Dejar de compartir'
export const shareWith = (name: string) => `Compartir con ${name}`
export const onlyYouNow = 'Ahora solo tú puedes leer esta nota.'
export const canReadNow = (name: string) => `${name} ya puede leer esta nota.`
export const shareThisNote = (name: string) => `¿Compartir esta nota con ${name}?`
export const willSeeThisNote = (name: string) =>
  `${name} verá esta nota en tu página. Puedes dejar de compartirla en cualquier momento.`
export const deleteThisNote = '¿Eliminar esta nota?'
export const noLongerReads = (name: string) => `${name} ya no podrá leerla. Esto no se puede deshacer.`
export const deleteNote = 'Eliminar nota'
export const noteDeleted = 'La nota se eliminó.'
export const notesLetYouRead = (name: string) => `Notas que ${name} te deja leer`
export const handedOn = (name: string) =>
  `Las compartió un coach anterior de ${name}, y ${name} quiso que tú también puedas leerlas.`
export const notesFrom = (coach: string) => `Notas de ${coach}`
/** `day` is that of a session. */
export const aboutSessionOf = (day: string) => `Sobre tu sesión del ${day}`
export const sharedNote = (coach: string) => `${coach} compartió una nota contigo.`
export const sharedNoteAbout = (coach: string, day: string) =>
  `${coach} compartió una nota sobre tu sesión del ${day}.`
export const readNote = 'Leerla'
export const putNoteAway = 'Quitar este aviso'
export const notesDidNotLoad = (coach: string) => `No se pudieron cargar las notas de ${coach}`
export const writtenBy = (coach: string, day: string) => `${coach} · ${day}`

// Messages of the room

export const messages = 'Mensajes'
export const messagesDidNotLoad = 'No se pudieron cargar tus mensajes'
export const wroteInTheRoom = (name: string) =>
  `Esto lo escribieron ${name} y tú en la sala. Solo ustedes pueden abrirlo.`
export const yourMessageAt = (moment: string) => `Tú · ${moment}`
export const theirMessageAt = (name: string, moment: string) => `${name} · ${moment}`
/** The name of one message in other texts, after a colon. */
export const yourMessage = (moment: string) => `tu mensaje, ${moment}`
export const theirMessage = (name: string, moment: string) => `mensaje de ${name}, ${moment}`

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  note_required: 'Escribe una nota',
} satisfies Partial<FieldSentences>

// A coach's calendar: a week or a day of sessions, open times and times off, on the page and on paper

export const calendar = 'Calendario'
export const week = 'Semana'
export const day = 'Día'
/** The choice between seven days and one. */
export const shown = 'Días que se muestran'
export const calendarDidNotLoad = 'No se pudo cargar tu calendario'
export const previousWeek = 'Semana anterior'
export const nextWeek = 'Semana siguiente'
/** '23 de nov – 29 de nov de 2026' */
export const span = (first: string, last: string) => `${first} – ${last}`
/** `zone` is a city. */
export const timesInZone = (zone: string) => `Horas de tu zona (${zone})`
export const sessionsPlanned = (count: number) =>
  count === 0 ? 'Sin sesiones' : plural(count, { one: '# sesión', other: '# sesiones' })
export const freeTime = 'Disponible'
export const timeOff = 'No disponible'
export const dayOff = 'Sin horario'
export const clocksChange = 'Cambio de hora'
/** For screen readers. */
export const now = (time: string) => `Ahora, ${time}`
/** Names the part of the calendar that scrolls. */
export const hoursOfDays = 'Las horas de estos días'
export const nothingInTheseDays = 'Aquí no hay nada planeado, y tus estudiantes no ven horarios libres.'
export const openHours = 'Abrir horarios'
export const seeYourWeek = 'Ver tu semana'
export const waitsForYou = (student: string) => `${student} ya está en la sala y te espera.`

// On paper
export const print = 'Imprimir'
export const where = (place: string) => `Lugar: ${place}`
export const studentsNote = (student: string, note: string) => `Nota de ${student}: ${note}`
