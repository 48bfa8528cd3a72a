import fc from 'fast-check'
import { expect, it } from 'vitest'
import { draw, lotsOf, mixed } from './lots.ts'

it('draws the same number for the same id and seed, and another one with another seed', () => {
  expect(draw('7f1c', 1)).toBe(draw('7f1c', 1))
  expect(draw('7f1c', 1)).not.toBe(draw('7f1c', 2))
  expect(draw('', 0)).toBeGreaterThanOrEqual(0)
})

it('spreads similar ids evenly', () => {
  const quarters = [0, 0, 0, 0]
  for (let one = 0; one < 4000; one++) quarters[draw(`student-${one}`, 13) >>> 30]! += 1
  for (const many of quarters) expect(Math.abs(many - 1000)).toBeLessThan(120)
})

it('mixes different numbers into different numbers', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), (numbers) => {
      expect(new Set(numbers.map(mixed)).size).toBe(numbers.length)
    }),
  )
})

it('gives everybody a unique lot, in the order of their draws', () => {
  expect([...lotsOf(Uint32Array.of(7, 3, 7, 0))]).toEqual([2, 1, 3, 0])
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (draws) => {
      const lots = lotsOf(Uint32Array.from(draws))
      expect([...lots].sort((a, b) => a - b)).toEqual(draws.map((_, lot) => lot))
    }),
  )
})
