import { rule } from '@shinequo/contract/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRosterRow, rosterColumns } from './roster-row.ts'

const columns = { email: 0, first_name: 1, last_name: 2, school: 3, role: 4 }

it.each([
  [['email', 'first_name', 'last_name', 'school'], { email: 0, first_name: 1, last_name: 2, school: 3 }],
  [['Mail'], { email: 0 }],
  [['School', 'LAST NAME', ' First-Name ', 'E-Mail'], { email: 3, first_name: 2, last_name: 1, school: 0 }],
  [
    ['Id', 'Surname', 'Given name', 'Email address', 'University', 'Role', 'City'],
    { email: 3, first_name: 2, last_name: 1, school: 4, role: 5, city: 6 },
  ],
])('finds the columns of %j', (header, found) => {
  expect(rosterColumns(header)).toEqual({ columns: found })
})

it('reports missing and duplicate columns', () => {
  expect(rosterColumns(['Name', 'First'])).toEqual({
    wrong: { code: 'missing', required: ['email'], missing: ['email'] },
  })
  expect(rosterColumns(['Mail', 'Email'])).toEqual({
    wrong: { code: 'twice', column: 'email', first: 1, second: 2 },
  })
})

it('reads a person, with the address in lower case and the role of a student by default', () => {
  const { person } = readRosterRow([' Noor@School.Example ', 'Noor', ' Sample', 'Other'], columns)
  expect(person).toEqual({
    email: 'noor@school.example',
    first_name: 'Noor',
    last_name: 'Sample',
    school: 'Other',
    role: 'student',
    state: '',
    city: '',
  })
})

it.each([
  ['Coach', 'coach'],
  ['MENTOR', 'coach'],
  ['student', 'student'],
])('maps the role %s to %s', (written, role) => {
  expect(readRosterRow(['a@b.example', '', '', '', written], columns).person?.role).toBe(role)
})

it.each([
  [['nobody'], 'email_invalid'],
  [[''], 'email_required'],
  [['=cmd@x.example'], 'email_invalid'],
  [['＝cmd@x.example'], 'email_invalid'],
  [['-x@x.example'], 'email_invalid'],
  [['a@b.example', 'x'.repeat(101)], rule('too_long', { label: 'first_name', max: 100 })],
  [['a@b.example', '', '', '', 'admin'], rule('choose_between', { values: ['student', 'coach'] })],
  [['a@b.example', '', '', '', 'constructor'], rule('choose_between', { values: ['student', 'coach'] })],
])('keeps invalid input as it is: %j', (cells, problem) => {
  const read = readRosterRow(cells, columns)
  expect([read.person, read.problem, read.written.email]).toEqual([null, problem, cells[0]])
})

it('never throws, whatever the cells', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), (cells) => {
      rosterColumns(cells)
      const { person, problem } = readRosterRow(cells, columns)
      expect(person === null).toBe(problem !== '')
    }),
  )
})
