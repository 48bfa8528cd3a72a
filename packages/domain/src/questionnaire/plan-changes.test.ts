import { expect, it } from 'vitest'
import { planChanges, type StoredQuestion } from './plan-changes.ts'

type Wanted = Parameters<typeof planChanges>[1][number]

const FOCUS: StoredQuestion = {
  id: 'focus',
  question_text: 'What?',
  question_type: 'multiple_choice',
  matching_key: 'focus_area',
  choices: [
    { id: 'sleep', choice_text: 'Sleep' },
    { id: 'exams', choice_text: 'Exams' },
  ],
}
const WHY: StoredQuestion = {
  id: 'why',
  question_text: 'Why?',
  question_type: 'text',
  matching_key: null,
  choices: [],
}
const ASKED = [FOCUS, WHY]
const NEW: Wanted = { ...WHY, id: null, question_text: 'How?', choices: [] }

/** A plan whose new rows are called new-1, new-2, ... */
function plan(...wanted: (Wanted | StoredQuestion)[]) {
  let count = 0
  const edited = wanted.map((question) => ({ ...question, choices: [...question.choices] }))
  return planChanges(ASKED, edited, () => `new-${++count}`)
}

const NOTHING = { added: 0, edited: 0, removed: 0, questions: [], choices: [] }
const NOBODY = { questions: [], choices: [] }

it('the same questionnaire changes nothing', () => {
  expect(plan(...ASKED)).toMatchObject({ ...NOTHING, changes: false, retired: NOBODY })
})

it('another order is a change of places alone', () => {
  const { kept, ...rest } = plan(WHY, FOCUS)
  expect(rest).toEqual({ ...NOTHING, changes: true, retired: NOBODY })
  expect(kept.questions).toEqual([
    { id: 'why', position: 1, matching_key: null },
    { id: 'focus', position: 2, matching_key: 'focus_area' },
  ])
})

it('what the matching reads changes in place', () => {
  const { kept, ...rest } = plan({ ...FOCUS, choices: [...FOCUS.choices], matching_key: null }, WHY)
  expect(rest).toEqual({ ...NOTHING, edited: 1, changes: true, retired: NOBODY })
  expect(kept.questions[0]).toEqual({ id: 'focus', position: 1, matching_key: null })
})

it('other words retire the question with its choices, and a new one stands in for it', () => {
  const text = 'What now?'
  const found = plan({ ...FOCUS, choices: [...FOCUS.choices], question_text: text }, WHY)
  expect(found).toMatchObject({ added: 0, edited: 1, removed: 0, changes: true })
  expect(found.retired).toEqual({ questions: ['focus'], choices: ['sleep', 'exams'] })
  expect(found.questions).toEqual([
    {
      id: 'new-1',
      position: 1,
      question_text: text,
      question_type: 'multiple_choice',
      matching_key: 'focus_area',
      replaces: 'focus',
    },
  ])
  expect(found.choices).toEqual([
    { id: 'new-2', question_id: 'new-1', position: 1, choice_text: 'Sleep', replaces: 'sleep' },
    { id: 'new-3', question_id: 'new-1', position: 2, choice_text: 'Exams', replaces: 'exams' },
  ])
})

it('another kind is another question', () => {
  const found = plan({ ...FOCUS, question_type: 'text', choices: [] }, WHY)
  expect(found).toMatchObject({ edited: 1, choices: [], questions: [{ replaces: 'focus' }] })
  expect(found.retired).toEqual({ questions: ['focus'], choices: ['sleep', 'exams'] })
})

it('choices are worded anew, added, moved and removed while their question stays', () => {
  const found = plan(
    {
      ...FOCUS,
      choices: [
        { id: 'exams', choice_text: 'Finals' },
        { id: null, choice_text: 'Friends' },
        { id: 'sleep', choice_text: 'Sleep' },
      ],
    },
    WHY,
  )
  expect(found).toMatchObject({ added: 0, edited: 1, removed: 0, questions: [], changes: true })
  expect(found.retired).toEqual({ questions: [], choices: ['exams'] })
  expect(found.choices).toEqual([
    { id: 'new-1', question_id: 'focus', position: 1, choice_text: 'Finals', replaces: 'exams' },
    { id: 'new-2', question_id: 'focus', position: 2, choice_text: 'Friends', replaces: null },
  ])
  expect(found.kept.choices).toEqual([{ id: 'sleep', position: 3 }])
})

it('questions are added and removed', () => {
  const found = plan(NEW, WHY)
  expect(found).toMatchObject({ added: 1, edited: 0, removed: 1, changes: true })
  expect(found.retired).toEqual({ questions: ['focus'], choices: ['sleep', 'exams'] })
  expect(found.questions).toMatchObject([{ id: 'new-1', position: 1, replaces: null }])
  expect(plan(FOCUS)).toMatchObject({ added: 0, edited: 0, removed: 1, changes: true })
})
