import type { Code } from '@shinequo/domain/matching/codes'
import type { Generated } from 'kysely'

export interface QuestionnaireTables {
  questions: {
    id: string
    position: number
    question_text: string
    /** '': none; so for choices. */
    question_text_es: Generated<string>
    question_type: 'multiple_choice' | 'text'
    /** For a question answered in words: whether matching reads the answers. */
    counts: Generated<boolean>
    /** No longer asked since then; its answers are kept. */
    retired_at: Generated<Date | null>
    replaces: Generated<string | null>
  }
  choices: {
    id: string
    question_id: string
    position: number
    choice_text: string
    choice_text_es: Generated<string>
    /** What matching reads if it is chosen; null: nothing. */
    code: Generated<Code | null>
    retired_at: Generated<Date | null>
    replaces: Generated<string | null>
  }
  questionnaire_versions: {
    version: number
    saved_at: Date
    saved_by: string | null
    added: number
    edited: number
    removed: number
  }
  response_sets: { id: string; student_profile_id: string; created_at: Date; is_current: boolean }
  responses: {
    id: string
    response_set_id: string
    question_id: string
    choice_id: string | null
    answer_text: string | null
  }
}
