import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getAvailability } from '@shinequo/contract/availability'
import { healthReady } from '@shinequo/contract/health'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from './plugins/database/migrate.ts'
import { openPostgres } from './plugins/database/postgres.ts'
import type { SeededPerson } from './seeds/people.ts'
import { BookingCrowd } from './testing/booking-crowd.ts'
import { bookingFaults } from './testing/booking-faults.ts'
import { databaseClock } from './testing/database-clock.ts'
import { describeOnPostgres } from './testing/engines.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { addressOf } from './testing/test-app.ts'
import { scaled } from './testing/test-scale.ts'

const SECOND = 1000
/** The browser of the product document gives up at 10 seconds. */
const LATEST_ANSWER_MS = 9 * SECOND
/** After a fault has ended, both servers show current bookings within this time. */
const FRESH_MS = 2 * SECOND
const ROUNDS = scaled(5, 1)
/** Pino's level of errors. */
const ERROR_LEVEL = 50
/** How long booking continues after each fault. */
const CALM_MS = 1 * SECOND

interface Fault {
  readonly name: string
  /** Causes the fault and resolves when it is over. */
  readonly happens: () => Promise<void>
}

describeOnPostgres('12 students who book with two servers while PostgreSQL fails', () => {
  const crowd = new BookingCrowd(20_261_122)
  let postgres: PostgresServer
  let servers: ServerProcess[]
  let folder: string

  const shine = () =>
    Object.assign(new URL(postgres.url), { username: 'shine', pathname: '/shine' }).toString()
  /** Runs statements as the superuser, on a connection that the faults of this test do not end. */
  async function asSuperuser<T>(work: (client: pg.Client) => Promise<T>, database = 'shine'): Promise<T> {
    const client = new pg.Client(
      Object.assign(new URL(postgres.url), { pathname: `/${database}` }).toString(),
    )
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  beforeAll(async () => {
    postgres = await startPostgres(inject('postgresBinDir')!, { durable: true })
    await asSuperuser(async (client) => {
      await client.query('create role shine login')
      await client.query('create database shine owner shine')
    }, 'postgres')
    const database = await openPostgres(shine())
    await migrate(database)
    await crowd.seed(database, 12, 6)
    crowd.clock = await databaseClock(database)
    await database.close()
    folder = mkdtempSync(join(tmpdir(), 'sq-faults-'))
    const settings = {
      DATABASE_URL: shine(),
      DATA_DIR: folder,
      AUTH_SECRET: crowd.secret,
      BASE_URL: 'http://localhost',
      RATE_LIMIT_SCALE: '1000',
    }
    servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const slowest = { ms: 0 }
  let unexpected: string[]

  /** One timed call; null for a 503. No other failure of the service is expected. */
  async function timed<T extends { status: number; body: unknown; headers: Headers }>(
    what: string,
    call: Promise<T>,
  ): Promise<T | null> {
    const start = performance.now()
    const answer = await call.catch((error: unknown) => {
      unexpected.push(`${what}: ${error} ${(error as Error).cause}`)
      return null
    })
    const ms = performance.now() - start
    slowest.ms = Math.max(slowest.ms, ms)
    if (ms > LATEST_ANSWER_MS) unexpected.push(`${what}: answered after ${ms} ms`)
    if (!answer) return null
    if (answer.status < 500) return answer
    const { code } = answer.body as { code: string }
    if (answer.status !== 503 || code !== 'not_ready' || Number(answer.headers.get('retry-after')) < 1)
      unexpected.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return null
  }

  const urlOf = (at: number) => servers[at % servers.length]!.url

  /** Claims and books with both servers alternately until it is stopped. Repeats calls that got a 503. */
  async function keepBooking(student: SeededPerson, stop: AbortSignal): Promise<void> {
    for (let turn = 0; !stop.aborted; turn++) {
      const wish = crowd.wish(student)
      const claimed = await timed('claim', crowd.claim(urlOf(turn), student, wish))
      if (!claimed) await sleep(100)
      if (claimed?.status !== 201) {
        if (claimed && !['slot_taken', 'student_busy'].includes(claimed.body.code))
          unexpected.push(`claim: ${claimed.status} ${JSON.stringify(claimed.body)}`)
        continue
      }
      const asked = {
        student,
        wanted: { ...wish.parties, time_slot: claimed.body[0].id },
        key: randomUUID(),
      }
      let booked = await timed('booking', crowd.book(urlOf(turn + 1), asked))
      while (!booked && !stop.aborted) {
        await sleep(100)
        booked = await timed('booking', crowd.book(urlOf(turn + 1), asked))
      }
      if (booked && booked.status !== 201)
        unexpected.push(`booking: ${booked.status} ${JSON.stringify(booked.body)}`)
    }
  }

  const readiness = async (server: ServerProcess) => (await fetch(server.url + addressOf(healthReady))).status

  /** Milliseconds from now until a claim succeeds at each server and neither server offers that time any more. */
  async function untilFresh(): Promise<number> {
    const end = performance.now()
    for (const at of [0, 1]) {
      const student = crowd.students[at]!
      for (;;) {
        const wish = crowd.wish(student)
        const claimed = await timed('claim', crowd.claim(urlOf(at), student, wish))
        if (claimed?.status !== 201) continue
        const day = new Date(wish.start).toISOString().slice(0, 10)
        const isOffered = async (server: ServerProcess) => {
          const query = { mentor_id: wish.coach.profileId, from_date: day, to_date: day }
          const answer = await timed('times', crowd.call(server.url, getAvailability, student, { query }))
          const offered = Object.values((answer?.body ?? {}) as Record<string, { start_time: string }[]>)
          return (
            answer === null || offered.flat().some(({ start_time }) => Date.parse(start_time) === wish.start)
          )
        }
        await expect
          .poll(async () => (await Promise.all(servers.map(isOffered))).includes(true), {
            interval: 50,
            timeout: 30 * SECOND,
          })
          .toBe(false)
        break
      }
    }
    return performance.now() - end
  }

  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shine'`
  const FAULTS: Fault[] = [
    {
      name: 'an immediate restart',
      happens: async () => {
        await postgres.halt('immediate')
        await postgres.start()
      },
    },
    {
      name: 'a fast restart',
      happens: async () => {
        await postgres.halt('fast')
        await postgres.start()
      },
    },
    {
      name: 'an end of all connections',
      happens: () => asSuperuser(async (client) => void (await client.query(terminate))),
    },
    {
      name: 'a stop of 20 seconds',
      happens: async () => {
        await postgres.halt('fast')
        await sleep(20 * SECOND)
        await postgres.start()
      },
    },
    {
      name: 'too few connections for 10 seconds',
      happens: () =>
        asSuperuser(async (client) => {
          await client.query('alter role shine connection limit 3')
          await client.query(terminate)
          await sleep(10 * SECOND)
          await client.query('alter role shine connection limit -1')
        }),
    },
    {
      name: 'a lock held for 20 seconds',
      happens: () =>
        asSuperuser(async (client) => {
          await client.query('begin; lock table time_slots in access exclusive mode')
          await sleep(20 * SECOND)
          await client.query('commit')
        }),
    },
    {
      name: 'a server that answers nothing for 12 seconds',
      happens: async () => {
        await postgres.freeze(true)
        await sleep(12 * SECOND)
        await postgres.freeze(false)
      },
    },
  ]

  it.each(FAULTS)(
    `$name, ${ROUNDS} times: no acknowledged booking is lost, none is incomplete, nobody waits`,
    async ({ name, happens }) => {
      for (let round = 0; round < ROUNDS; round++) {
        unexpected = []
        slowest.ms = 0
        const before = crowd.acknowledged.length
        const logged = () => servers.flatMap((server) => server.logged(ERROR_LEVEL))
        const loggedBefore = logged().length
        const stop = new AbortController()
        const booking = Promise.all(
          crowd.students.slice(2).map((student) => keepBooking(student, stop.signal)),
        )
        let usual = 0
        let fresh = 0
        try {
          usual = await untilFresh()
          await happens()
          fresh = await untilFresh()
          await sleep(CALM_MS)
        } finally {
          stop.abort()
          await booking
        }
        const told = crowd.acknowledged.length - before
        const lines = logged().slice(loggedBefore)
        console.log(
          `${name}: ${told} bookings, fresh after ${Math.round(fresh)} ms (before it ${Math.round(usual)}), ` +
            `slowest answer ${Math.round(slowest.ms)} ms, ${lines.length} errors logged by two servers`,
        )
        expect(unexpected).toEqual([])
        // At most one line per server: an outage that continues the previous one logs none.
        expect(lines.filter(({ msg }) => !msg.startsWith('the database is in trouble'))).toEqual([])
        expect(lines.length).toBeLessThanOrEqual(servers.length)
        // Minus the time that the same takes on this machine without a fault.
        expect(fresh - usual).toBeLessThan(FRESH_MS)
        expect(servers.map((server) => server.running())).toEqual([true, true])
        for (const server of servers) await expect.poll(() => readiness(server), { timeout: 5000 }).toBe(200)
        await crowd.askAgain(urlOf(round))
        for (const server of servers) await crowd.expectAcknowledgedListed(server.url)
        const database = await openPostgres(shine())
        expect(await bookingFaults(database.root)).toEqual([])
        await database.close()
      }
    },
    ROUNDS * 120 * SECOND,
  )
})
