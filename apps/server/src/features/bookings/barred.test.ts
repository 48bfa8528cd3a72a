import { claimSlot } from '@shinequo/contract/availability'
import { createBooking, listBookings, moveBooking } from '@shinequo/contract/bookings'
import { proposeTimes } from '@shinequo/contract/bookings/coach-sessions'
import { getMentor, pageOfMentors } from '@shinequo/contract/coaches'
import { changeCoach } from '@shinequo/contract/matching/changes'
import { endCoaching } from '@shinequo/contract/matching/endings'
import { pairByHand } from '@shinequo/contract/matching/programme-matches'
import { decideRequest, listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('a student whom a coach has turned down', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(TEST_NOW)
    await app.context.database.root.updateTable('programme').set({ matching_mode: 'automatic' }).execute()
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      coach = await seedCoach(trx)
    })
  })
  afterAll(() => app.close())

  const pair = () => ({ student_profile_id: student.profileId, coach_id: coach.profileId })
  const match = (more: Partial<Parameters<typeof seedMatch>[1]> = {}) =>
    app.context.database.transaction((trx) => seedMatch(trx, { ...pair(), ...more }))
  const claim = (start = MONDAY, moving?: string) =>
    app.call(claimSlot, {
      as: student.actor,
      body: [
        {
          student_profile: student.profileId,
          mentor_profile: coach.profileId,
          is_default: false,
          start_time: new Date(start).toISOString(),
          end_time: new Date(start + 30 * MINUTE).toISOString(),
          ...(moving !== undefined && { moving }),
        },
      ],
    })
  const claimed = async () => {
    const { status, error } = await claim()
    return status === 201 ? 'claimed' : `${status} ${error.code}`
  }
  const end = () =>
    app.call(endCoaching, { as: coach.actor, params: { id: student.profileId }, body: { reason: 'Full' } })
  const REFUSED = '403 not_available_to_you'

  it('cannot claim a time of theirs after a decline', async () => {
    await app.context.database.root.updateTable('programme').set({ matching_mode: 'coach' }).execute()
    await match({ status: 'pending' })
    expect(await claimed()).toBe('claimed')
    const [request] = (await app.call(listStudentRequests, { as: coach.actor })).body
    const body = { decision: 'declined' } as const
    await app.call(decideRequest, { as: coach.actor, params: { id: request!.id }, body })
    expect(await claimed()).toBe(REFUSED)
  })

  it('cannot book a time that was held before the coach ended the match', async () => {
    await match()
    const held = await claim()
    expect((await end()).status).toBe(200)
    const body = {
      student_profile: student.profileId,
      mentor_profile: coach.profileId,
      time_slot: held.body[0]!.id,
    }
    const booked = await app.call(createBooking, { as: student.actor, body })
    expect([booked.status, booked.error.code]).toEqual([403, 'not_available_to_you'])
    expect((await app.call(listBookings, { as: student.actor })).body).toEqual([])
  })

  it('keeps a session, and moves it only to a time that the coach proposes', async () => {
    await match()
    const { bookingId } = await app.context.database.transaction((trx) =>
      seedBooking(trx, { ...pair(), starts_at: new Date(MONDAY + 60 * MINUTE) }),
    )
    const params = { id: bookingId }
    const held = await claim(MONDAY, bookingId)
    await end()
    const body = { time_slot: held.body[0]!.id }
    const moved = await app.call(moveBooking, { as: student.actor, params, body })
    expect([moved.status, moved.error.code]).toEqual([403, 'not_available_to_you'])
    expect((await claim(MONDAY + 120 * MINUTE, bookingId)).error.code).toBe('not_available_to_you')
    const times = [new Date(MONDAY + 120 * MINUTE).toISOString()]
    expect((await app.call(proposeTimes, { as: coach.actor, params, body: { times } })).status).toBe(200)
    const again = await claim(MONDAY + 120 * MINUTE, bookingId)
    const slot = { time_slot: again.body[0]!.id }
    expect((await app.call(moveBooking, { as: student.actor, params, body: slot })).status).toBe(200)
  })

  it('is not offered the coach, and others are', async () => {
    const other = await app.context.database.transaction((trx) => seedStudent(trx))
    await match()
    await end()
    const seen = async (as: SeededPerson) => {
      const page = (await app.call(pageOfMentors, { as: as.actor, query: { limit: 20 } })).body
      const one = (await app.call(getMentor, { as: as.actor, params: { id: coach.profileId } })).body
      return [page.items.map(({ unavailable }) => unavailable), one.unavailable]
    }
    expect(await seen(student)).toEqual([[true], true])
    expect(await seen(other)).toEqual([[false], false])
    expect(await seen(coach)).toEqual([[false], false])
  })

  it('can book again once a person has matched the two', async () => {
    await match()
    await end()
    expect(await claimed()).toBe(REFUSED)
    app.clock.advance(MINUTE)
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const body = { student_profile: student.profileId, mentor_profile: coach.profileId, reason: '' }
    expect((await app.call(pairByHand, { as: admin.actor, body })).status).toBe(201)
    expect(await claimed()).toBe('claimed')
  })

  it('may come back after leaving the coach', async () => {
    const id = await match()
    const body = { coach: null, reason: '', share_notes: false, sessions: 'keep' } as const
    expect((await app.call(changeCoach, { as: student.actor, params: { id }, body })).status).toBe(200)
    expect(await claimed()).toBe('claimed')
  })

  it.each([
    { status: 'ended', ended_by: 'admin' },
    { status: 'ended', ended_by: 'student' },
    { status: 'ended', ended_by: 'expired' },
    { status: 'ended', ended_by: 'gave_way' },
    { status: 'ended', ended_by: 'away' },
    { status: 'ended' },
    { status: 'declined', declined_by: 'admin' },
  ] as const)('is not one whose match ended as %j', async (ending) => {
    await match(ending)
    expect(await claimed()).toBe('claimed')
  })
})
