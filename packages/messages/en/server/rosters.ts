/** What is wrong with a file of people, and what becomes of its rows. */
import type { RosterFate } from '@shinequo/contract/rosters'

/** The names of columns stand in the file as they are here; `first` and `second` count columns from 1. */
export const columnTwice = (column: string, first: number, second: number) =>
  `Two columns are for ${column}: columns ${first} and ${second}`
export const columnsMissing = (required: readonly string[], missing: readonly string[]) =>
  `The first row has to name the columns ${required.join(', ')}. Missing: ${missing.join(', ')}`

/** What becomes of a row; `notValid` and `twice` say more of two of them. */
export const FATES = {
  new: 'New',
  unknown_school: 'New, unknown school (kept as written)',
  invited: 'Invited',
  has_account: 'Already has an account',
  already_invited: 'Already invited',
} satisfies Record<Exclude<RosterFate, 'not_valid' | 'twice'>, string>
/** `problem` is a sentence. */
export const notValid = (problem: string) => `Not valid: ${problem}`
/** The address stands in another row before; null where that is not known. */
export const twice = (row: number | null) => `Twice in this file (row ${row})`
