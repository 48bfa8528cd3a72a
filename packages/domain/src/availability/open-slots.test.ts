import { describe, expect, test } from 'vitest'
import { horizonEnd, nearestOpen, openSlots, type Schedule, slotRefusal } from './open-slots.ts'

const at = (text: string) => Date.parse(text)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Tuesdays and Wednesdays 9 to 11 in Melbourne (UTC+11 in November). */
const coach: Schedule = {
  timeZone: 'Australia/Melbourne',
  sessionMinutes: 30,
  weeklyHours: [
    { weekday: 2, startMinute: 540, endMinute: 660 },
    { weekday: 3, startMinute: 540, endMinute: 660 },
  ],
  overrides: [],
  timeOff: [],
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 21,
  maxPerDay: null,
  maxPerWeek: null,
}
const now = at('2026-11-20T00:00:00Z')
const tuesday = (minutes: number) => at('2026-11-23T22:00:00Z') + minutes * MINUTE
const session = (start: number) => ({ start, end: start + 30 * MINUTE })

const open = (schedule: Schedule, busy: Parameters<typeof openSlots>[1] = [], from = now) =>
  openSlots(schedule, busy, from, now, now + 7 * DAY).starts.map((start) => (start - tuesday(0)) / MINUTE)

describe('open slots of a week', () => {
  const all = [0, 30, 60, 90, 1440, 1470, 1500, 1530]

  test.each([
    ['nothing set', coach, all],
    [
      'a range off the half hour',
      { ...coach, weeklyHours: [{ weekday: 2, startMinute: 545, endMinute: 659 }] },
      [30, 60],
    ],
    [
      'an override with other hours',
      { ...coach, overrides: [{ date: '2026-11-24', ranges: [{ startMinute: 600, endMinute: 630 }] }] },
      [60, 1440, 1470, 1500, 1530],
    ],
    ['a day closed', { ...coach, overrides: [{ date: '2026-11-24', ranges: [] }] }, [1440, 1470, 1500, 1530]],
    [
      'a date opened',
      {
        ...coach,
        weeklyHours: [],
        overrides: [{ date: '2026-11-24', ranges: [{ startMinute: 540, endMinute: 600 }] }],
      },
      [0, 30],
    ],
    [
      'ranges that overlap',
      {
        ...coach,
        weeklyHours: [
          { weekday: 2, startMinute: 570, endMinute: 660 },
          { weekday: 2, startMinute: 540, endMinute: 600 },
        ],
      },
      [0, 30, 60, 90],
    ],
    [
      'time off by the minute',
      { ...coach, timeOff: [{ start: tuesday(59), end: tuesday(61) }] },
      [0, 90, 1440, 1470, 1500, 1530],
    ],
    [
      'time off that only touches',
      { ...coach, timeOff: [{ start: tuesday(30), end: tuesday(60) }] },
      [0, 60, 90, 1440, 1470, 1500, 1530],
    ],
  ])('with %s', (_, schedule, starts) => {
    expect(open(schedule)).toEqual(starts)
  })

  test.each([
    ['a booking', coach, [session(tuesday(30))], [0, 60, 90, 1440, 1470, 1500, 1530]],
    [
      'a live claim',
      coach,
      [{ ...session(tuesday(30)), expiresAt: now + 1 }],
      [0, 60, 90, 1440, 1470, 1500, 1530],
    ],
    ['a claim that ended', coach, [{ ...session(tuesday(30)), expiresAt: now }], all],
    [
      'a buffer before',
      { ...coach, bufferBeforeMinutes: 10 },
      [session(tuesday(60))],
      [0, 1440, 1470, 1500, 1530],
    ],
    [
      'a buffer after',
      { ...coach, bufferAfterMinutes: 30 },
      [session(tuesday(0))],
      [60, 90, 1440, 1470, 1500, 1530],
    ],
    ['one session a day', { ...coach, maxPerDay: 1 }, [session(tuesday(0))], [1440, 1470, 1500, 1530]],
    [
      'two sessions a week',
      { ...coach, maxPerWeek: 2 },
      [session(tuesday(0)), session(tuesday(2 * 1440))],
      [],
    ],
    ['the week before being full', { ...coach, maxPerWeek: 1 }, [session(tuesday(-2 * 1440))], all],
  ])('with %s', (_, schedule, busy, starts) => {
    expect(open(schedule, busy)).toEqual(starts)
  })

  test('a slot is open up to its notice and closed one millisecond later', () => {
    expect(open(coach, [], tuesday(-120))).toEqual(all)
    expect(open(coach, [], tuesday(-120) + 1)).toEqual(all.slice(1))
  })

  test('returns only starts within the given instants', () => {
    expect(openSlots(coach, [], now, tuesday(30), tuesday(90)).starts).toEqual([tuesday(30), tuesday(60)])
    expect(openSlots(coach, [], now, tuesday(90), tuesday(30)).starts).toEqual([])
  })
})

describe('the horizon', () => {
  const always: Schedule = {
    ...coach,
    timeZone: 'America/New_York',
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 })),
  }

  test('covers the whole of day today+21 for a student in the west and in the east', () => {
    const { starts } = openSlots(always, [], now, now, now + 40 * DAY)
    // In Honolulu it is still November 19; December 10 ends there at 10:00 UTC on the 11th.
    expect(starts).toContain(at('2026-12-11T09:30:00Z'))
    // On Kiritimati it is November 20, 14:00; December 11 ends there at 10:00 UTC on the 11th.
    expect(starts.at(-1)).toBe(at('2026-12-12T01:00:00Z'))
    expect(slotRefusal(always, [], now, at('2026-12-12T01:30:00Z'))).toBe('beyond_horizon')
  })

  test('moves with time, and an answer states how long it is valid', () => {
    const later: Schedule = { ...always, horizonDays: 0 }
    const first = openSlots(later, [], now, now + DAY, now + 30 * DAY)
    expect(first.starts).toEqual([now + DAY, now + DAY + 30 * MINUTE, now + DAY + HOUR])
    expect(first.validUntil).toBe(now + 30 * MINUTE)
    expect(openSlots(later, [], now + 30 * MINUTE, now + DAY, now + 30 * DAY).starts).toHaveLength(4)
    expect(horizonEnd(now, 0)).toBe(now + DAY + HOUR)
  })

  test('distant dates cost nothing and must be asked again within a day', () => {
    const far = openSlots(always, [], now, at('9990-01-01T00:00:00Z'), at('9990-02-01T00:00:00Z'))
    expect(far).toEqual({ starts: [], validUntil: now + DAY })
  })
})

describe('how long an answer is valid', () => {
  test.each([
    ['its first slot passing the notice', coach, [], tuesday(-120) + 1],
    ['a claim running out', coach, [{ ...session(tuesday(30)), expiresAt: now + 600_000 }], now + 600_000],
    ['nothing, when nothing is offered', { ...coach, weeklyHours: [] }, [], Number.POSITIVE_INFINITY],
  ])('%s', (_, schedule, busy, validUntil) => {
    expect(openSlots(schedule, busy, now, now, now + 7 * DAY).validUntil).toBe(validUntil)
  })
})

describe('why a time is not offered', () => {
  const full: Schedule = { ...coach, maxPerDay: 1, maxPerWeek: 2 }

  test.each([
    ['past', coach, [], now - 1],
    ['too_soon', coach, [], now + 2 * HOUR - 1],
    ['beyond_horizon', coach, [], now + 30 * DAY],
    ['outside_hours', coach, [], tuesday(-30)],
    ['outside_hours', coach, [], tuesday(15)],
    ['outside_hours', coach, [], tuesday(120)],
    [
      'time_off',
      { ...coach, timeOff: [{ start: tuesday(0), end: tuesday(1) }] },
      [session(tuesday(0))],
      tuesday(0),
    ],
    ['booked', coach, [{ start: tuesday(15), end: tuesday(45) }], tuesday(0)],
    ['booked', coach, [{ start: tuesday(15), end: tuesday(45) }], tuesday(30)],
    ['buffer', { ...coach, bufferAfterMinutes: 5 }, [session(tuesday(0))], tuesday(30)],
    ['day_full', full, [session(tuesday(0))], tuesday(60)],
    ['week_full', full, [session(tuesday(0)), session(tuesday(2 * 1440))], tuesday(1440)],
    [null, full, [session(tuesday(0))], tuesday(1440)],
  ])('%s', (reason, schedule, busy, start) => {
    expect(slotRefusal(schedule, busy, now, start)).toBe(reason)
  })
})

describe('alternatives', () => {
  const starts = [0, 30, 60, 90, 120].map(tuesday)

  test('are the three nearest; of two equally near, the earlier comes first', () => {
    expect(nearestOpen(starts, tuesday(60))).toEqual([60, 30, 90].map(tuesday))
    expect(nearestOpen(starts, tuesday(-999))).toEqual([0, 30, 60].map(tuesday))
    expect(nearestOpen(starts, tuesday(999))).toEqual([120, 90, 60].map(tuesday))
  })

  test('are fewer if there are fewer', () => {
    expect(nearestOpen(starts.slice(0, 1), tuesday(60))).toEqual([tuesday(0)])
    expect(nearestOpen([], tuesday(60))).toEqual([])
  })
})
