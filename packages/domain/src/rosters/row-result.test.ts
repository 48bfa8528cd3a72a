import { ROSTER_RESULTS } from '@shinequo/contract/rosters'
import { expect, it } from 'vitest'
import { readRosterRow } from './roster-row.ts'
import { leftToInvite, REFUSED, rowResults, TO_INVITE } from './row-result.ts'
import { schoolNames } from './school-names.ts'

const columns = { email: 0, school: 1, role: 2 }
const known = { accounts: new Set(['has@x.example']), invited: new Set(['asked@x.example']) }
const names = schoolNames([{ value: 'Riverside', name: 'Riverside Arts College' }])

function resultsOf(...rows: string[][]) {
  const read = rows.map((cells, at) => ({ ...readRosterRow(cells, columns), number: at + 2 }))
  return rowResults(read, known, names).map(({ result, twin, person, suggestedSchool }) => [
    result,
    twin,
    person?.school,
    suggestedSchool,
  ])
}

it('returns the result of each row', () => {
  expect(
    resultsOf(
      ['a@x.example', 'boston university'],
      ['HAS@x.example', 'Quincy College'],
      ['asked@x.example', ''],
      ['A@X.example', ''],
      ['nobody', ''],
      ['b@x.example', 'Harbour Tech'],
      ['has@x.example', ''],
      ['c@x.example', 'Boston Univeristy'],
    ),
  ).toEqual([
    ['new', null, 'boston_university', ''],
    ['has_account', null, 'quincy_college', ''],
    ['already_invited', null, '', ''],
    ['twice', 2, '', ''],
    ['not_valid', null, undefined, ''],
    ['unknown_school', null, 'Harbour Tech', ''],
    ['twice', 3, '', ''],
    ['unknown_school', null, 'Boston Univeristy', 'boston_university'],
  ])
})

it.each([
  ['boston_university', '', 'new', 'boston_university'],
  ['Mass-Bay Community College', '', 'new', 'mass_bay_community_college'],
  ['riverside arts college', '', 'new', 'Riverside'],
  ['', '', 'new', ''],
  ['Elsewhere', 'coach', 'new', 'Elsewhere'],
])('the school %j of %j is %s', (school, role, result, kept) => {
  expect(resultsOf(['c@x.example', school, role])).toEqual([[result, null, kept, '']])
})

it('counts the row of a person that has the right school', () => {
  expect(
    resultsOf(
      ['a@x.example', 'Boston Univeristy'],
      ['a@x.example', 'Quincy College'],
      ['a@x.example', 'Boston University'],
      ['b@x.example', ''],
      ['b@x.example', 'Boston University'],
      ['c@x.example', 'Elsewhere', 'coach'],
      ['c@x.example', 'Boston University', 'student'],
    ),
  ).toEqual([
    ['twice', 3, 'Boston Univeristy', ''],
    ['new', null, 'quincy_college', ''],
    ['twice', 3, 'Boston University', ''],
    ['twice', 6, '', ''],
    ['new', null, 'boston_university', ''],
    ['new', null, 'Elsewhere', ''],
    ['twice', 7, 'Boston University', ''],
  ])
})

it('invites new people, whether their school is known or not, and nobody else', () => {
  expect(leftToInvite({ new: 3, unknown_school: 2, invited: 10, has_account: 20 })).toBe(5)
  expect(leftToInvite({})).toBe(0)
  expect(new Set([...TO_INVITE, ...REFUSED, 'invited'])).toEqual(new Set(ROSTER_RESULTS))
})
