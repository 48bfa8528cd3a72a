import type { Locale } from '@shinequo/contract/locales'
import * as messages from '@shinequo/messages/web/questionnaire'
import type { FieldErrors } from '../../lib/form-rules.ts'
import { isOfSpanish } from './questionnaire-draft.ts'

/** What the editor shows in addition to the draft. */
export interface EditorState {
  /** The keys of the open questions. */
  readonly open: ReadonlySet<string>
  /** The language of the wordings that are edited. The rest of a question is edited with the English ones. */
  readonly language: Locale
  /** What the server refused, as returned by `errorsByKey`. */
  readonly errors: FieldErrors
  readonly failure: string | null
  /** What a change did, announced to screen readers. */
  readonly said: string | null
}

export type EditorEvent =
  | { readonly type: 'opened' | 'closed' | 'added' | 'edited'; readonly key: string }
  | { readonly type: 'turned'; readonly language: Locale }
  | { readonly type: 'said'; readonly words: string | null }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly errors: FieldErrors }
  | { readonly type: 'failed'; readonly message: string }

export const INITIAL_STATE: EditorState = {
  open: new Set(),
  language: 'en',
  errors: {},
  failure: null,
  said: null,
}

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
    case 'turned':
      return { ...state, language: event.language }
    case 'said':
      return { ...state, said: event.words }
    case 'sent':
      return { ...state, errors: {}, failure: null, said: null }
    case 'refused': {
      const { errors } = event
      const wrong = Object.keys(errors).flatMap((field) => (field.includes('/') ? field.split('/', 1) : []))
      const failure = errors.questions ?? messages.markedQuestions
      const language = Object.keys(errors).every(isOfSpanish) ? 'es-US' : 'en'
      return { ...state, language, errors, failure, open: new Set([...state.open, ...wrong]) }
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
