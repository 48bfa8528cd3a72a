/** A multipart form with one file in the part `file`, as a browser sends it. */
export function fileForm(content: string | Uint8Array, name = 'roster.csv') {
  const boundary = 'one-file'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content as string),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
