import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneInCommon, sharedCodes } from './code-factors.ts'
import { matchQueue, type OfferedCoach, type QueuedStudent, type QueueRules } from './match-queue.ts'

interface Student extends QueuedStudent {
  readonly language: number
  readonly goals: number
}
interface Coach extends OfferedCoach {
  readonly languages: number
  readonly goals: number
}

const rules: QueueRules<Student, Coach> = {
  factors: (students, coaches) => [
    oneInCommon({
      students: Int32Array.from(students, ({ language }) => language),
      coaches: Int32Array.from(coaches, ({ languages }) => languages),
    }),
    sharedCodes(4, {
      students: Int32Array.from(students, ({ goals }) => goals),
      coaches: Int32Array.from(coaches, ({ goals }) => goals),
    }),
  ],
  roomWeight: 1,
  waiting: { limitDays: 14, most: 0.15 },
  most: 3,
  seed: 13,
}

const ENGLISH = 1
const SPANISH = 2
function student(id: string, facts: Partial<Student> = {}): Student {
  return { id, waitedDays: 0, standing: [], never: [], language: 0, goals: 1, ...facts }
}
function coach(id: string, facts: Partial<Coach> = {}): Coach {
  return { id, places: 1, room: 1, languages: ENGLISH, goals: 1, ...facts }
}
/** The result as text: 'ann: 1 Amy, 2 Ben'. */
function told(students: Student[], coaches: Coach[], how: Partial<QueueRules<Student, Coach>> = {}) {
  const { matches, without } = matchQueue(students, coaches, { ...rules, ...how })
  return students.map(({ id }) => {
    const own = matches.filter((match) => match.student === id)
    return `${id}: ${without.get(id) ?? own.map((match) => `${match.turn} ${match.coach}`).join(', ')}`
  })
}

describe('by hand', () => {
  it('gives everybody a first coach before anybody gets a second', () => {
    const best = coach('Amy', { places: 2 })
    const other = coach('Ben', { goals: 0, places: 1 })
    expect(told([student('ann'), student('bob')], [best, other], { seed: 1 })).toHaveLength(2)
    expect(
      told([student('ann', { waitedDays: 3 }), student('bob', { never: ['Ben'] })], [best, other]),
    ).toEqual(['ann: 1 Amy, 2 Ben', 'bob: 1 Amy'])
  })

  it('distinguishes students whom no coach fits from those without a place', () => {
    const students = [
      student('ann', { language: SPANISH }),
      student('bob'),
      student('cyd', { waitedDays: 9 }),
    ]
    expect(told(students, [coach('Amy')])).toEqual(['ann: none acceptable', 'bob: no place', 'cyd: 1 Amy'])
    expect(told([student('ann', { never: ['Amy'] })], [coach('Amy')])).toEqual(['ann: none acceptable'])
    expect(told([student('ann')], [])).toEqual(['ann: none acceptable'])
    expect(told([], [coach('Amy')])).toEqual([])
  })

  it('adds to the coaches a student has, and changes none of them', () => {
    const students = [student('ann', { standing: ['Amy', 'Zoe'] })]
    const coaches = [coach('Amy', { places: 9 }), coach('Ben', { goals: 0 }), coach('Cam', { goals: 0 })]
    expect(told(students, coaches)[0]).toMatch(/^ann: 3 (Ben|Cam)$/)
  })

  it('gives precedence to students who waited too long, whatever the scores', () => {
    const students = [student('ann'), student('bob', { goals: 2, waitedDays: 15 })]
    expect(told(students, [coach('Amy')])).toEqual(['ann: no place', 'bob: 1 Amy'])
    const waited = [student('ann'), student('bob', { goals: 2, waitedDays: 14 })]
    expect(told(waited, [coach('Amy')])).toEqual(['ann: 1 Amy', 'bob: no place'])
  })
})

const anyStudent = fc.record({
  id: fc.uuid(),
  waitedDays: fc.constantFrom(0, 3, 20),
  standing: fc.constant([]),
  never: fc.constant([]),
  language: fc.constantFrom(0, 0, ENGLISH, SPANISH),
  goals: fc.nat(7),
})
const anyCoach = fc.record({
  id: fc.uuid(),
  places: fc.nat(3),
  room: fc.constantFrom(1, 0.5),
  languages: fc.constantFrom(ENGLISH, ENGLISH | SPANISH),
  goals: fc.nat(7),
})
const selector = ({ id }: { id: string }) => id
const anyStudents = fc.uniqueArray(anyStudent, { selector, maxLength: 30 })
const anyCoaches = fc.uniqueArray(anyCoach, { selector, maxLength: 8 })

describe('on any queue', () => {
  it('does not depend on the order of students and coaches', () => {
    const shuffled = fc
      .tuple(anyStudents, anyCoaches)
      .chain(([students, coaches]) =>
        fc.tuple(
          fc.constant({ students, coaches }),
          fc.shuffledSubarray(students, { minLength: students.length }),
          fc.shuffledSubarray(coaches, { minLength: coaches.length }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([{ students, coaches }, otherStudents, otherCoaches]) => {
        expect(matchQueue(otherStudents, otherCoaches, rules)).toEqual(matchQueue(students, coaches, rules))
      }),
    )
  })

  it('gives no student a worse first coach when a coach joins', () => {
    fc.assert(
      fc.property(anyStudents, anyCoaches, anyCoach, (students, coaches, joins) => {
        const scores = (of: Coach[]) =>
          new Map(
            matchQueue(students, of, { ...rules, most: 1 }).matches.map((one) => [one.student, one.score]),
          )
        const after = scores([...coaches, joins])
        for (const [id, score] of scores(coaches)) expect(after.get(id)).toBeGreaterThanOrEqual(score)
      }),
    )
  })

  it('breaks ties differently with another seed', () => {
    const students = Array.from({ length: 20 }, (_, at) => student(`student-${at}`))
    const first = (seed: number) =>
      matchQueue(students, [coach('Amy')], { ...rules, seed }).matches[0]?.student
    expect(new Set([1, 2, 3, 4, 5].map(first)).size).toBeGreaterThan(1)
    expect(first(1)).toBe(first(1))
  })
})
