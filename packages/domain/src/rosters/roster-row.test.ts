import { rule } from '@shinequo/contract/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsByValues, readRosterRow, rosterColumns } from './roster-row.ts'

const columns = { email: 0, first_name: 1, last_name: 2, school: 3, role: 4 }

it.each([
  [['email', 'first_name', 'last_name', 'school'], { email: 0, first_name: 1, last_name: 2, school: 3 }],
  [['Mail'], { email: 0 }],
  [['School', 'LAST NAME', ' First-Name ', 'E-Mail'], { email: 3, first_name: 2, last_name: 1, school: 0 }],
  [
    ['Id', 'Surname', 'Given name', 'Email address', 'University', 'Role', 'City'],
    { email: 3, first_name: 2, last_name: 1, school: 4, role: 5, city: 6 },
  ],
  [
    ['Correo electrónico', 'Nombre', 'Apellidos', 'Universidad', 'Teléfono', 'Estado', 'Ciudad', 'Rol'],
    { email: 0, first_name: 1, last_name: 2, school: 3, state: 5, city: 6, role: 7 },
  ],
  [['CORREO ELECTRO\u0301NICO', 'Escuela'], { email: 0, school: 1 }],
  [['“Email”', 'Type'], { email: 0 }],
  [
    ['Correo del alumno(a)', 'Nombre(s) *', 'Apellido(s) (obligatorio)', 'Institución educativa'],
    { email: 0, first_name: 1, last_name: 2, school: 3 },
  ],
  [
    ['Nombre de pila', 'Apellido paterno', 'Apellido materno', 'Correo-e'],
    { email: 3, first_name: 0, last_name: 1, second_surname: 2 },
  ],
  [
    ['CORREO PERSONAL', 'PRIMER NOMBRE', 'PRIMER APELLIDO', 'SEGUNDO APELLIDO'],
    { email: 0, first_name: 1, last_name: 2, second_surname: 3 },
  ],
  [
    ['First Name [Required]', 'Legal Last Name', 'University Email', 'Campus Name'],
    { first_name: 0, last_name: 1, email: 2, school: 3 },
  ],
  // A plain name goes before one with side words, and one of several such is not chosen.
  [['Personal email', 'Email', 'Estado del alumno'], { email: 1 }],
  [['Email', 'Preferred First Name', 'Legal First Name'], { email: 0 }],
])('finds the columns of %j', (header, found) => {
  expect(rosterColumns(header)).toEqual({ columns: found })
})

it.each([
  [
    'a type with roles in it',
    ['Email', 'Type'],
    [
      ['', 'Coach'],
      ['', 'students'],
    ],
    { email: 0, role: 1 },
  ],
  ['a type in Spanish', ['Email', 'Tipo'], [['', 'mentora']], { email: 0, role: 1 }],
  ['a type of enrolment', ['Email', 'Type'], [['', 'Full-time'], ['', 'Part-time'], ['']], { email: 0 }],
  ['a type without values', ['Email', 'Type'], [['', '']], { email: 0 }],
  ['a type beside a role', ['Email', 'Type', 'Role'], [['', 'Coach', 'student']], { email: 0, role: 2 }],
  [
    'states of accounts',
    ['Email', 'State'],
    [
      ['', 'active'],
      ['', 'suspended'],
      ['', ''],
    ],
    { email: 0 },
  ],
  [
    'states where people live',
    ['Email', 'State'],
    [
      ['', 'Maine'],
      ['', ''],
    ],
    { email: 0, state: 1 },
  ],
  ['a state without values', ['Email', 'State'], [['', '']], { email: 0, state: 1 }],
])('takes a column by its values: %s', (_what, header, rows, columns) => {
  const found = rosterColumns(header)
  expect('columns' in found && columnsByValues(found.columns, header, rows)).toEqual(columns)
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

it('reads what is seen of a cell', () => {
  const cells = ['\u200bana.lee@\u00adschool.example', 'Ana\nMaria\u202e', 'Torre\u0301s']
  expect(readRosterRow(cells, columns).person).toMatchObject({
    email: 'ana.lee@school.example',
    first_name: 'Ana Maria',
    last_name: 'Torrés',
  })
})

it('reads both surnames where they have a column each', () => {
  const both = { email: 0, last_name: 1, second_surname: 2 }
  expect(readRosterRow(['a@b.example', 'Fernández de Córdoba', 'García-Márquez'], both).person).toMatchObject(
    {
      last_name: 'Fernández de Córdoba García-Márquez',
    },
  )
  expect(readRosterRow(['a@b.example', 'Lee', ''], both).person).toMatchObject({ last_name: 'Lee' })
})

it.each(['“a@b.example”', '«a@b.example»', '‘a@b.example’', "'a@b.example'"])(
  'reads a cell without the quotes around it: %s',
  (cell) => {
    expect(readRosterRow([cell], columns).person?.email).toBe('a@b.example')
  },
)

it.each([
  ['Coach', 'coach'],
  ['Alumno/a', 'student'],
  ['MENTOR', 'coach'],
  ['mentors', 'coach'],
  ['Mentoras', 'coach'],
  ['students', 'student'],
  ['Estudiante', 'student'],
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
  [['a@b.example', 'x'.repeat(61)], rule('too_long', { label: 'first_name', max: 60 })],
  [['a@b.example', '', '', '', 'admin'], rule('choose_between', { values: ['student', 'coach'] })],
  [['a@b.example', '', '', '', 'constructor'], rule('choose_between', { values: ['student', 'coach'] })],
])('keeps invalid input as it is: %j', (cells, problem) => {
  const read = readRosterRow(cells, columns)
  expect([read.person, read.problem, read.written.email]).toEqual([null, problem, cells[0]])
})

it('takes off curly quotes around a cell', () => {
  const { person } = readRosterRow(['“a@b.example”', ' „Ana“ ', 'de “la” O'], columns)
  expect(person).toMatchObject({ email: 'a@b.example', first_name: 'Ana', last_name: 'de “la” O' })
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
