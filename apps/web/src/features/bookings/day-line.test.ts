import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { describe, expect, it } from 'vitest'
import { dayLine, freeText } from './day-line.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`)
/** A session of half an hour from that time on. */
const session = (time: string): CoachSession => ({
  id: time,
  status: 'booked',
  student: {
    id: 's',
    first_name: 'Maya',
    last_name: 'Torres',
    url: null,
    school: null,
    time_zone: null,
    needs_care: false,
    can_open: true,
  },
  start_time: new Date(at(time)).toISOString(),
  end_time: new Date(at(time) + 1_800_000).toISOString(),
  url: '',
  pre_session_note: '',
  needs_care: false,
  number: 1,
  attending_at: null,
  student_in_room_at: null,
  both_in_room_at: null,
  no_show: null,
  coach_rating: null,
  cancellation: null,
  late: false,
  restore_until: null,
  proposed: [],
  history: [],
  can: { mark_no_show: false, undo_no_show: false, cancel: true, propose: true, restore: false },
})
const kinds = (sessions: readonly CoachSession[], now: string | null) =>
  dayLine(sessions, now === null ? null : at(now)).map((item) => item.kind)

describe('the timeline of a day', () => {
  const sessions = ['09:00', '09:30', '14:00', '15:00'].map(session)

  it('has the sessions and the free times of an hour or more between them', () => {
    expect(kinds(sessions, null)).toEqual(['session', 'session', 'free', 'session', 'session'])
  })

  it.each([
    ['08:00', 0],
    ['08:59', 0],
    ['10:00', 3],
    ['12:00', 3],
    ['23:00', 5],
  ])('has the current time in order: at %s after %i items', (now, place) => {
    expect(kinds(sessions, now).indexOf('now')).toBe(place)
  })

  it('has no item for the current time while a session is running', () => {
    expect(kinds(sessions, '09:00')).not.toContain('now')
    expect(kinds(sessions, '14:29')).not.toContain('now')
  })

  it('has only the current time on an empty day', () => {
    expect(kinds([], '12:00')).toEqual(['now'])
    expect(kinds([], null)).toEqual([])
  })
})

it.each([
  [1, 'Free for an hour'],
  [2, 'Free for two hours'],
  [2.5, 'Free for 2.5 hours'],
  [7, 'Free for 7 hours'],
])('a gap of %d hours: %s', (hours, words) => {
  expect(freeText(hours * 3_600_000)).toBe(words)
})
