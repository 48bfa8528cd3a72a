import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { SettingError } from '../../env.ts'
import type { Database } from './engine.ts'

const FOLDER = path.join(import.meta.dirname, '..', '..', 'migrations')

/** The oldest PostgreSQL that understands our SQL: `unique nulls not distinct` came with 15. */
const OLDEST_MAJOR = 15

/** Refuses a server that is too old, by its server_version_num such as 140011. Throws SettingError. */
export function checkServerVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000)
  if (major < OLDEST_MAJOR) {
    throw new SettingError(
      `DATABASE_URL should be a PostgreSQL server ${OLDEST_MAJOR} or newer; this one is ${major}.`,
    )
  }
}

/** Kysely's words for a database on which migrations ran that are not among ours. Throws SettingError for them. */
function refuseNewer(error: unknown): void {
  const unknown = /^corrupted migrations: previously executed migration (\S+) is missing/.exec(
    String((error as Error).message),
  )
  if (!unknown) return
  throw new SettingError(
    `This database is of a newer ShineQuo (its ${unknown[1]} is not known here): start that version, or restore a backup.`,
  )
}

/** How often a migration is begun again that could not get a lock in time; MIGRATION_LIMITS says how long one waits. */
const MOST_TRIES = 30

/**
 * Brings the database to the newest shape; runs nothing when it is there already. On a server each migration is a
 * transaction of its own, so that none keeps the locks of those before it; the embedded engine, where nobody else is,
 * takes all in one, which is twice as quick. Throws the first failure. Waits for locks in short turns (see
 * MIGRATION_LIMITS), so that nobody queues behind a migration that waits itself. Indexes on large tables are made by
 * `makeLargeIndexes`.
 */
export async function migrate(database: Database): Promise<void> {
  const version = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(database.root)
  checkServerVersion(version.rows[0]?.number ?? 0)
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER })
  const migrator = new Migrator({ db: database.root, provider })
  for (let tries = 0; ; ) {
    const { error, results = [] } = await (database.engine === 'postgres'
      ? migrator.migrateUp()
      : migrator.migrateToLatest())
    if (error) {
      refuseNewer(error)
      tries++
      if ((error as { code?: unknown }).code !== '55P03' || tries === MOST_TRIES) throw error
    } else if (results.length === 0) return
    else tries = 0
  }
}
