import { randomUUID } from 'node:crypto'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type * as z from 'zod/mini'
import type { Context } from './context.ts'
import type { Database } from './database/engine.ts'
import type { Trx } from './database/tables.ts'
import { troubleOf } from './database/trouble.ts'

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
  /** How often one that failed is run again; five times within minutes when left out. */
  readonly retries?: Retries
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
  /** Writes the job in `trx`, so that it exists exactly when the transaction commits; `at` delays it. */
  enqueue<Payload>(trx: Trx, queue: Queue<Payload>, payload: Payload, at?: Date): Promise<void>
  /** As `enqueue`, one job for each payload, in one statement. */
  enqueueAll<Payload>(trx: Trx, queue: Queue<Payload>, payloads: readonly Payload[]): Promise<void>
  /** Wakes this process's worker after a commit; without it polling finds the job half a second later. */
  nudge(queue: { readonly name: string }): void
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

/** pg-boss's floor for its safety net; a nudge comes first. */
const POLLING_SECONDS = 0.5
const USUAL_RETRIES: Retries = { limit: 5, longestWaitSeconds: 300 }
/** A job that a killed process had in hand is taken up again a minute later, not after pg-boss's quarter of an hour. */
const HEARTBEAT_SECONDS = 30

/** Opens the job queue on the database and makes the queues of `jobs`. Errors in the background go to `onError`. */
export async function openJobs(
  database: Database,
  jobs: readonly AnyJob[],
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.bossDb,
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', onError)
  await boss.start()
  for (const { name, retries = USUAL_RETRIES } of jobs) {
    await boss.createQueue(name, {
      retryLimit: retries.limit,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: retries.longestWaitSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    })
    // Any use makes pg-boss remember the queue: else the first enqueue would look it up outside its transaction.
    await boss.getJobById(name, randomUUID())
  }
  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  return {
    enqueue: async (trx, { name }, payload, at) => {
      await boss.send(name, payload as object, { db: fromKysely(trx), ...(at && { startAfter: at }) })
    },
    enqueueAll: async (trx, { name }, payloads) => {
      const written = payloads.map((data) => ({ data: data as object }))
      await boss.insert(name, written, { db: fromKysely(trx) })
    },
    nudge: ({ name }) => wake(name),
    work: async (context) => {
      for (const job of jobs) {
        const { name, parallel = 1 } = job
        const options = { batchSize: parallel, perJobResults: true, includeMetadata: true } as const
        const worker = await boss.work<object, unknown, typeof options & { pollingIntervalSeconds: number }>(
          name,
          { ...options, pollingIntervalSeconds: POLLING_SECONDS },
          async (batch) => {
            const results = await Promise.all(batch.map((found) => run(context, job, found)))
            // Where some were there may be more: the worker looks at once instead of waiting out its poll.
            wake(name)
            return results
          },
        )
        workers.set(name, worker)
      }
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
    if (retryCount < retryLimit && troubleOf(error)) return { id, status: 'failed', error }
    if (retryCount < retryLimit)
      context.log.warn({ err: error, job: name }, 'a job failed; it is tried again')
    else context.log.error({ err: error, job: name }, 'a job failed for good; it is not tried again')
    return { id, status: 'failed', error }
  }
}
