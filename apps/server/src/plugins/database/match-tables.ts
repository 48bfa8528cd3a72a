import type { MatchStatus } from '@shinequo/contract/matching'
import type { Code } from '@shinequo/domain/matching/codes'
import type { MatchFactor } from '@shinequo/domain/matching/match-factors'
import type { ColumnType, Generated } from 'kysely'

/**
 * What made the engine run: a submission, a place that a decline or an ending left, that it decides from now on, or that
 * it was time to look at all who wait.
 */
export type RunCause = 'answers' | 'place free' | 'mode changed' | 'queue'

/** Who is matched with whom, and how that came to be. */
export interface MatchTables {
  match_requests: {
    id: string
    student_profile_id: string
    coach_id: string
    status: MatchStatus
    score: Generated<number>
    created_at: Date
    /** Of an ended match: who ended it, or that its coach did not answer in time; null: the engine did. */
    ended_by: Generated<'student' | 'coach' | 'admin' | 'expired' | null>
    /** Null: it never was, or before that was kept. */
    accepted_at: Generated<Date | null>
    /** When it ended, of one that was accepted; null: it was not, it stands, or it ended before this was kept. */
    coached_until: Generated<Date | null>
    /** The run that made it; null: a person did, or the run is no longer kept. */
    run_id: Generated<string | null>
    /** What spoke for it when the engine made it, written as JSON; null: a person made it, or it is older than this. */
    factors: ColumnType<readonly MatchFactor[] | null, string | null | undefined, string | null>
  }
  /** How students with a goal area rated a coach; nobody is shown it. A case is one student. */
  coach_records: {
    coach_id: string
    area: Code
    cases: number
    /** The sum of the cases' means, of 1 to 5 stars each. */
    stars: number
  }
  /** What the engine did, without the people. */
  matching_runs: {
    id: string
    why: RunCause
    started_at: Date
    /** When the last of its matches was written. */
    finished_at: Date
    /** What each factor weighed. */
    weights: ColumnType<Readonly<Record<string, number>>, string, string>
    /** Whom it was for, and how many coaches were open to students. */
    students: number
    coaches: number
    /** How many matches it made. */
    matches: number
  }
}
