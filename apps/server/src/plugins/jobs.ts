import { randomUUID } from 'node:crypto'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type * as z from 'zod/mini'
import type { Context } from './context.ts'
import { databaseErrorKind } from './database/database-error.ts'
import type { Database } from './database/engine.ts'
import { MAX_NOTIFIED_KEYS, notifyKeys } from './database/notify-keys.ts'
import type { Trx } from './database/tables.ts'
import { afterCommit } from './database/transaction.ts'
import { NotificationBatcher } from './notification-batcher.ts'

/** Where jobs of a kind wait, and what one of them carries. */
export interface Queue<Payload> {
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
}

/** Work done later, at least once: a handler must do no harm when it runs twice. */
export interface Job<Payload> extends Queue<Payload> {
  readonly handle: (context: Context, payload: Payload) => Promise<void>
  /** How many are in hand at a time in a process, each for itself; one when left out. */
  readonly parallel?: number
  /** For as long, in milliseconds, it lets requests go first while they come without a pause; not at all when left out. */
  readonly patience?: number
  /** How often one that failed is run again; five times within minutes when left out. */
  readonly retries?: Retries
  /** When it is enqueued by itself, in UTC, without a payload of its own: a cron expression. */
  readonly cron?: string
  /**
   * How often a worker looks for one whose time has come, in seconds; a minute when left out. Those that are due when they
   * are written wake it.
   */
  readonly restSeconds?: number
}

export interface Retries {
  readonly limit: number
  /** Waits grow from five seconds up to this. */
  readonly longestWaitSeconds: number
}

/** Names a job and ties its payload's shape to its handler. */
export function job<Payload>(definition: Job<Payload>): Job<Payload> {
  return definition
}

/** Any job, whatever its payload: what a list of jobs holds. */
// biome-ignore lint/suspicious/noExplicitAny: a handler's payload is contravariant; the schema checks it before the call
export type AnyJob = Job<any>

export interface Jobs {
  /**
   * Writes the job in `trx`, so that it exists exactly when the transaction commits, which wakes whoever works its queue,
   * in this process or another; `at` delays it.
   */
  enqueue<Payload>(trx: Trx, queue: Queue<Payload>, payload: Payload, at?: Date): Promise<void>
  /** As `enqueue`, one job for each payload, in one statement. */
  enqueueAll<Payload>(trx: Trx, queue: Queue<Payload>, payloads: readonly Payload[], at?: Date): Promise<void>
  /** As `enqueueAll`, each to be done at a time of its own; without one, at once. */
  enqueueAt<Payload>(
    trx: Trx,
    queue: Queue<Payload>,
    jobs: readonly { readonly payload: Payload; readonly at?: Date }[],
  ): Promise<void>
  /** Begins to work the queues. */
  work(context: Context): Promise<void>
  /**
   * Works every job that is due, in this call, until none is left; for tests, instead of `work`. Throws what the first
   * job that failed threw, once all are done.
   */
  drain(context: Context): Promise<void>
  /** Finishes running jobs and stops. */
  stop(): Promise<void>
}

const REST_SECONDS = 60
/** On which processes without a worker tell those that have one of queues with new jobs. */
const CHANNEL = 'jobs'
const USUAL_RETRIES: Retries = { limit: 5, longestWaitSeconds: 300 }
/** A job that a killed process had in hand is taken up again a minute later, not after pg-boss's quarter of an hour. */
const HEARTBEAT_SECONDS = 30
/**
 * How often some process looks for such jobs. One that takes over from a killed one may find its turn just missed, so that
 * two of these pass; with the heartbeat and the wait before a repeat that is less than two minutes.
 */
const SUPERVISE_SECONDS = 20

/**
 * Opens the job queue on the database and makes the queues of `jobs`. Errors in the background go to `onError`. With
 * `schedule`, jobs that have a `cron` are enqueued at their times, once however many processes there are; one whose time
 * passed while none was running is made up for.
 */
export async function openJobs(
  database: Database,
  jobs: readonly AnyJob[],
  onError: (error: Error) => void,
  { schedule = false } = {},
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
  for (const { name, cron, retries = USUAL_RETRIES } of jobs) {
    await boss.createQueue(name, {
      retryLimit: retries.limit,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: retries.longestWaitSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    })
    if (schedule && cron) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
    // Any use makes pg-boss remember the queue: else the first enqueue would look it up outside its transaction.
    await boss.getJobById(name, randomUUID())
  }
  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  const elsewhere = new NotificationBatcher(
    (names) => notifyKeys(database.background.root, CHANNEL, names),
    MAX_NOTIFIED_KEYS,
    // By then they have looked by themselves.
    1000 * REST_SECONDS,
    (error) => onError(error as Error),
  )
  function written(name: string): void {
    if (workers.has(name)) wake(name)
    else if (database.engine === 'postgres') elsewhere.add([name])
  }
  async function insert(
    trx: Trx,
    name: string,
    jobs: readonly { readonly payload: unknown; readonly at?: Date | undefined }[],
  ): Promise<void> {
    const rows = jobs.map(({ payload, at }) => ({ data: payload as object, ...(at && { startAfter: at }) }))
    const ids = await boss.insert(name, rows, { db: fromKysely(trx), returnId: true })
    // Where the queue took nothing, what the job is for must not be committed either.
    if ((ids?.length ?? 0) !== jobs.length) throw new Error(notTaken(name))
    if (jobs.some(({ at }) => !at)) afterCommit(() => written(name))
  }
  return {
    enqueue: (trx, { name }, payload, at) => insert(trx, name, [{ payload, at }]),
    enqueueAll: (trx, { name }, payloads, at) =>
      insert(
        trx,
        name,
        payloads.map((payload) => ({ payload, at })),
      ),
    enqueueAt: (trx, { name }, jobs) => insert(trx, name, jobs),
    work: async (context) => {
      for (const job of jobs) {
        const { name, parallel = 1, restSeconds = REST_SECONDS, patience = 0 } = job
        const options = { batchSize: parallel, perJobResults: true, includeMetadata: true } as const
        const worker = await boss.work<object, unknown, typeof options & { pollingIntervalSeconds: number }>(
          name,
          { ...options, pollingIntervalSeconds: restSeconds },
          async (batch) => {
            await context.requests.pass(patience)
            const results = await Promise.all(batch.map((found) => run(context, job, found)))
            // Where some were there may be more: the worker looks at once instead of waiting out its poll.
            wake(name)
            return results
          },
        )
        workers.set(name, worker)
      }
      if (database.engine !== 'postgres') return
      const wakeAll = () => [...workers.keys()].forEach(wake)
      await database.listen(CHANNEL, (names) => (JSON.parse(names) as string[]).forEach(wake), wakeAll)
    },
    drain: async (context) => {
      const failures: unknown[] = []
      for (let found = true; found; ) {
        found = false
        for (const job of jobs) {
          const { name, parallel = 1 } = job
          const batch = await boss.fetch<object>(name, { batchSize: parallel, includeMetadata: true })
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
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  }
}

function notTaken(queue: string): string {
  return `the queue ${queue} did not take a job that was written to it`
}

/** Runs one job and answers how it ended; never throws. */
async function run(
  context: Context,
  { name, payload, handle }: AnyJob,
  { id, data, retryCount, retryLimit }: JobWithMetadata<object>,
): Promise<JobResult & { error?: unknown }> {
  try {
    // What requests wait for is not to wait for jobs, nor the other way round.
    await handle({ ...context, database: context.database.background }, payload.parse(data))
    return { id, status: 'completed' }
  } catch (error) {
    // The queue keeps the failure to itself; whoever runs the service should see it. Of the database's trouble they hear
    // once, from the database.
    if (retryCount < retryLimit && databaseErrorKind(error)) return { id, status: 'failed', error }
    if (retryCount < retryLimit)
      context.log.warn({ err: error, job: name }, 'a job failed; it is tried again')
    else context.log.error({ err: error, job: name }, 'a job failed for good; it is not tried again')
    return { id, status: 'failed', error }
  }
}
