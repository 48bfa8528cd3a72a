import * as failures from '@shinequo/messages/web/errors'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/error-catalogue.ts'
import { bookingFailure, isClaimGone } from './booking-failure.ts'

const start = Date.parse('2026-11-24T20:00:00Z')

it.each([
  ['claim_expired', true],
  ['not_found', true],
  ['slot_taken', false],
])('after %s, claims again: %s', (code, anew) => {
  expect(isClaimGone(new ApiError(409, { code }))).toBe(anew)
})

describe('a failure to book', () => {
  it("shows the server's message and its alternatives", () => {
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
  ])('has the default message if the server sent none: %s', (error) => {
    expect(bookingFailure(error)).toEqual({
      toast: failures.bookingFailed,
      message: failures.bookingFailed,
      gone: false,
      signedOut: false,
      unconfirmed: false,
      alternatives: [],
    })
  })

  it('is known to end with the confirmation of the address', () => {
    expect(bookingFailure(new ApiError(403, { code: 'email_unconfirmed' })).unconfirmed).toBe(true)
    expect(bookingFailure(new ApiError(403, { code: 'not_matched' })).unconfirmed).toBe(false)
  })

  it('mentions on the page too that there was no response', () => {
    expect(bookingFailure(new ApiError(0)).message).toBe(
      'Failed to book the time slot. Please try again. No response from the server. Please check your network connection.',
    )
  })
})
