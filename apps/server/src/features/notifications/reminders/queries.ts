import type { BookingStatus } from '@shinequo/contract/bookings'
import { sql as raw } from 'kysely'
import { prepared } from '../../../plugins/database/prepared.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'
import { causeColumns } from '../queries.ts'

/** Ends the unsent reminders of these sessions. A process that has taken one stores no result of it. */
export async function endReminders(trx: Trx, bookingIds: readonly string[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return
  await trx
    .updateTable('messages')
    .set({ state: 'unwanted', turn: raw`turn + 1`, next_try_at: null, changed_at: now })
    .where('booking_id', 'in', bookingIds)
    .where('sequence', 'is not', null)
    .where('state', 'in', ['due', 'retrying'])
    .execute()
}

/** What reminders need to know about a session. */
export interface RemindedRow {
  id: string
  status: BookingStatus
  starts_at: Date
  ends_at: Date
  sequence: number
  student_account: string
  student_zone: string | null
  coach_account: string
  coach_zone: string
}

function sessions(sql: Sql) {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .select([
      'b.id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.calendar_sequence as sequence',
      'sa.id as student_account',
      'sa.time_zone as student_zone',
      'c.account_id as coach_account',
      'c.time_zone as coach_zone',
    ])
}

/** One session, whatever its status. */
export async function sessionById(sql: Sql, bookingId: string): Promise<RemindedRow | undefined> {
  return sessions(sql).where('b.id', '=', bookingId).executeTakeFirst()
}

/** Up to `limit` booked sessions that end after `now` and have no reminders for their current version. */
export async function sessionsWithoutReminders(sql: Sql, now: Date, limit: number): Promise<RemindedRow[]> {
  return sessions(sql)
    .where('b.status', '=', 'booked')
    .where('b.ends_at', '>', now)
    .where(
      raw<boolean>`not exists (select from messages m
        where m.booking_id = b.id and m.sequence = b.calendar_sequence)`,
    )
    .orderBy('b.ends_at')
    .limit(limit)
    .execute()
}

/** A mail about a session to insert. A reminder's payload names the version of the session. */
export interface NewSessionMail {
  readonly id: string
  readonly kind: Tables['messages']['kind']
  readonly account_id: string
  readonly payload: unknown
  readonly at: Date
}

/** Inserts mails about sessions; skips reminders that exist. */
export async function insertSessionMails(
  trx: Trx,
  mails: readonly NewSessionMail[],
  now: Date,
): Promise<void> {
  await sessionMailsToInsert(mails, now).execute(trx)
}

/** The statement of `insertSessionMails`, to be sent together with others. */
export function sessionMailsToInsert(mails: readonly NewSessionMail[], now: Date) {
  return mailsToInsert({ mails: JSON.stringify(mails), now, ...causeColumns() })
}

interface NewSessionMails extends ReturnType<typeof causeColumns> {
  readonly mails: string
  readonly now: Date
}

const mailsToInsert = prepared(
  ({ mails, now, request_id, traceparent }: NewSessionMails) => raw`
    insert into messages (id, kind, payload, state, account_id, created_at, changed_at, next_try_at, request_id, traceparent)
    select r.id, r.kind, r.payload, 'due', r.account_id, ${now}::timestamptz, ${now}::timestamptz, r.at,
      ${request_id}::uuid, ${traceparent}::text
    from jsonb_to_recordset(${mails}::jsonb) as r (id uuid, kind text, account_id uuid, payload jsonb, at timestamptz)
    on conflict (booking_id, kind, account_id, sequence) where sequence is not null do nothing`,
)

/**
 * Notes that the student of a booked session that has not started will attend. Returns the session's coach; undefined
 * if there is no such session. A confirmation that is there already stays unchanged.
 */
export async function recordAttending(
  trx: Trx,
  bookingId: string,
  studentId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('bookings')
    .set({ attending_at: raw`coalesce(attending_at, ${now})` })
    .where('id', '=', bookingId)
    .where('student_profile_id', '=', studentId)
    .where(sessionIs('upcoming', now, 'bookings'))
    .returning('coach_id')
    .executeTakeFirst()
  return row?.coach_id
}
