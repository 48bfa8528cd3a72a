/** What the server replies to requests for open times. */
import type { AvailabilityRules } from '@shinequo/contract/availability'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { HoursProblem } from '@shinequo/domain/availability/hours-rules'
import type { TimeOffProblem } from '@shinequo/domain/availability/time-off'
import { number } from '../locale.ts'
import { chooseFirstDay, endBeforeStart, lastDayBeforeFirst } from '../web/availability-hours.ts'

/** Errors at the fields of painted hours and of a time off. */
const PROBLEMS = {
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

/** Errors at fields. */
export const fieldErrors = {
  bookings_unsaid: 'Please say whether you take bookings',
  date_hours_required: 'Please enter the hours of single dates',
  date_times_required: 'Please enter the times of the date',
  is_default_false: 'is_default must be false',
  one_slot: 'Please send a list with one time slot',
  week_hours_required: 'Please enter the weekly hours',
  dates_reversed: 'The last date is before the first',
  hours_invalid: ({ why }) => PROBLEMS[why],
  too_many_dates: ({ max }) => `Please ask for at most ${number(max)} dates`,
  too_many_overrides: ({ max }) => `At most ${max} dates can have their own hours`,
  too_many_times: ({ max }) => `A day can have at most ${max} times`,
  too_many_week_times: ({ max }) => `A week can have at most ${max} times`,
} satisfies FieldSentences<keyof AvailabilityRules>
