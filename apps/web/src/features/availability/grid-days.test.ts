import type { CoachHours } from '@shinequo/contract/availability/hours'
import { expect, it } from 'vitest'
import { dateColumns, mondayOf, openHours, shownHours, weekdayColumns } from './grid-days.ts'
import { draftOf } from './painted-hours.ts'

const range = (start_minute: number, end_minute: number) => ({ start_minute, end_minute })
const hours: CoachHours = {
  version: 1,
  time_zone: 'America/Chicago',
  approved: true,
  weekly_hours: [{ weekday: 2, ...range(540, 720) }],
  overrides: [{ date: '2026-11-25', ranges: [range(1290, 1440)] }],
  minimum_notice_minutes: 120,
  horizon_days: 21,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  max_per_day: null,
  max_per_week: null,
  accepts_students: true,
  time_off: [
    {
      id: '1',
      start_time: '2026-11-26T06:00:00Z',
      end_time: '2026-11-27T15:15:00Z',
      first_date: null,
      last_date: null,
    },
  ],
  sessions: [
    {
      id: '2',
      student: 'Nia M.',
      start_time: '2026-11-25T01:30:00Z',
      end_time: '2026-11-25T02:00:00Z',
      outside_hours: true,
    },
  ],
}
const draft = draftOf(hours)

it('finds the Monday of a week', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ])
})

it('shows the weekdays without dates', () => {
  const days = weekdayColumns(draft)
  expect(days.map((day) => day.short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(openHours(days)).toBe(3)
  expect(shownHours(days, false)).toEqual(range(420, 1260))
})

it("shows dates with sessions and times off, in the coach's zone", () => {
  const days = dateColumns(hours, draft, '2026-11-23', '2026-11-24')
  expect(days.map((day) => day.disabled)).toEqual([true, false, false, false, false, false, false])
  expect(days.map((day) => day.changed)).toEqual([false, false, true, false, false, false, false])
  expect([...days[1]!.sessions]).toEqual([[1170, 'Nia M.']])
  expect(days.slice(2, 6).map((day) => day.off)).toEqual([[], [range(0, 1440)], [range(0, 570)], []])
  expect(shownHours(days, false)).toEqual(range(420, 1440))
  expect(shownHours(days, true)).toEqual(range(0, 1440))
})
