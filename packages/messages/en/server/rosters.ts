/** What is wrong with a file of people, and what happens to its rows. */

import type { RosterRules } from '@shinequo/contract/rosters'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import { lookAtNames } from '../web/rosters.ts'

export { notValid, ROW_RESULTS as RESULTS, twice } from '../web/rosters.ts'

/** Errors at fields. */
export const fieldErrors = {
  file_empty: "Please choose a file that isn't empty",
  file_too_large: 'This file is larger than 5 MB.',
  names_unconfirmed: lookAtNames,
  no_rows: 'This file has no rows below its header.',
  not_csv: "This isn't a CSV file. In your spreadsheet, save it as “CSV UTF-8”.",
  row_required: 'Please name a row of this file',
  too_many_rows: 'This file has more than 10,000 rows.',
  /**
   * The names of columns must stay as they are here, since files use them. `first` and `second` are column numbers, from
   * 1.
   */
  column_twice: ({ column, first, second }) =>
    `Two columns are for ${column}: columns ${first} and ${second}`,
  /** `required` and `missing` are names of columns. */
  columns_missing: ({ missing }) =>
    plural(missing.length, {
      one: `The first row must have a column named ${missing.join(', ')}`,
      other: `The first row must have columns named ${missing.join(', ')}`,
    }),
  /** `row` is the row number that spreadsheets show. */
  quotes_unclosed: ({ row }) =>
    `The quotes in row ${row} don't match: every opening quote needs a closing one.`,
} satisfies FieldSentences<keyof RosterRules>
