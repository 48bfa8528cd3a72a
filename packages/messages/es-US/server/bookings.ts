/** Emails about sessions that are booked, moved or cancelled, and what the server replies when sessions change. */

import type { BookingRules } from '@shinequo/contract/bookings'
import type { FieldSentences } from '@shinequo/contract/rules'
import { stopped } from '../locale.ts'
import * as forms from '../web/bookings.ts'

// Booked.
export const bookedSubject = (coach: string, time: string) => `Tu sesión con ${coach}: ${time}`
export const booked = (coach: string) => `Tu sesión con ${coach} está reservada.`
export const joinFromDashboard =
  'Puedes entrar a la sesión desde Inicio, a partir de 15 minutos antes de que empiece.'
export const moveOrCancel = 'Cambiar de hora o cancelar tu sesión'
export const openYourDashboard = 'Ir a Inicio'
export const receivedSubject = (student: string, time: string) => `${student} reservó una sesión: ${time}`
export const received = (student: string) => `${student} reservó una sesión contigo.`
export const leftANote = (firstName: string) =>
  `${firstName} te dejó una nota. Solo se muestra en la aplicación.`
export const noteMayNeedCare =
  'Tiene palabras que pueden indicar un peligro. Léela antes de la sesión, por favor.'

// Moved.
export const movedSubject = (coach: string, time: string) => `Tu sesión con ${coach} cambió de hora: ${time}`
export const moved = (coach: string) => `Tu sesión con ${coach} cambió de hora.`
export const movedByStudentSubject = (student: string, time: string) =>
  `${student} cambió la hora de una sesión: ${time}`
export const movedByStudent = (student: string) => `${student} cambió la hora de una sesión contigo.`
/** Headings above the new times and above the former ones. */
export const now = 'Ahora:'
export const before = 'Antes:'
export const openYourSession = 'Abrir tu sesión'
export const openTheSession = 'Abrir la sesión'

// Suggested.
/** `time` is when the session is now: 'martes 24 de noviembre'. */
export const proposedSubject = (coach: string, time: string) =>
  `${coach} sugiere otra hora para tu sesión del ${time}`
export const proposed = (coach: string, times: number) =>
  times === 1
    ? `A ${coach} le gustaría cambiar la hora de tu sesión y te sugiere este horario:`
    : `A ${coach} le gustaría cambiar la hora de tu sesión y te sugiere uno de estos horarios:`
export const staysUntilTaken = 'Mientras no elijas uno, tu sesión sigue como estaba:'
export const proposalsAreNotHeld =
  'No apartamos para ti los horarios sugeridos, así que más adelante pueden estar ocupados.'
export const chooseATime = 'Elegir una hora'

// Suggested for a new session.
export const suggestedSubject = (coach: string, times: number) =>
  times === 1
    ? `${coach} te sugiere un horario para una sesión`
    : `${coach} te sugiere horarios para una sesión`
export const suggested = (coach: string, times: number) =>
  times === 1
    ? `A ${coach} le gustaría reunirse contigo y te sugiere este horario:`
    : `A ${coach} le gustaría reunirse contigo y te sugiere uno de estos horarios:`
export const suggestionsAreNotHeld =
  'Nadie tiene apartados estos horarios: son de quien los reserve primero. Si uno ya está ocupado, la página te muestra otros.'
/** Above the links, one for each time. */
export const pickATime = (zone: string) => `Elige un horario para confirmarlo, en la hora de ${zone}:`
export const noneFits = 'Si ninguno te queda bien, puedes decirlo en Inicio. No hace falta que des una razón.'

// Marked as missed, and what was decided when the student objected.
export const missedSubject = (coach: string, time: string) => `Sobre tu sesión con ${coach}: ${time}`
export const missed = (coach: string) => `${coach} anotó que no estuviste en esta sesión.`
export const missedHappens = 'Es algo que pasa y no tienes que explicar por qué.'
/** `until` is a day, a time and a zone. */
export const wereYouThere = (until: string) =>
  `${stopped(`Si estuviste, puedes decirlo en la página de la sesión hasta esta hora: ${until}`)} Tu programa lo revisará.`
export const bookAgain = 'Puedes reservar otra hora cuando te convenga.'
export const decidedSubject = (other: string, time: string) =>
  `Ya se decidió sobre tu sesión con ${other}: ${time}`
export const youWereThere = (coach: string) =>
  `${coach} había anotado que no estuviste en esta sesión, y tú dijiste que sí.`
export const decidedHeld = 'Tu programa lo revisó: la sesión se realizó.'
export const decidedMissed = 'Tu programa lo revisó: la sesión sigue marcada como ausencia.'
export const coachTookBack = (coach: string) => `${coach} quitó la marca: la sesión se realizó.`
export const tellHowItWent = 'Si quieres, cuenta cómo te fue en su página.'
export const studentWasThere = (student: string) =>
  `Habías anotado que ${student} no estuvo en esta sesión, y ${student} dijo que sí.`
export const decidedHeldForCoach =
  'Tu programa lo revisó: la sesión se realizó y cuenta como tal. No tienes que hacer nada.'
export const decidedMissedForCoach =
  'Tu programa lo revisó: la sesión sigue marcada como ausencia. No tienes que hacer nada.'
export const canRateNow = (student: string) => `${student} ya puede dar su opinión sobre ella.`
export const welcomeAgain = (student: string) =>
  `${student} puede reservar otra hora contigo igual que antes.`

// Cancelled.
export const cancelledByYouSubject = (other: string, time: string) =>
  `Cancelaste tu sesión con ${other}: ${time}`
export const cancelledByYou = (other: string) => `Cancelaste esta sesión con ${other}. Ya no se realizará:`
export const otherIsTold = (firstName: string) => `Ya le avisamos a ${firstName}.`
export const hourStaysClosed = 'La hora queda cerrada para tus estudiantes.'
export const timeIsOpenAgain = 'La hora vuelve a estar disponible para tus estudiantes.'
export const findAnotherTime = 'Buscar otra hora'
export const seeYourSessions = 'Ver tus sesiones'
export const cancelledByStudentSubject = (student: string, time: string) =>
  `${student} canceló una sesión: ${time}`
export const cancelledByStudent = (student: string) => `${student} canceló esta sesión. Ya no se realizará:`
export const cancelledByCoachSubject = (coach: string, time: string) =>
  `${coach} tuvo que cancelar tu sesión: ${time}`
export const cancelledByCoach = (coach: string) => `${coach} tuvo que cancelar tu sesión. Ya no se realizará:`
/** The reason that the other person gave, in their own words. */
export const writes = (firstName: string, words: string) => `${firstName} escribe: ${words}`
export const nearestOpenTimes = (firstName: string, zone: string) =>
  `Los horarios libres más cercanos con ${firstName}, en la hora de ${zone}:`
export const openTime = (day: string, times: string) => `${day} · ${times}`
export const seeAllOpenTimes = 'Ver todos los horarios libres'

// What the server replies to requests.

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  only_cancelled: 'Solo se puede incluir cancelled',
  times_required: 'Indica las horas',
  too_many_proposals: 'Puedes sugerir tres horarios como máximo',
} satisfies FieldSentences<keyof BookingRules>
