import type { Selectable } from 'kysely'
import { sql as raw } from 'kysely'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'
import type { MessageKey } from '../deliveries/queries.ts'

export type OwnMessageRow = Pick<
  Selectable<Tables['messages']>,
  'id' | 'kind' | 'state' | 'tries' | 'failure' | 'reply_code' | 'created_at' | 'changed_at' | 'next_try_at'
> & { booking_id: string | null }

/**
 * Mail to an account, optionally of one booking, newest first by when it was sent or is due, starting after `after`.
 * Excludes mail that became unwanted, since it was never meant to arrive.
 */
export async function messagesTo(
  sql: Sql,
  accountId: string,
  { booking, after, limit }: { booking: string | undefined; after: MessageKey | undefined; limit: number },
): Promise<(OwnMessageRow & { at: Date })[]> {
  const at = raw<Date>`coalesce(next_try_at, sent_at, changed_at)`
  return sql
    .selectFrom('messages')
    .select([
      'id',
      'kind',
      'state',
      'tries',
      'failure',
      'reply_code',
      'created_at',
      'changed_at',
      'next_try_at',
      'booking_id',
      at.as('at'),
    ])
    .where('account_id', '=', accountId)
    .where('state', '<>', 'unwanted')
    .$if(booking !== undefined, (query) => query.where('booking_id', '=', booking as string))
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(${at}, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy(at, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
