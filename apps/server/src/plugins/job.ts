import type * as z from 'zod/mini'
import type { Context } from './context.ts'

/** A queue and the shape of its payloads. */
export interface Queue<Payload> {
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
}

/** Work that runs later, at least once. Handlers must be idempotent. */
export interface Job<Payload> extends Queue<Payload> {
  readonly handle: (context: Context, payload: Payload) => Promise<void>
  /** Milliseconds for which the job waits while requests keep the installation busy; 0 by default. */
  readonly patience?: number
  /** A cron expression in UTC, at which the job is enqueued automatically, without a payload. */
  readonly cron?: string
  /**
   * How often a worker polls for jobs that have become due, in seconds; 60 by default. Jobs that are due when they are
   * enqueued wake the worker.
   */
  readonly restSeconds?: number
}

/** Defines a job, so that its handler's payload has the queue's type. */
export function job<Payload>(definition: Job<Payload>): Job<Payload> {
  return definition
}

/** A job with any payload, for lists of jobs. */
// biome-ignore lint/suspicious/noExplicitAny: a handler's payload is contravariant; the schema checks it before the call
export type AnyJob = Job<any>
