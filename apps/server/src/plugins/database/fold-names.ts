import { sql } from 'kysely'
import type { Database } from './engine.ts'

/** Accounts per transaction: few enough to hold their locks for a moment only. */
const BATCH = 1000

/**
 * Fills the folded names of accounts that were made before there was that column, in batches, while others write. It runs
 * before the server answers, so that every list and search can rely on the column. The trigger sets the value. Returns
 * how many it filled.
 */
export async function fillFoldedNames({ root }: Pick<Database, 'root'>): Promise<number> {
  for (let filled = 0; ; ) {
    const { rows } = await sql`select from accounts where folded_name is null limit 1`.execute(root)
    if (rows.length === 0) return filled
    const { numAffectedRows } = await sql`
      update accounts set first_name = first_name
      where id in (select id from accounts where folded_name is null order by id limit ${BATCH})`.execute(
      root,
    )
    filled += Number(numAffectedRows ?? 0)
  }
}
