import type { QuietCoached, QuietSort } from '@shinequo/contract/programme/quiet'
import { sql as raw } from 'kysely'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

export interface QuietRow {
  account_id: string
  first_name: string
  last_name: string
  picture_key: string | null
  school: string
  /** As administrators saved it; null for a school that they have not changed. */
  school_name: string | null
  last_session: Date | null
  signed_up: Date
  coaches: string[]
  /** Its place in the list, from 1. */
  position: number
  total: number
}

export interface QuietFilter {
  /** No session began since then. */
  readonly since: Date
  readonly now: Date
  readonly coached: QuietCoached
  readonly sort: QuietSort
}

const ORDERS = {
  longest: raw`quiet_since, account_id`,
  newest: raw`quiet_since desc, account_id`,
  name: raw`first_name, last_name, account_id`,
} satisfies Record<QuietSort, unknown>

const COACHED = {
  everybody: raw`true`,
  matched: raw`cardinality(coaches) > 0`,
  unmatched: raw`cardinality(coaches) = 0`,
} satisfies Record<QuietCoached, unknown>

/** Up to `limit` quiet students after a position. Without a session, they are quiet since they signed up. */
export async function quietStudents(
  sql: Sql,
  { since, now, coached, sort }: QuietFilter,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<QuietRow[]> {
  const { rows } = await raw<QuietRow>`
    with quiet as (
      select a.id as account_id, a.first_name, a.last_name, s.picture_key, s.school, a.created_at as signed_up,
        l.last_session, coalesce(l.last_session, a.created_at) as quiet_since,
        array(
          select c.first_name || ' ' || c.last_name from match_requests m
            join coaches o on o.id = m.coach_id join accounts c on c.id = o.account_id
          where m.student_profile_id = s.id and m.status = 'accepted' order by 1) as coaches
      from student_profiles s join accounts a on a.id = s.account_id
      cross join lateral (
        select max(b.starts_at) filter (where ${sessionIs('held', now)}) as last_session,
          coalesce(bool_or(${sessionIs('ahead', now)}), false) as has_ahead
        from bookings b where b.student_profile_id = s.id) l
      where s.is_completed and a.suspended_at is null and a.deletion_due_at is null and a.erased_at is null
        and a.created_at < ${since} and not l.has_ahead and coalesce(l.last_session, a.created_at) < ${since}
    ), listed as (
      select *, (row_number() over (order by ${ORDERS[sort]}))::int as position, (count(*) over ())::int as total
      from quiet where ${COACHED[coached]}
    )
    select l.account_id, l.first_name, l.last_name, l.picture_key, l.school, o.name as school_name,
      l.last_session, l.signed_up, l.coaches, l.position, l.total
    from listed l left join schools s on s.value = l.school
      left join schools o on o.value = coalesce(s.joined_to, s.value)
    where l.position > ${after} order by l.position limit ${limit}`.execute(sql)
  return rows
}
