import type { BookingStatus } from '@shinequo/contract/bookings'
import { maySuggest } from '@shinequo/domain/sessions/student-access'
import { type RawBuilder, sql as raw } from 'kysely'
import { batched } from '../../../plugins/batched.ts'
import { calledName } from '../../../plugins/database/called-name.ts'
import { bondWith } from '../../../plugins/database/coach-bond.ts'
import { type Recipient, recipientAndOther, recipients } from '../../../plugins/database/recipient.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** The recipient of a mail about a session. */
export type Side = 'student' | 'coach'

/** A session for a mail to one of its two people; `other` is the person whom they meet. */
export interface SessionForMail extends Recipient {
  side: Side
  id: string
  calendar_sequence: number
  attending_at: Date | null
  status: BookingStatus
  coach_id: string
  coach_link: string
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
  last_name: string
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
    .select(recipientAndOther(side))
    .select([
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
      'a.last_name',
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

/** When a session ends; undefined if there is none. */
export async function endOfSession(sql: Sql, bookingId: string): Promise<Date | undefined> {
  const query = sql.selectFrom('bookings').select('ends_at').where('id', '=', bookingId)
  return (await query.executeTakeFirst())?.ends_at
}

/** A suggestion of times that waits for its student, with those of its times that start after `now`, in order. */
export async function suggestionForMail(sql: Sql, id: string, now: Date) {
  const row = await recipients(sql)
    .innerJoin('student_profiles as s', 's.account_id', 'a.id')
    .innerJoin('suggestions as g', 'g.student_profile_id', 's.id')
    .innerJoin('coaches as c', 'c.id', 'g.coach_id')
    .innerJoin('accounts as o', 'o.id', 'c.account_id')
    .select([
      'a.time_zone',
      'g.coach_id',
      calledName('o').as('coach_first'),
      'o.last_name as coach_last',
      'c.time_zone as coach_zone',
    ])
    .where('g.id', '=', id)
    .where('g.ended_as', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as b')
            .select('b.id')
            .whereRef('b.coach_id', '=', 'g.coach_id')
            .whereRef('b.student_profile_id', '=', 'g.student_profile_id')
            .whereRef('b.created_at', '>=', 'g.created_at'),
        ),
      ),
    )
    .select(bondWith(raw.ref('c.id'), now).as('bond'))
    .executeTakeFirst()
  if (!row || !maySuggest(row.bond, now.getTime())) return undefined
  const times = await sql
    .selectFrom('suggested_times')
    .select(['starts_at', 'ends_at'])
    .where('suggestion_id', '=', id)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  return { ...row, times }
}
