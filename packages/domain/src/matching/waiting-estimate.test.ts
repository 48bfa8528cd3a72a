import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PLACEMENTS_COUNTED, waitingEstimate } from './waiting-estimate.ts'

const DAY = 86_400_000
const days = (...counts: readonly number[]) => counts.map((count) => count * DAY)
const waits = fc.array(fc.integer({ min: 0, max: 400 * DAY }), {
  minLength: PLACEMENTS_COUNTED,
  maxLength: 60,
})

it('ranges from the 20th to the 80th percentile of the waits', () => {
  const oneToTwenty = days(...Array.from({ length: 20 }, (_, at) => at + 1))
  expect(waitingEstimate(oneToTwenty)).toEqual({ from: 4, to: 16 })
})

it('is null for fewer than 20 waits', () => {
  expect(waitingEstimate([])).toBeNull()
  expect(waitingEstimate(days(...Array(19).fill(2)))).toBeNull()
  expect(waitingEstimate(days(...Array(20).fill(2)))).toEqual({ from: 2, to: 2 })
})

it('rounds to whole days, and never to none', () => {
  expect(waitingEstimate(Array(20).fill(0.49 * DAY))).toEqual({ from: 0, to: 1 })
  expect(waitingEstimate(Array(20).fill(0.5 * DAY))).toEqual({ from: 1, to: 1 })
})

it('uses only the newest 20', () => {
  expect(waitingEstimate(days(...Array(20).fill(1), ...Array(20).fill(300)))).toEqual({ from: 1, to: 1 })
})

it('is in whole days, ascending, within the waits, whatever their order', () => {
  fc.assert(
    fc.property(waits, (all) => {
      const estimate = waitingEstimate(all)!
      const counted = all.slice(0, PLACEMENTS_COUNTED)
      expect(Number.isInteger(estimate.from) && Number.isInteger(estimate.to)).toBe(true)
      expect(estimate.from).toBeLessThanOrEqual(estimate.to)
      expect(estimate.from).toBeGreaterThanOrEqual(Math.round(Math.min(...counted) / DAY))
      expect(estimate.to).toBeLessThanOrEqual(Math.max(1, Math.round(Math.max(...counted) / DAY)))
      expect(waitingEstimate(counted.toReversed())).toEqual(estimate)
    }),
  )
})

it('is not affected by a single outlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), (odd) => {
      expect(waitingEstimate([odd, ...days(...Array(19).fill(3))])).toEqual({ from: 3, to: 3 })
    }),
  )
})

it('never falls if somebody waited longer', () => {
  fc.assert(
    fc.property(waits, fc.nat(PLACEMENTS_COUNTED - 1), fc.nat(90 * DAY), (all, at, more) => {
      const before = waitingEstimate(all)!
      const after = waitingEstimate(all.with(at, all[at]! + more))!
      expect(after.from).toBeGreaterThanOrEqual(before.from)
      expect(after.to).toBeGreaterThanOrEqual(before.to)
    }),
  )
})
