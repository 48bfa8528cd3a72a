import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import type { Cause } from './current-work.ts'

/** What a span says beside its name and its time: never an id of a person, an address or a value of a statement. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** A piece of work in a trace, from its beginning to its end. */
export interface Span {
  /** Its place in the trace, for what it causes elsewhere (W3C Trace Context). */
  readonly traceparent: string
  /** Begins a statement of the database as a part of it. */
  statement(name: string, facts: SpanFacts): Span
  add(facts: SpanFacts): void
  /** States that the work failed, and the kind of failure. */
  fail(kind: string): void
  /** Ends it; nothing can be added afterwards. */
  end(): void
}

/** What begins by itself: in a request, or in a process that works. */
export type SpanKind = 'request' | 'job' | 'mail'

/** Traces of this process. None of its functions throws or waits for whoever collects them. */
export interface Traces {
  /** Begins a span that goes on from `cause`: without a place in a trace, the request's id is the id of a new one. */
  begin(kind: SpanKind, name: string, cause: Cause, facts?: SpanFacts): Span
  /** Sends what has ended and is not sent yet, for two seconds at most. */
  stop(): Promise<void>
}

/** Opens the traces of this process, if there is somewhere to send them: otherwise no library for them is loaded. */
export async function openTraces(env: Env, log: FastifyBaseLogger): Promise<Traces | undefined> {
  if (env.traces === undefined) return undefined
  const { OtlpTraces } = await import('./otlp-traces.ts')
  return new OtlpTraces(env.traces, env.role, log)
}
