/** What the server replies about answers, and about the questionnaire while it is edited. */
import type { AnswerError, EditError, QuestionnaireRules } from '@shinequo/contract/questionnaire'
import type { FieldSentences } from '@shinequo/contract/rules'
import { ANSWER_REQUIRED } from '../web/questionnaire.ts'

/** Errors for a student, each at the question that it is about. */
const ANSWER_ERRORS = {
  unknown_question: "This question isn't part of the questionnaire",
  answered_twice: 'This question is answered twice',
  unlisted_choice: 'Please choose one of the listed choices',
  choice_required: ANSWER_REQUIRED.multiple_choice,
  text_required: ANSWER_REQUIRED.text,
} satisfies Record<AnswerError, string>

/** Errors for an administrator, each at the question or choice that it is about. */
const EDIT_ERRORS = {
  question_gone: 'This question is no longer asked',
  question_twice: 'This question appears twice',
  question_repeated: 'Another question has the same words',
  text_has_choices: "A question answered in words can't have choices",
  choices_count: 'In a question with choices, each choice counts on its own',
  too_few_choices: 'Please give at least two choices',
  choice_gone: 'This choice is no longer offered',
  choice_twice: 'This choice appears twice',
  choice_repeated: 'Another choice has the same words',
  unlisted_code: 'Please choose from the list',
} satisfies Record<EditError, string>

/** Errors at fields. */
export const fieldErrors = {
  answers_required: 'Please send a list of answers',
  choice_required: 'Please write the choice, or remove it',
  choices_required: 'Please add the choices',
  no_questions: 'A questionnaire has at least one question',
  question_kind: 'The kind must be multiple_choice or text',
  question_required: 'Please write the question',
  questions_required: 'Please add the questions',
  words_unsaid: 'Please say whether the words count: true or false',
  answer_invalid: ({ why }) => ANSWER_ERRORS[why],
  question_invalid: ({ why }) => EDIT_ERRORS[why],
  too_many_answers: ({ max }) => `Please send at most ${max} answers`,
  too_many_choices: ({ max }) => `A question can have at most ${max} choices`,
  too_many_questions: ({ max }) => `A questionnaire can have at most ${max} questions`,
} satisfies FieldSentences<keyof QuestionnaireRules>
