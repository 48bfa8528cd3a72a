/** Errors at the fields of forms of feedback. Apart, so that pages without these forms do not load the names of fields. */
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'

export const fieldErrors = {
  ...fields.textErrors,
  answer_yes_or_no: 'Responde sí o no',
  one_to_five: 'Elige de 1 a 5',
  rate_coach: 'Califica a tu coach',
  rate_session: 'Califica la sesión de 1 a 5',
} satisfies Partial<FieldSentences>
