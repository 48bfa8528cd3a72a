import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'

interface AskDialogProps {
  readonly title: string
  /** What is lost. */
  readonly description: ReactNode
  readonly act: string
  readonly busy?: boolean
  readonly error?: unknown
  readonly onAct: () => void
  readonly onClose: () => void
}

/** Asks once before something is lost. */
export function AskDialog({ title, description, act, busy = false, error, onAct, onClose }: AskDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      foot={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" busy={busy} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      {error ? <Note tone="danger">{messageOf(error)}</Note> : null}
    </Dialog>
  )
}
