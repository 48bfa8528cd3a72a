import * as messages from '@shinequo/messages/web/components'
import { Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/error-catalogue.ts'
import type { RowsProgress } from '../../lib/file-rows.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button, type ButtonKind, type ButtonSize } from './button.tsx'
import { DownloadProgress } from './download-progress.tsx'

interface DownloadButtonProps {
  /** An accessible name, if the visible text does not say what is downloaded: 'Download CSV: Coaches'. */
  readonly label?: string
  /** The id of an element that says what the file is about. */
  readonly describedBy?: string
  readonly fileName: string
  /** Loads the file, or the text of a CSV file, of which it may tell how many rows have come. */
  readonly load: (progress: RowsProgress) => Promise<Blob | string>
  /** How many rows there will be; undefined if nobody knows. */
  readonly total?: number | undefined
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly children: ReactNode
}

/** Most files are there sooner, and need no progress. */
const SOON_MS = 1000
/** How often progress is drawn. */
const DRAWN_MS = 250

/**
 * Fetches a file and saves it. A plain link would not work, because the request needs the access token. A long file shows
 * how many rows have come, and can be cancelled.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { label, describedBy, fileName, load, total, kind = 'ghost', size = 'small', children } = props
  const [busy, setBusy] = useState(false)
  const [rows, setRows] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)

  function end(controller: AbortController) {
    if (running.current !== controller) return
    running.current = undefined
    setBusy(false)
    setRows(undefined)
  }

  async function onClick() {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(true)
    let next = performance.now() + SOON_MS
    const onRows = (count: number) => {
      const now = performance.now()
      if (now < next || signal.aborted) return
      next = now + DRAWN_MS
      setRows(count)
    }
    try {
      const file = await load({ signal, onRows })
      if (!signal.aborted) saveFile(file, fileName)
    } catch (error) {
      if (!signal.aborted) toast.error(messageOf(error))
    }
    end(controller)
  }

  function cancel() {
    const controller = running.current
    if (!controller) return
    controller.abort()
    end(controller)
    toast(messages.downloadCancelled)
    // The pressed button is gone.
    button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        kind={kind}
        size={size}
        busy={busy}
        aria-label={label}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {!busy && <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />}
        {children}
      </Button>
      {rows !== undefined && (
        <DownloadProgress name={label ?? fileName} rows={rows} total={total} onCancel={cancel} />
      )}
    </>
  )
}
