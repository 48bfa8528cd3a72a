import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { SeededPerson } from './seeds/people.ts'
import { BookingCrowd } from './testing/booking-crowd.ts'
import { bookingFaults, bookingMails } from './testing/booking-faults.ts'
import { crashPlace } from './testing/crash-place.ts'
import { describeOnEngines, type EngineName } from './testing/engines.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { scaled } from './testing/test-scale.ts'

const KILLS = scaled(20, 3)
const STUDENTS = 12
const COACHES = 6
/** The longest time between a response and the kill: longer than most claims and bookings take. */
const LATEST_MOMENT_MS = 40

/**
 * Whether a request failed because the server died. fetch throws one error before the response headers and another
 * after them.
 */
function isDeath(reason: unknown): boolean {
  return reason instanceof TypeError && ['fetch failed', 'terminated'].includes(reason.message)
}

/** Claims and books one time after another until the server dies. */
async function keepBooking(
  crowd: BookingCrowd,
  url: string,
  student: SeededPerson,
  onBooked: () => void,
): Promise<void> {
  for (;;) {
    const wish = crowd.wish(student)
    const { status, body } = await crowd.claim(url, student, wish)
    if (['slot_taken', 'student_busy'].includes(body.code)) continue
    expect([status, body]).toEqual([201, [expect.anything()]])
    const wanted = { ...wish.parties, time_slot: body[0].id }
    const booked = await crowd.book(url, { student, wanted, key: randomUUID() })
    expect([booked.status, booked.body]).toEqual([201, expect.objectContaining({ status: 'booked' })])
    onBooked()
  }
}

/** Everybody books until `server` is killed, a random time after a random booking. */
async function bookUntilKilled(
  crowd: BookingCrowd,
  server: ServerProcess,
): Promise<{ askedAtDeath: number }> {
  let left = 1 + Math.floor(crowd.random() * 30)
  let killed: Promise<number> | undefined
  const kill = async () => {
    await sleep(crowd.random() * LATEST_MOMENT_MS)
    const asked = crowd.unanswered.length
    await server.kill()
    return asked
  }
  const ends = await Promise.allSettled(
    crowd.students.map((student) =>
      keepBooking(crowd, server.url, student, () => {
        left -= 1
        if (left === 0) killed = kill()
      }),
    ),
  )
  for (const end of ends) if (end.status === 'rejected' && !isDeath(end.reason)) throw end.reason
  if (!killed) throw new Error('The server died before it was killed')
  return { askedAtDeath: await killed }
}

/** The ids of the messages in the development mailbox. */
function sentMails(dataDir: string): string[] {
  const folder = join(dataDir, 'mail')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).messageId)
}

async function killRepeatedly(engine: EngineName): Promise<void> {
  const crowd = new BookingCrowd(20_261_120)
  const place = await crashPlace(engine, (database) => crowd.seed(database, STUDENTS, COACHES))
  const dataDir = place.settings.DATA_DIR!
  const settings = {
    ...place.settings,
    AUTH_SECRET: crowd.secret,
    BASE_URL: 'http://localhost',
    RATE_LIMIT_SCALE: '1000',
    DEMO_DATA: 'off',
  }
  let server: ServerProcess | undefined
  onTestFinished(() => server?.kill())
  const start = async () => {
    server = await startServerProcess(settings)
    return server
  }
  const askedAtDeaths: number[] = []
  let waiting: string[] = []
  let running = await start()
  crowd.clock = await place.clockOf(running)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    askedAtDeaths.push((await bookUntilKilled(crowd, running)).askedAtDeath)
    const lookAt = await place.afterDeath()
    const whole = lookAt(async ({ root }) => {
      expect(await bookingFaults(root)).toEqual([])
      const mails = await bookingMails(root)
      expect(sentMails(dataDir)).toEqual(expect.arrayContaining(mails.done))
      waiting = mails.waiting
    })
    ;[running] = await Promise.all([start(), whole])
    await crowd.expectAcknowledgedListed(running.url)
    await crowd.askAgain(running.url)
  }
  // Otherwise most kills hit no request in progress, which is what this test is about.
  expect(askedAtDeaths.filter((asked) => asked > 0).length).toBeGreaterThan(KILLS / 2)

  // The restarted server sends the mail that was waiting at the kill.
  const next = waiting.slice(0, 2)
  await expect.poll(() => sentMails(dataDir), { timeout: 30_000 }).toEqual(expect.arrayContaining(next))
}

describeOnEngines('kill -9 of the server in the middle of bookings', (engine) => {
  it(
    `loses no acknowledged booking and leaves none incomplete, ${KILLS} times`,
    () => killRepeatedly(engine),
    600_000,
  )
})
