import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Env, readEnv, SettingError } from './env.ts'
import { inviteFirstAdministrator } from './features/people/service.ts'
import { systemClock } from './plugins/clock.ts'
import type { Context } from './plugins/context.ts'
import { DataFolderInUse, keptSecret, lockDataFolder } from './plugins/data-folder.ts'
import { openEmbedded, openPostgres } from './plugins/database/engine.ts'
import { migrate } from './plugins/database/migrate.ts'
import { openJobs } from './plugins/jobs.ts'
import { openLog } from './plugins/log.ts'
import { openMailer } from './plugins/mailer.ts'
import { openOutbound } from './plugins/outbound.ts'
import { startFailure } from './plugins/start-failure.ts'
import { createTokens } from './plugins/tokens.ts'
import { prepareDemo } from './seeds/demo-start.ts'
import { JOBS } from './worker.ts'

/** Longest a stop waits for running requests and jobs before it gives up. */
const STOP_MS = 15_000

/** Opens everything and listens; answers how to close it again, in the reverse order. */
async function start(): Promise<() => Promise<void>> {
  const env = readEnv()
  const lock = env.databaseUrl ? undefined : lockDataFolder(env.dataDir)
  // In development a person reads along: what is said there is what the start prints, and troubles.
  const log = openLog(env.production ? 'info' : 'warn')
  const onJobError = (error: Error) => log.error({ err: error }, 'job queue')
  if (env.databaseDirectUrl && env.databaseDirectUrl !== env.databaseUrl) {
    await migrateDirectly(env.databaseDirectUrl, onJobError)
  }
  const database = env.databaseUrl
    ? await openPostgres(env.databaseUrl, env.databaseDirectUrl)
    : await openEmbedded({ dataDir: join(env.dataDir, 'database') })
  await migrate(database)
  const jobs = await openJobs(database, JOBS, onJobError)
  const mailer = openMailer(env, systemClock)
  const tokens = createTokens(env.authSecret ?? keptSecret(env.dataDir), systemClock)
  const outbound = openOutbound()
  const context: Context = { env, clock: systemClock, database, jobs, mailer, tokens, outbound, log }
  const lines = [...(await prepareDemo(context)), ...(await inviteFirstAdministrator(context))]
  const app = await buildApp(context)
  await app.listen({ port: env.port, host: env.host })
  await jobs.work(context)
  console.log([`ShineQuo is ready: ${env.baseUrl}`, whereDataLies(env), ...lines].join('\n'))
  return async () => {
    await app.close()
    await jobs.stop()
    await mailer.close()
    await database.close()
    lock?.release()
  }
}

/** A transaction pooler cannot carry what migrations need, so they go past it; behind it nothing is left to migrate. */
async function migrateDirectly(url: string, onJobError: (error: Error) => void): Promise<void> {
  const direct = await openPostgres(url)
  try {
    await migrate(direct)
    await (await openJobs(direct, JOBS, onJobError)).stop()
  } finally {
    await direct.close()
  }
}

/** Starts, and stops once on a signal: also on one that comes while the database is still being opened. */
async function main(): Promise<void> {
  const started = start()
  let stopping = false
  /** Ctrl-C may arrive twice, from the terminal and forwarded by the launcher: the second one is the same wish. */
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await (await started)()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher holds the other end: when it dies without a word, so does the server.
  process.on('disconnect', stop)
  await started
}

function whereDataLies({ databaseUrl, dataDir }: Env): string {
  if (!databaseUrl) return `Data: ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `Data: PostgreSQL at ${host}${pathname}`
}

/** Failures of a start that a person can mend end in one sentence; anything else shows where it happened. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof DataFolderInUse) return error.message
  return startFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
