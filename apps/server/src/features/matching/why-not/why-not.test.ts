import { getWhyNot } from '@shinequo/contract/matching'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { type MatchSeed, seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MORNINGS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start_minute: 540, end_minute: 720 }))

describeOnEngines('why a student is not matched with a coach', (engine) => {
  let app: TestApp
  let maya: SeededPerson
  let amara: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    // Sleep, Spanish, evenings.
    maya = await change(async (trx) => {
      const student = await seedStudent(trx, { first_name: 'Maya', time_zone: 'America/New_York' })
      const created_at = new Date(app.clock.now())
      const codes = ['focus:sleep', 'language:spanish', 'time:evening'] as const
      await seedAnswers(trx, { student_profile_id: student.profileId, created_at, codes })
      return student
    })
    amara = await addCoach({ hours: MORNINGS })
  })
  afterAll(() => app.close())

  type Work<T> = Parameters<typeof app.context.database.transaction<T>>[0]
  const root = () => app.context.database.root
  const change = <T>(work: Work<T>) => app.context.database.transaction(work)
  const addCoach = (seed: CoachSeed = {}) => change((trx) => seedCoach(trx, { first_name: 'Amara', ...seed }))
  const match = (coach: SeededPerson, seed: Partial<MatchSeed> = {}) =>
    change((trx) =>
      seedMatch(trx, { student_profile_id: maya.profileId, coach_id: coach.profileId, ...seed }),
    )
  const ask = (coach: SeededPerson, as = maya) =>
    app.call(getWhyNot, { as: as.actor, params: { id: coach.profileId } })
  const sentences = async (coach: SeededPerson, as = maya) => (await ask(coach, as)).body.sentences

  it('lists what was asked for and is not offered', async () => {
    expect(await sentences(amara)).toEqual([
      "You asked for Spanish. Amara doesn't coach in it.",
      'You asked to work on sleep and daily routine. Amara works on something else.',
      'You asked for evenings. Amara has no hours then.',
    ])
    const coach = 'Amara'
    expect((await ask(amara)).body.reason_codes).toEqual([
      { code: 'language_differs', params: { coach, terms: ['language:spanish'] } },
      { code: 'focus_differs', params: { coach, terms: ['focus:sleep'] } },
      { code: 'time_differs', params: { coach, terms: ['time:evening'] } },
    ])
  })

  it('says that others fit better if everything is offered', async () => {
    const hours = MORNINGS.map((range) => ({ ...range, end_minute: 1200 }))
    const fits = await addCoach({ language_preference: 'Spanish', focus_area: 'Sleep', hours })
    expect(await sentences(fits)).toEqual(['We are still looking for the coach who fits your answers best.'])
    await match(await addCoach())
    expect(await sentences(fits)).toEqual(['Other coaches fit your answers more closely.'])
  })

  it("compares hours in the student's zone", async () => {
    const hours = MORNINGS.map((range) => ({ ...range, start_minute: 840, end_minute: 960 }))
    const west = await addCoach({ language_preference: 'Spanish', focus_area: 'Sleep', hours })
    expect(await sentences(west)).toEqual(['You asked for evenings. Amara has no hours then.'])
    await root()
      .updateTable('coaches')
      .set({ time_zone: 'America/Los_Angeles' })
      .where('id', '=', west.profileId)
      .execute()
    expect(await sentences(west)).not.toContain('You asked for evenings. Amara has no hours then.')
  })

  it('has no reasons for a student without answers', async () => {
    const student = await change((trx) => seedStudent(trx))
    expect(await sentences(amara, student)).toEqual([
      'We are still looking for the coach who fits your answers best.',
    ])
  })

  it('is the same for a decline, a pause, a full coach, a former match and no answer', async () => {
    const declined = await addCoach()
    await match(declined, { status: 'declined' })
    const closed = await addCoach({ accepts_students: false })
    const paused = await addCoach({ suspended_at: new Date(app.clock.now()) })
    const full = await addCoach({ capacity: 0 })
    const parted: SeededPerson[] = []
    for (const ended_by of ['student', 'coach', 'admin', 'expired'] as const) {
      const coach = await addCoach()
      const id = await match(coach, { status: 'ended' })
      await root().updateTable('match_requests').set({ ended_by }).where('id', '=', id).execute()
      parted.push(coach)
    }
    for (const coach of [declined, closed, paused, full, ...parted]) {
      const { status, body } = await ask(coach)
      const reason_codes = [{ code: 'not_available', params: { coach: 'Amara', terms: [] } }]
      const sentences = ["Amara isn't available to you right now."]
      expect([status, body]).toEqual([200, { sentences, reason_codes }])
    }
  })

  it("is refused for one's own coach, or for a coach who was asked", async () => {
    for (const status of ['accepted', 'pending'] as const) {
      const coach = await addCoach()
      await match(coach, { status })
      const answer = await ask(coach)
      expect([answer.status, answer.error.code]).toEqual([409, 'already_matched'])
    }
  })

  it('is for approved coaches only', async () => {
    expect((await ask(await addCoach({ approved_at: null }))).status).toBe(404)
  })
})
