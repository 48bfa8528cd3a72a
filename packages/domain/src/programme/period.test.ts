import { expect, it } from 'vitest'
import { type CutPeriod, cutPeriod, monthsOf } from './period.ts'

const ZONES = ['America/New_York', 'Asia/Kathmandu', 'America/St_Johns']
const DAY = 86_400_000

/** The index of the part that contains an instant; -1 if none does. */
function partOf({ bounds }: CutPeriod, instant: number): number {
  return bounds.findIndex((bound, at) => bound <= instant && instant < (bounds[at + 1] ?? bound))
}

it('cuts the fall term into whole weeks from mid August to now, and compares with the same weeks a year before', () => {
  const { now, before } = cutPeriod('term', Date.parse('2026-11-20T17:00:00Z'), 'America/New_York')
  expect([now.each, now.dates[0], now.dates.at(-1), now.dates.length]).toEqual([
    'week',
    '2026-08-10',
    '2026-11-16',
    15,
  ])
  expect([before.dates[0], before.dates.length]).toEqual(['2025-08-11', 15])
  expect(now.bounds[0]).toBe(Date.parse('2026-08-10T04:00:00Z'))
  // Clocks went back on November 1.
  expect(now.bounds.at(-1)).toBe(Date.parse('2026-11-23T05:00:00Z'))
})

it.each([
  ['2026-01-01T12:00:00Z', '2025-12-29', 1],
  ['2026-05-31T12:00:00Z', '2025-12-29', 22],
  ['2026-06-01T12:00:00Z', '2026-06-01', 1],
  ['2026-08-15T12:00:00Z', '2026-08-10', 1],
])('at %s the first week of the term is %s, and it has %i weeks', (instant, first, weeks) => {
  const { now } = cutPeriod('term', Date.parse(instant), 'UTC')
  expect([now.dates[0], now.dates.length]).toEqual([first, weeks])
})

it.each(ZONES)('7 and 30 days end with today in the zone: %s', (zone) => {
  const instant = Date.parse('2026-11-20T22:00:00Z')
  for (const [period, days] of [
    ['7d', 7],
    ['30d', 30],
  ] as const) {
    const { now, before } = cutPeriod(period, instant, zone)
    expect([now.each, now.dates.length, before.dates.length]).toEqual(['day', days, days])
    expect(partOf(now, instant)).toBe(days - 1)
    expect(before.bounds.at(-1)).toBe(now.bounds[0])
  }
})

it('a part includes its start and excludes its end', () => {
  const { now } = cutPeriod('7d', Date.parse('2026-11-20T12:00:00Z'), 'UTC')
  const start = Date.parse('2026-11-14T00:00:00Z')
  expect(
    [start - 1, start, start + DAY - 1, start + DAY, start + 7 * DAY].map((at) => partOf(now, at)),
  ).toEqual([-1, 0, 0, 1, -1])
})

it('makes months of the weeks whose Monday is in them, and none of days', () => {
  const { now } = cutPeriod('term', Date.parse('2026-11-20T17:00:00Z'), 'America/New_York')
  expect(monthsOf(now)).toEqual([
    { date: '2026-08-10', from: 0, until: 4 },
    { date: '2026-09-07', from: 4, until: 8 },
    { date: '2026-10-05', from: 8, until: 12 },
    { date: '2026-11-02', from: 12, until: 15 },
  ])
  expect(monthsOf(cutPeriod('30d', Date.parse('2026-11-20T17:00:00Z'), 'UTC').now)).toEqual([])
})

const FALL = { first_day: '2026-08-24', last_day: '2026-12-11' }
const SPRING = { first_day: '2026-01-19', last_day: '2026-05-15' }

it.each([
  // Of the programme's own terms, in whole weeks.
  ['term', '2026-11-20', [FALL, SPRING], '2026-08-24', '2026-11-16'],
  ['last_term', '2026-11-20', [FALL, SPRING], '2026-01-19', '2026-05-11'],
  ['last_term', '2026-11-20', [FALL], '2026-06-01', '2026-08-10'],
  ['last_term', '2029-02-01', [FALL], '2028-08-14', '2028-12-25'],
  ['last_term', '2026-07-01', [FALL, SPRING], '2026-01-19', '2026-05-11'],
  // The break after a term belongs to it, until the calendar begins another.
  ['term', '2026-12-20', [SPRING, FALL], '2026-08-24', '2026-12-07'],
  ['term', '2027-01-04', [FALL], '2026-12-28', '2027-01-04'],
  ['last_term', '2027-01-04', [FALL], '2026-08-24', '2026-12-07'],
  // Of the calendar.
  ['last_term', '2026-11-20', [], '2026-06-01', '2026-08-10'],
  ['last_term', '2026-02-01', [], '2025-08-11', '2025-12-29'],
] as const)(
  'the %s at %s, with the terms %j, has the weeks from %s to %s',
  (period, day, terms, first, last) => {
    const { now, before } = cutPeriod(period, Date.parse(`${day}T17:00:00Z`), 'UTC', terms)
    expect([now.each, now.dates[0], now.dates.at(-1)]).toEqual(['week', first, last])
    expect(before.dates.length).toBe(now.dates.length)
  },
)

it('compares a term from February 29 with one from February 28', () => {
  const leap = { first_day: '2028-02-29', last_day: '2028-05-01' }
  const { before } = cutPeriod('term', Date.parse('2028-03-01T17:00:00Z'), 'UTC', [leap])
  expect(before.dates[0]).toBe('2027-02-22')
})
