import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BodyInput, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { ErrorReply } from '@shinequo/contract/errors'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import type { Context } from '../plugins/context.ts'
import { openJobs } from '../plugins/jobs.ts'
import { openLog } from '../plugins/log.ts'
import type { Mail, Mailer } from '../plugins/mailer.ts'
import { type Actor, createTokens } from '../plugins/tokens.ts'
import { JOBS } from '../worker.ts'
import { type EngineName, openTestDatabase } from './engines.ts'
import { TestClock } from './test-clock.ts'

export interface CallOptions<E extends Endpoint> {
  /** Signed in as; left out: signed out. */
  as?: Actor
  params?: Record<string, string> | ParamsOf<E>
  query?: Record<string, string> | QueryOf<E>
  /** Typed loosely, since half of the tests send what is wrong. */
  body?: BodyInput<E> | unknown
  headers?: Record<string, string>
}

/** What came back: `body` as success has it, `error` as a refusal has it. */
export interface CallResult<E extends Endpoint> {
  status: number
  body: ReplyOf<E>
  error: ErrorReply
  headers: Record<string, string | string[] | number | undefined>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly context: Context
  readonly clock: TestClock
  /** Every mail that was sent, oldest first. */
  readonly sent: Mail[]
  /** Calls an endpoint over the application's real HTTP stack, without a socket. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<CallResult<E>>
  /** Works every job that is due until none is left. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

/** The path of an endpoint with its parameters and query filled in. */
export function addressOf(endpoint: Endpoint, params: unknown = {}, query: unknown = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  )
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return `/api${path}${search ? `?${search}` : ''}`
}

/** The real application on a fresh database, with time that a test moves and mail that it can read. */
export async function startTestApp(
  engine: EngineName,
  settings: Record<string, string> = {},
): Promise<TestApp> {
  const clock = new TestClock()
  const dataDir = mkdtempSync(join(tmpdir(), 'sq-test-'))
  const env = readEnv({ BASE_URL: 'http://localhost:3000', DATA_DIR: dataDir, ...settings })
  const database = await openTestDatabase(engine)
  const failures: Error[] = []
  const jobs = await openJobs(database, JOBS, (error) => failures.push(error))
  const sent: Mail[] = []
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close: async () => undefined }
  const tokens = createTokens(randomUUID() + randomUUID(), clock)
  const context: Context = { env, clock, database, jobs, mailer, tokens, log: openLog('silent') }
  const app = await buildApp(context)
  await app.ready()
  return {
    app,
    context,
    clock,
    sent,
    call: async (endpoint, { as, params, query, body, headers } = {}) => {
      const response = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, params, query),
        headers: { ...(as && { authorization: `Bearer ${tokens.sign(as)}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      const parsed = response.body ? response.json() : undefined
      return { status: response.statusCode, body: parsed, error: parsed, headers: response.headers }
    },
    runJobs: () => jobs.drain(context),
    close: async () => {
      await app.close()
      await jobs.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
      if (failures[0]) throw failures[0]
    },
  }
}
