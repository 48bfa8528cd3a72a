import { randomUUID } from 'node:crypto'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedStudent } from '../../seeds/people.ts'
import { assembleApp } from '../../testing/assembled-app.ts'
import { type CuttingProxy, startCuttingProxy } from '../../testing/cutting-proxy.ts'
import { describeOnPostgres } from '../../testing/engines.ts'
import { addressOf } from '../../testing/test-app.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { notifierOf } from '../change-notifier.ts'
import { databaseErrorKind } from './database-error.ts'
import { Listener } from './listener.ts'
import { migrate } from './migrate.ts'
import { notifyKeys } from './notify-keys.ts'
import { openPostgres } from './postgres.ts'

const HOUR = 3_600_000
/** A text that only a claim sends. */
const CLAIM = 'insert into time_slots'
/** And one that only a booking sends. */
const BOOKING = 'insert into bookings'

describeOnPostgres('a lost connection to PostgreSQL', (serverUrl) => {
  /** The application behind a proxy that can cut connections, with a student who wants to claim a coach's time. */
  async function place() {
    const url = await emptyDatabase(serverUrl)
    const direct = await openPostgres(url)
    onTestFinished(() => direct.close())
    await migrate(direct)
    const proxy = await startCuttingProxy(url)
    onTestFinished(() => proxy.close())
    const clock = new TestClock()
    const troubles: unknown[] = []
    const onDatabaseError = (error: unknown) => void troubles.push(error)
    const database = await openPostgres(proxy.url, { directUrl: url, onDatabaseError })
    const assembled = await assembleApp(database, clock)
    onTestFinished(() =>
      assembled.close().catch((error: unknown) => {
        // The job queue may have been in the middle of a query when the connections were cut.
        if (databaseErrorKind(error) !== 'lost') throw error
      }),
    )
    const [student, coach] = await direct.transaction(async (trx) => [
      await seedStudent(trx),
      await seedCoach(trx),
    ])
    const start = clock.now() + 24 * HOUR
    const post = (endpoint: Endpoint, payload: object, key?: string) =>
      assembled.app.inject({
        method: 'POST',
        url: addressOf(endpoint),
        headers: {
          authorization: `Bearer ${assembled.context.tokens.sign(student.actor)}`,
          ...(key && { 'idempotency-key': key }),
        },
        payload,
      })
    const people = { student_profile: student.profileId, mentor_profile: coach.profileId }
    const times = {
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + HOUR / 2).toISOString(),
    }
    const claim = (key?: string) => post(claimSlot, [{ ...people, ...times }], key)
    const book = (slot: string, key?: string) => post(createBooking, { ...people, time_slot: slot }, key)
    const claims = () => direct.root.selectFrom('time_slots').select(['id', 'status']).execute()
    const told: string[] = []
    notifierOf(assembled.context, 'availability').onChange((keys) => told.push(...(keys ?? [])))
    return { proxy, database, direct, troubles, claim, claims, book, told, coachId: coach.profileId }
  }

  it('is retried without a failure if COMMIT was not sent, and the error is logged', async () => {
    const { proxy, claim, claims, troubles } = await place()
    proxy.cutAt(CLAIM, 'after')
    const answer = await claim()
    expect([proxy.hasCut(), answer.statusCode]).toEqual([true, 201])
    expect(await claims()).toEqual([{ id: answer.json()[0].id, status: 'claimed' }])
    expect(troubles.length).toBeGreaterThan(0)
  })

  it.each([
    ['before', 'a key'],
    ['after', 'a key'],
    ['before', 'no key'],
    ['after', 'no key'],
  ] as const)(
    'during COMMIT, cut %s the server received it, runs a claim with %s exactly once',
    async (when, has) => {
      const { proxy, claim, claims, told, coachId } = await place()
      proxy.cutAt('commit', when, CLAIM)
      const key = has === 'a key' ? randomUUID() : undefined
      const answer = await claim(key)
      expect([proxy.hasCut(), answer.statusCode]).toEqual([true, 201])
      expect(await claims()).toEqual([{ id: answer.json()[0].id, status: 'claimed' }])
      expect(told).toContain(coachId)
      expect((await claim(key)).json()).toEqual(answer.json())
    },
  )

  it.each([
    ['before', 'a key'],
    ['after', 'a key'],
    ['before', 'no key'],
    ['after', 'no key'],
  ] as const)(
    'during COMMIT, cut %s the server received it, books with %s exactly once, and writes its mails once',
    async (when, has) => {
      const { proxy, direct, claim, book } = await place()
      const [slot] = (await claim()).json()
      proxy.cutAt('commit', when, BOOKING)
      const answer = await book(slot.id, has === 'a key' ? randomUUID() : undefined)
      expect([proxy.hasCut(), answer.statusCode]).toEqual([true, 201])
      const bookings = await direct.root.selectFrom('bookings').select('id').execute()
      expect(bookings).toEqual([{ id: answer.json().id }])
      const news = direct.root.selectFrom('messages').select('id').where('kind', '=', 'booking')
      expect(await news.execute()).toHaveLength(2)
    },
  )

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'during COMMIT, cut %s the server received it, ends a transaction that may not run twice',
    async (when, made) => {
      const { proxy, database, direct } = await place()
      const most = async () => (await direct.root.selectFrom('programme').selectAll().execute())[0]
      const before = (await most())!.most_upcoming_sessions
      proxy.cutAt('commit', when, 'update programme')
      let runs = 0
      const work = database.transaction(async (trx) => {
        runs += 1
        await sql`update programme set most_upcoming_sessions = most_upcoming_sessions + 1`.execute(trx)
      })
      await expect(work).rejects.toSatisfy((error) => databaseErrorKind(error) === 'lost')
      expect([proxy.hasCut(), runs]).toEqual([true, 1])
      expect((await most())!.most_upcoming_sessions).toBe(before + made)
    },
  )

  it('is replaced while it is idle', async () => {
    const { proxy, claim } = await place()
    await claim()
    proxy.cutAll()
    expect((await claim()).statusCode).toBe(201)
  })

  it('has limits in each transaction and each statement, which do not leak to other sessions', async () => {
    const { database } = await place()
    const limits = sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`
    const expected = { statement: '6s', lock: '5s', idle: '10s' }
    expect((await limits.execute(database.root)).rows).toEqual([expected])
    expect(await database.transaction(async (trx) => (await limits.execute(trx)).rows)).toEqual([expected])
    const background = await database.background.transaction(async (trx) => (await limits.execute(trx)).rows)
    expect(background).toEqual([{ statement: '1min', lock: '10s', idle: '30s' }])
  })

  it('of a listener is detected and replaced, and subscribers are told of the gap', async () => {
    const url = await emptyDatabase(serverUrl)
    const direct = await openPostgres(url)
    onTestFinished(() => direct.close())
    const proxy: CuttingProxy = await startCuttingProxy(url)
    onTestFinished(() => proxy.close())
    const listener = new Listener(proxy.url, { heartbeatMs: 50, retryMs: 10, answerMs: 200 })
    onTestFinished(() => listener.close())
    let gaps = 0
    const heard: string[] = []
    await listener.listen({
      channel: 'news',
      onPayload: (payload) => heard.push(payload),
      onGap: async () => {
        gaps += 1
        // The first attempt to catch up fails, so that the new connection does not count as ready either.
        if (gaps === 2) throw new Error('not yet')
      },
    })
    proxy.silence()
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(3)
    await expect
      .poll(
        async () => {
          await notifyKeys(direct.root, 'news', ['a'])
          return heard.length
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0)
    expect(proxy.connections()).toBeGreaterThanOrEqual(3)
  })
})
