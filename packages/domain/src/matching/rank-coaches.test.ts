import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CoachFacts, pairFactors, type StudentWishes, scoreOf } from './match-factors.ts'
import { rankCoaches } from './rank-coaches.ts'

const wishes: StudentWishes = {
  profileLanguage: 'English',
  languages: ['Spanish'],
  focusAreas: ['Sleep and daily routine'],
  preferences: ['Evenings'],
}

function coach(id: string, facts: Partial<CoachFacts> = {}): CoachFacts {
  return { id, languages: '', focusArea: '', dayParts: [], capacity: 5, load: 0, ...facts }
}
const idsOf = (coaches: CoachFacts[], student = wishes) => rankCoaches(student, coaches).map(({ id }) => id)

describe('one coach', () => {
  it.each([
    ['everything', { languages: 'English, Spanish', focusArea: 'Sleep', dayParts: ['evening'] }, 100],
    ['the language wished for', { languages: 'Spanish' }, 50],
    ['the language in other words', { languages: 'french; SPANISH' }, 50],
    ["the profile's language", { languages: 'English' }, 12],
    ['a focus area', { focusArea: 'Daily routine, Nutrition' }, 30],
    ['the time of day', { dayParts: ['morning', 'evening'] }, 8],
    ['another time of day', { dayParts: ['morning'] }, 0],
    ['nothing', {}, 0],
    ['part of a word only', { languages: 'Span', focusArea: 'Sleepwear' }, 0],
  ] as [string, Partial<CoachFacts>, number][])('who shares %s scores so', (_, facts, score) => {
    expect(rankCoaches(wishes, [coach('a', facts)])[0]?.score).toBe(score)
  })

  it('says why', () => {
    const [ranked] = rankCoaches(wishes, [coach('a', { languages: 'Spanish', focusArea: 'Sleep' })])
    expect(ranked?.factors.map(({ factor }) => factor)).toEqual(['language', 'focus_area'])
  })
})

describe('several coaches', () => {
  it('come by shared language before all else', () => {
    const speaks = coach('z', { languages: 'Spanish' })
    const rest = coach('a', { languages: 'Nepali', focusArea: 'Sleep', dayParts: ['evening'] })
    expect(idsOf([rest, speaks])).toEqual(['z', 'a'])
  })

  it('of one score come by load, then by id', () => {
    expect(idsOf([coach('c'), coach('b', { load: 1 }), coach('a', { load: 2 }), coach('d')])).toEqual([
      'c',
      'd',
      'b',
      'a',
    ])
  })

  it('without room are left out', () => {
    const full = coach('a', { capacity: 2, load: 2, languages: 'Spanish' })
    const over = coach('b', { capacity: 1, load: 2 })
    const closed = coach('c', { capacity: 0 })
    expect(idsOf([full, over, closed, coach('d')])).toEqual(['d'])
  })

  it('are all the same to a student who wished for nothing', () => {
    const nothing = { profileLanguage: '', languages: [], focusAreas: [], preferences: ['Any time of day'] }
    expect(rankCoaches(nothing, [coach('b', { languages: 'English' }), coach('a')])).toEqual([
      { id: 'a', score: 0, factors: [] },
      { id: 'b', score: 0, factors: [] },
    ])
  })
})

const LANGUAGES = ['English', 'Spanish', 'English, Nepali', 'Hindi and English', '']
const FOCI = ['Sleep', 'Study habits and planning', 'Sleep and daily routine', '']
const anyCoach = fc.record({
  id: fc.uuid(),
  languages: fc.constantFrom(...LANGUAGES),
  focusArea: fc.constantFrom(...FOCI),
  dayParts: fc.subarray(['morning', 'afternoon', 'evening'] as const),
  capacity: fc.nat(6),
  load: fc.nat(6),
})
const anyWishes = fc.record({
  profileLanguage: fc.constantFrom(...LANGUAGES),
  languages: fc.subarray(LANGUAGES),
  focusAreas: fc.subarray(FOCI),
  preferences: fc.subarray(['Mornings', 'Evenings', 'Any time of day']),
})
const anyCoaches = fc.uniqueArray(anyCoach, { selector: ({ id }) => id, maxLength: 12 })

describe('always', () => {
  it('ranks exactly the coaches who have room, each once, scores falling from 100 to 0', () => {
    fc.assert(
      fc.property(anyWishes, anyCoaches, (student, coaches) => {
        const ranked = rankCoaches(student, coaches)
        const withRoom = coaches.filter(({ load, capacity }) => load < capacity).map(({ id }) => id)
        expect(ranked.map(({ id }) => id).toSorted()).toEqual(withRoom.toSorted())
        const scores = ranked.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        for (const score of scores) expect(score >= 0 && score <= 100).toBe(true)
      }),
    )
  })

  it('keeps with each coach the factors of the pair, of which the score is the sum', () => {
    fc.assert(
      fc.property(anyWishes, anyCoaches, (student, coaches) => {
        for (const { id, score, factors } of rankCoaches(student, coaches)) {
          expect(factors).toEqual(pairFactors(student)(coaches.find((one) => one.id === id)!))
          expect(score).toBe(scoreOf(factors))
        }
      }),
    )
  })

  it('gives the same order whatever order the coaches come in', () => {
    const shuffled = anyCoaches.chain((coaches) =>
      fc.tuple(fc.constant(coaches), fc.shuffledSubarray(coaches, { minLength: coaches.length })),
    )
    fc.assert(
      fc.property(anyWishes, shuffled, (student, [coaches, others]) => {
        expect(rankCoaches(student, others)).toEqual(rankCoaches(student, coaches))
      }),
    )
  })
})
