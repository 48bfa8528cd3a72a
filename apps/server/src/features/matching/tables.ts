import type { MatchStatus } from '@shinequo/contract/matching'
import type { Code } from '@shinequo/domain/matching/codes'
import type { MatchFactor } from '@shinequo/domain/matching/match-factors'
import type { ColumnType, Generated } from 'kysely'

/**
 * Why a matching run was started: a submission; a place freed by a decline or an ending; the programme switched to
 * automatic matching; or the regular run over all who wait.
 */
type RunCause = 'answers' | 'place free' | 'mode changed' | 'queue'

export interface MatchingTables {
  match_requests: {
    id: string
    student_profile_id: string
    coach_id: string
    status: MatchStatus
    score: Generated<number>
    created_at: Date
    /**
     * Who ended an ended match; 'expired' if its coach did not answer in time, 'gave_way' if a known student needed the
     * place, 'away' if the student's account was paused or was to be deleted; null: the engine ended it.
     */
    ended_by: Generated<'student' | 'coach' | 'admin' | 'expired' | 'gave_way' | 'away' | null>
    /** Who declined a declined one; null: not declined, or an administrator did before this was recorded. */
    declined_by: Generated<'coach' | 'admin' | null>
    /** Null: never accepted, or accepted before this was recorded. */
    accepted_at: Generated<Date | null>
    /** When an accepted match ended; null: not accepted, not ended, or ended before this was recorded. */
    coached_until: Generated<Date | null>
    /** Up to when the coach of an accepted match has read what the student wrote; null: nothing of it. */
    read_until: Generated<Date | null>
    /** The run that made it; null: a person made it, or the run has been deleted. */
    run_id: Generated<string | null>
    /**
     * The factors of the match when the engine made it, as JSON; null: a person made it, or it predates this column.
     */
    factors: ColumnType<readonly MatchFactor[] | null, string | null | undefined, string | null>
  }
  /** How students with a goal area rated a coach; never shown to anybody. A case is one student. */
  coach_records: {
    coach_id: string
    area: Code
    cases: number
    /** The sum of the cases' means, 1 to 5 stars each. */
    stars: number
  }
  /** The engine's runs, without people. */
  matching_runs: {
    id: string
    why: RunCause
    started_at: Date
    /** When its last match was written. */
    finished_at: Date
    /** The weight of each factor. */
    weights: ColumnType<Readonly<Record<string, number>>, string, string>
    /** How many students it matched for, and how many coaches accepted students. */
    students: number
    coaches: number
    /** How many matches it made. */
    matches: number
  }
  coach_changes: {
    id: string
    student_profile_id: string
    /** The match that the student ended. */
    match_id: string
    /** The match with the coach whom the student chose; null: the student asked to be given somebody. */
    new_match_id: string | null
    /** The student's reason, visible to administrators only. */
    reason: string
    /** Whether coaches matched later may read what the student shared with the former coach. */
    shares_notes: Generated<boolean>
    created_at: Date
  }
}
