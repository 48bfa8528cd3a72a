import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Factor } from './candidate-lists.ts'
import { oneInCommon, sharedCodes } from './code-factors.ts'

function worthOf({ kinds, fill }: Factor, student: number, coach: number): number {
  const worth = new Float64Array(kinds.count)
  fill(student, worth)
  return worth[kinds.ofCoach[coach]!]!
}

it('makes one kind of the coaches with the same set', () => {
  const { kinds } = sharedCodes(1, { students: Int32Array.of(), coaches: Int32Array.of(5, 3, 5, 0) })
  expect(kinds).toEqual({ ofCoach: Int32Array.of(0, 1, 0, 2), count: 3 })
})

it('counts the share of what the student named, and a condition as met or not', () => {
  const codes = fc.uniqueArray(fc.nat(31), { maxLength: 32 })
  const bits = (of: number[]) => of.reduce((set, code) => set | (1 << code), 0)
  fc.assert(
    fc.property(codes, codes, (named, offered) => {
      const sets = { students: Int32Array.of(bits(named)), coaches: Int32Array.of(bits(offered)) }
      const both = named.filter((code) => offered.includes(code)).length
      expect(worthOf(sharedCodes(7, sets), 0, 0)).toBe(named.length === 0 ? 0 : both / named.length)
      expect(worthOf(oneInCommon(sets), 0, 0)).toBe(named.length === 0 || both > 0 ? 0 : -Infinity)
    }),
  )
})
