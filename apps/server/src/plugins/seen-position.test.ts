import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { listBookings } from '@shinequo/contract/bookings'
import { getMentor, listMentors } from '@shinequo/contract/coaches'
import { getOwnCoachProfile, updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { listPosts } from '@shinequo/contract/feed'
import { listEvents } from '@shinequo/contract/feed/events'
import { listMatchRequests } from '@shinequo/contract/matching'
import { listMatches } from '@shinequo/contract/matching/programme-matches'
import { listPeople } from '@shinequo/contract/people'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import { getProgrammeFigures, listCoachLoads } from '@shinequo/contract/programme'
import { getSession } from '@shinequo/contract/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { seedCoach } from '../seeds/coaches.ts'
import { seedMatch } from '../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../seeds/people.ts'
import { eventSeed, seedPosts } from '../seeds/posts.ts'
import { seedBooking } from '../seeds/sessions.ts'
import { type AssembledApp, assembleApp } from '../testing/assembled-app.ts'
import { describeOnPostgres } from '../testing/engines.ts'
import { type PostgresServer, startPostgres, startReplica } from '../testing/postgres-server.ts'
import { addressOf } from '../testing/test-app.ts'
import { TEST_NOW, TestClock } from '../testing/test-clock.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database/engine.ts'
import { migrate } from './database/migrate.ts'
import { openPostgres, type PostgresOptions } from './database/postgres.ts'

const DAY = 86_400_000
const TOKEN = 'a token for Prometheus, long enough'
const BEFORE = 'Beforehand'
const AFTER = 'Afterwards'

describeOnPostgres('a replica that waits', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let onReplica: Database
  let url: string
  let withReplica: PostgresOptions
  let app: AssembledApp
  let [admin, coach, student] = [] as unknown as [SeededPerson, SeededPerson, SeededPerson]
  let booking: string

  beforeAll(async () => {
    const binDir = inject('postgresBinDir')!
    primary = await startPostgres(binDir, { durable: false })
    replica = await startReplica(binDir, primary)
    onReplica = await openPostgres(replica.url)
    url = await emptyDatabase(primary.url)
    const ofReplica = Object.assign(new URL(url), { port: new URL(replica.url).port }).href
    withReplica = { replica: { url: ofReplica, periodMs: 50, mostLagMs: 600_000 } }
    const database = await openPostgres(url, withReplica)
    await migrate(database)
    app = await assembleApp(database, new TestClock(), { METRICS_TOKEN: TOKEN })
    await database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', first_name: BEFORE })
      coach = await seedCoach(trx, { first_name: BEFORE })
      student = await seedStudent(trx)
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      await seedMatch(trx, pair)
      booking = (await seedBooking(trx, { ...pair, starts_at: new Date(TEST_NOW + DAY) })).bookingId
      await seedPosts(trx, [{ title: BEFORE }, eventSeed(TEST_NOW + DAY, { title: BEFORE })])
    })
    // An entry of the audit about the student.
    const params = { id: student.actor.accountId }
    expect((await call(getStudentRecord, admin, { params })).status).toBe(200)
  })
  afterAll(async () => {
    await app?.close()
    await onReplica?.close()
    await replica?.stop()
    await primary?.stop()
  })

  async function call(
    endpoint: Endpoint,
    { actor }: SeededPerson,
    {
      params = {},
      query = {},
      body,
      seen,
      on = app,
    }: {
      params?: object
      query?: object
      body?: object
      seen?: string | undefined
      on?: AssembledApp
    } = {},
  ) {
    const response = await on.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      headers: { authorization: `Bearer ${on.context.tokens.sign(actor)}` },
      ...(body && { payload: body }),
      ...(seen !== undefined && { cookies: { seen } }),
    })
    const cookie = response.cookies.find(({ name }) => name === 'seen')
    return { status: response.statusCode, text: response.body, cookie }
  }

  async function pauseReplay(): Promise<void> {
    const seen = await app.context.database.position()
    const isFollowing = (at: Database['root']) => sql`select pg_is_in_recovery() as is`.execute(at)
    await expect
      .poll(async () => (await app.context.database.lagging(seen, isFollowing)).rows)
      .toEqual([{ is: true }])
    onTestFinished(() => resumeReplay())
    await sql`select pg_wal_replay_pause()`.execute(onReplica.root)
    const paused = sql`select pg_get_wal_replay_pause_state() as is`
    await expect.poll(async () => (await paused.execute(onReplica.root)).rows).toEqual([{ is: 'paused' }])
  }

  async function resumeReplay(): Promise<void> {
    await sql`select pg_wal_replay_resume()`.execute(onReplica.root)
  }

  it('answers what may lag, and nothing else', async () => {
    await pauseReplay()
    const headers = { authorization: `Bearer ${TOKEN}` }
    const { body } = await app.app.inject({ url: '/metrics', headers })
    expect(body).toMatch(/\nshinequo_replica_usable 1\n/)
    expect(body).toMatch(/\nshinequo_replica_lag_seconds \d/)
    const { root } = app.context.database
    await sql`update accounts set first_name = ${AFTER} where first_name = ${BEFORE}`.execute(root)
    await sql`update posts set title = ${AFTER}`.execute(root)
    const lagging = [
      [listMentors, student],
      [listMentors, student, { query: { limit: '5' } }],
      [listPosts, student],
      [listEvents, student],
      [listPeople, admin],
      [listMatches, admin, { query: { status: 'accepted' } }],
      [listAuditEntries, admin],
      [listOwnAuditEntries, student],
      [getProgrammeFigures, admin, { query: { period: 'term' } }],
      [listCoachLoads, admin],
    ] as const
    for (const [endpoint, who, more] of lagging) {
      const { status, text } = await call(endpoint, who, more)
      expect([status, text.includes(BEFORE), text.includes(AFTER)], endpoint.path).toEqual([200, true, false])
    }
    const present = [
      [listBookings, student],
      [listMatchRequests, student, { query: { status: 'accepted' } }],
      [getSession, student, { params: { id: booking } }],
      [getMentor, student, { params: { id: coach.profileId } }],
      [getOwnCoachProfile, coach],
      [getStudentRecord, admin, { params: { id: student.actor.accountId } }],
    ] as const
    for (const [endpoint, who, more] of present) {
      const { status, text } = await call(endpoint, who, more)
      expect([status, text.includes(BEFORE), text.includes(AFTER)], endpoint.path).toEqual([200, false, true])
    }
    // Whatever a browser sends instead of a position, it gets an answer, at worst of the primary.
    for (const seen of ['', 'x', '%', '00000001-0/g', '00000001-FFFFFFFF/FFFFFFFF', 'F'.repeat(3000)]) {
      const { status, text } = await call(listPosts, student, { seen })
      expect([status, text.includes(AFTER)], seen).toEqual([200, true])
    }
    await resumeReplay()
    await expect.poll(async () => (await call(listPosts, student)).text.includes(AFTER)).toBe(true)
  })

  it('does not hide from a browser what it has changed', async () => {
    await pauseReplay()
    const changed = await call(updateCoachProfile, coach, { body: { city: 'Worcester' } })
    expect(changed.cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30, path: '/api' })
    expect(changed.cookie?.secure).toBeUndefined()
    const seen = changed.cookie!.value
    const shows = async (who: SeededPerson, position?: string) =>
      (await call(listMentors, who, { seen: position })).text.includes('Worcester')
    // The same browser, another one of the same person, and somebody else.
    expect([await shows(coach, seen), await shows(coach), await shows(student)]).toEqual([true, false, false])
    await resumeReplay()
    await expect.poll(() => shows(student)).toBe(true)
    expect(await shows(coach, seen)).toBe(true)
  })

  it('is not mentioned to those who change nothing, and only by servers that know it', async () => {
    expect((await call(listPeople, admin)).cookie).toBeUndefined()
    const refused = await call(updateCoachProfile, coach, { body: { time_zone: 'Nowhere' } })
    expect([refused.status, refused.cookie]).toEqual([400, undefined])
    const change = async (options: PostgresOptions) => {
      const on = await assembleApp(await openPostgres(url, options), new TestClock(), {
        BASE_URL: 'https://coaching.example',
      })
      onTestFinished(() => on.close())
      return call(updateCoachProfile, coach, { body: { city: 'Lowell' }, on })
    }
    expect(await change({})).toMatchObject({ status: 200, cookie: undefined })
    expect(await change(withReplica)).toMatchObject({ status: 200, cookie: { secure: true } })
  })
})
