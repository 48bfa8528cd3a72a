import type { EditableQuestionnaire } from '@shinequo/contract/questionnaire'
import { expect, it } from 'vitest'
import {
  bodyOf,
  draftOf,
  errorsByKey,
  fitted,
  isDraft,
  isOfSpanish,
  isSame,
  moved,
  newChoice,
  newQuestion,
  previewOf,
  type QuestionnaireDraft,
} from './questionnaire-draft.ts'

const saved: EditableQuestionnaire = {
  version: 1,
  questions: [
    {
      id: 'focus',
      question_text: 'What?',
      question_text_es: '¿Qué?',
      question_type: 'multiple_choice',
      counts: false,
      replaces: null,
      choices: [
        { id: 'sleep', choice_text: 'Sleep', choice_text_es: 'Sueño', code: 'focus:sleep', replaces: null },
        { id: 'exams', choice_text: 'Exams', choice_text_es: '', code: null, replaces: null },
      ],
    },
  ],
}
const draft = draftOf(saved)
const [focus] = draft.questions
const withFocus = (change: object): QuestionnaireDraft => ({ questions: [{ ...focus!, ...change }] })

it('is sent with the ids of saved questions, and without ids for new ones', () => {
  const added = newQuestion()
  const choices = [...focus!.choices, { ...newChoice(), choice_text: 'Friends', code: 'focus:belonging' }]
  const body = bodyOf({ questions: [...withFocus({ choices }).questions, added] }, saved)
  expect(body.map(({ id }) => id)).toEqual(['focus', null])
  expect(body[0]?.choices.map(({ id }) => id)).toEqual(['sleep', 'exams', null])
  expect(body[0]?.choices.map(({ code }) => code)).toEqual(['focus:sleep', null, 'focus:belonging'])
  expect(body[1]?.choices).toEqual([
    { id: null, choice_text: '', choice_text_es: '', code: null },
    { id: null, choice_text: '', choice_text_es: '', code: null },
  ])
})

it('is sent without choices while it is a text question, and keeps them in case that is undone', () => {
  const words = withFocus({ question_type: 'text', counts: true })
  expect(bodyOf(words, saved)).toMatchObject([{ id: 'focus', counts: true, choices: [] }])
  expect(isSame(words, draft)).toBe(false)
  expect(isSame({ questions: [{ ...words.questions[0]!, question_type: 'multiple_choice' }] }, draft)).toBe(
    true,
  )
})

it('uses the new ids of what somebody else reworded', () => {
  const [question] = saved.questions
  const [sleep, exams] = question!.choices
  const newest: EditableQuestionnaire = {
    version: 2,
    questions: [
      {
        ...question!,
        id: 'focus-2',
        replaces: 'focus',
        choices: [{ ...sleep!, id: 'sleep-2', replaces: 'sleep' }, exams!],
      },
    ],
  }
  const mine = fitted(withFocus({ question_text: 'Mine?' }), newest)
  expect(bodyOf(mine, newest)).toMatchObject([
    { id: 'focus-2', question_text: 'Mine?', choices: [{ id: 'sleep-2' }, { id: 'exams' }] },
  ])
})

it('is shown to students with its texts, and with a placeholder for missing ones', () => {
  expect(previewOf({ questions: [...draft.questions, newQuestion()] })).toMatchObject([
    {
      id: 'focus',
      question_text: 'What?',
      question_text_es: '¿Qué?',
      choices: [
        { choice_text: 'Sleep', choice_text_es: 'Sueño' },
        { choice_text: 'Exams', choice_text_es: '' },
      ],
    },
    {
      question_text: 'A question without text',
      question_text_es: '',
      choices: [{ choice_text: 'A choice without text' }, {}],
    },
  ])
})

it('moves a single item', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

it("assigns the server's errors to questions and choices", () => {
  const errors = {
    questions: 'whole',
    'questions.0.question_text': 'text',
    'questions.0.choices': 'few',
    'questions.0.choices.1.choice_text': 'same',
    'questions.0.question_text_es': 'long',
    'questions.0.choices.0.choice_text_es': 'same too',
  }
  expect(errorsByKey(errors, draft)).toEqual({
    questions: 'whole',
    'focus/question_text': 'text',
    'focus/choices': 'few',
    'focus/exams': 'same',
    'focus/question_text_es': 'long',
    'focus/sleep/es': 'same too',
  })
  expect(Object.keys(errorsByKey(errors, draft)).filter(isOfSpanish)).toEqual([
    'focus/question_text_es',
    'focus/sleep/es',
  ])
})

it('ignores a stored draft of another shape', () => {
  expect(isDraft(draft)).toBe(true)
  const beforeCodes = withFocus({ choices: [{ key: 'sleep', choice_text: 'Sleep', choice_text_es: '' }] })
  const beforeSpanish = withFocus({ question_text_es: undefined })
  const choicesBeforeSpanish = withFocus({ choices: [{ key: 'sleep', choice_text: 'Sleep', code: null }] })
  for (const kept of [
    {},
    { questions: 1 },
    { questions: [null] },
    { questions: [{ key: 'a' }] },
    beforeCodes,
    beforeSpanish,
    choicesBeforeSpanish,
  ]) {
    expect(isDraft(kept as never)).toBe(false)
  }
})
