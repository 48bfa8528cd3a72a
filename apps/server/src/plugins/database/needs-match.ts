import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a required match is missing: the programme restricts booking to matched coaches, and the two have no accepted
 * match. Needs `programme` as `p`, `student_profiles` as `s` and `coaches` as `c`.
 */
export const needsMatch = sql<boolean>`(p.restrict_booking_to_matches and not exists (
  select from match_requests m
  where m.student_profile_id = s.id and m.coach_id = c.id and m.status = 'accepted'))`

/**
 * Whether the coach has declined the student's request or ended their match, and no person has brought the two together
 * again. Other endings, such as by the student or an administrator, do not count. Needs `student_profiles` as `s`.
 */
export const isBarredBy = (coachId: string | RawBuilder<unknown>) => sql<boolean>`coalesce((
  select m.declined_by = 'coach' or m.ended_by = 'coach' from match_requests m
  where m.student_profile_id = s.id and m.coach_id = ${coachId}
    and (m.status in ('pending', 'accepted', 'declined') or m.ended_by in ('student', 'coach', 'admin'))
  order by m.created_at desc, m.id limit 1), false)`

/** The same for the coach in `coaches` as `c`. */
export const isBarred = isBarredBy(sql.ref('c.id'))
