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

it.each<[string, Wanted[], ReturnType<typeof checkQuestionnaire>]>([
  ['a right questionnaire', [focus, words], {}],
  [
    'a question of elsewhere',
    [words, { ...focus, id: 'other', choices: [choice('A'), choice('B')] }],
    { 'questions.1.id': 'question_gone' },
  ],
  [
    'a question that is there twice',
    [focus, { ...focus, question_text: 'And?' }],
    { 'questions.1.id': 'question_twice' },
  ],
  [
    'the same words in other letters and blanks',
    [words, { ...words, question_text: 'WHY?' }],
    { 'questions.1.question_text': 'question_repeated' },
  ],
  [
    'a single choice',
    [{ ...focus, choices: [choice('Sleep', 'sleep')] }],
    { 'questions.0.choices': 'too_few_choices' },
  ],
  [
    'a choice of another question',
    [{ ...focus, choices: [choice('Sleep', 'why'), choice('Exams')] }],
    { 'questions.0.choices.0.id': 'choice_gone' },
  ],
  [
    'a choice that is there twice',
    [{ ...focus, choices: [choice('Sleep', 'sleep'), choice('Exams', 'sleep')] }],
    { 'questions.0.choices.1.id': 'choice_twice' },
  ],
  [
    'the same choice in other letters',
    [{ ...focus, choices: [choice('Deep  sleep'), choice('deep sleep'), choice('Exams')] }],
    { 'questions.0.choices.1.choice_text': 'choice_repeated' },
  ],
  [
    'choices of a question answered in words',
    [{ ...words, choices: [choice('A')] }],
    { 'questions.0.choices': 'text_has_choices' },
  ],
  [
    'words that count of a question with choices',
    [{ ...focus, counts: true }],
    { 'questions.0.counts': 'choices_count' },
  ],
  [
    'a code that is none',
    [{ ...focus, choices: [choice('Sleep', 'sleep', 'focus:sleep'), choice('Rest', null, 'focus:rest')] }],
    { 'questions.0.choices.1.code': 'unlisted_code' },
  ],
])('judges %s', (_, wanted, errors) => {
  expect(checkQuestionnaire(ASKED, wanted)).toEqual(errors)
})
