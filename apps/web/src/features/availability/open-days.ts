import type { OpenSlot } from '@shinequo/contract/availability'
import { addDays, groupByLocalDate, localDate, shownDates } from '@shinequo/domain/time/zoned-day'
import { dateText } from '../../lib/calendar-date.ts'

/** A time from `start` to `end` (epoch milliseconds, end excluded). */
export interface Time {
  readonly start: number
  readonly end: number
}

/** A time that a coach offers. `busy`: the student has another session then. */
export interface OfferedTime extends Time {
  readonly busy: boolean
}

/** Converts the offered times of the API (by UTC date) to instants, in order. */
export function openTimes(byDate: Readonly<Record<string, readonly OpenSlot[]>>): Time[] {
  return Object.values(byDate)
    .flat()
    .filter((slot) => slot.is_default)
    .map((slot) => ({ start: Date.parse(slot.start_time), end: Date.parse(slot.end_time) }))
    .sort((one, other) => one.start - other.start)
}

/** Marks the times that overlap one of the student's own sessions. Times that only touch do not overlap. */
export function markBusy(times: readonly Time[], own: readonly Time[]): OfferedTime[] {
  return times.map((time) => ({
    ...time,
    busy: own.some((session) => session.start < time.end && time.start < session.end),
  }))
}

/** The times after `now`, grouped by the dates of `zone`, today to today+21. Days without times are left out. */
export function timesByDay(
  times: readonly OfferedTime[],
  now: number,
  zone: string,
): ReadonlyMap<string, readonly OfferedTime[]> {
  const shown = new Set(shownDates(now, zone))
  const coming = times.filter((time) => time.start > now)
  const groups = groupByLocalDate(coming, (time) => time.start, zone)
  return new Map([...groups].filter(([date]) => shown.has(date)))
}

/** The days with at least one time that the student can take. */
export function daysWithTimes(days: ReadonlyMap<string, readonly OfferedTime[]>): ReadonlySet<string> {
  return new Set([...days].filter(([, times]) => times.some((time) => !time.busy)).map(([date]) => date))
}

/** The first `count` available times, at most one per day of `zone`. */
export function nextFreeTimes(days: ReadonlyMap<string, readonly OfferedTime[]>, count: number): Time[] {
  return [...days.values()]
    .map((times) => times.find((time) => !time.busy))
    .filter((time) => time !== undefined)
    .slice(0, count)
}

/** 'Tue' within the next seven days, otherwise 'Nov 30', because the weekday alone would be ambiguous. */
export function nextDay(instant: number, now: number, zone: string): string {
  const date = localDate(instant, zone)
  const isNear = date < addDays(localDate(now, zone), 7)
  return dateText(date, isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' })
}
