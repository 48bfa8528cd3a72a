import { downloadRefusedRows, listRosterRows, startRosterImport } from '@shinequo/contract/rosters'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SeededPerson, seedAccount } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { fileForm } from '../../testing/file-form.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HEAD = 'email,first_name,last_name,school,role\n'

describeOnEngines('the refused rows of a roster', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())
  const check = async (content: string) => {
    const { payload, headers } = fileForm(content)
    return (await app.call(startRosterImport, { as: admin.actor, body: payload, headers })).body
  }

  it('returns the refused rows as a file without formulas for spreadsheets', async () => {
    const { id } = await check(
      `${HEAD}=cmd|' /C calc'!A0,"@SUM(1,2)","-1+1",+x,\nok@csv.example,,,,\nok@csv.example,"Zoë ""Z""",,,\n`,
    )
    const { status, body, headers } = await app.call(downloadRefusedRows, { as: admin.actor, params: { id } })
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="refused-rows.csv"',
    ])
    expect(body.split('\r\n')).toEqual([
      '\uFEFFrow,email,first_name,last_name,school,role,state,city,reason',
      `2,'=cmd|' /C calc'!A0,"'@SUM(1,2)",'-1+1,'+x,,,,Not valid: Please enter a valid email address`,
      '4,ok@csv.example,"Zoë ""Z""",,,student,,,Twice in this file (row 3)',
      '',
    ])
  })

  it('accepts a file of addresses alone, and no address that a spreadsheet would run', async () => {
    const roster = await check('email\nalone@csv.example\n=cmd()@csv.example\n=cmd@csv.example\n')
    expect(roster.counts).toMatchObject({ new: 1, not_valid: 2 })
    expect(
      (await app.call(listRosterRows, { as: admin.actor, params: { id: roster.id } })).body.rows.map(
        ({ problem }) => problem?.code ?? null,
      ),
    ).toEqual([null, 'email_invalid', 'email_invalid'])
  })

  it('says in the refused rows what is wrong in the language of the reader', async () => {
    const reader = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const { root } = app.context.database
    await root.updateTable('accounts').set({ locale: 'es-US' }).where('id', '=', reader.accountId).execute()
    const { id } = await check(`${HEAD}nobody,,,,\n`)
    const { body } = await app.call(downloadRefusedRows, { as: reader.actor, params: { id } })
    expect(body.split('\r\n')[1]).toContain('No válida: ')
  })
})
