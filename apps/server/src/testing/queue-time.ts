import { sql } from 'kysely'
import type { Sql } from '../plugins/database/tables.ts'

/**
 * Gives the job queue the time of a test's clock by replacing the function from which it takes the time: delayed jobs
 * are then due by that clock. Call it again whenever the clock was moved and the queue should see it.
 */
export async function setQueueTime(root: Sql, now: number): Promise<void> {
  const time = new Date(now)
  await replaceJobNow(root, `'${time.toISOString()}'::timestamptz`)
  // Jobs enqueued without a delay after the clock was set back, before the queue saw that, are due now.
  await sql`update pgboss.job set start_after = ${time}, created_on = ${time}
    where state = 'created' and start_after = created_on and created_on > ${time}`.execute(root)
}

/** Makes delayed mail due now, for tests whose clock runs and that cannot wait. */
export async function makeMailDue(root: Sql): Promise<void> {
  await sql`update messages set next_try_at = created_at where state = 'due' and sequence is null`.execute(
    root,
  )
}

/** Moves the time of the job queue to this instant. It keeps running from there, whatever the machine's clock says. */
export async function moveQueueTo(root: Sql, instant: number): Promise<void> {
  const by = await millisecondsTo(root, instant)
  await replaceJobNow(root, `pg_catalog.now() + interval '${by} milliseconds'`)
}

/** The milliseconds from the database's own time, which is the machine's, to an instant. */
export async function millisecondsTo(root: Sql, instant: number): Promise<number> {
  const { rows } = await sql<{ by: number }>`
    select (${instant}::float8 - extract(epoch from pg_catalog.clock_timestamp()) * 1000)::float8 as by`.execute(
    root,
  )
  return Math.round(rows[0]!.by)
}

/** Two servers of one test may do this at once, which PostgreSQL refuses ("tuple concurrently updated"): one at a time. */
async function replaceJobNow(root: Sql, time: string): Promise<void> {
  await sql
    .raw(
      `do $do$ begin
         perform pg_advisory_xact_lock(hashtext('pgboss.job_now'));
         create or replace function pgboss.job_now() returns timestamptz language sql stable as $body$select ${time}$body$;
       end $do$`,
    )
    .execute(root)
}
