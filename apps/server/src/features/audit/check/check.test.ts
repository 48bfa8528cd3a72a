import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAudit, listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { suspendPerson } from '@shinequo/contract/people'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { restoreRows, snapshotRows } from '../../../testing/row-snapshot.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { eraseFromAudit, record } from '../service.ts'
import { checkChain, headKept, storedHead } from './service.ts'

const SIX = 'six_entries'

describeOnEngines('the check of the audit', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let maya: SeededPerson
  let headFile: string
  let head: string
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  const check = async (after = 0) => (await app.call(checkAudit, { as: admin.actor, body: { after } })).body
  const fault = async () => {
    const { fault } = await check()
    return fault && [fault.kind, fault.position]
  }
  /** Runs a statement as the owner of the tables could, without any triggers. */
  const asOwner = (statement: string) =>
    seed(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql.raw(statement).execute(trx)
    })
  const act = (subjectId: string, reason = '') =>
    seed((trx) =>
      record(app.context, trx, admin.actor, {
        action: 'thing.done',
        subjectType: 'thing',
        subjectId,
        reason,
      }),
    )
  /** Recomputes the hashes of the chain from a position on, as an informed attacker would. */
  const rehash = (from: number) =>
    asOwner(`do $$ declare link audit_chain; last bytea; begin
      for link in select * from audit_chain where position >= ${from} order by position loop
        select hash into last from audit_chain where position = link.position - 1;
        update audit_chain set hash = sha256(convert_to(link.position || e'\\n' || coalesce(encode(last, 'hex'), '')
          || e'\\n' || link.id || e'\\n' || (extract(epoch from link.at) * 1000000)::bigint || e'\\n'
          || link.actor_role || e'\\n' || to_json(link.action)::text || e'\\n' || to_json(link.subject_type)::text
          || e'\\n' || encode(link.actor_digest, 'hex') || e'\\n' || encode(link.subject_digest, 'hex')
          || e'\\n' || encode(link.reason_digest, 'hex'), 'UTF8')) where position = link.position;
      end loop; end $$`)

  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }))
    maya = await seed((trx) => seedStudent(trx, { first_name: 'Maya', last_name: 'Torres' }))
    headFile = join(app.context.env.dataDir, 'audit-head.json')
    await act('one')
    await act('two', 'Ünïcode "quoted" \\ and\nlines \u2028 \u0001 😀')
    const params = { id: maya.accountId }
    await app.call(suspendPerson, { as: admin.actor, params, body: { reason: 'On leave' } })
    await act('four')
    await act('five')
    await act('six')
    await headKept(app.context)
    head = readFileSync(headFile, 'utf8')
    await snapshotRows(app.context.database, SIX)
  })
  beforeEach(async () => {
    await headKept(app.context)
    await restoreRows(app.context.database, SIX)
    writeFileSync(headFile, head)
  })
  afterAll(() => app.close())

  it('accepts what was written, and keeps a copy of the head outside the database', async () => {
    expect(await check()).toEqual({ checked: 6, total: 6, blanked: 0, kept: 6, fault: null, next: null })
    expect(storedHead(app.context.env.dataDir)).toMatchObject({ position: 6 })
  })

  it('continues where the previous call stopped', async () => {
    const { root } = app.context.database
    expect(await checkChain(root, 0, undefined, 0)).toEqual({
      checked: 0,
      total: 6,
      blanked: 0,
      kept: null,
      fault: null,
      next: 0,
    })
    expect(await check(4)).toMatchObject({ checked: 6, fault: null, next: null })
    await asOwner('update audit_chain set hash = sha256(hash) where position = 4')
    expect((await check(4)).fault).toMatchObject({ kind: 'changed', position: 5 })
  })

  it.each([
    ["update audit_chain set action = 'nothing.done' where position = 3", 'changed', 3],
    ["update audit_chain set at = at + interval '1 microsecond' where position = 2", 'changed', 2],
    ["update audit_chain set actor_role = 'system' where position = 1", 'changed', 1],
    ["update audit_fields set reason = 'Away' where position = 3", 'changed', 3],
    ["update audit_fields set subject_id = 'other' where position = 4", 'changed', 4],
    ["update audit_fields set details = '{ }' where position = 4", 'changed', 4],
    ['update audit_fields set actor_account_id = gen_random_uuid() where position = 5', 'changed', 5],
    ['update audit_fields set reason = null where position = 5', 'changed', 5],
    [
      "update audit_fields set actor_account_id = null, actor_salt = ''::bytea where position = 5",
      'changed',
      5,
    ],
    ['delete from audit_fields where position = 2', 'changed', 2],
    ['delete from audit_chain where position = 4', 'removed', 4],
    ['delete from audit_chain where position = 1', 'removed', 1],
    ['delete from audit_chain where position > 4', 'cut_off', 5],
    ['delete from audit_chain', 'cut_off', 1],
    [
      `insert into audit_chain select 7, gen_random_uuid(), at, actor_role, 'made.up', subject_type, actor_digest,
        subject_digest, reason_digest, sha256(hash) from audit_chain where position = 6`,
      'changed',
      7,
    ],
    [
      `update audit_chain set position = position + 100 where position >= 4;
      insert into audit_chain select 4, gen_random_uuid(), at, actor_role, 'made.up', subject_type, actor_digest,
        subject_digest, reason_digest, hash from audit_chain where position = 3;
      update audit_chain set position = position - 99 where position > 100`,
      'changed',
      4,
    ],
  ] as const)('detects: %s', async (statement, kind, position) => {
    for (const one of statement.split(';')) await asOwner(one)
    expect(await fault()).toEqual([kind, position])
  })

  it('detects a completely rewritten chain by the copy of its head', async () => {
    await asOwner("update audit_chain set action = 'nothing.done' where position = 3")
    await rehash(3)
    expect(await fault()).toEqual(['rewritten', 6])
    rmSync(headFile)
    expect(await fault()).toBeNull()
  })

  it('reports an unreadable copy without changing it, after any other fault', async () => {
    const spoilt = head.slice(0, 20)
    writeFileSync(headFile, spoilt)
    expect(await check()).toMatchObject({
      checked: 6,
      kept: null,
      fault: { kind: 'unreadable_copy', position: 6 },
    })
    await act('after')
    await headKept(app.context)
    expect(readFileSync(headFile, 'utf8')).toBe(spoilt)
    await asOwner("update audit_chain set action = 'nothing.done' where position = 3")
    expect(await fault()).toEqual(['changed', 3])
  })

  it('still detects a cut after new entries were added, since the copy is not replaced then', async () => {
    await asOwner('delete from audit_chain where position > 4')
    await asOwner('delete from audit_fields where position > 4')
    for (const one of ['a', 'b', 'c']) await act(one)
    await headKept(app.context)
    expect(readFileSync(headFile, 'utf8')).toBe(head)
    expect(await fault()).toEqual(['rewritten', 6])
  })

  it('accepts a chain in which a person was blanked, and the lists show that somebody is gone', async () => {
    const ids = [maya.accountId, maya.profileId]
    await seed((trx) => eraseFromAudit(trx, { ids, email: maya.email }))
    expect(await check()).toMatchObject({ checked: 6, blanked: 1, fault: null })
    const { entries } = (await app.call(listAuditEntries, { as: admin.actor, query: {} })).body
    expect(entries.find(({ action }) => action === 'account.suspended')).toMatchObject({
      actor: { role: 'admin', name: 'Rosa Ortiz' },
      subject: { type: 'account', id: '', name: '' },
      student: null,
      reason: '',
    })
    expect(JSON.stringify(entries)).not.toContain('On leave')

    const noor = await seed((trx) => seedStudent(trx))
    const about = { action: 'student.viewed', subjectType: 'student', subjectId: noor.profileId }
    await seed((trx) =>
      record(app.context, trx, admin.actor, {
        ...about,
        studentProfileId: noor.profileId,
        reason: 'My words',
      }),
    )
    await seed((trx) => eraseFromAudit(trx, { ids: [admin.accountId], email: admin.email }))
    expect((await app.call(listOwnAuditEntries, { as: noor.actor, query: {} })).body.entries).toMatchObject([
      { actor: { role: 'admin', name: '' }, action: 'student.viewed', reason: 'My words' },
    ])
    expect((await check()).fault).toBeNull()
  })

  it('erases a person from details and the reasons of their own entries, and leaves other people alone', async () => {
    const thing = { action: 'thing.done', subjectType: 'thing' }
    const write = (subjectId: string, more: object) =>
      seed((trx) => record(app.context, trx, null, { ...thing, subjectId, ...more }))
    await write('in details', { details: { email: 'Gone@Away.example' } })
    await write('filtered', { details: { filter: { search: 'gone@away.example' } }, reason: 'For a report' })
    await write('longer', { details: { email: 'begone@away.example' }, reason: 'gone@away.example.org' })
    await write('in words', { reason: 'wrote to gone@away.example twice' })
    await write('an id', { details: { story: maya.profileId } })
    await write('gone@away_example', {})
    const noor = await seed((trx) => seedStudent(trx))
    const ofNoor = { studentProfileId: noor.profileId, details: { staff: [maya.profileId] } }
    await write('of another student', ofNoor)
    await seed((trx) => eraseFromAudit(trx, { ids: [maya.profileId], email: 'gone@away.example' }))
    const rows = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['subject_id', 'details', 'reason'])
      .where('position', '>', 6)
      .orderBy('position')
      .execute()
    expect(rows).toEqual([
      { subject_id: null, details: null, reason: null },
      { subject_id: null, details: null, reason: 'For a report' },
      { subject_id: 'longer', details: { email: 'begone@away.example' }, reason: 'gone@away.example.org' },
      { subject_id: 'in words', details: {}, reason: 'wrote to gone@away.example twice' },
      { subject_id: null, details: null, reason: '' },
      { subject_id: 'gone@away_example', details: {}, reason: '' },
      { subject_id: 'of another student', details: { staff: [maya.profileId] }, reason: '' },
    ])
    const own = await app.call(listOwnAuditEntries, { as: noor.actor, query: {} })
    expect(own.body.entries).toMatchObject([{ action: 'thing.done' }])
    expect(await fault()).toBeNull()
    await seed((trx) => eraseFromAudit(trx, { ids: [], email: '' }))
    expect(await check()).toMatchObject({ blanked: 4, fault: null })
  })

  it('accepts the entries of many parallel writers, each linked to the one before', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, at) => act(`at once ${at}`)))
    expect(await check()).toMatchObject({ checked: 46, total: 46, fault: null })
    await headKept(app.context)
    expect(storedHead(app.context.env.dataDir)).toMatchObject({ position: 46 })
  })
})
