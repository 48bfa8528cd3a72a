import type { Generated } from 'kysely'

/** The columns of changes of coach, a part of `Tables`. */
export interface CoachChangeTables {
  coach_changes: {
    id: string
    student_profile_id: string
    /** The match that the student ended. */
    match_id: string
    /** The match with the coach whom the student chose; null: somebody was to be found. */
    new_match_id: string | null
    /** Of the student, for administrators alone. */
    reason: string
    /** Whether coaches matched from then on may read what the former one had shared with the student. */
    shares_notes: Generated<boolean>
    created_at: Date
  }
}
