import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './engine.ts'

const FOLDER = path.join(import.meta.dirname, '..', '..', 'migrations')

/** Brings the database to the newest shape; runs nothing when it is there already. Throws the first failure. */
export async function migrate(database: Database): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER })
  const { error } = await new Migrator({ db: database.root, provider }).migrateToLatest()
  if (error) throw error
}
