import { sql } from 'kysely'
import type { Sql } from './tables.ts'

/** The jobs of a queue, up to 20 seconds old. */
export interface QueueCounts {
  readonly name: string
  /** Jobs that are not due yet. */
  readonly deferred: number
  /** Jobs that are due and wait for a worker. */
  readonly due: number
  readonly active: number
  /** Jobs that failed for good and are still kept. */
  readonly failed: number
}

/** How many jobs each queue has. */
export async function countQueues(db: Sql): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select name, deferred_count as deferred, ready_count as due, active_count as active, failed_count as failed
    from pgboss.queue order by name`.execute(db)
  return rows
}

/** Of each queue, seconds since the oldest job was due that still waits; 0 if none waits. */
export async function oldestDueJobs(db: Sql): Promise<{ readonly name: string; readonly seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select q.name, coalesce((select extract(epoch from now() - min(j.start_after)) from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()), 0)::float
      as seconds
    from pgboss.queue q order by q.name`.execute(db)
  return rows
}
