/** The byte order mark by which spreadsheets recognise UTF-8. It is lost when a response is read as text. */
const UTF8_MARK = '\uFEFF'

/** Downloads a file, or the text of a CSV file. */
export function saveFile(file: Blob | string, name: string): void {
  const blob = typeof file === 'string' ? new Blob([UTF8_MARK, file], { type: 'text/csv' }) : file
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read the URL by the next task; revoking it then frees the memory.
  setTimeout(() => URL.revokeObjectURL(url))
}
