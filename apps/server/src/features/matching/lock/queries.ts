import { sql as raw } from 'kysely'
import type { Trx } from '../../../plugins/database/tables.ts'

/**
 * Makes every other matching, for any student, wait until this transaction ends: each one counts the coaches' free
 * places, so they must run one at a time. It must be a statement of its own: one that also read would see data from
 * before the wait.
 */
export async function lockMatching(trx: Trx): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended('matching', 2))`.execute(trx)
}
