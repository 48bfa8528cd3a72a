import { expect, it } from 'vitest'
import { checkQuestionnaire } from './check-questionnaire.ts'

type Wanted = Parameters<typeof checkQuestionnaire>[1][number]

const ASKED = [
  {
    id: 'focus',
    question_text: 'What?',
    question_type: 'multiple_choice',
    counts: false,
    choices: [{ id: 'sleep', choice_text: 'Sleep', code: 'focus:sleep' }],
  },
] as const
const choice = (choice_text: string, id: string | null = null, code: string | null = null) => ({
  id,
  choice_text,
  code,
})
const focus: Wanted = {
  id: 'focus',
  question_text: 'What?',
  question_type: 'multiple_choice',
  counts: false,
  choices: [choice('Sleep', 'sleep', 'focus:sleep'), choice('Exams')],
}
const words: Wanted = {
  id: null,
  question_text: 'Why?',
  question_type: 'text',
  counts: true,
  choices: [],
}

it.each<[string, Wanted[], Record<string, string>]>([
  ['a right questionnaire', [focus, words], {}],
  [
    'a question of elsewhere',
    [words, { ...focus, id: 'other', choices: [choice('A'), choice('B')] }],
    { 'questions.1.id': 'This question is not asked any more' },
  ],
  [
    'a question that is there twice',
    [focus, { ...focus, question_text: 'And?' }],
    { 'questions.1.id': 'This question is there twice' },
  ],
  [
    'the same words in other letters and blanks',
    [words, { ...words, question_text: 'WHY?' }],
    { 'questions.1.question_text': 'Another question has the same words' },
  ],
  [
    'a single choice',
    [{ ...focus, choices: [choice('Sleep', 'sleep')] }],
    { 'questions.0.choices': 'Please give at least two choices' },
  ],
  [
    'a choice of another question',
    [{ ...focus, choices: [choice('Sleep', 'why'), choice('Exams')] }],
    { 'questions.0.choices.0.id': 'This choice is not offered any more' },
  ],
  [
    'a choice that is there twice',
    [{ ...focus, choices: [choice('Sleep', 'sleep'), choice('Exams', 'sleep')] }],
    { 'questions.0.choices.1.id': 'This choice is there twice' },
  ],
  [
    'the same choice in other letters',
    [{ ...focus, choices: [choice('Deep  sleep'), choice('deep sleep'), choice('Exams')] }],
    { 'questions.0.choices.1.choice_text': 'Another choice has the same words' },
  ],
  [
    'choices of a question answered in words',
    [{ ...words, choices: [choice('A')] }],
    { 'questions.0.choices': 'A question answered in words has no choices' },
  ],
  [
    'words that count of a question with choices',
    [{ ...focus, counts: true }],
    { 'questions.0.counts': 'Of a question with choices, each choice counts by itself' },
  ],
  [
    'a code that is none',
    [{ ...focus, choices: [choice('Sleep', 'sleep', 'focus:sleep'), choice('Rest', null, 'focus:rest')] }],
    { 'questions.0.choices.1.code': 'Please choose from the list' },
  ],
])('judges %s', (_, wanted, errors) => {
  expect(checkQuestionnaire(ASKED, wanted)).toEqual(errors)
})
