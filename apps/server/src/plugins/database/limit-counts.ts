import { sql } from 'kysely'
import type { Sql } from './tables.ts'

/** The count of a key, until the instant `expire` (epoch milliseconds, excluded). */
export interface LimitCount {
  readonly points: number
  readonly expire: number
}

/** Adds one to the count of `key`. The first one, also after the previous count expired, sets `expire`. */
export async function addToCount(db: Sql, key: string, now: number, expire: number): Promise<LimitCount> {
  const { rows } = await sql<LimitCount>`
    insert into rate_limits as kept (key, points, expire) values (${key}, 1, ${expire})
    on conflict (key) do update set
      points = case when kept.expire <= ${now} then 1 else kept.points + 1 end,
      expire = case when kept.expire <= ${now} then excluded.expire else kept.expire end
    returning points, expire`.execute(db)
  return rows[0]!
}

/** Subtracts one from the count of a key, unless it is 0. */
export async function undoCount(db: Sql, key: string, now: number): Promise<void> {
  await sql`update rate_limits set points = points - 1
    where key = ${key} and expire > ${now} and points > 0`.execute(db)
}

export async function resetCount(db: Sql, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Deletes expired counts, except those that others have locked. */
export async function clearCounts(db: Sql, now: number): Promise<void> {
  await sql`delete from rate_limits where key in
    (select key from rate_limits where expire <= ${now} for update skip locked)`.execute(db)
}
