import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { claimSlot } from '@shinequo/contract/availability'
import { cancelBooking, moveBooking } from '@shinequo/contract/bookings'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../plugins/database/migrate.ts'
import { openPostgres } from '../../plugins/database/postgres.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { assembleApp } from '../../testing/assembled-app.ts'
import { BookingCrowd } from '../../testing/booking-crowd.ts'
import { type DatabaseClock, databaseClock } from '../../testing/database-clock.ts'
import { describeOnPostgres } from '../../testing/engines.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { type SmtpPlace, startSmtpPlace } from '../../testing/smtp-place.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { scaled } from '../../testing/test-scale.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FULL = scaled(10, 1) === 10
const BOOKINGS = FULL ? 1000 : 40
/** Sessions that start at the same time. */
const GROUP = 100
/** A worker is only killed while at least this many mails wait. */
const MANY = FULL ? 150 : 30
const KILLS = FULL ? 12 : 2
/** The share of these cases without a kill, so that kills are spread over all kinds of mail. */
const SPARED = FULL ? 0.5 : 0
/** A message counts as late after this delay, even if its worker was killed. */
const LATEST = 2 * MINUTE

/** The two workers, which are server processes. A killed one is replaced. */
class Workers {
  readonly #settings: Record<string, string>
  readonly #running: ServerProcess[] = []
  kills = 0

  constructor(settings: Record<string, string>) {
    this.#settings = settings
  }

  async start(): Promise<void> {
    this.#running.push(...(await Promise.all([0, 1].map((at) => this.#begin(at)))))
  }

  #begin(at: number): Promise<ServerProcess> {
    const DATABASE_URL = `${this.#settings.DATABASE_URL}?application_name=worker-${at}`
    return startServerProcess({ ...this.#settings, DATABASE_URL })
  }

  get url(): string {
    return this.#running[0]!.url
  }

  /** Sends SIGKILL. `gone` waits until all its database connections are closed. */
  async kill(at: number, gone: (name: string) => Promise<void>): Promise<void> {
    await this.#running[at]!.kill()
    this.kills += 1
    await gone(`worker-${at}`)
  }

  async again(at: number): Promise<void> {
    this.#running[at] = await this.#begin(at)
  }

  async end(): Promise<void> {
    await Promise.all(this.#running.map((server) => server.kill()))
  }
}

interface Row {
  id: string
  state: string
  next_try_at: Date | null
  created_at: Date
  mail: string
}

async function proveDelivery(serverUrl: string): Promise<void> {
  const crowd = new BookingCrowd(20_261_122)
  const url = await emptyDatabase(serverUrl)
  const database = await openPostgres(url)
  await migrate(database)
  await crowd.seed(database, BOOKINGS, BOOKINGS)
  const clock = await databaseClock(database)
  crowd.clock = clock
  const smtp = await startSmtpPlace(clock)
  onTestFinished(() => smtp.stop())
  // This app accepts bookings but runs no jobs.
  const { root } = database
  const { context, close } = await assembleApp(database, clock, { SMTP_URL: smtp.url })
  onTestFinished(close)
  const dataDir = mkdtempSync(join(tmpdir(), 'sq-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const workers = new Workers({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET: crowd.secret,
    BASE_URL: 'http://localhost',
    RATE_LIMIT_SCALE: '1000',
    DEMO_DATA: 'off',
    SMTP_URL: smtp.url,
  })
  await workers.start()
  onTestFinished(() => workers.end())

  /** All messages, each with the id of its mail. */
  const ledger = async () => {
    const { rows } = await sql<Row>`
      select m.id, m.state, m.next_try_at, m.created_at,
        case when m.sequence is not null
            then replace(m.kind, '_', '-') || '-' || m.booking_id || '-' || (m.payload ->> 'recipient') || '-' || m.sequence
          when m.kind = 'booking' then 'booking-' || m.booking_id || '-' || (m.payload ->> 'recipient')
          when m.kind = 'booking_moved'
            then 'moved-' || m.booking_id || '-' || (m.payload ->> 'change') || '-' || (m.payload ->> 'recipient')
          else case when m.payload ->> 'recipient' = b.cancelled_by then 'cancelled-' else 'cancellation-' end
            || m.booking_id || '-' || (m.payload ->> 'change') end || '@localhost' as mail
      from messages m join bookings b on b.id = m.booking_id`.execute(root)
    return rows
  }
  /** The mails that a worker is processing. */
  const inHand = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from messages where taken_until is not null`.execute(root)
    return rows.map(({ id }) => id)
  }
  const gone = async (name: string) => {
    const sessions = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and application_name = ${name}`.execute(root)
      return rows.length
    }
    await expect.poll(sessions, { timeout: 20_000 }).toBe(0)
  }
  /** By message: when it was due, and how often it was lost by a worker that was killed or given up. */
  const due = new Map<string, number>()
  const lost = new Map<string, number>()
  const recordLost = async () => {
    for (const id of await inHand()) lost.set(id, (lost.get(id) ?? 0) + 1)
  }
  const waiting = async () => {
    const rows = (await ledger()).filter(({ state }) => state === 'due' || state === 'retrying')
    for (const { id, next_try_at } of rows) due.set(id, next_try_at!.getTime())
    return rows.map(({ next_try_at }) => next_try_at!.getTime())
  }
  const dueNow = async () => (await waiting()).filter((at) => at <= clock.now()).length

  /** Runs `act` and waits until the `mails` mails that it makes due are sent. A worker may be killed meanwhile. */
  async function settle(mails: number, act: () => Promise<unknown>): Promise<void> {
    const before = smtp.received.length
    await act()
    const killed =
      mails < MANY || workers.kills >= KILLS || crowd.random() < SPARED
        ? null
        : await killAfter(before, mails)
    await untilQuiet(smtp, dueNow)
    if ((await dueNow()) > 0) {
      if (FULL && workers.kills === 1) {
        // One kill is left to the timers of the surviving process, without help.
        await expect.poll(dueNow, { timeout: LATEST, interval: 500 }).toBe(0)
      } else await skipWait(clock, recordLost)
    }
    await expect.poll(dueNow, { timeout: 180_000, interval: 100 }).toBe(0)
    await killed?.again
  }

  /** Kills one of the two workers after some of the mails that follow the first `before`. */
  async function killAfter(before: number, mails: number): Promise<{ again: Promise<void> }> {
    const after = before + 1 + Math.floor(crowd.random() * mails * 0.6)
    const isTime = async () => smtp.received.length >= after || (await dueNow()) === 0
    await expect.poll(isTime, { timeout: 180_000, interval: 5 }).toBe(true)
    const at = crowd.random() < 0.5 ? 0 : 1
    await workers.kill(at, gone)
    await recordLost()
    return { again: workers.again(at) }
  }

  // Book sessions, in groups that start at the same time.
  const first = Math.ceil(clock.now() / DAY) * DAY + 2 * DAY + 14 * HOUR
  const bookings: { id: string; start: number; at: number }[] = []
  for (let from = 0; from < BOOKINGS; from += GROUP) {
    const start = first + (from / GROUP) * 2 * HOUR
    const size = Math.min(GROUP, BOOKINGS - from)
    const book = async () => {
      for (let at = from; at < from + size; at += 1) {
        await database.transaction(async (trx) => {
          const { bookingId } = await seedBooking(trx, {
            coach_id: crowd.coaches[at]!.profileId,
            student_profile_id: crowd.students[at]!.profileId,
            starts_at: new Date(start),
          })
          await announceBooking(context, trx, bookingId)
          bookings.push({ id: bookingId, start, at })
        })
      }
    }
    await settle(2 * size, book)
  }

  // Move one in ten and cancel one in ten, the latter by either side.
  const moved = bookings.filter((_, n) => n % 10 === 3)
  const cancelled = bookings.filter((_, n) => n % 10 === 7)
  for (const { id, start, at } of moved) {
    const [student, coach] = [crowd.students[at]!, crowd.coaches[at]!]
    const times = {
      start_time: new Date(start + HOUR / 2).toISOString(),
      end_time: new Date(start + HOUR).toISOString(),
    }
    const pair = { student_profile: student.profileId, mentor_profile: coach.profileId }
    const held = await crowd.call(workers.url, claimSlot, student, {
      body: [{ ...pair, ...times, moving: id }],
    })
    expect([held.status, held.body]).toEqual([201, [expect.anything()]])
    const body = { time_slot: held.body[0].id }
    expect((await crowd.call(workers.url, moveBooking, student, { params: { id }, body })).status).toBe(200)
  }
  for (const [n, { id, at }] of cancelled.entries()) {
    const who = n % 2 === 0 ? crowd.students[at]! : crowd.coaches[at]!
    const body = { reason: 'Ill' }
    expect((await crowd.call(workers.url, cancelBooking, who, { params: { id }, body })).status).toBe(200)
  }
  await settle(0, () => sleep(0))

  // Advance the clock until nothing is left to send.
  for (let ahead = await waiting(); ahead.length > 0; ahead = await waiting()) {
    const next = Math.min(...ahead)
    const mails = ahead.filter((at) => at < next + 1000).length
    await settle(mails, () => clock.moveTo(Math.max(next, clock.now())))
  }
  expect(workers.kills).toBeGreaterThanOrEqual(FULL ? KILLS / 2 : KILLS)

  // The database has each mail exactly once, with the expected id.
  const rows = await ledger()
  const sent = rows.filter(({ state }) => state === 'sent')
  expect(rows.filter(({ state }) => state !== 'sent' && state !== 'unwanted')).toEqual([])
  const both = (mail: (side: string) => string) => ['student', 'coach'].map(mail)
  const isMoved = new Set(moved.map(({ id }) => id))
  const isCancelled = new Set(cancelled.map(({ id }) => id))
  const wanted = bookings.flatMap(({ id }) => {
    const confirmed = both((side) => `booking-${id}-${side}`)
    if (isCancelled.has(id)) return confirmed
    const sequence = isMoved.has(id) ? 1 : 0
    return [
      ...confirmed,
      ...['day', 'hour', 'soon'].flatMap((kind) =>
        both((side) => `reminder-${kind}-${id}-${side}-${sequence}`),
      ),
      `feedback-asked-${id}-student-${sequence}`,
    ]
  })
  const isChange = ({ mail }: Row) => /^(moved|cancelled|cancellation)-/.test(mail)
  expect(
    sent
      .filter((row) => !isChange(row))
      .map(({ mail }) => mail)
      .sort(),
  ).toEqual(wanted.map((mail) => `${mail}@localhost`).sort())
  expect(sent.filter(isChange)).toHaveLength(2 * (moved.length + cancelled.length))
  expect(new Set(sent.map(({ mail }) => mail)).size).toBe(sent.length)

  // The mail server got each mail on time, and twice only if a killed worker may have missed its answer.
  const byMail = new Map(sent.map((row) => [row.mail, row]))
  const arrivals = new Map<string, number>()
  let latest = 0
  for (const { messageId, at } of smtp.received) {
    const row = byMail.get(messageId)
    expect(row, messageId).toBeDefined()
    arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1)
    // Mail that was sent at once was never seen waiting.
    const wantedAt = due.get(row!.id) ?? row!.created_at.getTime()
    if (arrivals.get(messageId) === 1) latest = Math.max(latest, at - wantedAt)
  }
  expect([...byMail.keys()].filter((mail) => !arrivals.has(mail))).toEqual([])
  const tooOften = [...arrivals].filter(([mail, count]) => count > 1 + (lost.get(byMail.get(mail)!.id) ?? 0))
  expect(tooOften).toEqual([])
  expect(latest).toBeLessThan(LATEST)
  if (FULL) {
    const twice = [...arrivals.values()].filter((count) => count > 1).length
    console.log({ messages: sent.length, kills: workers.kills, inHand: lost.size, twice, latestMs: latest })
  }
}

/** Waits until nothing is due, or until nothing has arrived for a while because a killed worker holds the rest. */
async function untilQuiet(smtp: SmtpPlace, dueNow: () => Promise<number>): Promise<void> {
  let seen = -1
  for (let quiet = 0; quiet < 10 && (await dueNow()) > 0; quiet += 1) {
    if (smtp.received.length !== seen) quiet = 0
    seen = smtp.received.length
    await sleep(100)
  }
}

/** Skips the minute for which a dead worker's messages are taken. */
async function skipWait(clock: DatabaseClock, recordLost: () => Promise<void>): Promise<void> {
  // This includes the messages of the surviving worker, which may be taken from it.
  await recordLost()
  await clock.moveTo(clock.now() + 61_000)
}

describeOnPostgres('mail of two workers that are killed at random', (serverUrl) => {
  it(
    `loses no mail of ${BOOKINGS} sessions, and sends one twice only if its answer was lost`,
    () => proveDelivery(serverUrl),
    1_800_000,
  )
})
