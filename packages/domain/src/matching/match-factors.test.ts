import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CoachFacts, FACTOR_WEIGHTS, pairFactors, type StudentWishes, scoreOf } from './match-factors.ts'

const wishes: StudentWishes = {
  profileLanguage: 'English',
  languages: ['Spanish'],
  focusAreas: ['Sleep and daily routine'],
  preferences: ['Evenings'],
}
type Pair = Pick<CoachFacts, 'languages' | 'focusArea' | 'dayParts'>
const factors = (coach: Partial<Pair>, student = wishes) =>
  pairFactors(student)({ languages: '', focusArea: '', dayParts: [], ...coach })

it('says what both said, with the weight of each', () => {
  const coach = {
    languages: 'English; SPANISH',
    focusArea: 'Nutrition, Daily routine',
    dayParts: ['morning', 'evening'] as const,
  }
  expect(factors(coach)).toEqual([
    { factor: 'language', value: 1, weight: 50, shared: ['spanish'] },
    { factor: 'focus_area', value: 1, weight: 30, shared: ['daily routine'] },
    { factor: 'profile_language', value: 1, weight: 12, shared: ['english'] },
    { factor: 'preference', value: 1, weight: 8, shared: ['evening'] },
  ])
})

it('has nothing to say of what only one of the two said', () => {
  expect(factors({ languages: 'Nepali, Span', focusArea: 'Sleepwear', dayParts: ['morning'] })).toEqual([])
  const silent = { profileLanguage: '', languages: [], focusAreas: [''], preferences: ['Any time of day'] }
  expect(factors({ languages: 'English', focusArea: 'Sleep', dayParts: ['evening'] }, silent)).toEqual([])
})

it('adds up to a score of 100 when all are met, and each counts as far as it is met', () => {
  const all = Object.entries(FACTOR_WEIGHTS).map(([factor, weight]) => ({ factor, weight, shared: [] }))
  expect(scoreOf(all.map((one) => ({ ...one, value: 1 })))).toBe(100)
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (values) => {
        const score = scoreOf(all.map((one, at) => ({ ...one, value: values[at] ?? 0 })))
        expect(score >= 0 && score <= 100).toBe(true)
      },
    ),
  )
})
