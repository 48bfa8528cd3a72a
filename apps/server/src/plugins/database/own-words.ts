import { sql } from 'kysely'

/**
 * What a student wrote about themselves and in the current answers, which the coaches of accepted matches can read. Needs
 * `student_profiles` as `s`.
 */
export const ownWords = sql<string[]>`array_to_json(array[s.course, s.language_preference] || array(
  select r.answer_text from response_sets rs join responses r on r.response_set_id = rs.id
  where rs.student_profile_id = s.id and rs.is_current and r.answer_text <> ''))`

/** `ownWords`, as far as this coach can read them: of other students none. */
export const ownWordsFor = (coachId: string) => sql<string[]>`case when exists (
  select from match_requests m where m.student_profile_id = s.id and m.coach_id = ${coachId}
    and m.status = 'accepted') then ${ownWords} else '[]' end`
