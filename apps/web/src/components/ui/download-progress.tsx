import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/components'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

interface DownloadProgressProps {
  /** What is downloaded. */
  readonly name: string
  readonly rows: number
  /** How many there will be; undefined if nobody knows. */
  readonly total: number | undefined
  readonly onCancel: () => void
}

/** How often somebody who does not see it is told of the progress. */
const SAID_MS = 10_000

/** How many rows of a long file have come, and a button that ends it. */
export function DownloadProgress({ name, rows, total, onCancel }: DownloadProgressProps) {
  const words = messages.rowsLoaded(rows, total ?? null)
  const [said, setSaid] = useState('')
  const next = useRef(0)
  useEffect(() => {
    if (performance.now() < next.current) return
    next.current = performance.now() + SAID_MS
    setSaid(words)
  }, [words])
  return (
    <span className="inline-flex min-h-11 flex-wrap items-center gap-2">
      <span
        role="progressbar"
        aria-label={name}
        aria-valuetext={words}
        {...(total !== undefined && { 'aria-valuenow': Math.min(rows, total), 'aria-valuemax': total })}
        className="text-sm tabular-nums text-muted"
      >
        {words}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
      <Button kind="ghost" size="small" aria-label={messages.cancelDownload} onClick={onCancel}>
        {actions.cancel}
      </Button>
    </span>
  )
}
