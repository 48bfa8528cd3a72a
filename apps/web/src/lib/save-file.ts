/** The mark by which spreadsheets know UTF-8; reading an answer as text takes it away. */
const UTF8_MARK = '\uFEFF'

/** Saves a file, or the text of a CSV file, where the browser puts downloads. */
export function saveFile(file: Blob | string, name: string): void {
  const blob = typeof file === 'string' ? new Blob([UTF8_MARK, file], { type: 'text/csv' }) : file
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the address by the next turn; then nothing keeps the file any more.
  setTimeout(() => URL.revokeObjectURL(url))
}
