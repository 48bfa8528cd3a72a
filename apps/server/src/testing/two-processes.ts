import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../plugins/database/engine.ts'
import { openPostgres } from '../plugins/database/postgres.ts'
import { type AssembledApp, assembleApp } from './assembled-app.ts'
import { type CapturedLog, capturedLog } from './captured-log.ts'
import { type EngineName, openTestDatabase } from './engines.ts'
import { setQueueTime } from './queue-time.ts'
import { TestClock } from './test-clock.ts'

/** An application that serves and one that works. Each has its own log. */
export interface TwoProcesses {
  readonly clock: TestClock
  readonly web: AssembledApp & CapturedLog
  /** On the embedded database the same as `web`. */
  readonly worker: AssembledApp & CapturedLog
  /** Works all that is due by the clock. Failures are only logged. */
  work(): Promise<void>
  close(): Promise<void>
}

/** Starts both on one new database, with these settings. */
export async function startTwoProcesses(
  engine: EngineName,
  settings: Record<string, string> = {},
): Promise<TwoProcesses> {
  const clock = new TestClock()
  const database = await openTestDatabase(engine)
  const start = async (on: Database, role?: 'web' | 'worker') => {
    const captured = capturedLog()
    const own = role && {
      ROLE: role,
      DATABASE_URL: 'postgres://opened-already',
      AUTH_SECRET: 'a secret for tests'.padEnd(32, '.'),
    }
    return { ...captured, ...(await assembleApp(on, clock, { ...settings, ...own }, captured.log)) }
  }
  const isServer = engine === 'postgres'
  const web = await start(database, isServer ? 'web' : undefined)
  const worker = isServer ? await start(await openPostgres(await addressOf(database)), 'worker') : web
  return {
    clock,
    web,
    worker,
    work: async () => {
      await setQueueTime(database.root, clock.now())
      await worker.context.jobs.drain(worker.context).catch(() => undefined)
    },
    close: async () => {
      if (isServer) await worker.close()
      await web.close()
    },
  }
}

async function addressOf({ root }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(root)
  return Object.assign(new URL(inject('postgresUrl') ?? ''), { pathname: rows[0]?.name }).href
}
