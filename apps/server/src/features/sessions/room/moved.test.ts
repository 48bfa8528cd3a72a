import { randomUUID } from 'node:crypto'
import { claimSlot } from '@shinequo/contract/availability'
import { moveBooking } from '@shinequo/contract/bookings'
import { proposeTimes } from '@shinequo/contract/bookings/coach-sessions'
import { SOCKET_CLOSED } from '@shinequo/contract/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { askForTicket, enterAs, enterWith } from '../../../testing/room-guest.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')
const LATER = MONDAY + 120 * MINUTE

describeOnEngines('the room of a session that is moved while it is open', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('ends at once for both, and opens again before the new time', async () => {
    const { student, coach, booking } = await app.context.database.transaction(async (trx) => {
      const zone = { time_zone: 'America/New_York' }
      const [student, coach] = [await seedStudent(trx, zone), await seedCoach(trx, zone)]
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(MONDAY) })
      return { student, coach, booking: bookingId }
    })
    const proposed = await app.call(proposeTimes, {
      as: coach.actor,
      params: { id: booking },
      body: { times: [new Date(LATER).toISOString()] },
    })
    expect(proposed.status).toBe(200)
    app.clock.set(MONDAY - 10 * MINUTE)
    const enter = (as: SeededPerson) => enterAs(app, as.actor, booking, randomUUID())
    const [here, there] = [await enter(student), await enter(coach)]
    await Promise.all([here.heard('welcome'), there.heard('welcome')])
    const { ticket } = await askForTicket(app, student.actor, booking)

    const claimed = await app.call(claimSlot, {
      as: student.actor,
      body: [
        {
          student_profile: student.profileId,
          mentor_profile: coach.profileId,
          start_time: new Date(LATER).toISOString(),
          end_time: new Date(LATER + 30 * MINUTE).toISOString(),
          moving: booking,
        },
      ],
    })
    const moved = await app.call(moveBooking, {
      as: student.actor,
      params: { id: booking },
      body: { time_slot: claimed.body[0]!.id },
    })
    const before = performance.now()
    expect(moved.status).toBe(200)
    expect(await Promise.all([here.ended, there.ended])).toEqual([
      SOCKET_CLOSED.roomClosed,
      SOCKET_CLOSED.roomClosed,
    ])
    expect(performance.now() - before).toBeLessThan(2000)

    // Nobody can enter at the old time, not even with an earlier ticket.
    await expect(enterWith(app.app, { ticket, peer: randomUUID() })).rejects.toBe(409)
    for (const { actor } of [student, coach]) {
      expect(await askForTicket(app, actor, booking)).toMatchObject({ status: 409, code: 'room_early' })
    }
    app.clock.set(LATER - 10 * MINUTE)
    const again = await enter(student)
    await again.heard('welcome')
    again.close()
  })
})
