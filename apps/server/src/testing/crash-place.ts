import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished } from 'vitest'
import type { Clock } from '../plugins/clock.ts'
import { openEmbedded } from '../plugins/database/embedded.ts'
import type { Database } from '../plugins/database/engine.ts'
import { migrate } from '../plugins/database/migrate.ts'
import { openPostgres } from '../plugins/database/postgres.ts'
import { databaseClock } from './database-clock.ts'
import type { EngineName } from './engines.ts'
import { clockOf, type ServerProcess } from './server-process.ts'
import { emptyDatabase } from './test-database.ts'

/** The database and folder that successive server processes use until they are killed. */
export interface CrashPlace {
  /** The settings for server processes that use it. */
  readonly settings: Record<string, string>
  /** The clock of a server process that uses it. */
  clockOf(server: ServerProcess): Promise<Clock>
  /**
   * Call this after a server was killed and before the next one starts. The returned function shows the database as the
   * dead server left it, whatever the next one does.
   */
  afterDeath(): Promise<(look: (database: Database) => Promise<void>) => Promise<void>>
}

/** The application name of the killed servers' sessions in PostgreSQL. */
const VICTIM = 'victim'

/** A migrated database of `engine`, prepared by `seed`, with its data folder. Deleted when the test ends. */
export async function crashPlace(
  engine: EngineName,
  seed: (database: Database) => Promise<void>,
): Promise<CrashPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sq-crash-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return engine === 'pglite' ? embeddedPlace(dataDir, seed) : postgresPlace(dataDir, seed)
}

async function embeddedPlace(
  dataDir: string,
  seed: (database: Database) => Promise<void>,
): Promise<CrashPlace> {
  const folder = join(dataDir, 'database')
  const database = await openEmbedded({ dataDir: folder })
  await migrate(database)
  await seed(database)
  await database.close()
  return {
    settings: { DATA_DIR: dataDir },
    clockOf,
    afterDeath: async () => {
      // A copy, because the next server has to recover the folder itself, without this test doing it.
      const copy = join(dataDir, 'copy')
      cpSync(folder, copy, { recursive: true })
      return async (look) => {
        const left = await openEmbedded({ dataDir: copy })
        await look(left)
        await left.close()
        rmSync(copy, { recursive: true })
      }
    },
  }
}

async function postgresPlace(
  dataDir: string,
  seed: (database: Database) => Promise<void>,
): Promise<CrashPlace> {
  const server = inject('postgresUrl')
  if (!server) throw new Error('This run has no PostgreSQL server')
  const url = await emptyDatabase(server)
  const database = await openPostgres(url)
  onTestFinished(() => database.close())
  await migrate(database)
  await seed(database)
  const clock = await databaseClock(database)
  const sessions = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = ${VICTIM}`.execute(database.root)
    return rows.length
  }
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: `${url}?application_name=${VICTIM}` },
    clockOf: async () => clock,
    afterDeath: async () => {
      // The server's sessions still finish their current statement.
      await expect.poll(sessions, { timeout: 10_000 }).toBe(0)
      return (look) => look(database)
    },
  }
}
