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

/** The folder is in use by another process; two on one embedded database would lose rows silently. */
export class DataFolderInUse extends Error {}

/** What an embedded database takes when it is made (42 MB with the demo data), and half as much again. */
const NEW_DATABASE_BYTES = 64 * 1024 * 1024

/** Refuses a disk that has fewer than `needed` bytes free: the engine would stop half way without a word of why. */
export function checkRoom(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  if (bavail * bsize >= needed) return
  throw new SettingError(
    `DATA_DIR should be on a disk with ${inMegabytes(needed)} MB free for a new database; ${folder} has ${inMegabytes(bavail * bsize)} MB.`,
  )
}

/**
 * Makes a folder with those above it, for this user alone. Node's own `recursive` never ends where a file system says
 * of a folder that is there that it is not, as /proc does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another start was faster.
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  }
}

/** SQLite's code for a file that another process has locked; the bits above say more of it. */
const SQLITE_BUSY = 5

/**
 * Takes the folder for this process until it ends, also by kill -9: an exclusive transaction on a small SQLite file,
 * which the operating system frees at once. Throws DataFolderInUse, and a SettingError without room for a new database.
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
  // The engine's own files may be read and written by all, and the folder around them may have been made by hand.
  makeFolder(database)
  chmodSync(database, 0o700)
  return { release: () => lock.close() }
}

/** The secret that signs access tokens, made at the first start and readable by the owner alone. */
export function storedSecret(folder: string): string {
  const file = join(folder, 'auth-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

/** What `keepText` last kept under that name in the folder; undefined when there is nothing. */
export function keptText(folder: string, name: string): string | undefined {
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Keeps a text in the folder for its owner alone; it is there whole or as it was. */
export function keepText(folder: string, name: string, text: string): void {
  makeFolder(folder)
  const own = join(folder, `${name}.${process.pid}`)
  writeFileSync(own, text, { mode: 0o600 })
  renameSync(own, join(folder, name))
}
