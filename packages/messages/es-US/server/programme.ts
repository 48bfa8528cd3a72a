/** Texts in the cells of files with figures. Column headings are not here: other programs read them too. */
import type { ProgrammeRules } from '@shinequo/contract/programme'
import type { FieldSentences } from '@shinequo/contract/rules'
import { termErrors } from '../web/programme-settings.ts'

export { FUNNEL_STEPS, noHours, noRating, notShown, SCHOOL_ROWS } from '../web/programme.ts'

/** Errors at fields. */
export const fieldErrors = {
  booking_unsaid: 'Elige con qué coaches se puede reservar',
  match_confirmed_unsaid: 'Elige si solo se asignan coaches a quienes confirmaron su correo',
  direct_calls_unsaid: 'Elige si las llamadas pueden ir directamente',
  ...termErrors,
} satisfies FieldSentences<keyof ProgrammeRules>
