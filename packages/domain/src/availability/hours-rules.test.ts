import { describe, expect, test } from 'vitest'
import { hoursProblems, mergedHours } from './hours-rules.ts'

const TODAY = '2026-11-20'
const range = (startMinute: number, endMinute: number) => ({ startMinute, endMinute })
const on = (weekday: number, start: number, end: number) => ({ weekday, ...range(start, end) })

describe('painted hours', () => {
  test.each([
    ['nothing', [], []],
    ['ranges that touch, in any order', [on(1, 720, 1440), on(1, 0, 720), on(2, 0, 30)], []],
    ['a day closed and today', [], [{ date: TODAY, ranges: [] }]],
    ['the last day that can be set', [], [{ date: '2027-11-21', ranges: [range(0, 30)] }]],
  ])('are valid: %s', (_, weeklyHours, overrides) => {
    expect(hoursProblems({ weeklyHours, overrides }, TODAY)).toEqual({})
  })

  test.each([
    ['an empty range', [on(3, 600, 600)], [], 'weekly_hours.0.end_minute', 'end_before_start'],
    ['an end before its start', [on(3, 600, 570)], [], 'weekly_hours.0.end_minute', 'end_before_start'],
    [
      'an overlap, whichever is named first',
      [on(3, 570, 660), on(4, 540, 600), on(3, 540, 600)],
      [],
      'weekly_hours.0.start_minute',
      'times_overlap',
    ],
    ['yesterday', [], [{ date: '2026-11-19', ranges: [] }], 'overrides.0.date', 'date_over'],
    ['a year too far', [], [{ date: '2027-11-22', ranges: [] }], 'overrides.0.date', 'date_too_far'],
    [
      'a date twice',
      [],
      [
        { date: '2026-11-24', ranges: [] },
        { date: '2026-11-24', ranges: [range(0, 30)] },
      ],
      'overrides.1.date',
      'date_twice',
    ],
    [
      'an overlap on a date',
      [],
      [{ date: '2026-11-24', ranges: [range(0, 60), range(30, 90)] }],
      'overrides.0.ranges.1.start_minute',
      'times_overlap',
    ],
  ])('are refused: %s', (_, weeklyHours, overrides, field, problem) => {
    expect(hoursProblems({ weeklyHours, overrides }, TODAY)).toEqual({ [field]: problem })
  })
})

describe('merged', () => {
  test.each([
    [
      [range(720, 780), range(540, 600), range(600, 660), range(630, 690)],
      [range(540, 690), range(720, 780)],
    ],
    [[], []],
    [[range(0, 1440), range(60, 90)], [range(0, 1440)]],
  ])('ranges of a date that touch or overlap are merged, in order', (ranges, merged) => {
    const date = '2026-11-24'
    expect(mergedHours({ weeklyHours: [], overrides: [{ date, ranges }] })).toEqual({
      weeklyHours: [],
      overrides: [{ date, ranges: merged }],
    })
  })

  test('weekly hours are sorted by weekday and merged per day', () => {
    const weeklyHours = [on(7, 0, 30), on(1, 570, 600), on(1, 540, 570), on(2, 600, 630)]
    expect(mergedHours({ weeklyHours, overrides: [] }).weeklyHours).toEqual([
      on(1, 540, 600),
      on(2, 600, 630),
      on(7, 0, 30),
    ])
  })
})
