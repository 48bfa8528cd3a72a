import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offeredDayParts } from './day-parts.ts'
import { type MatchFactor, pairFactors } from './match-factors.ts'
import { MOST_REASONS, staffReasons, studentReasons } from './match-reasons.ts'

const student = {
  profileLanguage: 'English',
  languages: ['Spanish'],
  focusAreas: ['Sleep and daily routine'],
  preferences: ['Evenings'],
}
const coach = {
  languages: 'English, Spanish; Haitian Creole',
  focusArea: 'Sleep',
  dayParts: ['morning', 'evening'] as const,
}

it('names what speaks for a match, what weighs most first', () => {
  expect(staffReasons(pairFactors(student)(coach))).toEqual([
    'Speaks Spanish',
    'Works on sleep',
    'Speaks English',
    'Free in the evenings',
  ])
  const creole = { ...student, languages: ['haitian creole'] }
  expect(staffReasons(pairFactors(creole)(coach))[0]).toBe('Speaks Haitian Creole')
})

it('tells the student the three that weigh most', () => {
  expect(studentReasons(pairFactors(student)(coach), 'Amara')).toEqual([
    'You asked for Spanish. Amara speaks it.',
    'You asked to work on sleep. That is what Amara works on.',
    'Your profile named English. Amara speaks it.',
  ])
  const evenings = { ...student, profileLanguage: '', languages: ['Spanish', 'English'] }
  expect(studentReasons(pairFactors(evenings)(coach), 'Amara')).toEqual([
    'You asked for Spanish and English. Amara speaks both.',
    'You asked to work on sleep. That is what Amara works on.',
    'You asked for evenings. Amara has hours then.',
  ])
  const all = pairFactors({ ...student, languages: [coach.languages] })(coach)
  expect(studentReasons(all, 'Amara')[0]).toBe(
    'You asked for English, Spanish, and Haitian Creole. Amara speaks them all.',
  )
})

it('goes by what a factor is worth, and is silent on what it does not know', () => {
  const factors: MatchFactor[] = [
    { factor: 'language', value: 0.1, weight: 50, shared: ['spanish'] },
    { factor: 'style', value: 1, weight: 90, shared: ['small_steps'] },
    { factor: 'toString', value: 1, weight: 90, shared: ['x'] },
    { factor: 'preference', value: 1, weight: 8, shared: ['morning', 'evening'] },
  ]
  expect(staffReasons(factors)).toEqual(['Free in the mornings', 'Free in the evenings', 'Speaks Spanish'])
  expect(studentReasons(factors, 'Wei')).toEqual([
    'You asked for mornings and evenings. Wei has hours then.',
    'You asked for Spanish. Wei speaks it.',
  ])
  expect(studentReasons([], 'Wei')).toEqual([])
})

const LANGUAGES = ['English', 'Spanish', 'Nepali', 'Haitian Creole']
const FOCI = ['Sleep', 'Daily routine', 'Study habits', 'Stress', 'Sleep']
const PARTS = { morning: [360, 720], afternoon: [720, 1020], evening: [1020, 1380] } as const
const several = (names: string[]) =>
  fc
    .tuple(fc.subarray(names), fc.constantFrom(', ', '; ', ' and ', ' / '), fc.boolean())
    .map(([some, join, loud]) => (loud ? some.join(join).toUpperCase() : some.join(join)))
const anyStudent = fc.record({
  profileLanguage: several(LANGUAGES),
  languages: fc.array(several(LANGUAGES), { maxLength: 3 }),
  focusAreas: fc.array(several(FOCI), { maxLength: 3 }),
  preferences: fc.subarray(['Mornings', 'Afternoons', 'Evenings', 'Any time of day']),
})
const anyHours = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 15, max: 600 }))
    .map(([startMinute, minutes]) => ({ startMinute, endMinute: Math.min(startMinute + minutes, 1440) })),
  { maxLength: 3 },
)
const anyCoach = fc.record({
  languages: several(LANGUAGES),
  focusArea: several(FOCI),
  hours: anyHours,
  /** How far the student's clock is ahead, in minutes. */
  shift: fc.constantFrom(-780, -180, 0, 30, 345, 840),
})

/** Each sentence, the things that it names, and what the two must have said for it to be true. */
const CLAIMS = [
  { form: /^You asked for (.+)\. Amara speaks (?:it|both|them all)\.$/, of: 'asked' },
  { form: /^Your profile named (.+)\. Amara speaks (?:it|both|them all)\.$/, of: 'profile' },
  { form: /^You asked to work on (.+)\. That is what Amara works on\.$/, of: 'focus' },
  { form: /^You asked for (.+)\. Amara has hours then\.$/, of: 'times' },
] as const
const named = (list: string) => list.split(/, and |, | and /).map((one) => one.toLowerCase())
const says = (text: string, term: string) => text.toLowerCase().includes(term)

/** Whether an hour of the coach's falls into a part of the student's day, minute by minute. */
function meets(
  hours: readonly { startMinute: number; endMinute: number }[],
  shift: number,
  part: keyof typeof PARTS,
) {
  const [from, until] = PARTS[part]
  return hours.some(({ startMinute, endMinute }) => {
    const minutes = Array.from({ length: endMinute - startMinute }, (_, at) => startMinute + at + shift)
    const inside = minutes.map((minute) => (minute + 2880) % 1440).filter((at) => at >= from && at < until)
    return inside.length >= 60
  })
}

it('says only what is true of both, nothing twice, three things at most', () => {
  fc.assert(
    fc.property(anyStudent, anyCoach, (one, { hours, shift, ...rest }) => {
      const factors = pairFactors(one)({ ...rest, dayParts: offeredDayParts(hours, shift) })
      const sentences = studentReasons(factors, 'Amara')
      expect(sentences.length).toBeLessThanOrEqual(MOST_REASONS)
      expect(sentences.length > 0).toBe(factors.length > 0)
      const said = new Set<string>()
      for (const sentence of sentences) {
        const claim = CLAIMS.find(({ form }) => form.test(sentence))
        const terms = named(claim?.form.exec(sentence)?.[1] ?? '')
        for (const term of terms) {
          const fact = `${claim?.of === 'profile' ? 'asked' : claim?.of} ${term}`
          expect(said.has(fact)).toBe(false)
          said.add(fact)
          const truth = {
            asked: () => one.languages.some((text) => says(text, term)) && says(rest.languages, term),
            profile: () => says(one.profileLanguage, term) && says(rest.languages, term),
            focus: () => one.focusAreas.some((text) => says(text, term)) && says(rest.focusArea, term),
            times: () =>
              one.preferences.some((text) => text.toLowerCase() === term) &&
              meets(hours, shift, term.slice(0, -1) as keyof typeof PARTS),
          }
          expect([sentence, term, claim && truth[claim.of]()]).toEqual([sentence, term, true])
        }
      }
      const facts = staffReasons(factors)
      expect(new Set(facts).size).toBe(facts.length)
    }),
    { numRuns: 1000 },
  )
})
