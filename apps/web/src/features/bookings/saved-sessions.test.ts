import type { Booking } from '@shinequo/contract/bookings'
import { expect, it } from 'vitest'
import { readSavedSessions, savedSessions } from './saved-sessions.ts'

const NOW = Date.parse('2026-11-24T15:00:00Z')
const HOUR = 3_600_000
const party = (id: string) => ({ id, user: { id: `user-${id}`, first_name: 'A', last_name: 'B' }, url: null })

function booking(id: string, end: number, changes: Partial<Booking> = {}): Booking {
  const [start_time, end_time] = [end - HOUR / 2, end].map((at) => new Date(at).toISOString()) as [
    string,
    string,
  ]
  return {
    id,
    status: 'booked',
    student_profile: party('student'),
    mentor_profile: party('coach'),
    time_slot: { id: `slot-${id}`, start_time, end_time },
    url: `https://shinequo.example/session/${id}`,
    coach_plan: null,
    rating: null,
    feedback: '',
    pre_session_note: '',
    coach_rating: null,
    no_show: null,
    late: false,
    restore_until: null,
    proposed: [],
    history: [],
    can: { move: true, cancel: true, join: false, restore: false },
    notice_minutes: 240,
    moves_left: 2,
    ...changes,
  }
}

const ids = (bookings: readonly Booking[]) =>
  savedSessions('maya', bookings, NOW).bookings.map(({ id }) => id)

it('saves running and future sessions; one that ends now is over', () => {
  expect(ids([booking('over', NOW), booking('running', NOW + 1), booking('next', NOW + HOUR)])).toEqual([
    'running',
    'next',
  ])
})

it('saves no cancelled sessions, and at most five', () => {
  const many = [1, 2, 3, 4, 5, 6].map((hour) => booking(`${hour}`, NOW + hour * HOUR))
  expect(ids([booking('off', NOW + HOUR, { status: 'cancelled' }), ...many])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ])
})

it('saves no texts', () => {
  const written = { pre_session_note: 'I cannot sleep.', feedback: 'It helped.' }
  const json = JSON.stringify(savedSessions('maya', [booking('next', NOW + HOUR, written)], NOW))
  expect(json).not.toMatch(/sleep|helped/)
})

it('saves how often a session was changed, and up to where the rows are whole', () => {
  const change = {
    kind: 'moved',
    at: '',
    from: null,
    to: null,
    by: 'student',
    late: false,
    reason: 'A cold.',
  }
  const noted = booking('noted', NOW + 2 * HOUR, { pre_session_note: 'I cannot sleep.' })
  const changed = booking('next', NOW + HOUR, { history: [change, change] as never })
  const saved = savedSessions('maya', [changed, noted, booking('last', NOW + 3 * HOUR)], NOW)
  expect(saved.whole).toBe(1)
  expect(saved.bookings[0]!.history).toHaveLength(2)
  expect(JSON.stringify(saved)).not.toMatch(/cold/)
  expect(savedSessions('maya', [changed], NOW).whole).toBe(1)
})

it("returns a person's own sessions with their age, and nobody else's", () => {
  const json = JSON.stringify(savedSessions('maya', [booking('next', NOW + HOUR)], NOW))
  expect(readSavedSessions(json, 'maya')).toMatchObject({ at: NOW, bookings: [{ id: 'next' }] })
  expect(readSavedSessions(json, 'jonah')).toBeNull()
  expect(readSavedSessions(null, 'maya')).toBeNull()
})
