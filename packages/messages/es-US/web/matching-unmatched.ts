/** Students without a coach, as administrators see them: who waits for a match, and who has sent no answers. */
import { number, plural } from '../locale.ts'
import { listed } from './lists.ts'

/* The two cards of the home page. */

export const waitingForMatch = 'En espera de coach'
export const nobodyWaits = 'Nadie espera.'
export const seeWhoWaits = 'Ver quién espera'
export const profileNoAnswers = 'Con perfil, sin respuestas'
export const nobodyWithoutAnswers = 'A nadie con perfil le faltan respuestas.'
export const seeAndRemind = 'Ver la lista y enviar recordatorios'
/** `age` is such as '11 days'. */
export const longestWait = (age: string) => `La espera más larga: ${age}`
export const longestAgo = (age: string) => `Desde hace hasta ${age}`
export const countsDidNotLoad = 'No se pudo cargar cuántos estudiantes no tienen coach.'

/* Above the list of who waits. */

const students = (count: number) => plural(count, { one: '# estudiante', other: '# estudiantes' })
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
export const onHold = 'Asignación en pausa'
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
  `${students(count)} ${count === 1 ? 'tiene' : 'tienen'} perfil y aún no ${count === 1 ? 'ha' : 'han'} enviado respuestas.`
export const seeThem = 'Ver la lista'
