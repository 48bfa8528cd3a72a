import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Locale } from '@shinequo/contract/locales'
import type { MailCounts, MailKindName } from '@shinequo/contract/notifications'
import { type RawBuilder, sql as raw, type Selectable, type Updateable } from 'kysely'
import { sessionIs } from '../../plugins/database/session-state.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** A booking with the two people whom its mails address. */
export interface BookingForMail {
  id: string
  calendar_sequence: number
  attending_at: Date | null
  status: BookingStatus
  coach_id: string
  cancel_reason: string
  cancelled_by: 'student' | 'coach' | 'admin' | null
  /** Of its history the last line of all but proposals, the last move and the last proposal. */
  last_change: string | null
  last_move: string | null
  last_proposal: string | null
  /** Its coach does not offer the freed time again. */
  hour_closed: boolean
  starts_at: Date
  ends_at: Date
  student_account: string
  student_email: string
  student_first: string
  student_last: string
  student_zone: string | null
  student_locale: Locale | null
  /** One of its two people has had the account deleted. */
  erased: boolean
  coach_account: string
  coach_email: string
  coach_first: string
  coach_last: string
  coach_zone: string
  coach_locale: Locale | null
  coach_link: string
}

/** The last line of a booking's history of which this is true. */
const lastLine = (isMeant: RawBuilder<unknown>) =>
  raw<string | null>`(select max(h.id)::text from booking_changes h where h.booking_id = b.id and ${isMeant})`

/** What the mails of a booking tell. */
export async function bookingForMail(sql: Sql, bookingId: string): Promise<BookingForMail | undefined> {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .where('b.id', '=', bookingId)
    .select([
      'b.id',
      'b.calendar_sequence',
      'b.attending_at',
      raw<boolean>`exists (select from time_off o where o.booking_id = b.id)`.as('hour_closed'),
      'b.status',
      'b.coach_id',
      'b.cancel_reason',
      'b.cancelled_by',
      lastLine(raw`h.what <> 'proposed'`).as('last_change'),
      lastLine(raw`h.what = 'moved'`).as('last_move'),
      lastLine(raw`h.what = 'proposed'`).as('last_proposal'),
      'b.starts_at',
      'b.ends_at',
      'sa.id as student_account',
      'sa.email as student_email',
      'sa.first_name as student_first',
      'sa.last_name as student_last',
      'sa.time_zone as student_zone',
      'sa.locale as student_locale',
      raw<boolean>`sa.erased_at is not null or ca.erased_at is not null`.as('erased'),
      'ca.id as coach_account',
      'ca.email as coach_email',
      'ca.first_name as coach_first',
      'ca.last_name as coach_last',
      'c.time_zone as coach_zone',
      'ca.locale as coach_locale',
      'c.meeting_link as coach_link',
    ])
    .executeTakeFirst()
}

/** As above, when nobody is about to change it: who restores a booking at this instant is waited for. */
export async function settledBooking(trx: Trx, bookingId: string): Promise<BookingForMail | undefined> {
  await trx.selectFrom('bookings').select('id').where('id', '=', bookingId).forShare().execute()
  return bookingForMail(trx, bookingId)
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

/**
 * Makes the mails of a booking due again that were not wanted while it was cancelled, and begins a new turn of each.
 */
export async function requeueUnwanted(trx: Trx, bookingId: string, now: Date): Promise<MessageTurn[]> {
  return trx
    .updateTable('messages')
    .set({ state: 'due', turn: raw`turn + 1`, tries: 0, changed_at: now, next_try_at: now })
    .where('state', '=', 'unwanted')
    .where('kind', 'in', ['booking', 'booking_moved'])
    .where('booking_id', '=', bookingId)
    .returning(['id', 'turn'])
    .execute()
}

export type AddresseeRow = Pick<
  Selectable<Tables['accounts']>,
  'email' | 'first_name' | 'last_name' | 'time_zone' | 'locale' | 'role' | 'deletion_due_at'
>

/** Whom a mail to an account addresses. A coach's zone is that of their hours, wherever they signed in. */
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

/** What the mails of a match tell. */
export async function matchForMail(sql: Sql, matchId: string) {
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .where('m.id', '=', matchId)
    .select([
      'm.status',
      'c.id as coach_id',
      'sa.id as student_account',
      'sa.email as student_email',
      'sa.first_name as student_first',
      'sa.last_name as student_last',
      'sa.time_zone as student_zone',
      'sa.locale as student_locale',
      'ca.id as coach_account',
      'ca.email as coach_email',
      'ca.first_name as coach_first',
      'ca.last_name as coach_last',
      'c.time_zone as coach_zone',
      'ca.locale as coach_locale',
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
>

/** The message of a job; undefined when it has gone out, has ended, or has a newer job. */
export async function messageToTry(sql: Sql, id: string, turn: number): Promise<MessageToTry | undefined> {
  return sql
    .selectFrom('messages')
    .select(['id', 'kind', 'payload', 'turn', 'tries', 'account_id', 'created_at'])
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', 'in', ['due', 'retrying'])
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

/** Begins a new turn of what should have been tried before `before`, since its job is gone. */
export async function retryOverdue(trx: Trx, before: Date): Promise<MessageTurn[]> {
  return trx
    .updateTable('messages')
    .set({ turn: raw`turn + 1` })
    .where('state', 'in', ['due', 'retrying'])
    .where('next_try_at', '<', before)
    .returning(['id', 'turn'])
    .execute()
}

/**
 * Makes a message due now, and begins a new turn. One that had ended without going out gets all its tries again; undefined
 * when it has gone out, is no longer wanted, or does not exist.
 */
export async function requeueMessage(trx: Trx, id: string, now: Date): Promise<MessageTurn | undefined> {
  const [message] = await dueAgain(trx, now)
    .where('id', '=', id)
    .where('state', 'in', ['due', 'retrying', 'refused', 'given_up'])
    .returning(['id', 'turn'])
    .execute()
  return message
}

/** As `requeueMessage`, all that were given up. */
export async function requeueGivenUp(trx: Trx, now: Date): Promise<MessageTurn[]> {
  return dueAgain(trx, now).where('state', '=', 'given_up').returning(['id', 'turn']).execute()
}

function dueAgain(trx: Trx, now: Date) {
  const isOver = raw`state in ('refused', 'given_up')`
  return trx.updateTable('messages').set({
    state: raw`case when ${isOver} then 'due' else state end`,
    tries: raw`case when ${isOver} then 0 else tries end`,
    turn: raw`turn + 1`,
    changed_at: now,
    next_try_at: now,
  })
}

/** How many messages have not gone out, by state. */
export async function countMessages(sql: Sql, now: Date): Promise<MailCounts> {
  const rows = await sql
    .selectFrom('messages')
    .select(({ fn }) => [
      raw<keyof MailCounts>`case when state = 'due' and next_try_at > ${now} then 'ahead' else state end`.as(
        'state',
      ),
      fn.countAll<number>().as('count'),
    ])
    .where('state', 'in', ['due', 'retrying', 'refused', 'given_up'])
    .groupBy(raw`1`)
    .execute()
  const counts: MailCounts = { due: 0, ahead: 0, retrying: 0, refused: 0, given_up: 0 }
  return Object.assign(counts, Object.fromEntries(rows.map(({ state, count }) => [state, count])))
}

export type MessageRow = Omit<
  Selectable<Tables['messages']>,
  'payload' | 'turn' | 'sent_at' | 'booking_id' | 'sequence'
> & {
  email: string | null
  first_name: string | null
  last_name: string | null
}

function messages(sql: Sql) {
  return sql
    .selectFrom('messages as m')
    .leftJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('invitations as i', 'i.id', 'm.invitation_id')
    .select((eb) => [
      'm.id',
      'm.kind',
      'm.state',
      'm.tries',
      'm.failure',
      'm.reply_code',
      'm.account_id',
      'm.invitation_id',
      'm.created_at',
      'm.changed_at',
      'm.next_try_at',
      eb.fn.coalesce('i.email', 'a.email').as('email'),
      eb.fn.coalesce('i.first_name', 'a.first_name').as('first_name'),
      eb.fn.coalesce('i.last_name', 'a.last_name').as('last_name'),
    ])
}

export async function messageById(sql: Sql, id: string): Promise<MessageRow | undefined> {
  return messages(sql).where('m.id', '=', id).executeTakeFirst()
}

/** The instant and the id of the last message shown. */
export type MessageKey = readonly [string, string]

/** Messages whose last try failed, newest first, after `after` (excluded). */
export async function failedMessages(
  sql: Sql,
  after: MessageKey | undefined,
  limit: number,
): Promise<MessageRow[]> {
  return messages(sql)
    .where('m.state', 'in', ['retrying', 'refused', 'given_up'])
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(m.created_at, m.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
}
