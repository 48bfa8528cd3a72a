import type { Generated } from 'kysely'

/** The columns of changes of coach, a part of `Tables`. */
export interface CoachChangeTables {
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
