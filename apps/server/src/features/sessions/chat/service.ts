import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { RoomRole } from '@shinequo/contract/events'
import type { listChat, SessionMessage, sendChat as sendChatEndpoint } from '@shinequo/contract/sessions/chat'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { counted, type Limit, openScaledLimit } from '../../../plugins/limits.ts'
import { notifyRooms, ROOMS_WRITTEN } from '../../../plugins/room-notifications.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { roomRole } from '../access.ts'
import { roomOf } from '../room/queries.ts'
import { mayBeIn } from '../room/service.ts'
import * as queries from './queries.ts'

/** Messages per response. Clients request the rest after the last one. */
const PAGE = 200

/** One message a second for a minute is more than anybody types. */
export function openChatLimit(context: Context): Limit {
  return openScaledLimit(context, { name: 'chat', times: 60, seconds: 60 })
}

/** A message for one of the two: a coach sees where a student's words may mean danger. */
function present(
  { risk }: Context,
  { sent_at, ...row }: queries.MessageRow,
  reader: RoomRole,
): SessionMessage {
  const needs_care = reader === 'coach' && row.author === 'student' && risk.isClear(row.text)
  return { ...row, sent_at: sent_at.toISOString(), needs_care }
}

/**
 * Stores a message from one of the two while the room is open, and notifies the other. Sending it again under the same
 * key returns the stored message.
 */
export async function sendChat(
  context: Context,
  limit: Limit,
  actor: Actor,
  bookingId: string,
  { key, text }: BodyOf<typeof sendChatEndpoint>,
): Promise<Outcome<SessionMessage>> {
  const found = await roomOf(context.database.root, bookingId)
  const role = found && roomRole(actor, found)
  if (!role) return refuse('not_found')
  const tooMany = await counted([limit, actor.accountId])
  if (tooMany) return tooMany
  return context.database.transaction(async (trx): Promise<Outcome<SessionMessage>> => {
    await queries.lockSession(trx, bookingId)
    const before = await queries.messageByKey(trx, bookingId, role, key)
    if (before) return ok(present(context, before, role))
    const now = context.clock.now()
    const row = await roomOf(trx, bookingId)
    const may = row ? mayBeIn(row, now) : refuse('not_found')
    if (!may.ok) return may
    const written = { booking_id: bookingId, author: role, key, text, sent_at: new Date(now) }
    const message = await queries.insertMessage(trx, written)
    await notifyRooms(trx, ROOMS_WRITTEN, [bookingId])
    return ok(present(context, message, role))
  })
}

/** The messages of the two after message `after`, in order, readable only by them, also when the room is closed. */
export async function chat(
  context: Context,
  actor: Actor,
  bookingId: string,
  after: number,
): Promise<Outcome<ReplyOf<typeof listChat>>> {
  const { root } = context.database
  const row = await roomOf(root, bookingId)
  const role = row && roomRole(actor, row)
  if (!role) return refuse('not_found')
  const rows = await queries.messagesAfter(root, bookingId, after, PAGE + 1)
  return ok({
    messages: rows.slice(0, PAGE).map((message) => present(context, message, role)),
    more: rows.length > PAGE,
  })
}
