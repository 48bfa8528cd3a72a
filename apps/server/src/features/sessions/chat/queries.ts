import type { RoomRole } from '@shinequo/contract/events'
import type { Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

const MESSAGE = ['id', 'key', 'author', 'text', 'sent_at'] as const

export type MessageRow = Pick<Selectable<Tables['session_messages']>, (typeof MESSAGE)[number]>

/** Locks the session against other messages and changes until the transaction ends. */
export async function lockSession(trx: Trx, bookingId: string): Promise<void> {
  await trx.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().execute()
}

/** The message of this side in a session under this key; undefined if there is none. */
export async function messageByKey(
  sql: Sql,
  bookingId: string,
  author: RoomRole,
  key: string,
): Promise<MessageRow | undefined> {
  return sql
    .selectFrom('session_messages')
    .select(MESSAGE)
    .where('booking_id', '=', bookingId)
    .where('author', '=', author)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Stores a message. The caller has locked the session. */
export async function insertMessage(
  trx: Trx,
  row: Omit<MessageRow, 'id'> & { booking_id: string },
): Promise<MessageRow> {
  return trx.insertInto('session_messages').values(row).returning(MESSAGE).executeTakeFirstOrThrow()
}

/** Up to `limit` messages of a session after message `after`, in order. */
export async function messagesAfter(
  sql: Sql,
  bookingId: string,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  return sql
    .selectFrom('session_messages')
    .select(MESSAGE)
    .where('booking_id', '=', bookingId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
