import { randomUUID } from 'node:crypto'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import pg from 'pg'
import type { nextTimes } from './claim-and-book.ts'
import { loops, type Measured } from './load.ts'
import { prepareLimit, type SqlLimit } from './sql-limit.ts'
import { type Pair, slotTimes } from './world.ts'

/** Same as the product's pool. */
const CONNECTIONS = 10

/** The minimal statements of a claim and its booking, by name. */
const CLAIM = {
  name: 'claim',
  text: `insert into time_slots (id, coach_id, student_profile_id, starts_at, ends_at, status, expires_at, claimed_at)
    values ($1, $2, $3, $4, $5, 'claimed', now() + interval '10 minutes', now())`,
}
const CONFIRM = {
  name: 'confirm',
  text: "update time_slots set status = 'booked', expires_at = null where id = $1 and status = 'claimed'",
}
const BOOK = {
  name: 'book',
  text: `insert into bookings (id, time_slot_id, coach_id, student_profile_id, starts_at, ends_at, status, created_at)
    values ($1, $2, $3, $4, $5, $6, 'booked', now())`,
}
const JOBS = {
  name: 'jobs',
  text: "insert into pgboss.job (name, data) values ('mail', $1::jsonb), ('mail', $2::jsonb)",
}

/**
 * The minimal SQL that keeps the promise, written by hand, prepared and sent through the driver directly: a slot
 * claimed under the two exclusion constraints; then the slot confirmed, the booking and its two jobs in one
 * transaction. No rules, no idempotency key, no reminders. Runs on the server at `url`, in an empty database of its
 * own.
 */
export async function leastSql(url: string): Promise<SqlLimit> {
  const database = await openPostgres(url)
  const pairs = await prepareLimit(database)
  await database.close()
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return {
    measure: (next, clients, seconds) => measure(pool, pairs, next, clients, seconds),
    stop: () => pool.end(),
  }
}

function measure(
  pool: pg.Pool,
  pairs: readonly Pair[],
  next: ReturnType<typeof nextTimes>,
  clients: number,
  seconds: number,
): Promise<Measured> {
  const now = Date.now()
  return loops(clients, seconds, async (client) => {
    const { pair: at, nth } = next(client, clients)
    const pair = pairs[at]
    if (!pair) throw new Error('There is no such pair')
    const { start, end } = slotTimes(nth, now)
    const [slot, booking] = [randomUUID(), randomUUID()]
    const people = [pair.coachId, pair.student.profileId]
    await pool.query({ ...CLAIM, values: [slot, ...people, start, end] })
    const connection = await pool.connect()
    try {
      await connection.query('begin')
      await connection.query({ ...CONFIRM, values: [slot] })
      await connection.query({ ...BOOK, values: [booking, slot, ...people, start, end] })
      const jobs = ['student', 'coach'].map((recipient) => JSON.stringify({ booking, recipient }))
      await connection.query({ ...JOBS, values: jobs })
      await connection.query('commit')
    } finally {
      connection.release()
    }
  })
}
