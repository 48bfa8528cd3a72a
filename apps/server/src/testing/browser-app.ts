import type { Clock } from '../plugins/clock.ts'
import type { Database } from '../plugins/database/engine.ts'
import { type AssembledApp, assembleApp } from './assembled-app.ts'
import { freePort } from './free-port.ts'
import { moveQueueTo } from './queue-time.ts'
import { runningClock } from './test-clock.ts'
import { openEmbeddedTestDatabase, openPostgresTestDatabase } from './test-database.ts'

export interface BrowserApp extends AssembledApp {
  /** The address for browsers. */
  readonly url: string
}

export interface BrowserAppOptions {
  /** The server's time, which its jobs follow from its start on; by default the running clock of tests. */
  readonly clock?: Clock
  /** The folder of a different build of the web app. */
  readonly webFolder?: string
  /** Opens the database; by default a new one on the run's PostgreSQL server, or an embedded one without a server. */
  readonly database?: () => Promise<Database>
}

/** The real application with the built web app, listening on loopback and working its jobs, for browser tests. */
export async function startBrowserApp(
  settings: Record<string, string> = {},
  { clock = runningClock, webFolder, database = openBrowserTestDatabase }: BrowserAppOptions = {},
): Promise<BrowserApp> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const assembled = await assembleApp(
    await database(),
    clock,
    { BASE_URL: url, ...settings },
    undefined,
    undefined,
    webFolder,
  )
  const { context } = assembled
  await moveQueueTo(context.database.root, clock.now())
  await assembled.app.listen({ port, host: '127.0.0.1' })
  await context.jobs.work(context)
  return { ...assembled, url }
}

/** On a server, which takes a fifth of the processor time of the embedded engine. The global setup starts it. */
async function openBrowserTestDatabase(): Promise<Database> {
  const server = process.env.BROWSER_POSTGRES
  return server ? await openPostgresTestDatabase(server) : await openEmbeddedTestDatabase()
}
