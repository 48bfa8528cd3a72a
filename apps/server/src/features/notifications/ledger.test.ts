import { listOwnMessages } from '@shinequo/contract/notifications'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMessages } from '../../seeds/messages.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000

describeOnEngines('mail as listed for its recipient', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let bookingId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { time_zone: 'UTC' })
      coach = await seedCoach(trx, { time_zone: 'UTC' })
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const starts_at = new Date(app.clock.now() + 72 * HOUR)
      bookingId = (await seedBooking(trx, { ...pair, starts_at })).bookingId
      await announceBooking(app.context, trx, bookingId)
      const before = new Date(app.clock.now() - 24 * HOUR)
      const own = { account_id: student.accountId, created_at: before, changed_at: before }
      await seedMessages(trx, [
        { ...own, kind: 'coach_leaving', payload: {} },
        { ...own, kind: 'new_device', payload: {}, state: 'unwanted' },
      ])
    })
    await app.runJobs()
  })
  afterAll(() => app.close())

  const read = async (as: SeededPerson, query: Record<string, string> = {}) =>
    (await app.call(listOwnMessages, { as: as.actor, query })).body

  it('is what is due, sent and refused, newest first, and only the recipient’s own', async () => {
    const { messages, next } = await read(student)
    expect(messages.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'feedback_asked due',
      'reminder_soon due',
      'reminder_hour due',
      'reminder_day due',
      'booking sent',
      'coach_leaving refused',
    ])
    expect(next).toBeNull()
    expect((await read(coach)).messages.map(({ kind }) => kind)).toEqual([
      'reminder_soon',
      'reminder_hour',
      'reminder_day',
      'booking',
    ])
  })

  it('is filtered by session', async () => {
    const { messages } = await read(student, { booking: bookingId })
    expect(messages).toHaveLength(5)
    expect(new Set(messages.map(({ booking }) => booking))).toEqual(new Set([bookingId]))
    expect((await read(coach, { booking: student.profileId })).messages).toEqual([])
  })

  it('is paginated', async () => {
    await app.context.database.transaction((trx) =>
      seedMessages(
        trx,
        Array.from({ length: 25 }, () => ({ account_id: coach.accountId, payload: {} })),
      ),
    )
    const first = await read(coach)
    const rest = await read(coach, { cursor: first.next ?? '' })
    expect([first.messages.length, rest.messages.length, rest.next]).toEqual([25, 4, null])
    expect(new Set([...first.messages, ...rest.messages].map(({ id }) => id)).size).toBe(29)
  })
})
