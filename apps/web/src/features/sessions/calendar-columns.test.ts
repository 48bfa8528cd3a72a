import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import type { CoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import { addDays, startOfLocalDate } from '@shinequo/domain/time/zoned-day'
import { describe, expect, it } from 'vitest'
import { calendarColumns, openingMinute, shownHours } from './calendar-columns.ts'

const iso = (instant: number) => new Date(instant).toISOString()
const time = (start: string, minutes: number) => ({
  start_time: iso(Date.parse(start)),
  end_time: iso(Date.parse(start) + minutes * 60_000),
})

function calendarOf(zone: string, first: string, count: number, more: Partial<CoachCalendar>): CoachCalendar {
  const days = Array.from({ length: count }, (_, at) => addDays(first, at)).map((date) => ({
    date,
    start_time: iso(startOfLocalDate(date, zone)),
    end_time: iso(startOfLocalDate(addDays(date, 1), zone)),
    off: false,
  }))
  return { time_zone: zone, days, sessions: [], open: [], away: [], ...more }
}
const session = (start: string) => ({ id: start, ...time(start, 30) }) as CoachSession
const placed = (calendar: CoachCalendar, now = 0) =>
  calendarColumns(calendar, now).map(({ items }) =>
    items.map(({ kind, top, height }) => `${kind} ${top}+${height}`),
  )

describe('a day of the calendar', () => {
  it('has each session at its time of day in the coach’s zone', () => {
    const kathmandu = calendarOf('Asia/Kathmandu', '2026-11-23', 2, {
      // 9:30 AM on Monday, and 12:00 AM on Tuesday.
      sessions: [session('2026-11-23T03:45:00Z'), session('2026-11-23T18:15:00Z')],
    })
    expect(placed(kathmandu)).toEqual([['session 570+30'], ['session 0+30']])
    const stJohns = calendarOf('America/St_Johns', '2026-11-23', 1, {
      sessions: [session('2026-11-23T17:00:00Z')],
    })
    expect(placed(stJohns)).toEqual([['session 810+30']])
  })

  it('has the part of a time off that falls on it', () => {
    const away = [time('2026-11-23T20:00:00Z', 60 * 24)]
    expect(placed(calendarOf('America/New_York', '2026-11-23', 3, { away }))).toEqual([
      ['away 900+540'],
      ['away 0+900'],
      [],
    ])
  })

  it('keeps the times of day after the clocks went forward', () => {
    const spring = calendarOf('America/New_York', '2026-03-08', 1, {
      sessions: [session('2026-03-08T06:30:00Z'), session('2026-03-08T14:00:00Z')],
      away: [time('2026-03-08T05:00:00Z', 60 * 23)],
    })
    // 1:30 AM, the last half hour before 3:00 AM, and 10:00 AM.
    expect(placed(spring)).toEqual([['away 0+1440', 'session 90+30', 'session 600+30']])
    expect(calendarColumns(spring, 0)[0]!.clocksChange).toBe(true)
  })

  it('shows both sessions of a repeated hour side by side', () => {
    const autumn = calendarOf('America/St_Johns', '2026-11-01', 1, {
      // 1:30 AM, twice.
      sessions: [session('2026-11-01T04:00:00Z'), session('2026-11-01T05:00:00Z')],
    })
    const [day] = calendarColumns(autumn, 0)
    expect(day!.items.map(({ top, lane, lanes }) => [top, lane, lanes])).toEqual([
      [90, 0, 2],
      [90, 1, 2],
    ])
  })

  it('knows the time that it is now', () => {
    const calendar = calendarOf('America/New_York', '2026-11-23', 2, {})
    const columns = calendarColumns(calendar, Date.parse('2026-11-24T15:10:00Z'))
    expect(columns.map(({ now }) => now)).toEqual([null, 610])
  })
})

it('shows 8 AM to 6 PM, and what is outside of that', () => {
  const hours = (more: Partial<CoachCalendar>) =>
    shownHours(calendarColumns(calendarOf('America/New_York', '2026-11-23', 1, more), 0))
  expect(hours({ away: [time('2026-11-23T05:00:00Z', 1440)] })).toEqual({ first: 8, last: 18 })
  expect(hours({ sessions: [session('2026-11-23T11:30:00Z')] })).toEqual({ first: 6, last: 18 })
  expect(hours({ open: [time('2026-11-23T23:00:00Z', 90)] })).toEqual({ first: 8, last: 20 })
})

describe('a calendar opens', () => {
  const week = (now: string, more: Partial<CoachCalendar>) => {
    const instant = Date.parse(now)
    return openingMinute(calendarColumns(calendarOf('UTC', '2026-11-23', 7, more), instant), instant)
  }
  const sessions = [session('2026-11-23T08:00:00Z'), session('2026-11-25T19:00:00Z')]

  it.each([
    ['at the earliest session to come, if that is earlier in its day than now', '2026-11-24T21:00:00Z', 1140],
    ['at now, if all to come is later in the day', '2026-11-24T10:15:00Z', 615],
    ['at its earliest session, in a week that is over', '2026-12-09T10:00:00Z', 480],
    ['at its earliest session, in a week to come', '2026-11-01T10:00:00Z', 480],
  ])('%s', (_, now, minute) => {
    expect(week(now, { sessions })).toBe(minute)
  })

  it('at the first open time without sessions, and anywhere without both', () => {
    const open = [time('2026-11-26T13:00:00Z', 120)]
    expect(week('2026-12-09T10:00:00Z', { open })).toBe(780)
    expect(week('2026-12-09T10:00:00Z', {})).toBeNull()
  })
})
