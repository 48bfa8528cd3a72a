/** What a spreadsheet may treat as a formula, including full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** Cells to quote: those with a separator that a spreadsheet may use, and those with a space at either end. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/

/**
 * One cell of a CSV file. A text that a spreadsheet would evaluate as a formula gets an apostrophe in front, which
 * makes it plain text there. Numbers, also negative ones, stay numbers. Null is an empty cell.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type CsvRow = readonly (string | number | null)[]

/** Rows of a CSV file, each ending with CR LF. */
export function csvLines(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** The byte order mark by which spreadsheets recognise UTF-8. A file starts with it. */
export const CSV_START = '\uFEFF'

/** A whole CSV file. */
export function csvText(rows: readonly CsvRow[]): string {
  return CSV_START + csvLines(rows)
}
