import type { CalendarFeed, makeCalendarFeed } from '@shinequo/contract/calendars'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { counted, type Limit, openScaledLimit } from '../../plugins/limits.ts'
import { newSecretToken, secretTokenHash } from '../../plugins/secret-token.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { enqueueMail } from '../notifications/service.ts'
import { sideOf } from './access.ts'
import { eventFile, type FeedEvent, feedFile } from './events/service.ts'
import { calendarAddressMail } from './mail/calendar-address.ts'
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

/** How often a person may create an address. Each one sends a mail. */
export function openFeedLimit(context: Context): Limit {
  return openScaledLimit(context, { name: 'calendar-feed', times: 10, seconds: 60 * 60 })
}

/**
 * Creates a new address, which replaces the former one, and tells its owner by mail. Only this response contains it:
 * just a hash of its secret is stored.
 */
export async function makeFeed(
  context: Context,
  limit: Limit,
  actor: Actor,
): Promise<Outcome<ReplyOf<typeof makeCalendarFeed>>> {
  if (!sideOf(actor)) return refuse('forbidden')
  const { accountId: account_id } = actor
  const tooMany = await counted([limit, account_id])
  if (tooMany) return tooMany
  const { token, hash: secret_hash } = newSecretToken()
  const made_at = new Date(context.clock.now())
  await context.database.transaction(async (trx) => {
    await queries.storeFeed(trx, { account_id, secret_hash, made_at })
    const mail = { accountId: account_id, madeAt: made_at.getTime() }
    await enqueueMail(context, trx, calendarAddressMail, [mail])
  })
  return ok({ url: `${context.env.baseUrl}/calendar/${token}.ics`, made_at: made_at.toISOString() })
}

/** Deletes the caller's feed address. */
export async function endFeed({ database }: Context, actor: Actor): Promise<Outcome<CalendarFeed>> {
  if (!sideOf(actor)) return refuse('forbidden')
  await database.transaction((trx) => endFeedOf(trx, actor.accountId))
  return ok({ made_at: null })
}

/** Deletes the feed address of an account, as part of signing it out: whoever has the address reads like somebody signed in. */
export async function endFeedOf(trx: Trx, accountId: string): Promise<void> {
  await queries.endFeed(trx, accountId)
}

/**
 * The feed at a secret address: its owner's future sessions and those of the last 90 days, sorted by start. If they are
 * too many, past ones are left out. Not found if there is no such address.
 */
export async function feedAt({ database, env, clock }: Context, secret: string): Promise<Outcome<string>> {
  const owner = await queries.ownerOfFeed(database.root, secretTokenHash(secret))
  const side = owner?.student_id ? 'student' : 'coach'
  const profileId = owner?.student_id ?? owner?.coach_id
  if (!owner || !profileId) return refuse('not_found')
  const now = clock.now()
  const range = { since: new Date(now - FEED_BACK_MS), now: new Date(now) }
  const rows = await queries.eventsSince(database.root, side, profileId, range, FEED_SESSIONS)
  // Not in the order of the query: the file is to stay the same when a session is over.
  const sorted = rows.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  return ok(
    feedFile(
      messagesOf(owner.locale),
      sorted.map((row) => eventOf(row, side)),
      env.baseUrl,
    ),
  )
}

function eventOf(row: queries.EventRow, side: 'student' | 'coach'): FeedEvent {
  return {
    bookingId: row.id,
    side,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelled: row.status === 'cancelled',
    sequence: row.calendar_sequence,
    changedAt: row.changed_at,
    messages: messagesOf(row.locale),
  }
}
