import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../lib/error-catalogue.ts'
import { FAILURES } from '../../../lib/outcome-words.ts'
import { attemptFor, bookingFailure, mustStartAnew } from './booking-attempt.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const start = Date.parse('2026-11-24T20:00:00Z')

describe('a repeated try', () => {
  const first = attemptFor(null, start, 'hello', now)
  const claimed = { ...first, claim: { id: 'claim', expiresAt: now + 600_000 } }

  it('for the same time uses the same claim and the same keys', () => {
    expect(attemptFor(claimed, start, 'hello', now + 1000)).toEqual(claimed)
    expect(attemptFor(first, start, 'hello', now + 1000)).toEqual(first)
  })

  it('with another note keeps the claim under a new key of booking', () => {
    const next = attemptFor(claimed, start, 'changed', now)
    expect(next.claim).toEqual(claimed.claim)
    expect(next.claimKey).toBe(claimed.claimKey)
    expect(next.bookingKey).not.toBe(claimed.bookingKey)
  })

  it.each([
    ['for another time', start + 1_800_000, now],
    ['after the claim ran out', start, now + 600_000],
  ])('%s begins anew with new keys', (_why, wanted, then) => {
    const next = attemptFor(claimed, wanted, 'hello', then)
    expect(next.claim).toBeNull()
    expect(next.claimKey).not.toBe(claimed.claimKey)
    expect(next.bookingKey).not.toBe(claimed.bookingKey)
  })

  it.each([
    [409, true],
    [422, true],
    [404, true],
    [400, false],
    [401, false],
    [500, false],
    [0, false],
  ])('after an answer of status %i begins anew: %s', (status, anew) => {
    expect(mustStartAnew(new ApiError(status))).toBe(anew)
  })
})

describe('a failure to book', () => {
  it("says the server's words and offers its alternatives", () => {
    const failure = bookingFailure(
      new ApiError(409, {
        message: 'Someone else just took this time. Please choose another.',
        code: 'slot_taken',
        alternatives: [{ start_time: '2026-11-24T20:30:00.000Z', end_time: '2026-11-24T21:00:00.000Z' }],
      }),
    )
    expect(failure.toast).toBe('Someone else just took this time. Please choose another.')
    expect(failure.gone).toBe(true)
    expect(failure.alternatives).toEqual([{ start: start + 1_800_000, end: start + 3_600_000 }])
  })

  it.each([
    new ApiError(500),
    new TypeError('no'),
    new ApiError(409, { alternatives: [{}, { start_time: 5 }] }),
  ])('without words of the server has the catalogue: %s', (error) => {
    expect(bookingFailure(error)).toEqual({
      toast: FAILURES.booking,
      message: FAILURES.booking,
      gone: false,
      alternatives: [],
    })
  })

  it('without an answer says so on the page too', () => {
    expect(bookingFailure(new ApiError(0)).message).toBe(
      'Failed to book the time slot. Please try again. No response from the server. Please check your network connection.',
    )
  })
})
