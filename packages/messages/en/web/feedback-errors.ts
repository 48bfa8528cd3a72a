/** Errors at the fields of forms of feedback. Apart, so that pages without these forms do not load the names of fields. */
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'

export const fieldErrors = {
  ...fields.textErrors,
  answer_yes_or_no: 'Please answer yes or no',
  one_to_five: 'Please choose from 1 to 5',
  rate_coach: 'Please rate your coach',
  rate_session: 'Please rate the session from 1 to 5',
} satisfies Partial<FieldSentences>
