import type { Booking } from '@shinequo/contract/bookings'
import { describe, expect, it } from 'vitest'
import { sessionLists, startsText, takenTimes } from './session-lists.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const MINUTE = 60_000
const person = (name: string) => ({
  id: `profile-${name}`,
  user: { id: name, first_name: name, last_name: 'Sample' },
  url: null,
})

/** A session that starts in `minutes` and lasts half an hour. */
function booking(id: string, minutes: number, over: Partial<Booking> = {}): Booking {
  const start = now + minutes * MINUTE
  return {
    id,
    status: 'booked',
    student_profile: person('maya'),
    mentor_profile: person('amara'),
    time_slot: {
      id: `slot-${id}`,
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 30 * MINUTE).toISOString(),
    },
    url: `http://localhost/session/${id}`,
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
    ...over,
  }
}

const ids = (sessions: readonly { booking: Booking }[]) => sessions.map(({ booking: { id } }) => id)

describe('sessions', () => {
  it('are upcoming until their end, soonest first; then previous, latest first', () => {
    const lists = sessionLists(
      [booking('later', 60), booking('over', -30), booking('running', -29), booking('long ago', -9000)],
      'maya',
      now,
    )
    expect(ids(lists.upcoming)).toEqual(['running', 'later'])
    expect(ids(lists.previous)).toEqual(['over', 'long ago'])
  })

  it("include only one's own, as student or as coach, and name the other person", () => {
    const of = (userId: string) => sessionLists([booking('one', 60)], userId, now).upcoming
    expect(of('maya')[0]?.other.user.id).toBe('amara')
    expect(of('amara')[0]?.other.user.id).toBe('maya')
    expect(of('somebody else')).toEqual([])
  })

  it('tell when the next one opens or ends', () => {
    const next = (...bookings: Booking[]) => sessionLists(bookings, 'maya', now).nextChange
    expect(next(booking('soon', 20), booking('running', -20))).toBe(now + 5 * MINUTE)
    expect(next(booking('running', -20))).toBe(now + 10 * MINUTE)
    expect(next(booking('over', -60))).toBeNull()
  })
})

it('taken times are those of booked sessions that are not over', () => {
  const bookings = [booking('gone', -60), booking('next', 60), booking('off', 90, { status: 'cancelled' })]
  expect(takenTimes(bookings, now)).toEqual([{ start: now + 60 * MINUTE, end: now + 90 * MINUTE }])
})

it.each([
  [12 * MINUTE, 'Starts in 12 minutes'],
  [11 * MINUTE + 1, 'Starts in 12 minutes'],
  [MINUTE, 'Starts in 1 minute'],
  [1, 'Starts in 1 minute'],
  [0, 'Happening now'],
  [-5 * MINUTE, 'Happening now'],
])('a session in %i ms: %s', (ahead, words) => {
  expect(startsText(now + ahead, now)).toBe(words)
})
