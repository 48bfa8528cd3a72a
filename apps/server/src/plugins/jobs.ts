import { randomUUID } from 'node:crypto'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Context } from './context.ts'
import { type Cause, currentCause, currentSpan, failureKind, workFor } from './current-work.ts'
import { databaseErrorKind } from './database/database-error.ts'
import type { Database } from './database/engine.ts'
import { MAX_NOTIFIED_KEYS, notifyKeys } from './database/notify-keys.ts'
import { pipeline, type Statement, statementOf } from './database/pipeline.ts'
import type { Trx } from './database/tables.ts'
import { afterCommit } from './database/transaction.ts'
import type { AnyJob, Queue } from './job.ts'
import { NotificationBatcher } from './notification-batcher.ts'
import { type Outbox, OutboxWorker } from './outbox.ts'

export interface Jobs {
  /**
   * Enqueues a job in `trx`: it exists if and only if the transaction commits. The commit wakes the queue's workers in
   * all processes. `at` delays the job. It keeps the request that caused it, and runs as a part of its work.
   */
  enqueue<Payload>(trx: Trx, queue: Queue<Payload>, payload: Payload, at?: Date): Promise<void>
  /** Like `enqueue`, one job per payload, in one statement. */
  enqueueAll<Payload>(trx: Trx, queue: Queue<Payload>, payloads: readonly Payload[], at?: Date): Promise<void>
  /** Wakes the workers of these outboxes in all processes when the transaction has committed. */
  wakeAfterCommit(outboxes: readonly string[]): void
  /** Starts to work the queues and outboxes. */
  work(context: Context): Promise<void>
  /**
   * Works every due job and outbox within this call until none is left; for tests, instead of `work`. Afterwards it
   * throws the error of the first that failed.
   */
  drain(context: Context): Promise<void>
  /** Finishes running jobs and stops. */
  stop(): Promise<void>
}

const REST_SECONDS = 60

/** On this channel, processes without a worker notify the workers of queues and outboxes with new work. */
const CHANNEL = 'jobs'

/** How often a failed job is retried. The delay between retries grows from five seconds up to five minutes. */
const RETRIES = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 }

/** A job of a killed process is retried a minute later instead of after pg-boss's 15 minutes. */
const HEARTBEAT_SECONDS = 30

/**
 * How often some process looks for such jobs. A process that takes over may have just missed its turn, so two of these
 * periods can pass. With the heartbeat and the delay before the retry that is less than two minutes.
 */
const SUPERVISE_SECONDS = 20

/**
 * Opens the job queue on the database and creates the queues of `jobs`. `work` also works the `outboxes`. Background
 * errors go to `onError`. With `schedule`, jobs with a `cron` are enqueued at their times, once across all processes. A
 * time that passed while no process was running is caught up on.
 */
export async function openJobs(
  database: Database,
  jobs: readonly AnyJob[],
  onError: (error: Error) => void,
  { schedule = false, outboxes = [] }: { schedule?: boolean; outboxes?: readonly Outbox[] } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.bossDb,
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schedule,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', onError)
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  // At once, as far as there are connections.
  await Promise.all(
    jobs.map(async ({ name, cron }) => {
      // pg-boss would leave an existing queue as it is.
      if (!existing.has(name)) {
        await boss.createQueue(name, { ...RETRIES, heartbeatSeconds: HEARTBEAT_SECONDS })
      }
      if (schedule && cron) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
      // pg-boss caches a queue at its first use. Without this the first enqueue would look it up outside its transaction.
      await boss.getJobById(name, randomUUID())
    }),
  )
  /** What wakes the worker of a queue or an outbox, by its name. */
  const workers = new Map<string, () => void>()
  const outboxWorkers: OutboxWorker[] = []
  const wake = (name: string) => workers.get(name)?.()
  const elsewhere = new NotificationBatcher(
    (names) => notifyKeys(database.background.root, CHANNEL, names),
    MAX_NOTIFIED_KEYS,
    // By then the workers have polled.
    1000 * REST_SECONDS,
    (error) => onError(error as Error),
  )
  function written(name: string): void {
    if (workers.has(name)) wake(name)
    else if (database.engine === 'postgres') elsewhere.add([name])
  }
  async function insert(trx: Trx, name: string, payloads: readonly unknown[], at?: Date): Promise<void> {
    const cause = currentCause()
    const rows = payloads.map((payload) => ({
      data: { ...(payload as object), ...(cause && { cause }) },
      ...(at && { startAfter: at }),
    }))
    let statement: Statement<unknown> | undefined
    // pg-boss writes the statement; it is sent on the transaction.
    const executeSql = async (text: string, values: unknown[] = []) => {
      statement = statementOf(takesAll(text, values.length), [...values, rows.length, name])
      return { rows: [] }
    }
    await boss.insert(name, rows, { db: { executeSql }, returnId: true })
    if (!statement) throw new Error(`pg-boss wrote no statement for the queue ${name}`)
    await pipeline(trx, statement)
    if (!at) afterCommit(() => written(name))
  }
  return {
    enqueue: (trx, { name }, payload, at) => insert(trx, name, [payload], at),
    enqueueAll: (trx, { name }, payloads, at) => insert(trx, name, payloads, at),
    wakeAfterCommit: (names) => afterCommit(() => names.forEach(written)),
    work: async (context) => {
      for (const job of jobs) {
        const { name, restSeconds = REST_SECONDS, patience = 0 } = job
        const options = { perJobResults: true, includeMetadata: true } as const
        const worker = await boss.work<object, unknown, typeof options & { pollingIntervalSeconds: number }>(
          name,
          { ...options, pollingIntervalSeconds: restSeconds },
          async (batch) => {
            await context.requests.pass(patience)
            const results = await Promise.all(batch.map((found) => run(context, job, found)))
            // There may be more: fetch again at once instead of waiting for the next poll.
            wake(name)
            return results
          },
        )
        workers.set(name, () => boss.notifyWorker(worker))
      }
      for (const outbox of outboxes) {
        const worker = new OutboxWorker(outbox, context, onError)
        outboxWorkers.push(worker)
        workers.set(outbox.name, () => worker.wake())
      }
      if (database.engine !== 'postgres') return
      const wakeAll = () => [...workers.keys()].forEach(wake)
      await database.listen(CHANNEL, (names) => (JSON.parse(names) as string[]).forEach(wake), wakeAll)
    },
    drain: async (context) => {
      const failures: unknown[] = []
      const apart = { ...context, database: context.database.background }
      for (let found = true; found; ) {
        found = false
        for (const { work } of outboxes) {
          try {
            found = (await work(apart)) > 0 || found
          } catch (error) {
            failures.push(error)
          }
        }
        for (const job of jobs) {
          const { name } = job
          const batch = await boss.fetch<object>(name, { includeMetadata: true })
          found ||= batch.length > 0
          for (const { id, status, error } of await Promise.all(batch.map((one) => run(context, job, one)))) {
            if (status === 'completed') await boss.complete(name, id)
            else await boss.fail(name, id)
            if (error !== undefined) failures.push(error)
          }
        }
      }
      if (failures.length > 0) throw failures[0]
    },
    stop: async () => {
      await Promise.all(outboxWorkers.map((worker) => worker.stop()))
      await boss.stop({ graceful: true, close: false, timeout: 10_000 })
    },
  }
}

/**
 * pg-boss skips a job that its queue does not take. This insert, whose parameters come before the number of jobs and the
 * queue's name, fails instead: it converts a sentence to a number, which the error then cites.
 */
function takesAll(insert: string, parameters: number): string {
  const [wanted, queue] = [`$${parameters + 1}::int`, `$${parameters + 2}::text`]
  return `with taken as (${insert})
    select case when count(*) = ${wanted} then 0
      else ('the queue ' || ${queue} || ' took ' || count(*) || ' of ' || ${wanted} || ' jobs')::int end
    from taken`
}

/**
 * Runs one job for the request that caused it, or under its own id if none did, and returns how it ended. Never throws.
 */
export function run(
  context: Context,
  job: AnyJob,
  found: JobWithMetadata<{ cause?: Cause }>,
): Promise<JobResult & { error?: unknown }> {
  const cause = found.data.cause ?? { requestId: found.id }
  return workFor(context, cause, 'job', `job ${job.name}`, () => runNow(context, job, found))
}

async function runNow(
  context: Context,
  { name, payload, handle }: AnyJob,
  { id, data, retryCount, retryLimit }: JobWithMetadata<object>,
): Promise<JobResult & { error?: unknown }> {
  try {
    // Jobs use their own connections, so that they and requests do not wait for each other.
    await handle({ ...context, database: context.database.background }, payload.parse(data))
    return { id, status: 'completed' }
  } catch (error) {
    currentSpan()?.fail(failureKind(error))
    // The queue does not log the failure, but the people who run the service should see it. While tries are left,
    // errors of the database are not logged here: the database reports them, once.
    if (retryCount < retryLimit && databaseErrorKind(error)) return { id, status: 'failed', error }
    if (retryCount < retryLimit)
      context.log.warn({ err: error, job: name }, 'a job failed; it is tried again')
    else context.log.error({ err: error, job: name }, 'a job failed for good; it is not tried again')
    return { id, status: 'failed', error }
  }
}
