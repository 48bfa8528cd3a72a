import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { ActiveRequests } from '../plugins/active-requests.ts'
import { CacheLookups } from '../plugins/cache-lookups.ts'
import type { Clock } from '../plugins/clock.ts'
import type { Context } from '../plugins/context.ts'
import { databaseErrorKind } from '../plugins/database/database-error.ts'
import type { Database } from '../plugins/database/engine.ts'
import { openFileStore } from '../plugins/files/file-store.ts'
import { openJobs } from '../plugins/jobs.ts'
import { createKeyedDigest } from '../plugins/keyed-digest.ts'
import { type Mail, type Mailer, openMailer } from '../plugins/mailer.ts'
import { openOutbound } from '../plugins/outbound.ts'
import { ProcessValues } from '../plugins/process-values.ts'
import { openReadiness } from '../plugins/readiness.ts'
import { RiskRule } from '../plugins/risk-rule.ts'
import { createTokens } from '../plugins/tokens.ts'
import { openTraces } from '../plugins/traces.ts'
import { JOBS, OUTBOXES } from '../worker.ts'
import { openFailureLog } from './failure-log.ts'

export interface AssembledApp {
  readonly app: FastifyInstance
  readonly context: Context
  /** Every mail that was sent, oldest first. */
  readonly sent: Mail[]
  /**
   * The errors that the application did not expect, oldest first: the cause of each 500. A test that fails shows them;
   * whoever has shown them empties the list. Stays empty if the test has its own log.
   */
  readonly failures: Error[]
  /** Stops everything and throws the first background failure of the job queue. */
  close(): Promise<void>
}

/** Resolves no names, so that nothing is sent outside the machine unless a test defines what answers there. */
const NOBODY_OUTSIDE = openOutbound({ resolve: async () => [] })

/** The real application on `database`. Mail goes where the settings send it, and is also stored in `sent` for tests. */
export async function assembleApp(
  database: Database,
  clock: Clock,
  settings: Record<string, string> = {},
  log?: FastifyBaseLogger,
  outbound = NOBODY_OUTSIDE,
  webFolder?: string,
): Promise<AssembledApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sq-test-'))
  const env = readEnv({ BASE_URL: 'http://localhost:3000', DATA_DIR: dataDir, ...settings })
  const failures: Error[] = []
  const queueFailures: Error[] = []
  // The queue polls again after a database that gave no connection in time, as on a very busy machine.
  const onError = (error: Error) => {
    if (!databaseErrorKind(error)) queueFailures.push(error)
  }
  const jobs = await openJobs(database, JOBS, onError, { outboxes: OUTBOXES })
  const sent: Mail[] = []
  const delivery = openMailer(env, clock)
  const mailer: Mailer = {
    send: async (mail) => {
      await delivery.send(mail)
      sent.push(mail)
    },
    close: () => delivery.close(),
  }
  const secret = randomUUID() + randomUUID()
  const tokens = createTokens(secret, clock)
  const digest = createKeyedDigest(secret)
  const readiness = openReadiness(database, dataDir)
  const requests = new ActiveRequests()
  const plugins = { clock, database, jobs, mailer, tokens, digest, outbound, readiness, requests }
  const logged = log ?? openFailureLog((error) => failures.push(error))
  const traces = await openTraces(env, logged)
  const files = openFileStore(env, env.encryptionKey, clock, logged)
  const kept = { cacheLookups: new CacheLookups(), values: new ProcessValues() }
  const own = { risk: new RiskRule(database, logged), ...kept, files, traces }
  const context: Context = { env, log: logged, personalData: PERSONAL_DATA, ...own, ...plugins }
  const app = await buildApp(context, undefined, webFolder)
  await app.ready()
  return {
    app,
    context,
    sent,
    failures,
    close: async () => {
      await app.close()
      await jobs.stop()
      await mailer.close()
      await traces?.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
      if (queueFailures[0]) throw queueFailures[0]
    },
  }
}
