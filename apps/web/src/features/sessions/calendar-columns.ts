import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import type { CoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import { clocksDiffer, MINUTE, startOfUtcDate, wallClock } from '@shinequo/domain/time/zoned-day'

const DAY_END = 1440

/** Something in a day of the calendar. Instants are epoch milliseconds; `top` and `height` are minutes of the day. */
export interface CalendarItem {
  readonly kind: 'session' | 'open' | 'away'
  readonly start: number
  readonly end: number
  readonly top: number
  readonly height: number
  /** Only of a session. */
  readonly session: CoachSession | null
  /** Sessions at the same time of day, in the hour that the clocks repeat, stand side by side: which, and of how many. */
  readonly lane: number
  readonly lanes: number
}

/** A day of the calendar, placed by the coach's clock. */
export interface CalendarColumn {
  readonly date: string
  readonly off: boolean
  /** The clocks change on that day. */
  readonly clocksChange: boolean
  /** Ordered by start. */
  readonly items: readonly CalendarItem[]
  /** The minute of the day that it is now; null on other days. */
  readonly now: number | null
}

/** The days of a calendar as columns. */
export function calendarColumns(calendar: CoachCalendar, now: number): CalendarColumn[] {
  const { time_zone: zone, days, sessions, open, away } = calendar
  return days.map(({ date, off, start_time, end_time }) => {
    const day = { start: Date.parse(start_time), end: Date.parse(end_time) }
    const minuteOf = (instant: number) => (wallClock(instant, zone) - startOfUtcDate(date)) / MINUTE
    const place = (start: number, end: number) => {
      const top = minuteOf(start)
      const bottom = end >= day.end ? DAY_END : minuteOf(end)
      // Where the clocks go back, the end may be earlier by the clock than the start.
      const height = bottom > top ? bottom - top : (end - start) / MINUTE
      return { start, end, top, height: Math.min(height, DAY_END - top), session: null, lane: 0, lanes: 1 }
    }
    const within = (kind: 'open' | 'away', times: CoachCalendar['open']): CalendarItem[] =>
      times
        .map((time) => ({ start: Date.parse(time.start_time), end: Date.parse(time.end_time) }))
        .filter(({ start, end }) => start < day.end && end > day.start)
        .map(({ start, end }) => ({ kind, ...place(Math.max(start, day.start), Math.min(end, day.end)) }))
    const booked = sessions
      .map((session) => ({
        session,
        start: Date.parse(session.start_time),
        end: Date.parse(session.end_time),
      }))
      .filter(({ start }) => start >= day.start && start < day.end)
      .map(({ session, start, end }): CalendarItem => {
        const { top } = place(start, end)
        const height = Math.min((end - start) / MINUTE, DAY_END - top)
        return { kind: 'session', ...place(start, end), height, session }
      })
    const items = [...within('away', away), ...within('open', open), ...inLanes(booked)]
    return {
      date,
      off,
      clocksChange: clocksDiffer(day.start, day.end, zone),
      items: items.sort((one, next) => one.start - next.start),
      now: now >= day.start && now < day.end ? minuteOf(now) : null,
    }
  })
}

/** Places sessions that are at the same time of day side by side. */
function inLanes(sessions: readonly CalendarItem[]): CalendarItem[] {
  return sessions.map((one) => {
    const beside = sessions.filter(
      (other) => other.top < one.top + one.height && one.top < other.top + other.height,
    )
    return { ...one, lane: beside.indexOf(one), lanes: beside.length }
  })
}

/** The hours to show, [first, last): 8 AM to 6 PM, extended to the sessions and open times outside of that. */
export function shownHours(columns: readonly CalendarColumn[]): { first: number; last: number } {
  const items = columns.flatMap((column) => column.items).filter(({ kind }) => kind !== 'away')
  return {
    first: Math.min(8, ...items.map(({ top }) => Math.floor(top / 60))),
    last: Math.max(18, ...items.map(({ top, height }) => Math.ceil((top + height) / 60))),
  }
}

/**
 * The minute of the day at which a calendar opens: the earliest of the sessions that are not over at `now` and of `now`
 * itself; on days that are over, or without a session, of what there is. Null if there is nothing.
 */
export function openingMinute(columns: readonly CalendarColumn[], now: number): number | null {
  const items = columns.flatMap((column) => column.items).filter(({ kind }) => kind !== 'away')
  const minutes = columns.flatMap((column) => (column.now === null ? [] : [column.now]))
  const tops = (some: readonly CalendarItem[]) => some.map(({ top }) => top)
  const sessions = items.filter(({ kind }) => kind === 'session')
  const toCome = [...minutes, ...tops(sessions.filter(({ end }) => end > now))]
  const found = [toCome, tops(sessions), tops(items)].find(({ length }) => length > 0)
  return found ? Math.min(...found) : null
}
