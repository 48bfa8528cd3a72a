import { sql } from 'kysely'
import type { Database } from '../plugins/database/engine.ts'
import { moveQueueTime } from './queue-time.ts'

/** The clock of a PostgreSQL database, moved by a test, for server processes that use it. */
export interface DatabaseClock {
  /** Its current time, in milliseconds. */
  now(): number
  /** Its time at an instant of the machine's clock. */
  at(machine: number): number
  /** Moves it ahead by this many milliseconds, for servers that read it afterwards and for the job queue. */
  ahead(milliseconds: number): Promise<void>
}

/**
 * Lets a test control the clock of this database for connections opened from now on. A server process reads it twice a
 * minute, the job queue at each poll.
 */
export async function databaseClock({ root }: Database): Promise<DatabaseClock> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(root)
  await sql`create schema moved`.execute(root)
  /** The offsets, each with the machine instant from which it applies. */
  const moves = [{ from: 0, offset: 0 }]
  const offsetAt = (machine: number) => moves.findLast(({ from }) => from <= machine)?.offset ?? 0
  const clock: DatabaseClock = {
    now: () => clock.at(Date.now()),
    at: (machine) => machine + offsetAt(machine),
    ahead: async (milliseconds) => {
      const offset = offsetAt(Date.now()) + milliseconds
      const time = sql.lit(`select pg_catalog.clock_timestamp() + interval '${offset} milliseconds'`)
      moves.push({ from: Date.now(), offset })
      await sql`create or replace function moved.clock_timestamp() returns timestamptz language sql volatile
        as ${time}`.execute(root)
      await moveQueueTime(root, offset)
    },
  }
  await clock.ahead(0)
  await sql`alter database ${sql.id(rows[0]!.name)} set search_path = moved, pg_catalog, public`.execute(root)
  return clock
}
