import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Context } from '../../../plugins/context.ts'
import * as queries from './queries.ts'

/** How many coaches one transaction counts, which takes a few milliseconds. */
const COUNTED = 20

/**
 * Counts again how students rated coaches, by goal area, in short transactions of a few coaches. Meanwhile matching
 * uses the previous counts.
 */
export async function recountRecords({ database }: Context): Promise<void> {
  const { background } = database
  await background.transaction(queries.forgetUnrated)
  let after: string | null = null
  do {
    const ids: string[] = await queries.ratedCoaches(background.root, after, COUNTED)
    after = ids.at(-1) ?? null
    if (ids.length > 0) await background.transaction((trx) => queries.recount(trx, ids))
    await othersTurn()
  } while (after !== null)
}
