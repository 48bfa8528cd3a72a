import { getWaiting } from '@shinequo/contract/matching'
import { pairByHand } from '@shinequo/contract/matching/programme-matches'
import { decideRequest } from '@shinequo/contract/matching/student-requests'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { matchStudent } from '../jobs.ts'

const DAY = 86_400_000

describeOnEngines('how long a student waits', (engine) => {
  let app: TestApp
  let maya: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    maya = await change((trx) => seedStudent(trx, { first_name: 'Maya' }))
  })
  afterAll(() => app.close())

  type Work<T> = Parameters<typeof app.context.database.transaction<T>>[0]
  const change = <T>(work: Work<T>) => app.context.database.transaction(work)
  const addCoach = (seed: CoachSeed = {}) => change((trx) => seedCoach(trx, seed))
  const answer = (student: SeededPerson, at = app.clock.now()) =>
    change((trx) => seedAnswers(trx, { student_profile_id: student.profileId, created_at: new Date(at) }))
  const seen = async (as = maya) => (await app.call(getWaiting, { as: as.actor })).body

  /** Seeds students whom the engine matched now, after this many days each. The last one is the newest. */
  async function place(...days: readonly number[]): Promise<void> {
    const coach = await addCoach({ capacity: 500 })
    const students = await change((trx) =>
      seedStudents(
        trx,
        days.map(() => ({})),
      ),
    )
    for (const [at, student] of students.entries()) {
      await answer(student, app.clock.now() - days[at]! * DAY)
      await matchStudent.handle(app.context, { studentProfileId: student.profileId })
      app.clock.advance(1)
    }
    await app.context.database.root
      .updateTable('coaches')
      .set({ capacity: 0 })
      .where('id', '=', coach.profileId)
      .execute()
  }
  const TWENTY = Array.from({ length: 20 }, (_, at) => at + 1)

  it('is empty for students who have not answered or have a coach', async () => {
    const nothing = { waits: false, since: null, days: null, reached: 'queue' }
    expect(await seen()).toEqual(nothing)
    await answer(maya)
    expect((await seen()).waits).toBe(true)
    const coach = await addCoach()
    await change((trx) => seedMatch(trx, { student_profile_id: maya.profileId, coach_id: coach.profileId }))
    expect(await seen()).toEqual(nothing)
  })

  it('is based on the newest 20 placements, counted from the first answers', async () => {
    await place(...Array(5).fill(300), ...TWENTY)
    const asked = app.clock.now() - 3 * DAY
    await answer(maya, asked)
    await addCoach()
    expect(await seen()).toEqual({
      waits: true,
      since: new Date(asked).toISOString(),
      days: { from: 4, to: 16 },
      reached: 'queue',
    })
  })

  it('is unknown with 19 placements, and does not reveal how many there are', async () => {
    await place(...TWENTY.slice(1))
    await answer(maya)
    expect((await seen()).days).toBeNull()
    await place(9)
    await addCoach()
    expect((await seen()).days).not.toBeNull()
    expect(Object.keys(await seen()).toSorted()).toEqual(['days', 'reached', 'since', 'waits'])
  })

  it('counts a student once, with the first coach, and only with answers', async () => {
    await place(...TWENTY.slice(1))
    const [placed] = await app.context.database.root
      .selectFrom('match_requests')
      .select('student_profile_id')
      .execute()
    const admin = await change((trx) => seedAccount(trx, { role: 'admin' }))
    const unasked = await change((trx) => seedStudent(trx))
    for (const student_profile of [placed!.student_profile_id, unasked.profileId]) {
      app.clock.advance(DAY)
      const body = { student_profile, mentor_profile: (await addCoach()).profileId }
      expect((await app.call(pairByHand, { as: admin.actor, body })).status).toBe(201)
    }
    await answer(maya)
    expect((await seen()).days).toBeNull()
  })

  it('lasts until a coach has accepted', async () => {
    await app.context.database.root.updateTable('programme').set({ matching_mode: 'coach' }).execute()
    const coach = await addCoach({ capacity: 100 })
    for (let at = 0; at < 20; at++) {
      const student = await change((trx) => seedStudent(trx))
      await answer(student)
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      const created_at = new Date(app.clock.now())
      const id = await change((trx) => seedMatch(trx, { ...pair, status: 'pending', created_at }))
      app.clock.advance(2 * DAY)
      const body = { decision: 'accepted' }
      expect((await app.call(decideRequest, { as: coach.actor, params: { id }, body })).status).toBe(200)
    }
    await answer(maya)
    expect((await seen()).days).toEqual({ from: 2, to: 2 })
  })

  it('counts only students who are known, and estimates nothing while no coach has room', async () => {
    await place(...TWENTY)
    await answer(maya)
    expect(await seen()).toMatchObject({ days: null, reached: 'no_coach' })
    await addCoach()
    expect((await seen()).days).toEqual({ from: 4, to: 16 })
    const { root } = app.context.database
    const [placed] = await root.selectFrom('match_requests').select('student_profile_id as id').execute()
    const unknown = { proved_school: null, proved_at: null, proved_by: null }
    await root.updateTable('student_profiles').set(unknown).where('id', '=', placed!.id).execute()
    expect((await seen()).days).toEqual({ from: 4, to: 16 })
    const account = root.selectFrom('student_profiles').select('account_id').where('id', '=', placed!.id)
    await root.updateTable('accounts').set({ email_proved_at: null }).where('id', 'in', account).execute()
    expect((await seen()).days).toBeNull()
  })

  it('is never shorter than a day', async () => {
    await place(...Array(20).fill(0))
    await answer(maya)
    await addCoach()
    expect((await seen()).days).toEqual({ from: 0, to: 1 })
  })

  it('shows if nobody has room, until somebody has or is asked', async () => {
    await answer(maya)
    const coach = await addCoach({ capacity: 0 })
    expect((await seen()).reached).toBe('no_coach')
    const set = (to: { capacity?: number; accepts_students?: boolean }) =>
      app.context.database.root.updateTable('coaches').set(to).execute()
    await set({ capacity: 1 })
    expect((await seen()).reached).toBe('queue')
    await set({ accepts_students: false })
    expect((await seen()).reached).toBe('no_coach')
    const pair = { student_profile_id: maya.profileId, coach_id: coach.profileId }
    await change((trx) => seedMatch(trx, { ...pair, status: 'pending' }))
    expect((await seen()).reached).toBe('queue')
  })

  it('has no beginning for a student who had a coach before', async () => {
    await answer(maya)
    const coach = await addCoach()
    const pair = { student_profile_id: maya.profileId, coach_id: coach.profileId }
    const id = await change((trx) => seedMatch(trx, pair))
    await app.context.database.root
      .updateTable('match_requests')
      .set({ status: 'ended', ended_by: 'coach' })
      .where('id', '=', id)
      .execute()
    expect(await seen()).toEqual({ waits: true, since: null, days: null, reached: 'no_coach' })
  })
})
