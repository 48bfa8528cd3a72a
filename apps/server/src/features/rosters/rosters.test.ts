import { acceptInvitation, invite, listInvitations } from '@shinequo/contract/people/invitations'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import {
  cancelRosterImport,
  confirmRosterImport,
  getRosterImport,
  listRosterImports,
  listRosterRows,
  ROSTER_BYTES,
  type RosterImport,
  startRosterImport,
} from '@shinequo/contract/rosters'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { databaseDigest } from '../../testing/database-digest.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { fileForm } from '../../testing/file-form.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetRoster, writeRoster } from './jobs.ts'

const HEAD = 'email,first_name,last_name,school,role\n'

describeOnEngines('a roster', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.context.database.transaction((trx) =>
      seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
    )
  })
  afterAll(() => app.close())
  const as = () => ({ as: admin.actor })
  async function upload(content: string | Uint8Array, name?: string) {
    const { payload, headers } = fileForm(content, name)
    return app.call(startRosterImport, { ...as(), body: payload, headers })
  }
  const check = async (content: string | Uint8Array): Promise<RosterImport> => (await upload(content)).body
  const rowsOf = async (id: string, query: Record<string, string> = {}) =>
    (await app.call(listRosterRows, { ...as(), params: { id }, query })).body.rows
  const get = async (id: string) => (await app.call(getRosterImport, { ...as(), params: { id } })).body
  const confirm = (id: string, body: object = {}) =>
    app.call(confirmRosterImport, { ...as(), params: { id }, body })
  const people = (prefix: string, count: number) =>
    HEAD +
    Array.from({ length: count }, (_, at) => `${prefix}${at}@roster.example,P${at},Sample,Other,\n`).join('')
  const invitedOf = async (prefix: string) => {
    const rows = await app.context.database.root
      .selectFrom('invitations')
      .select('email')
      .where('email', 'like', `${prefix}%`)
      .execute()
    return rows.map(({ email }) => email)
  }

  it('shows the result of every row before anything is written, and then invites the new people', async () => {
    const student = await app.context.database.transaction((trx) => seedStudent(trx))
    await app.call(invite, {
      ...as(),
      body: { email: 'asked@result.example', role: 'student', first_name: '', last_name: '' },
    })
    await app.runJobs()
    const before = await databaseDigest(app.context.database)
    const roster = await check(
      `${HEAD}new@result.example,Noor,"Sample, née ""Ash""",Boston University,
COACH@result.example,"Ines
Marie",Moreau,,Coach
${student.email},,,,
asked@result.example,,,,
new@result.example,,,,
not an address,,,,
free@result.example,Wei,Li,Harbour Tech,student
`,
    )
    expect(roster).toMatchObject({
      state: 'checked',
      encoding: 'utf-8',
      file_name: 'roster.csv',
      total: 7,
      to_write: 3,
      written: 0,
      counts: { new: 2, unknown_school: 1, has_account: 1, already_invited: 1, twice: 1, not_valid: 1 },
    })
    expect((await rowsOf(roster.id)).map(({ number, words }) => [number, words])).toEqual([
      [2, 'New'],
      [3, 'New'],
      [4, 'Already has an account'],
      [5, 'Already invited'],
      [6, 'Twice in this file (row 2)'],
      [7, 'Not valid: Please enter a valid email address'],
      [8, 'New, unknown school (kept as written)'],
    ])
    // Viewing the rows is audited.
    const { roster_imports, roster_rows, audit_chain, audit_fields, ...after } = await databaseDigest(
      app.context.database,
    )
    expect(before).toMatchObject(after)

    // Somebody signs up between the check and the confirmation.
    await app.context.database.transaction((trx) => seedStudent(trx, { email: 'free@result.example' }))
    expect(await confirm(roster.id)).toMatchObject({ status: 200, body: { state: 'writing', to_write: 3 } })
    await app.runJobs()
    expect(await get(roster.id)).toMatchObject({
      state: 'done',
      written: 3,
      counts: { new: 0, unknown_school: 0, invited: 2, has_account: 2 },
    })
    const { invitations } = (
      await app.call(listInvitations, { ...as(), query: { search: 'result.example' } })
    ).body
    expect(invitations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          email: 'coach@result.example',
          role: 'coach',
          first_name: 'Ines Marie',
          invited_by: 'Rosa Ortiz',
        }),
        expect.objectContaining({ email: 'new@result.example', last_name: 'Sample, née "Ash"' }),
      ]),
    )
    expect(app.sent.filter(({ to }) => to === 'new@result.example')).toHaveLength(1)
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', roster.id)
      .execute()
    expect(entries).toMatchObject([
      { action: 'roster.confirmed', actor_account_id: admin.accountId, details: { to_invite: 3, rows: 7 } },
    ])
  })

  it('fills the school and the place into the profile of a person who accepts', async () => {
    const { id } = await check(
      'E-Mail;Vorname;First;Last;University;State;City\nlu@place.example;x;Lu;Chen;boston university;Massachusetts;Boston\n',
    )
    await confirm(id)
    await app.runJobs()
    const mail = app.sent.find(({ to }) => to === 'lu@place.example')
    const token = /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const body = { token, first_name: 'Lu', last_name: 'Chen', password: 'A-quiet-river-42' }
    const { access } = (await app.call(acceptInvitation, { body })).body
    const headers = { authorization: `Bearer ${access}` }
    expect((await app.call(listStudentProfiles, { headers })).body).toMatchObject([
      { school: 'boston_university', state: 'Massachusetts', city: 'Boston', is_completed: false },
    ])
  })

  it('knows “Other”, the one school that is called something in each language', async () => {
    const { id } = await check(`${HEAD}otra@here.example,A,B,otra,\nother@here.example,A,B,Other,\n`)
    expect((await rowsOf(id)).map(({ school, fate }) => [school, fate])).toEqual([
      ['other', 'new'],
      ['other', 'new'],
    ])
  })

  it.each([
    ['quincy college', 'quincy_college'],
    ['Hogwarts', null],
    ['', null],
  ])('proves the school of a person who accepts if it is a known one: %j', async (written, school) => {
    const email = `proof-${written.length}@place.example`
    const { id } = await check(`email,first_name,last_name,school\n${email},Lu,Chen,${written}\n`)
    await confirm(id)
    await app.runJobs()
    const mail = app.sent.find(({ to }) => to === email)
    const token = /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const body = { token, first_name: 'Lu', last_name: 'Chen', password: 'A-quiet-river-42' }
    const { access } = (await app.call(acceptInvitation, { body })).body
    const headers = { authorization: `Bearer ${access}` }
    const [profile] = (await app.call(listStudentProfiles, { headers })).body
    expect(profile?.proved_school).toBe(school)
    const { proved_by } = await app.context.database.root
      .selectFrom('student_profiles')
      .select('proved_by')
      .where('id', '=', profile?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(proved_by).toBe(school && 'roster')
  })

  it('proves the school of people with a proved address and no proof yet, without inviting them', async () => {
    const student = async (email: string, more: object = {}) =>
      app.context.database.transaction((trx) => seedStudent(trx, { email, proved_school: null, ...more }))
    const late = await student('late@here.example')
    const other = await student('other@here.example', { proved_school: 'babson_college' })
    const unlisted = await student('unlisted@here.example')
    const unproved = await student('unproved@here.example', { email_proved_at: null })
    const { id, to_write } = await check(
      `${HEAD}${[late, other, unproved].map(({ email }) => `${email},A,B,Quincy College,\n`).join('')}${unlisted.email},A,B,Hogwarts,\n`,
    )
    const proofs = async () =>
      Promise.all(
        [late, other, unlisted, unproved].map(async ({ profileId }) => {
          const row = await app.context.database.root
            .selectFrom('student_profiles')
            .select(['proved_school', 'proved_by'])
            .where('id', '=', profileId)
            .executeTakeFirstOrThrow()
          return [row.proved_school, row.proved_by]
        }),
      )
    const before = await proofs()
    expect(before[0]).toEqual([null, null])
    // A person with an unproved address is invited, and proves the school by accepting.
    expect(to_write).toBe(1)
    await confirm(id)
    await app.runJobs()
    expect(await proofs()).toEqual([['quincy_college', 'roster'], ...before.slice(1)])
  })

  it.each([
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${HEAD}zoe@enc1.example,Zoë,Ł,,\r\n`), 'utf-8', 'Zoë'],
    ['UTF-16', Buffer.from(`\uFEFF${HEAD}zoe@enc2.example,Zoë,Ł,,\r\n`, 'utf16le'), 'utf-16le', 'Zoë'],
    [
      'UTF-16, the high byte first',
      Buffer.from(`\uFEFF${HEAD}zoe@enc3.example,Zoë,Ł,,\r\n`, 'utf16le').swap16(),
      'utf-16be',
      'Zoë',
    ],
    [
      'a file of tabs',
      Buffer.from(`${HEAD.replaceAll(',', '\t')}a@enc4.example\tZ,o\té\t\t`),
      'utf-8',
      'Z,o',
    ],
    ['lines ended by CR', Buffer.from(`${HEAD}a@enc5.example,Zoë,,,`.replaceAll('\n', '\r')), 'utf-8', 'Zoë'],
  ])('reads %s', async (_name, content, encoding, first_name) => {
    const roster = await check(content)
    expect(roster).toMatchObject({ encoding, counts: { new: 1 } })
    expect(await rowsOf(roster.id)).toMatchObject([{ first_name }])
  })

  it('reads other bytes as Windows-1252, and requires a person to check them', async () => {
    const roster = await check(Buffer.from(`${HEAD}zoe@enc6.example,Zoë,,,\n`, 'latin1'))
    expect(roster.encoding).toBe('windows-1252')
    expect(await rowsOf(roster.id)).toMatchObject([{ first_name: 'Zoë' }])
    expect(await confirm(roster.id)).toMatchObject({
      status: 400,
      error: { errors: { encoding_confirmed: 'Please check that the names are right, and confirm' } },
    })
    expect(await confirm(roster.id, { encoding_confirmed: true })).toMatchObject({ status: 200 })
  })

  it.each([
    ['an empty file', '', 400, "Please choose a file that isn't empty"],
    ['nothing but empty rows', '\n ,\n\n', 400, "Please choose a file that isn't empty"],
    ['a header alone', HEAD, 400, 'This file has no rows below its header.'],
    ['no header', 'a@x.example,A,B,Other\n', 400, 'The first row must have a column named email'],
    [
      'a quote that is never closed',
      `${HEAD}a@x.example,A,B,,\n"b@x.example,,,,\n`,
      400,
      "The quotes in row 3 don't match: every opening quote needs a closing one.",
    ],
    [
      'a spreadsheet’s own file',
      'PK\u0003\u0004\u0000',
      400,
      "This isn't a CSV file. In your spreadsheet, save it as “CSV UTF-8”.",
    ],
    ['10,001 rows', people('many', 10_001), 413, 'This file has more than 10,000 rows.'],
    ['more than 5 MB', HEAD + 'x'.repeat(ROSTER_BYTES), 413, 'This file is larger than 5 MB.'],
  ])('refuses %s and gives the reason at the file', async (_name, content, status, sentence) => {
    const before = await databaseDigest(app.context.database)
    const answer = await upload(content)
    expect([answer.status, answer.error.errors]).toEqual([status, { file: sentence }])
    expect(await databaseDigest(app.context.database)).toEqual(before)
  })

  it.each([
    [
      'a name of 200 characters whose last is a pair',
      `${'a'.repeat(199)}\ud83d\udd06.csv`,
      `${'a'.repeat(199)}\ud83d\udd06`,
    ],
    ['marks that turn the direction', '\u202evsc.retsor', 'vsc.retsor'],
    ['no name', '', 'roster.csv'],
  ])('shows a file with %s', async (_what, name, shown) => {
    expect((await upload(`${HEAD}a@name.example,,,,\n`, name)).body.file_name).toBe(shown)
  })

  it('accepts a file without a name', async () => {
    const { payload, headers } = fileForm(`${HEAD}a@name.example,,,,\n`)
    const body = payload
      .toString()
      .replace('; filename="roster.csv"', '')
      .replace('text/csv', 'application/octet-stream')
    expect(await app.call(startRosterImport, { ...as(), body: Buffer.from(body), headers })).toMatchObject({
      status: 201,
      body: { file_name: 'roster.csv' },
    })
  })

  it('accepts 10,000 rows and 5 MB, and shows a hundred rows a page', async () => {
    const content = people('full', 10_000)
    const roster = await check(content + ' '.repeat(ROSTER_BYTES - Buffer.byteLength(content)))
    expect(roster).toMatchObject({ total: 10_000, counts: { new: 10_000 } })
    const params = { id: roster.id }
    const first = (await app.call(listRosterRows, { ...as(), params })).body
    expect([first.rows.length, first.rows.at(-1)?.number]).toEqual([100, 101])
    const query = { fate: 'new', cursor: String(first.next) }
    const second = (await app.call(listRosterRows, { ...as(), params, query })).body
    expect([second.rows[0]?.number, second.rows.length]).toEqual([102, 100])
    expect(await rowsOf(roster.id, { fate: 'twice' })).toEqual([])
  })

  it('invites everybody once, in the language chosen, when it is written twice at the same time, and confirmed twice', async () => {
    const { id } = await check(people('once', 520))
    await Promise.all([confirm(id, { locale: 'es-US' }), confirm(id, { locale: 'es-US' })])
    const { context } = app
    await Promise.all([1, 2].map(() => writeRoster.handle(context, { importId: id })))
    await app.runJobs()
    expect(await get(id)).toMatchObject({ state: 'done', written: 520, counts: { invited: 520 } })
    expect(new Set(await invitedOf('once')).size).toBe(520)
    const subjects = app.sent.filter(({ to }) => to.startsWith('once')).map(({ subject }) => subject)
    expect(subjects).toEqual(Array(520).fill('Te invitan a ShineQuo'))
    expect(await confirm(id)).toMatchObject({ status: 409, error: { code: 'roster_over' } })
  })

  it('continues after an interruption, and stops when it is cancelled', async () => {
    const { root } = app.context.database
    const breakOff = sql.raw(
      `create function break_off() returns trigger language plpgsql as $$ begin
        if new.email = 'broken550@roster.example' then raise exception 'the plug was pulled'; end if;
        return new; end $$`,
    )
    await breakOff.execute(root)
    await sql
      .raw('create trigger break_off before insert on invitations for each row execute function break_off()')
      .execute(root)
    const { id } = await check(people('broken', 700))
    await confirm(id)
    await expect(writeRoster.handle(app.context, { importId: id })).rejects.toThrow('the plug was pulled')
    expect(await get(id)).toMatchObject({ state: 'writing', written: 500, counts: { invited: 500 } })
    await sql.raw('drop trigger break_off on invitations').execute(root)
    await sql.raw('drop function break_off()').execute(root)
    const cancelled = await app.call(cancelRosterImport, { ...as(), params: { id } })
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', written: 500 } })
    await writeRoster.handle(app.context, { importId: id })
    expect(await invitedOf('broken')).toHaveLength(500)

    const again = await check(people('broken', 700))
    expect(again.counts).toMatchObject({ new: 200, already_invited: 500 })
    await confirm(again.id)
    await writeRoster.handle(app.context, { importId: again.id })
    expect(await invitedOf('broken')).toHaveLength(700)
    // Other tests check which mail was sent.
    await root.deleteFrom('messages').execute()
  })

  it('deletes the rows a day after the end, or without a confirmation, and keeps the counts', async () => {
    app.clock.advance(1000)
    const done = await check(people('kept', 3))
    await confirm(done.id)
    await app.runJobs()
    app.clock.advance(1000)
    const left = await check(people('left', 2))
    const forget = async () => {
      for (const { id } of [done, left]) await forgetRoster.handle(app.context, { importId: id })
    }
    app.clock.advance(DAY - 1)
    await forget()
    expect(await get(left.id)).toMatchObject({ state: 'checked', rows_kept: true })
    app.clock.advance(1)
    await forget()
    expect(await get(done.id)).toMatchObject({ state: 'done', rows_kept: false, counts: { invited: 3 } })
    expect(await get(left.id)).toMatchObject({ state: 'abandoned', rows_kept: false, counts: { new: 2 } })
    expect([await rowsOf(done.id), await rowsOf(left.id)]).toEqual([[], []])
    expect(await confirm(left.id)).toMatchObject({ status: 409 })
    const newest = (await app.call(listRosterImports, as())).body
    expect(newest.slice(0, 2).map(({ id }) => id)).toEqual([left.id, done.id])
  })

  it('is checked again after its state has changed: each change enqueues that job', async () => {
    const { id } = await check(people('later', 1))
    await app.call(cancelRosterImport, { ...as(), params: { id } })
    const { rows } = await sql<{ at: Date }>`
      select start_after as at from pgboss.job
      where name = ${forgetRoster.name} and data->>'importId' = ${id}`.execute(app.context.database.root)
    expect(rows.map(({ at }) => at.getTime() - app.clock.now())).toEqual([DAY + 60_000, DAY + 60_000])
  })
})
