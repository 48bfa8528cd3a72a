/** What the server replies to requests for open times. */
import type { HoursProblem } from '@shinequo/domain/availability/hours-rules'
import type { TimeOffProblem } from '@shinequo/domain/availability/time-off'
import { number } from '../locale.ts'
import { chooseFirstDay, endBeforeStart, lastDayBeforeFirst } from '../web/availability-hours.ts'

export const lastDateBeforeFirst = 'The last date is before the first'
export const tooManyDates = (most: number) => `Please ask for at most ${number(most)} dates`

/** Errors at the fields of painted hours and of a time off. */
export const PROBLEMS = {
  choose_end: 'Please choose when you are back',
  choose_first_day: chooseFirstDay,
  date_over: 'This date is over',
  date_too_far: 'Please choose a date within the coming year',
  date_twice: 'This date is listed twice',
  days_and_times: 'Please give either days or times',
  end_before_start: endBeforeStart,
  last_day_before_first: lastDayBeforeFirst,
  start_too_far: 'Please choose a time within the coming two years',
  time_over: 'This time is over',
  times_overlap: 'This time overlaps another time on the same day',
  too_long: 'Time off can last a year at most',
} satisfies Record<HoursProblem | TimeOffProblem, string>
