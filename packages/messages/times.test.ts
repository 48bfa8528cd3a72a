import { describe, expect, it, test } from 'vitest'
import {
  clockChangeText,
  datedDayText,
  dayOfMonthText,
  dayText,
  minuteText,
  momentText,
  sessionText,
  shortMinuteText,
  slotText,
  timeText,
  weekdayText,
  zoneName,
} from './en/times.ts'

const at = (text: string) => Date.parse(text)
const start = at('2026-11-24T20:00:00Z')
const end = at('2026-11-24T20:30:00Z')

test('a session is written with day, date, times and zone', () => {
  expect(sessionText(start, end, 'America/New_York')).toBe(
    'Tue, Nov 24 · 3:00 PM - 3:30 PM · your time (New York)',
  )
})

test.each([
  ['Asia/Kathmandu', '1:45 AM - 2:15 AM', 'Wed, Nov 25'],
  ['America/St_Johns', '4:30 PM - 5:00 PM', 'Tue, Nov 24'],
  ['Australia/Melbourne', '7:00 AM - 7:30 AM', 'Wed, Nov 25'],
])('the same session in %s is %s on %s', (zone, times, day) => {
  expect(slotText(start, end, zone)).toBe(times)
  expect(dayText(start, zone)).toBe(day)
  expect([weekdayText(start, zone), dayOfMonthText(start, zone)]).toEqual([day.slice(0, 3), day.slice(-2)])
})

test('times hold plain spaces only', () => {
  expect(timeText(start, 'America/New_York')).toMatch(/^[0-9]+:[0-9]{2} [AP]M$/)
})

test.each([
  ['2026-11-24T00:00:00Z', '12:00 AM'],
  ['2026-11-24T12:00:00Z', '12:00 PM'],
  ['2026-11-24T13:05:00Z', '1:05 PM'],
])('%s is %s', (instant, text) => {
  expect(timeText(at(instant), 'UTC')).toBe(text)
})

test.each([
  [0, '12:00 AM', '12 AM', '12'],
  [570, '9:30 AM', '9:30 AM', '9:30'],
  [720, '12:00 PM', '12 PM', '12'],
  [1380, '11:00 PM', '11 PM', '11'],
  [1440, '12:00 AM', '12 AM', '12'],
])('the minute %i of a day is %s, short %s or %s', (minute, full, short, bare) => {
  expect([minuteText(minute), shortMinuteText(minute), shortMinuteText(minute, true)]).toEqual([
    full,
    short,
    bare,
  ])
})

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  ['Asia/Katmandu', 'Kathmandu'],
  ['Asia/Saigon', 'Ho Chi Minh'],
])('%s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})

test('only a session beyond a clock change carries the notice', () => {
  const before = at('2026-10-30T12:00:00Z')
  expect(clockChangeText(before, start, 'America/New_York')).toContain('New York change before this session')
  expect(clockChangeText(start - 1, start, 'America/New_York')).toBeNull()
})

const NEW_YEAR = Date.parse('2027-01-01T04:30:00Z')

describe('an instant of a record', () => {
  it('is told with its year, on the day it has in the zone', () => {
    expect(datedDayText(NEW_YEAR, 'America/New_York')).toBe('Dec 31, 2026')
    expect(datedDayText(NEW_YEAR, 'Europe/Paris')).toBe('Jan 1, 2027')
  })

  it('is told with its time, in plain spaces', () => {
    expect(momentText(NEW_YEAR, 'America/New_York')).toBe('Dec 31, 2026 · 11:30 PM')
    expect(momentText(NEW_YEAR, 'Asia/Kathmandu')).toBe('Jan 1, 2027 · 10:15 AM')
  })
})
