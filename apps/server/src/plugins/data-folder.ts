import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingError } from '../env.ts'

/** Another process uses the folder. Two processes on one embedded database would lose rows silently. */
export class DataFolderInUse extends Error {}

/** One and a half times the size of a new embedded database (42 MB with the demo data). */
const NEW_DATABASE_BYTES = 64 * 1024 * 1024

/** Refuses a disk with fewer than `needed` bytes free. The engine itself would stop half way without an explanation. */
export function checkRoom(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  if (bavail * bsize >= needed) return
  throw new SettingError(
    `DATA_DIR should be on a disk with ${inMegabytes(needed)} MB free for a new database; ${folder} has ${inMegabytes(bavail * bsize)} MB.`,
  )
}

/**
 * Creates a folder and its parents, readable by this user only. Node's own `recursive` option loops forever on a file
 * system that reports an existing folder as missing, as /proc does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process created it first.
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  }
}

/** SQLite's code for a file locked by another process. Higher bits hold details. */
const SQLITE_BUSY = 5

/**
 * Locks the folder until this process ends, even by kill -9: it holds an exclusive transaction on a small SQLite file,
 * which the operating system releases at once. Throws DataFolderInUse, or a SettingError if there is no room for a new
 * database.
 */
export function lockDataFolder(folder: string): { release(): void } {
  makeFolder(folder)
  const database = join(folder, 'database')
  if (!existsSync(database)) checkRoom(folder, NEW_DATABASE_BYTES)
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    if ((Number((error as { errcode?: unknown }).errcode) & 0xff) !== SQLITE_BUSY) throw error
    throw new DataFolderInUse(
      `${folder} is in use by another ShineQuo. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
  // The engine creates files that everybody may read and write, and the folder may have been created by hand.
  makeFolder(database)
  chmodSync(database, 0o700)
  return { release: () => lock.close() }
}

/**
 * A secret of this installation: the one that signs access tokens, or the one from which the key of stored files derives.
 * Created at the first start that needs it, readable by the owner only.
 */
export function storedSecret(folder: string, name: 'auth-secret' | 'encryption-key'): string {
  const file = join(folder, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

/** The text that `writeDataText` last stored under this name; undefined if there is none. */
export function readDataText(folder: string, name: string): string | undefined {
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Stores a text in the folder atomically, readable by the owner only. */
export function writeDataText(folder: string, name: string, text: string): void {
  makeFolder(folder)
  const own = join(folder, `${name}.${process.pid}`)
  writeFileSync(own, text, { mode: 0o600 })
  renameSync(own, join(folder, name))
}
