import { randomUUID } from 'node:crypto'
import { listAuditEntries } from '@shinequo/contract/audit'
import { askForChanges, getCoach, setCapacity } from '@shinequo/contract/coaches/review'
import { listPeople } from '@shinequo/contract/people'
import {
  type BulkAct,
  getBulkAct,
  listBulkTargets,
  planBulkAct,
  runBulkAct,
  undoBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import { invite } from '@shinequo/contract/people/invitations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { removeOldActs } from './jobs.ts'

const reason = 'The term is over'
const MINUTE = 60_000
const DAY = 86_400_000

describeOnEngines('an act on many people', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())

  const plan = async (body: object) =>
    app.call(planBulkAct, { as: admin.actor, body: { id: randomUUID(), reason, ...body } as never })
  const planned = async (body: object) => (await plan(body)).body
  const of = ({ id }: { id: string }) => ({ as: admin.actor, params: { id } })
  const run = async (act: BulkAct) => (await app.call(runBulkAct, of(act))).body
  const undo = (act: BulkAct) => app.call(undoBulkAct, of(act))
  const targets = async (act: BulkAct) => (await app.call(listBulkTargets, of(act))).body.targets
  const shown = async (who: SeededPerson) =>
    (await app.call(listPeople, { as: admin.actor, query: { search: who.email } })).body.people[0]
  const entriesAbout = async (subject: string) =>
    (await app.call(listAuditEntries, { as: admin.actor, query: { subject } })).body.entries

  it('says first what would happen to whom, then does it, with one reference, and can be undone', async () => {
    const [one, paused] = await seed(async (trx) => [
      await seedStudent(trx, { first_name: 'Maya', last_name: 'Torres' }),
      await seedStudent(trx, { suspended_at: new Date(app.clock.now()) }),
    ])
    const act = await planned({
      act: 'suspend',
      targets: [one!.accountId, paused!.accountId, admin.accountId],
    })
    expect(act).toMatchObject({
      started: false,
      undo_until: null,
      counts: { planned: 1, left_out: 2, done: 0 },
      codes: expect.arrayContaining([
        { code: 'already_so', count: 1 },
        { code: 'own_account', count: 1 },
      ]),
    })
    expect((await targets(act))[0]).toEqual({
      position: 0,
      name: 'Maya Torres',
      state: 'planned',
      code: null,
    })
    expect(await shown(one!)).toMatchObject({ state: 'active' })

    const done = await run(act)
    expect(done).toMatchObject({ started: true, counts: { planned: 0, done: 1, left_out: 2 } })
    expect(done.undo_until).not.toBeNull()
    expect(await run(act)).toMatchObject({ counts: { done: 1 } })
    expect(await shown(one!)).toMatchObject({ state: 'suspended' })
    expect(await entriesAbout(one!.accountId)).toMatchObject([
      { action: 'account.suspended', reason, bulk_act: act.id },
    ])
    expect(await entriesAbout(act.id)).toMatchObject([{ action: 'bulk.started', reason }])

    expect((await undo(act)).body).toMatchObject({ counts: { undone: 1, done: 0 }, undo_until: null })
    expect(await shown(one!)).toMatchObject({ state: 'active' })
    expect((await app.call(runBulkAct, of(act))).status).toBe(409)
    expect((await entriesAbout(one!.accountId)).map(({ action }) => action)).toEqual([
      'account.resumed',
      'account.suspended',
    ])
  })

  it('cannot be undone later, nor where mail was sent or a match ended', async () => {
    const student = await seed((trx) => seedStudent(trx))
    const act = await planned({ act: 'suspend', targets: [student.accountId] })
    expect((await undo(act)).error.code).toBe('undo_over')
    await run(act)
    app.clock.advance(11 * MINUTE)
    expect((await undo(act)).error.code).toBe('undo_over')
    const body = { email: 'again@bulk.example', role: 'student' as const, first_name: '', last_name: '' }
    await app.call(invite, { as: admin.actor, body })
    const again = await planned({ act: 'send_again', filter: { search: 'again@bulk' } })
    expect(again.counts).toMatchObject({ planned: 1 })
    expect(await targets(again)).toMatchObject([{ name: 'again@bulk.example' }])
    expect(await run(again)).toMatchObject({ counts: { done: 1 }, undo_until: null })
    expect((await undo(again)).error.code).toBe('undo_over')
    await app.runJobs()
    expect(app.sent.filter(({ to }) => to === 'again@bulk.example').length).toBeGreaterThan(0)
  })

  it('sets the capacity of coaches, and an undo keeps what somebody has changed since', async () => {
    const [one, two, student] = await seed(async (trx) => [
      await seedCoach(trx, { capacity: 5 }),
      await seedCoach(trx, { capacity: 6 }),
      await seedStudent(trx),
    ])
    const act = await planned({
      act: 'set_capacity',
      capacity: 9,
      targets: [one!, two!, student!].map(({ accountId }) => accountId),
    })
    expect(act).toMatchObject({
      counts: { planned: 2, left_out: 1 },
      codes: [{ code: 'not_a_coach', count: 1 }],
    })
    await run(act)
    expect((await shown(one!))?.coach).toMatchObject({ capacity: 9 })
    const { version } = (await shown(two!))!.coach!
    const params = { id: two!.profileId }
    await app.call(setCapacity, { as: admin.actor, params, body: { capacity: 12, version } })
    const undone = (await undo(act)).body
    expect(undone).toMatchObject({
      counts: { undone: 1, kept: 1 },
      codes: expect.arrayContaining([{ code: 'changed', count: 1 }]),
    })
    expect((await shown(one!))?.coach).toMatchObject({ capacity: 5 })
    expect((await shown(two!))?.coach).toMatchObject({ capacity: 12 })
  })

  it('approves coaches, and takes it back unless a student relies on one', async () => {
    const coaches = await seed(async (trx) => [
      await seedCoach(trx, { approved_at: null, picture: Buffer.from([0xff]) }),
      await seedCoach(trx, { approved_at: null, picture: Buffer.from([0xff]) }),
      await seedCoach(trx, { approved_at: null }),
    ])
    const act = await planned({ act: 'approve_coaches', targets: coaches.map(({ accountId }) => accountId) })
    expect(act).toMatchObject({
      counts: { planned: 2, left_out: 1 },
      codes: [{ code: 'not_complete', count: 1 }],
    })
    await run(act)
    expect(await shown(coaches[0]!)).toMatchObject({ state: 'active' })
    await seed(async (trx) => {
      const student = await seedStudent(trx)
      await seedMatch(trx, { student_profile_id: student.profileId, coach_id: coaches[1]!.profileId })
    })
    expect((await undo(act)).body).toMatchObject({ counts: { undone: 1, kept: 1 } })
    expect(await shown(coaches[0]!)).toMatchObject({ state: 'waiting' })
    expect(await shown(coaches[1]!)).toMatchObject({ state: 'active' })
  })

  it('does not approve a coach who was asked for changes since the plan', async () => {
    const coach = await seed((trx) => seedCoach(trx, { approved_at: null, picture: Buffer.from([0xff]) }))
    const act = await planned({ act: 'approve_coaches', targets: [coach.accountId] })
    expect(act.counts).toMatchObject({ planned: 1 })
    const about = { as: admin.actor, params: { id: coach.profileId } }
    const { version } = (await app.call(getCoach, about)).body
    await app.call(askForChanges, { ...about, body: { version, words: 'Another picture, please.' } })
    expect(await run(act)).toMatchObject({
      counts: { done: 0, failed: 1 },
      codes: [{ code: 'not_complete', count: 1 }],
    })
    expect(await shown(coach)).toMatchObject({ state: 'joining' })
  })

  it('ends matches, and goes on where one has changed meanwhile', async () => {
    const matches = await seed(async (trx) => {
      const coach = await seedCoach(trx)
      const ids: string[] = []
      for (let count = 0; count < 3; count += 1) {
        const student = await seedStudent(trx)
        ids.push(await seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId }))
      }
      return ids
    })
    const act = await planned({ act: 'end_matches', targets: matches })
    const { root } = app.context.database
    await root.updateTable('match_requests').set({ status: 'ended' }).where('id', '=', matches[1]!).execute()
    expect(await run(act)).toMatchObject({
      counts: { done: 2, failed: 1 },
      codes: [{ code: 'changed', count: 1 }],
    })
    const waits = await planned({ act: 'approve_matches', targets: matches })
    expect(waits.codes).toEqual([{ code: 'not_waiting', count: 3 }])
  })

  it('takes all that fit a filter, in parts, and the same id twice is one act', async () => {
    await seed(async (trx) => {
      for (let count = 0; count < 30; count += 1) {
        await seedStudent(trx, { last_name: 'Manyfold', email: `many${count}@fold.example` })
      }
    })
    const id = randomUUID()
    const body = { id, act: 'suspend', filter: { search: 'manyfold', role: 'student' } }
    const act = await planned(body)
    expect([act.counts.planned, act.more]).toEqual([30, false])
    expect((await planned(body)).id).toBe(id)
    const { root } = app.context.database
    const stored = await root
      .selectFrom('bulk_act_targets')
      .select('position')
      .where('act_id', '=', id)
      .execute()
    expect(stored).toHaveLength(30)
    expect((await run(act)).counts).toMatchObject({ planned: 5, done: 25 })
    const both = await Promise.all([run(act), run(act)])
    expect(both.map(({ counts }) => counts.failed)).toEqual([0, 0])
    const { body: after } = await app.call(getBulkAct, of(act))
    expect(after.counts).toMatchObject({ planned: 0, taken: 0, done: 30 })
    const page = (await app.call(listBulkTargets, of(act))).body
    expect([page.targets.length, page.next === null]).toEqual([25, false])
  })

  it('is deleted after 30 days, with its targets', async () => {
    const student = await seed((trx) => seedStudent(trx))
    const act = await planned({ act: 'suspend', targets: [student.accountId] })
    app.clock.advance(29 * DAY)
    await removeOldActs.handle(app.context, {})
    expect((await app.call(getBulkAct, of(act))).status).toBe(200)
    app.clock.advance(2 * DAY)
    await removeOldActs.handle(app.context, {})
    expect((await app.call(getBulkAct, of(act))).status).toBe(404)
    expect(await app.context.database.root.selectFrom('bulk_act_targets').selectAll().execute()).toEqual([])
  })

  it('goes on with targets whose call was lost', async () => {
    const student = await seed((trx) => seedStudent(trx))
    const act = await planned({ act: 'suspend', targets: [student.accountId] })
    const { root } = app.context.database
    const lost = { state: 'taken' as const, taken_at: new Date(app.clock.now()) }
    await root.updateTable('bulk_act_targets').set(lost).where('act_id', '=', act.id).execute()
    expect((await run(act)).counts).toMatchObject({ taken: 1, done: 0 })
    app.clock.advance(2 * MINUTE)
    expect((await run(act)).counts).toMatchObject({ taken: 0, done: 1 })
  })
})
