import { DAY, endOfLocalDate, startOfLocalDate } from '../time/zoned-day.ts'
import type { Interval } from './open-slots.ts'

/** A requested time off: two instants (epoch milliseconds), or whole days in the coach's zone, both included. */
export interface WantedTimeOff {
  readonly start?: number | undefined
  readonly end?: number | undefined
  readonly firstDate?: string | undefined
  readonly lastDate?: string | undefined
}

/** A time off as it was given: two instants, or whole days, both included, in whatever zone its coach is. */
export interface GivenTimeOff extends Interval {
  readonly firstDate: string | null
  readonly lastDate: string | null
}

/** The instants [start, end) of a time off while its coach is in `timeZone`. Days stay days wherever the coach moves. */
export function timeOffTimes(given: GivenTimeOff, timeZone: string): Interval {
  const { start, end, firstDate, lastDate } = given
  if (firstDate === null || lastDate === null) return { start, end }
  return { start: startOfLocalDate(firstDate, timeZone), end: endOfLocalDate(lastDate, timeZone) }
}

/** The possible problems with a field of a time off. */
export type TimeOffProblem =
  | 'choose_first_day'
  | 'choose_end'
  | 'days_and_times'
  | 'last_day_before_first'
  | 'end_before_start'
  | 'time_over'
  | 'start_too_far'
  | 'too_long'

/** Limits of the length and of the distance. Beyond them, a typing error in the year is more likely than a plan. */
const LONGEST = 366 * DAY
const FARTHEST = 2 * 366 * DAY

/** The requested time off, with its instants in `timeZone`, or the problem of each field. */
export function wantedTimeOff(
  wanted: WantedTimeOff,
  timeZone: string,
  now: number,
): { ok: true; timeOff: GivenTimeOff } | { ok: false; problems: Record<string, TimeOffProblem> } {
  const { firstDate, lastDate = firstDate } = wanted
  const byDays = firstDate !== undefined
  const no = (field: string, problem: TimeOffProblem) => ({
    ok: false as const,
    problems: { [field]: problem },
  })
  if (!byDays && wanted.start === undefined) return no('first_date', 'choose_first_day')
  if (!byDays && wanted.end === undefined) return no('end_time', 'choose_end')
  if (byDays && wanted.start !== undefined) return no('start_time', 'days_and_times')
  // Checked before the dates are converted: some years have no instants.
  if (byDays && lastDate! < firstDate) return no('last_date', 'last_day_before_first')
  const [start, end] = byDays
    ? [startOfLocalDate(firstDate, timeZone), endOfLocalDate(lastDate!, timeZone)]
    : [wanted.start!, wanted.end!]
  const [first, last] = byDays ? ['first_date', 'last_date'] : ['start_time', 'end_time']
  if (end <= start) return no(last!, 'end_before_start')
  if (end <= now) return no(last!, 'time_over')
  if (!(start < now + FARTHEST)) return no(first!, 'start_too_far')
  if (end - start > LONGEST) return no(last!, 'too_long')
  return { ok: true, timeOff: { start, end, firstDate: firstDate ?? null, lastDate: lastDate ?? null } }
}
