import { describe, expect, test } from 'vitest'
import { localDayNumber, slotsInHours, wallMinutes, weekdayOf, weekOf } from './weekly-hours.ts'

const at = (text: string) => Date.parse(text)
const HOUR = 3_600_000
const day = (date: string) => at(`${date}T00:00:00Z`) / (24 * HOUR)

/** The UTC starts, as HH:MM, of the slots on one date in a zone, with hours from 0:00 to 4:00. */
function starts(timeZone: string, date: string, sessionMinutes = 30): string[] {
  const hours = {
    timeZone,
    sessionMinutes,
    weeklyHours: [],
    overrides: [{ date, ranges: [{ startMinute: 0, endMinute: 240 }] }],
  }
  const slots = slotsInHours(hours, at(`${date}T00:00:00Z`) - 24 * HOUR, at(`${date}T00:00:00Z`) + 24 * HOUR)
  expect(slots.every((slot) => slot.day === day(date))).toBe(true)
  return slots.map((slot) => new Date(slot.start).toISOString().slice(11, 16))
}

describe('hours across clock changes', () => {
  test('an ordinary night has eight half-hour slots', () => {
    const night = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30', '08:00', '08:30']
    expect(starts('America/New_York', '2026-11-24')).toEqual(night)
  })

  test('longer sessions also begin on the half hour, and none before the previous one ends', () => {
    expect(starts('America/New_York', '2026-11-24', 45)).toEqual(['05:00', '06:00', '07:00', '08:00'])
    expect(starts('America/New_York', '2026-11-24', 60)).toEqual(['05:00', '06:00', '07:00', '08:00'])
    expect(starts('America/New_York', '2026-11-24', 90)).toEqual(['05:00', '06:30'])
  })

  test('a skipped hour is not offered', () => {
    const night = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30']
    expect(starts('America/New_York', '2026-03-08')).toEqual(night)
  })

  test('a repeated hour is offered once, the first time', () => {
    const night = ['04:00', '04:30', '05:00', '05:30', '07:00', '07:30', '08:00', '08:30']
    expect(starts('America/New_York', '2026-11-01')).toEqual(night)
  })

  test('a change by half an hour skips or repeats one slot', () => {
    // Lord Howe moves from 2:00 to 2:30 in October, and from 2:00 back to 1:30 in April.
    const spring = ['13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30']
    expect(starts('Australia/Lord_Howe', '2026-10-04')).toEqual(spring)
    const autumn = ['13:00', '13:30', '14:00', '14:30', '15:30', '16:00', '16:30', '17:00']
    expect(starts('Australia/Lord_Howe', '2026-04-05')).toEqual(autumn)
  })

  test('a skipped midnight skips the first hour of the day', () => {
    expect(starts('Africa/Cairo', '2026-04-24')).toEqual([
      '22:00',
      '22:30',
      '23:00',
      '23:30',
      '00:00',
      '00:30',
    ])
  })

  test('a date that a zone skipped has no slots', () => {
    expect(starts('Pacific/Apia', '2011-12-30')).toEqual([])
  })

  test('a change off the half hour never causes overlapping slots', () => {
    // Until 2011, St. John's moved forward at 0:01, to 1:01: the slot at 0:00 lasts until 1:30.
    expect(starts('America/St_Johns', '2011-03-13').slice(0, 3)).toEqual(['03:30', '04:00', '04:30'])
  })
})

describe('days of the week', () => {
  test.each([
    ['2026-11-23', 1],
    ['2026-11-29', 7],
    ['1970-01-01', 4],
    ['1969-12-28', 7],
  ])('%s is ISO weekday %d', (date, weekday) => {
    expect(weekdayOf(day(date))).toBe(weekday)
  })

  test('a week runs from Monday to Sunday, also across New Year', () => {
    expect(weekOf(day('2026-12-28'))).toBe(weekOf(day('2027-01-03')))
    expect(weekOf(day('2027-01-04'))).toBe(weekOf(day('2027-01-03')) + 1)
  })
})

describe('from a zone to instants', () => {
  test.each([
    ['Asia/Kathmandu', '2026-11-24T18:15:00Z', '2026-11-25'],
    ['Asia/Kathmandu', '2026-11-24T18:14:59Z', '2026-11-24'],
    ['America/St_Johns', '2026-11-25T03:29:59Z', '2026-11-24'],
    // The day of the change has 25 hours.
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
  ])('in %s the date at %s is %s', (zone, instant, date) => {
    expect(localDayNumber(at(instant), zone)).toBe(day(date))
  })

  test.each([
    ['America/New_York', '2026-11-24', 540, '2026-11-24T14:00:00Z'],
    ['America/New_York', '2026-11-01', 60, '2026-11-01T05:00:00Z'],
    ['America/New_York', '2026-11-01', 120, '2026-11-01T07:00:00Z'],
    ['Asia/Kathmandu', '2026-11-24', 0, '2026-11-23T18:15:00Z'],
    // The instant of a change already has the new offset.
    ['America/New_York', '2026-03-08', 180, '2026-03-08T07:00:00Z'],
  ])('in %s on %s minute %d is %s', (zone, date, minute, instant) => {
    expect(wallMinutes(day(date), zone)(minute)).toBe(at(instant))
  })

  test('a skipped local time has no instant', () => {
    expect(wallMinutes(day('2026-03-08'), 'America/New_York')(150)).toBeNull()
  })

  test('an unknown zone is refused', () => {
    expect(() => localDayNumber(0, 'Mars/Olympus')).toThrow(RangeError)
  })
})
