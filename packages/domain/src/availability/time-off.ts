import { DAY, endOfLocalDate, startOfLocalDate } from '../time/zoned-day.ts'
import type { Interval } from './open-slots.ts'

/** Time off as it was asked for: two instants (epoch milliseconds), or whole days of the coach's zone, both included. */
export interface WantedTimeOff {
  readonly start?: number | undefined
  readonly end?: number | undefined
  readonly firstDate?: string | undefined
  readonly lastDate?: string | undefined
}

/** Longer or later than this a typing error in the year is likelier than a plan. */
const LONGEST = 366 * DAY
const FARTHEST = 2 * 366 * DAY

/** The instants [start, end) that are meant, or what is wrong, by field. */
export function timeOffInterval(
  wanted: WantedTimeOff,
  timeZone: string,
  now: number,
): { ok: true; interval: Interval } | { ok: false; errors: Record<string, string> } {
  const { firstDate, lastDate = firstDate } = wanted
  const byDays = firstDate !== undefined
  const no = (field: string, sentence: string) => ({ ok: false as const, errors: { [field]: sentence } })
  if (!byDays && wanted.start === undefined) return no('first_date', 'Please choose the first day')
  if (!byDays && wanted.end === undefined) return no('end_time', 'Please choose when you are back')
  if (byDays && wanted.start !== undefined) return no('start_time', 'Please give either days or times')
  // Before the dates become instants: some years have none.
  if (byDays && lastDate! < firstDate) return no('last_date', 'The last day lies before the first')
  const [start, end] = byDays
    ? [startOfLocalDate(firstDate, timeZone), endOfLocalDate(lastDate!, timeZone)]
    : [wanted.start!, wanted.end!]
  const [first, last] = byDays ? ['first_date', 'last_date'] : ['start_time', 'end_time']
  if (end <= start) return no(last!, 'The end must come after the start')
  if (end <= now) return no(last!, 'This time is over')
  if (!(start < now + FARTHEST)) return no(first!, 'Please choose a time within the coming two years')
  if (end - start > LONGEST) return no(last!, 'A time off can last a year at most')
  return { ok: true, interval: { start, end } }
}
