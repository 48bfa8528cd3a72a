import { giveFeedback } from '@shinequo/contract/feedback'
import { decideRequest, listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { saveNotificationChoices } from '@shinequo/contract/notifications'
import { getCoachNotices, markNoticesSeen, type Notice } from '@shinequo/contract/notifications/notices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { matchStudent } from '../../matching/jobs.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

describeOnEngines('notices to coaches', (engine) => {
  let app: TestApp
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    // Noon in New York.
    app.clock.set(Date.parse('2026-11-23T17:00:00Z'))
    coach = await app.context.database.transaction((trx) =>
      seedCoach(trx, { first_name: 'Amara', time_zone: 'America/New_York' }),
    )
    await app.context.database.root.updateTable('programme').set({ matching_mode: 'coach' }).execute()
  })
  afterAll(() => app.close())

  const notices = async () => (await app.call(getCoachNotices, { as: coach.actor })).body
  const counts = async () => {
    const { requests, notes, ratings } = await notices()
    return { requests, notes, ratings }
  }
  const see = async (kind: Notice, until?: string) =>
    app.call(markNoticesSeen, {
      as: coach.actor,
      body: { kind, until: until ?? new Date(app.clock.now()).toISOString() },
    })
  /** Runs the jobs that are due after some time. */
  const later = async (ms: number) => {
    app.clock.advance(ms)
    await app.runJobs()
  }
  const mails = () => app.sent.map(({ subject }) => subject)

  async function request(): Promise<SeededPerson> {
    const student = await app.context.database.transaction(async (trx) => {
      const one = await seedStudent(trx)
      await seedAnswers(trx, { student_profile_id: one.profileId, created_at: new Date(app.clock.now()) })
      return one
    })
    await matchStudent.handle(app.context, { studentProfileId: student.profileId })
    return student
  }

  async function session(at: number, note = '') {
    return app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx)
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const { bookingId } = await seedBooking(trx, {
        ...pair,
        starts_at: new Date(at),
        created_at: new Date(app.clock.now()),
        pre_session_note: note,
      })
      return { student, bookingId }
    })
  }

  async function rate(hoursAgo: number): Promise<void> {
    const { student, bookingId } = await session(app.clock.now() - hoursAgo * HOUR)
    const body = { coach_rating: 2, feedback: 'Marked words' }
    const given = await app.call(giveFeedback, { as: student.actor, params: { id: bookingId }, body })
    expect(given.status).toBe(200)
  }

  it('count what the coach has not seen on any device', async () => {
    expect(await counts()).toEqual({ requests: 0, notes: 0, ratings: 0 })
    await request()
    await rate(2)
    await session(app.clock.now() + HOUR, 'A note')
    await session(app.clock.now() + 2 * HOUR)
    expect(await counts()).toEqual({ requests: 1, notes: 1, ratings: 1 })
    const before = new Date(app.clock.now() - MINUTE).toISOString()
    expect((await see('ratings', before)).body.ratings).toBe(1)
    expect((await see('ratings')).body).toMatchObject({ requests: 1, notes: 1, ratings: 0 })
    // What was seen stays seen.
    expect((await see('ratings', before)).body.ratings).toBe(0)
    app.clock.advance(MINUTE)
    await rate(4)
    expect((await counts()).ratings).toBe(1)
    app.clock.advance(2 * HOUR)
    expect(await counts()).toEqual({ requests: 1, notes: 0, ratings: 1 })
  })

  it('cannot be seen before they exist', async () => {
    await see('ratings', '2126-11-23T17:00:00Z')
    app.clock.advance(MINUTE)
    await rate(2)
    expect((await counts()).ratings).toBe(1)
  })

  it('say nothing about requests that coaches do not decide', async () => {
    const setMode = (matching_mode: 'admin' | 'coach') =>
      app.context.database.root.updateTable('programme').set({ matching_mode }).execute()
    await setMode('admin')
    await request()
    expect((await counts()).requests).toBe(0)
    await later(15 * MINUTE)
    expect(mails()).toEqual([])
    // Also if that is decided only before the mail is due.
    await setMode('coach')
    await request()
    expect((await counts()).requests).toBe(2)
    await setMode('admin')
    await later(15 * MINUTE)
    expect(mails()).toEqual([])
  })

  it('mail requests of ten minutes together, without names', async () => {
    const first = await request()
    app.clock.advance(5 * MINUTE)
    await request()
    await app.runJobs()
    expect(mails()).toEqual([])
    await later(6 * MINUTE)
    expect(mails()).toEqual(['2 students are waiting for your answer'])
    const [mail] = app.sent
    expect(`${mail?.text}${mail?.html}`).not.toContain(first.email)
    expect(mail?.text).toContain('/unsubscribe/')
    await later(HOUR)
    await request()
    await later(11 * MINUTE)
    expect(mails()).toEqual([
      '2 students are waiting for your answer',
      'A student is waiting for your answer',
    ])
  })

  it('send no mail about requests that the coach has seen or answered', async () => {
    await request()
    const [waiting] = (await app.call(listStudentRequests, { as: coach.actor })).body
    await app.call(decideRequest, {
      as: coach.actor,
      params: { id: waiting!.id },
      body: { decision: 'accepted' },
    })
    await later(11 * MINUTE)
    await request()
    app.clock.advance(1000)
    await see('requests')
    await later(11 * MINUTE)
    expect(mails().filter((subject) => subject.includes('waiting'))).toEqual([])
  })

  it('mail the ratings of a day together the next morning, without words, names or stars', async () => {
    for (const hours of [2, 4, 6]) {
      await rate(hours)
      app.clock.advance(HOUR)
    }
    await later(0)
    expect(mails()).toEqual([])
    app.clock.set(Date.parse('2026-11-24T13:00:00Z'))
    await app.runJobs()
    expect(mails()).toEqual(['You have 3 new ratings'])
    expect(`${app.sent[0]?.text}${app.sent[0]?.html}`).not.toContain('Marked')
    await later(HOUR)
    await rate(5)
    await later(24 * HOUR)
    expect(mails()).toEqual(['You have 3 new ratings', 'You have a new rating'])
  })

  it('respect the coach’s choices, and an older client leaves the new choices as they are', async () => {
    const three = { reminder_day: true, reminder_hour: true, feedback_asked: true }
    const save = (body: object) =>
      app.call(saveNotificationChoices, { as: coach.actor, body: { ...three, ...body } })
    expect((await save({ coach_ratings: false, coach_requests: false })).status).toBe(200)
    expect((await save({})).body).toMatchObject({ ...three, coach_ratings: false, coach_requests: false })
    await rate(2)
    await request()
    await later(48 * HOUR)
    expect(mails().filter((subject) => /rating|waiting/.test(subject))).toEqual([])
    expect(await counts()).toMatchObject({ requests: 1, ratings: 1 })
  })
})
