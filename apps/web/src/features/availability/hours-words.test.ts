import { TIME_STATES } from '@shinequo/contract/availability/hours'
import { describe, expect, it } from 'vitest'
import {
  blockText,
  clockNote,
  lengthText,
  rangesText,
  rangeText,
  timeOffText,
  weekdayName,
  whyNotText,
} from './hours-words.ts'

const at = (text: string) => Date.parse(text)
const range = (start_minute: number, end_minute: number) => ({ start_minute, end_minute })
const start = at('2026-11-24T15:00:00Z')
const draft = {
  weekly_hours: [],
  overrides: [],
  minimum_notice_minutes: 120,
  horizon_days: 7,
  buffer_before_minutes: 15,
  buffer_after_minutes: 0,
  max_per_day: 1,
  max_per_week: 4,
  accepts_students: true,
}
const session = {
  id: '1',
  student: 'Ibrahim S.',
  start_time: '2026-11-24T15:30:00.000Z',
  end_time: '2026-11-24T16:00:00.000Z',
  outside_hours: false,
}

it('names the days of a week, starting with Monday', () => {
  expect([1, 7].map((weekday) => weekdayName(weekday, 'long'))).toEqual(['Monday', 'Sunday'])
  expect([1, 7].map((weekday) => weekdayName(weekday, 'short'))).toEqual(['Mon', 'Sun'])
})

it('writes ranges and lengths', () => {
  expect(rangeText(range(1080, 1440))).toBe('6:00 PM - midnight')
  expect([range(540, 720), range(570, 780), range(480, 1200)].map(blockText)).toEqual([
    '9 - 12',
    '9:30 - 1',
    '8 AM - 8 PM',
  ])
  expect([rangesText([]), rangesText([range(0, 30), range(60, 90)])]).toEqual([
    'no hours',
    '12:00 AM - 12:30 AM and 1:00 AM - 1:30 AM',
  ])
  expect([15, 60, 90, 120, 1440, 2880].map(lengthText)).toEqual([
    '15 minutes',
    '1 hour',
    '90 minutes',
    '2 hours',
    '1 day',
    '2 days',
  ])
})

describe('why a time is not offered', () => {
  it('has a different message for every state', () => {
    const sentences = TIME_STATES.map((state) => whyNotText(state, draft, [], start))
    expect(new Set(sentences).size).toBe(TIME_STATES.length)
  })

  it('mentions the notice, the days, the limits and the student', () => {
    expect(whyNotText('too_soon', draft, [], start)).toContain('2 hours of notice')
    expect(whyNotText('beyond_horizon', draft, [], start)).toContain('you show 7 days')
    expect(whyNotText('beyond_horizon', { ...draft, horizon_days: 21 }, [], start)).toContain('three weeks')
    expect(whyNotText('day_full', draft, [], start)).toContain('1 session a day')
    expect(whyNotText('week_full', draft, [], start)).toContain('4 sessions a week')
    expect(whyNotText('buffer', draft, [session], start)).toContain('your session with Ibrahim S.')
    const booked = at(session.start_time)
    expect(whyNotText('booked', draft, [session], booked)).toBe(
      'Booked: Ibrahim S. has a session with you then.',
    )
    expect(whyNotText('booked', draft, [session], booked - 1_800_000)).toContain('is choosing this time')
  })
})

it('mentions a clock change within the shown days, and nothing otherwise', () => {
  const now = at('2026-10-20T12:00:00Z')
  expect(clockNote(now, 21, 'America/Chicago')).toMatch(/^The clocks in Chicago change on Sun, Nov 1\./)
  expect(clockNote(now, 7, 'America/Chicago')).toBeNull()
  expect(clockNote(now, 21, 'Asia/Kathmandu')).toBeNull()
})

it('writes a time off as days, or with its times', () => {
  const text = (
    start_time: string,
    end_time: string,
    first_date: string | null = null,
    zone = 'America/New_York',
  ) => timeOffText({ start_time, end_time, first_date, last_date: first_date }, zone)
  expect(text('2026-11-26T05:00Z', '2026-11-27T05:00Z')).toBe('Thu, Nov 26')
  expect(text('2026-11-26T05:00Z', '2026-11-28T05:00Z')).toBe('Thu, Nov 26 - Fri, Nov 27')
  expect(text('2026-11-26T15:00Z', '2026-11-26T16:30Z')).toBe('Thu, Nov 26, 10:00 AM - 11:30 AM')
  expect(text('2026-11-26T15:00Z', '2026-11-27T16:30Z')).toBe('Thu, Nov 26, 10:00 AM - Fri, Nov 27, 11:30 AM')
  // In Beirut this day has no midnight: its clocks skip it.
  expect(text('2027-03-27T22:00Z', '2027-03-28T21:00Z', '2027-03-28', 'Asia/Beirut')).toBe('Sun, Mar 28')
})
