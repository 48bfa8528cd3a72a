import { scaled } from '@shinequo/server/testing/test-scale'
import { describe, expect, it } from 'vitest'
import { optimum } from './optimum.ts'
import { finalPairs, greedy, ranksOf, smallMarket, sumOf } from './small-markets.ts'

/** A tenth of the full size would have fewer coaches than the length of a first list. */
const STUDENTS = scaled(2000, 500)
const COACHES = STUDENTS / 10

it('finds the greatest sum, which taking the best pair first misses', async () => {
  const pairs = [
    [
      { coach: 0, worth: 1 },
      { coach: 1, worth: 0.9 },
    ],
    [
      { coach: 0, worth: 0.8 },
      { coach: 1, worth: 0.1 },
    ],
    [{ coach: 1, worth: 0.3 }],
  ]
  expect(await optimum({ pairs, places: Int32Array.of(1, 1) })).toBeCloseTo(1.7, 9)
  expect(await optimum({ pairs, places: Int32Array.of(1, 2) })).toBeCloseTo(2, 9)
})

describe('if both sides rank by one score', () => {
  it.each([
    ['facts', 1],
    ['facts', 2],
    ['shared', 1],
    ['shared', 2],
  ] as const)('a stable matching has at least 0.95 of the greatest sum (%s, seed %d)', async (kind, seed) => {
    const market = smallMarket(kind, STUDENTS, COACHES, seed)
    const most = await optimum({ pairs: finalPairs(market), places: market.places })
    const ratio = sumOf(market, market.stable) / most
    expect(ratio).toBeGreaterThanOrEqual(0.95)
    expect(ratio).toBeLessThanOrEqual(1 + 1e-9)
  })
})

it('greedy respects the places too, and ranks count from the best', () => {
  const market = smallMarket('independent', 200, 20, 3)
  const coaches = greedy(market)
  market.places.forEach((room, coach) => {
    expect(coaches.filter((one) => one === coach).length).toBeLessThanOrEqual(room)
  })
  expect(ranksOf(market, coaches)[0]).toBe(1)
  expect(finalPairs(market).every((pairs) => pairs.length === 20)).toBe(true)
})
