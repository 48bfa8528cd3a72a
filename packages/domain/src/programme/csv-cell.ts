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

/** A whole CSV file: starts with the byte order mark by which spreadsheets recognise UTF-8, rows end with CR LF. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
