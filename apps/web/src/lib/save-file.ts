/** The mark by which spreadsheets know UTF-8; reading an answer as text takes it away. */
const UTF8_MARK = '\uFEFF'

/** Saves the text of a CSV file where the browser puts downloads. */
export function saveCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([UTF8_MARK, text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the address by the next turn; then nothing keeps the text any more.
  setTimeout(() => URL.revokeObjectURL(url))
}
