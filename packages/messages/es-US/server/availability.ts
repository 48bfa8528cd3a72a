/** What the server replies to requests for open times. */
import type { HoursProblem } from '@shinequo/domain/availability/hours-rules'
import type { TimeOffProblem } from '@shinequo/domain/availability/time-off'
import { number } from '../locale.ts'
import { chooseFirstDay, endBeforeStart, lastDayBeforeFirst } from '../web/availability-hours.ts'

export const lastDateBeforeFirst = 'La última fecha es anterior a la primera'
export const tooManyDates = (most: number) => `Pide ${number(most)} fechas como máximo`

/** Errors at the fields of painted hours and of a time off. */
export const PROBLEMS = {
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
