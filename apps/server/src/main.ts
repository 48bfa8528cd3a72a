import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Env, readEnv, SettingError } from './env.ts'
import { endDueAccounts } from './features/accounts/ending/service.ts'
import { NextFreeHints } from './features/availability/next-free/service.ts'
import { sweepReminders } from './features/notifications/reminders/service.ts'
import { retryOverdueMail } from './features/notifications/service.ts'
import { inviteFirstAdministrator } from './features/people/invitations/service.ts'
import { ActiveRequests } from './plugins/active-requests.ts'
import { openClock } from './plugins/clock.ts'
import type { Context } from './plugins/context.ts'
import { DataFolderInUse, lockDataFolder, storedSecret } from './plugins/data-folder.ts'
import { databaseErrorKind } from './plugins/database/database-error.ts'
import { openEmbedded } from './plugins/database/embedded.ts'
import { makeLargeIndexes, makeLargeIndexesMeanwhile } from './plugins/database/large-indexes.ts'
import { migrate } from './plugins/database/migrate.ts'
import { Outage } from './plugins/database/outage.ts'
import { openPostgres } from './plugins/database/postgres.ts'
import { MIGRATION_LIMITS } from './plugins/database/statement-limits.ts'
import { openJobs } from './plugins/jobs.ts'
import { createKeyedDigest } from './plugins/keyed-digest.ts'
import { openLog } from './plugins/log.ts'
import { openMailer } from './plugins/mailer.ts'
import { openOutbound } from './plugins/outbound.ts'
import { openReadiness } from './plugins/readiness.ts'
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
  const outage = new Outage(log, 'the database')
  const onJobError = (error: Error) =>
    databaseErrorKind(error) ? outage.note(error) : log.error({ err: error }, 'job queue')
  if (env.databaseDirectUrl) {
    await migrateDirectly(env.databaseDirectUrl, env.databaseDirectUrl !== env.databaseUrl, onJobError)
  }
  const onDatabaseError = (error: unknown) => outage.note(error)
  const database = env.databaseUrl
    ? await openPostgres(env.databaseUrl, {
        directUrl: env.databaseDirectUrl,
        connections: env.databasePoolSize,
        onDatabaseError,
      })
    : await openEmbedded({ dataDir: join(env.dataDir, 'database'), onDatabaseError })
  if (!env.databaseUrl) {
    await migrate(database)
    await makeLargeIndexes(database)
  }
  const leaveIndexes = env.databaseUrl ? makeLargeIndexesMeanwhile(database, log) : () => undefined
  const clock = await openClock(database, log)
  const works = env.role !== 'web'
  const jobs = await openJobs(database, JOBS, onJobError, { schedule: works })
  const mailer = openMailer(env, clock)
  const secret = env.authSecret ?? storedSecret(env.dataDir)
  const tokens = createTokens(secret, clock)
  const outbound = openOutbound()
  const readiness = openReadiness(database, env.dataDir)
  const context: Context = {
    env,
    clock,
    database,
    jobs,
    mailer,
    tokens,
    digest: createKeyedDigest(secret),
    outbound,
    readiness,
    requests: new ActiveRequests(),
    log,
  }
  const patient = { ...context, database: database.background }
  const lines = [...(await prepareDemo(patient)), ...(await inviteFirstAdministrator(patient))]
  const app = await buildApp(context)
  await app.listen({ port: env.port, host: env.host })
  const hints = works ? new NextFreeHints(context) : undefined
  if (works) {
    await retryOverdueMail(patient)
    await sweepReminders.handle(patient, {})
    await endDueAccounts(patient)
    await jobs.work(context)
  }
  // The launcher starts a server again that had come so far.
  process.send?.('ready')
  console.log([`ShineQuo is ready: ${env.baseUrl}`, dataLocation(env), ...lines].join('\n'))
  return async () => {
    leaveIndexes()
    await app.close()
    await hints?.stop()
    await jobs.stop()
    await mailer.close()
    clock.stop()
    await database.close()
    lock?.release()
  }
}

/** Migrations have limits of their own, and a transaction pooler cannot carry what they need, so they go past it. */
async function migrateDirectly(
  url: string,
  pooled: boolean,
  onJobError: (error: Error) => void,
): Promise<void> {
  const direct = await openPostgres(url, { connections: 1, limits: MIGRATION_LIMITS })
  try {
    await migrate(direct)
    if (pooled) await (await openJobs(direct, JOBS, onJobError)).stop()
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

function dataLocation({ databaseUrl, dataDir }: Env): string {
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
