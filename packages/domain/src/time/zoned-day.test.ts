import { describe, expect, test } from 'vitest'
import {
  addDays,
  askedDates,
  clocksDiffer,
  DAY,
  endOfLocalDate,
  groupByLocalDate,
  HOUR,
  isDate,
  isTimeZone,
  localDate,
  shownDates,
  startOfLocalDate,
  utcDate,
  wallClock,
} from './zoned-day.ts'

const at = (text: string) => Date.parse(text)

describe('the date of an instant', () => {
  test.each([
    ['2026-11-24T20:00:00Z', 'America/New_York', '2026-11-24'],
    ['2026-11-25T04:59:59Z', 'America/New_York', '2026-11-24'],
    ['2026-11-25T05:00:00Z', 'America/New_York', '2026-11-25'],
    ['2026-11-24T18:14:59Z', 'Asia/Kathmandu', '2026-11-24'],
    ['2026-11-24T18:15:00Z', 'Asia/Kathmandu', '2026-11-25'],
    ['2026-11-25T03:29:59Z', 'America/St_Johns', '2026-11-24'],
    ['2026-11-25T03:30:00Z', 'America/St_Johns', '2026-11-25'],
    ['2026-07-25T02:30:00Z', 'America/St_Johns', '2026-07-25'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-11-24T00:00:00Z', 'UTC', '2026-11-24'],
  ])('%s in %s is %s', (instant, zone, date) => {
    expect(localDate(at(instant), zone)).toBe(date)
  })

  test('midnight is hour 0 of the new day, not hour 24', () => {
    expect(wallClock(at('2026-11-24T05:00:00Z'), 'America/New_York')).toBe(at('2026-11-24T00:00:00Z'))
  })
})

describe('the bounds of a day', () => {
  test.each([
    ['2026-11-24', 'America/New_York', '2026-11-24T05:00:00Z', 24],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', 23],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', 25],
    ['2026-11-24', 'Asia/Kathmandu', '2026-11-23T18:15:00Z', 24],
    ['2026-11-01', 'America/St_Johns', '2026-11-01T02:30:00Z', 25],
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00Z', 23.5],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z', 23],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z', 24],
  ])('%s in %s begins at %s and lasts %d hours', (date, zone, start, hours) => {
    expect(new Date(startOfLocalDate(date, zone)).toISOString()).toBe(start.replace('Z', '.000Z'))
    expect((endOfLocalDate(date, zone) - startOfLocalDate(date, zone)) / HOUR).toBe(hours)
  })

  test('a day that a zone skipped is empty', () => {
    expect(startOfLocalDate('2011-12-30', 'Pacific/Apia')).toBe(endOfLocalDate('2011-12-30', 'Pacific/Apia'))
  })
})

describe('the dates that a student requests and sees', () => {
  const zones = ['America/Los_Angeles', 'America/New_York', 'America/St_Johns', 'UTC', 'Asia/Kathmandu']

  test.each([...zones, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    '22 local days, all of them requested, in %s',
    (zone) => {
      for (let now = at('2026-10-05T00:00:00Z'); now < at('2026-11-20T00:00:00Z'); now += 7 * HOUR) {
        const shown = shownDates(now, zone)
        const asked = askedDates(now, zone)
        expect(shown).toHaveLength(22)
        expect(shown[0]).toBe(localDate(now, zone))
        expect(asked.fromDate).toBe(utcDate(now))
        expect(asked.toDate >= utcDate(endOfLocalDate(shown[21]!, zone) - 1)).toBe(true)
        // The server refuses more than 31 dates.
        expect((at(asked.toDate) - at(asked.fromDate)) / DAY).toBeLessThan(24)
      }
    },
  )

  test("slots are grouped by the reader's dates, in order", () => {
    const starts = ['2026-11-24T03:00:00Z', '2026-11-24T05:00:00Z', '2026-11-24T20:00:00Z'].map(at)
    const groups = groupByLocalDate(starts, (start) => start, 'America/New_York')
    expect([...groups]).toEqual([
      ['2026-11-23', [starts[0]]],
      ['2026-11-24', [starts[1], starts[2]]],
    ])
  })
})

describe('clock changes', () => {
  test.each([
    ['2026-10-30T12:00:00Z', '2026-11-03T12:00:00Z', 'America/New_York', true],
    ['2026-11-02T12:00:00Z', '2026-11-20T12:00:00Z', 'America/New_York', false],
    ['2026-10-30T12:00:00Z', '2026-11-03T12:00:00Z', 'Asia/Kathmandu', false],
    ['2026-10-01T00:00:00.500Z', '2026-10-20T00:00:00Z', 'America/St_Johns', false],
  ])('between %s and %s in %s: %s', (first, second, zone, differ) => {
    expect(clocksDiffer(at(first), at(second), zone)).toBe(differ)
  })
})

describe('zones and dates from outside', () => {
  test.each(['America/New_York', 'Asia/Kathmandu', 'UTC'])('%s is a zone', (zone) => {
    expect(isTimeZone(zone)).toBe(true)
  })

  test.each(['', 'Mars/Olympus', '+05:45', '-03:00', 'America/New York'])('%j is not a zone', (zone) => {
    expect(isTimeZone(zone)).toBe(false)
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-11-24T00:00:00Z', 'today', ''])(
    '%j is not a date',
    (text) => {
      expect(isDate(text)).toBe(false)
    },
  )

  test('a leap day is a date, and adding days crosses it', () => {
    expect(isDate('2028-02-29')).toBe(true)
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })
})
