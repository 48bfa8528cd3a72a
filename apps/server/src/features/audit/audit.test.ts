import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccount } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { record } from './service.ts'

describeOnEngines('the audit', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    await app.context.database.transaction((trx) =>
      record(app.context, trx, admin.actor, {
        action: 'account.suspended',
        subjectType: 'account',
        subjectId: admin.accountId,
        reason: 'Asked to pause',
      }),
    )
  })
  afterAll(() => app.close())

  it.each(["update audit_entries set reason = 'x'", 'delete from audit_entries', 'truncate audit_entries'])(
    'refuses: %s',
    async (statement) => {
      const { root } = app.context.database
      await expect(sql.raw(statement).execute(root)).rejects.toThrow('append only')
      const rows = await root.selectFrom('audit_entries').select(['action', 'reason', 'actor_role']).execute()
      expect(rows).toEqual([{ action: 'account.suspended', reason: 'Asked to pause', actor_role: 'admin' }])
    },
  )

  it('keeps no entry of an act that did not happen', async () => {
    const { database } = app.context
    const act = { action: 'account.suspended', subjectType: 'account', subjectId: 'x' }
    const actor = {
      accountId: '00000000-0000-4000-8000-000000000001',
      role: 'admin' as const,
      profileId: 'x',
    }
    await expect(
      database.transaction(async (trx) => {
        await record(app.context, trx, actor, act)
        throw new Error('the act failed')
      }),
    ).rejects.toThrow('the act failed')
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_entries`.execute(
      database.root,
    )
    expect(rows).toEqual([{ n: 1 }])
  })
})
