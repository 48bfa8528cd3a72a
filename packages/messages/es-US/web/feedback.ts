/** Feedback on a session, and ratings. */

import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

export const howWasYourSession = '¿Cómo estuvo tu sesión?'
export const submitFeedback = 'Enviar opinión'
export const whoReadsWhat = (coach: string) =>
  `${coach} ve tus estrellas de esta sesión, y todo el mundo ve el promedio. ${coach} y tu programa podrán leer lo que escribas, sin tu nombre ni la fecha, en grupos de diez opiniones de al menos cinco estudiantes. Lo que cuentes puede revelar quién eres. Ninguna página muestra tus otras respuestas.`
export const rateYourCoach = 'Califica a tu coach*'
export const howUseful = '¿Qué tan útil fue la sesión?'
export const notUseful = 'Nada útil'
export const veryUseful = 'Muy útil'
export const howDidItFeel = '¿Cómo te sentiste?'
/** Follows the label of a field that may stay empty. */
export const optional = ' (opcional)'
export const whatWillYouTake = '¿Qué te llevas de la sesión?'
export const whatHasChanged = '¿Qué ha cambiado desde entonces?'
/** Not 'a una amistad': with two persons after 'a', it would be unclear who is recommended to whom. */
export const wouldYouRecommend = (coach: string) => `¿Recomendarías a ${coach} entre tus amistades?`
export const notYet = 'Todavía no'
export const certainly = 'Sin duda'
export const willingToShare = 'Aceptaría compartir un testimonio en video'
export const whereToWrite = '¿A qué correo podemos escribirte?'
export const enterYourEmail = 'Escribe tu correo'

// What was written, as coaches and administrators read it

export const whatStudentsWrote = 'Lo que escribieron los estudiantes'
const HOW_SHOWN =
  'Aparecen diez opiniones nuevas a la vez, sin orden, sin nombres ni fechas. Ves como máximo las cien más recientes.'
export const answersToYou = `Lo que escribieron junto con sus estrellas después de sus sesiones contigo. ${HOW_SHOWN}`
export const answersToProgramme = `Lo que escribieron junto con sus estrellas, sobre todos los coaches. ${HOW_SHOWN}`
export const answersDidNotLoad = 'No se pudo cargar lo que escribieron los estudiantes'
export const noAnswersYet = 'Todavía no hay nada que leer'
export const whenAnswersShow =
  'Lo que escriban aparece aquí en grupos de diez opiniones, cada grupo de al menos cinco estudiantes.'

export const formDidNotLoad = 'No se pudo cargar el formulario para dar tu opinión'
/** Who the session was with, and when. */
export const nameAndTime = <T>(name: string, time: T) => [`${name} · `, time]
/** `slot` is the day and the slot, where a line may break between the two. */
export const slotInZone = <T>(slot: T, zone: string) => [slot, ` · ${zone}`]
export const howWasIt = '¿Cómo estuvo?'
export const thankYou = (coach: string) => `Gracias. ${coach} ve las estrellas que diste.`
export const seesYourStars = (coach: string) =>
  `${coach} ve las estrellas que das. El formulario dice quién podrá leer lo que escribas.`
/** Shown if nobody has rated yet. */
export const notRated = 'N/D'
/** Next to the stars. Screen readers read `ratedOf` instead. */
export const ratingInBrackets = (rating: number) => `(${number(rating)})`
export const ratedOf = (rating: number) => `Calificación: ${number(rating)} de 5`
/** On cards, with how many reviews there are; and instead of both without any. */
export const ratedFrom = (rating: number, count: number) => `${ratedOf(rating)}, ${reviews(count)}`
export const reviews = (count: number) => plural(count, { one: '# opinión', other: '# opiniones' })
export const newCoach = 'Acaba de llegar'

export const fieldErrors = {
  ...fields.textErrors,
  answer_yes_or_no: 'Responde sí o no',
  one_to_five: 'Elige de 1 a 5',
  rate_coach: 'Califica a tu coach',
  rate_session: 'Califica la sesión de 1 a 5',
} satisfies Partial<FieldSentences>
