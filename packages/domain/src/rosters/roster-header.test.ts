import { expect, it } from 'vitest'
import { columnsNamed, HEADER_WITHIN, rosterHeader } from './roster-header.ts'

it.each([
  ['in the first row', [['Email', 'First Name']], { at: 0, columns: { email: 0, first_name: 1 } }],
  [
    'below a title and an empty row',
    [
      ['Enrolled students Fall 2026', ''],
      ['', ''],
      ['Last Name', 'Email'],
    ],
    { at: 2, columns: { email: 1, last_name: 0 } },
  ],
  [
    'below whom to ask',
    [['Questions: registrar@school.example'], ['Email', 'City']],
    { at: 1, columns: { email: 0, city: 1 } },
  ],
  [
    'not below people',
    [
      ['ana@school.example', 'Ana'],
      ['Email', 'First Name'],
    ],
    { at: 0, wrong: { code: 'missing', required: ['email'], missing: ['email'] } },
  ],
  [
    'nowhere: the first row with words is meant',
    [[''], ['Name', 'Phone'], ['Ana', '1']],
    { at: 1, wrong: { code: 'missing', required: ['email'], missing: ['email'] } },
  ],
  [
    'twice the same column',
    [['List'], ['Mail', 'Email']],
    { at: 1, wrong: { code: 'twice', column: 'email', first: 1, second: 2 } },
  ],
  [
    'too far down',
    [...Array.from({ length: HEADER_WITHIN }, () => ['words']), ['Email']],
    { at: 0, wrong: { code: 'missing', required: ['email'], missing: ['email'] } },
  ],
  ['in no row at all', [[''], [' ']], undefined],
])('finds the names of the columns %s', (_where, rows, header) => {
  expect(rosterHeader(rows)).toEqual(header)
})

it('counts the columns that a header names', () => {
  expect(
    [[['Email', 'City', 'x']], [['Mail', 'Email']], [['Name']], [['']]].map((rows) =>
      columnsNamed(rosterHeader(rows)),
    ),
  ).toEqual([2, 2, 0, 0])
})
