import * as matching from './en/server/matching.ts'
import * as questionnaire from './en/server/questionnaire.ts'

const ENGLISH = { matching, questionnaire }

/** What the server says in a language. */
export function messagesOf(_locale: 'en'): typeof ENGLISH {
  return ENGLISH
}
