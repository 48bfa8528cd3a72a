import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { SettingError } from '../../env.ts'
import type { Database } from './engine.ts'
import { fillFoldedNames } from './fold-names.ts'

const FOLDER = path.join(import.meta.dirname, '..', '..', 'migrations')

/** The oldest PostgreSQL version with all the SQL we use: `unique nulls not distinct` was added in 15. */
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

/** Recognises Kysely's error for a database that has run migrations we do not have. Throws SettingError for it. */
function refuseNewer(error: unknown): void {
  const unknown = /^corrupted migrations: previously executed migration (\S+) is missing/.exec(
    String((error as Error).message),
  )
  if (!unknown) return
  throw new SettingError(
    `This database is of a newer ShineQuo (its ${unknown[1]} is not known here): start that version, or restore a backup.`,
  )
}

/** How often a migration that got no lock in time is retried. MIGRATION_LIMITS has the timeout. */
const MAX_TRIES = 30

/**
 * Migrates the database to the newest schema; does nothing if it is up to date. On a server each migration is its own
 * transaction, so that it does not hold the locks of earlier ones. The embedded engine has no other users and runs all
 * in one transaction, which is twice as fast. Throws the first failure. Waits for locks in short turns (see
 * MIGRATION_LIMITS), so that others do not queue behind a waiting migration. Indexes on large tables are created by
 * `makeLargeIndexes`. Fills the folded names that are missing.
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
      if ((error as { code?: unknown }).code !== '55P03' || tries === MAX_TRIES) throw error
    } else if (results.length === 0) break
    else tries = 0
  }
  await fillFoldedNames(database)
}
