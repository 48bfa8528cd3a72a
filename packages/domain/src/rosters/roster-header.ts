import { mailAddress } from '@shinequo/contract/mail-address'
import { type ColumnsFault, type RosterColumns, rosterColumns } from './roster-row.ts'

/** How many rows from the top are searched for the names of the columns: above them, files have titles and dates. */
export const HEADER_WITHIN = 20

/** The row with the names of the columns, from 0, and what it says. */
export type RosterHeader =
  | { readonly at: number; readonly columns: RosterColumns }
  | { readonly at: number; readonly wrong: ColumnsFault }

/**
 * Finds the row that names the columns: the first one with a column for the address, unless a row with an address comes
 * before it. Without one, says what is wrong with the first row that is not empty; undefined if all are.
 */
export function rosterHeader(rows: readonly (readonly string[])[]): RosterHeader | undefined {
  for (const [at, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    const found = rosterColumns(cells)
    if ('columns' in found || found.wrong.code === 'twice') return { at, ...found }
    if (cells.some((cell) => mailAddress(cell) !== null)) break
  }
  const at = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  return at === -1 ? undefined : { at, ...rosterColumns(rows[at] ?? []) }
}

/** How many columns a header names; 0 if it is none. One with a column twice still names two. */
export function columnsNamed(header: RosterHeader | undefined): number {
  if (!header) return 0
  if ('columns' in header) return Object.keys(header.columns).length
  return header.wrong.code === 'twice' ? 2 : 0
}
