import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DenseFactor } from './candidate-lists.ts'
import { oneInCommon, sameMark, sharedByGroup, sharedCodes } from './code-factors.ts'

function worthOf({ kinds, fill }: DenseFactor, student: number, coach: number): number {
  const worth = new Float64Array(kinds.count)
  fill(student, worth)
  return worth[kinds.ofCoach[coach]!]!
}

it('groups coaches with the same set into one kind', () => {
  const { kinds } = sharedCodes(1, { students: Int32Array.of(), coaches: Int32Array.of(5, 3, 5, 0) })
  expect(kinds).toEqual({ ofCoach: Int32Array.of(0, 1, 0, 2), count: 3 })
})

it("computes the share of the student's codes that the coach has, and a condition as met or not", () => {
  const codes = fc.uniqueArray(fc.nat(31), { maxLength: 32 })
  const bits = (of: number[]) => of.reduce((set, code) => set | (1 << code), 0)
  fc.assert(
    fc.property(codes, codes, (named, offered) => {
      const sets = { students: Int32Array.of(bits(named)), coaches: Int32Array.of(bits(offered)) }
      const both = named.filter((code) => offered.includes(code)).length
      const share = sharedCodes(7, sets)
      expect(worthOf(share, 0, 0)).toBe(named.length === 0 ? 0 : both / named.length)
      expect(share.counts(0)).toBe(named.length > 0)
      expect(oneInCommon(sets).counts(0)).toBe(false)
      expect(worthOf(oneInCommon(sets), 0, 0)).toBe(named.length === 0 || both > 0 ? 0 : -Infinity)
    }),
  )
})

it('offers a different set to each group of students', () => {
  const offered = [Int32Array.of(1, 1, 3), Int32Array.of(2, 2, 0)]
  const factor = sharedByGroup(5, Int32Array.of(3, 2, 3, 0), Int32Array.of(0, 1, 1, 0), offered)
  expect(factor.kinds).toEqual({ ofCoach: Int32Array.of(0, 0, 1), count: 2 })
  const worths = [0, 1, 2, 3].map((student) => [0, 1, 2].map((coach) => worthOf(factor, student, coach)))
  expect(worths).toEqual([
    [0.5, 0.5, 1],
    [1, 1, 0],
    [0.5, 0.5, 0],
    [0, 0, 0],
  ])
  expect([0, 1, 2, 3].map((student) => factor.counts(student))).toEqual([true, true, true, false])
})

it('finds equal marks for students who asked for that', () => {
  const factor = sameMark(5, ['bu', null, 'mit', ''], ['bu', '', 'bu'])
  const worths = [0, 1, 2, 3].map((student) => [0, 1, 2].map((coach) => worthOf(factor, student, coach)))
  expect(worths).toEqual([
    [1, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
  ])
  expect([0, 1, 2, 3].map((student) => factor.counts(student))).toEqual([true, false, true, true])
})
