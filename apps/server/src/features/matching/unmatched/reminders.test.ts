import { randomUUID } from 'node:crypto'
import { listOwnAuditEntries } from '@shinequo/contract/audit'
import { listUnmatched } from '@shinequo/contract/matching/unmatched'
import { lookAtUnsubscribe, unsubscribe } from '@shinequo/contract/notifications'
import {
  type BulkAct,
  changeBulkAct,
  getBulkAct,
  planBulkAct,
  runBulkAct,
  undoBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const DAY = 86_400_000
const reason = 'The term begins'

describeOnEngines('a reminder to answer the questions', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await emptyApp(app)
    app.sent.length = 0
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })

  const plan = async (chosen: object): Promise<BulkAct> =>
    (
      await app.call(planBulkAct, {
        as: admin.actor,
        body: { id: randomUUID(), act: 'remind', reason, ...chosen } as never,
      })
    ).body
  const run = async ({ id }: BulkAct) =>
    (await app.call(runBulkAct, { as: admin.actor, params: { id } })).body
  const remind = async (...people: readonly SeededPerson[]) =>
    run(await plan({ targets: people.map(({ accountId }) => accountId) }))
  const mailed = async () => {
    app.sent.length = 0
    await app.runJobs()
    return app.sent.map(({ to }) => to)
  }
  const seeded = (seed = {}) => app.context.database.transaction((trx) => seedStudent(trx, seed))

  it('is one kind mail in their language, with a way to end these mails', async () => {
    const [student, other] = await app.context.database.transaction((trx) =>
      seedStudents(trx, [{ first_name: 'Amir' }, { first_name: 'Bea' }]),
    )
    await app.context.database.root
      .updateTable('accounts')
      .set({ locale: 'es-US' })
      .where('id', '=', other!.accountId)
      .execute()
    const done = await remind(student!, other!)
    expect(done).toMatchObject({ started: true, counts: { done: 2, failed: 0 }, undo_until: null })
    await app.runJobs()
    const sent = (to: string) => app.sent.find((mail) => mail.to === to)!
    expect(app.sent).toHaveLength(2)
    expect(sent(student!.email)).toMatchObject({
      subject: 'Your coach is a few questions away',
      text: expect.stringContaining('/home/findcoach'),
    })
    expect(sent(student!.email).text).toContain('Amir')
    expect(sent(other!.email).subject).toBe('Tu coach está a unas preguntas de distancia')

    const secret = /\/unsubscribe\/([\w-]+)/.exec(sent(student!.email).text)![1]!
    expect((await app.call(lookAtUnsubscribe, { params: { secret } })).body).toEqual({
      kind: 'answers_reminder',
      on: true,
    })
    await app.call(unsubscribe, { params: { secret } })
    app.clock.advance(8 * DAY)
    expect((await plan({ targets: [student!.accountId, other!.accountId] })).codes).toEqual([
      { code: 'mail_off', count: 1 },
    ])
    expect((await app.call(undoBulkAct, { as: admin.actor, params: { id: done.id } })).error.code).toBe(
      'undo_over',
    )
    const own = (await app.call(listOwnAuditEntries, { as: student!.actor })).body.entries
    expect(own).toMatchObject([{ action: 'student.reminded', reason }])
  })

  it('has the words that who planned it chose last, until it starts', async () => {
    const [student, other] = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx),
      await seedAccount(trx, { role: 'admin' }),
    ])
    const act = await plan({ targets: [student!.accountId], note: 'The team' })
    expect(act).toMatchObject({ note: 'The team', own: true })
    const change = (note: string, as: SeededPerson | null = admin) =>
      app.call(changeBulkAct, { ...(as && { as: as.actor }), params: { id: act.id }, body: { note } })
    expect((await change('See you on Monday.')).body.note).toBe('See you on Monday.')
    expect((await change('Not mine', other)).status).toBe(403)
    expect((await change('Not mine', student)).status).toBe(403)
    expect((await change('Not mine', null)).status).toBe(401)
    const tooLong = await change('x'.repeat(501))
    expect([tooLong.status, Object.keys(tooLong.error.errors ?? {})]).toEqual([400, ['note']])
    const seen = await app.call(getBulkAct, { as: other!.actor, params: { id: act.id } })
    expect(seen.body).toMatchObject({ note: 'See you on Monday.', own: false })
    await run(act)
    await app.runJobs()
    expect(app.sent.map(({ text }) => text)).toEqual([expect.stringContaining('See you on Monday.')])
    expect((await change('Too late')).error.code).toBe('act_started')
    const paused = { id: randomUUID(), act: 'suspend' as const, reason, targets: [student!.accountId] }
    await app.call(planBulkAct, { as: admin.actor, body: paused })
    const none = await app.call(changeBulkAct, {
      as: admin.actor,
      params: { id: paused.id },
      body: { note: 'None' },
    })
    expect(none.status).toBe(404)
  })

  it('comes at most once in seven days, however many act at once', async () => {
    const student = await seeded()
    const acts = await Promise.all([1, 2, 3].map(() => plan({ targets: [student.accountId] })))
    const runs = await Promise.all(acts.map(run))
    expect(runs.reduce((sum, { counts }) => sum + counts.done, 0)).toBe(1)
    expect(runs.flatMap(({ codes }) => codes)).toEqual([
      { code: 'reminded_lately', count: 1 },
      { code: 'reminded_lately', count: 1 },
    ])
    expect(await mailed()).toEqual([student.email])
    app.clock.advance(7 * DAY - 1)
    expect(await remind(student)).toMatchObject({ counts: { done: 0, left_out: 1 } })
    app.clock.advance(1)
    expect(await remind(student)).toMatchObject({ counts: { done: 1 } })
    expect(await mailed()).toEqual([student.email])
  })

  it('leaves out who cannot or need not be reminded, and says how many and why', async () => {
    const { database } = app.context
    const people = await database.transaction(async (trx) => {
      const coach = await seedCoach(trx)
      const [ok, answered, matched, waits, unfinished, paused, unproved] = await seedStudents(trx, [
        {},
        {},
        {},
        {},
        { is_completed: false },
        { suspended_at: new Date(app.clock.now()) },
        { email_proved_at: null },
      ])
      const [leaving, refused] = await seedStudents(trx, [{}, {}])
      const at = new Date(app.clock.now())
      await seedAnswers(trx, { student_profile_id: answered!.profileId, created_at: at })
      const pair = (student: SeededPerson) => ({
        student_profile_id: student.profileId,
        coach_id: coach.profileId,
      })
      await seedMatch(trx, pair(matched!))
      await seedMatch(trx, { ...pair(waits!), status: 'pending' })
      const mark = (who: SeededPerson, set: object) =>
        trx.updateTable('accounts').set(set).where('id', '=', who.accountId).execute()
      await mark(leaving!, { deletion_due_at: at })
      await mark(refused!, { email_refused_at: at })
      return {
        all: [ok!, answered!, matched!, waits!, unfinished!, paused!, unproved!, leaving!, refused!, coach],
      }
    })
    const act = await plan({ targets: people.all.map(({ accountId }) => accountId) })
    expect(act.counts).toMatchObject({ planned: 3, left_out: 7 })
    expect(new Map(act.codes.map(({ code, count }) => [code, count]))).toEqual(
      new Map([
        ['has_answered', 2],
        ['paused', 1],
        ['mailbox_unproved', 1],
        ['leaving', 1],
        ['mail_refused', 1],
        ['not_found', 1],
      ]),
    )
    expect(await run(act)).toMatchObject({ counts: { done: 3 } })
    const [ok, , matched, , unfinished] = people.all
    expect((await mailed()).toSorted()).toEqual(
      [ok!, matched!, unfinished!].map(({ email }) => email).toSorted(),
    )
  })

  it('is of the step that is next, with a sentence of the administrator', async () => {
    const [unfinished, coached] = await app.context.database.transaction(async (trx) => {
      const students = await seedStudents(trx, [{ is_completed: false }, {}])
      const coach = await seedCoach(trx)
      await seedMatch(trx, { student_profile_id: students[1]!.profileId, coach_id: coach.profileId })
      return students
    })
    const note = 'Come to the fair on Friday.'
    const act = await plan({ targets: [unfinished!.accountId, coached!.accountId], note })
    expect(act).toMatchObject({ note, counts: { planned: 2 } })
    await run(act)
    await app.runJobs()
    const mailOf = ({ email }: SeededPerson) => app.sent.find(({ to }) => to === email)
    expect(mailOf(unfinished!)).toMatchObject({
      subject: 'Your profile is almost ready',
      text: expect.stringMatching(/Come to the fair on Friday\.[\s\S]*\/onboarding/),
    })
    expect(mailOf(coached!)).toMatchObject({
      subject: 'Your coach has time for you',
      text: expect.stringMatching(/Come to the fair on Friday\.[\s\S]*\/home\/dashboard/),
    })
  })

  it('is not sent to who has answered between the plan, the act and the mail', async () => {
    const [before, after] = [await seeded(), await seeded()]
    const answer = ({ profileId }: SeededPerson) =>
      app.context.database.transaction((trx) =>
        seedAnswers(trx, { student_profile_id: profileId, created_at: new Date(app.clock.now()) }),
      )
    const act = await plan({ targets: [before.accountId, after.accountId] })
    expect(act.counts.planned).toBe(2)
    await answer(before)
    expect(await run(act)).toMatchObject({
      counts: { done: 1, failed: 1 },
      codes: [{ code: 'has_answered', count: 1 }],
    })
    await answer(after)
    expect(await mailed()).toEqual([])
  })

  it('goes to all of a list, or to those of it who were not reminded lately', async () => {
    const [one, two] = [await seeded({ first_name: 'Amir' }), await seeded({ first_name: 'Bea' })]
    await remind(one)
    await mailed()
    const listed = async (reminded: 'anybody' | 'not_lately') =>
      (await app.call(listUnmatched, { as: admin.actor, query: { group: 'no_answers', reminded } })).body
    expect((await listed('anybody')).total).toBe(2)
    expect((await listed('not_lately')).students).toMatchObject([{ id: two.profileId, reminded_at: null }])
    expect((await plan({ filter: { search: 'amir' } })).counts).toMatchObject({ planned: 0, left_out: 1 })
    expect((await plan({ filter: {} })).counts).toMatchObject({ planned: 1, left_out: 1 })
    expect(await run(await plan({ filter: { reminded: 'not_lately' } }))).toMatchObject({
      counts: { done: 1, left_out: 0 },
    })
    expect(await mailed()).toEqual([two.email])
  })
})
