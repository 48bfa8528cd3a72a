import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesOf } from '../codes.ts'
import {
  type CoachFacts,
  FACTOR_WEIGHTS,
  type Known,
  pairFactors,
  scoreOf,
  type Weights,
} from '../match-factors.ts'
import type { CoachText } from '../text-likeness.ts'
import { type AreaRatings, trackRecords } from '../track-record.ts'
import { MAX_MATCHES, matchProgramme, rankCoaches, type WaitingStudent } from './match-programme.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const SCHOOLS = ['', 'boston_university', 'northeastern']
const ZONES = ['America/New_York', 'Europe/London', 'Asia/Kathmandu']
const HOURS = ['', '540-1020', '480-600,1080-1260', '0-360']
const COACH_IDS = ['amy', 'ben', 'cem', 'dan', 'eva', 'fay', 'gus', 'hal']

/** Likeness by shared words: a coach's share of the student's words, relative to the coach with the most. */
function knownFrom({
  texts,
  ratings = [],
}: {
  texts: readonly CoachText[]
  ratings?: readonly AreaRatings[]
}): Known {
  const coaches = texts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const to = (text: string) => {
    const words = text.split(' ').filter((word) => coaches.some((coach) => coach.text.includes(word)))
    if (text === '' || words.length === 0) return null
    const shared = ({ text: own }: CoachText) => words.filter((word) => own.includes(word))
    const worthOf = (coach: CoachText) => shared(coach).length / (words.length + 0.1)
    return {
      fillFew: (found: Int32Array, values: Float64Array) => {
        const near = [...coaches.keys()].filter((at) => worthOf(coaches[at]!) > 0)
        found.set(near)
        values.set(near.map((at) => worthOf(coaches[at]!)))
        return near.length
      },
      with: (id: string) => {
        const coach = coaches.find((one) => one.id === id)
        return coach ? { value: worthOf(coach), shared: shared(coach) } : { value: 0, shared: [] }
      },
    }
  }
  return { likeness: { coaches: coaches.map(({ id }) => id), to }, records: trackRecords(ratings) }
}

/** A few words that both sides may use. */
const anyText = fc
  .subarray(['guitar', 'running', 'chess', 'poetry', 'robots', 'baking', 'runs', 'climbing'])
  .map((words) => words.join(' '))
const anyRatings: fc.Arbitrary<AreaRatings[]> = fc.uniqueArray(
  fc
    .record({
      coachId: fc.constantFrom(...COACH_IDS),
      area: fc.constantFrom(...codesOf('focus').slice(0, 4)),
      count: fc.integer({ min: 1, max: 40 }),
      stars: fc.constantFrom(1, 3, 4.5, 5),
    })
    .map(({ stars, ...of }) => ({ ...of, sum: stars * of.count })),
  { selector: ({ coachId, area }) => `${coachId} ${area}`, maxLength: 12 },
)
/** Texts and ratings of some of the coaches. */
const someTexts = fc.uniqueArray(fc.record({ id: fc.constantFrom(...COACH_IDS), text: anyText }), {
  selector: ({ id }) => id,
})
const anyKnown = fc.record({ texts: someTexts, ratings: anyRatings }).map(knownFrom)

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
const PLAIN_COACH: CoachFacts = {
  id: '',
  codes: [],
  school: '',
  hours: '',
  timeZone: 'UTC',
  capacity: 3,
  load: 0,
}
const PLAIN_STUDENT = { id: 'ann', codes: [], profileLanguages: [], school: '', timeZone: null }
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
  ownWords: fc.oneof(fc.constant(''), anyText),
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

const match = (
  students: WaitingStudent[],
  coaches: CoachFacts[],
  weights: Weights = FACTOR_WEIGHTS,
  known?: Known,
) => matchProgramme({ students, coaches, now: NOW, weights, ...(known && { known }) })

const weight = fc.constantFrom(0, 5, 10, 40, 100)
const anyWeights: fc.Arbitrary<Weights> = fc.oneof(
  fc.constant(FACTOR_WEIGHTS),
  fc.record(
    Object.fromEntries(Object.keys(FACTOR_WEIGHTS).map((name) => [name, weight])),
  ) as fc.Arbitrary<Weights>,
)

describe('scores', () => {
  it("equal the score of the pair's factors exactly, in a matching run and in a ranking", () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, anyKnown, anyWeights, (students, coaches, known, weights) => {
        const scoreOfPair = (student: WaitingStudent, id: string) =>
          scoreOf(pairFactors(student, NOW, weights, known)(coaches.find((coach) => coach.id === id)!))
        const byId = new Map(students.map((student) => [student.id, student]))
        for (const { student, coach, score } of match(students, coaches, weights, known).matches)
          expect(score).toBe(scoreOfPair(byId.get(student)!, coach))
        for (const student of students)
          for (const { id, score } of rankCoaches(student, coaches, NOW, weights, known))
            expect(score).toBe(scoreOfPair(student, id))
      }),
      { numRuns: 500 },
    )
  })

  it('and lists do not change without identity factors for a student who stated none', () => {
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

const WAITING_STUDENT: WaitingStudent = { ...PLAIN_STUDENT, waitedDays: 0, standing: [], never: [] }

describe('matches', () => {
  it('do not depend on the order of people and texts', () => {
    const texts = COACH_IDS.map((id, at) => ({ id, text: ['guitar', 'running chess', 'poetry'][at % 3]! }))
    fc.assert(
      fc.property(anyStudents, anyCoaches, (students, coaches) => {
        const known = knownFrom({ texts })
        const turned = knownFrom({ texts: texts.toReversed() })
        expect(match(students.toReversed(), coaches.toReversed(), FACTOR_WEIGHTS, turned)).toEqual(
          match(students, coaches, FACTOR_WEIGHTS, known),
        )
      }),
    )
  })

  it("follow the student's own words if everything else is equal", () => {
    const known = knownFrom({
      texts: [
        { id: 'amy', text: 'guitar and running by the river' },
        { id: 'ben', text: 'chess' },
        { id: 'cem', text: 'nothing of that kind' },
      ],
    })
    const coaches = ['amy', 'ben', 'cem'].map((id) => ({ ...PLAIN_COACH, id }))
    const first = (ownWords: string, given = known) =>
      rankCoaches({ ...PLAIN_STUDENT, ownWords }, coaches, NOW, FACTOR_WEIGHTS, given).map(({ id }) => id)
    expect(first('i miss running')[0]).toBe('amy')
    expect(first('board chess')[0]).toBe('ben')
    expect(first('')).toEqual(first('pottery'))
  })

  it('do not change without identity factors if nobody stated any', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, (students, coaches) => {
        const silent = students.map(statesNone)
        expect(match(silent, coaches, WITHOUT_IDENTITY)).toEqual(match(silent, coaches))
      }),
    )
  })

  it('respect capacities, languages, current coaches and excluded coaches', () => {
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
          expect(own.length + standing.length).toBeLessThanOrEqual(MAX_MATCHES)
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

  it('of a single student are the first in their ranking', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, ([student], coaches) => {
        if (!student) return
        const alone = { ...student, standing: [], never: [] }
        const order = rankCoaches(alone, coaches, NOW).map(({ id }) => id)
        expect(match([alone], coaches).matches.map(({ coach }) => coach)).toEqual(order.slice(0, MAX_MATCHES))
      }),
    )
  })

  it('come to known students first, and to others from what is left', () => {
    const coaches = ['amy', 'ben'].map((id) => ({ ...PLAIN_COACH, id, capacity: 1, load: 0 }))
    const known = { ...WAITING_STUDENT, id: 'z' }
    const unknown = { ...WAITING_STUDENT, id: 'a', givesWay: true, waitedDays: 90 }
    const { matches, without } = match([unknown, known], coaches)
    expect(matches.map(({ student, byGivingWay }) => [student, byGivingWay])).toEqual([
      ['z', false],
      ['z', false],
    ])
    expect([...without.keys()]).toEqual(['a'])
    const roomy = coaches.map((coach) => ({ ...coach, capacity: 2 }))
    expect(match([unknown, known], roomy).matches.map(({ student }) => student)).toEqual(['z', 'z', 'a', 'a'])
  })

  it('that give way help a known student who would have no coach, one for one, and nobody else', () => {
    const full = ['amy', 'ben', 'cem', 'dan'].map((id) => ({ ...PLAIN_COACH, id, capacity: 3, load: 5 }))
    const givingWay = new Map([
      ['amy', 1],
      ['ben', 1],
    ])
    const [ann, bob] = ['ann', 'bob'].map((id) => ({ ...WAITING_STUDENT, id }))
    const made = (students: WaitingStudent[], coaches: CoachFacts[] = full) =>
      matchProgramme({ students, coaches, now: NOW, weights: FACTOR_WEIGHTS, givingWay })
    const { matches, without } = made([ann!, bob!])
    // First coaches before second ones.
    expect(new Set(matches.map(({ student }) => student))).toEqual(new Set(['ann', 'bob']))
    expect(matches.map(({ coach }) => coach).toSorted()).toEqual(['amy', 'ben'])
    expect([matches.every(({ byGivingWay }) => byGivingWay), without.size]).toEqual([true, 0])
    expect(made([{ ...ann!, standing: ['dan'] }]).matches).toEqual([])
    expect(made([{ ...ann!, givesWay: true }]).matches).toEqual([])
    const oneFree = full.map((coach) => ({ ...coach, load: coach.id === 'dan' ? 2 : 5 }))
    expect(made([ann!], oneFree).matches).toMatchObject([{ coach: 'dan', byGivingWay: false }])
    expect([...made([{ ...ann!, never: ['amy', 'ben'] }]).without.keys()]).toEqual(['ann'])
  })

  it('are empty without students', () => {
    expect(match([], [])).toEqual({ matches: [], without: new Map() })
  })
})
