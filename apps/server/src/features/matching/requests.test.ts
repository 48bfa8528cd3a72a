import { listMatchRequests } from '@shinequo/contract/matching'
import { decideRequest, listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { matchStudent } from './jobs.ts'

const HOUR = 3_600_000
/** The language that the sample answers ask for, and the one in the student's profile. */
const LANGUAGES = 'English, Spanish'

describeOnEngines('requests that coaches decide', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    student = await app.context.database.transaction(async (trx) => {
      const maya = await seedStudent(trx, {
        first_name: 'Maya',
        last_name: 'Torres',
        email: 'maya@school.example',
        language_preference: 'Spanish',
        time_zone: 'America/New_York',
      })
      await seedAnswers(trx, { student_profile_id: maya.profileId, created_at: new Date(app.clock.now()) })
      return maya
    })
    coach = await addCoach({ first_name: 'Amara', last_name: 'Obi', language_preference: LANGUAGES })
    await setMode('coach')
  })
  afterAll(() => app.close())

  const addCoach = (seed: CoachSeed = {}) => app.context.database.transaction((trx) => seedCoach(trx, seed))
  const setMode = (matching_mode: 'automatic' | 'coach' | 'admin') =>
    app.context.database.root.updateTable('programme').set({ matching_mode }).execute()
  const matchNow = () => matchStudent.handle(app.context, { studentProfileId: student.profileId })
  const waiting = async (as = coach) => (await app.call(listStudentRequests, { as: as.actor })).body
  const decide = (id: string, decision: 'accepted' | 'declined', as = coach) =>
    app.call(decideRequest, { as: as.actor, params: { id }, body: { decision } })
  const seen = async () =>
    (await app.call(listMatchRequests, { as: student.actor })).body.map((match) => [
      match.from_user_profile.user.first_name,
      match.status,
    ])
  const mails = () => app.sent.filter(({ subject }) => subject === 'You have a coach')

  it('wait for the coach, the longest waiting first, with their reasons and nothing more', async () => {
    await matchNow()
    await app.context.database.transaction(async (trx) => {
      const before = await seedStudent(trx, { first_name: 'Abel' })
      await seedMatch(trx, {
        coach_id: coach.profileId,
        student_profile_id: before.profileId,
        status: 'pending',
        created_at: new Date(app.clock.now() - HOUR),
      })
    })
    const list = await waiting()
    expect(list.map(({ first_name }) => first_name)).toEqual(['Abel', 'Maya'])
    expect(list[1]?.reasons).toContain('Speaks Spanish')
    const words = JSON.stringify(list)
    for (const hidden of ['Torres', 'maya@school.example', student.profileId, student.accountId]) {
      expect(words).not.toContain(hidden)
    }
    expect(await waiting(await addCoach())).toEqual([])
    await setMode('admin')
    expect(await waiting()).toEqual([])
  })

  it('are accepted once, and the student is told by mail', async () => {
    await matchNow()
    const [request] = await waiting()
    for (let turn = 0; turn < 2; turn++) {
      const { status, body } = await decide(request!.id, 'accepted')
      expect([status, body]).toEqual([200, { id: request!.id, status: 'accepted' }])
    }
    await app.runJobs()
    expect(await seen()).toEqual([['Amara', 'accepted']])
    expect(await waiting()).toEqual([])
    expect(mails().map(({ to }) => to)).toEqual(['maya@school.example'])
    expect(mails()[0]?.text).toContain(`/home/selectcoach/${coach.profileId}`)
    const other = await decide(request!.id, 'declined')
    expect([other.status, other.error.code]).toEqual([409, 'version_conflict'])
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_account_id', 'student_profile_id'])
      .execute()
    expect(entries).toEqual([
      { action: 'match.accepted', actor_account_id: coach.accountId, student_profile_id: student.profileId },
    ])
  })

  it('lead to the next best coach when declined, and existing matches stay', async () => {
    const others = []
    for (const first_name of ['Bea', 'Cem', 'Dan']) {
      others.push(await addCoach({ first_name, language_preference: LANGUAGES }))
    }
    await matchNow()
    const all = [coach, ...others]
    const asked: SeededPerson[] = []
    for (const one of all) if ((await waiting(one)).length > 0) asked.push(one)
    expect(asked).toHaveLength(3)
    const left = all.find((one) => !asked.includes(one))!
    await decide((await waiting(asked[0]))[0]!.id, 'accepted', asked[0])
    // A busier coach ranks behind a free one. That must not end existing matches.
    for (let at = 0; at < 3; at++) {
      await app.context.database.transaction(async (trx) => {
        const { profileId } = await seedStudent(trx)
        await seedMatch(trx, { coach_id: asked[0]!.profileId, student_profile_id: profileId })
      })
    }
    await decide((await waiting(asked[1]))[0]!.id, 'declined', asked[1])
    await app.runJobs()
    expect(await waiting(left)).toHaveLength(1)
    expect(await waiting(asked[1])).toEqual([])
    expect((await seen()).map(([, status]) => status).toSorted()).toEqual([
      'accepted',
      'declined',
      'pending',
      'pending',
    ])
    expect(mails()).toHaveLength(1)
  })

  it("never exceed the coach's capacity, however many are accepted concurrently", async () => {
    await app.context.database.root.updateTable('coaches').set({ capacity: 2 }).execute()
    const ids = await app.context.database.transaction(async (trx) => {
      const made: string[] = []
      for (let at = 0; at < 5; at++) {
        const { profileId } = await seedStudent(trx)
        const pair = { coach_id: coach.profileId, student_profile_id: profileId }
        made.push(await seedMatch(trx, { ...pair, status: 'pending' }))
      }
      return made
    })
    const answers = await Promise.all(ids.map((id) => decide(id, 'accepted')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
    const refused = answers.filter(({ status }) => status === 409).map(({ error }) => error.code)
    expect(new Set(refused)).toEqual(new Set(['no_room']))
  })

  it('have one outcome when both buttons are pressed at the same time', async () => {
    await matchNow()
    const [request] = await waiting()
    const answers = await Promise.all([decide(request!.id, 'accepted'), decide(request!.id, 'declined')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [winner] = answers.filter(({ status }) => status === 200)
    expect((await seen())[0]).toEqual(['Amara', winner!.body.status])
  })

  it('cannot be decided by another coach, nor by a coach in another mode', async () => {
    await matchNow()
    const [request] = await waiting()
    const stranger = await decide(request!.id, 'accepted', await addCoach())
    expect(stranger.status).toBe(404)
    await setMode('admin')
    expect((await decide(request!.id, 'accepted')).status).toBe(403)
    expect(await seen()).toEqual([['Amara', 'pending']])
  })
})
