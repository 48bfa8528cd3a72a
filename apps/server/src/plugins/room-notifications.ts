import { MAX_NOTIFIED_KEYS, notifyAtCommit } from './database/notify-keys.ts'
import type { Trx } from './database/tables.ts'

/** Sessions that were cancelled or moved: everybody in their rooms has to leave. */
export const ROOMS_CHANGED = 'rooms_changed'
/** Sessions whose people have written to each other. */
export const ROOMS_WRITTEN = 'rooms_written'

/**
 * Tells every server of these sessions as the transaction is committed; of one that fails nobody hears.
 */
export async function notifyRooms(
  trx: Trx,
  channel: typeof ROOMS_CHANGED | typeof ROOMS_WRITTEN,
  bookingIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < bookingIds.length; at += MAX_NOTIFIED_KEYS) {
    await notifyAtCommit(trx, channel, bookingIds.slice(at, at + MAX_NOTIFIED_KEYS))
  }
}
