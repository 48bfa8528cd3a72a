import type { FitReason, MatchReason } from '@shinequo/contract/matching/reasons'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Code, codesOf } from './codes.ts'
import { type CoachFacts, type MatchFactor, pairFactors, type StudentPreferences } from './match-factors.ts'
import { choiceReasons, MAX_REASONS, staffReasons, studentReasons } from './match-reasons.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const student: StudentPreferences = {
  id: 'maya',
  codes: ['language:spanish', 'focus:sleep', 'time:evening'],
  profileLanguages: ['language:english'],
  school: 'boston_university',
  timeZone: 'UTC',
}
const coach: CoachFacts = {
  id: 'amara',
  codes: ['language:english', 'language:spanish', 'language:haitian_creole', 'focus:sleep'],
  school: 'boston_university',
  hours: '540-720,1080-1260',
  timeZone: 'UTC',
  capacity: 20,
  load: 0,
}
const factorsOf = (preferences: Partial<StudentPreferences> = {}, facts: Partial<CoachFacts> = {}) =>
  pairFactors({ ...student, ...preferences }, NOW)({ ...coach, ...facts })

const fact = (code: FitReason['code'], ...terms: string[]) => ({ code, params: { terms } })
const asked = (code: MatchReason['code'], ...terms: string[]) => ({ code, params: { coach: 'Amara', terms } })

it('returns the reasons for a match, a requested language first, then by weight', () => {
  expect(staffReasons(factorsOf())).toEqual([
    fact('speaks', 'language:spanish'),
    fact('works_on', 'focus:sleep'),
    fact('has_hours', 'time:evening'),
    fact('speaks', 'language:english'),
  ])
  const codes: Code[] = [
    'style:listening',
    'experience:first_generation',
    'experience:transfer',
    'school:same',
  ]
  expect(staffReasons(factorsOf({ codes }, { codes }))).toEqual([
    fact('works_like', 'style:listening'),
    fact('has_lived', 'experience:first_generation'),
    fact('has_lived', 'experience:transfer'),
    fact('same_school', 'school:same'),
  ])
})

it('shows the student the three with the highest weight', () => {
  expect(studentReasons(factorsOf(), 'Amara')).toEqual([
    asked('asked_language', 'language:spanish'),
    asked('asked_focus', 'focus:sleep'),
    asked('asked_time', 'time:evening'),
  ])
  const languages = ['language:english', 'language:spanish', 'language:haitian_creole'] as const
  expect(studentReasons(factorsOf({ codes: languages }), 'Amara')).toEqual([
    asked('asked_language', ...languages),
  ])
  expect(studentReasons(factorsOf({ codes: [], profileLanguages: [languages[2]] }), 'Amara')).toEqual([
    asked('profile_language', languages[2]),
  ])
  const codes: Code[] = ['style:listening', 'style:planning', 'experience:first_generation', 'school:same']
  expect(studentReasons(factorsOf({ codes }, { codes }), 'Amara')).toEqual([
    asked('asked_style', 'style:listening', 'style:planning'),
    asked('asked_experience', 'experience:first_generation'),
    asked('asked_school', 'school:same'),
  ])
})

it('explains matches of an earlier ranking with the terms stored then', () => {
  const factors: MatchFactor[] = [
    { factor: 'language', value: 1, weight: 50, shared: ['haitian creole'] },
    { factor: 'focus_area', value: 1, weight: 30, shared: ['daily routine'] },
    { factor: 'profile_language', value: 1, weight: 12, shared: ['english'] },
    { factor: 'preference', value: 1, weight: 8, shared: ['evening'] },
  ]
  expect(staffReasons(factors)).toEqual([
    fact('speaks', 'haitian creole'),
    fact('works_on', 'daily routine'),
    fact('speaks', 'english'),
    fact('has_hours', 'evening'),
  ])
  expect(studentReasons(factors, 'Amara')).toEqual([
    asked('asked_language', 'haitian creole'),
    asked('asked_focus', 'daily routine'),
    asked('profile_language', 'english'),
  ])
})

it("sorts by a factor's contribution, and skips room and unknown factors", () => {
  const factors: MatchFactor[] = [
    { factor: 'room', value: 1, weight: 10, shared: [] },
    { factor: 'focus', value: 0.1, weight: 40, shared: ['focus:money'] },
    { factor: 'pace', value: 1, weight: 90, shared: ['slow'] },
    { factor: 'toString', value: 1, weight: 90, shared: ['x'] },
    { factor: 'time', value: 1, weight: 8, shared: ['time:morning', 'time:evening'] },
    { factor: 'style', value: 0, weight: 15, shared: [] },
  ]
  expect(staffReasons(factors)).toEqual([
    fact('has_hours', 'time:morning'),
    fact('has_hours', 'time:evening'),
    fact('works_on', 'focus:money'),
  ])
  expect(studentReasons(factors, 'Amara')).toEqual([
    asked('asked_time', 'time:morning', 'time:evening'),
    asked('asked_focus', 'focus:money'),
  ])
  expect(studentReasons([], 'Amara')).toEqual([])
})

it('reports a language once that was both asked for and in the profile', () => {
  const codes: Code[] = ['language:english']
  expect(staffReasons(factorsOf({ codes }))).toEqual([fact('speaks', 'language:english')])
  expect(studentReasons(factorsOf({ codes }), 'Amara')).toEqual([asked('asked_language', ...codes)])
})

it('shows shared words only to the student', () => {
  const focus = { factor: 'focus', value: 1, weight: 40, shared: ['focus:sleep'] }
  const words = { factor: 'words', value: 0.5, weight: 10, shared: ['running', 'guitar'] }
  expect(studentReasons([words], 'Amara')).toEqual([asked('wrote_words', 'running', 'guitar')])
  expect(staffReasons([words, focus])).toEqual([fact('works_on', 'focus:sleep'), fact('fits_own_words')])
  expect(choiceReasons([words, focus])).toEqual([
    fact('works_on', 'focus:sleep'),
    fact('writes_about', 'running'),
    fact('writes_about', 'guitar'),
  ])
  expect(staffReasons([{ ...words, value: 0, shared: [] }])).toEqual([])
})

const PARTS = {
  'time:morning': [360, 720],
  'time:afternoon': [720, 1020],
  'time:evening': [1020, 1380],
} as const
const some = (kind: Parameters<typeof codesOf>[0]) => fc.subarray(codesOf(kind))
const lists = (...of: fc.Arbitrary<Code[]>[]) => fc.tuple(...of).map((all) => all.flat())
const anySchool = fc.constantFrom('', 'boston_university', 'northeastern')
const anyStudent = fc.record({
  codes: lists(
    some('language'),
    some('focus'),
    some('style'),
    some('time'),
    some('experience'),
    some('school'),
  ),
  profileLanguages: some('language'),
  school: anySchool,
  timeZone: fc.constantFrom(null, 'America/New_York', 'Asia/Kathmandu', 'Australia/Melbourne'),
})
/** Minutes of the coach's day. */
const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 15, max: 600 }))
  .map(([start, minutes]) => [start, Math.min(start + minutes, 1440)] as const)
const anyCoach = fc.record({
  codes: lists(some('language'), some('focus'), some('style'), some('experience')),
  school: anySchool,
  ranges: fc.array(anyRange, { maxLength: 3 }),
})

/** How far each zone is ahead of a coach in UTC in November, in minutes. */
const AHEAD: Record<string, number> = {
  'America/New_York': -300,
  'Asia/Kathmandu': 345,
  'Australia/Melbourne': 660,
}

/** Whether the coach's hours overlap a part of the student's day, checked minute by minute. */
function meets(ranges: readonly (readonly [number, number])[], ahead: number, part: string): boolean {
  const [from, until] = PARTS[part as keyof typeof PARTS]
  return ranges.some(([start, end]) => {
    const minutes = Array.from({ length: end - start }, (_, at) => (start + at + ahead + 2880) % 1440)
    return minutes.filter((minute) => minute >= from && minute < until).length >= 60
  })
}

it('reports only what is true of both, nothing twice, and at most three things', () => {
  fc.assert(
    fc.property(anyStudent, anyCoach, (one, { ranges, ...rest }) => {
      const hours = ranges.map((range) => range.join('-')).join(',')
      const factors = factorsOf(one, { ...rest, hours })
      const reasons = studentReasons(factors, 'Amara')
      expect(reasons.length).toBeLessThanOrEqual(MAX_REASONS)
      expect(reasons.length > 0).toBe(factors.some(({ shared }) => shared.length > 0))
      const said = new Set<string>()
      for (const { code, params } of reasons) {
        expect(params.terms.length).toBeGreaterThan(0)
        for (const term of params.terms as Code[]) {
          expect(said.has(term)).toBe(false)
          said.add(term)
          const both = one.codes.includes(term) && rest.codes.includes(term)
          const truth: Partial<Record<MatchReason['code'], () => boolean>> = {
            asked_language: () => both,
            asked_focus: () => both,
            asked_style: () => both,
            asked_experience: () => both,
            profile_language: () => one.profileLanguages.includes(term) && rest.codes.includes(term),
            asked_time: () =>
              one.codes.includes(term) && meets(ranges, AHEAD[one.timeZone ?? ''] ?? NaN, term),
            asked_school: () => one.codes.includes(term) && one.school !== '' && one.school === rest.school,
          }
          expect([code, term, truth[code]?.()]).toEqual([code, term, true])
        }
      }
      const facts = staffReasons(factors)
      expect(new Set(facts.map(({ code, params }) => `${code} ${params.terms}`)).size).toBe(facts.length)
    }),
    { numRuns: 1000 },
  )
})
