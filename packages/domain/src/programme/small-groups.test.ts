import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  SMALLEST_GROUP,
  shownBreakdown,
  shownDivided,
  shownFigure,
  shownFunnel,
  shownParts,
} from './small-groups.ts'

const cell = (students: number, figure = students) => ({ students, figure })
const figures = (...students: number[]) => shownBreakdown(students.map((count) => cell(count)))

it.each([
  [0, 0],
  [1, null],
  [9, null],
  [10, 10],
])('a group of %i students is shown as %s', (students, shown) => {
  expect(shownFigure(cell(students))).toBe(shown)
})

it('a breakdown with a small cell also hides the smallest large one, and only then', () => {
  expect(figures(12, 40, 3, 0)).toEqual([null, 40, null, 0])
  expect(figures(12, 40, 0)).toEqual([12, 40, 0])
  expect(figures(3, 4)).toEqual([null, null])
  expect(figures()).toEqual([])
  expect(shownBreakdown([cell(11, 90), cell(10, 95), cell(9, 9)])).toEqual([90, null, null])
})

it('a funnel hides small steps, and steps after which fewer than 10 dropped out', () => {
  expect(shownFunnel([60, 55, 40, 12, 5])).toEqual([60, null, 40, 12, null])
  expect(shownFunnel([60, 60, 0, 0])).toEqual([60, 60, 0, 0])
  expect(shownFunnel([9, 9, 0])).toEqual([null, null, 0])
})

/** The members of each cell. A student may be in several. */
const members = fc.array(fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 30 }), { maxLength: 12 })

it('neither a shown cell nor the difference from the total is a small group', () => {
  fc.assert(
    fc.property(members, (groups) => {
      const shown = shownBreakdown(groups.map((group) => cell(group.length, group.length * 3)))
      const hidden = new Set(groups.flatMap((group, at) => (shown[at] === null ? group : [])))
      groups.forEach((group, at) => {
        if (shown[at] === null) return
        expect(shown[at]).toBe(group.length * 3)
        expect(group.length === 0 || group.length >= SMALLEST_GROUP).toBe(true)
      })
      const total = new Set(groups.flat()).size
      // A total of fewer than 10 is hidden itself.
      if (total >= SMALLEST_GROUP && groups.some((group) => group.length >= SMALLEST_GROUP)) {
        expect(hidden.size === 0 || hidden.size >= SMALLEST_GROUP).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

it('no two shown steps of a funnel differ by a small group', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 8 }), (counts) => {
      const steps = counts.sort((a, b) => b - a)
      const shown = shownFunnel(steps).filter((step) => step !== null)
      for (const [at, step] of shown.entries()) {
        const left = at === 0 ? step : shown[at - 1]! - step
        for (const group of [step, left]) expect(group === 0 || group >= SMALLEST_GROUP).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

it('a division neither shows a hidden whole nor a small rest of a shown one', () => {
  const divided = (...parts: number[]) => ({
    whole: cell(Math.max(0, ...parts) + 5, parts.length),
    parts: parts.map((part) => cell(part)),
  })
  // Large parts of a hidden whole: one of them is hidden as well.
  expect(
    shownDivided(
      [
        { whole: cell(4), parts: [cell(4)] },
        { whole: cell(20), parts: [cell(12), cell(15)] },
      ],
      true,
    ),
  ).toEqual({
    wholes: [null, null],
    parts: [null, null, 15],
  })
  expect(shownDivided([divided(12, 3), divided(30, 14, 20)], true)).toEqual({
    wholes: [2, 3],
    parts: [null, null, 30, 14, 20],
  })
})

it('of a hidden sum the smallest part is hidden, and of that whole a part as well', () => {
  const wholes = [
    { whole: cell(30), parts: [cell(12), cell(20)] },
    { whole: cell(20), parts: [cell(12), cell(15)] },
  ]
  expect(shownDivided(wholes, false)).toEqual({ wholes: [30, null], parts: [12, 20, null, 15] })
  expect(shownParts([cell(0), cell(12), cell(20)], false)).toEqual([0, null, 20])
  expect(shownParts([cell(0), cell(0)], false)).toEqual([0, 0])
})

it('in a division, what is hidden is no small group, in each shown whole and altogether', () => {
  fc.assert(
    fc.property(fc.array(members, { maxLength: 5 }), (divided) => {
      const { wholes, parts } = shownDivided(
        divided.map((groups) => ({
          whole: cell(new Set(groups.flat()).size),
          parts: groups.map((group) => cell(group.length)),
        })),
        true,
      )
      let place = 0
      const hiddenOf = divided.map((groups) => {
        const hidden = groups.flatMap((group) => (parts[place++] === null ? group : []))
        return new Set(hidden)
      })
      divided.forEach((groups, at) => {
        const size = new Set(groups.flat()).size
        if (wholes[at] === null) expect(size === 0 || hiddenOf[at]!.size > 0).toBe(true)
        else expect(hiddenOf[at]!.size === 0 || hiddenOf[at]!.size >= SMALLEST_GROUP).toBe(true)
      })
      const everybody = new Set(divided.flat(2))
      const hidden = new Set(hiddenOf.flatMap((some) => [...some]))
      const hasLarge = divided.some((groups) => new Set(groups.flat()).size >= SMALLEST_GROUP)
      if (everybody.size >= SMALLEST_GROUP && hasLarge) {
        expect(hidden.size === 0 || hidden.size >= SMALLEST_GROUP).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
