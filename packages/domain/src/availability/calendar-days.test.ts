import { describe, expect, it } from 'vitest'
import { calendarDays, joinedTimes } from './calendar-days.ts'
import type { Schedule } from './open-slots.ts'

const HOUR = 3_600_000
const schedule = (timeZone: string, more: Partial<Schedule> = {}): Schedule => ({
  timeZone,
  sessionMinutes: 30,
  weeklyHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 })),
  overrides: [],
  timeOff: [],
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  minimumNoticeMinutes: 0,
  horizonDays: 21,
  maxPerDay: null,
  maxPerWeek: null,
  ...more,
})
const iso = (instant: number) => new Date(instant).toISOString()

describe('the days of a calendar', () => {
  it('are dates of the coach’s zone, whatever its offset', () => {
    const [day, next] = calendarDays(schedule('Asia/Kathmandu'), '2026-11-23', 2)
    expect([day!.date, iso(day!.start), iso(day!.end)]).toEqual([
      '2026-11-23',
      '2026-11-22T18:15:00.000Z',
      '2026-11-23T18:15:00.000Z',
    ])
    expect([next!.date, next!.start]).toEqual(['2026-11-24', day!.end])
    const [newfoundland] = calendarDays(schedule('America/St_Johns'), '2026-11-23', 1)
    expect(iso(newfoundland!.start)).toBe('2026-11-23T03:30:00.000Z')
  })

  it('have 23 or 25 hours when the clocks change', () => {
    const hours = (zone: string, date: string) => {
      const [day] = calendarDays(schedule(zone), date, 1)
      return (day!.end - day!.start) / HOUR
    }
    expect(hours('America/New_York', '2026-03-08')).toBe(23)
    expect(hours('America/New_York', '2026-11-01')).toBe(25)
    expect(hours('America/St_Johns', '2026-11-01')).toBe(25)
    expect(hours('Australia/Lord_Howe', '2026-10-04')).toBe(23.5)
  })

  it('are off without hours on the weekday or on the date', () => {
    const closed = schedule('America/New_York', {
      overrides: [
        { date: '2026-11-26', ranges: [] },
        { date: '2026-11-28', ranges: [{ startMinute: 600, endMinute: 660 }] },
      ],
    })
    const off = calendarDays(closed, '2026-11-23', 7).filter((day) => day.off)
    expect(off.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-29'])
  })
})

it('joins times that touch', () => {
  const half = HOUR / 2
  expect(joinedTimes([0, half, 3 * half, 4 * half], 30)).toEqual([
    { start: 0, end: 2 * half },
    { start: 3 * half, end: 5 * half },
  ])
  expect(joinedTimes([], 30)).toEqual([])
})
