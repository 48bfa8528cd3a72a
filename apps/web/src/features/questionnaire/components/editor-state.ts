import * as messages from '@shinequo/messages/web/questionnaire'
import type { FieldErrors } from '../../../lib/form-rules.ts'

/** What the editor shows in addition to the draft. */
export interface EditorState {
  /** The keys of the open questions. */
  readonly open: ReadonlySet<string>
  /** What the server refused, as returned by `errorsByKey`. */
  readonly errors: FieldErrors
  readonly failure: string | null
  /** What a change did, announced to screen readers. */
  readonly said: string | null
}

export type EditorEvent =
  | { readonly type: 'opened' | 'closed' | 'added' | 'edited'; readonly key: string }
  | { readonly type: 'said'; readonly words: string | null }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly errors: FieldErrors }
  | { readonly type: 'failed'; readonly message: string }

export const INITIAL_STATE: EditorState = { open: new Set(), errors: {}, failure: null, said: null }

/** The state after an event. The next change of a question clears its errors, and the last of them the failure. */
export function editorState(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'opened':
      return { ...state, open: new Set(state.open).add(event.key) }
    case 'closed':
      return { ...state, open: new Set([...state.open].filter((key) => key !== event.key)) }
    case 'added':
      return { ...state, open: new Set(state.open).add(event.key), said: null }
    case 'edited': {
      const errors = Object.fromEntries(
        Object.entries(state.errors).filter(([field]) => !isOf(event.key, field)),
      )
      const failure = Object.keys(errors).length === 0 ? null : state.failure
      return { ...state, errors, failure, said: null }
    }
    case 'said':
      return { ...state, said: event.words }
    case 'sent':
      return { ...state, errors: {}, failure: null, said: null }
    case 'refused': {
      const { errors } = event
      const wrong = Object.keys(errors).flatMap((field) => (field.includes('/') ? field.split('/', 1) : []))
      const failure = errors.questions ?? messages.markedQuestions
      return { ...state, errors, failure, open: new Set([...state.open, ...wrong]) }
    }
    case 'failed':
      return { ...state, failure: event.message }
  }
}

/** Whether any field of the question has an error. */
export function isWrong(errors: FieldErrors, key: string): boolean {
  return Object.keys(errors).some((field) => isOf(key, field))
}

function isOf(key: string, field: string): boolean {
  return field.startsWith(`${key}/`)
}
