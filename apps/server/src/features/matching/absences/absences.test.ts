import { deleteAccount } from '@shinequo/contract/accounts/account-page'
import { endSuspension, keepPerson, suspendPerson } from '@shinequo/contract/people'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepQueue } from '../jobs.ts'

const DAY = 86_400_000

describeOnEngines('a student who is away', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let maya: SeededPerson
  let amara: SeededPerson
  let ben: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await write(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      maya = await seedStudent(trx, { first_name: 'Maya', last_name: 'Okafor' })
      await seedAnswers(trx, { student_profile_id: maya.profileId, created_at: new Date(app.clock.now()) })
      amara = await seedCoach(trx, { first_name: 'Amara', capacity: 1 })
      ben = await seedCoach(trx, { first_name: 'Ben', capacity: 1 })
      for (const { profileId: coach_id } of [amara, ben])
        await seedMatch(trx, { student_profile_id: maya.profileId, coach_id })
    })
  })
  afterAll(() => app.close())

  const write: TestApp['context']['database']['transaction'] = (work) =>
    app.context.database.transaction(work)
  const root = () => app.context.database.root
  const act = async (endpoint: typeof suspendPerson | typeof endSuspension) => {
    const body = { reason: 'Asked by phone' }
    expect(
      (await app.call(endpoint, { as: admin.actor, params: { id: maya.accountId }, body })).status,
    ).toBeLessThan(300)
  }
  const liveCoaches = async (student = maya) => {
    const rows = await root()
      .selectFrom('match_requests as m')
      .innerJoin('coaches as c', 'c.id', 'm.coach_id')
      .innerJoin('accounts as a', 'a.id', 'c.account_id')
      .select('a.first_name')
      .where('m.student_profile_id', '=', student.profileId)
      .where('m.status', '=', 'accepted')
      .orderBy('a.first_name')
      .execute()
    return rows.map(({ first_name }) => first_name)
  }
  const loads = async () => {
    const rows = await root().selectFrom('coaches').select(['accepted_matches as count']).execute()
    return rows.reduce((sum, { count }) => sum + count, 0)
  }
  const actions = async () => {
    const rows = await root().selectFrom('audit_entries').select('action').orderBy('action').execute()
    return rows.map(({ action }) => action)
  }
  /** Takes the place of a coach for somebody else. */
  const takePlaceOf = (coach: SeededPerson) =>
    write(async (trx) => {
      const other = await seedStudent(trx)
      await seedMatch(trx, { student_profile_id: other.profileId, coach_id: coach.profileId })
    })

  it('because of a pause holds no places, is not matched, and gets back the coaches with room', async () => {
    const pair = { student_profile_id: maya.profileId, coach_id: amara.profileId }
    await write((trx) => seedBooking(trx, { ...pair, starts_at: new Date(app.clock.now() + DAY) }))
    await act(suspendPerson)
    expect([await liveCoaches(), await loads()]).toEqual([[], 0])
    expect(await actions()).toEqual(['account.suspended', 'match.ended', 'match.ended'])
    await app.runJobs()
    // Only a coach who has met the student, or will, is told.
    expect(app.sent.filter(({ to }) => [amara.email, ben.email].includes(to)).map(({ to }) => to)).toEqual([
      amara.email,
    ])
    await sweepQueue.handle(app.context, {})
    expect(await liveCoaches()).toEqual([])
    await takePlaceOf(ben)
    await act(endSuspension)
    expect(await liveCoaches()).toEqual(['Amara'])
    expect((await actions()).filter((action) => action === 'match.restored')).toHaveLength(1)
    // What could not be given back is an ordinary match of the past: the two may be matched again.
    await root().updateTable('coaches').set({ capacity: 2 }).execute()
    await sweepQueue.handle(app.context, {})
    expect(await liveCoaches()).toEqual(['Amara', 'Ben'])
  })

  it('because the account is to be deleted holds no places either, and gets them back if it stays', async () => {
    const body = { password: DEMO_PASSWORD }
    expect((await app.call(deleteAccount, { as: maya.actor, body })).status).toBe(202)
    expect([await liveCoaches(), await loads()]).toEqual([[], 0])
    await app.runJobs()
    expect(app.sent.filter(({ to }) => [amara.email, ben.email].includes(to))).toEqual([])
    // Both reasons must have ended.
    await act(suspendPerson)
    await act(endSuspension)
    expect(await liveCoaches()).toEqual([])
    // The pause has ended the sign-ins, so an administrator does it.
    const kept = { as: admin.actor, params: { id: maya.accountId }, body: { reason: 'Asked by phone' } }
    expect((await app.call(keepPerson, kept)).status).toBe(200)
    expect([await liveCoaches(), await loads()]).toEqual([['Amara', 'Ben'], 2])
  })
})
