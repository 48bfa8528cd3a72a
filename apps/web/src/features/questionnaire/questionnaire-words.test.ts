import { expect, it } from 'vitest'
import type { DraftQuestion } from './questionnaire-draft.ts'
import { changeText, kindText, wholeText } from './questionnaire-words.ts'

const focus: DraftQuestion = {
  key: 'focus',
  question_text: 'What?',
  question_text_es: '',
  question_type: 'multiple_choice',
  counts: false,
  choices: [
    { key: 'sleep', choice_text: 'Sleep', choice_text_es: '', code: 'focus:sleep' },
    { key: 'exams', choice_text: 'Other', choice_text_es: '', code: null },
  ],
}

it('describes the kind of a question', () => {
  expect(kindText(focus)).toBe('1 of 2 choices counts')
  expect(kindText({ ...focus, counts: true })).toBe('1 of 2 choices counts')
  expect(kindText({ ...focus, question_type: 'text' })).toBe('Answered in words')
  expect(kindText({ ...focus, question_type: 'text', counts: true })).toBe(
    'Answered in words · the words count',
  )
  expect(wholeText(focus)).toBe('What? Sleep (Sleep and daily routine), Other · 1 of 2 choices counts')
  expect(wholeText({ ...focus, question_text_es: '¿Qué?' })).toBe(
    'What? Sleep (Sleep and daily routine), Other · 1 of 2 choices counts · In Spanish: ¿Qué?, –, –',
  )
})

it.each([
  [2, 1, 2, 0, '2 edited, 1 added'],
  [3, 0, 0, 4, '4 removed'],
  [4, 0, 0, 0, 'A different order'],
  [1, 7, 0, 0, 'The first 7 questions'],
])('version %i: %i added, %i edited, %i removed: %s', (version, added, edited, removed, words) => {
  expect(changeText({ version, added, edited, removed, saved_at: '', saved_by: '' })).toBe(words)
})
