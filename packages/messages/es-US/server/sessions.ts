/** What the server replies about sessions, their rooms and notes. */

import type { FieldSentences } from '@shinequo/contract/rules'
import type { SessionRules } from '@shinequo/contract/sessions'
import * as forms from '../web/sessions.ts'
export const noteDeleted = 'La nota se eliminó.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  after_negative: 'after no puede ser negativo',
  after_number: 'after tiene que ser un número',
  after_whole: 'after tiene que ser un número entero',
  key_invalid: 'key tiene que ser un UUID',
  ticket_kind: 'Un ticket es para una sala o para una página en vivo',
  date_beyond_a_year: 'Elige una fecha de aquí a un año como máximo',
  session_required: '¿Qué sesión?',
  session_unrelated: 'Esta no es una sesión con esta persona',
} satisfies FieldSentences<keyof SessionRules>
