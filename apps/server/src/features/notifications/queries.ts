import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Locale } from '@shinequo/contract/locales'
import type { MailKindName } from '@shinequo/contract/notifications'
import { type RawBuilder, sql as raw, type Selectable } from 'kysely'
import { batched } from '../../plugins/batched.ts'
import { currentCause } from '../../plugins/current-work.ts'
import { sessionIs } from '../../plugins/database/session-state.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** The recipient of a mail about a session. */
export type Side = 'student' | 'coach'

/** A session for a mail to one of its two people; `other` is the person whom they meet. */
export interface SessionForMail {
  side: Side
  id: string
  calendar_sequence: number
  attending_at: Date | null
  status: BookingStatus
  coach_id: string
  coach_link: string
  /** The student has left a note for the coach. */
  /** The student's note for the coach; '' if there is none. */
  note: string
  cancel_reason: string
  cancelled_by: Side | 'admin' | null
  /** Ids of lines of its history: the last one apart from proposals, the last move and the last proposal. */
  last_change: string | null
  last_move: string | null
  last_proposal: string | null
  /** The coach does not offer the freed time again. */
  hour_closed: boolean
  starts_at: Date
  ends_at: Date
  account_id: string
  email: string
  first_name: string
  last_name: string
  locale: Locale | null
  /** A coach's zone is that of their hours. Null for a student whose zone is unknown. */
  time_zone: string | null
  other_first: string
  other_last: string
  other_zone: string | null
  /** The coach's mark that the student did not come, and what followed. */
  marked_at: Date | null
  objected_at: Date | null
  decided_by: 'coach' | 'admin' | null
  took_place: boolean | null
  /** The other person's account was deleted. */
  other_erased: boolean
}

/** The last line of a booking's history that matches the condition. */
const lastLine = (isMeant: RawBuilder<unknown>) =>
  raw<string | null>`(select max(h.id)::text from booking_changes h where h.booking_id = b.id and ${isMeant})`

/** What mails to the students or the coaches of these bookings say; undefined for those whose account was deleted. */
async function sessionsForMail(
  sql: Sql,
  bookingIds: readonly string[],
  side: Side,
): Promise<(SessionForMail | undefined)[]> {
  const isStudent = side === 'student'
  const rows = await sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as a', 'a.id', isStudent ? 's.account_id' : 'c.account_id')
    .innerJoin('accounts as o', 'o.id', isStudent ? 'c.account_id' : 's.account_id')
    .leftJoin('no_shows as n', 'n.booking_id', 'b.id')
    .where('b.id', '=', raw<string>`any(${bookingIds}::uuid[])`)
    .where('a.erased_at', 'is', null)
    .select(({ ref }) => [
      'b.id',
      'b.calendar_sequence',
      'b.attending_at',
      'b.status',
      'b.coach_id',
      'c.meeting_link as coach_link',
      'b.pre_session_note as note',
      'b.cancel_reason',
      'b.cancelled_by',
      lastLine(raw`h.what <> 'proposed'`).as('last_change'),
      lastLine(raw`h.what = 'moved'`).as('last_move'),
      lastLine(raw`h.what = 'proposed'`).as('last_proposal'),
      raw<boolean>`exists (select from time_off t where t.booking_id = b.id)`.as('hour_closed'),
      'b.starts_at',
      'b.ends_at',
      'n.marked_at',
      'n.objected_at',
      'n.decided_by',
      'n.took_place',
      'a.id as account_id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.locale',
      ref(isStudent ? 'a.time_zone' : 'c.time_zone').as('time_zone'),
      'o.first_name as other_first',
      'o.last_name as other_last',
      ref(isStudent ? 'c.time_zone' : 'o.time_zone').as('other_zone'),
      raw<boolean>`o.erased_at is not null`.as('other_erased'),
    ])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, { side, ...row }]))
  return bookingIds.map((id) => byId.get(id))
}

/** The mails of a batch read their sessions together. */
const inBatch = {
  student: batched((sql: Sql, ids: readonly string[]) => sessionsForMail(sql, ids, 'student')),
  coach: batched((sql: Sql, ids: readonly string[]) => sessionsForMail(sql, ids, 'coach')),
}

/** What a mail to one of the two people says about a booking; undefined if that person's account was deleted. */
export function sessionForMail(sql: Sql, bookingId: string, side: Side): Promise<SessionForMail | undefined> {
  return inBatch[side](sql, bookingId)
}

/** Like `sessionForMail`, but waits for a transaction that is changing the booking, such as one that restores it. */
export async function settledSession(
  trx: Trx,
  bookingId: string,
  side: Side,
): Promise<SessionForMail | undefined> {
  await trx.selectFrom('bookings').select('id').where('id', '=', bookingId).forShare().execute()
  const [row] = await sessionsForMail(trx, [bookingId], side)
  return row
}

/** The times that the coach proposes for a booking, sorted by start. */
export async function proposedTimes(
  sql: Sql,
  bookingId: string,
): Promise<{ starts_at: Date; ends_at: Date }[]> {
  return sql
    .selectFrom('proposed_times')
    .select(['starts_at', 'ends_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('starts_at')
    .execute()
}

export type AddresseeRow = Pick<
  Selectable<Tables['accounts']>,
  'email' | 'first_name' | 'last_name' | 'time_zone' | 'locale' | 'role' | 'deletion_due_at'
>

/**
 * The recipient of a mail to an account; undefined if the account was deleted. A coach's zone is that of their hours,
 * wherever they signed in.
 */
export async function addressee(sql: Sql, accountId: string): Promise<AddresseeRow | undefined> {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select((eb) => [
      'a.email',
      'a.first_name',
      'a.last_name',
      eb.fn.coalesce('c.time_zone', 'a.time_zone').as('time_zone'),
      'a.locale',
      'a.role',
      'a.deletion_due_at',
    ])
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

/** The booked sessions of a coach's and a student's account that end after `after`, sorted by start. */
export async function sessionsOfTwoAfter(
  sql: Sql,
  coachAccount: string,
  studentAccount: string,
  after: Date,
): Promise<{ starts_at: Date; ends_at: Date }[]> {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .select(['b.starts_at', 'b.ends_at'])
    .where('c.account_id', '=', coachAccount)
    .where('s.account_id', '=', studentAccount)
    .where(sessionIs('ahead', after))
    .orderBy('b.starts_at')
    .execute()
}

/** A message to insert. */
export interface NewMessage {
  readonly id: string
  readonly kind: MailKindName
  readonly payload: unknown
}

/** The columns of a message that is written or made due again now: what causes that. */
export function causeColumns(): Pick<Selectable<Tables['messages']>, 'request_id' | 'traceparent'> {
  const { requestId = null, traceparent = null } = currentCause() ?? {}
  return { request_id: requestId, traceparent }
}

/**
 * The account that a new message is for, if its payload determines it. The first try may still find another recipient.
 */
const RECIPIENT = `coalesce((r.payload ->> 'accountId')::uuid, (
  select case when r.payload ->> 'recipient' = 'coach' then c.account_id else s.account_id end
  from bookings b join student_profiles s on s.id = b.student_profile_id join coaches c on c.id = b.coach_id
  where b.id = (r.payload ->> 'bookingId')::uuid))`

/** Inserts messages that are due at `due`, in one statement. An invitation's message becomes due again instead. */
export async function insertMessages(
  trx: Trx,
  messages: readonly NewMessage[],
  now: Date,
  due = now,
): Promise<void> {
  const { request_id, traceparent } = causeColumns()
  await raw`
    insert into messages (id, kind, payload, state, account_id, created_at, changed_at, next_try_at, request_id, traceparent)
    select r.id, r.kind, r.payload, 'due', (${raw.raw(RECIPIENT)}), ${now}::timestamptz, ${now}::timestamptz, ${due}::timestamptz,
      ${request_id}::uuid, ${traceparent}::text
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as r (id uuid, kind text, payload jsonb)
    on conflict (invitation_id) do update set state = 'due', turn = messages.turn + 1, tries = 0, failure = null,
      reply_code = null, created_at = excluded.created_at, changed_at = excluded.changed_at,
      next_try_at = excluded.next_try_at, taken_until = null, sent_at = null,
      request_id = excluded.request_id, traceparent = excluded.traceparent`.execute(trx)
}
