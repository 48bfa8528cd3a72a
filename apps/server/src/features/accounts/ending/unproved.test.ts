import { deleteAccount } from '@shinequo/contract/accounts/account-page'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { checkAudit, listAuditEntries } from '@shinequo/contract/audit'
import { invite, listInvitations, lookAtInvitation } from '@shinequo/contract/people/invitations'
import { DELETION_WAIT_MS } from '@shinequo/domain/accounts/account-ending'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '../../../plugins/tokens.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedRosterImport } from '../../../seeds/rosters.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { record } from '../../audit/service.ts'
import { dataZip } from '../own-data/service.ts'

const PASSWORD = 'A-quiet-river-42'
const DAY = 24 * 3_600_000

describeOnEngines('the end of an account whose mailbox was never proved', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())

  /** Signs up with somebody's address and has the account deleted; returns who did. */
  const squat = async (email: string): Promise<Actor> => {
    const names = { first_name: 'Some', last_name: 'Stranger' }
    const { body } = await app.call(signUp, { body: { ...names, email, password: PASSWORD } })
    const { root } = app.context.database
    const own = root.selectFrom('student_profiles').select('id').where('account_id', '=', body.id)
    const { id: profileId } = await own.executeTakeFirstOrThrow()
    const actor: Actor = { accountId: body.id, role: 'student', profileId }
    expect((await app.call(deleteAccount, { as: actor, body: { password: PASSWORD } })).status).toBe(202)
    return actor
  }
  const toTheEnd = async () => {
    app.clock.advance(DELETION_WAIT_MS + 61_000)
    await app.runJobs()
  }
  const inviteTo = (email: string, role: 'coach' | 'admin') =>
    app.call(invite, { as: admin.actor, body: { email, role, first_name: 'Rosa', last_name: 'Ortiz' } })
  const entries = async () => (await app.call(listAuditEntries, { as: admin.actor })).body.entries

  it('leaves entries about other addresses, and about its own, as they are', async () => {
    await inviteTo('mallory@mail.example', 'admin')
    await inviteTo('y@mail.example', 'coach')
    const reason = 'asked for by y@mail.example'
    const act = { action: 'student.viewed', subjectType: 'student', subjectId: admin.accountId, reason }
    await app.context.database.transaction((trx) => record(app.context, trx, admin.actor, act))
    await squat('y@mail.example')
    await toTheEnd()
    const kept = (await entries()).filter(({ action }) => !action.startsWith('account.'))
    expect(kept.map(({ subject, reason }) => [subject.name, reason])).toEqual(
      expect.arrayContaining([
        ['mallory@mail.example', ''],
        ['y@mail.example', ''],
        [expect.anything(), reason],
      ]),
    )
    expect((await app.call(checkAudit, { as: admin.actor, body: {} })).body.fault).toBeNull()
  })

  it('leaves the invitation and the roster rows of the owner of the address', async () => {
    const email = 'owner@mail.example'
    await squat(email)
    app.clock.advance(5 * DAY)
    await inviteTo(email, 'coach')
    await app.context.database.transaction((trx) =>
      seedRosterImport(trx, { rows: [{ email, first_name: 'Rosa', last_name: 'Ortiz' }] }),
    )
    await app.runJobs()
    const token = /\/invitation\/([\w-]+)/.exec(
      app.sent.findLast(({ to, text }) => to === email && text.includes('/invitation/'))?.text ?? '',
    )?.[1]
    app.clock.advance(2 * DAY + 61_000)
    await app.runJobs()
    const { root } = app.context.database
    const { erased_at } = await root
      .selectFrom('accounts')
      .select('erased_at')
      .where('role', '=', 'student')
      .executeTakeFirstOrThrow()
    expect(erased_at).not.toBeNull()
    expect((await app.call(listInvitations, { as: admin.actor })).body.invitations).toMatchObject([{ email }])
    expect((await app.call(lookAtInvitation, { body: { token } })).status).toBe(200)
    expect(await root.selectFrom('roster_rows').select('email').execute()).toEqual([{ email }])
  })

  it('has told nobody what is stored about the address', async () => {
    const email = 'owner@mail.example'
    await inviteTo(email, 'coach')
    const { accountId } = await squat(email)
    const zip = unzipSync((await dataZip(app.context, accountId, app.clock.now(), 'person'))!)
    const { account, invitations } = JSON.parse(strFromU8(zip['your-data.json']!))
    expect([account[0].email, invitations]).toEqual([email, []])
  })

  it('differs from that of a proved one, which takes what was about its own address, and no more', async () => {
    const email = 'y@mail.example'
    const student = await app.context.database.transaction((trx) => seedStudent(trx, { email }))
    const write = (details: Record<string, string>, reason: string) =>
      app.context.database.transaction((trx) =>
        record(app.context, trx, admin.actor, {
          ...{ action: 'invitation.sent', subjectType: 'invitation', subjectId: crypto.randomUUID() },
          ...{ details, reason },
        }),
      )
    await write({ email }, 'about them')
    await write({ email: 'mallory@mail.example' }, 'asked for by y@mail.example')
    await app.call(deleteAccount, { as: student.actor, body: { password: DEMO_PASSWORD } })
    await toTheEnd()
    const kept = (await entries()).filter(({ action }) => action === 'invitation.sent')
    expect(kept.map(({ subject, reason }) => [subject.name, reason])).toEqual([
      ['mallory@mail.example', 'asked for by y@mail.example'],
      ['', ''],
    ])
  })
})
