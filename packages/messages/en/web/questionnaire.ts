/** The questionnaire: its answers, and how administrators edit it. */
import type { Question } from '@shinequo/contract/questionnaire'

/** Product strings: every question must be answered. */
export const ANSWER_REQUIRED = {
  multiple_choice: 'This question is required',
  text: 'This field is required',
} satisfies Record<Question['question_type'], string>
