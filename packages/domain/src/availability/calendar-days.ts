/** What a coach offers on some dates, for the coach's calendar. Server only, since the hours use Temporal. */

import { addDays, MINUTE, startOfLocalDate } from '../time/zoned-day.ts'
import type { Interval, Schedule } from './open-slots.ts'
import { localDayNumber, slotsInHours } from './weekly-hours.ts'

/** A date in the coach's zone. It may have 23 or 25 hours. */
export interface CalendarDay extends Interval {
  readonly date: string
  /** The hours have no time on that date. */
  readonly off: boolean
}

/** A coach's days with what is offered in them and the times off; all times are epoch milliseconds, in order. */
export interface CalendarOffer {
  readonly days: readonly CalendarDay[]
  readonly open: readonly Interval[]
  readonly away: readonly Interval[]
}

/** `count` dates from `first` on, in the schedule's zone. */
export function calendarDays(schedule: Schedule, first: string, count: number): CalendarDay[] {
  const zone = schedule.timeZone
  const dates = Array.from({ length: count + 1 }, (_, days) => addDays(first, days))
  const bounds = dates.map((date) => startOfLocalDate(date, zone))
  const [from, until] = [bounds[0]!, bounds[count]!]
  const withHours = new Set(slotsInHours(schedule, from, until).map(({ day }) => day))
  return dates.slice(0, count).map((date, index) => {
    const start = bounds[index]!
    return { date, start, end: bounds[index + 1]!, off: !withHours.has(localDayNumber(start, zone)) }
  })
}

/** The times that begin at these starts, in order; times that touch are joined. */
export function joinedTimes(starts: readonly number[], minutes: number): Interval[] {
  const joined: Interval[] = []
  for (const start of starts) {
    const last = joined.at(-1)
    const end = start + minutes * MINUTE
    if (last && start <= last.end) last.end = end
    else joined.push({ start, end })
  }
  return joined
}
