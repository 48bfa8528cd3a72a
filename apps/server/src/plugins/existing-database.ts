import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Env, SettingError } from '../env.ts'
import { DataFolderInUse, lockDataFolder } from './data-folder.ts'
import { openEmbedded } from './database/embedded.ts'
import type { Database } from './database/engine.ts'
import { openPostgres } from './database/postgres.ts'
import { startFailure } from './start-failure.ts'

/** Opens the configured database for a command, without creating or migrating it. */
export async function openExistingDatabase({ dataDir, databaseUrl }: Env): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) throw new SettingError(`There is no database in ${dataDir} yet.`)
  lockDataFolder(dataDir)
  return openEmbedded({ dataDir: folder })
}

/** Texts for failures of a command. */
interface CommandFailures {
  /** What to do while the server uses the embedded database. */
  readonly inUse: string
  /** The database has not got the tables of the command. */
  readonly tooOld: string
}

/** A failure of a command, in one sentence if the operator can fix it. */
export function commandFailure(error: unknown, { inUse, tooOld }: CommandFailures): string {
  if (error instanceof DataFolderInUse) return `${error.message} ${inUse}`
  if (error instanceof SettingError) return error.message
  if ((error as { code?: unknown }).code === '42P01') return tooOld
  return startFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
