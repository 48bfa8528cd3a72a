import { expect, it } from 'vitest'
import { termProblem } from './terms.ts'

const term = (first_day: string, last_day: string) => ({ first_day, last_day })
const FALL = term('2026-08-24', '2026-12-11')

it.each([
  ['2027-01-19', '2027-01-19'],
  ['2026-12-12', '2027-05-14'],
  ['2026-01-01', '2026-08-23'],
  ['2027-01-01', '2028-01-01'],
])('takes %s to %s', (first, last) => {
  expect(termProblem(term(first, last), [FALL])).toBeUndefined()
})

it.each([
  ['2027-01-19', '2027-01-18', { field: 'last_day', why: 'ends_before' }],
  ['2027-01-19', '2028-01-20', { field: 'last_day', why: 'too_long' }],
  ['2026-12-11', '2027-05-14', { field: 'first_day', why: 'overlap', other: FALL }],
  ['2026-09-01', '2026-09-02', { field: 'first_day', why: 'overlap', other: FALL }],
  ['2026-06-01', '2026-08-24', { field: 'last_day', why: 'overlap', other: FALL }],
  ['2026-06-01', '2026-12-31', { field: 'last_day', why: 'overlap', other: FALL }],
])('finds what is wrong with %s to %s', (first, last, problem) => {
  expect(termProblem(term(first, last), [FALL])).toEqual(problem)
})
