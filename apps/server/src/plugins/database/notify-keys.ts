import { sql } from 'kysely'
import type { Sql } from './tables.ts'

/** A NOTIFY carries up to 8,000 bytes; an id takes 39 of them. */
export const MAX_NOTIFIED_KEYS = 200

/**
 * Tells whoever listens on `channel` in any process of these keys, `MAX_NOTIFIED_KEYS` ids at most, as a JSON array. It
 * does not wait for the disk: a notification is not kept anyway.
 */
export async function notifyKeys(db: Sql, channel: string, keys: readonly string[]): Promise<void> {
  await sql`
    select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${JSON.stringify(keys)})`.execute(
    db,
  )
}
