import type { Bond } from '@shinequo/domain/sessions/student-access'
import { type RawBuilder, sql } from 'kysely'
import { isBarredBy } from './needs-match.ts'
import { sessionIs } from './session-state.ts'
import type { Sql } from './tables.ts'

/** The last end of those of a pair's sessions for which the condition is true. */
const lastEnd = (condition: RawBuilder<boolean>) =>
  sql`(extract(epoch from max(b.ends_at) filter (where ${condition})) * 1000)::bigint`

/**
 * What connects a coach with the student in `s`, a row of `student_profiles`, at `now`, for the domain's rules of access.
 * What is past with a student whose account is deleted does not count.
 */
export const bondWith = (coach: string | RawBuilder<unknown>, now: Date) => sql<Bond>`(
  select json_build_object(
    'matched', exists (select from match_requests m
      where m.student_profile_id = s.id and m.coach_id = ${coach} and m.status = 'accepted'),
    'aheadUntil', ${lastEnd(sessionIs('ahead', now))},
    'pastUntil', case when exists (select from accounts e where e.id = s.account_id and e.erased_at is null)
      then ${lastEnd(sql`not ${sessionIs('ahead', now)}`)} end,
    'parted', ${isBarredBy(coach)} or coalesce((select max(m.coached_until) from match_requests m
      where m.student_profile_id = s.id and m.coach_id = ${coach} and m.ended_by in ('student', 'coach', 'admin')
      ) >= max(b.created_at), false),
    'matchRequired', (select restrict_booking_to_matches from programme))
  from bookings b
  where b.coach_id = ${coach} and b.student_profile_id = s.id and b.status <> 'cancelled')`

/** What connects a coach and a student; undefined if there is no such student. */
export async function bondOf(
  db: Sql,
  coach: string,
  studentId: string,
  now: Date,
): Promise<Bond | undefined> {
  const { rows } = await sql<{ bond: Bond }>`
    select ${bondWith(coach, now)} as bond from student_profiles s where s.id = ${studentId}::uuid`.execute(
    db,
  )
  return rows[0]?.bond
}
