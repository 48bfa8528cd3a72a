import { FACTOR_WEIGHTS, NOTHING_KNOWN, pairFactors, scoreOf } from '@shinequo/domain/matching/match-factors'
import { expect, it } from 'vitest'
import { knownFrom } from './known-coaches.ts'

const student = { id: 'ann', codes: [], profileLanguages: [], school: '', timeZone: null, ownWords: 'Chess' }
const coach = { id: 'amy', codes: [], school: '', hours: '', timeZone: 'UTC', capacity: 2, load: 1 }
const texts = [
  { id: 'amy', text: 'Chess' },
  { id: 'ben', text: 'Guitar' },
]
const factors = (known = knownFrom({ texts, ratings: [] }), ownWords = 'Chess') =>
  pairFactors({ ...student, ownWords }, 0, FACTOR_WEIGHTS, known)(coach)

it('knows nothing by nothing', () => {
  expect(knownFrom({ texts: [], ratings: [] })).toEqual(NOTHING_KNOWN)
  expect(factors(NOTHING_KNOWN).map(({ factor }) => factor)).toEqual(['room'])
})

it('counts own words for who wrote some that tell coaches apart', () => {
  expect(factors().at(-1)).toEqual({ factor: 'words', value: 1, weight: 10, shared: ['chess'] })
  expect(factors(undefined, 'Guitar').at(-1)).toEqual({ factor: 'words', value: 0, weight: 10, shared: [] })
  expect(factors(undefined, 'Pottery').map(({ factor }) => factor)).toEqual(['room'])
})

it('survives as data in a thread', () => {
  expect(scoreOf(factors(knownFrom(structuredClone({ texts, ratings: [] }))))).toBe(scoreOf(factors()))
})
