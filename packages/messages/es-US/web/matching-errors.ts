/** Errors at the fields of forms of matching. Apart, so that pages without these forms do not load the names of fields. */
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'

export const fieldErrors = {
  ...fields.textErrors,
  coach_required: 'Elige un coach',
  place_required: 'Elige a qué coach reemplaza',
  reason_required: fields.reasonRequired,
} satisfies Partial<FieldSentences>
