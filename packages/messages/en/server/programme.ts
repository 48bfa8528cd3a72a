/** Texts in the cells of files with figures. Column headings are not here: other programs read them too. */
import type { ProgrammeRules } from '@shinequo/contract/programme'
import type { FieldSentences } from '@shinequo/contract/rules'
import { termErrors } from '../web/programme-settings.ts'

export { FUNNEL_STEPS, noHours, noRating, notShown, SCHOOL_ROWS } from '../web/programme.ts'

/** Errors at fields. */
export const fieldErrors = {
  booking_unsaid: 'Please choose whom students may book',
  match_confirmed_unsaid: 'Please choose whether only confirmed addresses are matched',
  direct_calls_unsaid: 'Please choose whether calls may go directly',
  ...termErrors,
} satisfies FieldSentences<keyof ProgrammeRules>
