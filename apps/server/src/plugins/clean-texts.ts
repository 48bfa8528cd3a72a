import { setImmediate as othersTurn } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Context } from './context.ts'
import {
  beginCleaning,
  cleanedCounts,
  cleanSome,
  isCleaningLeft,
  storedTexts,
} from './database/stored-texts.ts'
import { job } from './job.ts'

/** How long the work waits while requests keep the server busy, in milliseconds. */
const PATIENCE = 5000

/**
 * Normalises what was stored before its kind of text was judged, in batches. The start of a server enqueues the first
 * pass. The night's run is the second: servers of the version before may have written until they stopped.
 */
export const cleanTexts = job({
  name: 'texts-cleaning',
  payload: z.object({ passes: z._default(z.number(), 2) }),
  cron: '15 3 * * *',
  patience: PATIENCE,
  handle: async ({ database, clock, personalData, log }, { passes }) => {
    const texts = storedTexts(personalData)
    await database.transaction((trx) => beginCleaning(trx, texts))
    let worked = false
    for (const table of Object.entries(texts)) {
      const now = new Date(clock.now())
      const clean = () => database.transaction((trx) => cleanSome(trx, table, passes, now))
      while (await clean()) {
        worked = true
        // The embedded database responds without yielding to timers and other requests.
        await othersTurn()
      }
    }
    const counts = await database.transaction(cleanedCounts)
    if (worked || counts.changed > 0) log.info(counts, 'stored texts were normalised')
  },
})

/** Enqueues the first pass if it is not done. */
export async function startCleaningTexts(context: Context): Promise<void> {
  await context.database.transaction(async (trx) => {
    const isLeft = await isCleaningLeft(trx, storedTexts(context.personalData))
    if (isLeft) await context.jobs.enqueue(trx, cleanTexts, { passes: 1 })
  })
}
