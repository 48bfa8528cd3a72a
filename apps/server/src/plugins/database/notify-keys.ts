import { sql } from 'kysely'
import type { Sql, Trx } from './tables.ts'

/** A NOTIFY payload holds up to 8,000 bytes; an id takes 39 of them. */
export const MAX_NOTIFIED_KEYS = 200

/**
 * Sends these keys, at most `MAX_NOTIFIED_KEYS` ids, as a JSON array to the listeners of `channel` in all processes.
 * The commit does not wait for the disk, because notifications are not durable anyway. So never in the transaction of a
 * change, whose commit would not wait for the disk or a standby either: that is `notifyAtCommit`.
 */
export async function notifyKeys(db: Sql, channel: string, keys: readonly string[]): Promise<void> {
  await sql`
    select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${JSON.stringify(keys)})`.execute(
    db,
  )
}

/** Like `notifyKeys`, in the transaction of a change: they are sent with its COMMIT, which waits as it does without. */
export async function notifyAtCommit(trx: Trx, channel: string, keys: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(keys)})`.execute(trx)
}
