import { listMatchRequests, type MatchRequest } from '@shinequo/contract/matching'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CoachSeed, seedCoach, seedCoaches } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedStudent, seedStudents } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { matchStudent } from './jobs.ts'

describeOnEngines('matching', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    student = await app.context.database.transaction((trx) =>
      seedStudent(trx, { language_preference: 'English', time_zone: 'America/New_York' }),
    )
  })
  afterAll(() => app.close())

  const seedNamed = (coaches: Record<string, CoachSeed>) =>
    app.context.database.transaction((trx) =>
      seedCoaches(
        trx,
        Object.entries(coaches).map(([first_name, seed]) => ({ first_name, ...seed })),
      ),
    )
  /** Answers with these choices if they are offered, otherwise with the first choice. */
  async function answer(...wanted: string[]): Promise<void> {
    const { body } = await app.call(listQuestions, { as: student.actor })
    const answers = body.map(({ id, choices }) => {
      const choice = choices.find(({ choice_text }) => wanted.includes(choice_text)) ?? choices[0]
      return { question: id, selected_choice: choice?.id ?? null, answer_text: choice ? null : 'Rest' }
    })
    expect((await app.call(submitResponses, { as: student.actor, body: answers })).status).toBe(201)
    await app.runJobs()
  }
  const matches = async (status?: string, as = student) =>
    (await app.call(listMatchRequests, { as: as.actor, ...(status && { query: { status } }) })).body
  const names = (list: MatchRequest[]) => list.map((match) => match.from_user_profile.user.first_name)

  it('accepts the best three coaches with room, best first', async () => {
    const sleep = { focus_area: 'Sleep', language_preference: 'Spanish, English' }
    await seedNamed({
      Full: { ...sleep, capacity: 0 },
      Paused: { ...sleep, accepts_students: false },
      Third: { focus_area: 'Debating', language_preference: 'Spanish' },
      First: sleep,
      Fourth: { focus_area: 'Sleep', language_preference: 'Nepali' },
      Second: { focus_area: 'Sleep', language_preference: 'Spanish' },
    })
    await answer('Spanish', 'Sleep and daily routine')
    const list = await matches()
    expect(names(list)).toEqual(['First', 'Second', 'Third'])
    expect(list.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(list[0]).toMatchObject({ id: expect.any(String), created_at: '2026-11-20T15:00:00.000Z' })
  })

  it('tells the student once, in a mail that names all coaches of the answers', async () => {
    await seedNamed({ Amara: { last_name: 'Bell' }, Ben: { last_name: 'Cole' } })
    await answer()
    expect(app.sent.map(({ to, subject }) => [to, subject])).toEqual([[student.email, 'You have a coach']])
    expect(app.sent[0]!.text).toMatch(
      /(Amara Bell and Ben Cole|Ben Cole and Amara Bell) are your coaches now\./,
    )
    expect(app.sent[0]!.text).toContain('/home/dashboard')
    await answer()
    await seedNamed({ Cleo: { last_name: 'Dean' } })
    await answer()
    expect(app.sent).toHaveLength(2)
    expect(app.sent[1]!.text).toContain('Cleo Dean is your coach now.')
  })

  it("prefers hours in the part of the student's day that was asked for", async () => {
    const evening = [{ weekday: 2, start_minute: 18 * 60, end_minute: 21 * 60 }]
    await seedNamed({ Early: {}, Late: { hours: evening }, Far: { time_zone: 'America/Los_Angeles' } })
    await answer('Evenings')
    expect(names(await matches()).slice(-1)).toEqual(['Early'])
  })

  it('leaves the decision to the coach or administrator if the programme says so', async () => {
    for (const matching_mode of ['coach', 'admin'] as const) {
      await app.context.database.root.updateTable('programme').set({ matching_mode }).execute()
      await seedNamed({ Anyone: {} })
      await answer()
      expect((await matches())[0]?.status).toBe('pending')
    }
  })

  it('does nothing when run a second time', async () => {
    await seedNamed({ A: {}, B: {}, C: {}, D: {} })
    await answer()
    const before = await matches()
    app.clock.advance(60_000)
    await matchStudent.handle(app.context, { studentProfileId: student.profileId })
    expect(await matches()).toEqual(before)
  })

  it('does not change existing matches after new answers, and fills free places by them', async () => {
    await seedNamed({ A: { language_preference: 'Spanish' }, B: { language_preference: 'Spanish' } })
    await answer('Spanish')
    await seedNamed({ C: { language_preference: 'Spanish' }, D: { language_preference: 'Hindi' } })
    app.clock.advance(60_000)
    await answer('Hindi')
    expect(names(await matches('accepted')).toSorted()).toEqual(['A', 'B', 'D'])
    await seedNamed({ E: { language_preference: 'Hindi' } })
    app.clock.advance(60_000)
    await answer('Hindi')
    expect(names(await matches()).toSorted()).toEqual(['A', 'B', 'D'])
  })

  it('proposes nobody who does not speak a requested language, however few coaches there are', async () => {
    await seedNamed({ A: { language_preference: 'Nepali, Hindi', focus_area: 'Sleep' } })
    await answer('Spanish', 'Sleep and daily routine')
    expect(await matches()).toEqual([])
    await answer('Nepali')
    expect(names(await matches())).toEqual(['A'])
  })

  it('never proposes a coach who declined this student', async () => {
    const [a] = await seedNamed({ A: {}, B: {} })
    await app.context.database.transaction((trx) =>
      seedMatch(trx, { coach_id: a!.profileId, student_profile_id: student.profileId, status: 'declined' }),
    )
    await answer()
    expect(names(await matches('accepted'))).toEqual(['B'])
  })

  it('proposes nobody if no coach has room', async () => {
    await answer()
    expect(await matches()).toEqual([])
  })

  it('exceeds no capacity when many students are matched at the same time', async () => {
    const room = [1, 2, 3, 5, 0, 7]
    const { people, coaches } = await app.context.database.transaction(async (trx) => ({
      people: await seedStudents(trx, Array(24).fill({})),
      coaches: await seedCoaches(
        trx,
        room.map((capacity) => ({ capacity })),
      ),
    }))
    await Promise.all(
      people.map(({ profileId }) => matchStudent.handle(app.context, { studentProfileId: profileId })),
    )
    const rows = await app.context.database.root
      .selectFrom('match_requests')
      .select(['coach_id', 'student_profile_id', 'status'])
      .execute()
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['accepted']))
    const load = coaches.map(({ profileId }) => rows.filter(({ coach_id }) => coach_id === profileId).length)
    expect(load).toEqual(room)
    for (const { profileId } of people) {
      const own = rows.filter(({ student_profile_id }) => student_profile_id === profileId)
      expect(own.length).toBeLessThanOrEqual(3)
    }
  })

  it('keeps one live match per pair when the same student is matched concurrently', async () => {
    await seedNamed({ A: {}, B: {}, C: {}, D: {} })
    const payload = { studentProfileId: student.profileId }
    await Promise.all(Array.from({ length: 6 }, () => matchStudent.handle(app.context, payload)))
    expect(await matches('accepted')).toHaveLength(3)
    expect(await matches()).toHaveLength(3)
  })

  it("lists only one's own matches, of every status or of one, newest first", async () => {
    const { other, coach } = await app.context.database.transaction(async (trx) => {
      const coach = await seedCoach(trx)
      const student_profile_id = student.profileId
      for (const [day, status] of (['declined', 'ended', 'pending', 'ended'] as const).entries()) {
        const created_at = new Date(Date.UTC(2026, 10, day + 1))
        await seedMatch(trx, { coach_id: coach.profileId, student_profile_id, status, created_at })
      }
      return { other: await seedStudent(trx), coach }
    })
    expect((await matches()).map(({ status }) => status)).toEqual(['ended', 'pending', 'ended', 'declined'])
    expect((await matches('ended')).map(({ created_at }) => created_at.slice(0, 10))).toEqual([
      '2026-11-04',
      '2026-11-02',
    ])
    expect(await matches('accepted')).toEqual([])
    expect(await matches(undefined, other)).toEqual([])
    expect(await matches(undefined, coach)).toEqual([])
  })

  it('refuses signed-out users and unknown statuses', async () => {
    expect((await app.call(listMatchRequests)).status).toBe(401)
    const { status, error } = await app.call(listMatchRequests, { as: student.actor, query: { status: 'x' } })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['status']])
  })
})
