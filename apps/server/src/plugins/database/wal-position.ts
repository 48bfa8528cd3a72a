import { sql } from 'kysely'
import type { Sql } from './tables.ts'

/** A position in the database's log of changes. */
export interface Position {
  /** Grows each time when a replica becomes the primary: what it writes then replaces what the former one has from there on. */
  readonly timeline: number
  readonly lsn: bigint
}

/** The timeline, and the high and the low half of the position, as PostgreSQL writes them: hexadecimal. */
const TEXT = /^([0-9A-F]{8})-([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/
const HALF = 32n

/** A position from its text; undefined if the text is none. */
export function positionOf(text: string): Position | undefined {
  const [, timeline, high, low] = TEXT.exec(text) ?? []
  if (!timeline || !high || !low) return undefined
  return { timeline: Number.parseInt(timeline, 16), lsn: (BigInt(`0x${high}`) << HALF) + BigInt(`0x${low}`) }
}

/**
 * The position behind all changes that were committed before, as text. This is where the next one will be inserted: what a
 * COMMIT without waiting for the disk (`synchronous_commit = off`) has written is behind the other two positions for a moment.
 */
export async function insertedPosition(primary: Sql): Promise<string> {
  return positionIn(primary, 'pg_current_wal_insert_lsn')
}

/**
 * The position up to which the log is on the primary's disk. A replica gets nothing behind it, and gets all of it: the
 * next insertion is behind the header of a page that does not exist yet.
 */
export async function flushedPosition(primary: Sql): Promise<Position> {
  return positionOf(await positionIn(primary, 'pg_current_wal_flush_lsn'))!
}

async function positionIn(primary: Sql, source: string): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select left(pg_walfile_name(lsn), 8) || '-' || lsn as position from ${sql.raw(source)}() as lsn`.execute(
    primary,
  )
  return rows[0]!.position
}

/** How far a replica has replayed the changes, on its timeline; undefined if it is a primary. */
export async function replayedLsn(replica: Sql): Promise<bigint | undefined> {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as lsn`.execute(
    replica,
  )
  const { lsn } = rows[0]!
  return lsn === null ? undefined : BigInt(lsn)
}
