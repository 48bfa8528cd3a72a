import { isAskedSince } from '@shinequo/domain/bookings/suggestion-asks'
import { type RawBuilder, sql as raw } from 'kysely'

/**
 * Whether the coach of `k`, a row of `suggestion_asks`, is still to suggest a time at `now`: matched since before, neither
 * has suggested one nor has the student booked with anybody since, and the student can book.
 */
export const isAskOpen = (now: Date): RawBuilder<boolean> => raw`(
  k.asked_at > ${new Date(isAskedSince(now.getTime()))}
  and exists (select from match_requests km where km.coach_id = k.coach_id
    and km.student_profile_id = k.student_profile_id and km.status = 'accepted'
    and coalesce(km.accepted_at, km.created_at) <= k.asked_at)
  and not exists (select from suggestions kg where kg.coach_id = k.coach_id
    and kg.student_profile_id = k.student_profile_id and kg.created_at >= k.asked_at)
  and not exists (select from bookings kb where kb.student_profile_id = k.student_profile_id
    and kb.created_at >= k.asked_at)
  and exists (select from student_profiles ks join accounts ka on ka.id = ks.account_id
    where ks.id = k.student_profile_id and ka.suspended_at is null and ka.deletion_due_at is null))`

/** Whether the programme asks a coach at `now` to suggest a time to the student in `s`, a row of `student_profiles`. */
export const isAskedFor = (coachId: string, now: Date): RawBuilder<boolean> =>
  raw`exists (select from suggestion_asks k
    where k.coach_id = ${coachId}::uuid and k.student_profile_id = s.id and ${isAskOpen(now)})`
