import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { countToSeal, exportsToSeal, replaceSealedFile, sealedFileAt } from '../database/stored-files.ts'
import { job } from '../job.ts'
import { type FileContext, keepFile, putSealed, readSealed } from './files.ts'

const BATCH = 50
/** How long the work waits while requests keep the server busy, in milliseconds. */
const PATIENCE = 5000

/**
 * Encrypts the data exports anew that are not encrypted with the current key, whichever server wrote them. The hourly run
 * goes on where one has ended.
 */
export const resealFiles = job({
  name: 'files-resealing',
  payload: z.object({}),
  cron: '40 * * * *',
  patience: PATIENCE,
  handle: resealAll,
})

/**
 * Encrypts all data exports with the current key, if there is one, each in its own transaction. What cannot be read stays
 * as it is. Throws FileUnavailable.
 */
export async function resealAll(context: FileContext): Promise<void> {
  const { database, files, log } = context
  const [key] = files.keys
  const before = key ? await countToSeal(database.root, key.id) : 0
  if (!key || before === 0) return
  log.info({ left: before, key: key.id }, 'data exports are being encrypted with the current key')
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids = await exportsToSeal(database.root, key.id, after, BATCH)
    for (const id of ids) await resealOne(context, id)
    after = ids.at(-1)
  }
  const left = await countToSeal(database.root, key.id)
  if (left > 0)
    log.warn({ left }, 'data exports cannot be read, so they were not encrypted with the current key')
  else log.info({ done: before }, 'all data exports are encrypted with the current key')
}

async function resealOne(context: FileContext, id: string): Promise<void> {
  const { database, files } = context
  const before = await sealedFileAt(database.root, id)
  if (!before || (before.key_id !== null && !files.keys.some((key) => key.id === before.key_id))) return
  const bytes = await readSealed(context, id, before)
  if (!bytes) return
  const after = await putSealed(context, 'exports', id, bytes)
  await database.transaction(async (trx) => {
    if (await replaceSealedFile(trx, id, before, after)) await keepFile(trx, after)
  })
}

/** Enqueues the job if it has something to do. */
export async function startResealing(context: Context): Promise<void> {
  const [key] = context.files.keys
  await context.database.transaction(async (trx) => {
    if (key && (await countToSeal(trx, key.id)) > 0) await context.jobs.enqueue(trx, resealFiles, {})
  })
}
