import { randomUUID } from 'node:crypto'
import { login, logout } from '@shinequo/contract/accounts'
import { updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import { SOCKET_CLOSED } from '@shinequo/contract/events'
import { getRoom } from '@shinequo/contract/sessions/room'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../../plugins/database/migrate.ts'
import { openPostgres } from '../../../plugins/database/postgres.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { type AssembledApp, assembleApp } from '../../../testing/assembled-app.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../../testing/engines.ts'
import { askForTicket, enterAs, enterWith } from '../../../testing/room-guest.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW, TestClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { ALLOWANCE, forgetOld } from '../signals/service.ts'

const MINUTE = 60_000
const QUICK = { interval: 5, timeout: 5000 }

interface Pair {
  readonly student: SeededPerson
  readonly coach: SeededPerson
  readonly booking: string
}

/** A student and a coach whose session starts in ten minutes. */
function seedPair({ context }: AssembledApp): Promise<Pair> {
  return context.database.transaction(async (trx) => {
    const student = await seedStudent(trx, { first_name: 'Noor' })
    const coach = await seedCoach(trx, { first_name: 'Amara' })
    const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
    const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(TEST_NOW + 10 * MINUTE) })
    return { student, coach, booking: bookingId }
  })
}

describeOnEngines('the room of a session', (engine) => {
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

  /** How many bytes that one browser sent to the other are stored. */
  const relayed = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(octet_length(body)), 0)::int as bytes from room_signals where kind = 'relay'`.execute(
      app.context.database.root,
    )
    return rows[0]!.bytes
  }
  const ask = (as: SeededPerson, id = booking) => askForTicket(app, as.actor, id)
  const enter = (as: SeededPerson, peer: string = randomUUID(), since?: number) =>
    enterAs(app, as.actor, booking, peer, since)

  it('is shown only to its two people, with its window', async () => {
    const seen = await app.call(getRoom, { as: student.actor, params: { id: booking } })
    expect(seen.body).toMatchObject({
      role: 'student',
      you: { first_name: 'Noor' },
      other: { first_name: 'Amara' },
      opens_at: new Date(TEST_NOW - 5 * MINUTE).toISOString(),
      closes_at: new Date(TEST_NOW + 70 * MINUTE).toISOString(),
      state: 'open',
      elsewhere: null,
      phone: null,
      other_here: false,
      network: 'local',
      ice_servers: [],
    })
    const [stranger, admin] = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx),
      await seedAccount(trx, { role: 'admin' }),
    ])
    for (const nobody of [stranger, admin]) {
      expect((await app.call(getRoom, { as: nobody.actor, params: { id: booking } })).status).toBe(404)
      expect((await ask(nobody)).status).toBe(404)
    }
  })

  it('has the zone that the coach has chosen, for the coach', async () => {
    await app.call(updateCoachProfile, { as: coach.actor, body: { time_zone: 'Asia/Kathmandu' } })
    const zone = async ({ actor }: SeededPerson) =>
      (await app.call(getRoom, { as: actor, params: { id: booking } })).body.time_zone
    expect([await zone(coach), await zone(student)]).toEqual(['Asia/Kathmandu', null])
  })

  it('connects the two and relays signals from one to the other, in order', async () => {
    const [s, c] = [randomUUID(), randomUUID()]
    const first = await enter(student, s)
    expect((await first.heard('welcome')).opened).toBe(false)
    const second = await enter(coach, c)
    expect((await second.heard('welcome')).opened).toBe(true)
    expect(await first.heard('joined')).toMatchObject({ role: 'coach', peer: c })
    expect((await app.call(getRoom, { as: student.actor, params: { id: booking } })).body.other_here).toBe(
      true,
    )
    const words = Array.from({ length: 120 }, (_, n) => `candidate ${n}`)
    for (const word of words) first.say(c, word)
    await second.heard('relay', ({ body }) => body === words.at(-1))
    expect(second.events.flatMap((event) => (event.type === 'relay' ? [event.body] : []))).toEqual(words)
    // Data for a page that is gone is delivered to nobody.
    second.say(randomUUID(), 'to nobody')
    second.close()
    expect(await first.heard('left')).toMatchObject({ role: 'coach', peer: c, clean: true })
    expect(first.events.some(({ type }) => type === 'relay')).toBe(false)
    first.close()
  })

  it('keeps what it relays no longer than until it has arrived', async () => {
    const [s, c] = [randomUUID(), randomUUID()]
    const [first, second] = [await enter(student, s), await enter(coach, c)]
    await first.heard('joined')
    for (let n = 0; n < 20; n++) first.say(c, `candidate ${n}`)
    await second.heard('relay', ({ body }) => body === 'candidate 19')
    await expect.poll(relayed, QUICK).toBe(0)
    // What nobody has received waits for two minutes.
    first.say(randomUUID(), 'to nobody')
    await expect.poll(relayed, QUICK).toBe(9)
    app.clock.advance(2 * MINUTE)
    expect([await forgetOld(app.context), await relayed()]).toEqual([true, 9])
    app.clock.advance(1)
    expect([await forgetOld(app.context), await relayed()]).toEqual([false, 0])
    for (const guest of [first, second]) guest.close()
  })

  it('stores a second’s share and a room’s, however many connections a side opens', async () => {
    const [s, nobody] = [randomUUID(), randomUUID()]
    const there = await enter(coach)
    await there.heard('welcome')
    const departures = () => there.events.filter(({ type }) => type === 'left').length
    const flood = async () => {
      const guest = await enter(student, s)
      await guest.heard('welcome')
      for (let n = 0; n < 40; n++) guest.say(nobody, 'x'.repeat(60_000))
      await guest.heard('full')
      const before = departures()
      guest.cut()
      // Comes after everything that the connection has sent.
      await expect.poll(departures, QUICK).toBeGreaterThan(before)
    }
    for (let nth = 0; nth < 3; nth++) await flood()
    const first = await relayed()
    expect(first).toBeLessThanOrEqual(ALLOWANCE.inASecond)
    // The other side has its own count.
    there.say(nobody, 'y'.repeat(60_000))
    await expect.poll(relayed, QUICK).toBe(first + 60_000)
    const guest = await enter(student, s)
    let sent = first
    for (; sent + 60_000 <= ALLOWANCE.inAll; sent += 60_000) {
      app.clock.advance(1000)
      guest.say(nobody, 'x'.repeat(60_000))
      await expect.poll(relayed, QUICK).toBe(sent + 120_000)
    }
    guest.cut()
    app.clock.advance(1000)
    await flood()
    expect(await relayed()).toBe(sent + 60_000)
    there.close()
  })

  it('counts messages without words too', async () => {
    const guest = await enter(student)
    await guest.heard('welcome')
    for (let n = 0; n < 600; n++) guest.say(randomUUID(), '')
    app.clock.advance(1000)
    const again = await enter(student)
    await again.heard('welcome')
    for (let n = 0; n < 600; n++) again.say(randomUUID(), '')
    await again.heard('full')
    again.close()
  })

  it('carries a call that looks for another way once a minute until the room closes', async () => {
    const [s, c] = [randomUUID(), randomUUID()]
    const [first, second] = [await enter(student, s), await enter(coach, c)]
    await Promise.all([first.heard('joined'), second.heard('welcome')])
    for (let minute = 0; minute < 69; minute++) {
      const way = `${minute}:${'o'.repeat(8000)}`
      first.say(c, way)
      first.say(c, 'c'.repeat(3600))
      first.say(c, `${minute} done`)
      await second.heard('relay', ({ body }) => body === `${minute} done`)
      app.clock.advance(MINUTE)
    }
    expect(first.events.some(({ type }) => type === 'full')).toBe(false)
    for (const guest of [first, second]) guest.close()
  })

  it('opens only to pages of its own', async () => {
    const query = { ticket: (await ask(student)).ticket, peer: randomUUID() }
    await expect(enterWith(app.app, query, 'https://evil.example')).rejects.toBe(403)
    // The ticket was not used.
    const own = await enterWith(app.app, query, app.context.env.baseUrl)
    await own.heard('welcome')
    own.close()
  })

  it('resumes a page after its lost connection', async () => {
    const [s, c] = [randomUUID(), randomUUID()]
    const there = await enter(student, s)
    await there.heard('welcome')
    const before = await enter(coach, c)
    await there.heard('joined')
    const { id } = await before.heard('welcome')
    before.cut()
    expect((await there.heard('left')).clean).toBe(false)
    there.say(c, 'while you were away')
    const again = await enter(coach, c, id)
    expect((await again.heard('relay')).body).toBe('while you were away')
    for (const guest of [there, again]) guest.close()
  })

  it('has one place for each person: the newest connection counts', async () => {
    const here = await enter(student)
    await here.heard('welcome')
    const elsewhere = await enter(student)
    expect(await here.ended).toBe(SOCKET_CLOSED.elsewhere)
    await elsewhere.heard('welcome')
    elsewhere.close()
  })

  it('refuses a used ticket, an expired one and an unknown one', async () => {
    const { ticket } = await ask(student)
    const guest = await enterWith(app.app, { ticket, peer: randomUUID() })
    await expect(enterWith(app.app, { ticket, peer: randomUUID() })).rejects.toBe(401)
    guest.close()
    const late = await ask(student)
    app.clock.advance(MINUTE)
    await expect(enterWith(app.app, { ticket: late.ticket, peer: randomUUID() })).rejects.toBe(401)
    await expect(enterWith(app.app, { ticket: 'x'.repeat(43), peer: randomUUID() })).rejects.toBe(401)
    await expect(enterWith(app.app, { ticket: 'x', peer: 'nobody' })).rejects.toBe(400)
    expect((await app.app.inject({ url: '/api/room/?ticket=x' })).statusCode).toBe(404)
  })

  it('is closed before its window, after it, and when the session is cancelled, for the WebSocket too', async () => {
    const { ticket } = await ask(student)
    app.clock.set(TEST_NOW - 6 * MINUTE)
    expect(await ask(student)).toMatchObject({ status: 409, code: 'room_early' })
    await expect(enterWith(app.app, { ticket, peer: randomUUID() })).rejects.toBe(409)
    app.clock.set(TEST_NOW + 70 * MINUTE)
    expect(await ask(coach)).toMatchObject({ status: 409, code: 'room_closed' })
    app.clock.set(TEST_NOW)
    const good = await ask(student)
    const { root } = app.context.database
    const cancelled = {
      status: 'cancelled',
      cancelled_at: new Date(TEST_NOW),
      cancelled_by: 'coach',
    } as const
    await root.updateTable('bookings').set(cancelled).where('id', '=', booking).execute()
    expect(await ask(student)).toMatchObject({ status: 409, code: 'session_cancelled' })
    await expect(enterWith(app.app, { ticket: good.ticket, peer: randomUUID() })).rejects.toBe(409)
  })

  it('ends with the sign-in within two seconds, and so do its tickets', async () => {
    const { body } = await app.call(login, { body: { email: student.email, password: DEMO_PASSWORD } })
    const actor = app.context.tokens.verify(body.access)!
    const guest = await enterAs(app, actor, booking, randomUUID())
    await guest.heard('welcome')
    const { ticket } = await askForTicket(app, actor, booking)
    const before = performance.now()
    expect((await app.call(logout, { body: { refresh: body.refresh } })).status).toBe(200)
    expect(await guest.ended).toBe(SOCKET_CLOSED.signedOut)
    expect(performance.now() - before).toBeLessThan(2000)
    await expect(enterWith(app.app, { ticket, peer: randomUUID() })).rejects.toBe(401)
  })

  it('closes the connection after an invalid message', async () => {
    for (const nonsense of ['', '{}', '{"to":"nobody","body":"x"}', `{"to":"${randomUUID()}","body":7}`]) {
      const guest = await enter(student)
      guest.send(nonsense)
      expect(await guest.ended).toBe(SOCKET_CLOSED.refused)
    }
  })
})

describeOnEngines('a room with a relay', (engine) => {
  it('gives each of its two people their own credentials, which expire with it, while it is open', async () => {
    const relay = {
      STUN_URLS: 'stun:stun.example',
      TURN_URLS: 'turn:turn.example:3478',
      TURN_SECRET: 'a-secret-of-the-relay',
    }
    const app = await startTestApp(engine, relay)
    try {
      const { student, coach, booking } = await seedPair(app)
      const see = async ({ actor }: SeededPerson) =>
        (await app.call(getRoom, { as: actor, params: { id: booking } })).body
      const [one, other] = [await see(student), await see(coach)]
      expect(one.network).toBe('relay')
      expect(one.ice_servers.map(({ urls }) => urls)).toEqual([
        ['stun:stun.example'],
        ['turn:turn.example:3478'],
      ])
      const names = [one, other].map(({ ice_servers }) => ice_servers[1]?.username ?? '')
      expect(names[0]).not.toBe(names[1])
      for (const name of names) {
        expect(name).toMatch(new RegExp(`^${(TEST_NOW + 70 * MINUTE) / 1000}:[\\w-]{16}$`))
      }
      // If the programme allows it, the two may connect directly without the relay.
      const { root } = app.context.database
      await root.updateTable('programme').set({ direct_calls: true }).execute()
      expect((await see(student)).network).toBe('direct')
      expect((await see(student)).ice_servers).toHaveLength(2)
      app.clock.set(TEST_NOW - 6 * MINUTE)
      expect((await see(student)).ice_servers).toEqual([])
    } finally {
      await app.close()
    }
  })
})

describeOnPostgres('a room', (serverUrl) => {
  it('connects two people on two servers', async () => {
    const url = await emptyDatabase(serverUrl)
    const first = await openPostgres(url)
    await migrate(first)
    const clock = new TestClock()
    const here = await assembleApp(first, clock)
    const there = await assembleApp(await openPostgres(url), clock)
    try {
      const { student, coach, booking } = await seedPair(here)
      const [s, c] = [randomUUID(), randomUUID()]
      const one = await enterAs(here, student.actor, booking, s)
      const other = await enterAs(there, coach.actor, booking, c)
      expect(await one.heard('joined')).toMatchObject({ peer: c })
      other.say(s, 'an offer')
      expect((await one.heard('relay')).body).toBe('an offer')
      one.say(c, 'an answer')
      expect((await other.heard('relay')).body).toBe('an answer')
      // What a side may send is counted over both.
      const lots = 'x'.repeat(40_000)
      one.say(c, lots)
      await other.heard('relay', ({ body }) => body === lots)
      const again = await enterAs(there, student.actor, booking, s)
      again.say(c, lots)
      await again.heard('full')
      expect(await one.ended).toBe(SOCKET_CLOSED.elsewhere)
      for (const guest of [other, again]) guest.close()
    } finally {
      await here.close()
      await there.close()
    }
  })
})
