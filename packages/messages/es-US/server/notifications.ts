/** What all emails have in common, reminders, and emails about matches. */
import type { NotificationRules } from '@shinequo/contract/notifications'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, plural } from '../locale.ts'
import { dayText, momentText, proseDayText, slotText, timeText, yourTime, zoneName } from '../times.ts'
import { callTheLine } from '../web/crisis.ts'

export { REMINDERS } from '../web/people-acts.ts'

export const greeting = (firstName: string) => `Hola, ${firstName}:`
/** For a person whose name we do not know. */
export const greetingWithoutName = 'Hola:'
/** For an address that may belong to anybody. */
export const greetingToStranger = 'Hola:'
/** The last line of every mail. `asking`: how one is answered in Spanish, as the programme wrote it. */
export const crisisLine = (number: string, takesTexts: boolean, asking: string) =>
  `¿Estás en crisis? ${callTheLine(number, takesTexts, asking)}, a cualquier hora.`
export const stopMailLikeThis = 'No recibir más correos como este'
/** A link in plain-text mail: its label, with the address on the next line. */
export const linkInText = (label: string, url: string) => `${label}:\n${url}`
/** Comes before the names of calendars on the web. */
export const addToCalendar = 'Agregar al calendario:'
export const openAttachedFile = 'El archivo adjunto se abre con el Calendario de Apple y otros.'

// Times in mail.
/** A date and time with the reader's time zone. */
export const momentInZone = (instant: number, zone: string) =>
  `${momentText(instant, zone)} · ${yourTime(zone)}`
/**
 * A session in another person's time zone, followed by whose zone it is: 'mar 24 de nov · 3:00 – 3:30 p. m. · UTC'.
 */
export const timesOf = (start: number, end: number, zone: string, whose: string) =>
  `${dayText(start, zone)} · ${slotText(start, end, zone)} · ${whose}`
export const othersTime = (firstName: string, zone: string) => `la hora de ${firstName} (${zoneName(zone)})`
/** A time in the subject of a mail: 'mar 24 de nov, 3:00 p. m. (Nueva York)'. */
export const shortTime = (instant: number, zone: string) =>
  `${dayText(instant, zone)}, ${timeText(instant, zone)} (${zoneName(zone)})`
/** When a session starts, within a sentence of a subject: the day alone, since it is written in full. */
export const startInSentence = (instant: number, zone: string) => proseDayText(instant, zone)

// Reminders.
export const tomorrowSubject = (other: string, time: string) => `Tu sesión con ${other}: ${time}`
export const comingUp = (other: string) => `Se acerca tu sesión con ${other}.`
export const inAnHourSubject = (other: string) => `En una hora: tu sesión con ${other}`
export const inAnHour = (other: string) => `En una hora empieza tu sesión con ${other}.`
export const inMinutesSubject = (other: string, minutes: number) => `${soon(minutes)}: tu sesión con ${other}`
export const inMinutes = (other: string, minutes: number) =>
  `${soon(minutes)} empieza tu sesión con ${other}.`
const soon = (minutes: number) => plural(minutes, { one: 'En un minuto', other: 'En # minutos' })
export const sayYouWillBeThere = 'Confirmar que vas a asistir'
export const joinNow = 'Entrar ahora'

// Feedback.
export const feedbackSubject = (other: string) => `¿Cómo te fue en tu sesión con ${other}?`
export const feedbackAsked = (firstName: string) =>
  `Tu sesión con ${firstName} terminó. ¿Cómo te fue? Contarnos toma un minuto.`
export const whatCoachSees = (firstName: string) =>
  `${firstName} ve las estrellas que das. El formulario dice quién podrá leer lo que escribas.`
export const giveFeedback = 'Dar tu opinión'

// Notes that coaches share.
export const noteSharedSubject = (coach: string) => `${coach} compartió una nota contigo`
export const noteShared = (firstName: string) => `${firstName} escribió algo para que lo leas.`
export const noteSharedAbout = (firstName: string, start: number, zone: string) =>
  `${firstName} escribió algo para ti sobre tu sesión del ${proseDayText(start, zone)}.`
export const noteIsNotInMail = 'La nota no está en este correo. Puedes leerla después de iniciar sesión.'
export const readTheNote = 'Leer la nota'

// Matches.
export const matchedSubject = 'Ya tienes coach'
export const matched = (coaches: readonly string[]) =>
  coaches.length === 1
    ? `Desde ahora, ${coaches[0]} es tu coach.`
    : `Desde ahora, ${list(coaches)} son tus coaches.`
export const takeYourTime =
  'Tómate tu tiempo. Cuando quieras, elige una media hora que te convenga para conversar.'
export const seePageOf = (firstName: string) => `Ver la página de ${firstName}`
export const askingAnotherSubject = 'Estamos buscando otro coach para ti'
export const stillLookingSubject = 'Seguimos buscando coach para ti'
export const noAnswerYet =
  'Le preguntamos a una persona si puede ser tu coach, y todavía no tenemos respuesta. A veces pasa, y no tiene nada que ver contigo.'
export const askingAnother =
  'Para que no tengas que esperar más, le estamos preguntando a otra persona que encaja con las respuestas que diste.'
export const lookingForAnother =
  'Para que no tengas que esperar su respuesta, estamos buscando a otra persona que encaje con las respuestas que diste.'
export const weWriteWhenMatched = 'No tienes que hacer nada. Te escribiremos cuando te asignemos coach.'
export const seeHowItStands = 'Ver cómo va'
export const matchEndedSubject = 'Un cambio en tu coaching'
export const matchEnded = (coach: string) =>
  `${coach} ya no es tu coach. A veces pasa, y no tiene nada que ver contigo.`
export const sessionsStay = (sessions: number) =>
  plural(sessions, {
    one: 'Si prefieres no reunirte, escribe a tu programa. La sesión que reservaste sigue en pie:',
    other: 'Si prefieres no reunirte, escribe a tu programa. Las sesiones que reservaste siguen en pie:',
  })
export const anotherCoachFound =
  'Tu programa ya encontró otro coach para ti. En otro correo te diremos quién es.'
export const weLookForTheNext =
  'Estamos buscando coach para ti otra vez, según las respuestas que diste. No tienes que hacer nada.'
export const sharedStaysYours = (firstName: string) =>
  `Lo que ${firstName} compartió contigo sigue siendo tuyo, y puedes leerlo.`
export const seeYourCoaches = 'Ver a tus coaches'
export const matchEndedForCoachSubject = (student: string) => `${student} ya no está entre tus estudiantes`
export const matchEndedForCoach = (firstName: string) =>
  `Ya no eres coach de ${firstName}, y ya se lo dijimos. No tienes que hacer nada.`
export const sessionsStayForCoach = (sessions: number) =>
  plural(sessions, {
    one: 'Esta sesión sigue reservada; puedes cancelarla en Sesiones:',
    other: 'Estas sesiones siguen reservadas; puedes cancelarlas en Sesiones:',
  })
export const sharedStaysTheirs = (firstName: string) =>
  `${firstName} puede seguir leyendo lo que le compartiste. Vuelves a tener lugar para otra persona.`
export const seeYourStudents = 'Ver a tus estudiantes'
export const gaveWaySubject = 'Confirma tu correo para conservar a tu coach'
export const gaveWay = (coaches: readonly string[]) =>
  coaches.length === 1
    ? `${coaches[0]} ya no es tu coach. No quedaban lugares, y alguien que ya había confirmado su correo no tenía coach, así que el lugar fue para esa persona. No tiene nada que ver contigo.`
    : `${list(coaches)} ya no son tus coaches. No quedaban lugares, y otras personas que ya habían confirmado su correo no tenían coach, así que los lugares fueron para ellas. No tiene nada que ver contigo.`
export const gaveWayBeforeAnswer =
  'Le habíamos preguntado a una persona si podía ser tu coach. No quedan lugares, y ese fue para alguien sin coach que ya había confirmado su correo. No tiene nada que ver contigo.'
export const confirmToKeepNext =
  'Cuando confirmes tu correo, te buscaremos coach otra vez y tu lugar ya no se dará a nadie más. Abre el enlace que te enviamos cuando te registraste o pide desde tu página de inicio que te lo enviemos otra vez.'
export const confirmYourEmail = 'Confirmar mi correo'
export const gaveWayForCoachSubject = (students: readonly string[]) =>
  students.length === 1
    ? `${students[0]} ya no está entre tus estudiantes`
    : `${students.length} personas ya no están entre tus estudiantes`
export const gaveWayForCoach = (students: readonly string[]) =>
  students.length === 1
    ? `Ya no eres coach de ${students[0]}, y ya se lo dijimos. Todavía no ha confirmado su correo, y alguien que sí lo confirmó se habría quedado sin coach. Ahora esa persona tiene el lugar.`
    : `Ya no eres coach de ${list(students)}, y ya se lo dijimos. Todavía no han confirmado su correo, y otras personas que sí lo confirmaron se habrían quedado sin coach. Ahora ellas tienen los lugares.`
export const mayComeBack =
  'Quien confirme su correo puede volver a estar entre tus estudiantes. No tienes que hacer nada.'

/** Errors at fields. */
export const fieldErrors = {
  true_or_false: 'Indica true o false',
} satisfies FieldSentences<keyof NotificationRules>
