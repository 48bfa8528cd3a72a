/** What a spreadsheet may take for a formula, in its full-width forms too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** Quoted for every separator that a spreadsheet may choose, and so that no space at an end is lost. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/

/**
 * One cell of a CSV file. A text that a spreadsheet would compute as a formula gets an apostrophe in front, which makes
 * it text there; numbers, also below zero, stay numbers. Null is an empty cell.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A whole CSV file: with the mark by which spreadsheets know UTF-8, rows ended by CR LF. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
