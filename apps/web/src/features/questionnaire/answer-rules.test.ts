import type { Question } from '@shinequo/contract/questionnaire'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/error-catalogue.ts'
import { answersOf, errorsByQuestion, isTiles, missingAnswers, presentValues } from './answer-rules.ts'

const choice = (count: number): Question => ({
  id: `choice-${count}`,
  question_text: 'Which?',
  question_text_es: '',
  question_type: 'multiple_choice',
  choices: Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    choice_text: `${index}`,
    choice_text_es: '',
  })),
})
const text: Question = {
  id: 'text',
  question_text: 'Why?',
  question_text_es: '',
  question_type: 'text',
  choices: [],
}
const questions = [choice(3), text]

it('up to four choices are tiles, more are a dropdown', () => {
  expect([2, 3, 4, 5].map((count) => isTiles(choice(count)))).toEqual([true, true, true, false])
})

describe('every question must be answered', () => {
  it.each([
    [{}, { 'choice-3': 'This question is required', text: 'This field is required' }],
    [{ 'choice-3': 'c1', text: '  ' }, { text: 'This field is required' }],
    [{ 'choice-3': 'no longer offered', text: 'x' }, { 'choice-3': 'This question is required' }],
    [{ 'choice-3': 'c1', text: 'x' }, {}],
  ])('%j', (values, errors) => {
    expect(missingAnswers(questions, values)).toEqual(errors)
  })
})

it('a form opens with the current answers that are still valid', () => {
  const own = (question: string, selected_choice: string | null, answer_text: string | null) => [
    { id: 'a', question, selected_choice, answer_text },
  ]
  expect(presentValues(questions, [])).toEqual({ 'choice-3': '', text: '' })
  expect(presentValues(questions, [...own('choice-3', 'c1', null), ...own('text', null, 'x')])).toEqual({
    'choice-3': 'c1',
    text: 'x',
  })
  const gone = [...own('choice-3', 'no longer offered', null), ...own('no longer asked', null, 'x')]
  expect(presentValues(questions, gone)).toEqual({ 'choice-3': '', text: '' })
})

it('answers are sent in the order of the questions, trimmed', () => {
  expect(answersOf(questions, { 'choice-3': 'c1', text: ' because ' })).toEqual([
    { question: 'choice-3', selected_choice: 'c1', answer_text: null },
    { question: 'text', selected_choice: null, answer_text: 'because' },
  ])
})

it("the server's errors are assigned to their questions", () => {
  const error = new ApiError(400, {
    errors: { '1.answer_text': 'Your answer must be at most 2000 characters', '0c5a-new': 'x' },
  })
  expect((errorsByQuestion(error, questions) as ApiError).fields).toEqual({
    text: 'Your answer must be at most 2000 characters',
  })
})
