import { expect, it } from 'vitest'
import { showsMonthsFirst } from './clearer-parts.ts'

const parts = (...held: (number | null)[]) => held.map((one) => ({ held: one }))

it.each([
  ['all weeks are shown', parts(12, 14, 11, 20), parts(57), false],
  ['one week in four is hidden', parts(null, 14, 11, 20), parts(57), false],
  ['more are hidden, and the month is shown', parts(null, null, 11, 20), parts(57), true],
  ['the months show no more', parts(null, null, 11, 0), parts(null, null), false],
  ['there are no months', parts(null, null), [], false],
])('%s', (_, weeks, months, first) => {
  expect(showsMonthsFirst(weeks, months)).toBe(first)
})
