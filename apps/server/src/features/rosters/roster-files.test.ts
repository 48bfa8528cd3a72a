import { exportPeople } from '@shinequo/contract/people'
import {
  confirmRosterImport,
  listRosterRows,
  startRosterImport,
  takeSuggestedSchool,
} from '@shinequo/contract/rosters'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { fileForm } from '../../testing/file-form.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('a roster as other programs write it', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())
  const as = () => ({ as: admin.actor })
  const check = async (content: string) => {
    const { payload, headers } = fileForm(content)
    return app.call(startRosterImport, { ...as(), body: payload, headers })
  }
  const rowsOf = async (id: string) =>
    (await app.call(listRosterRows, { ...as(), params: { id }, query: {} })).body.rows
  const kept = async (content: string) => {
    const { body } = await check(content)
    const rows = await rowsOf(body.id)
    return {
      header_row: body.header_row,
      rows: rows.map((row) => [row.number, row.email, row.first_name, row.last_name, row.role, row.fate]),
    }
  }

  it.each([
    [
      'a line that declares semicolons',
      'sep=;\r\nEmail;First Name;Last Name\r\nana@a.example;Ana;Lee\r\n',
      1,
      'Lee',
    ],
    [
      'a line that declares commas',
      'sep=,\r\nEmail,First Name,Last Name\r\nana@b.example,Ana,Lee\r\n',
      1,
      'Lee',
    ],
    [
      'commas within a name of a column',
      'Email;First Name;Notes (year, major, minor, club)\r\nana@c.example;Ana;2\r\n',
      1,
      '',
    ],
    ['as many commas as tabs', 'Email\tFirst Name\tNotes (a, b, c)\nana@d.example\tAna\t1,2\n', 1, ''],
    [
      'titles above the names of the columns',
      'Enrolled students Fall 2026,,\r\n,,\r\nEmail,First Name,Last Name\r\nana@e.example,Ana,Lee\r\n',
      3,
      'Lee',
    ],
    ['curly quotes', 'Email,First Name,Last Name\r\n“ana@f.example”,“Ana”,“Lee, PhD”\r\n', 1, 'Lee, PhD'],
    [
      'Spanish names of columns',
      'Correo electrónico;Nombre;Apellidos;Universidad;Teléfono\r\nana@g.example;Ana;Pérez;Boston University;1\r\n',
      1,
      'Pérez',
    ],
    ['pipes that are declared', 'sep=|\nEmail|First Name\nana@h.example|Ana\n', 1, ''],
    ['pipes', 'Email|First Name\nana@k.example|Ana\n', 1, ''],
    ['an old mark of its end', 'Email,First Name\r\nana@l.example,Ana\r\n\u001a', 1, ''],
    [
      'both surnames',
      'Correo del alumno;Nombre;Primer apellido;Segundo apellido\r\nana@m.example;Ana;Pérez;López\r\n',
      1,
      'Pérez López',
    ],
  ])('is read with %s', async (_what, content, header, last) => {
    const email = /ana@.\.example/.exec(content)?.[0]
    expect(await kept(content)).toEqual({
      header_row: header,
      rows: [[header + 1, email, 'Ana', last, 'student', 'new']],
    })
  })

  it('is read with a type of enrolment, and with one of people', async () => {
    const { rows } = await kept('Email,Type\nana@i.example,Full-time\nbo@i.example,Part-time\n')
    expect(rows.map(([, , , , role, result]) => [role, result])).toEqual([
      ['student', 'new'],
      ['student', 'new'],
    ])
    const people = await kept(
      'Email,Type\nana@j.example,Mentors\nbo@j.example,Estudiantes\ncy@j.example,Dean\n',
    )
    expect(people.rows.map(([, , , , role, result]) => [role, result])).toEqual([
      ['coach', 'new'],
      ['student', 'new'],
      ['Dean', 'not_valid'],
    ])
  })

  it('is the product’s own list of people, whose states are not where they live', async () => {
    const { email } = await app.context.database.transaction((trx) =>
      seedStudent(trx, { email: 'own@list.example' }),
    )
    const file = (await app.call(exportPeople, { ...as(), query: { search: email } })).body
    const { body } = await check(file.replaceAll(email, 'new@list.example'))
    expect(body.counts).toMatchObject({ new: 1, not_valid: 0 })
    const stored = await app.context.database.root
      .selectFrom('roster_rows')
      .select(['state', 'role'])
      .where('import_id', '=', body.id)
      .execute()
    expect(stored).toEqual([{ state: '', role: 'student' }])
  })

  it('suggests the school that is meant, and takes it for all rows with that spelling', async () => {
    const { body } = await check(
      `email,school
a@meant.example,Boston Univeristy
b@meant.example,boston univ.
c@meant.example,Boston Univeristy
d@meant.example,Harbour Tech
e@meant.example,Quincy Colege
e@meant.example,Quincy College
`,
    )
    expect(body).toMatchObject({ suggested: 3, to_write: 5, counts: { unknown_school: 4, new: 1, twice: 1 } })
    const schools = async () =>
      (await rowsOf(body.id)).map(({ school, suggested_school, twin }) => [school, suggested_school, twin])
    expect(await schools()).toEqual([
      ['Boston Univeristy', 'boston_university', null],
      ['boston univ.', 'boston_university', null],
      ['Boston Univeristy', 'boston_university', null],
      ['Harbour Tech', null, null],
      ['Quincy Colege', null, 7],
      ['quincy_college', null, null],
    ])
    const take = (row: number) =>
      app.call(takeSuggestedSchool, { ...as(), params: { id: body.id }, body: { row } })
    for (let time = 0; time < 2; time++) {
      expect(await take(2)).toMatchObject({
        status: 200,
        body: { suggested: 1, to_write: 5, counts: { unknown_school: 2, new: 3 } },
      })
    }
    // Rows without a suggestion, and no row at all.
    for (const row of [5, 7, 900]) expect((await take(row)).body.counts).toMatchObject({ new: 3 })
    expect(await schools()).toEqual([
      ['boston_university', null, null],
      ['boston univ.', 'boston_university', null],
      ['boston_university', null, null],
      ['Harbour Tech', null, null],
      ['Quincy Colege', null, 7],
      ['quincy_college', null, null],
    ])
    await app.call(confirmRosterImport, { ...as(), params: { id: body.id }, body: {} })
    expect(await take(3)).toMatchObject({ status: 409, error: { code: 'roster_over' } })
    await app.runJobs()
    const invited = await app.context.database.root
      .selectFrom('invitations')
      .select('school')
      .where('email', 'like', '%@meant.example')
      .orderBy('email')
      .execute()
    expect(invited.map(({ school }) => school)).toEqual([
      'boston_university',
      'boston univ.',
      'boston_university',
      'Harbour Tech',
      'quincy_college',
    ])
  })
})
