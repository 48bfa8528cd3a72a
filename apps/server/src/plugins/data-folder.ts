import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The folder is in use by another process; two on one embedded database would lose rows silently. */
export class DataFolderInUse extends Error {}

/**
 * Takes the folder for this process until it ends, also by kill -9: an exclusive transaction on a small SQLite file,
 * which the operating system frees at once. Throws DataFolderInUse.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch {
    lock.close()
    throw new DataFolderInUse(
      `${folder} is in use by another ShineQuo. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
  return { release: () => lock.close() }
}

/** The secret that signs access tokens, made at the first start and readable by the owner alone. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'auth-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}
