import { randomUUID } from 'node:crypto'
import { login } from '@shinequo/contract/accounts'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { getWaiting, listMatchRequests } from '@shinequo/contract/matching'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoaches } from '../../../seeds/coaches.ts'
import { seedMatches } from '../../../seeds/matches.ts'
import { type SeededPerson, STUDENT_PROFILE, seedStudents } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [COACHES, CAPACITY, ACCOUNTS, PER_STUDENT] = [26, 30, 1000, 3]
const PASSWORD = 'seven quiet rivers'

describeOnEngines('a thousand accounts that nobody knows', (engine) => {
  let app: TestApp
  let coaches: SeededPerson[]
  beforeAll(async () => {
    app = await startTestApp(engine)
    const { database, clock } = app.context
    await database.transaction(async (trx) => {
      coaches = await seedCoaches(
        trx,
        Array.from({ length: COACHES }, () => ({ capacity: CAPACITY, language_preference: 'English' })),
      )
      const ghosts = await seedStudents(
        trx,
        Array.from({ length: ACCOUNTS }, (_, at) => ({
          email: `ghost${at}@nobody.example`,
          email_proved_at: null,
          proved_school: null,
        })),
      )
      // All but three of the places, so that one more student finds some.
      const taking = ghosts.slice(0, (COACHES * CAPACITY) / PER_STUDENT - 1)
      await seedMatches(
        trx,
        taking.flatMap(({ profileId: student_profile_id }, at) =>
          Array.from({ length: PER_STUDENT }, (_, turn) => ({
            student_profile_id,
            coach_id: coaches[(at * PER_STUDENT + turn) % COACHES]!.profileId,
            created_at: new Date(clock.now() - DAY + at * MINUTE),
            accepted_at: new Date(clock.now() - DAY + at * MINUTE),
          })),
        ),
      )
    })
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const taken = async () => {
    const rows = await root().selectFrom('coaches').select(['accepted_matches as count']).execute()
    expect(rows.every(({ count }) => count <= CAPACITY)).toBe(true)
    return rows.reduce((sum, { count }) => sum + count, 0)
  }

  /** A student who goes the way from the sign-up to the answers, by the calls of their browser. */
  async function answered(email: string) {
    const body = { email, first_name: 'Ana', last_name: 'Torres', password: PASSWORD }
    expect((await app.call(signUp, { body })).status).toBe(201)
    await app.runJobs()
    const { access } = (await app.call(login, { body: { email, password: PASSWORD } })).body
    const headers = { authorization: `Bearer ${access}` }
    const [profile] = (await app.call(listStudentProfiles, { headers })).body
    const own = { ...STUDENT_PROFILE, time_zone: 'America/New_York' }
    const saved = await app.call(updateStudentProfile, { headers, params: { id: profile!.id }, body: own })
    expect(saved.status).toBe(200)
    const questions = (await app.call(listQuestions, { headers })).body
    const answers = questions.map(({ id, choices }) => {
      const choice = choices.find(({ choice_text }) => choice_text === 'English') ?? choices[0]
      return { question: id, selected_choice: choice?.id ?? null, answer_text: choice ? null : 'Rest' }
    })
    expect((await app.call(submitResponses, { headers, body: answers })).status).toBe(201)
    return { headers, profileId: profile!.id }
  }
  type Student = Awaited<ReturnType<typeof answered>>
  const coachesOf = async ({ headers }: Pick<Student, 'headers'>) =>
    (await app.call(listMatchRequests, { headers, query: { status: 'accepted' } })).body
  const prove = (profileId: string) =>
    root()
      .updateTable('accounts')
      .set({ email_proved_at: new Date(app.clock.now()) })
      .where('id', 'in', (eb) =>
        eb.selectFrom('student_profiles').select('account_id').where('id', '=', profileId),
      )
      .execute()

  it('leave the way from sign-up to a session open to the next unknown one, and three coaches to a known one', async () => {
    const unknown = await answered('ana@nobody.example')
    await app.runJobs()
    const [match, ...others] = await coachesOf(unknown)
    expect([others.length, await taken()]).toEqual([2, COACHES * CAPACITY])
    const mentor = match!.from_user_profile.id
    const day = new Date(app.clock.now() + 2 * DAY).toISOString().slice(0, 10)
    const query = { mentor_id: mentor, from_date: day, to_date: day }
    const open = Object.values(
      (await app.call(getAvailability, { headers: unknown.headers, query })).body,
    ).flat()
    const pair = { student_profile: unknown.profileId, mentor_profile: mentor }
    const claim = async (at: number) => {
      const { start_time, end_time } = open[at]!
      const body = [{ ...pair, is_default: false, start_time, end_time }]
      return app.call(claimSlot, { headers: unknown.headers, body })
    }
    const time_slot = (await claim(0)).body[0]!.id
    const booked = await app.call(createBooking, {
      headers: { ...unknown.headers, 'idempotency-key': randomUUID() },
      body: { ...pair, time_slot },
    })
    expect(booked.status).toBe(201)
    const second = await claim(2)
    expect([second.status, second.error.code]).toEqual([403, 'email_unconfirmed'])

    const known = await answered('maya@school.example')
    await prove(known.profileId)
    await app.runJobs()
    expect(await coachesOf(known)).toHaveLength(3)
    expect(await taken()).toBe(COACHES * CAPACITY)
    const ended = await root()
      .selectFrom('match_requests')
      .select(['ended_by'])
      .where('status', '=', 'ended')
      .execute()
    expect(ended.map(({ ended_by }) => ended_by)).toEqual(['gave_way', 'gave_way', 'gave_way'])
    // The one with a session keeps that coach.
    expect((await coachesOf(unknown)).map(({ from_user_profile: { id } }) => id)).toContain(mentor)

    const late = await answered('late@nobody.example')
    await app.runJobs()
    expect(await coachesOf(late)).toEqual([])
    expect((await app.call(getWaiting, { headers: late.headers })).body).toMatchObject({
      waits: true,
      days: null,
      reached: 'confirm_email',
    })
    await root()
      .updateTable('coaches')
      .set({ capacity: CAPACITY + 1 })
      .execute()
    const next = await answered('next@nobody.example')
    await app.runJobs()
    expect(await coachesOf(next)).toHaveLength(3)
    await root().updateTable('coaches').set({ capacity: CAPACITY }).execute()
  }, 60_000)
})
