import { expect, it } from 'vitest'
import { editorState, INITIAL_STATE, isWrong } from './editor-state.ts'

const errors = { 'a/question_text': 'Too short', 'a/one': 'Empty', 'b/question_text': 'Too long' }
const refused = editorState(INITIAL_STATE, { type: 'refused', errors })

it('opens the questions that were refused', () => {
  expect(refused).toEqual({
    open: new Set(['a', 'b']),
    language: 'en',
    errors,
    failure: 'Please check the marked questions.',
    said: null,
  })
})

it("shows the server's message for the whole list", () => {
  const state = editorState(INITIAL_STATE, { type: 'refused', errors: { questions: 'Ask one at least' } })
  expect(state).toMatchObject({ failure: 'Ask one at least', open: new Set() })
})

it("clears a question's errors as soon as it changes, and the failure with the last one", () => {
  const first = editorState(refused, { type: 'edited', key: 'a' })
  expect(first.errors).toEqual({ 'b/question_text': 'Too long' })
  expect(first.failure).toBe(refused.failure)
  expect(editorState(first, { type: 'edited', key: 'b' })).toMatchObject({ errors: {}, failure: null })
})

it('turns to the Spanish if only that was refused', () => {
  const turned = editorState(INITIAL_STATE, { type: 'turned', language: 'es-US' })
  expect(turned.language).toBe('es-US')
  const spanish = { 'a/question_text_es': 'Too long', 'a/one/es': 'Too long' }
  expect(editorState(INITIAL_STATE, { type: 'refused', errors: spanish }).language).toBe('es-US')
  expect(editorState(turned, { type: 'refused', errors: { ...errors, ...spanish } }).language).toBe('en')
})

it('opens and closes a single question', () => {
  const opened = editorState(refused, { type: 'opened', key: 'c' })
  expect(opened.open).toEqual(new Set(['a', 'b', 'c']))
  expect(editorState(opened, { type: 'closed', key: 'b' }).open).toEqual(new Set(['a', 'c']))
})

it('matches a question by its whole key', () => {
  expect(isWrong(errors, 'a')).toBe(true)
  expect(isWrong({ 'ab/question_text': 'Too long' }, 'a')).toBe(false)
})
