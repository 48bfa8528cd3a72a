/** What is wrong with a file of people, and what happens to its rows. */
import type { RosterResult } from '@shinequo/contract/rosters'

/**
 * The names of columns must stay as they are here, since files use them. `first` and `second` are column numbers, from
 * 1.
 */
export const columnTwice = (column: string, first: number, second: number) =>
  `Two columns are for ${column}: columns ${first} and ${second}`
export const columnsMissing = (required: readonly string[], missing: readonly string[]) =>
  `The first row must name the columns ${required.join(', ')}. Missing: ${missing.join(', ')}`
/** What happens to a row. `notValid` and `twice` say more about two of these results. */
export const RESULTS = {
  new: 'New',
  unknown_school: 'New, unknown school (kept as written)',
  invited: 'Invited',
  has_account: 'Already has an account',
  already_invited: 'Already invited',
} satisfies Record<Exclude<RosterResult, 'not_valid' | 'twice'>, string>
/** `problem` is a whole sentence. */
export const notValid = (problem: string) => `Not valid: ${problem}`
/** The same address is in an earlier row. `row` is the number of that row, null if it is not known. */
export const twice = (row: number | null) =>
  row === null ? 'Twice in this file' : `Twice in this file (row ${row})`

export const fileTooLarge = 'This file is larger than 5 MB.'
export const tooManyRows = 'This file has more than 10,000 rows.'
export const fileEmpty = "Please choose a file that isn't empty"
export const notCsv = "This isn't a CSV file. In your spreadsheet, save it as “CSV UTF-8”."
export const noRows = 'This file has no rows below its header.'
/** `row` is the row number that spreadsheets show. */
export const quotesDoNotFit = (row: number) =>
  `The quotes in row ${row} don't match: every opening quote needs a closing one.`
export { lookAtNames as confirmNames } from '../web/rosters.ts'
