import type { HoursDraft } from '@shinequo/contract/availability/hours'
import { describe, expect, it } from 'vitest'
import {
  copyDay,
  type DayKey,
  fromToday,
  isOpenAt,
  isSame,
  paint,
  rangesOf,
  withoutOverride,
} from './painted-hours.ts'

const TUESDAY = '2026-11-24'
const range = (start: number, end: number) => ({ start_minute: start * 60, end_minute: end * 60 })
const EMPTY: HoursDraft = {
  weekly_hours: [],
  overrides: [],
  minimum_notice_minutes: 120,
  horizon_days: 21,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  max_per_day: null,
  max_per_week: null,
  accepts_students: true,
}
const open = (draft: HoursDraft, days: DayKey[], start: number, end: number) =>
  paint(draft, days, range(start, end), true)
const close = (draft: HoursDraft, days: DayKey[], start: number, end: number) =>
  paint(draft, days, range(start, end), false)

describe('painting', () => {
  it('merges adjacent ranges and splits a range that is cut', () => {
    let draft = open(EMPTY, [2], 9, 11)
    draft = open(draft, [2], 11, 12)
    expect(rangesOf(draft, 2)).toEqual([range(9, 12)])
    draft = close(draft, [2], 10, 10.5)
    expect(rangesOf(draft, 2)).toEqual([range(9, 10), range(10.5, 12)])
    expect(rangesOf(close(draft, [2], 0, 24), 2)).toEqual([])
    expect([570, 600, 630].map((minute) => isOpenAt(rangesOf(draft, 2), minute))).toEqual([true, false, true])
  })

  it('changes several days at once and no others', () => {
    const draft = open(EMPTY, [1, 3], 9, 12)
    expect([1, 2, 3].map((day) => rangesOf(draft, day).length)).toEqual([1, 0, 1])
  })

  it('gives a date its own hours, and removes them again', () => {
    const weekly = open(EMPTY, [2], 9, 12)
    const draft = close(weekly, [TUESDAY], 11, 12)
    expect([rangesOf(draft, TUESDAY), rangesOf(draft, 2)]).toEqual([[range(9, 11)], [range(9, 12)]])
    expect(rangesOf(close(weekly, [TUESDAY], 0, 24), TUESDAY)).toEqual([])
    expect(isSame(withoutOverride(draft, TUESDAY), weekly)).toBe(true)
    expect(fromToday(draft, '2026-11-25').overrides).toEqual([])
    expect(fromToday(draft, TUESDAY)).toEqual(draft)
  })

  it('copies a day to others and replaces their hours', () => {
    const draft = copyDay(open(open(EMPTY, [1], 9, 12), [4], 20, 24), 1, [4, 7])
    expect([4, 7].map((day) => rangesOf(draft, day))).toEqual([[range(9, 12)], [range(9, 12)]])
  })
})
