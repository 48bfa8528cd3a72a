import { type RawBuilder, sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/**
 * Coaches whom students may see, ordered by load, as (position, coach_id, sessions, filled): the sessions that begin in
 * [from, to), a week, and their share of the weekly hours in percent, capped at 100.
 */
function loads(from: Date, to: Date): RawBuilder<unknown> {
  return raw`
    select row_number() over (order by filled desc nulls last, folded_name, coach_id)::int as position,
      coach_id, sessions, filled
    from (
      select c.id as coach_id, a.folded_name, coalesce(b.sessions, 0) as sessions,
        case when w.minutes is not null
          then least(100, round(100.0 * coalesce(b.sessions, 0) * c.session_minutes / w.minutes))::int
        end as filled
      from coaches c join accounts a on a.id = c.account_id
      left join (
        select coach_id, count(*)::int as sessions from bookings
        where status <> 'cancelled' and starts_at >= ${from} and starts_at < ${to} group by coach_id
      ) b on b.coach_id = c.id
      left join (
        select coach_id, sum(end_minute - start_minute) as minutes from weekly_hours group by coach_id
      ) w on w.coach_id = c.id
      where coach_is_open(c, a)) as each`
}

export interface LoadRow {
  position: number
  id: string
  name: string
  picture_key: string | null
  rating: number | null
  students: number
  sessions: number
  filled: number | null
}

/** Part of a list of coaches: up to `limit` after a position. */
export interface LoadPage {
  readonly after: number
  readonly limit: number
}

async function loadRows(
  sql: Sql,
  source: RawBuilder<unknown>,
  { after, limit }: LoadPage,
): Promise<LoadRow[]> {
  const { rows } = await raw<LoadRow>`
    select l.position, c.id, a.first_name || ' ' || a.last_name as name, c.picture_key, c.rating,
      (select count(*)::int from match_requests m where m.coach_id = c.id and m.status = 'accepted') as students,
      l.sessions, l.filled
    from (${source}) l join coaches c on c.id = l.coach_id join accounts a on a.id = c.account_id
    where l.position > ${after} and coach_is_open(c, a)
    order by l.position limit ${limit}`.execute(sql)
  return rows
}

/** Loads of the week [from, to), counted now. */
export async function countedLoads(sql: Sql, from: Date, to: Date, page: LoadPage): Promise<LoadRow[]> {
  return loadRows(sql, loads(from, to), page)
}

/** The stored loads of a zone, without coaches whom students no longer see. */
export async function storedLoads(sql: Sql, zone: string, page: LoadPage): Promise<LoadRow[]> {
  return loadRows(sql, raw`select * from programme_loads where zone = ${zone}`, page)
}

/** Replaces the stored loads of a zone with those of the week [from, to), counted now. */
export async function storeLoads(trx: Trx, zone: string, from: Date, to: Date): Promise<void> {
  await trx.deleteFrom('programme_loads').where('zone', '=', zone).execute()
  await raw`
    insert into programme_loads (zone, position, coach_id, sessions, filled)
    select ${zone}, position, coach_id, sessions, filled from (${loads(from, to)}) as counted`.execute(trx)
}
