import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Locale } from '@shinequo/contract/locales'
import type { MailKindName } from '@shinequo/contract/notifications'
import { type RawBuilder, sql as raw, type Selectable, type Updateable } from 'kysely'
import { sessionIs } from '../../plugins/database/session-state.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** Who reads a mail of a session. */
export type Side = 'student' | 'coach'

/** A session as the mails of one of its two people tell it; `other` is whom they meet. */
export interface SessionForMail {
  side: Side
  id: string
  calendar_sequence: number
  attending_at: Date | null
  status: BookingStatus
  coach_id: string
  coach_link: string
  cancel_reason: string
  cancelled_by: Side | 'admin' | null
  /** Of its history the last line of all but proposals, the last move and the last proposal. */
  last_change: string | null
  last_move: string | null
  last_proposal: string | null
  /** Its coach does not offer the freed time again. */
  hour_closed: boolean
  starts_at: Date
  ends_at: Date
  account_id: string
  email: string
  first_name: string
  last_name: string
  locale: Locale | null
  /** A coach's is that of their hours; null for a student's that nobody told. */
  time_zone: string | null
  other_first: string
  other_last: string
  other_zone: string | null
  /** The other one has had the account deleted. */
  other_erased: boolean
}

/** The last line of a booking's history of which this is true. */
const lastLine = (isMeant: RawBuilder<unknown>) =>
  raw<string | null>`(select max(h.id)::text from booking_changes h where h.booking_id = b.id and ${isMeant})`

/** What the mails of a booking tell that one of the two; undefined when their account is deleted. */
export async function sessionForMail(
  sql: Sql,
  bookingId: string,
  side: Side,
): Promise<SessionForMail | undefined> {
  const isStudent = side === 'student'
  const row = await sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as a', 'a.id', isStudent ? 's.account_id' : 'c.account_id')
    .innerJoin('accounts as o', 'o.id', isStudent ? 'c.account_id' : 's.account_id')
    .where('b.id', '=', bookingId)
    .where('a.erased_at', 'is', null)
    .select(({ ref }) => [
      'b.id',
      'b.calendar_sequence',
      'b.attending_at',
      'b.status',
      'b.coach_id',
      'c.meeting_link as coach_link',
      'b.cancel_reason',
      'b.cancelled_by',
      lastLine(raw`h.what <> 'proposed'`).as('last_change'),
      lastLine(raw`h.what = 'moved'`).as('last_move'),
      lastLine(raw`h.what = 'proposed'`).as('last_proposal'),
      raw<boolean>`exists (select from time_off t where t.booking_id = b.id)`.as('hour_closed'),
      'b.starts_at',
      'b.ends_at',
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
    .executeTakeFirst()
  return row && { side, ...row }
}

/** As above, when nobody is about to change it: who restores a booking at this instant is waited for. */
export async function settledSession(
  trx: Trx,
  bookingId: string,
  side: Side,
): Promise<SessionForMail | undefined> {
  await trx.selectFrom('bookings').select('id').where('id', '=', bookingId).forShare().execute()
  return sessionForMail(trx, bookingId, side)
}

/** Which times the coach proposes for a booking, by start. */
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
 * Whom a mail to an account addresses; undefined once it is deleted. A coach's zone is that of their hours, wherever they
 * signed in.
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

/** The sessions of a coach's and a student's account that stand and end after `after`, by start. */
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

/** What the mails of a match tell that one of the two, as `sessionForMail` does. */
export async function matchForMail(sql: Sql, matchId: string, side: Side) {
  const isStudent = side === 'student'
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .innerJoin('accounts as a', 'a.id', isStudent ? 's.account_id' : 'c.account_id')
    .innerJoin('accounts as o', 'o.id', isStudent ? 'c.account_id' : 's.account_id')
    .where('m.id', '=', matchId)
    .where('a.erased_at', 'is', null)
    .select(({ ref }) => [
      'm.status',
      'm.coach_id',
      'a.id as account_id',
      'a.email',
      'a.first_name',
      'a.locale',
      ref(isStudent ? 'a.time_zone' : 'c.time_zone').as('time_zone'),
      'o.first_name as other_first',
      'o.last_name as other_last',
      ref(isStudent ? 'c.time_zone' : 'o.time_zone').as('other_zone'),
    ])
    .executeTakeFirst()
}

/** The states of a student's matches that wait or stand. */
export async function liveMatchesOf(sql: Sql, accountId: string): Promise<('pending' | 'accepted')[]> {
  const rows = await sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .select('m.status')
    .$narrowType<{ status: 'pending' | 'accepted' }>()
    .where('s.account_id', '=', accountId)
    .where('m.status', 'in', ['pending', 'accepted'])
    .execute()
  return rows.map(({ status }) => status)
}

/** A message to write: of an invitation there is one, which is due again instead. */
export interface NewMessage {
  readonly id: string
  readonly kind: MailKindName
  readonly payload: unknown
}

/** What a job of a message needs: the message, and which of its jobs it is. */
export interface MessageTurn {
  id: string
  turn: number
}

/** The account that a new message is for, as far as its payload tells: the first try may still address another. */
const RECIPIENT = `coalesce((r.payload ->> 'accountId')::uuid, (
  select case when r.payload ->> 'recipient' = 'coach' then c.account_id else s.account_id end
  from bookings b join student_profiles s on s.id = b.student_profile_id join coaches c on c.id = b.coach_id
  where b.id = (r.payload ->> 'bookingId')::uuid))`

/** Writes messages that are to be tried at `due`, in one statement. */
export async function insertMessages(
  trx: Trx,
  messages: readonly NewMessage[],
  now: Date,
  due = now,
): Promise<MessageTurn[]> {
  const { rows } = await raw<MessageTurn>`
    insert into messages (id, kind, payload, state, account_id, created_at, changed_at, next_try_at)
    select r.id, r.kind, r.payload, 'due', (${raw.raw(RECIPIENT)}), ${now}::timestamptz, ${now}::timestamptz, ${due}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as r (id uuid, kind text, payload jsonb)
    on conflict (invitation_id) do update set state = 'due', turn = messages.turn + 1, tries = 0, failure = null,
      reply_code = null, created_at = excluded.created_at, changed_at = excluded.changed_at,
      next_try_at = excluded.next_try_at, sent_at = null
    returning id, turn`.execute(trx)
  return rows
}

export type MessageToTry = Pick<
  Selectable<Tables['messages']>,
  'id' | 'kind' | 'payload' | 'turn' | 'tries' | 'account_id' | 'created_at'
> & {
  /** Whom to call in a crisis, which stands under every mail, and whether the number takes texts. */
  crisis_number: string
  takes_texts: boolean
}

/** The message of a job; undefined when it has gone out, has ended, or has a newer job. */
export async function messageToTry(sql: Sql, id: string, turn: number): Promise<MessageToTry | undefined> {
  return sql
    .selectFrom('messages as m')
    .innerJoin('care_settings as c', (join) => join.onTrue())
    .select(['m.id', 'm.kind', 'm.payload', 'm.turn', 'm.tries', 'm.account_id', 'm.created_at'])
    .select(['c.number as crisis_number', 'c.takes_texts'])
    .where('m.id', '=', id)
    .where('m.turn', '=', turn)
    .where('m.state', 'in', ['due', 'retrying'])
    .executeTakeFirst()
}

/** Changes a message unless it has a newer job by now, which is to decide; answers whether it did. */
async function changeMessage(
  sql: Sql,
  { id, turn }: MessageTurn,
  change: Updateable<Tables['messages']>,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set(change)
    .where('id', '=', id)
    .where('turn', '=', turn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps that a message is no longer wanted. */
export async function storeUnwanted(sql: Sql, message: MessageToTry, now: Date): Promise<void> {
  await changeMessage(sql, message, { state: 'unwanted', changed_at: now, next_try_at: null })
}

/** Keeps a try that failed and begins the next turn, which it answers; undefined when there is a newer one already. */
export async function storeFailure(
  trx: Trx,
  message: MessageToTry,
  change: Pick<
    Selectable<Tables['messages']>,
    'state' | 'failure' | 'reply_code' | 'account_id' | 'changed_at' | 'next_try_at'
  >,
): Promise<number | undefined> {
  const turn = message.turn + 1
  const kept = await changeMessage(trx, message, { ...change, tries: message.tries + 1, turn })
  return kept ? turn : undefined
}

/** Whom a message went to; `accountId` is null for somebody without an account. */
export interface Recipient {
  readonly accountId: string | null
  readonly email: string
}

/** An address that is noted or not as one whose mail comes back, if it still is the account's. */
const addressOf = (sql: Sql, { accountId, email }: Recipient, isNoted: boolean) =>
  sql
    .updateTable('accounts')
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('email_refused_at', isNoted ? 'is not' : 'is', null)

/** Notes that mail to an address comes back since `now`, unless it is noted already. */
export async function recordRefusedAddress(sql: Sql, recipient: Recipient, now: Date): Promise<void> {
  await addressOf(sql, recipient, false).set({ email_refused_at: now }).execute()
}

/** Keeps that a message has gone out, and that mail arrives at its address. */
export async function storeSent(
  sql: Sql,
  message: MessageToTry,
  recipient: Recipient,
  now: Date,
): Promise<void> {
  await sql
    .with('arrived', () => addressOf(sql, recipient, true).set({ email_refused_at: null }))
    .updateTable('messages')
    .set({
      state: 'sent',
      tries: message.tries + 1,
      failure: null,
      reply_code: null,
      account_id: recipient.accountId,
      changed_at: now,
      next_try_at: null,
      sent_at: now,
    })
    .where('id', '=', message.id)
    .where('turn', '=', message.turn)
    .execute()
}
