import { randomUUID } from 'node:crypto'
import { cancelBooking, restoreBooking } from '@shinequo/contract/bookings'
import { SOCKET_CLOSED } from '@shinequo/contract/events'
import { listChat, MESSAGE_MAX, sendChat } from '@shinequo/contract/sessions/chat'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../../plugins/database/migrate.ts'
import { openPostgres } from '../../../plugins/database/postgres.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { type AssembledApp, assembleApp } from '../../../testing/assembled-app.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../../testing/engines.ts'
import { enterAs } from '../../../testing/room-guest.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW, TestClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'

const MINUTE = 60_000

/** A student and a coach whose session starts in ten minutes. */
function seedPair({ context }: AssembledApp) {
  return context.database.transaction(async (trx) => {
    const student = await seedStudent(trx)
    const coach = await seedCoach(trx)
    const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
    const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(TEST_NOW + 10 * MINUTE) })
    return { student, coach, booking: bookingId }
  })
}

describeOnEngines('the messages that two people write in their room', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let booking: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;({ student, coach, booking } = await seedPair(app))
  })
  afterAll(() => app.close())

  const write = (as: SeededPerson, text: string, key: string = randomUUID()) =>
    app.call(sendChat, { as: as.actor, params: { id: booking }, body: { key, text } })
  const read = (as: SeededPerson, after = 0) =>
    app.call(listChat, { as: as.actor, params: { id: booking }, query: { after: String(after) } })
  const texts = async (as: SeededPerson) => (await read(as)).body.messages.map(({ text }) => text)

  it('are read by both in order, again later, and by nobody else', async () => {
    const first = await write(student, '  Hello  ')
    expect(first).toMatchObject({ status: 201, body: { author: 'student', text: 'Hello' } })
    await write(coach, 'Hello, Noor')
    for (const one of [student, coach]) expect(await texts(one)).toEqual(['Hello', 'Hello, Noor'])
    expect((await read(coach, first.body.id)).body).toMatchObject({
      messages: [{ text: 'Hello, Noor' }],
      more: false,
    })
    const strangers = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx),
      await seedCoach(trx),
      await seedAccount(trx, { role: 'admin' }),
    ])
    for (const nobody of strangers) {
      expect((await write(nobody, 'Hello')).status).toBe(404)
      expect((await read(nobody)).status).toBe(404)
    }
    app.clock.advance(2 * 60 * MINUTE)
    expect(await texts(student)).toHaveLength(2)
  })

  it('are stored once however often one side sends them under one key', async () => {
    const key = randomUUID()
    const sent = await Promise.all([write(student, 'Once', key), write(student, 'Once', key)])
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(sent[0]?.body.id).toBe(sent[1]?.body.id)
    await write(coach, 'Mine', key)
    expect(await texts(coach)).toEqual(['Once', 'Mine'])
    // The response to the first one was lost, and the room has closed since.
    app.clock.advance(2 * 60 * MINUTE)
    expect((await write(student, 'Once', key)).status).toBe(201)
  })

  it('are accepted only while the room is open', async () => {
    app.clock.set(TEST_NOW - 6 * MINUTE)
    expect(await write(student, 'Early')).toMatchObject({ status: 409, body: { code: 'room_early' } })
    app.clock.set(TEST_NOW + 70 * MINUTE)
    expect(await write(coach, 'Late')).toMatchObject({ status: 409, body: { code: 'room_closed' } })
    app.clock.set(TEST_NOW)
    await app.call(cancelBooking, { as: student.actor, params: { id: booking }, body: { reason: '' } })
    expect(await write(coach, 'Why?')).toMatchObject({ status: 409, body: { code: 'session_cancelled' } })
    expect(await texts(coach)).toEqual([])
  })

  it('need text, have a maximum length and are rate-limited', async () => {
    for (const text of ['', ' \n ', 'x'.repeat(MESSAGE_MAX + 1), 'a\u0000b']) {
      expect(await write(student, text)).toMatchObject({
        status: 400,
        body: { errors: { text: expect.any(String) } },
      })
    }
    expect((await write(student, 'x'.repeat(MESSAGE_MAX))).status).toBe(201)
    for (let n = 1; n < 60; n += 1) expect((await write(student, `${n}`)).status).toBe(201)
    expect((await write(student, 'One more')).status).toBe(429)
    expect((await write(coach, 'I have room')).status).toBe(201)
    app.clock.advance(MINUTE)
    expect((await write(student, 'Again')).status).toBe(201)
  })

  it('are read in parts when there are many', async () => {
    const at = new Date(TEST_NOW)
    const row = { booking_id: booking, author: 'coach', text: 'Words', sent_at: at } as const
    const rows = Array.from({ length: 201 }, () => ({ ...row, key: randomUUID() }))
    await app.context.database.root.insertInto('session_messages').values(rows).execute()
    const { body } = await read(student)
    expect([body.messages.length, body.more]).toEqual([200, true])
    const rest = await read(student, body.messages.at(-1)?.id)
    expect([rest.body.messages.length, rest.body.more]).toEqual([1, false])
  })

  it('show the coach, and nobody else, where a student may need care', async () => {
    await write(student, 'I want to die')
    await write(coach, 'Do you want to die?')
    await write(student, "I can't take it anymore")
    const flags = async (as: SeededPerson) =>
      (await read(as)).body.messages.map(({ needs_care }) => needs_care)
    // Heavy words that may mean danger flag nothing.
    expect(await flags(coach)).toEqual([true, false, false])
    expect(await flags(student)).toEqual([false, false, false])
  })

  it('notify both people in the room', async () => {
    const [s, c] = [randomUUID(), randomUUID()]
    const here = await enterAs(app, student.actor, booking, s)
    const there = await enterAs(app, coach.actor, booking, c)
    await Promise.all([here.heard('welcome'), there.heard('welcome')])
    await write(student, 'Hello')
    await Promise.all([here.heard('written'), there.heard('written')])
    for (const guest of [here, there]) {
      expect(JSON.stringify(guest.events)).not.toContain('Hello')
      guest.close()
    }
  })

  it('are refused at once when the session is cancelled, and accepted again when that is undone', async () => {
    const here = await enterAs(app, student.actor, booking, randomUUID())
    const there = await enterAs(app, coach.actor, booking, randomUUID())
    await Promise.all([here.heard('welcome'), there.heard('welcome')])
    await app.call(cancelBooking, { as: student.actor, params: { id: booking }, body: { reason: '' } })
    const before = performance.now()
    expect(await Promise.all([here.ended, there.ended])).toEqual([
      SOCKET_CLOSED.roomClosed,
      SOCKET_CLOSED.roomClosed,
    ])
    expect(performance.now() - before).toBeLessThan(2000)
    const undone = await app.call(restoreBooking, { as: student.actor, params: { id: booking } })
    expect(undone.status).toBe(200)
    expect((await write(coach, 'There we are')).status).toBe(201)
  })
})

describeOnPostgres('a room on two servers', (serverUrl) => {
  it('is notified on the other one of messages, and of a cancellation within two seconds', async () => {
    const url = await emptyDatabase(serverUrl)
    const first = await openPostgres(url)
    await migrate(first)
    const clock = new TestClock()
    const here = await assembleApp(first, clock)
    const there = await assembleApp(await openPostgres(url), clock)
    const post = ({ app, context }: AssembledApp, as: SeededPerson, path: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/api/bookings/${path}`,
        headers: { authorization: `Bearer ${context.tokens.sign(as.actor)}` },
        payload,
      })
    try {
      const { student, coach, booking } = await seedPair(here)
      const guest = await enterAs(there, coach.actor, booking, randomUUID())
      await guest.heard('welcome')
      const body = { key: randomUUID(), text: 'Hello' }
      expect((await post(here, student, `${booking}/messages/`, body)).statusCode).toBe(201)
      await guest.heard('written')
      expect((await post(here, student, `${booking}/cancel/`, { reason: '' })).statusCode).toBe(200)
      const before = performance.now()
      expect(await guest.ended).toBe(SOCKET_CLOSED.roomClosed)
      expect(performance.now() - before).toBeLessThan(2000)
    } finally {
      await here.close()
      await there.close()
    }
  })
})
