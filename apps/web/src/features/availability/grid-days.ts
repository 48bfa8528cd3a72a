import type { CoachHours, HoursDraft } from '@shinequo/contract/availability/hours'
import { addDays, MINUTE, startOfUtcDate, wallClock } from '@shinequo/domain/time/zoned-day'
import { dateText } from '../../lib/calendar-date.ts'
import type { GridDay } from './components/week-cell.tsx'
import { weekdayName } from './hours-words.ts'
import { DAY_END, isoWeekday, type Range, rangesOf, STEP, WEEKDAYS } from './painted-hours.ts'

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - isoWeekday(date))
}

/** The seven weekdays, for hours that repeat every week. */
export function weekdayColumns(draft: HoursDraft): GridDay[] {
  return WEEKDAYS.map((weekday) => ({
    key: weekday,
    name: weekdayName(weekday, 'long'),
    short: weekdayName(weekday, 'short'),
    ranges: rangesOf(draft, weekday),
    changed: false,
    disabled: false,
    off: [],
    sessions: new Map(),
  }))
}

/** The seven dates from `monday` on, with the sessions and times off of each, in the coach's zone. */
export function dateColumns(hours: CoachHours, draft: HoursDraft, monday: string, today: string): GridDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map((days) => {
    const date = addDays(monday, days)
    const minuteAt = (instant: string) =>
      (wallClock(Date.parse(instant), hours.time_zone) - startOfUtcDate(date)) / MINUTE
    const sessions = hours.sessions
      .map(({ student, start_time }) => [Math.floor(minuteAt(start_time) / STEP) * STEP, student] as const)
      .filter(([minute]) => minute >= 0 && minute < DAY_END)
    return {
      key: date,
      date,
      name: dateText(date, { weekday: 'long', month: 'long', day: 'numeric' }),
      short: dateText(date, { weekday: 'short' }),
      ranges: rangesOf(draft, date),
      changed: draft.overrides.some((one) => one.date === date),
      disabled: date < today,
      off: hours.time_off
        .map(({ start_time, end_time }) => ({
          start_minute: Math.max(0, Math.floor(minuteAt(start_time) / STEP) * STEP),
          end_minute: Math.min(DAY_END, Math.ceil(minuteAt(end_time) / STEP) * STEP),
        }))
        .filter((range) => range.start_minute < range.end_minute),
      sessions: new Map(sessions),
    }
  })
}

/** The minutes to show: 7 AM to 9 PM, extended to everything outside of that; with `all`, the whole day. */
export function shownHours(days: readonly GridDay[], all: boolean): Range {
  if (all) return { start_minute: 0, end_minute: DAY_END }
  const ranges = days.flatMap((day) => [
    ...day.ranges,
    ...[...day.sessions.keys()].map((minute) => ({ start_minute: minute, end_minute: minute + STEP })),
  ])
  const first = Math.min(7 * 60, ...ranges.map((range) => range.start_minute))
  const last = Math.max(21 * 60, ...ranges.map((range) => range.end_minute))
  return { start_minute: Math.floor(first / 60) * 60, end_minute: Math.ceil(last / 60) * 60 }
}

/** The total length of the open ranges, in hours. */
export function openHours(days: readonly GridDay[]): number {
  const minutes = days.flatMap((day) => day.ranges).map((range) => range.end_minute - range.start_minute)
  return minutes.reduce((sum, length) => sum + length, 0) / 60
}
