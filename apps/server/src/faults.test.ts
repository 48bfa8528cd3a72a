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
import { BookingCrowd } from './testing/booking-crowd.ts'
import { bookingFaults } from './testing/booking-faults.ts'
import { BookingLoad } from './testing/booking-load.ts'
import { databaseClock } from './testing/database-clock.ts'
import { describeOnPostgres } from './testing/engines.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { addressOf } from './testing/test-app.ts'
import { scaled } from './testing/test-scale.ts'

const SECOND = 1000
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

  let load: BookingLoad

  const urlOf = (at: number) => servers[at % servers.length]!.url

  const readiness = async (server: ServerProcess) => (await fetch(server.url + addressOf(healthReady))).status

  /** Milliseconds from now until a claim succeeds at each server and neither server offers that time any more. */
  async function untilFresh(): Promise<number> {
    const end = performance.now()
    for (const at of [0, 1]) {
      const student = crowd.students[at]!
      for (;;) {
        const wish = crowd.wish(student)
        const claimed = await load.timed('claim', crowd.claim(urlOf(at), student, wish))
        if (claimed?.status !== 201) continue
        const day = new Date(wish.start).toISOString().slice(0, 10)
        const isOffered = async (server: ServerProcess) => {
          const query = { mentor_id: wish.coach.profileId, from_date: day, to_date: day }
          const answer = await load.timed(
            'times',
            crowd.call(server.url, getAvailability, student, { query }),
          )
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
        const before = crowd.acknowledged.length
        const logged = () => servers.flatMap((server) => server.logged(ERROR_LEVEL))
        const loggedBefore = logged().length
        load = new BookingLoad(crowd, crowd.students.slice(2), { urlOf })
        let usual = 0
        let fresh = 0
        try {
          usual = await untilFresh()
          await happens()
          fresh = await untilFresh()
          await sleep(CALM_MS)
        } finally {
          await load.stop()
        }
        const told = crowd.acknowledged.length - before
        const lines = logged().slice(loggedBefore)
        console.log(
          `${name}: ${told} bookings, fresh after ${Math.round(fresh)} ms (before it ${Math.round(usual)}), ` +
            `slowest answer ${Math.round(load.slowestMs)} ms, ${lines.length} errors logged by two servers`,
        )
        expect(load.unexpected).toEqual([])
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
