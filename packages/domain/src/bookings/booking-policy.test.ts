import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  bookingRefusal,
  cancellationRefusal,
  claimExpiry,
  isLiveClaim,
  isWithinNotice,
  MAX_MOVES,
  moveRefusal,
  movesLeft,
  proposalRefusal,
  restorableUntil,
  UNDO_MS,
  wouldBeLate,
} from './booking-policy.ts'

const START = Date.parse('2026-11-24T20:00:00Z')
const END = START + 1_800_000
const HOUR = 3_600_000
const NOTICE = START - 4 * HOUR

const fine = {
  accountEnding: false,
  profileCompleted: true,
  coachAccepting: true,
  needsMatch: false,
  barred: false,
  known: true,
  upcoming: 7,
  mostUpcoming: 8,
}

test.each([
  [{}, null],
  [{ accountEnding: true }, 'account_ending'],
  [{ accountEnding: true, profileCompleted: false, coachAccepting: false }, 'account_ending'],
  [{ profileCompleted: false }, 'profile_incomplete'],
  [{ coachAccepting: false }, 'coach_unavailable'],
  [{ needsMatch: true }, 'not_matched'],
  [{ profileCompleted: false, coachAccepting: false, needsMatch: true }, 'profile_incomplete'],
  [{ coachAccepting: false, needsMatch: true }, 'coach_unavailable'],
  [{ barred: true }, 'not_available_to_you'],
  [{ barred: true, needsMatch: true, upcoming: 8 }, 'not_available_to_you'],
  [{ barred: true, coachAccepting: false }, 'coach_unavailable'],
  [{ upcoming: 8 }, 'too_many_sessions'],
  [{ upcoming: 9 }, 'too_many_sessions'],
  [{ upcoming: 8, needsMatch: true }, 'not_matched'],
  [{ known: false, upcoming: 0 }, null],
  [{ known: false, upcoming: 1 }, 'email_unconfirmed'],
  [{ known: false, upcoming: 1, mostUpcoming: 1 }, 'too_many_sessions'],
])('with %j the refusal is %j', (change, refusal) => {
  expect(bookingRefusal({ ...fine, ...change })).toBe(refusal)
})

test('a claim lasts ten minutes and has expired at its end', () => {
  const now = Date.parse('2026-11-24T20:00:00Z')
  expect(claimExpiry(now)).toBe(now + 600_000)
  expect(isLiveClaim(claimExpiry(now), now + 599_999)).toBe(true)
  expect(isLiveClaim(claimExpiry(now), now + 600_000)).toBe(false)
})

test.each([
  ['booked', START - 1, null],
  ['booked', START, 'too_late'],
  ['completed', START - 1, 'too_late'],
  ['no_show', START - 1, 'too_late'],
  ['cancelled', START - 1, null],
  ['cancelled', START + 1, null],
] as const)('cancelling a session that is %s, at %i: %j', (status, now, refusal) => {
  expect(cancellationRefusal({ status, start: START, end: END }, now)).toBe(refusal)
})

test.each([
  ['booked', START - 4 * HOUR - 1, false],
  ['booked', START - 4 * HOUR, true],
  ['booked', START - 1, true],
  ['booked', START, false],
  ['cancelled', START - 1, false],
  ['no_show', START - 1, false],
] as const)('cancelling a session that is %s, at %i, is late: %j', (status, now, late) => {
  expect(wouldBeLate({ status, start: START, end: END }, 240, now)).toBe(late)
})

describe('undoing a cancellation', () => {
  const at = START - HOUR
  const cancelled = { start: START, cancelledAt: at, cancelledBy: 'coach' } as const
  it('is allowed to the person who cancelled, for a minute', () => {
    expect(restorableUntil(cancelled, 'coach', at)).toBe(at + UNDO_MS)
    expect(restorableUntil(cancelled, 'coach', at + UNDO_MS - 1)).toBe(at + UNDO_MS)
    expect(restorableUntil(cancelled, 'coach', at + UNDO_MS)).toBeNull()
    expect(restorableUntil(cancelled, 'student', at)).toBeNull()
  })
  it('is not allowed after the start', () => {
    expect(restorableUntil({ ...cancelled, cancelledAt: START - 1000 }, 'coach', START - 1)).toBe(START)
    expect(restorableUntil({ ...cancelled, cancelledAt: START - 1000 }, 'coach', START)).toBeNull()
  })
  it('is not possible without a cancellation', () => {
    expect(restorableUntil({ start: START, cancelledAt: null, cancelledBy: null }, 'coach', at)).toBeNull()
  })
})

describe('for every notice period', () => {
  const instants = fc.integer({ min: START - 30 * 24 * HOUR, max: START + 24 * HOUR })
  const notices = fc.integer({ min: 0, max: 10_080 })
  it('a cancellation can be undone for a minute, and never after the start', () => {
    fc.assert(
      fc.property(instants, instants, (cancelledAt, now) => {
        fc.pre(cancelledAt < START)
        const until = restorableUntil({ start: START, cancelledAt, cancelledBy: 'student' }, 'student', now)
        if (until === null) return now >= Math.min(cancelledAt + UNDO_MS, START)
        return until <= START && until - cancelledAt <= UNDO_MS && now < until
      }),
    )
  })
  it('the notice period lasts until the start, and late sessions can be cancelled', () => {
    fc.assert(
      fc.property(instants, fc.nat(HOUR), notices, (now, later, notice) => {
        const session = { status: 'booked', start: START, end: END } as const
        if (wouldBeLate(session, notice, now)) expect(cancellationRefusal(session, now)).toBeNull()
        expect(!isWithinNotice(START, notice, now) || isWithinNotice(START, notice, now + later)).toBe(true)
      }),
    )
  })
})

test.each([
  ['booked', 0, NOTICE - 1, null],
  ['booked', 1, NOTICE - 1, null],
  ['booked', 2, NOTICE - 1, 'moved_too_often'],
  ['booked', 0, NOTICE, 'too_late'],
  ['booked', 2, NOTICE, 'too_late'],
  ['booked', 0, START, 'too_late'],
  ['no_show', 0, NOTICE - 1, 'too_late'],
  ['cancelled', 0, NOTICE - 1, 'session_cancelled'],
] as const)('moving a session that is %s, moved %i times, at %i: %j', (status, moves, now, refusal) => {
  expect(
    moveRefusal({ status, start: START, end: END, moves }, { noticeMinutes: 240, proposed: false }, now),
  ).toBe(refusal)
})

test.each([
  ['booked', NOTICE, null],
  ['booked', START - 1, null],
  ['booked', START, 'too_late'],
  ['cancelled', NOTICE, 'session_cancelled'],
] as const)('moving to a proposed time a session that is %s, at %i: %j', (status, now, refusal) => {
  const session = { status, start: START, end: END, moves: MAX_MOVES }
  expect(moveRefusal(session, { noticeMinutes: 240, proposed: true }, now)).toBe(refusal)
  expect(proposalRefusal({ status, start: START, end: END }, now)).toBe(refusal)
})

test.each([
  [0, 2],
  [1, 1],
  [2, 0],
  [3, 0],
])('after %i moves, %i are left', (moves, left) => {
  expect(movesLeft(moves)).toBe(left)
})

it('a session that can be moved can be cancelled too, and could be moved at any earlier time', () => {
  const instants = fc.integer({ min: START - 30 * 24 * HOUR, max: START + 24 * HOUR })
  fc.assert(
    fc.property(
      instants,
      fc.nat(24 * HOUR),
      fc.nat(3),
      fc.nat(10_080),
      fc.boolean(),
      (now, earlier, moves, noticeMinutes, proposed) => {
        const session = { status: 'booked', start: START, end: END, moves } as const
        const rules = { noticeMinutes, proposed }
        if (moveRefusal(session, rules, now) !== null) return
        expect(cancellationRefusal(session, now)).toBeNull()
        expect(moveRefusal(session, rules, now - earlier)).toBeNull()
        expect(proposed || movesLeft(moves) > 0).toBe(true)
      },
    ),
  )
})
