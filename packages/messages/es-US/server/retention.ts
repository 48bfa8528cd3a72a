/** What the server replies when somebody changes how long data is kept. */
import type { RetentionRules } from '@shinequo/contract/retention'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'

/** Errors at fields. */
export const fieldErrors = {
  days_invalid: 'Indica un número entero de días',
  days_fixed: ({ days }) =>
    plural(days, {
      one: 'Esto se guarda durante # día, y no se puede cambiar',
      other: 'Esto se guarda durante # días, y no se puede cambiar',
    }),
  /** The numbers are unformatted, as the reader has to type them. */
  days_out_of_range: ({ least, most }) => `Indica un número de días entre ${least} y ${most}`,
} satisfies FieldSentences<keyof RetentionRules>
