import { expect, it } from 'vitest'
import { withKeptSpanish } from './kept-spanish.ts'

type Edited = Parameters<typeof withKeptSpanish>[1][number]

const ASKED = [
  {
    id: 'focus',
    question_text: 'What?',
    question_text_es: '¿Qué?',
    question_type: 'multiple_choice',
    counts: false,
    choices: [
      { id: 'sleep', choice_text: 'Sleep', choice_text_es: 'Sueño', code: null },
      { id: 'exams', choice_text: 'Exams', choice_text_es: 'Exámenes', code: null },
    ],
  },
] as const
const focus: Edited = {
  id: 'focus',
  question_text: 'What?',
  question_type: 'multiple_choice',
  counts: false,
  choices: [
    { id: 'exams', choice_text: 'Exams', code: null },
    { id: 'sleep', choice_text: 'Sleep', code: null },
  ],
}
const spanish = (question: Edited) =>
  withKeptSpanish(ASKED, [question]).flatMap(({ question_text_es, choices }) => [
    question_text_es,
    ...choices.map(({ choice_text_es }) => choice_text_es),
  ])

it('keeps what was left out, by the id', () => {
  expect(spanish(focus)).toEqual(['¿Qué?', 'Exámenes', 'Sueño'])
})

it('keeps none for new English, which may say something else', () => {
  const [exams, sleep] = focus.choices
  const choices = [{ ...exams!, choice_text: 'Finals' }, sleep!]
  expect(spanish({ ...focus, question_text: 'Why?', choices })).toEqual(['', '', 'Sueño'])
})

it('has none for what is new, even with the same English', () => {
  expect(spanish({ ...focus, id: null })).toEqual(['', '', ''])
  const choices = focus.choices.map((choice) => ({ ...choice, id: null }))
  expect(spanish({ ...focus, choices })).toEqual(['¿Qué?', '', ''])
})

it('takes what was given, also for none', () => {
  const [exams, sleep] = focus.choices
  const choices = [
    { ...exams!, choice_text_es: '' },
    { ...sleep!, choice_text_es: 'Descanso' },
  ]
  expect(spanish({ ...focus, question_text_es: '¿Y?', choices })).toEqual(['¿Y?', '', 'Descanso'])
})
