/** What is wrong with a file of people, and what becomes of its rows. */
import type { RosterResult } from '@shinequo/contract/rosters'

/** The names of columns stand in the file as they are here; `first` and `second` count columns from 1. */
export const columnTwice = (column: string, first: number, second: number) =>
  `Two columns are for ${column}: columns ${first} and ${second}`
export const columnsMissing = (required: readonly string[], missing: readonly string[]) =>
  `The first row must name the columns ${required.join(', ')}. Missing: ${missing.join(', ')}`
/** What becomes of a row; `notValid` and `twice` say more of two of them. */
export const RESULTS = {
  new: 'New',
  unknown_school: 'New, unknown school (kept as written)',
  invited: 'Invited',
  has_account: 'Already has an account',
  already_invited: 'Already invited',
} satisfies Record<Exclude<RosterResult, 'not_valid' | 'twice'>, string>
/** `problem` is a sentence. */
export const notValid = (problem: string) => `Not valid: ${problem}`
/** The address stands in another row before; null where that is not known. */
export const twice = (row: number | null) =>
  row === null ? 'Twice in this file' : `Twice in this file (row ${row})`

export const fileTooLarge = 'This file is larger than 5 MB.'
export const tooManyRows = 'This file has more than 10,000 rows.'
export const fileEmpty = "Please choose a file that isn't empty"
export const notCsv = "This isn't a CSV file. In your spreadsheet, save it as “CSV UTF-8”."
export const noRows = 'This file has no rows below its header.'
/** The number of a row as spreadsheets write it. */
export const quotesDoNotFit = (row: number) =>
  `The quotes in row ${row} don't match: every opening quote needs a closing one.`
export { lookAtNames as confirmNames } from '../web/rosters.ts'
