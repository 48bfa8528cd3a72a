import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccount } from '../../seeds/people.ts'
import { describeOnEngines, describeOnPostgres } from '../../testing/engines.ts'
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

  it.each([
    "update audit_chain set action = 'x'",
    'update audit_chain set position = 9',
    'delete from audit_chain',
    'truncate audit_chain cascade',
    "update audit_fields set reason = 'x'",
    'update audit_fields set reason = null',
    'update audit_fields set position = 9',
    "update audit_fields set details = null, subject_salt = null, subject_id = 'x'",
    'delete from audit_fields',
    'truncate audit_fields',
  ])('refuses: %s', async (statement) => {
    const { root } = app.context.database
    await expect(sql.raw(statement).execute(root)).rejects.toThrow('append only')
    const rows = await root.selectFrom('audit_entries').select(['action', 'reason', 'actor_role']).execute()
    expect(rows).toEqual([{ action: 'account.suspended', reason: 'Asked to pause', actor_role: 'admin' }])
  })

  it('keeps no entry of an act that was rolled back', async () => {
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

describeOnPostgres('writers of the audit', () => {
  it('do not block anybody before their commit, so that they cannot deadlock', async () => {
    const app = await startTestApp('postgres')
    const { database } = app.context
    const recorded = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const act = { action: 'thing.done', subjectType: 'thing', subjectId: 'x' }
    // Each continues only after the other has recorded too, and then updates a row that the other one has locked first
    // or second: if they held the chain's lock until then, they would deadlock.
    const writer = (own: 0 | 1) =>
      database.transaction(async (trx) => {
        await record(app.context, trx, null, act)
        recorded[own].resolve()
        await recorded[own === 0 ? 1 : 0].promise
        await sql`update programme set version = version + 1`.execute(trx)
      })
    await Promise.all([writer(0), writer(1)])
    const rows = await database.root
      .selectFrom('audit_entries')
      .select('position')
      .orderBy('position')
      .execute()
    expect(rows).toEqual([{ position: 1 }, { position: 2 }])
    await app.close()
  })
})
