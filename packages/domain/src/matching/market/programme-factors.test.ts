import { expect, it } from 'vitest'
import { codesOf } from '../codes.ts'
import { FACTOR_WEIGHTS } from '../match-factors.ts'
import type { Factor } from './candidate-lists.ts'
import { programmeFactors } from './programme-factors.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const student = { id: 'ann', codes: [], profileLanguages: [], school: '', timeZone: 'UTC' }
const coach = { id: 'amy', codes: [], school: '', hours: '', timeZone: 'UTC', capacity: 1, load: 0 }

/** The worth of each coach to a student. */
function worthsOf(factor: Factor, at: number): number[] {
  if (!('fill' in factor)) throw new Error('It is of texts alone.')
  const { kinds, fill } = factor
  const worth = new Float64Array(kinds.count)
  fill(at, worth)
  return Array.from(kinds.ofCoach, (kind) => worth[kind]!)
}

it('distinguishes all codes of a kind, and makes the language a condition', () => {
  const students = codesOf('language').map((code) => ({ ...student, codes: [code] }))
  const coaches = students.map(({ codes }) => ({ ...coach, codes }))
  const language = programmeFactors(students, coaches, NOW, FACTOR_WEIGHTS).at(-1)!
  expect(language.weight).toBe(0)
  for (const at of students.keys())
    expect(worthsOf(language, at)).toEqual(students.map((_, other) => (other === at ? 0 : -Infinity)))
})

it("reads hours by each student's clock, and sorts factors by weight", () => {
  const codes = ['time:morning', 'time:evening'] as const
  const students = ['UTC', 'America/New_York'].map((timeZone) => ({ ...student, codes, timeZone }))
  const coaches = ['480-600', '780-900', '480-600,1200-1300', ''].map((hours) => ({ ...coach, hours }))
  const weights = { ...FACTOR_WEIGHTS, time: 99 }
  const [time] = programmeFactors(students, coaches, NOW, weights)
  expect(time?.weight).toBe(99)
  expect([0, 1].map((at) => worthsOf(time!, at))).toEqual([
    [0.5, 0, 1, 0],
    [0, 0.5, 0, 0],
  ])
})
