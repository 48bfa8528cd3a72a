import { randomUUID } from 'node:crypto'
import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { listPeople } from '@shinequo/contract/people'
import {
  type BulkAct,
  listBulkTargets,
  planBulkAct,
  runBulkAct,
  undoBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import { updateStudentProfile } from '@shinequo/contract/profiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedSchool } from '../../../seeds/schools.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
const reason = 'The roster named another school'

describeOnEngines('a school that is assigned to many students', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      await seedSchool(trx, { value: 'harbour', name: 'Harbour College', wellness_url: '' })
      await seedSchool(trx, { value: 'lake', name: 'Lake College', wellness_url: '' })
      await seedSchool(trx, { value: 'gone', name: 'Gone College', wellness_url: '' })
      await trx.updateTable('schools').set({ state: 'closed' }).where('value', '=', 'gone').execute()
    })
  })
  afterAll(() => app.close())

  const student = (seed = {}) =>
    app.context.database.transaction((trx) =>
      seedStudent(trx, { school: 'lake', proved_school: null, ...seed }),
    )
  const byAddress = async (school: string) => {
    const who = await student({ school })
    const { root } = app.context.database
    const proof = {
      proved_school: school,
      proved_by: 'address' as const,
      proved_at: new Date(app.clock.now()),
    }
    await root.updateTable('student_profiles').set(proof).where('id', '=', who.profileId).execute()
    const address = { student_profile_id: who.profileId, digest: who.profileId }
    await root.insertInto('proved_addresses').values(address).execute()
    return who
  }
  const body = (people: readonly SeededPerson[], school?: string) => ({
    id: randomUUID(),
    act: 'set_school' as const,
    reason,
    targets: people.map(({ accountId }) => accountId),
    ...(school !== undefined && { school }),
  })
  const plan = async (people: readonly SeededPerson[], school = 'harbour') =>
    (await app.call(planBulkAct, { as: admin.actor, body: body(people, school) })).body
  const of = ({ id }: BulkAct) => ({ as: admin.actor, params: { id } })
  const run = async (act: BulkAct) => (await app.call(runBulkAct, of(act))).body
  const undo = async (act: BulkAct) => (await app.call(undoBulkAct, of(act))).body
  const stored = async ({ profileId }: SeededPerson) =>
    app.context.database.root
      .selectFrom('student_profiles')
      .select(['school', 'proved_school', 'proved_by'])
      .where('id', '=', profileId)
      .executeTakeFirstOrThrow()

  it('is a dry run first, then in profile and list, and can be undone with its former state', async () => {
    const one = await student()
    const proved = await byAddress('lake')
    const same = await byAddress('harbour')
    const act = await plan([one, proved, same, admin])
    expect(act).toMatchObject({ school: 'harbour', counts: { planned: 2, left_out: 2 } })
    const { targets } = (await app.call(listBulkTargets, of(act))).body
    expect(targets.map(({ code }) => code)).toEqual([null, null, 'already_so', 'not_a_student'])
    expect(await stored(one)).toMatchObject({ school: 'lake', proved_school: null })

    expect(await run(act)).toMatchObject({ counts: { done: 2, failed: 0 } })
    const assigned = { school: 'harbour', proved_school: 'harbour', proved_by: 'staff' }
    expect([await stored(one), await stored(proved)]).toEqual([assigned, assigned])
    await app.runJobs()
    const listed = await app.call(listPeople, {
      as: admin.actor,
      query: { school: 'harbour', role: 'student' },
    })
    expect(listed.body.people.map(({ id }) => id)).toEqual(expect.arrayContaining([one.accountId]))
    expect(await run(act)).toMatchObject({ counts: { done: 2 } })

    expect(await undo(act)).toMatchObject({ counts: { undone: 2, kept: 0 } })
    expect(await stored(one)).toEqual({ school: 'lake', proved_school: null, proved_by: null })
    expect(await stored(proved)).toEqual({ school: 'lake', proved_school: 'lake', proved_by: 'address' })
    // The address was never free for somebody else.
    const { root } = app.context.database
    const addresses = await root.selectFrom('proved_addresses').select('digest').execute()
    expect(addresses.map(({ digest }) => digest)).toContain(proved.profileId)
    const { entries } = (
      await app.call(listAuditEntries, { as: admin.actor, query: { subject: one.profileId } })
    ).body
    expect(entries.map(({ action, bulk_act }) => [action, bulk_act])).toEqual([
      ['student.school_set_back', act.id],
      ['student.school_assigned', act.id],
    ])
    const own = (await app.call(listOwnAuditEntries, { as: one.actor })).body.entries
    expect(own.map(({ action }) => action)).toEqual(['student.school_set_back', 'student.school_assigned'])
  })

  it('keeps a verification of the same school, and what somebody has changed since', async () => {
    const [kept, changed] = [await byAddress('harbour'), await student()]
    const { root } = app.context.database
    const stated = root.updateTable('student_profiles').set({ school: 'lake' })
    await stated.where('id', '=', kept.profileId).execute()
    const act = await plan([kept, changed])
    await run(act)
    expect(await stored(kept)).toEqual({ school: 'harbour', proved_school: 'harbour', proved_by: 'address' })
    const params = { id: changed.profileId }
    await app.call(updateStudentProfile, { as: changed.actor, params, body: { school: 'lake' } as never })
    expect(await undo(act)).toMatchObject({
      counts: { undone: 1, kept: 1 },
      codes: [{ code: 'changed', count: 1 }],
    })
    expect(await stored(kept)).toEqual({ school: 'lake', proved_school: 'harbour', proved_by: 'address' })
    expect(await stored(changed)).toMatchObject({ school: 'lake', proved_school: 'harbour' })
  })

  it('is done once, however many run it, and not after its ten minutes undone', async () => {
    const people = [await student(), await student(), await student()]
    const act = await plan(people)
    const both = await Promise.all([run(act), run(act)])
    expect(both.map(({ counts }) => counts.failed)).toEqual([0, 0])
    expect((await run(act)).counts).toMatchObject({ done: 3, planned: 0 })
    // Another act of the same kind, planned before, finds nothing to do.
    const other = await plan([await student(), people[0]!], 'harbour')
    expect(other.counts).toMatchObject({ planned: 1, left_out: 1 })
    app.clock.advance(11 * MINUTE)
    expect((await app.call(undoBulkAct, of(act))).error.code).toBe('undo_over')
  })

  it('names the field of a school that is missing, unknown, closed, or none', async () => {
    const one = await student()
    for (const [school, message] of [
      [undefined, 'choose a school'],
      ['nowhere', 'school'],
      ['gone', 'school'],
      ['other', 'school'],
    ] as const) {
      const { status, error } = await app.call(planBulkAct, { as: admin.actor, body: body([one], school) })
      expect([school, status, Object.keys(error.errors ?? {})]).toEqual([school, 400, ['school']])
      expect(JSON.stringify(error.errors)).toContain(message)
    }
    // Closed between the dry run and the run.
    const act = await plan([one], 'lake')
    const { root } = app.context.database
    const setState = (state: 'open' | 'closed') =>
      root.updateTable('schools').set({ state }).where('value', '=', 'lake').execute()
    await setState('closed')
    expect(await run(act)).toMatchObject({ counts: { failed: 1 }, codes: [{ code: 'changed', count: 1 }] })
    await setState('open')
    expect((await stored(one)).proved_school).toBeNull()
  })

  it('is assigned by administrators alone', async () => {
    const one = await student()
    expect((await app.call(planBulkAct, { body: body([one], 'harbour') })).status).toBe(401)
    expect((await app.call(planBulkAct, { as: one.actor, body: body([one], 'harbour') })).status).toBe(403)
  })
})
