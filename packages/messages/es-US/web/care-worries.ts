/** A coach hands a worry about a student over to staff of the programme. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { list } from '../locale.ts'
import * as fields from './fields.ts'

export const title = 'Preocupaciones'
export const worriedAbout = (name: string) => `Me preocupa ${name}`
/** The button is named `worriedAbout`. */
export const whatHappens = (name: string) =>
  `Avisa de tu preocupación a las personas del equipo que elijas. ${name} puede ver que lo hiciste, pero no lo que escribiste.`
export const noEmergencyService =
  'Esto no es un servicio de emergencias, y nadie está pendiente las 24 horas.'
/** `hours` is what the programme wrote. */
export const staffHours = <T>(hours: T) => ['Horario del equipo: ', hours]
export const hoursUnknown = 'Tu programa no ha indicado el horario del equipo.'
export const whatWorriesYou = 'Qué te preocupa'
export const whatWorriesYouHint =
  'Lo que viste o escuchaste, y cuándo. Solo el equipo del programa puede leerlo.'
export const whoShouldRead = 'Quién debe leerlo'
export const whoShouldReadHint =
  'Reciben un correo sin nombres que dice que alguien espera. Otras personas de la administración también pueden abrirlo.'
export const staffDidNotLoad = 'No se pudo cargar el equipo del programa'
export const worriesDidNotLoad = 'No se pudieron cargar tus preocupaciones'
export const handOver = 'Avisar'
export const handedOver = (names: readonly string[]) => `Avisaste a ${list(names)}.`
/** `day` is when it was handed over. */
export const toOn = (names: readonly string[], day: string) =>
  names.length === 0 ? `Avisaste el ${day}` : `A ${list(names)}, ${day}`
export const notReadYet = 'Sin leer todavía'
/** `by` is '' if that account no longer exists. */
export const readBy = (by: string, when: string) => (by === '' ? `Leída, ${when}` : `La leyó ${by}, ${when}`)
export const closedBy = (by: string, when: string) =>
  by === '' ? `Atendida, ${when}` : `La atendió ${by}, ${when}`

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  worry_required: 'Escribe qué te preocupa',
  staff_unchosen: 'Elige quién debe leer esto, cinco personas como máximo',
} satisfies Partial<FieldSentences>
