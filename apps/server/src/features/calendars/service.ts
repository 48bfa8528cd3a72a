import type { CalendarFeed, makeCalendarFeed } from '@shinequo/contract/calendars'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { newSecretToken, secretTokenHash } from '../../plugins/secret-token.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { sideOf } from './access.ts'
import { type CalendarEvent, eventFile, feedFile } from './events/service.ts'
import * as queries from './queries.ts'

/** How far back a feed reaches, and how many sessions it contains at most. */
const FEED_BACK_MS = 90 * DAY
const FEED_SESSIONS = 1000

/**
 * One of the caller's own sessions as a calendar file; anybody else's is not found. A cancelled session's file removes
 * it from the calendar.
 */
export async function sessionFile(
  { database, env, clock }: Context,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<string>> {
  const side = sideOf(actor)
  const row = side && (await queries.eventOf(database.root, side, actor.profileId, bookingId))
  if (!row) return refuse('not_found')
  return ok(eventFile(eventOf(row, side), env.baseUrl, clock.now()))
}

/** Whether the caller has a feed address. Administrators have no sessions. */
export async function ownFeed({ database }: Context, actor: Actor): Promise<Outcome<CalendarFeed>> {
  if (!sideOf(actor)) return refuse('forbidden')
  const madeAt = await queries.feedOfAccount(database.root, actor.accountId)
  return ok({ made_at: madeAt?.toISOString() ?? null })
}

/**
 * Creates a new address, which replaces the former one. Only this response contains it: just a hash of its secret is
 * stored.
 */
export async function makeFeed(
  { database, env, clock }: Context,
  actor: Actor,
): Promise<Outcome<ReplyOf<typeof makeCalendarFeed>>> {
  if (!sideOf(actor)) return refuse('forbidden')
  const { token, hash } = newSecretToken()
  const made_at = new Date(clock.now())
  await database.transaction((trx) =>
    queries.storeFeed(trx, { account_id: actor.accountId, secret_hash: hash, made_at }),
  )
  return ok({ url: `${env.baseUrl}/calendar/${token}.ics`, made_at: made_at.toISOString() })
}

/** Deletes the caller's feed address. */
export async function endFeed({ database }: Context, actor: Actor): Promise<Outcome<CalendarFeed>> {
  if (!sideOf(actor)) return refuse('forbidden')
  await database.transaction((trx) => queries.endFeed(trx, actor.accountId))
  return ok({ made_at: null })
}

/**
 * The feed at a secret address: its owner's sessions of the last 90 days and all future ones; not found if there is no
 * such address.
 */
export async function feedAt({ database, env, clock }: Context, secret: string): Promise<Outcome<string>> {
  const owner = await queries.ownerOfFeed(database.root, secretTokenHash(secret))
  const side = owner?.student_id ? 'student' : 'coach'
  const profileId = owner?.student_id ?? owner?.coach_id
  if (!owner || !profileId) return refuse('not_found')
  const now = clock.now()
  const since = new Date(now - FEED_BACK_MS)
  const rows = await queries.eventsSince(database.root, side, profileId, since, FEED_SESSIONS)
  return ok(
    feedFile(
      messagesOf(owner.locale),
      rows.map((row) => eventOf(row, side)),
      env.baseUrl,
      now,
    ),
  )
}

function eventOf(row: queries.EventRow, side: 'student' | 'coach'): CalendarEvent {
  return {
    bookingId: row.id,
    side,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelled: row.status === 'cancelled',
    sequence: row.calendar_sequence,
    recipient: { name: `${row.first_name} ${row.last_name}`, email: row.email },
    messages: messagesOf(row.locale),
  }
}
