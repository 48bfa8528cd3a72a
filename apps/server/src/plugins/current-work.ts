import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span, SpanKind, Traces } from './traces.ts'

/** The request that caused a job or a mail, as it is stored with them. */
export interface Cause {
  readonly requestId: string
  /** The place in a trace that it goes on from (W3C Trace Context). */
  readonly traceparent?: string | null
}

/** What is being worked on, and its span if it is traced. */
export interface Work extends Cause {
  readonly span?: Span | undefined
}

const current = new AsyncLocalStorage<Work>()

/** Runs `task` as a part of `work`: what it logs, enqueues and asks the database belongs to it. */
export function duringWork<T>(work: Work, task: () => T): T {
  return current.run(work, task)
}

/** Runs `task` as a part of nothing: for what outlives the work or serves many, such as a loop. */
export function outsideWork<T>(task: () => T): T {
  return current.exit(task)
}

/** The id of the request whose work this is. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.requestId
}

/** What a job or a mail that is enqueued now is stored with. */
export function currentCause(): Cause | undefined {
  const work = current.getStore()
  if (!work) return undefined
  const traceparent = work.span?.traceparent ?? work.traceparent
  return { requestId: work.requestId, ...(traceparent && { traceparent }) }
}

/** The span of the current work. */
export function currentSpan(): Span | undefined {
  return current.getStore()?.span
}

/**
 * Runs a job or a try of a mail for what caused it, as a span of its own. `task` says itself that it failed if it does
 * not throw (`currentSpan`).
 */
export async function workFor<T>(
  { traces }: { readonly traces: Traces | undefined },
  cause: Cause,
  kind: SpanKind,
  name: string,
  task: () => Promise<T>,
): Promise<T> {
  const span = traces?.begin(kind, name, cause)
  try {
    return await current.run({ ...cause, span }, task)
  } catch (error) {
    span?.fail(failureKind(error))
    throw error
  } finally {
    span?.end()
  }
}

/** The kind of a failure: its code or its class, never its message, which may repeat what somebody wrote. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? String(error.code) : error.name
}
