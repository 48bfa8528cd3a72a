import { sql } from 'kysely'
import type { Clock } from '../plugins/clock.ts'
import type { Database } from '../plugins/database/engine.ts'
import { openJobs } from '../plugins/jobs.ts'
import { JOBS } from '../worker.ts'
import { millisecondsTo, moveQueueTo } from './queue-time.ts'
import { RunningClock, TEST_NOW } from './test-clock.ts'

/** The clock of a PostgreSQL database, set by a test, for server processes that use it. It runs. */
export interface DatabaseClock extends Clock {
  /** Sets it to an instant, for servers that read it afterwards and for the job queue. */
  moveTo(instant: number): Promise<void>
}

/**
 * Sets the clock of this migrated database to an instant, for connections opened from now on. A server process reads it
 * twice a minute, the job queue at each poll.
 */
export async function databaseClock(database: Database, start = TEST_NOW): Promise<DatabaseClock> {
  const { root } = database
  // The queue's time can be set once the queue exists.
  await (await openJobs(database, JOBS, () => undefined)).stop()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(root)
  await sql`create schema moved`.execute(root)
  const running = new RunningClock()
  const moveTo = async (instant: number) => {
    running.moveTo(instant)
    const by = await millisecondsTo(root, instant)
    const time = sql.lit(`select pg_catalog.clock_timestamp() + interval '${by} milliseconds'`)
    await sql`create or replace function moved.clock_timestamp() returns timestamptz language sql volatile
      as ${time}`.execute(root)
    await moveQueueTo(root, instant)
  }
  await moveTo(start)
  await sql`alter database ${sql.id(rows[0]!.name)} set search_path = moved, pg_catalog, public`.execute(root)
  return { now: () => running.now(), moveTo }
}
