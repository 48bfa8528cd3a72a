/** Errors at the fields of forms about sessions. Apart, so that pages without these forms do not load the names of fields. */
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'

export const fieldErrors = {
  ...fields.textErrors,
  student_reason_required: 'Escribe por qué: tu estudiante lo leerá',
} satisfies Partial<FieldSentences>
