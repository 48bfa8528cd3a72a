import type { FastifyBaseLogger } from 'fastify'
import { databaseErrorKind } from './database/database-error.ts'
import { databaseTime } from './database/database-time.ts'
import type { Database } from './database/engine.ts'

/** The server's source of time. Rules take the time as an argument; tests move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** How often the database's clock is read. */
const PERIOD_MS = 30_000
/** Readings in a row, of which the quickest counts: its error is at most half of its round trip. */
const READINGS = 5
/** A larger change is logged: the machine's clock is wrong, or was just set. */
const NOTABLE_MS = 5000

interface Reading {
  /** Milliseconds to add to the machine's clock. */
  readonly offset: number
  /** The largest possible error of the offset, in milliseconds. */
  readonly error: number
}

/** A clock that follows another one. */
export interface FollowingClock extends Clock {
  /** Stops following. */
  stop(): void
}

/**
 * The clock that all servers on one database share: the database's. It is read before this resolves and every
 * `periodMs`; between, and while the database does not answer, the machine's clock runs on from the last reading.
 * Rejects when the first reading fails. The embedded database has the machine's clock.
 */
export async function openClock(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  periodMs = PERIOD_MS,
): Promise<FollowingClock> {
  if (database.engine === 'pglite') return { ...systemClock, stop: () => undefined }
  let offset = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function follow(): Promise<void> {
    const reading = await readClock(database)
    const change = reading.offset - offset
    // A difference within the reading's error is ignored, so that time does not jitter.
    if (Math.abs(change) <= reading.error) return
    if (Math.abs(change) > NOTABLE_MS) {
      const seconds = Math.round(change / 1000)
      log.warn({ seconds }, "the machine's clock is not the database's; the database's is followed")
    }
    offset = reading.offset
  }

  function later(): void {
    if (stopped) return
    timer = setTimeout(async () => {
      await follow().catch((error: unknown) => {
        // Database errors are logged by the database plugin.
        if (!databaseErrorKind(error)) log.warn({ err: error }, "the database's clock could not be read")
      })
      later()
    }, periodMs).unref()
  }

  await follow()
  later()
  return {
    now: () => Date.now() + offset,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

async function readClock(database: Database): Promise<Reading> {
  let best: Reading | undefined
  for (let taken = 0; taken < READINGS; taken += 1) {
    const reading = await readOnce(database)
    if (!best || reading.error < best.error) best = reading
  }
  return best!
}

/** One reading; the database is taken to have read its clock halfway between question and answer. */
async function readOnce(database: Database): Promise<Reading> {
  const asked = performance.now()
  const time = await databaseTime(database.background.root)
  // The machine's clock is read in whole milliseconds.
  const error = (performance.now() - asked) / 2 + 1
  return { offset: Math.round(time + error - Date.now()), error }
}
