import { claimSlot } from '@shinequo/contract/availability'
import { cancelBooking, createBooking } from '@shinequo/contract/bookings'
import {
  declineSuggestion,
  listCoachSuggestions,
  listSuggestions,
  suggestTimes,
  withdrawSuggestion,
} from '@shinequo/contract/bookings/suggestions'
import {
  getNotificationChoices,
  listOwnMessages,
  saveNotificationChoices,
} from '@shinequo/contract/notifications'
import { RETENTION_KINDS } from '@shinequo/contract/retention'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedSuggestion } from '../../../seeds/sessions.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'
import { removeExpired } from '../../retention/jobs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('times that a coach suggests for a new session', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  let otherCoach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await app.runJobs()
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      const zone = { time_zone: 'America/New_York' }
      student = await seedStudent(trx, { first_name: 'Nia', ...zone })
      other = await seedStudent(trx)
      coach = await seedCoach(trx, { first_name: 'Maya', last_name: 'Lin', ...zone })
      otherCoach = await seedCoach(trx, zone)
      for (const { profileId: coach_id } of [coach, otherCoach]) {
        await seedMatch(trx, { coach_id, student_profile_id: student.profileId })
      }
    })
  })
  afterAll(() => app.close())

  const times = (start: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
  })
  const suggest = (starts: readonly number[], who = coach, whom = student) =>
    app.call(suggestTimes, {
      as: who.actor,
      params: { id: whom.profileId },
      body: { times: starts.map((start) => new Date(start).toISOString()) },
    })
  const withdraw = (who = coach) =>
    app.call(withdrawSuggestion, { as: who.actor, params: { id: student.profileId } })
  const seen = async (who = student) => (await app.call(listSuggestions, { as: who.actor })).body
  const decline = (id: string, who = student) =>
    app.call(declineSuggestion, { as: who.actor, params: { id } })
  const stateOf = async (who = coach) =>
    (await app.call(listCoachSuggestions, { as: who.actor })).body.map(({ state }) => state)
  async function book(start: number, who = student) {
    const pair = { student_profile: who.profileId, mentor_profile: coach.profileId }
    const held = await app.call(claimSlot, { as: who.actor, body: [{ ...pair, ...times(start) }] })
    if (held.status !== 201) return held.error.code
    const body = { ...pair, time_slot: held.body[0]!.id }
    return (await app.call(createBooking, { as: who.actor, body })).body.id
  }
  const mails = async () => {
    await app.runJobs()
    return app.sent.filter(({ to, subject }) => to === student.email && subject.includes('suggests'))
  }

  it('are shown to the student, who gets a mail with a link to confirm each', async () => {
    const { status, body } = await suggest([MONDAY + HOUR, MONDAY, MONDAY])
    expect([status, body.state, body.times]).toEqual([200, 'waiting', [times(MONDAY), times(MONDAY + HOUR)]])
    const [suggestion, ...more] = await seen()
    expect([suggestion?.mentor_profile.id, suggestion?.times, more]).toEqual([
      coach.profileId,
      body.times,
      [],
    ])
    expect(await seen(other)).toEqual([])
    const [mail, ...rest] = await mails()
    expect([mail?.subject, rest]).toEqual(['Maya Lin suggests times for a session', []])
    expect(mail?.text).toContain(
      `/home/selectcoach/${coach.profileId}/book?start=${times(MONDAY).start_time}`,
    )
    expect(mail?.text).toMatch(/10:00 AM[\s\S]*11:00 AM[\s\S]*These times aren't reserved/)
    const ledger = await app.call(listOwnMessages, { as: student.actor, query: {} })
    expect(ledger.body.messages.map(({ kind, state }) => [kind, state])).toContainEqual([
      'suggestion',
      'sent',
    ])
    // Suggesting the same times again changes nothing.
    await suggest([MONDAY, MONDAY + HOUR])
    expect([(await mails()).length, (await seen())[0]?.id]).toEqual([1, suggestion?.id])
  })

  it('must be open now', async () => {
    for (const start of [MONDAY - 12 * HOUR, TEST_NOW - HOUR, Date.parse('2199-01-01T00:00:00Z')]) {
      const { status, error } = await suggest([MONDAY, start])
      expect([status, error.code]).toEqual([409, 'slot_not_offered'])
    }
    expect(await seen()).toEqual([])
  })

  it('are for matched students only', async () => {
    expect((await suggest([MONDAY], coach, other)).status).toBe(404)
    await suggest([MONDAY])
    const { root } = app.context.database
    const ended = { status: 'ended', ended_by: 'student' } as const
    await root.updateTable('match_requests').set(ended).where('coach_id', '=', coach.profileId).execute()
    expect([await seen(), await stateOf(), (await withdraw()).status]).toEqual([[], [], 404])
    expect(await mails()).toEqual([])
  })

  it('are accepted by any booking with the coach', async () => {
    await suggest([MONDAY, MONDAY + HOUR])
    app.clock.advance(1000)
    const id = await book(MONDAY + HOUR)
    const { body } = await app.call(listCoachSuggestions, { as: coach.actor })
    expect(body[0]).toMatchObject({ state: 'accepted', session: { id, ...times(MONDAY + HOUR) } })
    expect([await seen(), await mails()]).toEqual([[], []])
    // A cancellation does not bring it back; the coach can suggest again.
    await app.call(cancelBooking, { as: student.actor, params: { id: String(id) }, body: {} })
    expect([await seen(), await stateOf()]).toEqual([[], ['accepted']])
    app.clock.advance(1000)
    expect((await suggest([MONDAY])).body.state).toBe('waiting')
  })

  it('are held by nobody: whoever books first gets the time', async () => {
    await suggest([MONDAY])
    await book(MONDAY, other)
    expect(await book(MONDAY)).toBe('slot_taken')
    expect(await stateOf()).toEqual(['waiting'])
  })

  it('can be declined by their student alone, which the coach sees', async () => {
    await suggest([MONDAY])
    await suggest([MONDAY + HOUR], otherCoach)
    const waiting = await seen()
    const { id } = waiting.find(({ mentor_profile }) => mentor_profile.id === coach.profileId)!
    expect([(await decline(id, other)).status, (await decline(id, coach)).status]).toEqual([404, 403])
    const { status, body } = await decline(id)
    expect([status, body.map(({ mentor_profile }) => mentor_profile.id)]).toEqual([
      200,
      [otherCoach.profileId],
    ])
    expect((await decline(id)).status).toBe(200)
    expect([await stateOf(), await stateOf(otherCoach)]).toEqual([['declined'], ['waiting']])
  })

  it('can be withdrawn by the coach; the mail is not sent then', async () => {
    await suggest([MONDAY])
    expect((await withdraw()).body.state).toBe('withdrawn')
    expect([await seen(), await mails(), (await withdraw()).body.state]).toEqual([[], [], 'withdrawn'])
  })

  it('replace those before', async () => {
    await suggest([MONDAY])
    const [before] = await seen()
    app.clock.advance(1000)
    await suggest([MONDAY + 2 * HOUR])
    const after = await seen()
    expect(after.map((one) => one.times)).toEqual([[times(MONDAY + 2 * HOUR)]])
    expect([(await decline(before!.id)).status, await mails()]).toEqual([
      404,
      expect.objectContaining({ length: 1 }),
    ])
  })

  it('expire when all of them have passed', async () => {
    await suggest([MONDAY, MONDAY + HOUR])
    app.clock.set(MONDAY)
    expect((await seen())[0]?.times).toEqual([times(MONDAY + HOUR)])
    app.clock.set(MONDAY + HOUR)
    expect([await seen(), await stateOf()]).toEqual([[], ['expired']])
  })

  it('are limited for each student', async () => {
    for (let sent = 0; sent < 10; sent++) expect((await suggest([MONDAY])).status).toBe(200)
    expect((await suggest([MONDAY])).error.code).toBe('too_many_requests')
    expect((await suggest([MONDAY], otherCoach)).status).toBe(200)
    app.clock.advance(DAY)
    expect((await suggest([MONDAY + HOUR])).status).toBe(200)
  })

  it('are removed when the last one has passed long ago, as claims are', async () => {
    const { database, jobs } = app.context
    const pairs = [student, other].map(({ profileId }) => ({
      coach_id: coach.profileId,
      student_profile_id: profileId,
    }))
    const kept = TEST_NOW - RETENTION_KINDS.claims.days * DAY
    const created_at = new Date(kept - 20 * DAY)
    await database.transaction(async (trx) => {
      await trx.deleteFrom('suggestions').execute()
      await seedSuggestion(trx, pairs[0]!, { created_at, starts_at: new Date(kept - 1) })
      await seedSuggestion(trx, pairs[1]!, { created_at, starts_at: new Date(kept) })
      await jobs.enqueue(trx, removeExpired, {})
    })
    await app.runJobs()
    const left = await database.root.selectFrom('suggestions').select('student_profile_id').execute()
    expect(left).toEqual([{ student_profile_id: other.profileId }])
  })

  it('come without mail if the student has turned that off', async () => {
    const old = { reminder_day: true, reminder_hour: true, feedback_asked: true }
    const choose = (body: typeof old & { suggestion?: boolean }) =>
      app.call(saveNotificationChoices, { as: student.actor, body })
    expect((await choose({ ...old, suggestion: false })).body.suggestion).toBe(false)
    // A page of an earlier version does not send the choice, which stays.
    await choose(old)
    expect((await app.call(getNotificationChoices, { as: student.actor })).body.suggestion).toBe(false)
    await suggest([MONDAY])
    expect([(await seen()).length, await mails()]).toEqual([1, []])
  })
})
