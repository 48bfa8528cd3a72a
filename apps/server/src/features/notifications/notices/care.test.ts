import { getCoachSession, listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import { changeCoach } from '@shinequo/contract/matching/changes'
import { pairByHand } from '@shinequo/contract/matching/programme-matches'
import { decideRequest, listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { getCoachNotices, markWordsRead } from '@shinequo/contract/notifications/notices'
import { updateStudentProfile } from '@shinequo/contract/profiles'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import { getSession } from '@shinequo/contract/sessions'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnsweredStudent } from '../../../seeds/answers.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bookingMail } from '../../bookings/mail/booking.ts'
import { matchStudent } from '../../matching/jobs.ts'

const RISKY = 'I want to kill myself'
const HOUR = 3_600_000
const MINUTE = 60_000

describeOnEngines('words of danger', (engine) => {
  let app: TestApp
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    // Half past eleven at night in New York.
    app.clock.set(Date.parse('2026-11-24T04:30:00Z'))
    coach = await app.context.database.transaction((trx) =>
      seedCoach(trx, { first_name: 'Ines', time_zone: 'America/New_York' }),
    )
  })
  afterAll(() => app.close())

  const answered = async (texts: readonly string[] = [RISKY]) =>
    app.context.database.transaction((trx) =>
      seedAnsweredStudent(trx, new Date(app.clock.now()), { first_name: 'Amir' }, texts),
    )
  const matched = async (student: SeededPerson) =>
    app.context.database.transaction((trx) =>
      seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId }),
    )
  const session = async (student: SeededPerson, pre_session_note = '') =>
    app.context.database.transaction((trx) =>
      seedBooking(trx, {
        student_profile_id: student.profileId,
        coach_id: coach.profileId,
        starts_at: new Date(app.clock.now() + 15 * MINUTE),
        created_at: new Date(app.clock.now()),
        pre_session_note,
      }),
    )
  const care = async () => (await app.call(getCoachNotices, { as: coach.actor })).body.care
  const read = (student: SeededPerson, at = app.clock.now()) =>
    app.call(markWordsRead, {
      as: coach.actor,
      params: { id: student.profileId },
      body: { until: new Date(at).toISOString() },
    })
  const later = async (ms: number) => {
    app.clock.advance(ms)
    await app.runJobs()
  }
  const careMails = () => app.sent.filter(({ subject }) => subject.includes('may need care'))
  const setMode = (matching_mode: 'automatic' | 'coach' | 'admin') =>
    app.context.database.root.updateTable('programme').set({ matching_mode }).execute()
  const submit = async (student: SeededPerson, text: string) => {
    const questions = (await app.call(listQuestions, { as: student.actor })).body
    const body = questions.map(({ id, question_type, choices }) => ({
      question: id,
      selected_choice: question_type === 'text' ? null : choices[0]!.id,
      answer_text: question_type === 'text' ? text : null,
    }))
    expect((await app.call(submitResponses, { as: student.actor, body })).status).toBe(201)
  }

  it('are flagged on each page that shows the student before the meeting', async () => {
    const student = await answered()
    const calm = await answered(["I can't take it anymore."])
    const { bookingId } = await session(student)
    await matched(calm)
    const seen = async () => {
      const day = (await app.call(getCoachDay, { as: coach.actor })).body
      const rows = (await app.call(listCoachSessions, { as: coach.actor })).body.sessions
      const params = { id: bookingId }
      return [
        day.sessions.map((one) => one.student.needs_care),
        day.next?.student.needs_care,
        day.news.filter(({ kind }) => kind === 'booked').map((one) => one.student.needs_care),
        rows.map((one) => one.student.needs_care),
        (await app.call(getCoachSession, { as: coach.actor, params })).body.student.needs_care,
        (await app.call(getSession, { as: coach.actor, params })).body.other.needs_care,
      ]
    }
    // Answers are nobody's but the matched coaches'.
    expect(await seen()).toEqual([[false], false, [false], [false], false, false])
    await matched(student)
    expect(await seen()).toEqual([[true], true, [true], [true], true, true])
    const theirs = await app.call(getSession, { as: student.actor, params: { id: bookingId } })
    expect(theirs.body.other.needs_care).toBe(false)
    const listed = (await app.call(listCoachStudents, { as: coach.actor })).body
    expect(new Map(listed.map((one) => [one.id, one.needs_care]))).toEqual(
      new Map([
        [student.profileId, true],
        [calm.profileId, false],
      ]),
    )
    const params = { id: student.profileId }
    const opened = (await app.call(openStudent, { as: coach.actor, params })).body
    expect(opened).toMatchObject({ needs_care: true, facts_need_care: false })
  })

  it('of a note flag the student until the session is over', async () => {
    const student = await answered(['Sleep.'])
    await matched(student)
    await session(student, RISKY)
    const flags = async () => [
      (await app.call(listCoachStudents, { as: coach.actor })).body.map((one) => one.needs_care),
      (await app.call(getCoachDay, { as: coach.actor })).body.news
        .filter(({ kind }) => kind === 'booked')
        .map((one) => one.student.needs_care),
    ]
    expect(await flags()).toEqual([[true], [true]])
    app.clock.advance(2 * HOUR)
    expect((await flags())[0]).toEqual([false])
  })

  it('count until the coach has read them, and again when the student writes more', async () => {
    const student = await answered()
    expect(await care()).toEqual([])
    await matched(student)
    expect(await care()).toEqual([student.profileId])
    // What was on the page when it was opened is read, not what came since.
    const { at } = (await app.call(openStudent, { as: coach.actor, params: { id: student.profileId } })).body
    app.clock.advance(MINUTE)
    expect((await read(student, Date.parse(at))).body.care).toEqual([])
    await submit(student, 'Nothing new')
    expect(await care()).toEqual([])
    await submit(student, RISKY)
    expect((await read(student, Date.parse(at))).body.care).toEqual([student.profileId])
    app.clock.advance(MINUTE)
    expect((await read(student)).body.care).toEqual([])
    app.clock.advance(MINUTE)
    const change = { params: { id: student.profileId }, body: { course: 'my dad hits me' } }
    expect((await app.call(updateStudentProfile, { as: student.actor, ...change })).status).toBe(200)
    expect(await care()).toEqual([student.profileId])
    await later(11 * MINUTE)
    expect(careMails()).toHaveLength(1)
  })

  it('of others are nobody’s to mark', async () => {
    expect(await read(await answered())).toMatchObject({ status: 404 })
  })

  it.each(['automatic', 'coach', 'admin'] as const)(
    'are mailed at once, also at night, where matching is %s',
    async (mode) => {
      await setMode(mode)
      const student = await answered()
      await matchStudent.handle(app.context, { studentProfileId: student.profileId })
      if (mode === 'coach') {
        const [waiting] = (await app.call(listStudentRequests, { as: coach.actor })).body
        const body = { decision: 'accepted' } as const
        await app.call(decideRequest, { as: coach.actor, params: { id: waiting!.id }, body })
      }
      if (mode === 'admin') {
        const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
        await app.context.database.root.deleteFrom('match_requests').execute()
        const body = { student_profile: student.profileId, mentor_profile: coach.profileId, reason: '' }
        expect((await app.call(pairByHand, { as: admin.actor, body })).status).toBe(201)
      }
      expect(await care()).toEqual([student.profileId])
      await later(9 * MINUTE)
      expect(careMails()).toEqual([])
      await later(2 * MINUTE)
      expect(careMails().map(({ subject, to }) => [subject, to])).toEqual([
        ['A student of yours may need care now', coach.email],
      ])
      const [mail] = careMails()
      expect(`${mail?.text}${mail?.html}`).not.toContain('Amir')
      expect(`${mail?.text}${mail?.html}`).not.toContain('kill')
    },
  )

  it('are mailed to each coach, but not to one who has read them', async () => {
    const other = await app.context.database.transaction((trx) => seedCoach(trx, { first_name: 'Leo' }))
    const student = await answered()
    await matchStudent.handle(app.context, { studentProfileId: student.profileId })
    app.clock.advance(MINUTE)
    await read(student)
    await later(11 * MINUTE)
    expect(careMails().map(({ to }) => to)).toEqual([other.email])
  })

  it('reach a coach whom the student chooses instead', async () => {
    const student = await answered()
    const match = await matched(student)
    const other = await app.context.database.transaction((trx) => seedCoach(trx, { first_name: 'Leo' }))
    const body = { coach: other.profileId, reason: '', share_notes: false, sessions: 'keep' } as const
    const changed = await app.call(changeCoach, { as: student.actor, params: { id: match }, body })
    expect(changed.status).toBe(200)
    await later(11 * MINUTE)
    expect(careMails().map(({ to }) => to)).toEqual([other.email])
  })

  it('of a note are named in the mail about its booking', async () => {
    const student = await answered(['Sleep.'])
    for (const note of [RISKY, 'My essay.']) {
      const { bookingId } = await session(student, note)
      const told = { bookingId, recipient: 'coach' } as const
      const mail = await bookingMail.write(app.context, told, app.clock.now())
      expect(mail?.text.includes('words that can mean danger')).toBe(note === RISKY)
      expect(mail?.text).not.toContain(note)
      app.clock.advance(2 * HOUR)
    }
  })
})
