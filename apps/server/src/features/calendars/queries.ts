import type { Locale } from '@shinequo/contract/locales'
import { sql as raw, type Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** A session, and the language of the person whose calendar shows it. */
export interface EventRow {
  id: string
  starts_at: Date
  ends_at: Date
  status: Tables['bookings']['status']
  calendar_sequence: number
  /** When it was booked, or last moved, cancelled or restored. */
  changed_at: Date
  locale: Locale | null
}

const changedAt = raw<Date>`greatest(b.created_at,
  (select max(h.done_at) from booking_changes h where h.booking_id = b.id and h.what <> 'proposed'))`

function events(sql: Sql, side: 'student' | 'coach', profileId: string) {
  const people =
    side === 'student'
      ? sql
          .selectFrom('bookings as b')
          .innerJoin('student_profiles as p', 'p.id', 'b.student_profile_id')
          .innerJoin('accounts as a', 'a.id', 'p.account_id')
          .where('b.student_profile_id', '=', profileId)
      : sql
          .selectFrom('bookings as b')
          .innerJoin('coaches as p', 'p.id', 'b.coach_id')
          .innerJoin('accounts as a', 'a.id', 'p.account_id')
          .where('b.coach_id', '=', profileId)
  return people.select([
    'b.id',
    'b.starts_at',
    'b.ends_at',
    'b.status',
    'b.calendar_sequence',
    changedAt.as('changed_at'),
    'a.locale',
  ])
}

/** One of a person's own sessions; undefined if it is not theirs. */
export async function eventOf(
  sql: Sql,
  side: 'student' | 'coach',
  profileId: string,
  bookingId: string,
): Promise<EventRow | undefined> {
  return events(sql, side, profileId).where('b.id', '=', bookingId).executeTakeFirst()
}

/**
 * Up to `limit` of a person's booked sessions that end after `since`: those that are not over at `now`, the next one
 * first, then past ones, the latest first.
 */
export async function eventsSince(
  sql: Sql,
  side: 'student' | 'coach',
  profileId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
  limit: number,
): Promise<EventRow[]> {
  return events(sql, side, profileId)
    .where('b.status', '<>', 'cancelled')
    .where('b.ends_at', '>', since)
    .orderBy(raw`b.ends_at <= ${now}`)
    .orderBy(raw`abs(extract(epoch from b.ends_at - ${now}::timestamptz))`)
    .orderBy('b.id')
    .limit(limit)
    .execute()
}

export type FeedRow = Selectable<Tables['calendar_feeds']>

/** When an account's feed address was created; undefined if it has none. */
export async function feedOfAccount(sql: Sql, accountId: string): Promise<Date | undefined> {
  const row = await sql
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.made_at
}

/** Stores the feed address of an account; replaces the former one. */
export async function storeFeed(trx: Trx, feed: FeedRow): Promise<void> {
  const { account_id, ...fresh } = feed
  await trx
    .insertInto('calendar_feeds')
    .values({ account_id, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute()
}

/** Deletes the feed address of an account. */
export async function endFeed(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute()
}

/** The student or coach with this feed secret, if their account may sign in. */
export async function ownerOfFeed(
  sql: Sql,
  secretHash: string,
): Promise<{ student_id: string | null; coach_id: string | null; locale: Locale | null } | undefined> {
  return sql
    .selectFrom('calendar_feeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .where('f.secret_hash', '=', secretHash)
    .where('a.suspended_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .select(['s.id as student_id', 'c.id as coach_id', 'a.locale'])
    .executeTakeFirst()
}
