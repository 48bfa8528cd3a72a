import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as moment } from 'node:timers/promises'
import { claimSlot } from '@shinequo/contract/availability'
import { type Booking, createBooking, listBookings } from '@shinequo/contract/bookings'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { expect, it, onTestFinished } from 'vitest'
import { systemClock } from './plugins/clock.ts'
import type { Database } from './plugins/database/engine.ts'
import { createTokens } from './plugins/tokens.ts'
import { type SeededPerson, seedCoaches, seedStudents } from './seeds/people.ts'
import { bookingFaults, bookingMails } from './testing/booking-faults.ts'
import { crashPlace } from './testing/crash-place.ts'
import { describeOnEngines, type EngineName } from './testing/engines.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { addressOf } from './testing/test-app.ts'
import { scaled } from './testing/test-scale.ts'

const HALF_HOUR = 30 * 60_000
const DAY = 48 * HALF_HOUR
const KILLS = scaled(20, 3)
const STUDENTS = 12
const COACHES = 6
/** A kill comes at most this long after an answer: longer than most claims and bookings take. */
const LATEST_MOMENT_MS = 40

/** The same numbers from 0 to 1 in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** No answer, since the server died; fetch has one error for it before the head of an answer and one after. */
function isDeath(reason: unknown): boolean {
  return reason instanceof TypeError && ['fetch failed', 'terminated'].includes(reason.message)
}

/** Students who book over HTTP, and what they were told. */
class Crowd {
  readonly acknowledged: { student: SeededPerson; booking: Booking }[] = []
  /** Bookings that were asked for and not answered. */
  readonly unanswered: { student: SeededPerson; wanted: object; key: string }[] = []
  readonly secret = randomUUID() + randomUUID()
  readonly random = numbersFrom(20_261_120)
  students: SeededPerson[] = []
  coaches: SeededPerson[] = []
  url = ''
  readonly #tokens = createTokens(this.secret, systemClock)
  readonly #from = Math.ceil((Date.now() + DAY) / HALF_HOUR) * HALF_HOUR

  /** Coaches with hours at any time of any day, so that students book more than they are refused. */
  async seed(database: Database): Promise<void> {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_minute: 0, end_minute: 1440 }))
    await database.transaction(async (trx) => {
      this.students = await seedStudents(trx, Array(STUDENTS).fill({}))
      this.coaches = await seedCoaches(trx, Array(COACHES).fill({ time_zone: 'UTC', hours }))
    })
  }

  async #call(endpoint: Endpoint, as: SeededPerson, body?: object, key?: string) {
    const response = await fetch(this.url + addressOf(endpoint), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${this.#tokens.sign(as.actor)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  async #book(student: SeededPerson, wanted: object, key: string): Promise<void> {
    const asked = { student, wanted, key }
    this.unanswered.push(asked)
    const { status, body } = await this.#call(createBooking, student, wanted, key)
    this.unanswered.splice(this.unanswered.indexOf(asked), 1)
    expect([status, body]).toEqual([201, expect.objectContaining({ status: 'booked' })])
    this.acknowledged.push({ student, booking: body })
  }

  /** Claims and books one time after the other until the server dies. */
  async #keepBooking(student: SeededPerson, onBooked: () => void): Promise<void> {
    for (;;) {
      const coach = this.coaches[Math.floor(this.random() * COACHES)]!
      const start = this.#from + Math.floor(this.random() * 18 * 48) * HALF_HOUR
      const parties = { student_profile: student.profileId, mentor_profile: coach.profileId }
      const times = { start_time: new Date(start), end_time: new Date(start + HALF_HOUR) }
      const { status, body } = await this.#call(claimSlot, student, [{ ...parties, ...times }], randomUUID())
      if (['slot_taken', 'student_busy'].includes(body.code)) continue
      expect([status, body]).toEqual([201, [expect.anything()]])
      await this.#book(student, { ...parties, time_slot: body[0].id }, randomUUID())
      onBooked()
    }
  }

  /** All book until `server` is killed, a random moment after a random one of their bookings. */
  async bookUntilKilled(server: ServerProcess): Promise<{ askedAtDeath: number }> {
    let left = 1 + Math.floor(this.random() * 30)
    let killed: Promise<number> | undefined
    const kill = async () => {
      await moment(this.random() * LATEST_MOMENT_MS)
      const asked = this.unanswered.length
      await server.kill()
      return asked
    }
    const ends = await Promise.allSettled(
      this.students.map((student) =>
        this.#keepBooking(student, () => {
          left -= 1
          if (left === 0) killed = kill()
        }),
      ),
    )
    for (const end of ends) if (end.status === 'rejected' && !isDeath(end.reason)) throw end.reason
    if (!killed) throw new Error('The server died before it was killed')
    return { askedAtDeath: await killed }
  }

  async expectAcknowledgedListed(): Promise<void> {
    for (const student of this.students) {
      const { body } = await this.#call(listBookings, student)
      const told = this.acknowledged.filter((one) => one.student === student).map(({ booking }) => booking)
      expect(body).toEqual(expect.arrayContaining(told))
    }
  }

  /** A booking without an answer, asked for again, is the one that was made or is made now. */
  async askAgain(): Promise<void> {
    for (const { student, wanted, key } of this.unanswered.splice(0)) await this.#book(student, wanted, key)
  }
}

/** The ids of the messages in the development mailbox. */
function sentMails(dataDir: string): string[] {
  const folder = join(dataDir, 'mail')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).messageId)
}

async function killRepeatedly(engine: EngineName): Promise<void> {
  const crowd = new Crowd()
  const place = await crashPlace(engine, (database) => crowd.seed(database))
  const dataDir = place.settings.DATA_DIR!
  const settings = {
    ...place.settings,
    AUTH_SECRET: crowd.secret,
    BASE_URL: 'http://localhost',
    DEMO_DATA: 'off',
  }
  let server: ServerProcess | undefined
  onTestFinished(() => server?.kill())
  const start = async () => {
    server = await startServerProcess(settings)
    crowd.url = server.url
    return server
  }
  const askedAtDeaths: number[] = []
  let waiting: string[] = []
  let running = await start()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    askedAtDeaths.push((await crowd.bookUntilKilled(running)).askedAtDeath)
    const lookAt = await place.afterDeath()
    const whole = lookAt(async ({ root }) => {
      expect(await bookingFaults(root)).toEqual([])
      const mails = await bookingMails(root)
      expect(sentMails(dataDir)).toEqual(expect.arrayContaining(mails.done))
      waiting = mails.waiting
    })
    ;[running] = await Promise.all([start(), whole])
    await crowd.expectAcknowledgedListed()
    await crowd.askAgain()
  }
  // Else the kills would have missed what they were meant for.
  expect(askedAtDeaths.filter((asked) => asked > 0).length).toBeGreaterThan(KILLS / 2)

  // What the last one left to be sent is being sent.
  const next = waiting.slice(0, 2)
  await expect.poll(() => sentMails(dataDir), { timeout: 30_000 }).toEqual(expect.arrayContaining(next))
}

describeOnEngines('kill -9 of the server in the middle of bookings', (engine) => {
  it(
    `loses no acknowledged booking and leaves none half done, ${KILLS} times`,
    () => killRepeatedly(engine),
    600_000,
  )
})
