import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'
import type { Member } from '../room/queries.ts'

/** A signal of a room: somebody joined or left, or one browser sent data to the other. */
export interface Signal {
  readonly kind: Tables['room_signals']['kind']
  readonly to_peer?: string
  readonly body?: string
}

/** Stores one or more signals of a room in order. The caller holds the room's lock. */
export async function insertSignals(
  trx: Trx,
  { bookingId, role, peer, connection }: Member,
  said: readonly Signal[],
  now: Date,
): Promise<number[]> {
  const whose = { booking_id: bookingId, role, peer, connection }
  const rows = await trx
    .insertInto('room_signals')
    .values(said.map((one) => ({ ...whose, to_peer: null, ...one, created_at: now })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores one signal of a room and returns its number. The caller holds the room's lock. */
export async function insertSignal(trx: Trx, member: Member, said: Signal, now: Date): Promise<number> {
  const [id] = await insertSignals(trx, member, [said], now)
  return id as number
}

/** Up to `limit` signals of a room after number `after`, in order. */
export async function signalsAfter(sql: Sql, bookingId: string, after: number, limit: number) {
  return sql
    .selectFrom('room_signals')
    .select(['id', 'kind', 'role', 'peer', 'connection', 'to_peer', 'body'])
    .where('booking_id', '=', bookingId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
export type SignalRow = Awaited<ReturnType<typeof signalsAfter>>[number]

/** What a side of a room may send, in bytes. */
export interface Allowance {
  readonly inASecond: number
  readonly inAll: number
}

/**
 * Counts the bytes that a side of a room sends and locks the room, like `lockRoom`. Returns false, with nothing counted
 * or locked, if that is more than the side may send now.
 */
export async function countSent(
  trx: Trx,
  { bookingId, role }: Pick<Member, 'bookingId' | 'role'>,
  bytes: number,
  { inASecond, inAll }: Allowance,
  now: Date,
): Promise<boolean> {
  const [sent, second, secondSent] = ['sent', 'second', 'second_sent'].map((name) =>
    raw.ref(`${role}_${name}`),
  )
  const thisSecond = Math.floor(now.getTime() / 1000)
  const { rows } = await raw`
    update session_rooms set
      ${sent} = ${sent} + ${bytes},
      ${second} = ${thisSecond},
      ${secondSent} = case when ${second} = ${thisSecond} then ${secondSent} else 0 end + ${bytes}
    where booking_id = ${bookingId}
      and ${sent} + ${bytes} <= ${inAll}
      and case when ${second} = ${thisSecond} then ${secondSent} else 0 end + ${bytes} <= ${inASecond}
    returning booking_id`.execute(trx)
  return rows.length > 0
}

/** Deletes the data for a page up to number `upTo`, which it has received. */
export async function deleteDelivered(
  trx: Trx,
  { bookingId, peer }: Pick<Member, 'bookingId' | 'peer'>,
  upTo: number,
): Promise<void> {
  await trx
    .deleteFrom('room_signals')
    .where('booking_id', '=', bookingId)
    .where('id', '<=', upTo)
    .where('kind', '=', 'relay')
    .where('to_peer', '=', peer)
    .execute()
}

/** Deletes the signals of all rooms from before that time. Returns whether any are left. */
export async function deleteOld(trx: Trx, before: Date): Promise<boolean> {
  await trx.deleteFrom('room_signals').where('created_at', '<', before).execute()
  const left = await trx.selectFrom('room_signals').select('id').limit(1).executeTakeFirst()
  return left !== undefined
}
