import type { Question, StoredAnswer } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import { ApiError } from '../../lib/error-catalogue.ts'
import { isAtFields } from '../../lib/field-failure.ts'
import type { FieldErrors } from '../../lib/form-rules.ts'
import type { Answers } from './api/student.ts'

/** Section 9: more choices than this are shown as a dropdown. */
const MAX_TILES = 4

/** Answers by question: a choice's id, or text. */
export type Values = Readonly<Record<string, string>>

export function isTiles(question: Question): boolean {
  return question.choices.length <= MAX_TILES
}

/** Whether a question has an answer. A choice that is no longer offered does not count. */
export function isAnswered(question: Question, value = ''): boolean {
  if (question.question_type === 'text') return value.trim() !== ''
  return question.choices.some((choice) => choice.id === value)
}

/** The initial values of a form: the current answer to each question if it is still valid, otherwise ''. */
export function presentValues(questions: readonly Question[], own: readonly StoredAnswer[]): Values {
  const values = new Map(own.map((one) => [one.question, one.selected_choice ?? one.answer_text ?? '']))
  return Object.fromEntries(
    questions.map((question) => {
      const value = values.get(question.id) ?? ''
      return [question.id, isAnswered(question, value) ? value : '']
    }),
  )
}

/** Section 5: every question must be answered. */
export function missingAnswers(questions: readonly Question[], values: Values): FieldErrors {
  return Object.fromEntries(
    questions
      .filter((question) => !isAnswered(question, values[question.id]))
      .map(({ id, question_type }) => [id, messages.ANSWER_REQUIRED[question_type]]),
  )
}

/** The answers in the format to send, in the order of the questions. */
export function answersOf(questions: readonly Question[], values: Values): Answers {
  return questions.map(({ id, question_type }) => {
    const value = values[id] ?? ''
    return question_type === 'text'
      ? { question: id, selected_choice: null, answer_text: value.trim() }
      : { question: id, selected_choice: value, answer_text: null }
  })
}

/** The same error with fields keyed by question. The server names them by position: '2.answer_text'. */
export function errorsByQuestion(error: unknown, questions: readonly Question[]): unknown {
  if (!isAtFields(error)) return error
  const errors = Object.entries(error.fields).flatMap(([field, message]) => {
    // The server names a question without an answer by its id, which may also begin with a digit.
    const id = questions[Number(field.split('.')[0])]?.id
    return id === undefined ? [] : [[id, message] as const]
  })
  return new ApiError(error.status, { ...error.body, errors: Object.fromEntries(errors) })
}
