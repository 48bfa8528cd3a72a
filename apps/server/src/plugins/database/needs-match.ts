import { sql } from 'kysely'

/**
 * Whether a required match is missing: the programme restricts booking to matched coaches, and the two have no accepted
 * match. Needs `programme` as `p`, `student_profiles` as `s` and `coaches` as `c`.
 */
export const needsMatch = sql<boolean>`(p.restrict_booking_to_matches and not exists (
  select from match_requests m
  where m.student_profile_id = s.id and m.coach_id = c.id and m.status = 'accepted'))`
