import * as matching from './en/server/matching.ts'
import * as questionnaire from './en/server/questionnaire.ts'

/** What the server says in a language. */
export function messagesOf(_locale: 'en') {
  return { matching, questionnaire }
}
