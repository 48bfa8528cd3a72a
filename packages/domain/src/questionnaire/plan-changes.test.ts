import { expect, it } from 'vitest'
import { planChanges, type StoredQuestion } from './plan-changes.ts'

type Wanted = Parameters<typeof planChanges>[1][number]

const FOCUS: StoredQuestion = {
  id: 'focus',
  question_text: 'What?',
  question_text_es: '¿Qué?',
  question_type: 'multiple_choice',
  counts: false,
  choices: [
    { id: 'sleep', choice_text: 'Sleep', choice_text_es: 'Sueño', code: 'focus:sleep' },
    { id: 'exams', choice_text: 'Exams', choice_text_es: '', code: null },
  ],
}
const WHY: StoredQuestion = {
  id: 'why',
  question_text: 'Why?',
  question_text_es: '',
  question_type: 'text',
  counts: true,
  choices: [],
}
const ASKED = [FOCUS, WHY]
const NEW: Wanted = { ...WHY, id: null, question_text: 'How?', choices: [] }

/** A plan whose new rows have the ids new-1, new-2, ... */
function plan(...wanted: (Wanted | StoredQuestion)[]) {
  let count = 0
  const edited = wanted.map((question) => ({ ...question, choices: [...question.choices] }))
  return planChanges(ASKED, edited, () => `new-${++count}`)
}

const NOTHING = { added: 0, edited: 0, removed: 0, questions: [], choices: [] }
const NOBODY = { questions: [], choices: [] }

it('plans no changes for the same questionnaire', () => {
  expect(plan(...ASKED)).toMatchObject({ ...NOTHING, changes: false, retired: NOBODY })
})

it('changes only positions for another order', () => {
  const { kept, ...rest } = plan(WHY, FOCUS)
  expect(rest).toEqual({ ...NOTHING, changes: true, retired: NOBODY })
  expect(kept.questions).toEqual([
    { id: 'why', position: 1, question_text_es: '', counts: true },
    { id: 'focus', position: 2, question_text_es: '¿Qué?', counts: false },
  ])
})

it('changes in place what matching reads', () => {
  const [sleep, exams] = FOCUS.choices
  const choices = [
    { ...sleep!, code: null },
    { ...exams!, code: 'focus:exams' },
  ]
  const { kept, ...rest } = plan({ ...FOCUS, choices }, { ...WHY, choices: [], counts: false })
  expect(rest).toEqual({ ...NOTHING, edited: 2, changes: true, retired: NOBODY })
  expect(kept).toEqual({
    questions: [
      { id: 'focus', position: 1, question_text_es: '¿Qué?', counts: false },
      { id: 'why', position: 2, question_text_es: '', counts: false },
    ],
    choices: [
      { id: 'sleep', position: 1, choice_text_es: 'Sueño', code: null },
      { id: 'exams', position: 2, choice_text_es: '', code: 'focus:exams' },
    ],
  })
})

it('changes in place what translates the English', () => {
  const [sleep, exams] = FOCUS.choices
  const choices = [sleep!, { ...exams!, choice_text_es: 'Exámenes' }]
  const { kept, ...rest } = plan({ ...FOCUS, question_text_es: '¿Qué te pasa?', choices }, WHY)
  expect(rest).toEqual({ ...NOTHING, edited: 1, changes: true, retired: NOBODY })
  expect(kept.questions[0]).toMatchObject({ id: 'focus', question_text_es: '¿Qué te pasa?' })
  expect(kept.choices).toMatchObject([
    { id: 'sleep', choice_text_es: 'Sueño' },
    { id: 'exams', choice_text_es: 'Exámenes' },
  ])
})

it('retires a question with its choices when its wording changes, and adds a new one that replaces it', () => {
  const text = 'What now?'
  const found = plan({ ...FOCUS, choices: [...FOCUS.choices], question_text: text }, WHY)
  expect(found).toMatchObject({ added: 0, edited: 1, removed: 0, changes: true })
  expect(found.retired).toEqual({ questions: ['focus'], choices: ['sleep', 'exams'] })
  expect(found.questions).toEqual([
    {
      id: 'new-1',
      position: 1,
      question_text: text,
      question_text_es: '¿Qué?',
      question_type: 'multiple_choice',
      counts: false,
      replaces: 'focus',
    },
  ])
  expect(found.choices).toEqual([
    {
      id: 'new-2',
      question_id: 'new-1',
      position: 1,
      choice_text: 'Sleep',
      choice_text_es: 'Sueño',
      code: 'focus:sleep',
      replaces: 'sleep',
    },
    {
      id: 'new-3',
      question_id: 'new-1',
      position: 2,
      choice_text: 'Exams',
      choice_text_es: '',
      code: null,
      replaces: 'exams',
    },
  ])
})

it('replaces a question when its kind changes', () => {
  const found = plan({ ...FOCUS, question_type: 'text', choices: [] }, WHY)
  expect(found).toMatchObject({ edited: 1, choices: [], questions: [{ replaces: 'focus' }] })
  expect(found.retired).toEqual({ questions: ['focus'], choices: ['sleep', 'exams'] })
})

it('rewords, adds, moves and removes choices while their question is kept', () => {
  const found = plan(
    {
      ...FOCUS,
      choices: [
        { id: 'exams', choice_text: 'Finals', choice_text_es: 'Finales', code: 'focus:exams' },
        { id: null, choice_text: 'Friends', choice_text_es: '', code: null },
        { id: 'sleep', choice_text: 'Sleep', choice_text_es: 'Sueño', code: 'focus:sleep' },
      ],
    },
    WHY,
  )
  expect(found).toMatchObject({ added: 0, edited: 1, removed: 0, questions: [], changes: true })
  expect(found.retired).toEqual({ questions: [], choices: ['exams'] })
  expect(found.choices).toEqual([
    {
      id: 'new-1',
      question_id: 'focus',
      position: 1,
      choice_text: 'Finals',
      choice_text_es: 'Finales',
      code: 'focus:exams',
      replaces: 'exams',
    },
    {
      id: 'new-2',
      question_id: 'focus',
      position: 2,
      choice_text: 'Friends',
      choice_text_es: '',
      code: null,
      replaces: null,
    },
  ])
  expect(found.kept.choices).toEqual([
    { id: 'sleep', position: 3, choice_text_es: 'Sueño', code: 'focus:sleep' },
  ])
})

it('adds and removes questions', () => {
  const found = plan(NEW, WHY)
  expect(found).toMatchObject({ added: 1, edited: 0, removed: 1, changes: true })
  expect(found.retired).toEqual({ questions: ['focus'], choices: ['sleep', 'exams'] })
  expect(found.questions).toMatchObject([{ id: 'new-1', position: 1, replaces: null }])
  expect(plan(FOCUS)).toMatchObject({ added: 0, edited: 0, removed: 1, changes: true })
})
