/** What the server replies when somebody changes how long data is kept. */
import type { RetentionRules } from '@shinequo/contract/retention'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'

/** Errors at fields. */
export const fieldErrors = {
  days_invalid: 'Please enter a whole number of days',
  days_fixed: ({ days }) =>
    plural(days, {
      one: "This is kept for # day, which can't be changed",
      other: "This is kept for # days, which can't be changed",
    }),
  /** The numbers are unformatted, as the reader has to type them. */
  days_out_of_range: ({ least, most }) => `Please give a number of days from ${least} to ${most}`,
} satisfies FieldSentences<keyof RetentionRules>
