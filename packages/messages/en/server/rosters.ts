/** What is wrong with a file of people, and what happens to its rows. */
import { plural } from '../locale.ts'

/**
 * The names of columns must stay as they are here, since files use them. `first` and `second` are column numbers, from
 * 1.
 */
export const columnTwice = (column: string, first: number, second: number) =>
  `Two columns are for ${column}: columns ${first} and ${second}`
/** `required` and `missing` are names of columns. */
export const columnsMissing = (_required: readonly string[], missing: readonly string[]) =>
  plural(missing.length, {
    one: `The first row must have a column named ${missing.join(', ')}`,
    other: `The first row must have columns named ${missing.join(', ')}`,
  })

export const fileTooLarge = 'This file is larger than 5 MB.'
export const tooManyRows = 'This file has more than 10,000 rows.'
export const fileEmpty = "Please choose a file that isn't empty"
export const notCsv = "This isn't a CSV file. In your spreadsheet, save it as “CSV UTF-8”."
export const rowRequired = 'Please name a row of this file'
export const noRows = 'This file has no rows below its header.'
/** `row` is the row number that spreadsheets show. */
export const quotesDoNotFit = (row: number) =>
  `The quotes in row ${row} don't match: every opening quote needs a closing one.`
export { lookAtNames as confirmNames, notValid, ROW_RESULTS as RESULTS, twice } from '../web/rosters.ts'
