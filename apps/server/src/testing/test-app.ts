import type { BodyInput, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { ErrorReply } from '@shinequo/contract/errors'
import type { Outbound } from '../plugins/outbound.ts'
import type { Actor } from '../plugins/tokens.ts'
import { type AssembledApp, assembleApp } from './assembled-app.ts'
import { type EngineName, openTestDatabase } from './engines.ts'
import { showIfTestFails } from './failure-cause.ts'
import { openFailureLog } from './failure-log.ts'
import { setQueueTime } from './queue-time.ts'
import { TestClock } from './test-clock.ts'

export interface CallOptions<E extends Endpoint> {
  /** The signed-in caller; signed out if left out. */
  as?: Actor
  params?: Record<string, string> | ParamsOf<E>
  query?: Record<string, string> | QueryOf<E>
  /** Loosely typed, because half of the tests send invalid values. */
  body?: BodyInput<E> | unknown
  headers?: Record<string, string>
}

/** The response: `body` is typed for success, `error` for a refusal. */
export interface CallResult<E extends Endpoint> {
  status: number
  body: ReplyOf<E>
  error: ErrorReply
  headers: Record<string, string | string[] | number | undefined>
}

export interface TestApp extends AssembledApp {
  readonly clock: TestClock
  /** Calls an endpoint through the application's real HTTP stack, without a socket. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<CallResult<E>>
  /** Works all jobs that are due by the clock, until none is left. */
  runJobs(): Promise<void>
}

/** The path of an endpoint with its parameters and query filled in. */
export function addressOf(endpoint: Endpoint, params: unknown = {}, query: unknown = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  )
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return `/api${path}${search ? `?${search}` : ''}`
}

/**
 * The real application on a new database, with a clock that the test moves and mail that it can read. It sends nothing
 * outside the machine; `outbound` defines what answers there. A test that fails shows what failed in the application.
 */
export async function startTestApp(
  engine: EngineName,
  settings: Record<string, string> = {},
  outbound?: Outbound,
): Promise<TestApp> {
  const clock = new TestClock()
  const database = await openTestDatabase(engine)
  const assembled = await assembleApp(database, clock, settings, openFailureLog(showIfTestFails), outbound)
  const { app, context } = assembled
  await setQueueTime(context.database.root, clock.now())
  return {
    ...assembled,
    clock,
    call: async (endpoint, { as, params, query, body, headers } = {}) => {
      const response = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, params, query),
        headers: { ...(as && { authorization: `Bearer ${context.tokens.sign(as)}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      const parsed = isJson ? response.json() : response.body || undefined
      return { status: response.statusCode, body: parsed, error: parsed, headers: response.headers }
    },
    runJobs: async () => {
      await setQueueTime(context.database.root, clock.now())
      await context.jobs.drain(context)
    },
  }
}
