import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Context } from '../../../plugins/context.ts'
import * as queries from './queries.ts'

/** So many coaches are counted by one transaction, which then takes some milliseconds. */
const COUNTED = 20

/**
 * Counts anew how students rated coaches, by goal area, coach by coach: each transaction is short, and matching goes on
 * by what was counted last.
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
