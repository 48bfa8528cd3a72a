import type { UnmatchedGroup } from '@shinequo/contract/matching/unmatched'
import { type RawBuilder, sql as raw } from 'kysely'
import { hasAnswers } from './answered-students.ts'

/* Which students wait for a match, and which sent no answers. Every count and every list of them is made of these. */

/** Whether a match is a request that waits for a decision. Written out as a literal, because a partial index covers it. */
export const isRequest = (match: string) => raw<boolean>`${raw.ref(`${match}.status`)} = 'pending'`

/**
 * Whether a student has completed the profile and is not away: paused, to be deleted or deleted. Needs
 * `student_profiles` as `s` and its account as `a`.
 */
export const mayBeMatched = raw<boolean>`(s.is_completed
  and a.suspended_at is null and a.deletion_due_at is null and a.erased_at is null)`

/** Whether a student has a match in force or a request that waits. Needs `student_profiles` as `s`. */
export const hasLiveMatch = raw<boolean>`exists (
  select from match_requests l where l.student_profile_id = s.id and l.status in ('pending', 'accepted'))`

interface UnmatchedRow {
  id: string
  account_id: string
  since: Date
}

/** Those of whom `answered` is true, or false; since `from`, or since their last coach left them, whichever is later. */
const alone = (answered: RawBuilder<boolean>, from: RawBuilder<Date>) => raw<UnmatchedRow>`(
  select s.id, s.account_id, greatest(${from}, (
    select max(m.coached_until) from match_requests m where m.student_profile_id = s.id)) as since
  from student_profiles s join accounts a on a.id = s.account_id
  where ${mayBeMatched} and not ${hasLiveMatch} and ${answered})`

/**
 * The students of each group, as a table of `id`, `account_id` and `since`. Nobody is in two groups.
 *
 * `requested`: a request waits for a decision, since the oldest of them was made. `no_coach`: they have answered, and no
 * coach was found, since their first answers that are kept. `no_answers`: a completed profile and nothing else, since
 * they signed up. A former coach's leaving counts from then on.
 */
export const UNMATCHED: Readonly<Record<UnmatchedGroup, RawBuilder<UnmatchedRow>>> = {
  requested: raw`(
    select s.id, s.account_id, min(m.created_at) as since
    from match_requests m join student_profiles s on s.id = m.student_profile_id
    where ${isRequest('m')} group by s.id, s.account_id)`,
  no_coach: alone(
    hasAnswers,
    raw`(select min(r.created_at) from response_sets r where r.student_profile_id = s.id)`,
  ),
  no_answers: alone(raw`not ${hasAnswers}`, raw`a.created_at`),
}
