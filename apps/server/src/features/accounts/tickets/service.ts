import type { Context } from '../../../plugins/context.ts'
import { newSecretToken, secretTokenHash } from '../../../plugins/secret-token.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import * as queries from './queries.ts'

/** A ticket is valid for a minute (interface.md). */
const TICKET_MS = 60_000

/** What a WebSocket is opened for. */
export type TicketPlace = { readonly kind: 'room'; readonly bookingId: string } | { readonly kind: 'live' }

/**
 * Issues a ticket for the room of a session or for a live page; undefined if the caller's sign-in has ended. The caller
 * checks who may enter.
 */
export async function issueTicket(
  context: Context,
  actor: Actor,
  place: TicketPlace,
): Promise<string | undefined> {
  const { token, hash } = newSecretToken()
  const now = context.clock.now()
  const ticket = {
    hash,
    account_id: actor.accountId,
    sign_in_id: actor.signIn?.id ?? null,
    generation: actor.signIn?.generation ?? 0,
    kind: place.kind,
    booking_id: place.kind === 'room' ? place.bookingId : null,
    expires_at: new Date(now + TICKET_MS),
  }
  return context.database.transaction(async (trx) => {
    const { sign_in_id: id } = ticket
    if (id !== null && !(await queries.endOfSignIn(trx, id, new Date(now)))) return undefined
    await queries.insertTicket(trx, ticket, new Date(now))
    return token
  })
}

/** Who presented a ticket, for what, and when their sign-in expires (epoch milliseconds). */
export interface TicketHolder {
  readonly actor: Actor
  readonly place: TicketPlace
  readonly signInEndsAt: number
}

/**
 * Consumes a ticket, whatever it is for. Null when there is no such ticket, its minute is over, or its sign-in has
 * ended.
 */
export async function redeemTicket(context: Context, token: string): Promise<TicketHolder | null> {
  return context.database.transaction(async (trx) => {
    const now = new Date(context.clock.now())
    const ticket = await queries.consumeTicket(trx, secretTokenHash(token))
    if (!ticket || ticket.expires_at <= now) return null
    const { sign_in_id: signInId, generation } = ticket
    const ends = signInId === null ? undefined : await queries.endOfSignIn(trx, signInId, now)
    if (signInId !== null && !ends) return null
    const identity = await queries.activeIdentity(trx, ticket.account_id, generation)
    if (!identity) return null
    const actor: Actor = {
      accountId: identity.account_id,
      role: identity.role,
      profileId: identity.profile_id,
      ...(signInId !== null && { signIn: { id: signInId, generation } }),
    }
    const signInEndsAt = ends?.getTime() ?? Number.POSITIVE_INFINITY
    const { booking_id: bookingId } = ticket
    const place: TicketPlace = bookingId === null ? { kind: 'live' } : { kind: 'room', bookingId }
    return { actor, place, signInEndsAt }
  })
}
