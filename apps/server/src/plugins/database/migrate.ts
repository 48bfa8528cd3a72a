import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { SettingError } from '../../env.ts'
import type { Database } from './engine.ts'
import { fillFoldedNames } from './fold-names.ts'
import { fillEmptyDatabase } from './schema-file.ts'

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
 * Migrates the database to the newest schema; does nothing if it is up to date. An empty database is filled from the
 * schema file, which takes a fraction of the time. Throws the first failure. Indexes on large tables are created by
 * `makeLargeIndexes`. Fills the folded names that are missing.
 */
export async function migrate(database: Database): Promise<void> {
  const version = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(database.root)
  checkServerVersion(version.rows[0]?.number ?? 0)
  await fillEmptyDatabase(database)
  await runMigrations(database)
  await fillFoldedNames(database)
}

/**
 * Runs the migrations that have not run, without the schema file. On a server each migration is its own transaction, so
 * that it does not hold the locks of earlier ones. A database without other users, such as the embedded one, runs all
 * `together` in one transaction, which is some times as fast. Waits for locks in short turns (see MIGRATION_LIMITS), so
 * that others do not queue behind a waiting migration.
 */
export async function runMigrations(
  database: Database,
  { together = database.engine === 'pglite' } = {},
): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER })
  const migrator = new Migrator({ db: database.root, provider })
  for (let tries = 0; ; ) {
    try {
      if (await isUpToDate(database)) return
      const { error, results = [] } = await (together ? migrator.migrateToLatest() : migrator.migrateUp())
      if (error) throw error
      if (results.length === 0) return
      tries = 0
    } catch (error) {
      refuseNewer(error)
      tries++
      if ((error as { code?: unknown }).code !== '55P03' || tries === MAX_TRIES) throw error
    }
  }
}

/** The names of the migrations in the folder, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await fs.readdir(FOLDER)).map((file) => path.parse(file).name).sort()
}

/** Whether exactly the migrations in the folder have run. Asked first, because loading them takes a tenth of a start. */
async function isUpToDate({ root }: Database): Promise<boolean> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(root)
  if (tables.length === 0) return false
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(root)
  return isDeepStrictEqual(
    rows.map(({ name }) => name),
    await migrationNames(),
  )
}
