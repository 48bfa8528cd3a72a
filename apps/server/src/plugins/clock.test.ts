import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, logout } from '@shinequo/contract/accounts'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import type { Endpoint, ReplyOf } from '@shinequo/contract/endpoint'
import type { ErrorReply } from '@shinequo/contract/errors'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { seedCoach } from '../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedStudents } from '../seeds/people.ts'
import { databaseClock } from '../testing/database-clock.ts'
import { describeOnPostgres, openTestDatabase } from '../testing/engines.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { addressOf } from '../testing/test-app.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { type Clock, openClock, systemClock } from './clock.ts'
import { databaseTime } from './database/database-time.ts'
import type { Database } from './database/engine.ts'
import { migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'

const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE
const DAY = 1440 * MINUTE

/** What a process loads first to have a machine clock that is a day ahead. */
const A_DAY_AHEAD = `--import data:text/javascript,${encodeURIComponent(`
  const Machine = Date
  globalThis.Date = class Date extends Machine {
    constructor(...given) { given.length > 0 ? super(...given) : super(Date.now()) }
    static now() { return Machine.now() + ${DAY} }
  }`)}`

async function call<E extends Endpoint>(
  server: ServerProcess,
  endpoint: E,
  { access, body, query }: { access?: string; body?: unknown; query?: object } = {},
) {
  const response = await fetch(server.url + addressOf(endpoint, {}, query), {
    method: endpoint.method,
    headers: {
      ...(access && { authorization: `Bearer ${access}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    body: (await response.json()) as ReplyOf<E> & Partial<ErrorReply>,
    retryAfter: response.headers.get('retry-after'),
  }
}

describeOnPostgres('two servers, the machine of one of which is a day ahead', (serverUrl) => {
  let dataDir: string
  let servers: ServerProcess[] = []
  let right: ServerProcess
  let ahead: ServerProcess
  let clock: Clock
  let coach: SeededPerson
  let students: SeededPerson[]

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sq-clock-'))
    const url = await emptyDatabase(serverUrl)
    const database = await openPostgres(url)
    await migrate(database)
    await database.transaction(async (trx) => {
      const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_minute: 0, end_minute: 1440 }))
      coach = await seedCoach(trx, { time_zone: 'UTC', hours })
      students = await seedStudents(trx, [{}, {}, {}, {}])
    })
    clock = await databaseClock(database)
    await database.close()
    const settings = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'one secret for both of the servers',
      BASE_URL: 'http://localhost',
    }
    right = await startServerProcess(settings)
    servers = [right]
    ahead = await startServerProcess({ ...settings, NODE_OPTIONS: A_DAY_AHEAD })
    servers.push(ahead)
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    rmSync(dataDir, { recursive: true })
  })

  async function signIn(server: ServerProcess, student: SeededPerson) {
    const { body } = await call(server, login, { body: { email: student.email, password: DEMO_PASSWORD } })
    return body
  }

  it('a time that is held at one is not to be had at the other', async () => {
    const start = Math.ceil((clock.now() + 4 * DAY) / HALF_HOUR) * HALF_HOUR
    const times = { start_time: new Date(start), end_time: new Date(start + HALF_HOUR) }
    const claim = async (server: ServerProcess, student: SeededPerson) => {
      const { access } = await signIn(server, student)
      const parties = { student_profile: student.profileId, mentor_profile: coach.profileId }
      return call(server, claimSlot, { access, body: [{ ...parties, ...times }] })
    }
    const held = await claim(right, students[0]!)
    expect([held.status, held.body]).toEqual([201, [expect.anything()]])
    const late = await claim(ahead, students[1]!)
    expect([late.status, late.body.code]).toEqual([409, 'slot_taken'])
  })

  it('the times that are open are the same at both', async () => {
    const date = (days: number) => new Date(clock.now() + days * DAY).toISOString().slice(0, 10)
    const query = { mentor_id: coach.profileId, from_date: date(0), to_date: date(25) }
    const timesAt = async (server: ServerProcess) => {
      const { access } = await signIn(server, students[2]!)
      return (await call(server, getAvailability, { access, query })).body
    }
    const [here, there] = await Promise.all([timesAt(right), timesAt(ahead)])
    expect(Object.keys(here).length).toBeGreaterThan(20)
    expect(there).toEqual(here)
  })

  it('a sign-out at one leaves what is signed in later at the other', async () => {
    const { refresh } = await signIn(ahead, students[2]!)
    expect((await call(ahead, logout, { body: { refresh } })).status).toBe(200)
    const { access } = await signIn(right, students[2]!)
    for (const server of [right, ahead]) expect((await call(server, getAccount, { access })).status).toBe(200)
  })

  it('a limit that was reached at one holds at the other, for its own time', async () => {
    const wrong = { email: students[3]!.email, password: 'wrong' }
    for (let failure = 1; failure <= 10; failure += 1) {
      expect((await call(right, login, { body: wrong })).status).toBe(401)
    }
    const refused = await call(ahead, login, { body: wrong })
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(900)
  })
})

describeOnPostgres('the clock that servers share', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Sets the machine's clock to the database's, from where it runs; `by` moves it on. */
  async function startMachineClock(database: Database): Promise<{ by: number; readonly right: number }> {
    const [start, since] = [await databaseTime(database.root), performance.now()]
    const machine = {
      by: 0,
      get right() {
        return start + performance.now() - since
      },
    }
    vi.spyOn(Date, 'now').mockImplementation(() => Math.round(machine.right + machine.by))
    return machine
  }

  it("goes on by the database's when the machine's is set, and says so", async () => {
    const database = await openTestDatabase('postgres')
    onTestFinished(() => database.close())
    const machine = await startMachineClock(database)
    const said: unknown[] = []
    const clock = await openClock(database, { warn: (...words: unknown[]) => said.push(words) }, 20)
    onTestFinished(() => clock.stop())
    expect(Math.abs(clock.now() - machine.right)).toBeLessThan(1000)
    expect(said).toEqual([])

    machine.by = DAY
    await expect.poll(() => Math.abs(clock.now() - machine.right), { timeout: 10_000 }).toBeLessThan(1000)
    expect(said).toEqual([[{ seconds: -86_400 }, expect.stringContaining('clock')]])
  })

  it('runs on while the database does not answer', async () => {
    const database = await openTestDatabase('postgres')
    const machine = await startMachineClock(database)
    machine.by = -DAY
    const said: unknown[] = []
    const clock = await openClock(database, { warn: (...words: unknown[]) => said.push(words) }, 20)
    onTestFinished(() => clock.stop())
    await database.close()
    await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThan(1)
    expect(Math.abs(clock.now() - machine.right)).toBeLessThan(1000)
  })
})

it("of the embedded database is the machine's", async () => {
  const database = await openTestDatabase('pglite')
  onTestFinished(() => database.close())
  const clock = await openClock(database, { warn: () => expect.unreachable() })
  expect(Math.abs(clock.now() - systemClock.now())).toBeLessThan(1000)
})
