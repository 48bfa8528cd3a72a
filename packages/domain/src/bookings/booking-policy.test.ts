import { expect, test } from 'vitest'
import { bookingRefusal, claimExpiry, isLiveClaim } from './booking-policy.ts'

const fine = {
  accountEnding: false,
  profileCompleted: true,
  coachAccepting: true,
  needsMatch: false,
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
  [{ upcoming: 8 }, 'too_many_sessions'],
  [{ upcoming: 9 }, 'too_many_sessions'],
  [{ upcoming: 8, needsMatch: true }, 'not_matched'],
])('with %j the refusal is %j', (change, refusal) => {
  expect(bookingRefusal({ ...fine, ...change })).toBe(refusal)
})

test('a claim lives ten minutes and is over at its last instant', () => {
  const now = Date.parse('2026-11-24T20:00:00Z')
  expect(claimExpiry(now)).toBe(now + 600_000)
  expect(isLiveClaim(claimExpiry(now), now + 599_999)).toBe(true)
  expect(isLiveClaim(claimExpiry(now), now + 600_000)).toBe(false)
})
