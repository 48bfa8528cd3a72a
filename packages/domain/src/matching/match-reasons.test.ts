import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Code, codeLabel, codesOf } from './codes.ts'
import { type CoachFacts, type MatchFactor, pairFactors, type StudentPreferences } from './match-factors.ts'
import { choiceReasons, MOST_REASONS, staffReasons, studentReasons } from './match-reasons.ts'

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

it('names what speaks for a match, the language asked for first and then what weighs most', () => {
  expect(staffReasons(factorsOf())).toEqual([
    'Speaks Spanish',
    'Works on sleep and daily routine',
    'Free in the evenings',
    'Speaks English',
  ])
  const asked: Code[] = [
    'style:listening',
    'experience:first_generation',
    'experience:transfer',
    'school:same',
  ]
  expect(staffReasons(factorsOf({ codes: asked }, { codes: asked }))).toEqual([
    'Listens first',
    'First in the family at college',
    'Changed college',
    'From the same school',
  ])
})

it('tells the student the three that weigh most', () => {
  expect(studentReasons(factorsOf(), 'Amara')).toEqual([
    'You asked for Spanish. Amara speaks it.',
    'You asked to work on sleep and daily routine. That is what Amara works on.',
    'You asked for evenings. Amara has hours then.',
  ])
  const languages = ['language:english', 'language:spanish', 'language:haitian_creole'] as const
  expect(studentReasons(factorsOf({ codes: languages.slice(0, 2) }), 'Amara')).toEqual([
    'You asked for English and Spanish. Amara speaks both.',
  ])
  expect(studentReasons(factorsOf({ codes: languages }), 'Amara')).toEqual([
    'You asked for English, Spanish, and Haitian Creole. Amara speaks them all.',
  ])
  expect(studentReasons(factorsOf({ codes: [], profileLanguages: [languages[2]] }), 'Amara')).toEqual([
    'Your profile named Haitian Creole. Amara speaks it.',
  ])
  const asked: Code[] = ['style:listening', 'style:planning', 'experience:first_generation', 'school:same']
  expect(studentReasons(factorsOf({ codes: asked }, { codes: asked }), 'Amara')).toEqual([
    'You asked for a coach who listens first and plans small steps. Amara works like that.',
    'You asked for a coach who was first in the family at college. That is true of Amara.',
    'You asked for a coach from your school. That is true of Amara.',
  ])
})

it('explains the matches of the ranking before, in the words of then', () => {
  const factors: MatchFactor[] = [
    { factor: 'language', value: 1, weight: 50, shared: ['haitian creole'] },
    { factor: 'focus_area', value: 1, weight: 30, shared: ['daily routine'] },
    { factor: 'profile_language', value: 1, weight: 12, shared: ['english'] },
    { factor: 'preference', value: 1, weight: 8, shared: ['evening'] },
  ]
  expect(staffReasons(factors)).toEqual([
    'Speaks Haitian Creole',
    'Works on daily routine',
    'Speaks English',
    'Free in the evenings',
  ])
  expect(studentReasons(factors, 'Amara')).toEqual([
    'You asked for Haitian Creole. Amara speaks it.',
    'You asked to work on daily routine. That is what Amara works on.',
    'Your profile named English. Amara speaks it.',
  ])
})

it('goes by what a factor is worth, and is silent on room and on what it does not know', () => {
  const factors: MatchFactor[] = [
    { factor: 'room', value: 1, weight: 10, shared: [] },
    { factor: 'focus', value: 0.1, weight: 40, shared: ['focus:money'] },
    { factor: 'pace', value: 1, weight: 90, shared: ['slow'] },
    { factor: 'toString', value: 1, weight: 90, shared: ['x'] },
    { factor: 'time', value: 1, weight: 8, shared: ['time:morning', 'time:evening'] },
    { factor: 'style', value: 0, weight: 15, shared: [] },
  ]
  expect(staffReasons(factors)).toEqual([
    'Free in the mornings',
    'Free in the evenings',
    'Works on money and work beside studying',
  ])
  expect(studentReasons(factors, 'Wei')).toEqual([
    'You asked for mornings and evenings. Wei has hours then.',
    'You asked to work on money and work beside studying. That is what Wei works on.',
  ])
  expect(studentReasons([], 'Wei')).toEqual([])
})

it('names shared words to the student alone', () => {
  const focus = { factor: 'focus', value: 1, weight: 40, shared: ['focus:sleep'] }
  const words = { factor: 'words', value: 0.5, weight: 10, shared: ['running', 'guitar'] }
  expect(studentReasons([words], 'Amara')).toEqual([
    'You wrote about running and guitar. Amara writes about them, too.',
  ])
  const one = { ...words, shared: ['running'] }
  expect(studentReasons([one], 'Amara')).toEqual(['You wrote about running. Amara writes about it, too.'])
  expect(staffReasons([words, focus])).toEqual([
    'Works on sleep and daily routine',
    'Fits what the student wrote in their own words',
  ])
  expect(choiceReasons([words, focus])).toEqual([
    'Works on sleep and daily routine',
    'Writes about running, too',
    'Writes about guitar, too',
  ])
  expect(staffReasons([{ ...words, value: 0, shared: [] }])).toEqual([])
})

const PARTS = { mornings: [360, 720], afternoons: [720, 1020], evenings: [1020, 1380] } as const
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

/** Whether an hour of the coach's falls into a part of the student's day, minute by minute. */
function meets(ranges: readonly (readonly [number, number])[], ahead: number, part: string): boolean {
  const [from, until] = PARTS[part as keyof typeof PARTS]
  return ranges.some(([start, end]) => {
    const minutes = Array.from({ length: end - start }, (_, at) => (start + at + ahead + 2880) % 1440)
    return minutes.filter((minute) => minute >= from && minute < until).length >= 60
  })
}

/** What each sentence claims, by its form and the code that it may name. */
const CLAIMS = [
  { form: /^You asked for (.+)\. Amara speaks (?:it|both|them all)\.$/, of: 'language' },
  { form: /^Your profile named (.+)\. Amara speaks (?:it|both|them all)\.$/, of: 'profile' },
  { form: /^You asked to work on (.+)\. That is what Amara works on\.$/, of: 'focus' },
  { form: /^You asked for (.+)\. Amara has hours then\.$/, of: 'time' },
  { form: /^You asked for a coach who (.+)\. Amara works like that\.$/, of: 'style' },
  { form: /^You asked for a coach from your school\. That is true of Amara\.$/, of: 'school' },
  { form: /^You asked for a coach who (.+)\. That is true of Amara\.$/, of: 'experience' },
] as const

/** The codes that a sentence names: all of the kind whose words stand in it. */
function named(claim: (typeof CLAIMS)[number], sentence: string): Code[] {
  const list = (claim.form.exec(sentence)?.[1] ?? '').toLowerCase()
  const kind = claim.of === 'profile' ? 'language' : claim.of
  if (kind === 'school') return ['school:same']
  return codesOf(kind).filter((code) => list.includes(codeLabel(code).toLowerCase()))
}

it('says only what is true of both, nothing twice, three things at most', () => {
  fc.assert(
    fc.property(anyStudent, anyCoach, (one, { ranges, ...rest }) => {
      const hours = ranges.map((range) => range.join('-')).join(',')
      const factors = factorsOf(one, { ...rest, hours })
      const sentences = studentReasons(factors, 'Amara')
      expect(sentences.length).toBeLessThanOrEqual(MOST_REASONS)
      expect(sentences.length > 0).toBe(factors.some(({ shared }) => shared.length > 0))
      const said = new Set<string>()
      for (const sentence of sentences) {
        const claim = CLAIMS.find(({ form }) => form.test(sentence))!
        const codes = named(claim, sentence)
        expect(codes.length).toBeGreaterThan(0)
        for (const code of codes) {
          expect(said.has(code)).toBe(false)
          said.add(code)
          const both = one.codes.includes(code) && rest.codes.includes(code)
          const truth = {
            language: () => both,
            focus: () => both,
            style: () => both,
            experience: () => both,
            profile: () => one.profileLanguages.includes(code) && rest.codes.includes(code),
            time: () =>
              one.codes.includes(code) &&
              meets(ranges, AHEAD[one.timeZone ?? ''] ?? NaN, codeLabel(code).toLowerCase()),
            school: () => one.codes.includes(code) && one.school !== '' && one.school === rest.school,
          }
          expect([sentence, code, truth[claim.of]()]).toEqual([sentence, code, true])
        }
      }
      const facts = staffReasons(factors)
      expect(new Set(facts).size).toBe(facts.length)
    }),
    { numRuns: 1000 },
  )
})
