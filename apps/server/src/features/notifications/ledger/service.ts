import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { listOwnMessages } from '@shinequo/contract/notifications'
import * as value from '@shinequo/contract/values'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import * as queries from './queries.ts'

const PAGE = 25
const messageKey = z.tuple([value.instant, value.id])

/** A page of the mail that was sent or is due to the caller, newest first; optionally of one session. */
export async function ownMessages(
  { database }: Context,
  { accountId }: Actor,
  { booking, cursor }: QueryOf<typeof listOwnMessages>,
): Promise<Outcome<ReplyOf<typeof listOwnMessages>>> {
  const place = placeOf(cursor, messageKey)
  if (!place.ok) return place
  const wanted = { booking, after: place.value, limit: PAGE + 1 }
  const rows = await queries.messagesTo(database.root, accountId, wanted)
  const { shown, next } = pageOf(rows, PAGE, (last) => [last.at.toISOString(), last.id])
  return ok({
    messages: shown.map(({ booking_id, at, created_at, changed_at, next_try_at, ...row }) => ({
      ...row,
      booking: booking_id,
      at: at.toISOString(),
      next_try_at: next_try_at?.toISOString() ?? null,
    })),
    next,
  })
}
