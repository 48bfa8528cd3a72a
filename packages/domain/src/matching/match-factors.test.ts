import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type CoachFacts,
  pairFactors,
  preferencesOf,
  roomOf,
  type StudentPreferences,
  scoreOf,
} from './match-factors.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const NEW_YORK = 'America/New_York'
const preferences: StudentPreferences = {
  id: 'maya',
  codes: ['language:spanish', 'focus:sleep', 'focus:stress', 'style:listening', 'time:evening'],
  profileLanguages: ['language:english'],
  school: 'boston_university',
  timeZone: NEW_YORK,
}
function coach(facts: Partial<CoachFacts> = {}): CoachFacts {
  const nobody = { codes: [], school: '', hours: '', timeZone: NEW_YORK, capacity: 4, load: 1 }
  return { id: 'amara', ...nobody, ...facts }
}
const told = (facts: Partial<CoachFacts>, student = preferences) =>
  pairFactors(
    student,
    NOW,
  )(coach(facts)).map(({ factor, value, weight, shared }) => [factor, value, weight, ...shared])

it('returns how far each preference of the student is met, highest weight first', () => {
  const codes = ['focus:sleep', 'focus:career', 'language:english', 'language:spanish'] as const
  expect(told({ codes, hours: '1080-1260' })).toEqual([
    ['room', 0.75, 10],
    ['focus', 0.5, 40, 'focus:sleep'],
    ['time', 1, 20, 'time:evening'],
    ['style', 0, 15],
    ['profile_language', 1, 10, 'language:english'],
    ['language', 1, 0, 'language:spanish'],
  ])
})

it('counts identity only for students who asked for it', () => {
  const lived = { codes: ['experience:transfer'] as const, school: 'boston_university' }
  const silent = { ...preferences, codes: [], profileLanguages: [] }
  expect(told(lived, silent)).toEqual([['room', 0.75, 10]])
  const asking = { ...silent, codes: ['experience:transfer', 'school:same'] as const }
  expect(told(lived, asking)).toEqual([
    ['room', 0.75, 10],
    ['experience', 1, 15, 'experience:transfer'],
    ['school', 1, 10, 'school:same'],
  ])
  expect(told({ school: 'another' }, asking).at(-1)).toEqual(['school', 0, 10])
})

it('leaves out what cannot be compared', () => {
  const unknown = {
    ...preferences,
    codes: ['time:evening', 'school:same'] as const,
    timeZone: null,
    school: '',
  }
  expect(preferencesOf(unknown)).toMatchObject({ time: [], school: [] })
  expect(told({ school: '' }, unknown).map(([factor]) => factor)).toEqual(['room', 'profile_language'])
})

it.each([
  [4, 0, 1],
  [4, 1, 0.75],
  [4, 4, 0],
  [4, 6, 0],
  [0, 0, 0],
])('with %d places and %d taken the room is %d', (capacity, load, room) => {
  expect(roomOf({ capacity, load })).toBe(room)
})

it('gives a score from 0 to 1 that does not fall if the student wishes less', () => {
  const factor = fc.record({
    factor: fc.constant('focus'),
    value: fc.double({ min: 0, max: 1, noNaN: true }),
    weight: fc.nat(50),
    shared: fc.constant([]),
  })
  fc.assert(
    fc.property(fc.array(factor), (factors) => {
      const score = scoreOf(factors)
      expect(score >= 0 && score <= 1 + 1e-12).toBe(true)
      const unmet = { factor: 'style', value: 0, weight: 15, shared: [] }
      expect(scoreOf([...factors, unmet])).toBeLessThanOrEqual(score)
    }),
  )
  const met = { factor: 'focus', value: 1, weight: 40, shared: [] }
  expect([scoreOf([]), scoreOf([met]), scoreOf([met, met])]).toEqual([0, 1, 1])
})
