import type { RoomRole } from '@shinequo/contract/events'
import { GONE_MS } from '@shinequo/domain/sessions/session-state'
import { type RawBuilder, sql as raw } from 'kysely'
import { PAIR, sessionsWithPeople } from '../../../plugins/database/pairs.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** A session with its two people and the state of its room. */
export type RoomRow = NonNullable<Awaited<ReturnType<typeof roomOf>>>

/** The room of a session; undefined when there is no such session. */
export async function roomOf(sql: Sql, bookingId: string) {
  return sessionsWithPeople(sql)
    .leftJoin('session_rooms as r', 'r.booking_id', 'b.id')
    .select([
      'b.id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.student_profile_id',
      'b.coach_id',
      ...PAIR,
      'c.time_zone as coach_zone',
      'c.meeting_link as coach_link',
      'c.phone_line as coach_phone',
      'r.opened_at',
      'r.student_seen_at',
      'r.coach_seen_at',
    ])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

/** One connection of one person. */
export interface Member {
  readonly bookingId: string
  readonly role: RoomRole
  readonly peer: string
  readonly connection: string
}

const seenNow = (role: RoomRole, now: Date) =>
  role === 'coach' ? { coach_seen_at: now } : { student_seen_at: now, student_was_at: now }

/** When both were last in the room at once, if the person in this role is seen `now`. */
function bothNow(role: RoomRole, now: Date): RawBuilder<Date | null> {
  const other = raw.ref(role === 'coach' ? 'session_rooms.student_seen_at' : 'session_rooms.coach_seen_at')
  const since = new Date(now.getTime() - GONE_MS)
  return raw`case when ${other} > ${since} then ${now}::timestamptz else session_rooms.both_were_at end`
}

/**
 * Records that a person entered: this is now the connection of their side, and a coach opens the room. Returns whether
 * it is open. The row stays locked until the transaction ends, so that the signals of a room have one order.
 */
export async function enter(trx: Trx, { bookingId, role, connection }: Member, now: Date): Promise<boolean> {
  const seen = { [`${role}_connection`]: connection, ...seenNow(role, now) }
  const row = await trx
    .insertInto('session_rooms')
    .values({ booking_id: bookingId, ...seen, ...(role === 'coach' && { opened_at: now }) })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({
        ...seen,
        both_were_at: bothNow(role, now),
        ...(role === 'coach' && { opened_at: raw<Date>`coalesce(session_rooms.opened_at, ${now})` }),
      }),
    )
    .returning('opened_at')
    .executeTakeFirstOrThrow()
  return row.opened_at !== null
}

/** Locks a room against other signals until the transaction ends. */
export async function lockRoom(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .selectFrom('session_rooms')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .execute()
}

/** Records that a connection to the room is still alive. */
export async function recordSeen(
  trx: Trx,
  { bookingId, role, connection }: Member,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('session_rooms')
    .set({ ...seenNow(role, now), both_were_at: bothNow(role, now) })
    .where('booking_id', '=', bookingId)
    .where(`${role}_connection`, '=', connection)
    .execute()
}

/** Records that a connection has ended, unless another one has replaced it. */
export async function leave(trx: Trx, { bookingId, role, connection }: Member): Promise<void> {
  await trx
    .updateTable('session_rooms')
    .set(
      role === 'coach'
        ? { coach_connection: null, coach_seen_at: null }
        : { student_connection: null, student_seen_at: null },
    )
    .where('booking_id', '=', bookingId)
    .where(`${role}_connection`, '=', connection)
    .execute()
}
