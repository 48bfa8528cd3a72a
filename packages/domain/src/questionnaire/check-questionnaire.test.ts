import { expect, it } from 'vitest'
import { checkQuestionnaire } from './check-questionnaire.ts'

type Wanted = Parameters<typeof checkQuestionnaire>[1][number]

const ASKED = [
  {
    id: 'focus',
    question_text: 'What?',
    question_text_es: '',
    question_type: 'multiple_choice',
    counts: false,
    choices: [{ id: 'sleep', choice_text: 'Sleep', choice_text_es: '', code: 'focus:sleep' }],
  },
] as const
const choice = (
  choice_text: string,
  id: string | null = null,
  code: string | null = null,
  choice_text_es = '',
) => ({ id, choice_text, choice_text_es, code })
const focus: Wanted = {
  id: 'focus',
  question_text: 'What?',
  question_text_es: '',
  question_type: 'multiple_choice',
  counts: false,
  choices: [choice('Sleep', 'sleep', 'focus:sleep'), choice('Exams')],
}
const words: Wanted = {
  id: null,
  question_text: 'Why?',
  question_text_es: '',
  question_type: 'text',
  counts: true,
  choices: [],
}

it.each<[string, Wanted[], ReturnType<typeof checkQuestionnaire>]>([
  ['a valid questionnaire', [focus, words], {}],
  [
    'an unknown question',
    [words, { ...focus, id: 'other', choices: [choice('A'), choice('B')] }],
    { 'questions.1.id': 'question_gone' },
  ],
  [
    'the same question twice',
    [focus, { ...focus, question_text: 'And?' }],
    { 'questions.1.id': 'question_twice' },
  ],
  [
    'the same wording in different case and spacing',
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
    'the same choice twice',
    [{ ...focus, choices: [choice('Sleep', 'sleep'), choice('Exams', 'sleep')] }],
    { 'questions.0.choices.1.id': 'choice_twice' },
  ],
  [
    'the same choice text in different case',
    [{ ...focus, choices: [choice('Deep  sleep'), choice('deep sleep'), choice('Exams')] }],
    { 'questions.0.choices.1.choice_text': 'choice_repeated' },
  ],
  [
    'the same Spanish of two questions',
    [
      { ...words, question_text_es: '¿Por qué?' },
      { ...words, question_text: 'How come?', question_text_es: '¿POR  QUÉ?' },
    ],
    { 'questions.1.question_text_es': 'question_repeated' },
  ],
  [
    'Spanish that is the English of a choice without any',
    [{ ...focus, choices: [choice('No'), choice('Not at all', null, null, 'no')] }],
    { 'questions.0.choices.1.choice_text_es': 'choice_repeated' },
  ],
  [
    'the same choice text in both languages, once',
    [{ ...focus, choices: [choice('No', null, null, 'No'), choice('no', null, null, 'No')] }],
    { 'questions.0.choices.1.choice_text': 'choice_repeated' },
  ],
  [
    'a text question with choices',
    [{ ...words, choices: [choice('A')] }],
    { 'questions.0.choices': 'text_has_choices' },
  ],
  [
    'a question with choices whose text counts',
    [{ ...focus, counts: true }],
    { 'questions.0.counts': 'choices_count' },
  ],
  [
    'an invalid code',
    [{ ...focus, choices: [choice('Sleep', 'sleep', 'focus:sleep'), choice('Rest', null, 'focus:rest')] }],
    { 'questions.0.choices.1.code': 'unlisted_code' },
  ],
])('checks %s', (_, wanted, errors) => {
  expect(checkQuestionnaire(ASKED, wanted)).toEqual(errors)
})
