import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesOf } from '../codes.ts'
import { type CoachFacts, FACTOR_WEIGHTS, pairFactors, scoreOf, type Weights } from '../match-factors.ts'
import { MOST_MATCHES, matchProgramme, rankCoaches, type WaitingStudent } from './match-programme.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const SCHOOLS = ['', 'boston_university', 'northeastern']
const ZONES = ['America/New_York', 'Europe/London', 'Asia/Kathmandu']
const HOURS = ['', '540-1020', '480-600,1080-1260', '0-360']
const COACH_IDS = ['amy', 'ben', 'cem', 'dan', 'eva', 'fay', 'gus', 'hal']

const languages = fc.subarray(codesOf('language').slice(0, 3))
const anyCoach = fc.record({
  codes: fc
    .tuple(languages, fc.subarray([...codesOf('focus'), ...codesOf('style'), ...codesOf('experience')]))
    .map((of) => of.flat()),
  school: fc.constantFrom(...SCHOOLS),
  hours: fc.constantFrom(...HOURS),
  timeZone: fc.constantFrom(...ZONES),
  capacity: fc.nat(4),
  load: fc.nat(4),
})
const anyCoaches: fc.Arbitrary<CoachFacts[]> = fc
  .array(anyCoach, { maxLength: COACH_IDS.length })
  .map((coaches) => coaches.map((coach, at) => ({ id: COACH_IDS[at]!, ...coach })))
const someCoaches = fc.uniqueArray(fc.constantFrom(...COACH_IDS), { maxLength: 2 })
const anyStudent = fc.record({
  codes: fc
    .tuple(
      fc.oneof(fc.constant([]), languages),
      fc.subarray([...codesOf('focus').slice(0, 4), ...codesOf('style'), ...codesOf('time')]),
      fc.subarray([...codesOf('experience').slice(0, 3), ...codesOf('school')]),
    )
    .map((of) => of.flat()),
  profileLanguages: languages,
  school: fc.constantFrom(...SCHOOLS),
  timeZone: fc.constantFrom(null, ...ZONES),
  waitedDays: fc.constantFrom(0, 0, 3, 20),
  standing: someCoaches,
  never: someCoaches,
})
const anyStudents: fc.Arbitrary<WaitingStudent[]> = fc
  .array(anyStudent, { maxLength: 8 })
  .map((students) => students.map((student, at) => ({ id: `student-${at}`, ...student })))

const WITHOUT_IDENTITY = { ...FACTOR_WEIGHTS, experience: 0, school: 0 }
const isOfIdentity = (code: string) => code.startsWith('experience:') || code.startsWith('school:')
const statesNone = (student: WaitingStudent): WaitingStudent => ({
  ...student,
  codes: student.codes.filter((code) => !isOfIdentity(code)),
})

const match = (students: WaitingStudent[], coaches: CoachFacts[], weights: Weights = FACTOR_WEIGHTS) =>
  matchProgramme({ students, coaches, now: NOW, weights })

describe('scores', () => {
  it('are what the factors of the pair make, to the last digit, in the market and in an order', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, (students, coaches) => {
        const scoreOfPair = (student: WaitingStudent, id: string) =>
          scoreOf(pairFactors(student, NOW)(coaches.find((coach) => coach.id === id)!))
        const byId = new Map(students.map((student) => [student.id, student]))
        for (const { student, coach, score } of match(students, coaches).matches)
          expect(score).toBe(scoreOfPair(byId.get(student)!, coach))
        for (const student of students)
          for (const { id, score } of rankCoaches(student, coaches, NOW))
            expect(score).toBe(scoreOfPair(student, id))
      }),
    )
  })

  it('and lists are the same without factors of identity for a student who stated none', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, (students, coaches) => {
        for (const student of students.map(statesNone)) {
          const without = rankCoaches(student, coaches, NOW, WITHOUT_IDENTITY)
          expect(rankCoaches(student, coaches, NOW)).toEqual(without)
        }
      }),
    )
  })
})

describe('matches', () => {
  it('are the same without factors of identity where nobody stated any', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, (students, coaches) => {
        const silent = students.map(statesNone)
        expect(match(silent, coaches, WITHOUT_IDENTITY)).toEqual(match(silent, coaches))
      }),
    )
  })

  it('keep to places, languages, who stands and who is out of the question', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, (students, coaches) => {
        const { matches, without } = match(students, coaches)
        for (const { id, capacity, load } of coaches)
          expect(matches.filter(({ coach }) => coach === id).length).toBeLessThanOrEqual(
            Math.max(0, capacity - load),
          )
        for (const { id, codes, standing, never } of students) {
          const own = matches.filter(({ student }) => student === id).map(({ coach }) => coach)
          expect(new Set([...own, ...standing]).size).toBe(own.length + standing.length)
          expect(own.length + standing.length).toBeLessThanOrEqual(MOST_MATCHES)
          expect(own.some((coach) => never.includes(coach))).toBe(false)
          const languages = codes.filter((code) => code.startsWith('language:'))
          for (const coach of own) {
            const spoken = coaches.find((one) => one.id === coach)!.codes
            expect(languages.length === 0 || languages.some((code) => spoken.includes(code))).toBe(true)
          }
          expect(without.has(id)).toBe(own.length + standing.length === 0)
        }
      }),
    )
  })

  it('of a student alone are the first of the order', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, ([student], coaches) => {
        if (!student) return
        const alone = { ...student, standing: [], never: [] }
        const order = rankCoaches(alone, coaches, NOW).map(({ id }) => id)
        expect(match([alone], coaches).matches.map(({ coach }) => coach)).toEqual(
          order.slice(0, MOST_MATCHES),
        )
      }),
    )
  })

  it('of nobody are none', () => {
    expect(match([], [])).toEqual({ matches: [], without: new Map() })
  })
})
