import { expect, it } from 'vitest'
import { readRosterRow } from './roster-row.ts'
import { rowResults, schoolFinder } from './row-result.ts'

const columns = { email: 0, school: 1, role: 2 }
const known = { accounts: new Set(['has@x.example']), invited: new Set(['asked@x.example']) }
const find = schoolFinder([{ value: 'Riverside', name: 'Riverside Arts College' }])

function resultsOf(...rows: string[][]) {
  const read = rows.map((cells, at) => ({ ...readRosterRow(cells, columns), number: at + 2 }))
  return rowResults(read, known, find).map(({ result, twin, person }) => [result, twin, person?.school])
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
    ),
  ).toEqual([
    ['new', null, 'boston_university'],
    ['has_account', null, 'quincy_college'],
    ['already_invited', null, ''],
    ['twice', 2, ''],
    ['not_valid', null, undefined],
    ['unknown_school', null, 'Harbour Tech'],
    ['twice', 3, ''],
  ])
})

it.each([
  ['boston_university', '', 'new', 'boston_university'],
  ['Mass-Bay Community College', '', 'new', 'mass_bay_community_college'],
  ['riverside arts college', '', 'new', 'Riverside'],
  ['', '', 'new', ''],
  ['Elsewhere', 'coach', 'new', 'Elsewhere'],
])('the school %j of %j is %s', (school, role, result, kept) => {
  expect(resultsOf(['c@x.example', school, role])).toEqual([[result, null, kept]])
})
