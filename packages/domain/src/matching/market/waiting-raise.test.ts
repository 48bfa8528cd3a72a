import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WAITING, waitingRaise } from './waiting-raise.ts'

const rule = { limitDays: 10, most: 0.2 }

it.each([
  [0, 0],
  [0.9, 0],
  [1, 0.02],
  [5.5, 0.1],
  [10.9, 0.2],
  [11, 22],
  [-1, 0],
])('after %d days it adds %d', (days, raise) => {
  expect(waitingRaise(days, rule)).toBeCloseTo(raise, 12)
})

it('adds nothing on the first day if the limit is 0', () => {
  expect(waitingRaise(0, { limitDays: 0, most: 1 })).toBe(0)
  expect(waitingRaise(1, { limitDays: 0, most: 1 })).toBe(2)
})

it('puts a student who waited too long before everybody who has not, whatever the scores', () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true })
  const days = fc.double({ min: 0, max: 400, noNaN: true })
  const rules = fc.record({ limitDays: fc.nat(60), most: score })
  fc.assert(
    fc.property(days, days, score, score, rules, (a, b, scoreA, scoreB, of) => {
      const [longer, shorter] = Math.floor(a) > Math.floor(b) ? [a, b] : [b, a]
      expect(waitingRaise(longer, of)).toBeGreaterThanOrEqual(waitingRaise(shorter, of))
      if (Math.floor(longer) === Math.floor(shorter) || Math.floor(longer) <= of.limitDays) return
      expect(scoreA + waitingRaise(longer, of)).toBeGreaterThan(scoreB + waitingRaise(shorter, of))
    }),
  )
})

it("never adds more than a pair's score before the limit", () => {
  expect(waitingRaise(WAITING.limitDays, WAITING)).toBeLessThan(1)
})
