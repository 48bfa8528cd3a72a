import { sql } from 'kysely'

/** Whether a student has current answers. Needs `student_profiles` as `s`. */
export const hasAnswers = sql<boolean>`exists (
  select from response_sets r where r.student_profile_id = s.id and r.is_current)`

/**
 * Whether a student has completed the profile and answered the questionnaire, as every run of the matching requires.
 * Needs `student_profiles` as `s`.
 */
export const hasAnswered = sql<boolean>`(s.is_completed and ${hasAnswers})`
