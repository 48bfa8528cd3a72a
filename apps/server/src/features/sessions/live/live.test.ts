import { randomUUID } from 'node:crypto'
import { login, logout } from '@shinequo/contract/accounts'
import { claimSlot, releaseClaim } from '@shinequo/contract/availability'
import { addTimeOff } from '@shinequo/contract/availability/hours'
import {
  cancelBooking,
  createBooking,
  putCancellationAway,
  restoreBooking,
} from '@shinequo/contract/bookings'
import { LIVE_SOCKET, SOCKET_CLOSED } from '@shinequo/contract/events'
import { attendSession } from '@shinequo/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import { migrate } from '../../../plugins/database/migrate.ts'
import { openPostgres } from '../../../plugins/database/postgres.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { type AssembledApp, assembleApp } from '../../../testing/assembled-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../../testing/engines.ts'
import { type LivePage, openAs, openWith } from '../../../testing/live-page.ts'
import { askForTicket, enterWith, openSocket } from '../../../testing/room-guest.ts'
import { addressOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW, TestClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')
const SESSIONS = { type: 'sessions' } as const

interface People {
  readonly student: SeededPerson
  readonly other: SeededPerson
  readonly coach: SeededPerson
  /** The session of the student with the coach, on Monday. */
  readonly booking: string
}

function seedPeople({ context }: AssembledApp): Promise<People> {
  return context.database.transaction(async (trx) => {
    const student = await seedStudent(trx)
    const other = await seedStudent(trx)
    const coach = await seedCoach(trx)
    const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
    const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(MONDAY) })
    return { student, other, coach, booking: bookingId }
  })
}

const claimBody = ({ other, coach }: People) => [
  {
    student_profile: other.profileId,
    mentor_profile: coach.profileId,
    start_time: new Date(MONDAY + 60 * MINUTE).toISOString(),
    end_time: new Date(MONDAY + 90 * MINUTE).toISOString(),
  },
]

describeOnEngines('a live page', (engine) => {
  let app: TestApp
  let people: People
  let open: LivePage[]
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    for (const page of open ?? []) page.close()
    open = []
    app.clock.set(TEST_NOW)
    people = await seedPeople(app)
  })
  afterAll(() => app.close())

  const opened = async ({ actor }: SeededPerson) => {
    const page = await openAs(app, actor)
    open.push(page)
    return page
  }
  const times = () => ({ type: 'times', mentor_id: people.coach.profileId }) as const
  const cancel = () =>
    app.call(cancelBooking, {
      as: people.coach.actor,
      params: { id: people.booking },
      body: { reason: 'I am ill' },
    })

  it('is notified of changes to a session of its person, and of nothing about other people', async () => {
    const { student, other, coach, booking } = people
    const [hers, theirs, nobodys] = [await opened(student), await opened(coach), await opened(other)]
    nobodys.watch(coach.profileId)
    expect((await cancel()).status).toBe(200)
    for (const page of [hers, theirs]) await page.told(SESSIONS)
    // The freed time appears on the page that shows the coach's times.
    await nobodys.told(times())
    const params = { id: booking }
    expect((await app.call(restoreBooking, { as: coach.actor, params })).status).toBe(200)
    for (const page of [hers, theirs]) await page.told(SESSIONS)
    await nobodys.told(times())
    expect((await app.call(attendSession, { as: student.actor, params })).status).toBe(200)
    for (const page of [hers, theirs]) await page.told(SESSIONS)
    await cancel()
    await hers.told(SESSIONS)
    expect((await app.call(putCancellationAway, { as: student.actor, params })).status).toBe(200)
    await hers.told(SESSIONS)
    expect(nobodys.events).not.toContainEqual(SESSIONS)
    expect(hers.events).not.toContainEqual(times())
  })

  it('is notified of times that are held, released, booked and closed while it watches their coach', async () => {
    const { student, other, coach } = people
    const page = await opened(student)
    page.watch(coach.profileId.toUpperCase(), randomUUID())
    const claimed = await app.call(claimSlot, { as: other.actor, body: claimBody(people) })
    await page.told(times())
    await app.call(releaseClaim, { as: other.actor, params: { id: claimed.body[0]!.id } })
    await page.told(times())
    const day = { first_date: '2026-11-24', last_date: '2026-11-24' }
    expect((await app.call(addTimeOff, { as: coach.actor, body: day })).status).toBe(201)
    await page.told(times())
    page.watch()
    const again = await app.call(claimSlot, { as: other.actor, body: claimBody(people) })
    const wanted = { student_profile: other.profileId, mentor_profile: coach.profileId }
    const body = { ...wanted, time_slot: again.body[0]!.id }
    const theirs = await opened(coach)
    expect((await app.call(createBooking, { as: other.actor, body })).status).toBe(201)
    await theirs.told(SESSIONS)
    expect(page.events).not.toContainEqual(SESSIONS)
  })

  it('is notified when a held time expires, but not if it was released or booked meanwhile', async () => {
    const { student, other, coach } = people
    const [second, third] = await app.context.database.transaction(async (trx) => [
      await seedCoach(trx),
      await seedCoach(trx),
    ])
    const [mine, theirs] = [await opened(student), await opened(other)]
    const all = [coach, second, third].map(({ profileId }) => profileId)
    for (const page of [mine, theirs]) page.watch(...all)
    const claim = async (who: SeededPerson, of: SeededPerson) => {
      const [wanted] = claimBody({ ...people, other: who, coach: of })
      const { status, body } = await app.call(claimSlot, { as: who.actor, body: [wanted!] })
      expect(status).toBe(201)
      for (const page of [mine, theirs]) await page.told({ type: 'times', mentor_id: of.profileId })
      return body[0]!.id
    }
    const given = await claim(other, coach)
    await app.call(releaseClaim, { as: other.actor, params: { id: given } })
    for (const page of [mine, theirs]) await page.told(times())
    const taken = await claim(other, second)
    const pair = { student_profile: other.profileId, mentor_profile: second.profileId }
    const booked = await app.call(createBooking, { as: other.actor, body: { ...pair, time_slot: taken } })
    expect(booked.status).toBe(201)
    const ofSecond = { type: 'times', mentor_id: second.profileId } as const
    await claim(student, third)
    app.clock.advance(10 * MINUTE)
    for (const page of [mine, theirs]) {
      await page.told({ type: 'times', mentor_id: third.profileId })
      expect(page.events).not.toContainEqual(times())
      expect(page.events).not.toContainEqual(ofSecond)
    }
  })

  it('is notified on opening of changes in the last ten seconds, which it may have read too early', async () => {
    await cancel()
    const page = await opened(people.student)
    await page.told(SESSIONS)
    page.watch(people.coach.profileId)
    await page.told(times())
    app.clock.advance(10_000)
    const later = await opened(people.student)
    later.watch(people.coach.profileId)
    // The page receives this only after all notifications that were sent on opening.
    sessionsChanged(app.context, [people.student.profileId])
    await later.told(SESSIONS)
    expect(later.events).toEqual([])
  })

  it('is notified once of many changes at a time', async () => {
    const page = await opened(people.student)
    for (let n = 0; n < 10; n += 1) sessionsChanged(app.context, [people.student.profileId])
    await page.told(SESSIONS)
    await page.told(SESSIONS)
    expect(page.events).toEqual([])
  })

  it('opens only with a live ticket, once, within its minute; and that ticket opens no room', async () => {
    const { student, booking } = people
    const { ticket } = await askForTicket(app, student.actor)
    open.push(await openWith(app, ticket))
    await expect(openWith(app, ticket)).rejects.toBe(401)
    app.clock.set(MONDAY - 5 * MINUTE)
    const forRoom = await askForTicket(app, student.actor, booking)
    expect(forRoom.status).toBe(201)
    await expect(openWith(app, forRoom.ticket)).rejects.toBe(401)
    // The failed try consumed the ticket, so it does not open the room either.
    await expect(enterWith(app.app, { ticket: forRoom.ticket, peer: randomUUID() })).rejects.toBe(401)
    const forPage = await askForTicket(app, student.actor)
    await expect(enterWith(app.app, { ticket: forPage.ticket, peer: randomUUID() })).rejects.toBe(401)
    const late = await askForTicket(app, student.actor)
    app.clock.advance(MINUTE)
    await expect(openWith(app, late.ticket)).rejects.toBe(401)
    await expect(openWith(app, 'x'.repeat(43))).rejects.toBe(401)
    await expect(openWith(app, 'x'.repeat(101))).rejects.toBe(400)
    expect((await app.app.inject({ url: '/api/live/?ticket=x' })).statusCode).toBe(404)
  })

  it('opens only to pages of its own', async () => {
    const { ticket } = await askForTicket(app, people.student.actor)
    const path = `${LIVE_SOCKET}?${new URLSearchParams({ ticket })}`
    await expect(openSocket(app.app, path, 'https://evil.example')).rejects.toBe(403)
    await expect(openSocket(app.app, path, 'null')).rejects.toBe(403)
    const { socket, ended } = await openSocket(app.app, path, app.context.env.baseUrl)
    socket.close()
    await ended
  })

  it('leaves no expired tickets behind', async () => {
    const { actor } = people.student
    for (let nth = 0; nth < 3; nth++) await askForTicket(app, actor)
    app.clock.advance(MINUTE)
    await askForTicket(app, actor)
    const kept = await app.context.database.root
      .selectFrom('tickets')
      .select('hash')
      .where('account_id', '=', actor.accountId)
      .execute()
    expect(kept).toHaveLength(1)
  })

  it('ends with the sign-in within two seconds, and so do its tickets', async () => {
    const { body } = await app.call(login, { body: { email: people.student.email, password: DEMO_PASSWORD } })
    const actor = app.context.tokens.verify(body.access)!
    const page = await openAs(app, actor)
    const { ticket } = await askForTicket(app, actor)
    const before = performance.now()
    expect((await app.call(logout, { body: { refresh: body.refresh } })).status).toBe(200)
    expect(await page.ended).toBe(SOCKET_CLOSED.signedOut)
    expect(performance.now() - before).toBeLessThan(2000)
    await expect(openWith(app, ticket)).rejects.toBe(401)
  })

  it('opens for every signed-in person, ten times at most: the oldest is closed', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const first = await opened(admin)
    const second = await opened(admin)
    for (let n = 2; n < 11; n += 1) await opened(admin)
    expect(await first.ended).toBe(SOCKET_CLOSED.elsewhere)
    sessionsChanged(app.context, [admin.profileId])
    await second.told(SESSIONS)
  })

  it('closes the connection after invalid or too many messages', async () => {
    const many = Array.from({ length: 51 }, () => randomUUID())
    const long = `{"watch":[${' '.repeat(4000)}]}`
    for (const nonsense of ['', '{}', '{"watch":["x"]}', JSON.stringify({ watch: many }), long]) {
      const page = await opened(people.student)
      page.send(nonsense)
      expect(await page.ended).toBe(SOCKET_CLOSED.refused)
    }
    const page = await opened(people.student)
    for (let n = 0; n < 101; n += 1) page.watch()
    expect(await page.ended).toBe(SOCKET_CLOSED.refused)
  })
})

describeOnPostgres('live pages', (serverUrl) => {
  it('are notified on one server of what was done on another', async () => {
    const url = await emptyDatabase(serverUrl)
    const first = await openPostgres(url)
    await migrate(first)
    const clock = new TestClock()
    const here = await assembleApp(first, clock)
    const there = await assembleApp(await openPostgres(url), clock)
    try {
      const people = await seedPeople(here)
      const { student, other, coach, booking } = people
      const [hers, others] = [await openAs(there, student.actor), await openAs(there, other.actor)]
      others.watch(coach.profileId)
      const answer = await here.app.inject({
        method: 'POST',
        url: addressOf(cancelBooking, { id: booking }),
        headers: { authorization: `Bearer ${here.context.tokens.sign(coach.actor)}` },
        payload: { reason: 'I am ill' },
      })
      expect(answer.statusCode).toBe(200)
      await hers.told(SESSIONS)
      await others.told({ type: 'times', mentor_id: coach.profileId })
      expect(others.events).toEqual([])
      const claimed = await here.app.inject({
        method: 'POST',
        url: addressOf(claimSlot, {}),
        headers: { authorization: `Bearer ${here.context.tokens.sign(other.actor)}` },
        payload: claimBody(people),
      })
      expect(claimed.statusCode).toBe(201)
      await others.told({ type: 'times', mentor_id: coach.profileId })
      // The hold expires without any request.
      clock.advance(10 * MINUTE)
      await others.told({ type: 'times', mentor_id: coach.profileId })
      for (const page of [hers, others]) page.close()
    } finally {
      await here.close()
      await there.close()
    }
  })
})
