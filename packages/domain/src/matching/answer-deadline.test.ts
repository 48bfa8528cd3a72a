import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerBy, expiredBefore } from './answer-deadline.ts'

const HOUR = 3_600_000
const MADE = Date.parse('2026-11-20T15:00:00Z')

it('is 48 hours after the request', () => {
  expect(answerBy(MADE, null)).toBe(MADE + 48 * HOUR)
  expect(answerBy(MADE, MADE - HOUR)).toBe(MADE + 48 * HOUR)
})

it('is 48 hours after coach decisions were switched on, for an older request', () => {
  expect(answerBy(MADE, MADE + 100 * HOUR)).toBe(MADE + 148 * HOUR)
})

it('gives the same result for one request and for all of them', () => {
  const instant = fc.integer({ min: MADE - 200 * HOUR, max: MADE + 200 * HOUR })
  fc.assert(
    fc.property(instant, instant, fc.option(instant), (made, now, since) => {
      const until = expiredBefore(now, since)
      expect(until !== null && made <= until).toBe(answerBy(made, since) <= now)
    }),
  )
})
