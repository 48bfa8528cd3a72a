/** What the server replies about sessions, their rooms and notes. */

import type { FieldSentences } from '@shinequo/contract/rules'
import type { SessionRules } from '@shinequo/contract/sessions'
import * as forms from '../web/sessions.ts'
export const noteDeleted = 'Note deleted.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  after_negative: 'after must not be negative',
  after_number: 'after must be a number',
  after_whole: 'after must be a whole number',
  key_invalid: 'key must be a UUID',
  ticket_kind: 'A ticket is for a room or for a live page',
  date_beyond_a_year: 'Please ask for a date within a year',
  session_required: 'Which session?',
  session_unrelated: "This session isn't with this student",
} satisfies FieldSentences<keyof SessionRules>
