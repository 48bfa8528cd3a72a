import type { EditableQuestionnaire } from '@shinequo/contract/questionnaire'
import { expect, it } from 'vitest'
import {
  bodyOf,
  draftOf,
  errorsByKey,
  fitted,
  isDraft,
  isSame,
  moved,
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
      question_type: 'multiple_choice',
      counts: false,
      replaces: null,
      choices: [
        { id: 'sleep', choice_text: 'Sleep', code: 'focus:sleep', replaces: null },
        { id: 'exams', choice_text: 'Exams', code: null, replaces: null },
      ],
    },
  ],
}
const draft = draftOf(saved)
const [focus] = draft.questions
const withFocus = (change: object): QuestionnaireDraft => ({ questions: [{ ...focus!, ...change }] })

it('is sent with the ids of saved questions, and without ids for new ones', () => {
  const added = newQuestion()
  const choices = [...focus!.choices, { key: 'new-1', choice_text: 'Friends', code: 'focus:belonging' }]
  const body = bodyOf({ questions: [...withFocus({ choices }).questions, added] }, saved)
  expect(body.map(({ id }) => id)).toEqual(['focus', null])
  expect(body[0]?.choices.map(({ id }) => id)).toEqual(['sleep', 'exams', null])
  expect(body[0]?.choices.map(({ code }) => code)).toEqual(['focus:sleep', null, 'focus:belonging'])
  expect(body[1]?.choices).toEqual([
    { id: null, choice_text: '', code: null },
    { id: null, choice_text: '', code: null },
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
    { id: 'focus', question_text: 'What?', choices: [{ choice_text: 'Sleep' }, { choice_text: 'Exams' }] },
    { question_text: 'A question without text', choices: [{ choice_text: 'A choice without text' }, {}] },
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
  }
  expect(errorsByKey(errors, draft)).toEqual({
    questions: 'whole',
    'focus/question_text': 'text',
    'focus/choices': 'few',
    'focus/exams': 'same',
  })
})

it('ignores a stored draft of another shape', () => {
  expect(isDraft(draft)).toBe(true)
  const beforeCodes = withFocus({ choices: [{ key: 'sleep', choice_text: 'Sleep' }] })
  for (const kept of [
    {},
    { questions: 1 },
    { questions: [null] },
    { questions: [{ key: 'a' }] },
    beforeCodes,
  ]) {
    expect(isDraft(kept as never)).toBe(false)
  }
})
