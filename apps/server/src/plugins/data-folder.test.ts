import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SettingError } from '../env.ts'
import { checkRoom, DataFolderInUse, lockDataFolder } from './data-folder.ts'
import { startFailure } from './start-failure.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sq-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What `act` throws. */
function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

it('makes the folder and those above it for its user alone', () => {
  lockDataFolder(join(folder, 'a', 'b')).release()
  for (const path of ['a', 'a/b']) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700)
})

it.each([
  ['new', false],
  ['there already, open to all', true],
])(
  'keeps the database from others, in a folder that was made by hand and is open to all: %s',
  (_, before) => {
    chmodSync(folder, 0o755)
    const database = join(folder, 'database')
    if (before) mkdirSync(database, { mode: 0o755 })
    lockDataFolder(folder).release()
    expect(statSync(database).mode & 0o777).toBe(0o700)
  },
)

it('is taken by one at a time', () => {
  const lock = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
  lock.release()
  lockDataFolder(folder).release()
})

it('does not call a folder in use whose lock cannot be taken for another reason', () => {
  writeFileSync(join(folder, 'lock.db'), 'no database, but a text of some length'.repeat(40))
  const error = thrownBy(() => lockDataFolder(folder))
  expect(error).not.toBeInstanceOf(DataFolderInUse)
  expect(startFailure(error)).toBe(
    'DATA_DIR cannot be used (file is not a database). Set it to a folder that you may write to.',
  )
})

it('calls a full disk a full disk', () => {
  const full = new DatabaseSync(join(folder, 'full.db'))
  full.exec('create table t (x); pragma max_page_count = 2')
  const error = thrownBy(() => full.exec('insert into t values (zeroblob(100000))'))
  full.close()
  expect(startFailure(error)).toBe(
    'The disk of DATA_DIR is full (database or disk is full): make room on it.',
  )
})

it('wants room for a new database', () => {
  expect(() => checkRoom(folder, 0)).not.toThrow()
  const error = thrownBy(() => checkRoom(folder, Number.MAX_SAFE_INTEGER))
  expect(error).toBeInstanceOf(SettingError)
  expect(String(error)).toMatch(
    /DATA_DIR should be on a disk with 8589934591 MB free for a new database; .+ has \d+ MB\.$/,
  )
})
