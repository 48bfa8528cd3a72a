import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'
import { type Env, readEnv, SettingError } from './env.ts'
import { endDueAccounts } from './features/accounts/ending/service.ts'
import { NextFreeHints } from './features/availability/next-free/service.ts'
import { sweepReminders } from './features/notifications/reminders/service.ts'
import { inviteFirstAdministrator } from './features/people/invitations/service.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { ActiveRequests } from './plugins/active-requests.ts'
import { CacheLookups } from './plugins/cache-lookups.ts'
import { startCleaningTexts } from './plugins/clean-texts.ts'
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
import { openFileStore } from './plugins/files/file-store.ts'
import { startResealing } from './plugins/files/resealing.ts'
import { openJobs } from './plugins/jobs.ts'
import { createKeyedDigest } from './plugins/keyed-digest.ts'
import { openLog } from './plugins/log.ts'
import { openMailer } from './plugins/mailer.ts'
import { openOutbound } from './plugins/outbound.ts'
import { ProcessValues } from './plugins/process-values.ts'
import { openReadiness } from './plugins/readiness.ts'
import { RiskRule } from './plugins/risk-rule.ts'
import { startFailure } from './plugins/start-failure.ts'
import { createTokens } from './plugins/tokens.ts'
import { openTraces } from './plugins/traces.ts'
import { assetFolders } from './plugins/web.ts'
import { startKeepingAssets } from './plugins/web-assets.ts'
import { prepareDemo } from './seeds/demo-start.ts'
import { JOBS, OUTBOXES } from './worker.ts'

/** The longest time that a stop waits for running requests and jobs. */
const STOP_MS = 15_000

/** Opens everything and listens; returns a function that closes it again in reverse order. */
async function start(): Promise<() => Promise<void>> {
  const env = readEnv()
  const lock = env.databaseUrl ? undefined : lockDataFolder(env.dataDir)
  // In development a person reads the console, so only the lines of the start and problems are printed.
  const log = openLog(env.production ? 'info' : 'warn')
  const outage = new Outage(log, 'the database')
  const onJobError = (error: Error) =>
    databaseErrorKind(error) ? outage.note(error) : log.error({ err: error }, 'job queue')
  if (env.databaseDirectUrl) {
    await migrateDirectly(env.databaseDirectUrl, env.databaseDirectUrl !== env.databaseUrl, onJobError)
  }
  const onDatabaseError = (error: unknown) => outage.note(error)
  const replicaOutage = new Outage(log, 'the replica')
  const onReplicaError = (error: unknown) => replicaOutage.note(error)
  // A worker reads nothing that may lag.
  const replicaUrl = env.role === 'worker' ? undefined : env.databaseReplicaUrl
  const database = env.databaseUrl
    ? await openPostgres(env.databaseUrl, {
        directUrl: env.databaseDirectUrl,
        connections: env.databasePoolSize,
        onDatabaseError,
        replica: replicaUrl === undefined ? undefined : { url: replicaUrl, onReplicaError },
      })
    : await openEmbedded({ dataDir: join(env.dataDir, 'database'), onDatabaseError })
  if (!env.databaseUrl) {
    await migrate(database)
    await makeLargeIndexes(database)
  }
  const leaveIndexes = env.databaseUrl ? makeLargeIndexesMeanwhile(database, log) : () => undefined
  const clock = await openClock(database, log)
  const works = env.role !== 'web'
  const jobs = await openJobs(database, JOBS, onJobError, { schedule: works, outboxes: OUTBOXES })
  const mailer = openMailer(env, clock)
  const secret = env.authSecret ?? storedSecret(env.dataDir, 'auth-secret')
  const tokens = createTokens(secret, clock, env.authSecretPrevious)
  const encryptionKey =
    env.encryptionKey ?? (env.databaseUrl ? undefined : storedSecret(env.dataDir, 'encryption-key'))
  const files = openFileStore(env, encryptionKey, clock, log)
  const outbound = openOutbound()
  const readiness = openReadiness(database, env.dataDir)
  const traces = await openTraces(env, log)
  const context: Context = {
    env,
    clock,
    database,
    personalData: PERSONAL_DATA,
    jobs,
    mailer,
    tokens,
    digest: createKeyedDigest(secret),
    files,
    outbound,
    readiness,
    requests: new ActiveRequests(),
    risk: new RiskRule(database, log),
    cacheLookups: new CacheLookups(),
    values: new ProcessValues(),
    traces,
    log,
  }
  const patient = { ...context, database: database.background }
  const lines = [...(await prepareDemo(patient, true)), ...(await inviteFirstAdministrator(patient))]
  const { behind, documents } = developmentOptions()
  const servesBuild = env.role !== 'worker' && documents === undefined
  // The embedded database has one server, which needs the assets of the former build alone.
  const assets =
    servesBuild && (await startKeepingAssets(context, assetFolders(), env.databaseUrl !== undefined))
  const app = await buildApp(context, undefined, documents)
  await app.listen(
    behind === undefined ? { port: env.port, host: env.host } : { port: Number(behind), host: '127.0.0.1' },
  )
  const hints = works ? new NextFreeHints(context) : undefined
  if (works) {
    await sweepReminders.handle(patient, {})
    await endDueAccounts(patient)
    await startCleaningTexts(patient)
    await startResealing(patient)
    await jobs.work(context)
  }
  // The launcher restarts a server that had come this far.
  process.send?.('ready')
  console.log([`ShineQuo is ready: ${env.baseUrl}`, dataLocation(env), ...lines].join('\n'))
  return async () => {
    leaveIndexes()
    await app.close()
    if (assets) await assets.stop()
    await hints?.stop()
    await jobs.stop()
    await mailer.close()
    await traces?.stop()
    clock.stop()
    await database.close()
    lock?.release()
  }
}

/**
 * What `npm run dev` starts it with: `behind` is the port on which it is reached by the dev server, which listens where
 * the settings say; `documents` is the folder with the sources of the web app's documents.
 */
function developmentOptions(): { behind?: string; documents?: string } {
  const options = { behind: { type: 'string' }, documents: { type: 'string' } } as const
  return parseArgs({ options }).values
}

/**
 * Migrations have their own time limits and need features that a transaction pooler does not support, so they bypass
 * it.
 */
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

/** Starts, and stops once on a signal, even while the database is still being opened. */
async function main(): Promise<void> {
  const started = start()
  let stopping = false
  /** Ctrl-C may arrive twice, from the terminal and forwarded by the launcher. The second one is ignored. */
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await (await started)()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher holds the other end: if it dies unexpectedly, the server stops too.
  process.on('disconnect', stop)
  await started
}

function dataLocation({ databaseUrl, dataDir }: Env): string {
  if (!databaseUrl) return `Data: ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `Data: PostgreSQL at ${host}${pathname}`
}

/** Startup failures that the operator can fix are explained in one sentence; others print a stack trace. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof DataFolderInUse) return error.message
  return startFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
