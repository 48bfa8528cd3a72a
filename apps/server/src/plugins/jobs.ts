import { randomUUID } from 'node:crypto'
import { fromKysely, PgBoss } from 'pg-boss'
import type * as z from 'zod/mini'
import type { Context } from './context.ts'
import type { Database } from './database/engine.ts'
import type { Trx } from './database/tables.ts'

/** Work done later, at least once: a handler must do no harm when it runs twice. */
export interface Job<Payload> {
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  readonly handle: (context: Context, payload: Payload) => Promise<void>
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
  enqueue<Payload>(trx: Trx, job: Job<Payload>, payload: Payload, at?: Date): Promise<void>
  /** As `enqueue`, one job for each payload, in one statement. */
  enqueueAll<Payload>(trx: Trx, job: Job<Payload>, payloads: readonly Payload[]): Promise<void>
  /** Wakes this process's worker after a commit; without it polling finds the job half a second later. */
  nudge(job: AnyJob): void
  /** Begins to work the queues. */
  work(context: Context): Promise<void>
  /** Works every job that is due, in this call, until none is left; for tests, instead of `work`. */
  drain(context: Context): Promise<void>
  /** Finishes running jobs and stops. */
  stop(): Promise<void>
}

/** pg-boss's floor for its safety net; a nudge comes first. */
const POLLING_SECONDS = 0.5
const RETRIES = 5
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
  for (const { name } of jobs) {
    await boss.createQueue(name, {
      retryLimit: RETRIES,
      retryDelay: 5,
      retryBackoff: true,
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
      for (const { name, payload, handle } of jobs) {
        const worker = await boss.work(
          name,
          { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 },
          async (batch) => {
            for (const { data } of batch) {
              try {
                await handle(context, payload.parse(data))
              } catch (error) {
                // The queue keeps the failure to itself; whoever runs the service should see it.
                context.log.error({ err: error, job: name }, 'a job failed; it is tried again a few times')
                throw error
              }
            }
            // Where one job was there may be more: the worker looks at once instead of waiting out its poll.
            wake(name)
          },
        )
        workers.set(name, worker)
      }
    },
    drain: async (context) => {
      for (let found = true; found; ) {
        found = false
        for (const { name, payload, handle } of jobs) {
          for (const { id, data } of await boss.fetch<object>(name)) {
            found = true
            await handle(context, payload.parse(data))
            await boss.complete(name, id)
          }
        }
      }
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  }
}
