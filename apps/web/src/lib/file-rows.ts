/** How a file of rows is loaded: what ends it early, and who hears how many rows have come. */
export interface RowsProgress {
  readonly signal: AbortSignal
  readonly onRows: (rows: number) => void
}

/** A file may take as long as it likes, as long as something comes. */
const LONGEST_MS = 3_600_000
/** A file of which nothing came for so long has failed. */
const STALLED_MS = 30_000

/** The extras of a call that loads a CSV file in parts. A response that breaks off fails: there are no half files. */
export function inParts({ signal, onRows }: RowsProgress, stalledMs = STALLED_MS) {
  return { signal, timeoutMs: LONGEST_MS, read: (answer: Response) => readRows(answer, onRows, stalledMs) }
}

async function readRows(
  answer: Response,
  onRows: RowsProgress['onRows'],
  stalledMs: number,
): Promise<string> {
  if (answer.body === null) return ''
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  const parts: string[] = []
  // The first line has the heads.
  let rows = -1
  let last = ''
  for (;;) {
    // Ends the response too, so that what waits for its next part does.
    let stalled = false
    const timer = setTimeout(() => {
      stalled = true
      void reader.cancel()
    }, stalledMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (stalled) throw new Error('Nothing came for too long.')
    const part = decoder.decode(value, { stream: !done })
    parts.push(part)
    rows += linesIn(part, last)
    last = part.at(-1) ?? last
    if (done) return parts.join('')
    onRows(Math.max(0, rows))
  }
}

/** How many lines end in a part. A line ends in CR LF, which may be divided between parts. */
function linesIn(part: string, before: string): number {
  return (before + part).split('\r\n').length - 1
}
