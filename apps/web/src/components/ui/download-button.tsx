import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/error-catalogue.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button, type ButtonKind, type ButtonSize } from './button.tsx'

interface DownloadButtonProps {
  /** An accessible name, if the visible text does not say what is downloaded: 'Download CSV: Coaches'. */
  readonly label?: string
  /** The id of an element that says what the file is about. */
  readonly describedBy?: string
  readonly fileName: string
  /** Loads the file, or the text of a CSV file. */
  readonly load: () => Promise<Blob | string>
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly children: ReactNode
}

/** Fetches a file and saves it. A plain link would not work, because the request needs the access token. */
export function DownloadButton({
  label,
  describedBy,
  fileName,
  load,
  kind = 'ghost',
  size = 'small',
  children,
}: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  async function onClick() {
    setBusy(true)
    try {
      saveFile(await load(), fileName)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Button
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
  )
}
