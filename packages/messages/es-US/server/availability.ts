/** What the server replies to requests for open times. */
import type { AvailabilityRules } from '@shinequo/contract/availability'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { HoursProblem } from '@shinequo/domain/availability/hours-rules'
import type { TimeOffProblem } from '@shinequo/domain/availability/time-off'
import { number } from '../locale.ts'
import { chooseFirstDay, endBeforeStart, lastDayBeforeFirst } from '../web/availability-hours.ts'

/** Errors at the fields of painted hours and of a time off. */
const PROBLEMS = {
  choose_end: 'Elige cuándo regresas',
  choose_first_day: chooseFirstDay,
  date_over: 'Esta fecha ya pasó',
  date_too_far: 'Elige una fecha dentro del próximo año',
  date_twice: 'Esta fecha aparece dos veces',
  days_and_times: 'Indica días u horas, no las dos cosas',
  end_before_start: endBeforeStart,
  last_day_before_first: lastDayBeforeFirst,
  start_too_far: 'Elige una hora dentro de los próximos dos años',
  time_over: 'Esta hora ya pasó',
  times_overlap: 'Este horario coincide en parte con otro del mismo día',
  too_long: 'Los días libres pueden durar un año como máximo',
} satisfies Record<HoursProblem | TimeOffProblem, string>

/** Errors at fields. */
export const fieldErrors = {
  bookings_unsaid: 'Indica si aceptas reservas',
  date_hours_required: 'Indica el horario de las fechas sueltas',
  date_times_required: 'Indica las horas de la fecha',
  is_default_false: 'is_default tiene que ser false',
  one_slot: 'Envía una lista con una sola hora',
  week_hours_required: 'Indica el horario semanal',
  dates_reversed: 'La última fecha es anterior a la primera',
  hours_invalid: ({ why }) => PROBLEMS[why],
  too_many_dates: ({ max }) => `Pide ${number(max)} fechas como máximo`,
  too_many_overrides: ({ max }) => `Puedes dar un horario propio a ${max} fechas como máximo`,
  too_many_times: ({ max }) => `Un día puede tener ${max} horarios como máximo`,
  too_many_week_times: ({ max }) => `Una semana puede tener ${max} horarios como máximo`,
} satisfies FieldSentences<keyof AvailabilityRules>
