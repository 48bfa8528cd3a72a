import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { ActiveRequests } from '../plugins/active-requests.ts'
import type { Clock } from '../plugins/clock.ts'
import type { Context } from '../plugins/context.ts'
import type { Database } from '../plugins/database/engine.ts'
import { openJobs } from '../plugins/jobs.ts'
import { createKeyedDigest } from '../plugins/keyed-digest.ts'
import { openLog } from '../plugins/log.ts'
import { type Mail, type Mailer, openMailer } from '../plugins/mailer.ts'
import { openOutbound } from '../plugins/outbound.ts'
import { openReadiness } from '../plugins/readiness.ts'
import { createTokens } from '../plugins/tokens.ts'
import { JOBS } from '../worker.ts'

export interface AssembledApp {
  readonly app: FastifyInstance
  readonly context: Context
  /** Every mail that was sent, oldest first. */
  readonly sent: Mail[]
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
  log = openLog('silent'),
  outbound = NOBODY_OUTSIDE,
  webFolder?: string,
): Promise<AssembledApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sq-test-'))
  const env = readEnv({ BASE_URL: 'http://localhost:3000', DATA_DIR: dataDir, ...settings })
  const failures: Error[] = []
  const jobs = await openJobs(database, JOBS, (error) => failures.push(error))
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
  const context: Context = { env, log, ...plugins }
  const app = await buildApp(context, undefined, webFolder)
  await app.ready()
  return {
    app,
    context,
    sent,
    close: async () => {
      await app.close()
      await jobs.stop()
      await mailer.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
      if (failures[0]) throw failures[0]
    },
  }
}
