import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Section 5 of the product document: every question must be answered; by the question's type. */
export const ANSWER_REQUIRED = {
  multiple_choice: 'This question is required',
  text: 'This field is required',
} as const

export const question = z.object({
  id: z.string(),
  question_text: z.string(),
  question_type: z.enum(['multiple_choice', 'text']),
  choices: z.array(z.object({ id: z.string(), choice_text: z.string() })),
})
export type Question = z.infer<typeof question>

export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions/',
  summary: 'The questionnaire in its order',
  access: 'signed-in',
  status: 200,
  reply: z.array(question),
})

const answer = z.object({
  question: field.id,
  selected_choice: z._default(z.nullable(field.id), null),
  answer_text: z._default(z.nullable(field.text(2000, 'Your answer')), null),
})

export const submitResponses = endpoint({
  method: 'POST',
  path: '/student-responses/',
  summary: 'Answer the whole questionnaire; replaces the former answers as the current ones',
  access: 'signed-in',
  body: z
    .array(answer, { error: 'Please send a list of answers' })
    .check(
      z.minLength(1, { error: 'Please send a list of answers' }),
      z.maxLength(200, { error: 'Please send at most 200 answers' }),
    ),
  status: 201,
  reply: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      selected_choice: z.nullable(z.string()),
      answer_text: z.nullable(z.string()),
    }),
  ),
})
