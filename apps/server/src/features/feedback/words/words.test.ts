import { giveFeedback, listCoachAnswers, listProgrammeAnswers, SHARED } from '@shinequo/contract/feedback'
import { SETTLED_AFTER } from '@shinequo/domain/feedback/shared-words'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudents } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'
import { accountErased, eraseAccount } from '../../accounts/ending/service.ts'

const HOUR = 3_600_000

describeOnEngines('what students write with their stars', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  let otherCoach: SeededPerson
  let students: SeededPerson[]
  let sessions = 0
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    sessions = 0
    app.clock.set(TEST_NOW)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      coach = await seedCoach(trx)
      otherCoach = await seedCoach(trx)
      students = await seedStudents(trx, Array(6).fill({}))
    })
  })
  afterAll(() => app.close())

  /** Gives feedback on a session that the student had, of which nobody else is told. */
  async function give(
    text: string | object,
    { by = students[sessions % students.length]!, to = coach, formSaysSo = true } = {},
  ): Promise<void> {
    const starts_at = new Date(TEST_NOW - ++sessions * HOUR)
    const { bookingId } = await app.context.database.transaction((trx) =>
      seedBooking(trx, { coach_id: to.profileId, student_profile_id: by.profileId, starts_at }),
    )
    const said = typeof text === 'string' ? { feedback: text } : text
    const { status } = await app.call(giveFeedback, {
      as: by.actor,
      params: { id: bookingId },
      query: formSaysSo ? { texts: SHARED } : {},
      body: { coach_rating: 5, ...said },
    })
    expect(status).toBe(200)
    app.clock.advance(SETTLED_AFTER)
  }
  async function giveMany(from: number, to: number): Promise<void> {
    for (let at = from; at <= to; at++) await give(`Text ${at}`)
  }
  async function leave({ accountId }: SeededPerson): Promise<void> {
    const erased = await app.context.database.transaction((trx) => eraseAccount(app.context, trx, accountId))
    if (erased) await accountErased(app.context, erased)
  }
  const readByCoach = async (reader = coach) =>
    (await app.call(listCoachAnswers, { as: reader.actor })).body.map(({ feedback }) => feedback)
  const readByAdmin = async () =>
    (await app.call(listProgrammeAnswers, { as: admin.actor })).body.map(({ feedback }) => feedback)
  const texts = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `Text ${from + index}`).toSorted()

  it('is read ten answers at a time, in the same order each time, by the coach and by administrators', async () => {
    await giveMany(1, 9)
    expect([await readByCoach(), await readByAdmin()]).toEqual([[], []])
    await give('Text 10')
    const first = await readByCoach()
    expect(first.toSorted()).toEqual(texts(1, 10))
    expect(await readByCoach()).toEqual(first)
    expect(await readByAdmin()).toEqual(first)
    await giveMany(11, 19)
    expect(await readByCoach()).toEqual(first)
    await give('Text 20')
    const all = await readByCoach()
    expect(all.toSorted()).toEqual(texts(1, 20))
    expect(all).not.toEqual([
      ...all.filter((text) => first.includes(text)),
      ...all.filter((text) => !first.includes(text)),
    ])
  })

  it('names nobody, no session and no date', async () => {
    for (let at = 1; at <= 10; at++) {
      await give({
        experience: 'Calm',
        impact: 'I sleep',
        rating: 2,
        is_video_testimonial_share: true,
        testimonial_link: 'me@x.example',
      })
    }
    const { body } = await app.call(listCoachAnswers, { as: coach.actor })
    const ids = await app.context.database.root.selectFrom('feedback').select('booking_id').execute()
    for (const { id, ...answer } of body) {
      expect(answer).toEqual({ experience: 'Calm', feedback: '', impact: 'I sleep' })
      expect(ids.map(({ booking_id }) => booking_id)).not.toContain(id)
    }
  })

  it('is never read if it was written before the form said so, and stars alone are no answer', async () => {
    for (let at = 1; at <= 5; at++) await give('Before', { formSaysSo: false })
    for (let at = 1; at <= 5; at++) await give({})
    await giveMany(1, 9)
    expect(await readByCoach()).toEqual([])
    await give('Text 10')
    expect((await readByCoach()).toSorted()).toEqual(texts(1, 10))
    expect((await readByAdmin()).toSorted()).toEqual(texts(1, 10))
  })

  it('is read only in batches of ten from at least five students', async () => {
    for (let at = 1; at <= 10; at++) await give(`Text ${at}`, { by: students[at % 4]! })
    expect(await readByCoach()).toEqual([])
    await giveMany(11, 20)
    expect((await readByCoach()).toSorted()).toEqual(texts(11, 20))
    for (let at = 21; at <= 30; at++) await give(`Text ${at}`, { by: students[at % 4]! })
    expect((await readByCoach()).toSorted()).toEqual(texts(11, 20))
    expect((await readByAdmin()).toSorted()).toEqual(texts(11, 20))
  })

  it('is about that coach alone, while administrators read of all', async () => {
    await giveMany(1, 5)
    for (let at = 6; at <= 10; at++) await give(`Text ${at}`, { to: otherCoach })
    expect([await readByCoach(), await readByCoach(otherCoach)]).toEqual([[], []])
    expect((await readByAdmin()).toSorted()).toEqual(texts(1, 10))
    await giveMany(11, 15)
    expect(await readByCoach()).toHaveLength(10)
    expect(await readByCoach(otherCoach)).toEqual([])
  })

  it('with words of danger is shown to nobody, also if their phrase was added later', async () => {
    await give('Some nights I want to die.')
    await give({ feedback: 'A plan for mornings.', impact: 'I feel so hopeless that I cannot go on.' })
    await giveMany(1, 9)
    expect(await readByCoach()).toEqual([])
    await give('We spoke about the quarry lake.')
    expect(await readByCoach()).toHaveLength(10)
    const phrase = {
      text: 'quarry lake',
      key: 'quarry lake',
      level: 'clear' as const,
      created_at: new Date(TEST_NOW),
    }
    await app.context.database.root
      .insertInto('care_phrases')
      .values({ ...phrase, id: '00000000-0000-4000-8000-00000000000a' })
      .execute()
    await app.context.risk.read()
    expect((await readByCoach()).toSorted()).toEqual(texts(1, 9))
    expect((await readByAdmin()).toSorted()).toEqual(texts(1, 9))
  })

  it('is gone with its writer’s account, and lets no single new answer appear', async () => {
    await giveMany(1, 20)
    await leave(students[0]!)
    const left = await readByCoach()
    // The first and each sixth.
    expect(left).toHaveLength(16)
    expect(left).not.toContain('Text 1')
    await give('Text 21', { by: students[1]! })
    expect(await readByCoach()).toEqual(left)
    expect(await readByAdmin()).toEqual(left)
    await leave(students[1]!)
    expect([await readByCoach(), await readByAdmin()]).toEqual([[], []])
  })

  it('is read by nobody else', async () => {
    const student = students[0]!.actor
    const statuses = async (as?: SeededPerson['actor']) => [
      (await app.call(listCoachAnswers, { ...(as && { as }) })).status,
      (await app.call(listProgrammeAnswers, { ...(as && { as }) })).status,
    ]
    expect(await statuses()).toEqual([401, 401])
    expect(await statuses(student)).toEqual([403, 403])
    expect(await statuses(coach.actor)).toEqual([200, 403])
    expect(await statuses(admin.actor)).toEqual([403, 200])
  })
})
