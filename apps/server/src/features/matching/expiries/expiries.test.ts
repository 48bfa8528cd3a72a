import { listMatchRequests } from '@shinequo/contract/matching'
import { listMatches } from '@shinequo/contract/matching/programme-matches'
import { decideRequest, listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { listOwnMessages } from '@shinequo/contract/notifications'
import { type MatchingMode, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { expireRequests } from './service.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

describeOnEngines('a request that its coach does not answer', (engine) => {
  let app: TestApp
  let maya: SeededPerson
  let amara: SeededPerson
  let request: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await root().updateTable('programme').set({ matching_mode: 'coach' }).execute()
    maya = await change(async (trx) => {
      const student = await seedStudent(trx, { first_name: 'Maya', email: 'maya@school.example' })
      const created_at = new Date(app.clock.now())
      await seedAnswers(trx, { student_profile_id: student.profileId, created_at })
      return student
    })
    amara = await addCoach({ first_name: 'Amara' })
    request = await ask(maya, amara)
  })
  afterAll(() => app.close())

  type Work<T> = Parameters<typeof app.context.database.transaction<T>>[0]
  const root = () => app.context.database.root
  const change = <T>(work: Work<T>) => app.context.database.transaction(work)
  const addCoach = (seed: CoachSeed = {}) => change((trx) => seedCoach(trx, seed))
  const ask = (student: SeededPerson, coach: SeededPerson, at = app.clock.now()) =>
    change((trx) =>
      seedMatch(trx, {
        student_profile_id: student.profileId,
        coach_id: coach.profileId,
        status: 'pending',
        created_at: new Date(at),
      }),
    )
  const expire = () => expireRequests.handle(app.context, {})
  const decide = (decision: 'accepted' | 'declined', id = request) =>
    app.call(decideRequest, { as: amara.actor, params: { id }, body: { decision } })
  const requestsOf = async (coach: SeededPerson) =>
    (await app.call(listStudentRequests, { as: coach.actor })).body
  const seen = async () =>
    (await app.call(listMatchRequests, { as: maya.actor })).body
      .map((match) => [match.from_user_profile.user.first_name, match.status])
      .toSorted()
  const saveMode = async (matching_mode: MatchingMode, version: number) => {
    const admin = await change((trx) => seedAccount(trx, { role: 'admin' }))
    const settings = {
      matching_mode,
      restrict_booking_to_matches: false,
      most_upcoming_sessions: 8,
      cancel_notice_minutes: 240,
      direct_calls: false,
      version,
    }
    expect((await app.call(saveProgrammeSettings, { as: admin.actor, body: settings })).status).toBe(200)
  }

  it('is valid for 48 hours, and the coach sees until when', async () => {
    const until = app.clock.now() + 48 * HOUR
    expect((await requestsOf(amara))[0]?.answer_by).toBe(new Date(until).toISOString())
    app.clock.set(until - 1)
    await expire()
    expect(await seen()).toEqual([['Amara', 'pending']])
    expect((await decide('accepted')).status).toBe(200)
  })

  it('then goes to the next best coach, once, and a coach who answers late is told so', async () => {
    const bea = await addCoach({ first_name: 'Bea' })
    app.clock.advance(48 * HOUR)
    await Promise.all([expire(), expire()])
    await app.runJobs()
    expect(await seen()).toEqual([
      ['Amara', 'ended'],
      ['Bea', 'pending'],
    ])
    expect([await requestsOf(amara), (await requestsOf(bea)).length]).toEqual([[], 1])
    for (const decision of ['accepted', 'declined'] as const) {
      const { status, error } = await decide(decision)
      expect([status, error.code, error.message]).toEqual([
        409,
        'request_expired',
        'This request has gone to another coach.',
      ])
    }
    await expire()
    const entries = await root()
      .selectFrom('audit_entries')
      .select(['action', 'actor_role', 'subject_id', 'student_profile_id'])
      .execute()
    expect(entries).toEqual([
      {
        action: 'match.expired',
        actor_role: 'system',
        subject_id: request,
        student_profile_id: maya.profileId,
      },
    ])
  })

  it('leads to one mail to the student that blames nobody, once another coach has been asked', async () => {
    const cem = await addCoach({ first_name: 'Cem' })
    await ask(maya, cem)
    await addCoach({ first_name: 'Bea' })
    app.clock.advance(48 * HOUR)
    await expire()
    await app.runJobs()
    expect(app.sent).toEqual([])
    app.clock.advance(MINUTE)
    await app.runJobs()
    expect(app.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['maya@school.example', "We're asking another coach"],
    ])
    const [mail] = app.sent
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain('asking another coach who fits the answers you gave')
      expect(words).toContain('email you when you')
      expect(words).not.toMatch(/Amara|Cem|Bea|late|declined|expired/)
    }
    const { body } = await app.call(listOwnMessages, { as: maya.actor })
    expect(body.messages.map(({ kind, state }) => [kind, state])).toEqual([['another_coach', 'sent']])
  })

  it('leads to a mail that truthfully says that nobody has been asked if nobody has room', async () => {
    app.clock.advance(48 * HOUR)
    await expire()
    await app.runJobs()
    app.clock.advance(MINUTE)
    await app.runJobs()
    expect(app.sent.map(({ subject }) => subject)).toEqual(["We're still looking for your coach"])
    expect(app.sent[0]?.text).not.toContain('asking')
  })

  it('sends no mail to a student who has a coach', async () => {
    const bea = await addCoach({ first_name: 'Bea' })
    await change((trx) =>
      seedMatch(trx, { student_profile_id: maya.profileId, coach_id: bea.profileId, status: 'accepted' }),
    )
    app.clock.advance(48 * HOUR)
    await expire()
    app.clock.advance(MINUTE)
    await app.runJobs()
    expect(await seen()).toEqual([
      ['Amara', 'ended'],
      ['Bea', 'accepted'],
    ])
    expect(app.sent).toEqual([])
  })

  it('is never sent to the same coach again', async () => {
    app.clock.advance(48 * HOUR)
    await expire()
    await app.runJobs()
    expect(await seen()).toEqual([['Amara', 'ended']])
  })

  it('is either decided or expires, never both', async () => {
    for (const decision of ['accepted', 'declined'] as const) {
      const student = await change((trx) => seedStudent(trx))
      const id = await ask(student, amara)
      app.clock.advance(48 * HOUR)
      const [answer] = await Promise.all([decide(decision, id), expire()])
      const row = await root()
        .selectFrom('match_requests')
        .select(['status', 'ended_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const isDecided = answer.status === 200
      expect(row).toEqual(
        isDecided ? { status: decision, ended_by: null } : { status: 'ended', ended_by: 'expired' },
      )
      const entries = await root()
        .selectFrom('audit_entries')
        .select('action')
        .where('subject_id', '=', id)
        .execute()
      expect(entries).toEqual([{ action: isDecided ? `match.${decision}` : 'match.expired' }])
    }
  })

  it('does not expire where an administrator decides, and gets its full time once coaches do', async () => {
    await saveMode('admin', 1)
    app.clock.advance(100 * HOUR)
    await expire()
    expect(await seen()).toEqual([['Amara', 'pending']])
    await saveMode('coach', 2)
    const until = app.clock.now() + 48 * HOUR
    expect((await requestsOf(amara))[0]?.answer_by).toBe(new Date(until).toISOString())
    app.clock.set(until - 1)
    await saveMode('coach', 3)
    await expire()
    expect(await seen()).toEqual([['Amara', 'pending']])
    app.clock.set(until)
    await expire()
    expect(await seen()).toEqual([['Amara', 'ended']])
  })

  it('expires together with all others of its age, however many there are', async () => {
    const ids = await change(async (trx) => {
      const made: string[] = []
      for (let at = 0; at < 60; at++) {
        const { profileId } = await seedStudent(trx)
        const pair = { student_profile_id: profileId, coach_id: amara.profileId }
        made.push(await seedMatch(trx, { ...pair, status: 'pending', created_at: new Date(app.clock.now()) }))
      }
      return made
    })
    app.clock.advance(48 * HOUR)
    const fresh = await ask(await change((trx) => seedStudent(trx)), amara)
    await expire()
    const waiting = await root()
      .selectFrom('match_requests')
      .select('id')
      .where('status', '=', 'pending')
      .execute()
    expect(waiting).toEqual([{ id: fresh }])
    expect(ids).toHaveLength(60)
  })

  it('is shown to administrators as unanswered', async () => {
    const admin = await change((trx) => seedAccount(trx, { role: 'admin' }))
    app.clock.advance(48 * HOUR)
    await expire()
    const { body } = await app.call(listMatches, { as: admin.actor, query: { status: 'ended' } })
    expect(body.matches).toMatchObject([{ id: request, decided: null, expired: true }])
  })
})
