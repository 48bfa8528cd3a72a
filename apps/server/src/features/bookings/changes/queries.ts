import { sql as raw } from 'kysely'
import { knownBy } from '../../../plugins/database/known-students.ts'
import { isBarred } from '../../../plugins/database/needs-match.ts'
import { joinPeople } from '../../../plugins/database/pairs.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** Instants inside JSON, as epoch milliseconds, so that both engines return the same numbers. */
export const ms = (column: string) => raw.raw(`(extract(epoch from ${column}) * 1000)::float8`)

type Side = 'student' | 'coach' | 'admin'

/** One change of a booking after it was made; epoch milliseconds. */
export interface ChangeRow {
  at: number
  what: Tables['booking_changes']['what']
  by: Side
  from: { start: number; end: number } | null
  to: { start: number; end: number } | null
  late: boolean
  reason: string
}

/** The history of a booking, and what decides whether it can be changed. */
export interface ChangingRow {
  created_at: Date
  moves: number
  cancelled_at: Date | null
  cancelled_by: Side | null
  notice_minutes: number
  /** Oldest first. */
  changes: ChangeRow[]
  /** Other times that the coach proposes, sorted by start; epoch milliseconds. */
  proposed: { start: number; end: number }[]
}

/** The history of the booking `b`. */
export const changesJson = raw<ChangeRow[]>`coalesce((
  select json_agg(json_build_object('at', ${ms('h.done_at')}, 'what', h.what, 'by', h.done_by,
    'from', case when h.from_starts_at is not null then
      json_build_object('start', ${ms('h.from_starts_at')}, 'end', ${ms('h.from_ends_at')}) end,
    'to', case when h.to_starts_at is not null then
      json_build_object('start', ${ms('h.to_starts_at')}, 'end', ${ms('h.to_ends_at')}) end,
    'late', h.is_late, 'reason', h.reason) order by h.id)
  from booking_changes h where h.booking_id = b.id), '[]')`

/** The times that the coach proposes for the booking `b`. */
export const proposedJson = raw<{ start: number; end: number }[]>`coalesce((
  select json_agg(json_build_object('start', ${ms('o.starts_at')}, 'end', ${ms('o.ends_at')}) order by o.starts_at)
  from proposed_times o where o.booking_id = b.id), '[]')`

export const noticeMinutes = raw<number>`(select cancel_notice_minutes from programme where id = 1)`

/** A current or former time of a booking. */
interface Times {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Adds a line to a booking's history and returns the line's id. */
export async function insertChange(
  trx: Trx,
  bookingId: string,
  change: {
    readonly what: Tables['booking_changes']['what']
    readonly by: Side
    readonly at: Date
    readonly from: Times | null
    readonly to: Times | null
    readonly late?: boolean
    readonly reason?: string
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('booking_changes')
    .values({
      booking_id: bookingId,
      what: change.what,
      done_at: change.at,
      done_by: change.by,
      from_starts_at: change.from?.startsAt ?? null,
      from_ends_at: change.from?.endsAt ?? null,
      to_starts_at: change.to?.startsAt ?? null,
      to_ends_at: change.to?.endsAt ?? null,
      is_late: change.late ?? false,
      reason: change.reason ?? '',
    })
    .returning(raw<string>`id::text`.as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes the coach's proposals for a booking. Returns whether there were any. */
export async function deleteProposals(trx: Trx, bookingId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('proposed_times')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The version of a session, by which calendars find the newest one. Every change increments it. */
const calendar_sequence = raw<number>`calendar_sequence + 1`

/** Marks a booking as cancelled. `releaseSlot` frees its time. */
export async function cancelBooking(
  trx: Trx,
  bookingId: string,
  by: Side,
  reason: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      status: 'cancelled',
      cancelled_at: now,
      cancelled_by: by,
      cancel_reason: reason,
      calendar_sequence,
    })
    .where('id', '=', bookingId)
    .execute()
}

/** Marks a cancelled booking as booked again. `takeSlotAgain` takes its time. */
export async function restoreBooking(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      status: 'booked',
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: '',
      cancellation_put_away_at: null,
      calendar_sequence,
    })
    .where('id', '=', bookingId)
    .execute()
}

/**
 * Moves a booking to another slot. Clears the student's confirmation, which was for the former time. `releaseSlot`
 * frees the former slot.
 */
export async function moveBooking(
  trx: Trx,
  bookingId: string,
  to: Times & { readonly slotId: string; readonly moves: number },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      time_slot_id: to.slotId,
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      moves: to.moves,
      attending_at: null,
      calendar_sequence,
    })
    .where('id', '=', bookingId)
    .execute()
}

interface PartiesRow {
  gone: boolean
  known: boolean
  upcoming: number
  mostUpcoming: number
}

/**
 * Whether one of the two accounts is deleted, how many upcoming sessions the student has and may have, and whether it is
 * known who the student is.
 */
export async function partiesOf(db: Sql, bookingId: string, now: Date): Promise<PartiesRow | undefined> {
  const { rows } = await raw<PartiesRow>`
    select sa.erased_at is not null or ca.erased_at is not null as gone,
      (select count(*)::int from bookings u where u.student_profile_id = s.id and 
        ${sessionIs('upcoming', now, 'u')}) as upcoming,
      p.most_upcoming_sessions as "mostUpcoming", ${knownBy('s', 'sa')} as known
    from bookings b ${joinPeople('b')}
      join programme p on p.id = 1
    where b.id = ${bookingId}`.execute(db)
  return rows[0]
}

/** Whether the coach of a booking has turned its student down. */
export async function isBarredFrom(trx: Trx, bookingId: string): Promise<boolean> {
  const { rows } = await raw<{ barred: boolean }>`
    select ${isBarred} as barred from bookings b
      join student_profiles s on s.id = b.student_profile_id join coaches c on c.id = b.coach_id
    where b.id = ${bookingId}`.execute(trx)
  return rows[0]?.barred ?? false
}
