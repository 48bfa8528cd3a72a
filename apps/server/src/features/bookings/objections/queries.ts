import { sql as raw } from 'kysely'
import { countUpTo } from '../../../plugins/database/capped-count.ts'
import { isOpenObjection } from '../../../plugins/database/open-objections.ts'
import { sessionsWithPeople } from '../../../plugins/database/pairs.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { ms } from '../changes/queries.ts'

/** A coach's mark that the student did not come, with what followed; epoch milliseconds. */
export interface NoShowRow {
  marked_at: number
  objected_at: number | null
  took_place: boolean | null
  decided_by: 'coach' | 'admin' | null
}

/** The newest mark of the booking `b`; null if there is none. */
export const noShowJson = raw<NoShowRow | null>`(
  select json_build_object('marked_at', ${ms('n.marked_at')}, 'objected_at', ${ms('n.objected_at')},
    'took_place', n.took_place, 'decided_by', n.decided_by)
  from no_shows n where n.booking_id = b.id)`

/** Stores a mark in place of an earlier one, with what the room knows at this moment. */
export async function insertMark(trx: Trx, bookingId: string, now: Date): Promise<void> {
  await raw`
    insert into no_shows (booking_id, marked_at, student_was_at, both_were_at)
    select b.id, ${now}, r.student_was_at, r.both_were_at
    from bookings b left join session_rooms r on r.booking_id = b.id where b.id = ${bookingId}
    on conflict (booking_id) do update set marked_at = excluded.marked_at, student_was_at = excluded.student_was_at,
      both_were_at = excluded.both_were_at, objected_at = null
    where no_shows.decided_at is null`.execute(trx)
}

/** Deletes a mark that nobody has objected to. */
export async function deleteMark(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .deleteFrom('no_shows')
    .where('booking_id', '=', bookingId)
    .where('objected_at', 'is', null)
    .execute()
}

/** Stores that the student objects, and what the room knows now. Returns whether that is new. */
export async function setObjection(trx: Trx, bookingId: string, now: Date): Promise<boolean> {
  const seen = (column: 'student_was_at' | 'both_were_at') =>
    raw<Date | null>`coalesce(
      (select r.${raw.ref(column)} from session_rooms r where r.booking_id = no_shows.booking_id), ${raw.ref(column)})`
  const { numUpdatedRows } = await trx
    .updateTable('no_shows')
    .set({ objected_at: now, student_was_at: seen('student_was_at'), both_were_at: seen('both_were_at') })
    .where('booking_id', '=', bookingId)
    .where('objected_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores what was decided on an objection. Returns false if there is none, or if somebody has decided before. */
export async function setDecision(
  trx: Trx,
  bookingId: string,
  decision: {
    readonly took_place: boolean
    readonly decided_by: 'coach' | 'admin'
    readonly decided_at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('no_shows')
    .set(decision)
    .where('booking_id', '=', bookingId)
    .where('objected_at', 'is not', null)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The part of a session that a decision needs; undefined if there is no such session. */
export async function sessionToDecide(trx: Trx, bookingId: string) {
  return trx
    .selectFrom('bookings as b')
    .leftJoin('feedback as f', 'f.booking_id', 'b.id')
    .select(['b.status', 'b.starts_at', 'b.ends_at', 'b.student_profile_id', 'b.coach_id', 'f.coach_rating'])
    .select(noShowJson.as('no_show'))
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

/** The cursor of a page of objections: when the last one was made, and its booking. */
export type ObjectionKey = readonly [string, string]

export type ObjectionRow = Awaited<ReturnType<typeof listObjections>>[number]

/** Up to `limit` objections that wait for a decision, after `after`, the longest first. */
export async function listObjections(sql: Sql, after: ObjectionKey | undefined, limit: number) {
  const [at, id] = after ?? []
  return sessionsWithPeople(sql)
    .innerJoin('no_shows as n', 'n.booking_id', 'b.id')
    .where(isOpenObjection)
    .select([
      'b.id',
      'b.starts_at',
      'b.ends_at',
      'n.marked_at',
      'n.student_was_at',
      'n.both_were_at',
      'sa.id as student_account',
      'sa.first_name as student_first',
      'sa.last_name as student_last',
      'c.id as coach_id',
      'ca.first_name as coach_first',
      'ca.last_name as coach_last',
    ])
    .select(raw<Date>`n.objected_at`.as('objected_at'))
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(n.objected_at, n.booking_id) > (${at}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('n.objected_at')
    .orderBy('n.booking_id')
    .limit(limit)
    .execute()
}

/** How many objections wait, counted up to MORE. */
export async function countObjections(sql: Sql): Promise<number> {
  const open = sql.selectFrom('no_shows as n').innerJoin('bookings as b', 'b.id', 'n.booking_id')
  return countUpTo(sql, open.where(isOpenObjection).select('b.id'))
}
