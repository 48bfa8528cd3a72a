import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  groupFigures,
  type JudgedRun,
  loadDistribution,
  movesBetween,
  rankDistribution,
  satisfaction,
} from './matching-figures.ts'

const run = (students: number, ...matches: [student: string, coach: string, rank: number][]): JudgedRun => ({
  students: Array.from({ length: students }, (_, at) => `s${at}`),
  matches: matches.map(([student, coach, rank]) => ({ student, coach, rank })),
})

const STUDENTS = Array.from({ length: 30 }, (_, at) => `s${at}`)
/** Gives some of the students one of five coaches. */
const anyRun: fc.Arbitrary<JudgedRun> = fc
  .array(fc.option(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 60 }))), {
    minLength: STUDENTS.length,
    maxLength: STUDENTS.length,
  })
  .map((found) => ({
    students: STUDENTS,
    matches: found.flatMap((one, at) =>
      one ? [{ student: STUDENTS[at]!, coach: `c${one[0]}`, rank: one[1] }] : [],
    ),
  }))

describe('a run in figures', () => {
  it('counts ranks by step, and students without a coach', () => {
    const all = run(7, ['s0', 'a', 1], ['s1', 'b', 2], ['s2', 'a', 3], ['s3', 'b', 10], ['s4', 'b', 11])
    expect(rankDistribution(all)).toEqual({ ranks: [1, 1, 1, 1, 1], none: 2 })
  })

  it('counts who keeps the coach, gets another one, gains one and loses one', () => {
    const before = run(5, ['s0', 'a', 1], ['s1', 'a', 1], ['s2', 'b', 2])
    const after = run(5, ['s0', 'a', 4], ['s1', 'b', 1], ['s3', 'b', 1])
    expect(movesBetween(before, after)).toEqual({ same: 2, other: 1, gained: 1, lost: 1 })
  })

  it('counts everybody once in each figure, whatever the run', () => {
    fc.assert(
      fc.property(anyRun, anyRun, (before, after) => {
        const { ranks, none } = rankDistribution(after)
        expect(ranks.reduce((sum, count) => sum + count, none)).toBe(STUDENTS.length)
        const { same, other, gained, lost } = movesBetween(before, after)
        expect(same + other + gained + lost).toBe(STUDENTS.length)
        expect(gained - lost).toBe(after.matches.length - before.matches.length)
        expect(movesBetween(after, after)).toEqual({ same: STUDENTS.length, other: 0, gained: 0, lost: 0 })
      }),
    )
  })

  it('averages the worth of pairs over all who waited, with 0 for those without a coach', () => {
    expect(
      satisfaction(run(4, ['s0', 'a', 1], ['s1', 'b', 1]), (_, coach) => (coach === 'a' ? 1 : 0.5)),
    ).toBe(0.375)
    expect(satisfaction(run(0), () => 1)).toBeNull()
  })

  it('groups coaches by how full they are after the run, without those who take nobody', () => {
    const coaches = [
      { id: 'a', capacity: 2, load: 0 },
      { id: 'b', capacity: 4, load: 1 },
      { id: 'c', capacity: 4, load: 2 },
      { id: 'd', capacity: 9, load: 0 },
      { id: 'e', capacity: 0, load: 0 },
    ]
    const all = run(9, ['s0', 'a', 1], ['s1', 'a', 1], ['s2', 'b', 1], ['s3', 'c', 1])
    expect(loadDistribution(all, coaches)).toEqual([1, 1, 1, 1])
  })
})

describe('groups', () => {
  const sized = (sizes: Record<string, number>) =>
    Object.entries(sizes).flatMap(([group, size]) => Array(size).fill(group))
  /** A run over groups of these sizes in which the first `matched` students of each have a coach of rank `rank`. */
  const grouped = (sizes: Record<string, number>, matched: number, rank: number) => {
    const groups = sized(sizes)
    const students = groups.map((group, at) => `${group}${groups.indexOf(group) - at}`)
    const groupOf = new Map(students.map((student, at) => [student, groups[at] as string]))
    const first = students.filter((_, at) => at - groups.indexOf(groups[at]) < matched)
    const matches = first.map((student) => ({ student, coach: 'a', rank }))
    return groupFigures({ students, matches }, (student) => groupOf.get(student)!)
  }

  it('have the share matched, and matched well, to the nearest 5 percent', () => {
    expect(grouped({ north: 30, south: 40 }, 11, 3)).toEqual([
      { group: 'north', students: 30, matched: 35, well: 35 },
      { group: 'south', students: 40, matched: 30, well: 30 },
    ])
    expect(grouped({ north: 20 }, 20, 4)).toEqual([{ group: 'north', students: 20, matched: 100, well: 0 }])
  })

  it('of fewer than ten are hidden, together with the next smallest', () => {
    const hidden = { students: null, matched: null, well: null }
    expect(grouped({ east: 9, north: 30, south: 40 }, 9, 1)).toEqual([
      { group: 'east', ...hidden },
      { group: 'north', ...hidden },
      { group: 'south', students: 40, matched: 25, well: 25 },
    ])
  })
})
