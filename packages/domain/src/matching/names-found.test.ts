import { expect, it } from 'vitest'
import { namesFound } from './names-found.ts'

const NAMES = [
  { sleep: 'Sleep and daily routine', stress: 'Stress and balance' },
  { sleep: 'Sueño y rutina diaria', stress: 'Estrés y equilibrio' },
]

it.each([
  ['sueño', ['Sleep and daily routine', 'Sueño y rutina diaria']],
  ['Daily ROU', ['Sleep and daily routine', 'Sueño y rutina diaria']],
  ['stre', ['Stress and balance', 'Estrés y equilibrio']],
  ['sueño stress', []],
  ['ss', []],
  [' y ', []],
  ['', []],
  [undefined, []],
] as const)('finds for %j the names in each language', (search, found) => {
  expect(namesFound(search, NAMES)).toEqual(found)
})

it('finds nothing without names', () => {
  expect(namesFound('sueño', [])).toEqual([])
})
