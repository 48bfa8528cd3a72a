import { expect, it } from 'vitest'
import type { DraftQuestion, QuestionnaireDraft } from './questionnaire-draft.ts'
import { missingIn, missingOf, outdatedOf } from './spanish-wordings.ts'

const focus: DraftQuestion = {
  key: 'focus',
  question_text: 'What?',
  question_text_es: '¿Qué?',
  question_type: 'multiple_choice',
  counts: false,
  choices: [
    { key: 'sleep', choice_text: 'Sleep', choice_text_es: 'Sueño', code: null },
    { key: 'exams', choice_text: 'Exams', choice_text_es: ' ', code: null },
  ],
}
const why: DraftQuestion = { ...focus, key: 'why', question_type: 'text', question_text_es: '' }
const draft = (...questions: DraftQuestion[]): QuestionnaireDraft => ({ questions })

it('counts the questions and choices without Spanish, and finds the first question with one', () => {
  expect(missingIn(focus)).toBe(1)
  // The choices of a question answered in words are not sent.
  expect(missingIn(why)).toBe(1)
  expect(missingOf(draft({ ...focus, choices: [] }, why, focus))).toEqual({ count: 2, first: 'why' })
  expect(missingOf(draft())).toEqual({ count: 0, first: undefined })
})

it('finds Spanish of an earlier English', () => {
  const saved = draft(focus)
  const changed = (change: Partial<DraftQuestion>) => [...outdatedOf(saved, draft({ ...focus, ...change }))]
  expect(changed({})).toEqual([])
  expect(changed({ question_text: 'What? ' })).toEqual([])
  expect(changed({ question_text: 'Why?' })).toEqual(['focus'])
  expect(changed({ question_text: 'Why?', question_text_es: '¿Por qué?' })).toEqual([])
  expect(changed({ question_text: 'Why?', question_text_es: '' })).toEqual([])
  expect(changed({ key: 'new-1', question_text: 'Why?' })).toEqual([])
  const [sleep, exams] = focus.choices
  expect(changed({ choices: [{ ...sleep!, choice_text: 'Rest' }, exams!] })).toEqual(['sleep'])
})
