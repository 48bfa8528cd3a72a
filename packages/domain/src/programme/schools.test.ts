import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuresBySchool, type SchoolCells } from './schools.ts'

const school = (name: string | null, students: number, active = 0, held = 0): SchoolCells => ({
  name,
  students,
  active,
  held: { figure: held, students: Math.min(active, held) },
})

it('begins with the school that has most students, and ends with students without one', () => {
  const rows = figuresBySchool([school(null, 40), school('A', 20), school('C', 30), school('B', 30)], true)
  expect(rows.map(({ kind, name, students }) => [kind, name, students])).toEqual([
    ['school', 'B', 30],
    ['school', 'C', 30],
    ['school', 'A', 20],
    ['none', null, 40],
  ])
})

it('hides a small group in each column, and the smallest beside it', () => {
  const rows = figuresBySchool(
    [school('A', 60, 40, 90), school('B', 30, 20, 25), school('C', 12, 4, 4)],
    true,
  )
  expect(rows.map(({ students, active, held }) => [students, active, held])).toEqual([
    [60, 40, 90],
    [30, null, null],
    [12, null, null],
  ])
})

it('hides the fewest sessions of a school if the sum of all is hidden', () => {
  expect(figuresBySchool([school('A', 60, 40, 90), school('B', 50, 20, 30)], false)).toMatchObject([
    { active: 40, held: 90 },
    { active: 20, held: null },
  ])
})

it('puts schools after the hundredth in one row', () => {
  const many = Array.from({ length: 130 }, (_, at) => school(`S${at}`, 1000 - at, 20, 20))
  const rows = figuresBySchool(many, true)
  expect(rows).toHaveLength(101)
  expect(rows.at(-1)).toEqual({ kind: 'other', name: null, students: 26_565, active: 600, held: 600 })
})

it('never lets a hidden figure be found by subtraction from the sum', () => {
  const cells = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(cells, (counts) => {
      const rows = figuresBySchool(
        counts.map(([students, active], at) => school(`S${at}`, students, active, active)),
        true,
      )
      for (const column of ['students', 'active', 'held'] as const) {
        const whole = counts.reduce(
          (sum, [students, active]) => sum + (column === 'students' ? students : active),
          0,
        )
        const shown = rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)
        const hidden = rows.filter((row) => row[column] === null)
        // What is hidden together is nobody, at least ten students, or all that there are.
        if (hidden.length > 0) expect(whole - shown >= 10 || shown === 0).toBe(true)
      }
    }),
  )
})
