import { type RawBuilder, sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/**
 * Coaches whom students may see in the order of their load, as (position, coach_id, sessions, filled): the sessions
 * that begin in [from, to), a week, and their part of the weekly hours in percent, 100 at most.
 */
function loads(from: Date, to: Date): RawBuilder<unknown> {
  return raw`
    select row_number() over (order by filled desc nulls last, name, coach_id)::int as position,
      coach_id, sessions, filled
    from (
      select c.id as coach_id, a.first_name || ' ' || a.last_name as name, coalesce(b.sessions, 0) as sessions,
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

/** Part of a list of coaches: those after a position, so many at most. */
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

/** Loads as they were counted for a zone; coaches whom students no longer see are left out. */
export async function storedLoads(sql: Sql, zone: string, page: LoadPage): Promise<LoadRow[]> {
  return loadRows(sql, raw`select * from programme_loads where zone = ${zone}`, page)
}

/** Puts the loads of the week [from, to), counted now, in place of those kept for a zone. */
export async function storeLoads(trx: Trx, zone: string, from: Date, to: Date): Promise<void> {
  await trx.deleteFrom('programme_loads').where('zone', '=', zone).execute()
  await raw`
    insert into programme_loads (zone, position, coach_id, sessions, filled)
    select ${zone}, position, coach_id, sessions, filled from (${loads(from, to)}) as counted`.execute(trx)
}
