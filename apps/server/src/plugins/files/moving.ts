import {
  countFiles,
  countRemovals,
  FILE_TABLES,
  type FileHome,
  type FileTable,
  fileAt,
  filesIn,
  replaceFile,
  setFileHome,
  sha256,
} from '../database/stored-files.ts'
import { type FileContext, keepFile, putFile, readFile } from './files.ts'
import { removeSome } from './removals.ts'
import { FileUnavailable } from './unavailable.ts'

/** How many files are moved at once. */
const AT_ONCE = 8

const KINDS = { pictures: 'pictures', data_exports: 'exports' } as const

export interface MoveResult {
  readonly moved: number
  /** How many could not be moved, since the bucket has lost them. */
  readonly lost: number
  /** How many objects are still to be removed from the bucket. */
  readonly toRemove: number
}

/**
 * Moves all files into the bucket, or all into the database, where new ones are stored too from now on. Servers may run
 * meanwhile, and a move that was interrupted can be run again. A file is compared with what was written before it leaves
 * its former place. `tell` receives how many are done and how many there were. Throws FileUnavailable.
 */
export async function moveFiles(
  context: FileContext,
  to: FileHome,
  tell: (moved: number, all: number) => void,
): Promise<MoveResult> {
  const sql = context.database.root
  const from = to === 'bucket' ? 'database' : 'bucket'
  await setFileHome(sql, to)
  let all = 0
  for (const table of FILE_TABLES) all += await countFiles(sql, table, from)
  const done = { moved: 0, gone: 0, lost: 0 }
  // An upload on the way may still be stored at the former place, behind the key that was reached.
  for (let movedBefore = -1; done.moved > movedBefore; ) {
    movedBefore = done.moved
    done.lost = 0
    for (const table of FILE_TABLES) {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const keys = await filesIn(sql, table, from, after, AT_ONCE)
        const results = await Promise.all(keys.map((key) => moveFile(context, table, key, to)))
        for (const result of results) done[result] += 1
        if (keys.length > 0) tell(done.moved, all)
        after = keys.at(-1)
      }
    }
  }
  while ((await removeSome(context)) > 0);
  return { moved: done.moved, lost: done.lost, toRemove: await countRemovals(sql) }
}

/** Moves one file; 'gone' if it was deleted or moved meanwhile. */
async function moveFile(
  context: FileContext,
  table: FileTable,
  key: string,
  to: FileHome,
): Promise<'moved' | 'gone' | 'lost'> {
  const before = await fileAt(context.database.root, table, key)
  const isThere = before && (before.object === null) === (to === 'database')
  if (!before || isThere) return 'gone'
  const bytes = await readFile(context, before)
  if (!bytes)
    return (await fileAt(context.database.root, table, key))?.object === before.object ? 'lost' : 'gone'
  const after = to === 'bucket' ? await putFile(context, KINDS[table], bytes) : { bytes, object: null }
  if (to === 'bucket' && !(await readFile(context, after))?.equals(bytes)) {
    throw new FileUnavailable('the bucket returned other bytes than it was given')
  }
  return context.database.transaction(async (trx) => {
    const digest = await replaceFile(trx, table, key, before, after)
    if (digest === undefined) return 'gone'
    if (to === 'database' && digest !== sha256(bytes))
      throw new Error('the database stored other bytes than it was given')
    await keepFile(trx, after)
    return 'moved'
  })
}
