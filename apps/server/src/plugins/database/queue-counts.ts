import { sql } from 'kysely'
import type { Sql } from './tables.ts'

/** The jobs of a queue. The counts are up to 20 seconds old; the age is exact. */
export interface QueueCounts {
  readonly name: string
  /** Jobs that are not due yet. */
  readonly deferred: number
  /** Jobs that are due and wait for a worker. */
  readonly due: number
  readonly active: number
  /** Jobs that failed for good and are still kept. */
  readonly failed: number
  /** Seconds since the oldest of them was due that still wait; 0 if none waits. */
  readonly oldestDueSeconds: number
}

/** The jobs of each queue. */
export async function countQueues(db: Sql): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select q.name, q.deferred_count as deferred, q.ready_count as due, q.active_count as active,
      q.failed_count as failed,
      coalesce((select extract(epoch from now() - min(j.start_after)) from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()), 0)::float
        as "oldestDueSeconds"
    from pgboss.queue q order by q.name`.execute(db)
  return rows
}
