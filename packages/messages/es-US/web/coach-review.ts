/** The review of a coach before the approval, for administrators and for the coach. */
import type { ReviewAction } from '@shinequo/contract/coaches/review'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as fields from './fields.ts'

// For administrators
export const askForChanges = 'Pedir cambios'
export const askTitle = (coach: string) => `Pedir cambios a ${coach}`
export const askMeans = (coach: string) =>
  `Le enviamos esto por correo a ${coach}, y queda en su página hasta que la envíe de nuevo a revisión.`
export const whatToChange = 'Qué hay que cambiar'
export const whatToChangeHint = 'Da detalles: di qué falta y cómo sería una buena respuesta.'
/** The button of the form. */
export const ask = 'Enviar'
export const askedOf = (coach: string) => `Le avisamos a ${coach} de lo que tiene que cambiar.`
export const waitingFor = (coach: string) =>
  `Pediste cambios, y ${coach} aún no ha enviado la página de nuevo. Puedes aprobarla de todos modos.`
export const usualWeek = 'Una semana normal'
/** `zone` is a time zone such as 'America/New York'. */
export const timesIn = (zone: string) => `Las horas están en la zona horaria de esta persona (${zone}).`
export const noHours = 'Aún no hay horario.'
/** A weekday without hours. */
export const closed = 'Sin horario'
export const fromTo = (start: string, end: string) => `${start} – ${end}`
export const otherDates = (dates: number) =>
  plural(dates, { one: '# fecha tiene otro horario.', other: '# fechas tienen otro horario.' })
export const history = 'Historial de esta revisión'
export const STEPS = {
  'coach.changes_asked': 'Cambios pedidos',
  'coach.review_sent': 'Enviada de nuevo a revisión',
  'coach.approved': 'Aprobada',
  'coach.approval_taken_back': 'Aprobación retirada',
} satisfies Record<ReviewAction, string>
export const byAt = (name: string, moment: string) => `${name} · ${moment}`
export const deletedAccount = 'Alguien que ya no tiene cuenta'

// For the coach
export const pleaseChange = 'Cambia esto, por favor'
export const sendAgainForReview = 'Enviar de nuevo a revisión'
export const sentForReview = 'Tu página se envió a revisión.'
export const changeYourPage = 'Cambiar tu página'
export const firstTheSteps = 'Antes de enviarla, completa los pasos que faltan.'

export const fieldErrors = {
  ...fields.textErrors,
  changes_required: 'Escribe qué hay que cambiar',
} satisfies Partial<FieldSentences>
