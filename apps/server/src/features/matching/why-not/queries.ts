import type { Code } from '@shinequo/domain/matching/codes'
import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'
import { wasSeparated } from '../queries.ts'

/** A student and a coach, for 'Why not?'. */
export interface PairRow {
  coach: string
  /** Open to students, and not full. */
  has_room: boolean
  /** The two have a pending or accepted match. */
  is_live: boolean
  /** A person has separated the two, or the coach did not answer. */
  was_refused: boolean
  /** The student has a match with any coach. */
  has_others: boolean
  asked: Code[]
  offered: Code[]
  student_zone: string | null
  coach_zone: string
  /** The hours of the coach's week, in minutes of the day: '480-720,540-1020'; '' if there are none. */
  hours: string
}

/** The pair, if the coach was once approved and is not deleted; otherwise undefined. */
export async function pairOf(
  sql: Sql,
  studentProfileId: string,
  coachId: string,
): Promise<PairRow | undefined> {
  const { rows } = await raw<PairRow>`
    select a.first_name as coach, c.codes as offered, c.time_zone as coach_zone, sa.time_zone as student_zone,
      coach_is_open(c, a) and c.pending_matches + c.accepted_matches < c.capacity as has_room,
      coalesce(m.is_live, false) as is_live, coalesce(m.was_refused, false) as was_refused,
      coalesce(m.has_others, false) as has_others,
      coalesce((
        select array_agg(distinct ch.code) from response_sets rs
          join responses r on r.response_set_id = rs.id
          join choices ch on ch.id = r.choice_id
        where rs.student_profile_id = s.id and rs.is_current and ch.code is not null), '{}') as asked,
      coalesce((
        select string_agg(start_minute || '-' || end_minute, ',') from weekly_hours h
        where h.coach_id = c.id), '') as hours
    from coaches c
      join accounts a on a.id = c.account_id
      join student_profiles s on s.id = ${studentProfileId}::uuid
      join accounts sa on sa.id = s.account_id
      left join lateral (
        select bool_or(coach_id = c.id and status in ('pending', 'accepted')) as is_live,
          bool_or(coach_id = c.id and ${wasSeparated}) as was_refused,
          bool_or(status in ('pending', 'accepted')) as has_others
        from match_requests where student_profile_id = s.id) m on true
    where c.id = ${coachId}::uuid and c.approved_at is not null and a.erased_at is null`.execute(sql)
  return rows[0]
}
